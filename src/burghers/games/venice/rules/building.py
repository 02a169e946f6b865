"""VEN-6  The architect: building."""

from __future__ import annotations

from typing import Final, final

from burghers.games.venice.box import SHAPES
from burghers.games.venice.moves import SITE, STONES_LOST, TILE, TURN, told
from burghers.games.venice.rules.grid import SPACES, listed
from burghers.games.venice.rules.refusals import why_no_site
from burghers.games.venice.rules.scoring import LayTile
from burghers.games.venice.rules.sites import fits, fits_somewhere, sites, turns
from burghers.games.venice.state import Venice
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, Moves, a_of, coded, verb_of
from burghers.kernel.native import append, i64, vec
from burghers.kernel.step import Ask, Do, Seat


@final
class ChooseTile(Ask[Venice]):
    """VEN-6.7  Build a tile of the reserve that can be paid for; this must go on while stones are left for one that
    fits."""

    def __init__(self, seat: Seat, stones: i64, lawyer: bool) -> None:
        super().__init__(seat)
        self.stones: Final = stones  # VEN-6.6: all tiles of the action together
        self.lawyer: Final = lawyer  # VEN-9.6: one tile of exactly so many

    def question(self) -> str:
        """VEN-6.1  Which tile of the reserve?"""
        return "tile"

    def rule(self) -> str:
        return "VEN-9.6" if self.lawyer else "VEN-6.7"

    def figures(self, s: Venice) -> list[tuple[str, int]]:
        return [("stones", self.stones)]

    def options(self, s: Venice) -> Moves:
        """The tiles, in printed order, that can be paid for and fit somewhere (VEN-6.5)."""
        box = s.box
        bag = s.reserve[self.seat]
        out = vec[i64]()
        if not bag:
            return out
        for shape in range(SHAPES):
            if not bag >> box.shape_base[shape] & box.shape_bits[shape]:
                continue
            room: i64 = -1
            for tile in range(box.shape_first[shape], box.shape_first[shape + 1]):
                if bag >> box.tile_base[tile] & 1 and self.pays(box.tile_stones[tile]):
                    if room < 0:
                        room = 1 if fits_somewhere(s, shape) else 0
                    if room == 0:
                        break
                    out = append(out, Move(TILE | tile << 6))
        return out

    def pays(self, stones: i64) -> bool:
        """VEN-6.6  Whether the stones pay for it; VEN-9.6: the lawyer builds exactly so dear a tile."""
        return stones == self.stones if self.lawyer else stones <= self.stones

    def targets(self, s: Venice, seat: Seat) -> list[Move]:
        return [coded(TILE, t) for t in range(len(s.box.tile_ids)) if s.box.has(s.reserve[seat], t)]

    def why(self, s: Venice, seat: Seat, move: Move) -> Refusal | None:
        """Not in reserve, too dear, or no room."""
        if verb_of(move) != TILE:
            return Refusal("VEN-6.7", "must-build") if not self.lawyer else Refusal("VEN-9.6", "not-offered")
        tile = a_of(move)
        if not s.box.has(s.reserve[seat], tile):
            return Refusal("VEN-6.1", "no-such-tile", [("tile", tile)])
        needs = s.box.tile_stones[tile]
        if not self.pays(needs):
            figures = [("tile", tile), ("needs", needs), ("has", self.stones)]
            return (
                Refusal("VEN-9.6", "lawyer-stones", figures)
                if self.lawyer
                else Refusal("VEN-6.6", "too-few-stones", figures)
            )
        if not fits_somewhere(s, s.box.tile_shape[tile]):
            return Refusal("VEN-6.5", "no-room-for-tile", [("tile", tile)])
        return None

    def take(self, s: Venice, move: Move) -> None:
        """Where it goes is asked next; then, while stones are left, for another tile."""
        tile = a_of(move)
        if not self.lawyer:
            s.next(GoOnBuilding(self.seat, self.stones - s.box.tile_stones[tile]))
        s.next(ChooseSite(self.seat, tile, self.lawyer))


