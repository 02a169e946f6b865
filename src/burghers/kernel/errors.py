"""Two errors are never one: unreadable, illegal, not yours, stale; and what is wrong with a file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burghers.kernel.native import i64

if TYPE_CHECKING:
    from burghers.kernel.problems import Problem


class Refusal:
    """Why something is not available: the rule, a message key and the figures. Never just False."""

    def __init__(self, rule: str, key: str, figures: list[tuple[str, int]] | None = None) -> None:
        self.rule: Final = rule
        self.key: Final = key
        self.figures: Final = figures or []

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.told() == other.told()

    def __hash__(self) -> int:
        return hash((self.rule, self.key))

    def __repr__(self) -> str:
        return f"Refusal{self.told()}"

    def told(self) -> tuple[str, str, tuple[tuple[str, int], ...]]:
        return (self.rule, self.key, tuple(self.figures))


class PlayError(Exception):
    """Something was asked of a game that it does not do. Nothing has changed."""


class Unreadable(PlayError):
    """This text is no move of this game."""

    def __init__(self, key: str, word: str, text: str) -> None:
        super().__init__(f"{key}: {word[:40]!r} in {text[:80]!r}")
        self.key = key
        self.word = word[:40]


class Illegal(PlayError):
    """The rules do not allow this move now; the refusal says why."""

    def __init__(self, refusal: Refusal) -> None:
        figures = "".join(f", {name} {value}" for name, value in refusal.figures)
        super().__init__(f"{refusal.rule} {refusal.key}{figures}")
        self.refusal = refusal


class NotYours(PlayError):
    """This seat is not asked now."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"seat {seat} is not asked")
        self.seat = seat


class Stale(PlayError):
    """The question this answers is closed."""

    def __init__(self, question: int, open_question: int) -> None:
        super().__init__(f"question {question} is closed; open is {open_question}")
        self.question = question
        self.open_question = open_question


class NoUndo(PlayError):
    """There is nothing this seat may take back."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason  # message key: nothing-to-undo, information-seen, others-moved


class BadSetup(PlayError):
    """No such table: the seats, options or printing do not fit the game."""


class BadRecord(PlayError):
    """A record that is damaged, foreign or untrue."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class Unplayable(BadRecord):
    """A record that is whole, but was played by rules or with a printing that are not here: it can be read as text."""


class BadState(PlayError):
    """Bytes that are no position of this game in this version."""


class BadPrinting(PlayError):
    """A printing file that cannot be used; a reader that goes on to the end gives all its problems."""

    def __init__(self, where: str, reason: str, problems: list[Problem] | None = None) -> None:
        super().__init__(f"{where}: {reason}")
        self.where = where
        self.reason = reason
        self.problems: list[Problem] = problems or []
