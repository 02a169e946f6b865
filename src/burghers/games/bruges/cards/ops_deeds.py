"""Ops that let their owner do something besides: play, dig, build, recruit, trade."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import COLOURS, Op
from burghers.games.bruges.cards.values import CARD, GUILDER, POINT, USE, WORKER
from burghers.games.bruges.moves import ENOUGH, SELL_CARD, SELL_WORKER, TRADE
from burghers.games.bruges.rules.canals import DigCanal, can_dig
from burghers.games.bruges.rules.houses import discard
from burghers.games.bruges.rules.laying import LayCard, LayTop, RecruitAnother
from burghers.games.bruges.rules.people import gain_guilders, gain_points, pay_guilders, pay_worker
from burghers.games.bruges.rules.turn import PlayAnother
from burghers.games.bruges.state import CARD as NUMBER
from burghers.games.bruges.state import Bruges
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, a_of, coded, verb_of
from burghers.kernel.step import Ask, Seat

FOR_GUILDERS: Final = 0
FOR_WORKERS: Final = 1
FOR_CARDS: Final = 2


@final
class PlayExtra(Op):
    """BRU-5.8  The Messenger family: play another hand card at once."""

    def __init__(self) -> None:
        super().__init__(0, 0)

    def possible(self, s: Bruges, seat: Seat, left: int) -> bool:
        """While cards last."""
        return len(s.hands[seat]) > 0

    def run(self, s: Bruges, seat: Seat, card: int) -> None:
        """Whatever the card leads to comes first."""
        s.next(PlayAnother(seat))

    def worth(self, s: Bruges, seat: int, rounds: int) -> int:
        """The fifth card of the hand."""
        return rounds * (CARD + USE)

    def sentence(self) -> str:
        """Another card."""
        return "play_extra_card"


@final
class BuildCanal(Op):
    """BRU-5.9  The Acrobat family: the next space of either arm without a card."""

    def __init__(self, times: int, may: bool) -> None:
        super().__init__(0, 0)
        self.times: Final = times
        self.may: Final = may

    def possible(self, s: Bruges, seat: Seat, left: int) -> bool:
        """With an arm that can be paid for."""
        return can_dig(s, seat, 0, self.times) or can_dig(s, seat, 1, self.times)

    def run(self, s: Bruges, seat: Seat, card: int) -> None:
        """Which arm is the owner's choice."""
        s.next(DigCanal(seat, self.times, self.may))

    def worth(self, s: Bruges, seat: int, rounds: int) -> int:
        """While the money lasts."""
        return rounds * USE * 2 // self.times

    def sentence(self) -> str:
        """At so many times the price."""
        return "build_canal" if self.times == 1 else "build_canal_dear"

    def figures(self) -> list[tuple[str, int]]:
        """How many times."""
        return [("times", self.times)]


@final
class BuildHouse(Op):
    """BRU-5.23  A house outside the card action, from a stack or the hand, for no worker."""

    def __init__(self, from_stack: bool) -> None:
        super().__init__(0, 0)
        self.from_stack: Final = from_stack

    def possible(self, s: Bruges, seat: Seat, left: int) -> bool:
        """With a card to lay."""
        return s.cards_to_draw() if self.from_stack else len(s.hands[seat]) > 0

    def run(self, s: Bruges, seat: Seat, card: int) -> None:
        """Which card, or which stack."""
        if self.from_stack:
            s.next(LayTop(seat))
        else:
            s.next(LayCard(seat))

    def worth(self, s: Bruges, seat: int, rounds: int) -> int:
        """A point each, and room."""
        return rounds * (POINT + USE)

    def sentence(self) -> str:
        """From where."""
        return "build_house_stack" if self.from_stack else "build_house_hand"


@final
class RecruitExtra(Op):
    """BRU-5.23  Recruit another person at once, for less; it needs an empty house."""

    def __init__(self, discount: int) -> None:
        super().__init__(0, 0)
        self.discount: Final = discount

    def possible(self, s: Bruges, seat: Seat, left: int) -> bool:
        """With a card and a house; whether the money suffices shows only in the question."""
        return s.empty_colours(seat) != 0 and len(s.hands[seat]) > 0

    def run(self, s: Bruges, seat: Seat, card: int) -> None:
        """Whom."""
        s.next(RecruitAnother(seat, self.discount))

    def sentence(self) -> str:
        """For less."""
        return "recruit_extra"

    def figures(self) -> list[tuple[str, int]]:
        """How much less."""
        return [("guilders", self.discount)]


