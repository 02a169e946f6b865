"""What lies on the table in Vienna: all of it open; the pile has no order before somebody looks."""

from __future__ import annotations

from burghers.games.vienna.box import LAST, SPECIALS, SYMBOLS
from burghers.kernel.fields import GIVEN, number, per_seat, pile, row

STATE = "Vienna"
NOBODY = -1

FIELDS = (
    number("night", "1 on the night side of the board", GIVEN, fact=False),
    number("customs", "readings of the rules that the table agreed on, a bit each", GIVEN, fact=False),
    number("round", "rounds begun"),
    number("bank", "coins nobody has", "box.coins"),
    per_seat("points", "as the carriages show", "box.start_score[seats]"),
    per_seat("coins", "in the purses"),
    per_seat("hands", "dice not yet placed, see dice.py"),
    number("unrolled", "bit per seat that has not rolled this round"),
    per_seat("carriage", "highest space of the road with a die of the seat this round"),
    row("owner", "per space of the road: the seat whose dice lie there, or NOBODY", LAST + 1, NOBODY),
    row("lying", "per space of the road: which dice (meaningless without an owner)", LAST + 1),
    row("as_laid", "per space of the road: the faces its dice were laid with, kept for readers", LAST + 1, fact=False),
    number("taken", "bit per space of the road with dice or the gendarme", fact=False),
    per_seat("bund", "dice at Geheimbund, in all"),
    number("gendarme", "the space where it stands; 0 beside the board"),
    row("holder", "per special card: the seat that holds it, or NOBODY", SPECIALS, NOBODY),
    number("doubled", "1 when the double turn has been used this round"),
    number("white", "the seat that has the white die this round, or NOBODY", NOBODY),
    per_seat("start_card", "-1 until chosen", -1),
    per_seat("symbols", "SYMBOLS counts, of start and person cards", size=SYMBOLS, fact=False),
    per_seat("scored", "bits of the symbols evaluated this round"),
    pile("met", "persons won over, in order: seat * 256 + person"),
    pile("unseen", "per person: copies in the part of the pile nobody knows", "box.copies[:]"),
    pile("under", "doubles put under the pile, in order"),
    pile("discards", "per person", "vec[i64]([0] * len(box.copies))"),
    pile("display", "persons lying open"),
    pile("spent", "limits used up (VIE-R36), see kernel/limits.py; replaced, never changed", shared=True, late=True),
)
