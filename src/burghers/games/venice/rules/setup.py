"""VEN-2  Set-up."""

from __future__ import annotations

from typing import Final, final

from burghers.games.venice.box import SHAPES
from burghers.games.venice.moves import BEGIN, BEGINS, DEAL, DEAL_HAND, DEALT, TOOK, TURN_UP, hand_listed, told
from burghers.games.venice.rules.council import TurnUp, take_top
from burghers.games.venice.rules.round import Round
from burghers.games.venice.rules.secrets import deal_known, in_hands
from burghers.games.venice.state import NO_TILE, NOBODY, Venice
from burghers.kernel.deals import draw_next
from burghers.kernel.fate import Odds, even, weighted
from burghers.kernel.move import Move, a_of, coded
from burghers.kernel.native import i64, vec
from burghers.kernel.step import Chance, Do, Seat


@final
class SetUp(Do[Venice]):
    """VEN-2.1  Board and supply are laid out; then the first player, the hands, the piles, the first tiles."""

    def __init__(self, first: i64) -> None:
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
        return even(vec[i64]([coded(BEGIN, seat) for seat in range(s.seats)]))

    def stream(self) -> str:
        return "first"

    def take(self, s: Venice, outcome: Move) -> None:
        """It lies open before him."""
        s.first = a_of(outcome)
        s.note(told(BEGINS), s.first)


@final
class DealHands(Do[Venice]):
    """VEN-2.5  The cards are shuffled, five dealt to each player; none is left over."""

    def run(self, s: Venice) -> None:
        """Seat by seat."""
        for seat in range(s.seats - 1, -1, -1):
            cards: list[Chance[Venice]] = [DealCard(Seat(seat))] * s.box.hand_size
            draw_next(s, DEAL_HAND, DEAL, cards, rising=True)


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
            if s.box.shape_bits[shape]:
                s.next(TurnUp(shape))


@final
class FirstTiles(Do[Venice]):
    """VEN-2.7  Beginning with the first player, each takes a tile of 2 stones and 2 arms and one of 4 stones and 7."""

    def __init__(self, turn: i64) -> None:
        self.turn: Final = turn

    def run(self, s: Venice) -> None:
        """From the top of a pile; where no top has these figures, one is searched for. The next tile is turned up
        before the next player takes his."""
        wanted = len(s.box.first_tiles)
        if self.turn < s.seats * wanted:
            s.next(FirstTiles(self.turn + 1))
            seat = (s.first + self.turn // wanted) % s.seats
            for shape in range(SHAPES):
                if s.tops[shape] != NO_TILE and is_first(s, s.tops[shape], self.turn % wanted):
                    take_top(s, seat, shape, 0)
                    return
            s.next(SearchTile(Seat(seat), self.turn % wanted))


def is_first(s: Venice, tile: i64, wanted: i64) -> bool:
    """Whether a tile has the figures of a first tile."""
    figures = s.box.first_tiles[wanted]
    return s.box.tile_stones[tile] == figures[0] and s.box.tile_arms[tile] == figures[1]


@final
class SearchTile(Chance[Venice]):
    """VEN-2.7  A first tile that lies on top of no pile is searched for below (VEN-R35)."""

    def __init__(self, seat: Seat, wanted: i64) -> None:
        self.seat: Final = seat
        self.wanted: Final = wanted

    def odds(self, s: Venice) -> Odds:
        """Any unseen one with these figures, by its copies."""
        tiles: list[i64] = []
        for tile in range(len(s.box.tile_ids)):
            if is_first(s, tile, self.wanted) and s.box.has(s.unseen, tile):
                tiles.append(tile)
        outcomes = vec[i64]([coded(TURN_UP, tile) for tile in tiles])
        return weighted(outcomes, vec[i64]([s.box.copies_in(s.unseen, tile) for tile in tiles]))

    def stream(self) -> str:
        return "tiles"

    def take(self, s: Venice, outcome: Move) -> None:
        """Straight into the reserve."""
        tile = a_of(outcome)
        s.unseen = s.box.minus(s.unseen, tile)
        s.reserve[self.seat] = s.box.plus(s.reserve[self.seat], tile)
        s.note(told(TOOK, tile, 0), self.seat)
