"""The steps of the agenda: what the rules still owe the table.

A step never changes once made, so clones share steps. It is popped before it is answered, and only its own method
runs. ``then(a, b, c)`` schedules in reading order. A question without an option lapses: "if you can" needs no code,
and "you must" is the absence of an option to decline.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final, Generic, NewType, TypeVar

from burghers.kernel.errors import Refusal
from burghers.kernel.fate import Fate, Odds
from burghers.kernel.move import NOTHING, Move, Moves
from burghers.kernel.native import i64, mypyc_attr, vec
from burghers.kernel.vectors import place_of

if TYPE_CHECKING:
    from burghers.kernel.state import State

Seat = NewType("Seat", i64)
FATE: Final = Seat(-1)  # chance is a player
FATE_OWES: Final[i64] = -1  # in place of the bit mask of seats

S = TypeVar("S", bound="State")


SPELT: Final[dict[str, str]] = {}  # asked for millions of times, of a few names


def spelt(name: str) -> str:
    """``ThrowAgain`` as ``throw-again``."""
    found = SPELT.get(name)
    if found is None:
        found = "".join([f"-{letter.lower()}" if letter.isupper() else letter for letter in name]).lstrip("-")
        SPELT[name] = found
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something the rules still owe the table."""

    def met(self, s: S) -> bool:
        """Bring this step about as far as possible without an answer; True when it waits for one."""
        raise NotImplementedError

    def answer(self, s: S, seat: Seat, move: Move) -> None:
        """Take an answer that is known to be legal."""
        raise NotImplementedError

    def legal(self, s: S, seat: Seat) -> Moves:
        """The answers open to a seat that is asked."""
        return vec[i64]()

    def question(self) -> str:
        """The key of the sentence that puts this question to a person; by default its class, in-this-form."""
        return spelt(type(self).__name__)

    def rule(self) -> str:
        """The rule that asks: by default the one the docstring of the class begins with."""
        first, gap, _ = (type(self).__doc__ or "").partition("  ")
        return first if gap and " " not in first else ""

    def figures(self, s: S) -> list[tuple[str, int]]:
        """The figures for the blanks in the question's sentence."""
        return []

    def targets(self, s: S, seat: Seat) -> list[Move]:
        """Every answer a person may look for here: the legal ones, and those that are barred by a rule."""
        return [Move(move) for move in self.legal(s, seat)]

    def accepts(self, s: S, seat: Seat, move: Move) -> bool:
        """Whether this may be answered now."""
        return place_of(self.legal(s, seat), move) >= 0

    def why(self, s: S, seat: Seat, move: Move) -> Refusal | None:
        """Why this is no answer now; None when it is one."""
        return None if self.accepts(s, seat, move) else Refusal(self.rule(), "not-offered")


