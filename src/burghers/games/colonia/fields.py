"""What lies on the table in Colonia: how stalls and orders are coded is said in state.py."""

from __future__ import annotations

from burghers.games.colonia.box import (
    ALL_PLACES,
    ALL_STALLS,
    BERTH_HOLDS,
    BERTHS,
    CARDS,
    CITIES,
    CRAFTS,
    RESOURCES,
)
from burghers.kernel.fields import GIVEN, NOBODY, OWNER, number, per_seat, pile, row

STATE = "Colonia"
NONE = -1  # nobody, nothing here

FIELDS = (
    number("ledger", "1 when all holdings lie open", GIVEN, fact=False),
    number("tariff", "where in hold_revenue the revenues of this table begin", GIVEN, fact=False),
    number("mayor_after", "1: on a tie the mayor decides after the vote (COL-6.4)", GIVEN, fact=False),
    number("week", "from 1 on; 0 before the first"),
    number("week_card", "-1 before the first", NONE),
    number("sailing", "berths above the harbour stick"),
    number("passed", "bit per seat that has passed in the present step"),
    number("hands", "per seat CARDS bits: the family cards left", f"bit_of({CARDS} * seats) - 1"),
    number("played", "per seat PLAYED_BITS bits: the value of the card of this week, 0 before Tuesday"),
    number("zero", "bit per seat whose card lies face down"),
    number("fewer", "members the council asks less next Tuesday"),
    number("dice", "extra orders rolled besides those of the week card", fact=False),
    number("arms", "1 while every ship has one more hold"),
    number("unseen_weeks", "bit per card", "box.all_weeks"),
    number("unseen_decrees", "bit per card", "box.all_decrees"),
    number("unseen_ships", "bit per card", "box.all_ships"),
    number("sailed", "the ship discard"),
    number("unseen_relics", "bit per card", "box.all_relics", seen=NOBODY),
    number("swept", "the relic discard"),
    number("windows", "per city PLAYED_BITS bits: the seat that got the window, plus 1"),
    pile("order", "of the week, mayor first", "vec[i64](list(range(seats)))"),
    per_seat("family", "FAMILY counts of members", size=6),
    per_seat("screen", "SCREEN counts: resources, goods, money", size=RESOURCES + CRAFTS + CITIES, seen=OWNER),
    row("bag", "per resource", RESOURCES, "box.resources", seen=NOBODY),
    row("stalls", "what a stall offers, five counts; negative with members on it, see trader", ALL_STALLS),
    row("sticks", "per craftsman: order fields above the stick", CRAFTS),
    row("fresh", "per craftsman: orders placed this week", CRAFTS),
    pile("orders", "all orders waiting, first come first: craftsman + seat * 8 + members * 64"),
    pile("decrees", "still to be voted on this week, left to right"),
    pile("berths", "ships, berth I first"),
    row("cargo", "per berth BERTH_HOLDS seats whose member stands in the hold, or NOBODY", BERTHS * BERTH_HOLDS, NONE),
    row("display", "relic cards by place, or NOTHING_HERE", ALL_PLACES, NONE),
    row("insurers", "by place: the seat whose member lies on the card, or NOBODY", ALL_PLACES, NONE),
    per_seat("relics", "bits of the relics behind the screen", seen=OWNER),
    pile("standing", "decrees adopted this week that wait for something; replaced", shared=True, late=True),
    pile("spent", "limits used up (COL-R45), see kernel/limits.py; replaced, never changed", shared=True, late=True),
    row("shrines", "per city the owner of the reliquary; then per city the relic in it", 2 * CITIES, NONE),
)
