"""Workers of a player's choice: taken, exchanged, and handed over."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import COLOURS
from burghers.games.bruges.moves import ENOUGH, GAVE_WORKER, GIVE, GOT_WORKERS, PAID_WORKER, SWAP, WORKER
from burghers.games.bruges.state import Bruges
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, Moves, a_of, b_of, coded, verb_of
from burghers.kernel.native import append, i64, vec
from burghers.kernel.step import Ask, Do, Seat

ANY: Final = vec[i64]([coded(WORKER, colour) for colour in range(COLOURS)])


@final
class ChooseWorkers(Ask[Bruges]):
    """BRU-1.4  Workers of any colours are taken one by one; there are always enough."""

    def __init__(self, seat: Seat, left: i64) -> None:
        super().__init__(seat)
        self.left: Final = left

    def question(self) -> str:
        return "worker"

    def rule(self) -> str:
        return "BRU-5.23"

    def figures(self, s: Bruges) -> list[tuple[str, int]]:
        return [("count", self.left)]

    def options(self, s: Bruges) -> Moves:
        return ANY

    def take(self, s: Bruges, move: Move) -> None:
        """The next one, if there is one to come."""
        if self.left > 1:
            s.next(ChooseWorkers(self.seat, self.left - 1))
        s.workers[self.seat * COLOURS + a_of(move)] += 1
        s.tell(self.seat, GOT_WORKERS, 1, a_of(move), s.cause())


@final
class SwapWorkers(Ask[Bruges]):
    """BRU-5.10  Return any number of workers and take as many in any colours, one exchange after the other."""

    def __init__(self, seat: Seat, left: i64) -> None:
        super().__init__(seat)
        self.left: Final = left  # each worker is exchanged once at most

    def question(self) -> str:
        return "swap"

    def rule(self) -> str:
        return "BRU-5.10"

    def figures(self, s: Bruges) -> list[tuple[str, int]]:
        """How many exchanges are left."""
        return [("count", self.left)]

    def options(self, s: Bruges) -> Moves:
        """Enough, or a worker by its colour for one of another."""
        if not self.left:
            return vec[i64]()
        out = vec[i64]([coded(ENOUGH)])
        for colour in range(COLOURS):
            if s.workers[self.seat * COLOURS + colour]:
                for other in range(COLOURS):
                    if other != colour:
                        out = append(out, coded(SWAP, colour, other))
        return out

    def targets(self, s: Bruges, seat: Seat) -> list[Move]:
        """All colours for all others."""
        pairs = [coded(SWAP, a, b) for a in range(COLOURS) for b in range(COLOURS) if a != b]
        return [coded(ENOUGH), *pairs]

    def why(self, s: Bruges, seat: Seat, move: Move) -> Refusal | None:
        """No such worker."""
        if verb_of(move) != SWAP or a_of(move) == b_of(move):
            return None if move == coded(ENOUGH) else Refusal(self.rule(), "not-offered")
        if not s.workers[seat * COLOURS + a_of(move)]:
            return Refusal(self.rule(), "no-such-worker", [("colour", a_of(move)), ("has", s.worker_count(seat))])
        return None

    def take(self, s: Bruges, move: Move) -> None:
        """Ask again until it is enough."""
        if verb_of(move) == SWAP:
            s.workers[self.seat * COLOURS + a_of(move)] -= 1
            s.workers[self.seat * COLOURS + b_of(move)] += 1
            s.tell(self.seat, PAID_WORKER, a_of(move), s.cause())
            s.tell(self.seat, GOT_WORKERS, 1, b_of(move), s.cause())
            s.next(SwapWorkers(self.seat, self.left - 1))


@final
class HandOver(Do[Bruges]):
    """BRU-5.11  An opponent gives so many workers of own choice, or all if there are fewer."""

    def __init__(self, seat: Seat, to: Seat, left: i64) -> None:
        self.seat: Final = seat
        self.to: Final = to
        self.left: Final = left

    def run(self, s: Bruges) -> None:
        """Only a choice is asked for."""
        if s.worker_count(self.seat) > self.left:
            s.next(GiveWorker(self.seat, self.to, self.left))
            return
        for colour in range(COLOURS):
            for _ in range(s.workers[self.seat * COLOURS + colour]):
                give_worker(s, self.seat, self.to, colour)


@final
class GiveWorker(Ask[Bruges]):
    """BRU-5.11  The victim chooses which workers go."""

    def __init__(self, seat: Seat, to: Seat, left: i64) -> None:
        super().__init__(seat)
        self.to: Final = to
        self.left: Final = left

    def question(self) -> str:
        return "give"

    def rule(self) -> str:
        return "BRU-5.11"

    def figures(self, s: Bruges) -> list[tuple[str, int]]:
        return [("count", self.left)]

    def options(self, s: Bruges) -> Moves:
        """The colours the victim has."""
        out = vec[i64]()
        for colour in range(COLOURS):
            if s.workers[self.seat * COLOURS + colour]:
                out = append(out, coded(GIVE, colour))
        return out

    def targets(self, s: Bruges, seat: Seat) -> list[Move]:
        return [coded(GIVE, colour) for colour in range(COLOURS)]

    def why(self, s: Bruges, seat: Seat, move: Move) -> Refusal | None:
        """No such worker."""
        if verb_of(move) != GIVE:
            return Refusal(self.rule(), "not-offered")
        if not s.workers[seat * COLOURS + a_of(move)]:
            return Refusal(self.rule(), "no-such-worker", [("colour", a_of(move)), ("has", s.worker_count(seat))])
        return None

    def take(self, s: Bruges, move: Move) -> None:
        """Until all are given."""
        if self.left > 1:
            s.next(GiveWorker(self.seat, self.to, self.left - 1))
        give_worker(s, self.seat, self.to, a_of(move))


def give_worker(s: Bruges, seat: i64, to: i64, colour: i64) -> None:
    """A worker changes hands."""
    s.workers[seat * COLOURS + colour] -= 1
    s.workers[to * COLOURS + colour] += 1
    s.tell(seat, GAVE_WORKER, colour, to, s.cause())
