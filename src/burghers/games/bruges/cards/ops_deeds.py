"""Ops that let their owner do something besides: play, dig, build, recruit."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import ARMS, SPACES, Lack, Op
from burghers.games.bruges.cards.lacks import NO_CARD, NO_CARD_LEFT
from burghers.games.bruges.cards.values import CARD, POINT, USE
from burghers.games.bruges.cards.words import Reader
from burghers.games.bruges.rules.canals import DigCanal, can_dig, canal_price
from burghers.games.bruges.rules.laying import LayCard, LayTop, RecruitAnother
from burghers.games.bruges.rules.turn import PlayAnother
from burghers.games.bruges.state import Bruges
from burghers.kernel.native import i64
from burghers.kernel.printing import Entry
from burghers.kernel.step import Seat


@final
class PlayExtra(Op):
    """BRU-5.8  The Messenger family: play another hand card at once."""

    def __init__(self) -> None:
        super().__init__(0, 0)

    def possible(self, s: Bruges, seat: Seat, left: i64) -> bool:
        """While cards last."""
        return len(s.hands[seat]) > 0

    def lack(self, s: Bruges, seat: Seat, left: i64) -> Lack:
        return NO_CARD

    def run(self, s: Bruges, seat: Seat, card: i64) -> None:
        """Whatever the card leads to comes first."""
        s.next(PlayAnother(seat))

    def worth(self, s: Bruges, seat: i64, rounds: i64) -> i64:
        """The fifth card of the hand."""
        return rounds * (CARD + USE)

    def sentence(self) -> str:
        return "play_extra_card"


@final
class BuildCanal(Op):
    """BRU-5.9  The Acrobat family: the next space of either arm without a card."""

    def __init__(self, times: i64, may: bool) -> None:
        super().__init__(0, 0)
        self.times: Final = times
        self.may: Final = may

    def possible(self, s: Bruges, seat: Seat, left: i64) -> bool:
        """With an arm that can be paid for."""
        return can_dig(s, seat, 0, self.times) or can_dig(s, seat, 1, self.times)

    def lack(self, s: Bruges, seat: Seat, left: i64) -> Lack:
        """The cheaper of the arms that are not complete."""
        prices = [
            int(canal_price(s, seat, arm, self.times)) for arm in range(ARMS) if s.tiles[seat * ARMS + arm] < SPACES
        ]
        if not prices:
            return "arms-complete", [("count", ARMS * SPACES)]
        return "effect-canal-too-dear", [("needs", min(prices)), ("has", s.guilders[seat])]

    def run(self, s: Bruges, seat: Seat, card: i64) -> None:
        """Which arm is the owner's choice."""
        s.next(DigCanal(seat, self.times, self.may))

    def worth(self, s: Bruges, seat: i64, rounds: i64) -> i64:
        """While the money lasts."""
        return rounds * USE * 2 // self.times

    def sentence(self) -> str:
        """At so many times the price."""
        return "build_canal" if self.times == 1 else "build_canal_dear"

    def figures(self) -> list[tuple[str, int]]:
        return [("times", self.times)]


@final
class BuildHouse(Op):
    """BRU-5.23  A house outside the card action, from a stack or the hand, for no worker."""

    def __init__(self, from_stack: bool) -> None:
        super().__init__(0, 0)
        self.from_stack: Final = from_stack

    def possible(self, s: Bruges, seat: Seat, left: i64) -> bool:
        """With a card to lay."""
        return s.cards_to_draw() if self.from_stack else len(s.hands[seat]) > 0

    def lack(self, s: Bruges, seat: Seat, left: i64) -> Lack:
        return NO_CARD_LEFT if self.from_stack else NO_CARD

    def run(self, s: Bruges, seat: Seat, card: i64) -> None:
        """Which card, or which stack."""
        if self.from_stack:
            s.next(LayTop(seat))
        else:
            s.next(LayCard(seat))

    def worth(self, s: Bruges, seat: i64, rounds: i64) -> i64:
        """A point each, and room."""
        return rounds * (POINT + USE)

    def sentence(self) -> str:
        return "build_house_stack" if self.from_stack else "build_house_hand"


@final
class RecruitExtra(Op):
    """BRU-5.23  Recruit another person at once, for less; it needs an empty house."""

    def __init__(self, discount: i64) -> None:
        super().__init__(0, 0)
        self.discount: Final = discount

    def possible(self, s: Bruges, seat: Seat, left: i64) -> bool:
        """With a card and a house; whether the money suffices shows only in the question."""
        return s.empty_colours(seat) != 0 and len(s.hands[seat]) > 0

    def lack(self, s: Bruges, seat: Seat, left: i64) -> Lack:
        return ("no-empty-house", [("houses", len(s.houses[seat]))]) if len(s.hands[seat]) > 0 else NO_CARD

    def run(self, s: Bruges, seat: Seat, card: i64) -> None:
        """Whom."""
        s.next(RecruitAnother(seat, self.discount))

    def sentence(self) -> str:
        return "recruit_extra"

    def figures(self) -> list[tuple[str, int]]:
        return [("guilders", self.discount)]


def play_extra_card(effect: Entry, may: bool) -> Op:
    effect.number("n", 1, 1)
    return PlayExtra()


def build_canal(effect: Entry, may: bool) -> Op:
    """A canal without a card."""
    effect.word("colour", ("any",))
    return BuildCanal(effect.number("cost_mult", 1, 9), may)


def build_house(effect: Entry, may: bool) -> Op:
    """A house without the action."""
    effect.number("worker", 0, 0)
    return BuildHouse(effect.word("source", ("pile", "hand")) == "pile")


def recruit_extra(effect: Entry, may: bool) -> Op:
    """A person besides."""
    return RecruitExtra(effect.number("discount", 0, 20))


# The kinds of effects that printings name, and their readers.
DOING: dict[str, Reader] = {
    "play_extra_card": play_extra_card,
    "build_canal": build_canal,
    "build_house": build_house,
    "recruit_extra": recruit_extra,
}
