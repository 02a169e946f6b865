"""What an answer costs and brings, told with it: a sentence of the texts' section ``answer``, and its figures."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Terms:
    """The key of the sentence, empty where the move says all; its figures come on top of the move's own blanks."""

    key: str = ""
    figures: list[tuple[str, int]] = field(default_factory=list)


PLAIN = Terms()
