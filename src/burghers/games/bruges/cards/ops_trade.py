"""Ops that take something and give something else for it."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import COLOURS, Lack, Op
from burghers.games.bruges.cards.lacks import NO_CARD, NO_OTHER_WORKER
from burghers.games.bruges.cards.values import CARD, GUILDER, POINT, WORKER
from burghers.games.bruges.cards.words import Reader
from burghers.games.bruges.moves import DECLINED, ENOUGH, SELL_CARD, SELL_WORKER, TRADE
from burghers.games.bruges.rules.houses import discard
from burghers.games.bruges.rules.people import gain_guilders, gain_points, pay_guilders, pay_worker
from burghers.games.bruges.state import CARD as NUMBER
from burghers.games.bruges.state import Bruges
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, Moves, a_of, coded, verb_of
from burghers.kernel.native import append, i64, vec
from burghers.kernel.printing import Entry
from burghers.kernel.step import Ask, Seat

FOR_GUILDERS: Final[i64] = 0
FOR_WORKERS: Final[i64] = 1
FOR_CARDS: Final[i64] = 2


@final
class Trade(Op):
    """BRU-5.23  Give guilders, a worker or a card, and get guilders or points for it, so many times at most."""

    def __init__(self, give: i64, number: i64, points: i64, guilders: i64, times: i64, may: bool) -> None:
        super().__init__(0, 0)
        self.give: Final = give
        self.number: Final = number  # of guilders; workers and cards go one at a time
        self.points: Final = points
        self.guilders: Final = guilders
        self.times: Final = times
        self.may: Final = may

    def possible(self, s: Bruges, seat: Seat, left: i64) -> bool:
        """With something to give."""
        if self.give == FOR_GUILDERS:
            return s.guilders[seat] >= self.number
        return left > 0 if self.give == FOR_WORKERS else len(s.hands[seat]) > 0

    def lack(self, s: Bruges, seat: Seat, left: i64) -> Lack:
        if self.give == FOR_GUILDERS:
            return "effect-too-dear", [("needs", self.number), ("has", s.guilders[seat])]
        return NO_OTHER_WORKER if self.give == FOR_WORKERS else NO_CARD

    def run(self, s: Bruges, seat: Seat, card: i64) -> None:
        """Who activated the person for it is not asked again."""
        if self.give == FOR_GUILDERS and not self.may:
            if s.guilders[seat] >= self.number:
                pay_guilders(s, seat, self.number)
                self.pay_out(s, seat, card)
        else:
            s.next(Offer(seat, card, self.times))

    def pay_out(self, s: Bruges, seat: Seat, card: i64) -> None:
        """What comes in return."""
        if self.points:
            gain_points(s, seat, self.points, card)
        if self.guilders:
            gain_guilders(s, seat, self.guilders, card)

    def worth(self, s: Bruges, seat: i64, rounds: i64) -> i64:
        """What it makes better."""
        given = self.number * GUILDER if self.give == FOR_GUILDERS else WORKER if self.give == FOR_WORKERS else CARD
        return rounds * (self.points * POINT + self.guilders * GUILDER - given)

    def sentence(self) -> str:
        once = "" if self.times == 1 else "_times"
        return ("trade_guilders", "trade_worker", "trade_card")[self.give] + once

    def figures(self) -> list[tuple[str, int]]:
        """How much for how much."""
        what = [("points", self.points), ("guilders", self.guilders)]
        return [*what, ("needs", self.number), ("times", self.times)]


@final
class Offer(Ask[Bruges]):
    """BRU-5.23  Whether, or what, to give for what a person offers."""

    def __init__(self, seat: Seat, person: i64, left: i64) -> None:
        super().__init__(seat)
        self.person: Final = person
        self.left: Final = left

    def question(self) -> str:
        return "offer"

    def rule(self) -> str:
        return "BRU-5.23"

    def figures(self, s: Bruges) -> list[tuple[str, int]]:
        """Whose, and how often still."""
        return [("person", self.person), ("count", self.left)]

    def terms(self, s: Bruges) -> Trade:
        """What the person gives for what."""
        for op in s.box.parts[self.person]:
            if isinstance(op, Trade):
                return op
        raise AssertionError("a person that offers nothing")

    def options(self, s: Bruges) -> Moves:
        """What can be given; and enough, where the player may leave it."""
        terms = self.terms(s)
        out = vec[i64]()
        if terms.give == FOR_GUILDERS:
            if s.guilders[self.seat] >= terms.number:
                out = append(out, coded(TRADE))
        elif terms.give == FOR_WORKERS:
            for colour in range(COLOURS):
                if s.workers[self.seat * COLOURS + colour]:
                    out = append(out, coded(SELL_WORKER, colour))
        else:
            for card in s.hands[self.seat]:
                out = append(out, coded(SELL_CARD, card & NUMBER))
        if len(out) > 0 and terms.may:
            out = append(out, coded(ENOUGH))
        return out

    def targets(self, s: Bruges, seat: Seat) -> list[Move]:
        """The options, and workers the player has not."""
        out = [Move(move) for move in self.options(s)]
        if self.terms(s).give == FOR_WORKERS:
            for colour in range(COLOURS):
                if not s.workers[seat * COLOURS + colour]:
                    out.append(coded(SELL_WORKER, colour))
        return out

    def why(self, s: Bruges, seat: Seat, move: Move) -> Refusal | None:
        """Nothing of the kind to give."""
        if move in self.options(s):
            return None
        if verb_of(move) == SELL_WORKER:
            return Refusal(self.rule(), "no-such-worker", [("colour", a_of(move)), ("has", s.worker_count(seat))])
        return Refusal(self.rule(), "not-offered")

    def take(self, s: Bruges, move: Move) -> None:
        """The next one after it, if it may be done again."""
        verb = verb_of(move)
        if verb == ENOUGH:
            s.tell(self.seat, DECLINED, s.cause())
            return
        terms = self.terms(s)
        if self.left > 1:
            s.next(Offer(self.seat, self.person, self.left - 1))
        if verb == TRADE:
            pay_guilders(s, self.seat, terms.number)
        elif verb == SELL_WORKER:
            pay_worker(s, self.seat, a_of(move))
        else:
            discard(s, self.seat, a_of(move))
        terms.pay_out(s, self.seat, self.person)


def trade(effect: Entry, may: bool) -> Op:
    got = effect.number("get_n", 1, 20)
    points, guilders = (got, 0) if effect.word("get", ("points", "guilders")) == "points" else (0, got)
    give = ("guilders", "workers_any", "cards").index(effect.word("give", ("guilders", "workers_any", "cards")))
    number = effect.number("give_n", 1, 20 if give == 0 else 1)
    times = effect.number("times", 1, 9 if may else 1)
    return Trade(give, number, points, guilders, times, may)


# The kinds of effects that printings name, and their readers.
DOING: dict[str, Reader] = {
    "trade": trade,
}
