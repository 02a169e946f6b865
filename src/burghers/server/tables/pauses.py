"""Time that counts for no clock: a jump of the wall clock, and time in which no server ran."""

from __future__ import annotations

from collections.abc import Iterable

Span = tuple[int, int]  # from one moment to another


class Pauses:
    """All pauses there have been, in order and without overlap."""

    def __init__(self) -> None:
        self.spans: list[Span] = []

    def know(self, spans: Iterable[Span]) -> bool:
        """These are all; whether that is news."""
        merged: list[Span] = []
        for began, ended in sorted(spans):
            if merged and began <= merged[-1][1]:
                merged[-1] = (merged[-1][0], max(ended, merged[-1][1]))
            elif ended > began:
                merged.append((began, ended))
        news, self.spans = merged != self.spans, merged
        return news

    def elapsed(self, begin: int, end: int) -> int:
        """How much time has passed between two moments that counts."""
        paused = sum(max(0, min(end, ended) - max(begin, began)) for began, ended in self.spans)
        return max(0, end - begin - paused)

    def after(self, begin: int, span: int) -> int:
        """The moment at which so much time has passed."""
        at = begin + span
        for began, ended in self.spans:
            if began < at and ended > begin:
                at += ended - max(began, begin)
        return at

    def before(self, end: int, span: int) -> int:
        """The moment since which so much time has passed."""
        at = end - span
        for began, ended in reversed(self.spans):
            if ended > at and began < end:
                at -= min(ended, end) - began
        return at

    def since(self, at: int) -> list[Span]:
        """Those that ended after this moment."""
        return [span for span in self.spans if span[1] > at]
