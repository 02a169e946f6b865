"""Why not: what is barred, by which rule, with the figures."""

from __future__ import annotations

from collections.abc import Sequence

from rich.markup import escape

from burghers.cli.play.choices import Choice
from burghers.cli.terminal import Terminal
from burghers.kernel.errors import Refusal
from burghers.kernel.voice import GameVoice

EXAMPLES = 4  # answers named for one kind of reason; the others are counted
MANY = 24  # up to here all are named


class Reasons:
    """Explains to one person what the rules bar."""

    def __init__(self, terminal: Terminal, voice: GameVoice, seats: Sequence[str]) -> None:
        self.terminal = terminal
        self.voice = voice
        self.seats = list(seats)

    def explain(self, answer: str, refusal: Refusal) -> None:
        """One barred answer with its reason."""
        self.terminal.tell("why.not", answer=answer)
        self.terminal.tell("why.reason", rule=refusal.rule, reason=self.voice.refusal(refusal, self.seats))

    def explain_all(self, barred: Sequence[Choice]) -> None:
        """Barred answers by the kind of their reason, the rarest first; each has a number to ask for it by."""
        by_kind: dict[tuple[str, str], list[tuple[Choice, Refusal]]] = {}
        for choice in barred:
            if choice.refusal is not None:
                kind = (choice.refusal.rule, choice.refusal.key)
                by_kind.setdefault(kind, []).append((choice, choice.refusal))
        most = MANY if len(barred) <= MANY else EXAMPLES
        for (rule, _), alike in sorted(by_kind.items(), key=lambda item: len(item[1])):
            by_reason: dict[str, list[Choice]] = {}
            for choice, refusal in alike[:most]:
                by_reason.setdefault(self.voice.refusal(refusal, self.seats), []).append(choice)
            for reason, choices in by_reason.items():
                self.terminal.tell("why.reason", rule=rule, reason=reason)
                self.terminal.lay(*[f"[dim]{choice.mark:>6})[/dim] {escape(choice.sentence)}" for choice in choices])
            if len(alike) > most:
                self.terminal.tell("why.others", rule=rule, number=len(alike) - most)
