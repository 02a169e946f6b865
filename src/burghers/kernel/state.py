"""What lies on the table, and what is still to be done."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from burghers.kernel.facts import digest
from burghers.kernel.move import Move
from burghers.kernel.note import EVERYONE, Note
from burghers.kernel.step import Step

Self = TypeVar("Self", bound="State")


class State:
    """The base of every game's state. A subclass adds what lies on the table and a ``clone``."""

    def __init__(
        self,
        seats: int,
        agenda: list[Step[Any]],
        options: list[Move],
        offers: list[list[Move]],
        sealed: list[Move],
        owing: int,
        barriers: int,
    ) -> None:
        self.seats: Final = seats
        self.agenda: Final = agenda  # what the rules still owe, the next thing last
        self.options = options  # of the open Ask; replaced, never changed
        self.offers = offers  # of the open Together, by seat; replaced, never changed
        self.sealed = sealed  # answers to the open Together, by seat; replaced, never changed
        self.owing = owing  # bit per seat that owes an answer; FATE_OWES when fate does
        self.barriers = barriers  # how often somebody has learnt something: undo stops there
        self.hearing = False  # clones for search keep no notes
        self.notes: list[Note] = []

    def then(self: Self, *steps: Step[Self]) -> None:
        """Do these next, in reading order, before everything already planned."""
        for i in range(len(steps) - 1, -1, -1):
            self.agenda.append(steps[i])

    def next(self: Self, step: Step[Self]) -> None:
        """Do this next. (``then`` for one step, without the packing.)"""
        self.agenda.append(step)

    def note(self, what: Move, seat: int, only: int = EVERYONE) -> None:
        """Tell the readers what happened."""
        if self.hearing:
            self.notes.append(Note(what, seat, only))

    def shown(self) -> None:
        """Say that somebody has just learnt something hidden, so that no undo goes back beyond this."""
        self.barriers += 1

    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.agenda

    def clone(self: Self) -> Self:
        """An equal, independent state that keeps no notes."""
        raise NotImplementedError

    def digest(self) -> str:
        """A fingerprint of the position, the same for every build."""
        return digest(self)
