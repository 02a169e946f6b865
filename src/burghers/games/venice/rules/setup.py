"""VEN-2  Set-up."""

from __future__ import annotations

from typing import Final, final

from burghers.games.venice.box import SHAPES, hand_listed
from burghers.games.venice.moves import BEGIN, BEGINS, DEALT, told
from burghers.games.venice.rules.council import TurnUp, take_top
from burghers.games.venice.rules.round import Round
from burghers.games.venice.rules.secrets import deal_known, in_hands
from burghers.games.venice.state import NOBODY, Venice
from burghers.kernel.fate import Odds, even
from burghers.kernel.move import Move, a_of, coded
from burghers.kernel.step import Chance, Do, Seat


@final
class SetUp(Do[Venice]):
    """VEN-2.1  Board and supply are laid out; then the first player, the hands, the piles, the first tiles."""

    def __init__(self, first: int) -> None:
        self.first: Final = first  # the seat the host picked, or NOBODY for chance

    def run(self, s: Venice) -> None:
        """VEN-2.10  Then rounds until all pillars are on the board."""
        s.then(DealHands(), LayPiles(), FirstTiles(0), Round())
        if self.first == NOBODY:
            s.next(DrawFirstPlayer())
        else:
            s.first = self.first
            s.note(told(BEGINS), self.first)


@final
class DrawFirstPlayer(Chance[Venice]):
    """VEN-2.4  The start player card goes to a player drawn at random, unless the host picks one."""

    def odds(self, s: Venice) -> Odds:
        """Every seat alike."""
        return even([coded(BEGIN, seat) for seat in range(s.seats)])

    def stream(self) -> str:
        """Drawn once."""
        return "first"

    def take(self, s: Venice, outcome: Move) -> None:
        """It lies open before him."""
        s.first = a_of(outcome)
        s.note(told(BEGINS), s.first)


@final
class DealHands(Do[Venice]):
    """VEN-2.5  The cards are shuffled, five dealt to each player; none is left over."""

    def run(self, s: Venice) -> None:
        """One card at a time, seat by seat."""
        for seat in range(s.seats - 1, -1, -1):
            deal = DealCard(Seat(seat))
            for _ in range(s.box.hand_size):
                s.next(deal)


@final
class DealCard(Chance[Venice]):
    """VEN-2.2  Only the cards marked for this number of players are in the game."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def odds(self, s: Venice) -> Odds:
        """Any card not dealt yet."""
        pile = s.box.in_game[s.seats] & ~in_hands(s)
        return even(hand_listed(s.box.deal_moves, pile))

    def stream(self) -> str:
        """The action cards."""
        return "cards"

    def take(self, s: Venice, outcome: Move) -> None:
        """Seen by its holder only."""
        card = a_of(outcome)
        s.hold(self.seat, card)
        deal_known(s, self.seat, card)
        s.note(told(DEALT, card), self.seat, self.seat)


@final
class LayPiles(Do[Venice]):
    """VEN-2.6  The tiles are sorted by shape and shuffled; every pile lies face up."""

    def run(self, s: Venice) -> None:
        """The top tiles are turned up, pile by pile."""
        for shape in range(SHAPES - 1, -1, -1):
            s.next(TurnUp(shape))


@final
class FirstTiles(Do[Venice]):
    """VEN-2.7  Beginning with the first player, each takes one tile of 2 stones and one of 4 from the piles."""

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def run(self, s: Venice) -> None:
        """Each pile once; the next tile is turned up before the next player takes his."""
        shapes = len(s.box.start_shapes)
        if self.turn < s.seats * shapes:
            s.next(FirstTiles(self.turn + 1))
            take_top(s, (s.first + self.turn // shapes) % s.seats, s.box.start_shapes[self.turn % shapes])
