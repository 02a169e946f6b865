"""A toy game with every kind of step, for tests of the kernel alone."""

from __future__ import annotations

from burghers.kernel.errors import Refusal
from burghers.kernel.fate import Odds, even, weighted
from burghers.kernel.move import NOTHING, Move, Moves, Verb, Vocabulary, a_of, coded, number, verb_of, words
from burghers.kernel.native import i64, vec
from burghers.kernel.play import settle
from burghers.kernel.state import State
from burghers.kernel.step import Ask, Chance, Do, InAnyOrder, Seat, Step, Together

TAKE, STOP, ROLL, VOTE, FIRST = range(5)
WORDS = Vocabulary(
    [
        Verb("take", [number("count", 1, 3)]),
        Verb("stop", []),
        Verb("roll", [number("face", 1, 6)]),
        Verb("vote", [words("vote", ["no", "yes"])]),
        Verb("first", [words("thing", ["a", "b", "c"])]),
    ]
)


class Toy(State):
    """A heap, points by seat, and what has happened in order."""

    def __init__(self, seats: int, heap: int) -> None:
        super().__init__(seats)
        self.heap = heap
        self.points = [0] * seats
        self.done: list[int] = []


def toy(*steps: Step[Toy], seats: int = 3, heap: int = 5) -> Toy:
    """A table with these steps to do, settled."""
    s = Toy(seats, heap)
    s.then(*steps)
    settle(s)
    return s


class Mark(Do[Toy]):
    """Writes down that it ran."""

    def __init__(self, what: int) -> None:
        self.what = what

    def run(self, s: Toy) -> None:
        s.done.append(self.what)


class Take(Ask[Toy]):
    """Take one to three from the heap, again and again, until it is empty."""

    def question(self) -> str:
        return "take"

    def rule(self) -> str:
        return "TOY-1.1"

    def options(self, s: Toy) -> Moves:
        return vec[i64]([coded(TAKE, n - 1) for n in range(1, 4) if n <= s.heap])

    def targets(self, s: Toy, seat: Seat) -> list[Move]:
        return [coded(TAKE, n) for n in range(3)]

    def why(self, s: Toy, seat: Seat, move: Move) -> Refusal | None:
        if verb_of(move) == TAKE and a_of(move) < s.heap:
            return None
        return Refusal("TOY-1.1", "heap-too-small", [("needs", a_of(move) + 1), ("has", s.heap)])

    def take(self, s: Toy, move: Move) -> None:
        s.heap -= a_of(move) + 1
        s.points[self.seat] += a_of(move) + 1
        s.next(Take(Seat((self.seat + 1) % s.seats)))


class RollHeap(Chance[Toy]):
    """A die added to the heap; loaded when asked for."""

    def __init__(self, loaded: bool = False) -> None:
        self.loaded = loaded

    def odds(self, s: Toy) -> Odds:
        faces = vec[i64]([coded(ROLL, face) for face in range(6)])
        return weighted(faces, vec[i64]([0, 0, 0, 0, 1, 3])) if self.loaded else even(faces)

    def stream(self) -> str:
        return "die"

    def take(self, s: Toy, outcome: Move) -> None:
        s.heap += a_of(outcome) + 1


class Vote(Together[Toy]):
    """All but seat 0 vote; every yes is a point for seat 0."""

    def options(self, s: Toy, seat: Seat) -> Moves:
        return vec[i64]([coded(VOTE, 0), coded(VOTE, 1)] if seat else [])

    def reveal(self, s: Toy, answers: Moves) -> None:
        assert answers[0] == NOTHING
        s.points[0] += sum(a_of(answer) for answer in answers[1:])
        s.done.append(99)


def any_order(seat: int, *marks: int) -> InAnyOrder[Toy]:
    """Marks to be made in the order of the seat's choice."""
    names = tuple(coded(FIRST, i) for i in range(len(marks)))
    return InAnyOrder(Seat(seat), names, tuple(Mark(mark) for mark in marks), "TOY-2.1")