@mypyc_attr(allow_interpreted_subclasses=True)
class Do(Step[S]):
    """Nobody decides: the rule book says what happens."""

    def run(self, s: S) -> None:
        """Carry the rule out."""
        raise NotImplementedError

    def met(self, s: S) -> bool:
        """Carry it out; nothing to wait for."""
        s.agenda.pop()
        self.run(s)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[S]):
    """A question to one seat. A question without an option lapses."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def options(self, s: S) -> Moves:
        """The legal answers, in a stated order; must not change the state."""
        raise NotImplementedError

    def take(self, s: S, move: Move) -> None:
        """Carry the answer out."""
        raise NotImplementedError

    def met(self, s: S) -> bool:
        """Wait, unless there is nothing to choose from."""
        options = self.options(s)
        if len(options) > 0:
            s.options = options
            s.owing = 1 << self.seat
            return True
        s.agenda.pop()
        return False

    def answer(self, s: S, seat: Seat, move: Move) -> None:
        """The question is off the agenda before its answer is carried out."""
        s.agenda.pop()
        s.owing = 0
        self.take(s, move)

    def legal(self, s: S, seat: Seat) -> Moves:
        """The options found when the question was met."""
        return s.options


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[S]):
    """A question to fate: outcomes with whole-number weights."""

    def odds(self, s: S) -> Odds:
        """The outcomes, in a stated order, with their weights; at least one."""
        raise NotImplementedError

    def chance_of(self, s: S, outcome: Move) -> Fraction:
        """Exactly how likely this outcome is; 0 for what cannot happen now."""
        chances = self.odds(s)
        for i in range(len(chances.outcomes)):
            if chances.outcomes[i] == outcome:
                return Fraction(int(chances.weights[i]) if len(chances.weights) else 1, int(chances.total))
        return Fraction(0)

    def told(self, outcome: Move) -> Moves:
        """What fate says by it, one thing after the other: mostly this alone."""
        return vec[i64]([outcome])

    def stream(self) -> str:
        """The named stream of chance this draws from: by default one for all steps of this class."""
        return spelt(type(self).__name__)

    def tickets(self) -> i64:
        """How many numbers of its stream one answer takes."""
        return 1

    def draw(self, s: S, fate: Fate) -> Move:
        """What fate says; the state does not change."""
        chances = self.odds(s)
        return chances.at(fate.below(chances.total, self.stream()))

    def take(self, s: S, outcome: Move) -> None:
        """Carry the outcome out."""
        raise NotImplementedError

    def met(self, s: S) -> bool:
        """Wait for fate."""
        s.owing = FATE_OWES
        return True

    def answer(self, s: S, seat: Seat, move: Move) -> None:
        """Whatever fate says, somebody learns something: no undo beyond this."""
        s.agenda.pop()
        s.owing = 0
        s.barriers += 1
        self.take(s, move)

    def legal(self, s: S, seat: Seat) -> Moves:
        """The possible outcomes: those with any weight."""
        return self.odds(s).possible()


@mypyc_attr(allow_interpreted_subclasses=True)
class AtOnce(Chance[S]):
    """All dice of one roll or all cards of one draw: one question, for nobody can act between them.

    Each still has a ticket of its own, so that a secret says the same as when each was asked for by itself. Records of
    before 0.2 tell them so; ``apart`` is for them.
    """

    def apart(self) -> tuple[Chance[S], ...]:
        """The same dice or cards, each a question of its own."""
        raise NotImplementedError

    def tickets(self) -> i64:
        """One for each die or card."""
        raise NotImplementedError

    def draw(self, s: S, fate: Fate) -> Move:
        """One ticket after the other; nobody has to list the odds for it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[S]):
    """One question to all seats that have an option; answers stay sealed until the last is in."""

    def options(self, s: S, seat: Seat) -> Moves:
        """The legal answers of one seat; empty when it is not asked."""
        raise NotImplementedError

    def reveal(self, s: S, answers: Moves) -> None:
        """Carry all answers out at once, by seat; NOTHING from a seat that was not asked."""
        raise NotImplementedError

    def met(self, s: S) -> bool:
        """Open the question to all, wait for the last answer, then reveal."""
        if len(s.sealed) == 0:
            owing: i64 = 0
            offers: list[Moves] = []
            for i in range(s.seats):
                offer = self.options(s, Seat(i))
                offers.append(offer)
                if len(offer) > 0:
                    owing |= 1 << i
            s.offers = offers
            s.sealed = vec[i64]([NOTHING] * s.seats)
            s.owing = owing
        if s.owing:
            return True
        answers = s.sealed
        s.sealed = vec[i64]()
        s.offers = []
        s.agenda.pop()
        s.barriers += 1
        self.reveal(s, answers)
        return False

    def answer(self, s: S, seat: Seat, move: Move) -> None:
        """Seal one answer. The list is replaced, not changed: clones share it."""
        sealed = s.sealed[:]
        sealed[seat] = move
        s.sealed = sealed
        s.owing &= ~(1 << seat)

    def legal(self, s: S, seat: Seat) -> Moves:
        """The options found when the question was opened."""
        return s.offers[seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class InAnyOrder(Ask[S]):
    """Several things one seat brings about in the order of its choice; each is named by a move."""

    def __init__(self, seat: Seat, names: tuple[Move, ...], steps: tuple[Step[S], ...], by_rule: str) -> None:
        super().__init__(seat)
        self.names: Final = names
        self.steps: Final = steps
        self.by_rule: Final = by_rule

    def question(self) -> str:
        """Which comes first?"""
        return "in-any-order"

    def rule(self) -> str:
        """The rule that leaves the order open."""
        return self.by_rule

    def options(self, s: S) -> Moves:
        """Each of them may come first."""
        return vec[i64](list(self.names))

    def take(self, s: S, move: Move) -> None:
        """The chosen one first, then the others in any order; the last needs no question."""
        i = self.names.index(move)
        names = self.names[:i] + self.names[i + 1 :]
        steps = self.steps[:i] + self.steps[i + 1 :]
        if len(steps) == 1:
            s.then(self.steps[i], steps[0])
        elif steps:
            s.then(self.steps[i], InAnyOrder(self.seat, names, steps, self.by_rule))
        else:
            s.then(self.steps[i])
