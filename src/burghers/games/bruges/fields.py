"""What lies on the table in Bruges: how a card of a hand and a house are coded is said in state.py."""

from __future__ import annotations

from burghers.games.bruges.box import ARMS, COLOURS
from burghers.kernel.fields import GIVEN, NOBODY, OWNER, number, per_seat, pile_per_seat, piles, row

STATE = "Bruges"
NO_COLOUR = -1  # on top of a stack that nobody has looked at

FIELDS = (
    number("customs", "readings of the rules that the table agreed on, a bit each", GIVEN, fact=False),
    number("round", "rounds begun"),
    number("phase", "1 to 4"),
    number("last", "the round that will be the last; 0 until it is known"),
    number("first", "the seat with the banner", -1),
    number("dice", "three bits for each colour"),
    number("turned", "majority markers turned to colour: bit seat * MARKERS + kind"),
    number("finished", "arms completed at some time: bit seat * ARMS + arm"),
    number("statues", "owner + 1 of each statue in the order of the stack, OWNER_BITS each"),
    per_seat("points", "scored so far", "box.points"),
    per_seat("guilders", "in the purses", "box.guilders"),
    per_seat("steps", "of the reputation, 0 for the town hall"),
    per_seat("workers", "COLOURS counts", "box.workers", COLOURS),
    per_seat("threats", "COLOURS counts", size=COLOURS),
    per_seat("tiles", "of the left and of the right arm", size=ARMS),
    per_seat("powers", "what the persons of the area hear of and change", fact=False),
    pile_per_seat("hands", "a hand is replaced, never changed", seen=OWNER),
    pile_per_seat("houses", "in the order of building; replaced, never changed", seen=NOBODY),
    row(
        "stacks",
        "heights of the two stacks and of the reserve, then the colours on top",
        5,
        laid="box.stacks(seats)",
    ),
    row(
        "backs",
        "per colour: cards whose back nobody has seen, in the stacks and the reserve",
        COLOURS,
        laid="vec[i64]([len(looks) for looks in box.looks])",
    ),
    piles("unseen", "per colour: cards whose face nobody has seen, as looks", COLOURS, "box.looks[:]", seen=NOBODY),
    row("discards", "per colour a bit for each card, by its place in the colour", COLOURS),
)
