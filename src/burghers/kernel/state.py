"""What lies on the table, and what is still to be done."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from burghers.kernel.cloning import twin
from burghers.kernel.facts import digest
from burghers.kernel.fields import Field
from burghers.kernel.move import Move, Moves
from burghers.kernel.native import append, i64, mypyc_attr, vec
from burghers.kernel.note import EVERYONE, Note
from burghers.kernel.step import Step
from burghers.kernel.travel import reduced, same, step_key, to_bytes
from burghers.kernel.vectors import mixed

Self = TypeVar("Self", bound="State")

NOT_ASKED: Final = vec[i64]()
NO_OFFERS: Final[list[Moves]] = []  # shared by all states: replaced, never changed
NO_NOTES: Final[list[Note]] = []


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """The base of every game's state. A subclass adds what lies on the table."""

    def __init__(self, seats: i64, agenda: list[Step[Any]] | None = None) -> None:
        self.seats: Final = seats
        self.agenda: Final[list[Step[Any]]] = [] if agenda is None else agenda  # still owed, the next thing last
        self.options = NOT_ASKED  # of the open Ask; replaced, never changed
        self.offers = NO_OFFERS  # of the open Together, by seat; replaced, never changed
        self.sealed = NOT_ASKED  # answers to the open Together, by seat; replaced, never changed
        self.owing: i64 = 0  # bit per seat that owes an answer; FATE_OWES when fate does
        self.barriers: i64 = 0  # how often somebody has learnt something: undo stops there
        self.causes = NOT_ASKED  # for notes: lengths of the agenda, each with the cause since; replaced, never changed
        self.hearing = False  # clones for search keep no notes
        self.notes = NO_NOTES

    def then(self: Self, *steps: Step[Self]) -> None:
        """Do these next, in reading order, before everything already planned."""
        for i in range(len(steps) - 1, -1, -1):
            self.agenda.append(steps[i])

    def next(self: Self, step: Step[Self]) -> None:
        """Do this next. (``then`` for one step, without the packing.)"""
        self.agenda.append(step)

    def hear(self) -> None:
        """Keep notes of what happens from now on."""
        self.hearing = True
        self.notes = []

    def note(self, what: Move, seat: i64, only: i64 = EVERYONE) -> None:
        """Tell the readers what happened."""
        if self.hearing:
            self.notes.append(Note(what, seat, only))

    def because(self, cause: i64) -> None:
        """Say what brings about whatever happens from here on and whatever is scheduled from here on; 0 for nothing."""
        if self.hearing:
            kept = self.causes[: self._causes_upto(len(self.agenda) - 1)]
            self.causes = append(append(kept, len(self.agenda)), cause)

    def cause(self) -> i64:
        """What brings about what happens now: the cause given when the agenda was as long as now, or shorter."""
        upto = self._causes_upto(len(self.agenda)) if self.hearing else i64(0)
        return self.causes[upto - 1] if upto else i64(0)

    def _causes_upto(self, length: i64) -> i64:
        """Where those causes end that were given while the agenda was no longer than this."""
        end = len(self.causes)
        while end and self.causes[end - 2] > length:
            end -= 2
        return end

    def shown(self) -> None:
        """Say that somebody has just learnt something hidden, so that no undo goes back beyond this."""
        self.barriers += 1

    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.agenda

    def clone(self: Self) -> Self:
        """An equal, independent state that keeps no notes. Compiled games write it out, for speed."""
        return twin(self, State)

    def stands_as(self, other: State) -> None:
        """Be at the same question as another state of the same game."""
        self.options = other.options
        self.offers = other.offers
        self.sealed = other.sealed
        self.owing = other.owing
        self.barriers = other.barriers
        self.causes = other.causes

    def fields(self) -> tuple[Field, ...]:
        """What lies on the table, as declared; nothing where a game declares no fields."""
        return ()

    def numbers(self) -> vec[i64]:
        """Everything on the table as numbers, where fields are declared."""
        return NOT_ASKED

    def digest(self) -> str:
        """A fingerprint of the position, the same for every build."""
        return digest(self)

    def key(self) -> i64:
        """A hash of the position in 64 bits, for tables of a search: the same in every process of one version."""
        return key_of(self.numbers(), self.sealed, self.owing, self.agenda)

    def to_bytes(self) -> bytes:
        """The position in few bytes, for this version of the program; ``Game.from_bytes`` reads it."""
        return to_bytes(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and same(self, other)

    def __hash__(self) -> int:
        return hash(self.key())

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(self)


STEP_KEYS: Final[dict[object, i64]] = {}
MOST_KEYS: Final[i64] = 100_000


def key_of(numbers: vec[i64], sealed: vec[i64], owing: i64, agenda: list[Step[Any]]) -> i64:
    """Mix everything that makes a position; steps never change, so each is looked through once."""
    key = mixed(mixed(7 + owing, numbers), sealed)
    for step in agenda:
        if step not in STEP_KEYS:
            if len(STEP_KEYS) >= MOST_KEYS:
                STEP_KEYS.clear()
            STEP_KEYS[step] = step_key(step)
        key = mixed(key, vec[i64]([STEP_KEYS[step]]))
    return key
