"""What lies on the table in Venice."""

from __future__ import annotations

from burghers.games.venice.box import SHAPES
from burghers.kernel.fields import GIVEN, NOBODY, OWNER, number, per_seat, pile, row

STATE = "Venice"
NONE = -1  # no card, no tile, nobody

FIELDS = (
    number("any_pillar", "1: tokens may go on any unbuilt pillar (VEN-5.9)", GIVEN, fact=False),
    number("spy_looks", "1: the spy looks at the hand and chooses (VEN-9.8)", GIVEN, fact=False),
    number("spy_swaps", "1: the spy's card is exchanged for the one drawn (VEN-9.9)", GIVEN, fact=False),
    number("must_mark", "1: the saboteur must put his tokens (VEN-9.4)", GIVEN, fact=False),
    number("round", "rounds begun"),
    number("first", "the seat with the start player card, or NOBODY", NONE),
    number("supply", "pillars not on the board", "box.pillars", fact=False),
    number("gondola", "the seat whose token it carries, or NOBODY", NONE),
    number("unseen", "bag of the tiles below the tops of the piles", "box.all_tiles"),
    number("drawn", "the card drawn in the exchange while one is owed in return, or NO_CARD", NONE, seen=NOBODY),
    per_seat("points", "scored so far"),
    per_seat("hands", "cards as bits", seen=OWNER),
    per_seat("played", "the card lying face up, or NO_CARD", NONE),
    per_seat("reserve", "bag of tiles"),
    pile("map", "layers of three words, see state.py", "vec[i64]([0] * (21 + 3 * seats))"),
    pile("laid", "tiles on the board"),
    row("tops", "per shape: the open tile, or NO_TILE", SHAPES, NONE),
    pile("under", "tiles put face up under their pile, in order"),
    pile("spent", "limits used up (VEN-R40), see kernel/limits.py; replaced, never changed", shared=True, late=True),
    pile(
        "maybe",
        "per viewer and seat: the cards that may be in that hand; spectators come last",
        "vec[i64]([box.in_game[seats]] * (seats * (seats + 1)))",
        seen=NOBODY,
    ),
)