@final
class Trade(Op):
    """BRU-5.23  Give guilders, a worker or a card, and get guilders or points for it, so many times at most."""

    def __init__(self, give: int, number: int, points: int, guilders: int, times: int, may: bool) -> None:
        super().__init__(0, 0)
        self.give: Final = give
        self.number: Final = number  # of guilders; workers and cards go one at a time
        self.points: Final = points
        self.guilders: Final = guilders
        self.times: Final = times
        self.may: Final = may

    def possible(self, s: Bruges, seat: Seat, left: int) -> bool:
        """With something to give."""
        if self.give == FOR_GUILDERS:
            return s.guilders[seat] >= self.number
        return left > 0 if self.give == FOR_WORKERS else len(s.hands[seat]) > 0

    def run(self, s: Bruges, seat: Seat, card: int) -> None:
        """Who activated the person for it is not asked again."""
        if self.give == FOR_GUILDERS and not self.may:
            if s.guilders[seat] >= self.number:
                pay_guilders(s, seat, self.number)
                self.pay_out(s, seat, card)
        else:
            s.next(Offer(seat, card, self.times))

    def pay_out(self, s: Bruges, seat: Seat, card: int) -> None:
        """What comes in return."""
        if self.points:
            gain_points(s, seat, self.points, card)
        if self.guilders:
            gain_guilders(s, seat, self.guilders, card)

    def worth(self, s: Bruges, seat: int, rounds: int) -> int:
        """What it makes better."""
        given = self.number * GUILDER if self.give == FOR_GUILDERS else WORKER if self.give == FOR_WORKERS else CARD
        return rounds * (self.points * POINT + self.guilders * GUILDER - given)

    def sentence(self) -> str:
        """For what."""
        once = "" if self.times == 1 else "_times"
        return ("trade_guilders", "trade_worker", "trade_card")[self.give] + once

    def figures(self) -> list[tuple[str, int]]:
        """How much for how much."""
        what = [("points", self.points), ("guilders", self.guilders)]
        return [*what, ("needs", self.number), ("times", self.times)]


@final
class Offer(Ask[Bruges]):
    """BRU-5.23  Whether, or what, to give for what a person offers."""

    def __init__(self, seat: Seat, person: int, left: int) -> None:
        super().__init__(seat)
        self.person: Final = person
        self.left: Final = left

    def question(self) -> str:
        """A deal?"""
        return "offer"

    def rule(self) -> str:
        """A trade."""
        return "BRU-5.23"

    def figures(self, s: Bruges) -> list[tuple[str, int]]:
        """Whose, and how often still."""
        return [("person", self.person), ("count", self.left)]

    def terms(self, s: Bruges) -> Trade:
        """What the person gives for what."""
        op = s.box.ops[self.person]
        assert isinstance(op, Trade)
        return op

    def options(self, s: Bruges) -> list[Move]:
        """What can be given; and enough, where the player may leave it."""
        terms = self.terms(s)
        out: list[Move] = []
        if terms.give == FOR_GUILDERS:
            if s.guilders[self.seat] >= terms.number:
                out.append(coded(TRADE))
        elif terms.give == FOR_WORKERS:
            for colour in range(COLOURS):
                if s.workers[self.seat * COLOURS + colour]:
                    out.append(coded(SELL_WORKER, colour))
        else:
            for card in s.hands[self.seat]:
                out.append(coded(SELL_CARD, card & NUMBER))
        if out and terms.may:
            out.append(coded(ENOUGH))
        return out

    def targets(self, s: Bruges, seat: Seat) -> list[Move]:
        """The options, and workers the player has not."""
        out = self.options(s)
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
            return Refusal(self.rule(), "no-such-worker", [("colour", a_of(move))])
        return Refusal(self.rule(), "not-offered")

    def take(self, s: Bruges, move: Move) -> None:
        """The next one after it, if it may be done again."""
        verb = verb_of(move)
        if verb == ENOUGH:
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