@final
class GoOnBuilding(Do[Venice]):
    """VEN-6.8  Stones that cannot be used are lost."""

    def __init__(self, seat: Seat, stones: i64) -> None:
        self.seat: Final = seat
        self.stones: Final = stones

    def run(self, s: Venice) -> None:
        """Ask on; without a tile they pay for and that fits, the question lapses."""
        if self.stones:
            more = ChooseTile(self.seat, self.stones, False)
            if s.hearing and not more.options(s):
                s.note(told(STONES_LOST, self.stones, s.cause()), self.seat)
            s.next(more)


@final
class ChooseSite(Ask[Venice]):
    """VEN-6.2  Every cell of the tile lies on an unbuilt pillar; a bridge lies across the canal (VEN-6.4)."""

    def __init__(self, seat: Seat, tile: i64, lawyer: bool) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.lawyer: Final = lawyer

    def question(self) -> str:
        return "site"

    def rule(self) -> str:
        return "VEN-6.2"

    def figures(self, s: Venice) -> list[tuple[str, int]]:
        return [("tile", self.tile)]

    def options(self, s: Venice) -> Moves:
        """The spaces by which it can be laid: its upper left, a corner's elbow, the water under a bridge."""
        a, b, c = sites(s, s.box.tile_shape[self.tile])
        return listed(s.box.site_moves, a, b, c)

    def targets(self, s: Venice, seat: Seat) -> list[Move]:
        return [coded(SITE, space) for space in range(SPACES)]

    def why(self, s: Venice, seat: Seat, move: Move) -> Refusal | None:
        """What is in the way."""
        if verb_of(move) != SITE:
            return Refusal(self.rule(), "not-offered")
        return why_no_site(s, self.tile, a_of(move))

    def take(self, s: Venice, move: Move) -> None:
        """If it can lie in one way only, there is nothing more to ask."""
        space = a_of(move)
        ways = turns(s, self.tile, space)
        if len(ways) == 1:
            s.next(LayTile(self.seat, self.tile, space, ways[0], self.lawyer))
        else:
            s.next(ChooseTurn(self.seat, self.tile, space, self.lawyer))


@final
class ChooseTurn(Ask[Venice]):
    """VEN-6.3  Tiles lie square to the grid and may be turned by quarter turns, not flipped."""

    def __init__(self, seat: Seat, tile: i64, space: i64, lawyer: bool) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.space: Final = space
        self.lawyer: Final = lawyer

    def question(self) -> str:
        return "turn"

    def rule(self) -> str:
        return "VEN-6.3"

    def figures(self, s: Venice) -> list[tuple[str, int]]:
        return [("tile", self.tile), ("space", self.space)]

    def options(self, s: Venice) -> Moves:
        """Quarter turns clockwise; those that look alike once only."""
        return vec[i64]([Move(TURN | turn << 6) for turn in turns(s, self.tile, self.space)])

    def targets(self, s: Venice, seat: Seat) -> list[Move]:
        return [coded(TURN, turn) for turn in range(4)]

    def why(self, s: Venice, seat: Seat, move: Move) -> Refusal | None:
        """It does not fit so, or looks the same as another turn."""
        if verb_of(move) != TURN:
            return Refusal(self.rule(), "not-offered")
        turn = a_of(move)
        if turn not in s.box.tile_turns[self.tile]:
            return Refusal(self.rule(), "looks-alike", [("tile", self.tile), ("turn", turn)])
        if not fits(s, self.tile, self.space, turn):
            return Refusal("VEN-6.2", "does-not-fit-so", [("tile", self.tile), ("turn", turn)])
        return None

    def take(self, s: Venice, move: Move) -> None:
        """Lay it and score it."""
        s.next(LayTile(self.seat, self.tile, self.space, a_of(move), self.lawyer))
