"""VIE-2  Set-up."""

from __future__ import annotations

from typing import Final, final

from burghers.games.vienna.box import FIRST_PLAYER, SYMBOLS
from burghers.games.vienna.moves import BEGIN, BEGINS, CHOSE_START, START_CARD, START_COINS, told
from burghers.games.vienna.rules.display import Refill
from burghers.games.vienna.rules.round import Round
from burghers.games.vienna.state import Vienna
from burghers.kernel.errors import Refusal
from burghers.kernel.fate import Odds, even
from burghers.kernel.move import Move, Moves, a_of, coded, verb_of
from burghers.kernel.native import i64, vec
from burghers.kernel.step import Ask, Chance, Do, Seat


@final
class SetUp(Do[Vienna]):
    """VIE-10.1  Side and first player, start cards, coins, the first display; then rounds until the end."""

    def __init__(self, first: i64) -> None:
        self.first: Final = first  # the seat the host picked, or -1 for chance

    def run(self, s: Vienna) -> None:
        """The whole game, in reading order."""
        if self.first < 0:
            s.then(DrawFirstPlayer(), StartCards(), StartCoins(), Refill(), Round())
        else:
            give_watch(s, self.first)
            s.then(StartCards(), StartCoins(), Refill(), Round())


@final
class DrawFirstPlayer(Chance[Vienna]):
    """VIE-2.2  The first-player card goes to a player drawn at random, unless the host picks one."""

    def odds(self, s: Vienna) -> Odds:
        return even(vec[i64]([coded(BEGIN, seat) for seat in range(s.seats)]))

    def stream(self) -> str:
        return "first"

    def take(self, s: Vienna, outcome: Move) -> None:
        """Hand the watch over."""
        give_watch(s, a_of(outcome))


def give_watch(s: Vienna, seat: i64) -> None:
    """The first player gets the first-player card."""
    s.holder[FIRST_PLAYER] = seat
    s.note(told(BEGINS), seat)


@final
class StartCards(Do[Vienna]):
    """VIE-2.5  Start cards are chosen counter-clockwise from the first player's right; he himself chooses last."""

    def run(self, s: Vienna) -> None:
        """Right neighbour first."""
        seat = Seat(s.holder[FIRST_PLAYER])
        for _ in range(s.seats):  # on the agenda the last one scheduled comes first
            s.next(ChooseStartCard(seat))
            seat = s.left_of(seat)


@final
class ChooseStartCard(Ask[Vienna]):
    """VIE-2.5  Choose one of the start cards that are left, openly."""

    def question(self) -> str:
        return "start-card"

    def rule(self) -> str:
        """The choice of start cards."""
        return "VIE-2.5"

    def options(self, s: Vienna) -> Moves:
        """The cards nobody has, in printed order."""
        return vec[i64]([coded(START_CARD, card) for card in range(len(s.box.start_ids)) if card not in s.start_card])

    def targets(self, s: Vienna, seat: Seat) -> list[Move]:
        return [coded(START_CARD, card) for card in range(len(s.box.start_ids))]

    def why(self, s: Vienna, seat: Seat, move: Move) -> Refusal | None:
        """Somebody else has it."""
        if verb_of(move) != START_CARD:
            return Refusal(self.rule(), "not-offered")
        card = a_of(move)
        if card in s.start_card:
            return Refusal(
                self.rule(), "start-card-taken", [("start_card", card), ("seat", list(s.start_card).index(card))]
            )
        return None

    def take(self, s: Vienna, move: Move) -> None:
        """Lay it open; its symbols count from now on."""
        card = a_of(move)
        s.start_card[self.seat] = card
        for symbol in range(SYMBOLS):
            s.symbols[self.seat * SYMBOLS + symbol] += s.box.start_symbols[card * SYMBOLS + symbol]
        s.note(told(CHOSE_START, card), self.seat)


@final
class StartCoins(Do[Vienna]):
    """VIE-2.6  Each player once takes the coins shown on his start card."""

    def run(self, s: Vienna) -> None:
        """From the bank."""
        for seat in range(s.seats):
            got = s.take_coins(seat, s.box.start_coins[s.start_card[seat]])
            if got:
                s.note(told(START_COINS, got), seat)
