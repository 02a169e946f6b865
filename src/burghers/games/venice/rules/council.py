"""VEN-4  The councillor: getting tiles."""

from __future__ import annotations

from typing import Final, final

from burghers.games.venice.box import SHAPES
from burghers.games.venice.moves import ENOUGH, STONES_LOST, TAKE, TOOK, TURNED_UP, told
from burghers.games.venice.state import NO_TILE, Venice
from burghers.kernel.errors import Refusal
from burghers.kernel.fate import Odds
from burghers.kernel.move import Move, Moves, a_of, coded, verb_of
from burghers.kernel.native import append, i64, vec
from burghers.kernel.step import Ask, Chance, Seat
from burghers.kernel.vectors import without


@final
class TakeTiles(Ask[Venice]):
    """VEN-4.1  Take one or more tiles from the piles into the reserve; VEN-4.5: at least one that can be paid for."""

    def __init__(self, seat: Seat, stones: i64, taken: bool) -> None:
        super().__init__(seat)
        self.stones: Final = stones  # left on the card; VEN-4.4: they are never saved
        self.taken: Final = taken

    def question(self) -> str:
        return "take-more" if self.taken else "take"

    def rule(self) -> str:
        return "VEN-4.1"

    def figures(self, s: Venice) -> list[tuple[str, int]]:
        return [("stones", self.stones)]

    def options(self, s: Venice) -> Moves:
        """The piles whose top tile can be paid for (VEN-4.2, VEN-4.3); after the first also an end."""
        out = vec[i64]()
        for shape in range(SHAPES):
            tile = s.tops[shape]
            if tile != NO_TILE and s.box.tile_stones[tile] <= self.stones:
                out = append(out, Move(TAKE | shape << 6))
        if len(out) > 0 and self.taken:
            out = append(out, Move(ENOUGH))
        return out

    def targets(self, s: Venice, seat: Seat) -> list[Move]:
        """All piles, and to stop."""
        return [*[coded(TAKE, shape) for shape in range(SHAPES)], coded(ENOUGH)]

    def why(self, s: Venice, seat: Seat, move: Move) -> Refusal | None:
        """Empty, too dear, or too early to stop."""
        if move == coded(ENOUGH):
            return None if self.taken else Refusal("VEN-4.5", "take-one-first")
        if verb_of(move) != TAKE:
            return Refusal(self.rule(), "not-offered")
        tile = s.tops[a_of(move)]
        if tile == NO_TILE:
            return Refusal("VEN-4.6", "pile-empty", [("shape", a_of(move)), ("has", 0)])
        needs = s.box.tile_stones[tile]
        if needs > self.stones:
            return Refusal("VEN-4.3", "too-few-stones", [("tile", tile), ("needs", needs), ("has", self.stones)])
        return None

    def take(self, s: Venice, move: Move) -> None:
        """The tile lies open in the reserve (VEN-2.8), the next may be taken too; VEN-4.4: stones not used are lost."""
        if verb_of(move) == ENOUGH:
            s.note(told(STONES_LOST, self.stones, s.cause()), self.seat)
            return
        left = self.stones - s.box.tile_stones[s.tops[a_of(move)]]
        s.next(TakeTiles(self.seat, left, True))
        take_top(s, self.seat, a_of(move), s.box.tile_stones[s.tops[a_of(move)]])


def take_top(s: Venice, seat: i64, shape: i64, stones: i64) -> None:
    """VEN-4.2  The top tile is taken, for so many stones, and the next one lies open."""
    tile = s.tops[shape]
    s.reserve[seat] = s.box.plus(s.reserve[seat], tile)
    s.note(told(TOOK, tile, stones), seat)
    s.tops[shape] = NO_TILE
    open_next(s, shape)


def open_next(s: Venice, shape: i64) -> None:
    """VEN-4.6  Turn up an unseen tile of the pile, else the first that was put under it; an empty pile stays empty."""
    box = s.box
    if s.unseen >> box.shape_base[shape] & box.shape_bits[shape]:
        s.next(TurnUp(shape))
        return
    for i in range(len(s.under)):
        tile = s.under[i]
        if box.tile_shape[tile] == shape:
            s.under = without(s.under, i)
            s.tops[shape] = tile
            s.note(told(TURNED_UP, tile), -1)
            return


@final
class TurnUp(Chance[Venice]):
    """VEN-2.6  The next tile of a shuffled pile: any of the unseen ones, since nobody has seen their order."""

    def __init__(self, shape: i64) -> None:
        self.shape: Final = shape

    def odds(self, s: Venice) -> Odds:
        """By the copies left unseen."""
        box, shape = s.box, self.shape
        return box.top_odds[shape][s.unseen >> box.shape_base[shape] & box.shape_bits[shape]]

    def stream(self) -> str:
        return "tiles"

    def take(self, s: Venice, outcome: Move) -> None:
        """It is the open one now."""
        tile = a_of(outcome)
        s.unseen = s.box.minus(s.unseen, tile)
        s.tops[self.shape] = tile
        s.note(told(TURNED_UP, tile), -1)
