"""Colonia in numbers: what lies open, the own screen, and the sums that everybody can reckon."""

from __future__ import annotations

from typing import Final

from burghers.games.colonia.box import (
    ALL_STALLS,
    BERTHS,
    CARDS,
    CITIES,
    CITY_WORDS,
    COUNT_BITS,
    CRAFTS,
    CRAFTSMAN_WORDS,
    CURRENCY_WORDS,
    GOOD_WORDS,
    RESOURCE_WORDS,
    RESOURCES,
)
from burghers.games.colonia.state import (
    FAMILY,
    PLAYED_BITS,
    PLAYED_MASK,
    SCREEN,
    Colonia,
    craft_of,
    order_members,
    orderer,
    trader,
    traders,
)
from burghers.kernel.native import i64
from burghers.kernel.observation import HIDDEN, Observation

FAMILY_WORDS: Final = ["reserve", "town_hall", "tuesday", "wednesday", "thursday", "friday"]
FAMILY_CARDS: Final = [str(card) for card in range(CARDS)]
SCREEN_WORDS: Final = [*RESOURCE_WORDS, *GOOD_WORDS, *CURRENCY_WORDS]
OFFER_WORDS: Final = [*RESOURCE_WORDS, "trader", "traders"]
ORDER_WORDS: Final = ["craftsman", "seat", "members"]
MOST_ORDERS: Final = 32  # that are told
MOST_DECREES: Final = 6


def see(s: Colonia, out: Observation) -> None:
    """What lies on the table, the viewer's things first."""
    box = s.box
    out.number("ledger", s.ledger)
    out.number("tariff", 1 if s.tariff else 0)
    out.number("mayor_after", s.mayor_after)
    out.number("week", s.week)
    out.number("week_card", s.week_card)
    out.number("sailing", s.sailing)
    out.number("fewer", s.fewer)
    out.number("dice", s.dice)
    out.number("arms", s.arms)
    out.number("bag", s.bagged())
    out.each_bits("passed", s.passed)
    out.each_bits("face_down", s.zero)
    out.each_bits("family_card", s.hands, FAMILY_CARDS)
    for i in range(s.seats):
        out.number("played", s.played >> PLAYED_BITS * out.turn_to(i) & PLAYED_MASK)
    out.turn_back()
    out.each("family", s.family, FAMILY, FAMILY_WORDS)
    out.owners("order", s.order)
    out.row("stick", s.sticks, CRAFTSMAN_WORDS)
    out.row("fresh", s.fresh, CRAFTSMAN_WORDS)
    piles(s, out)
    stalls(s, out)
    orders(s, out)
    out.pile("decree", s.decrees, MOST_DECREES)
    out.pile("ship", s.berths, BERTHS)
    out.owners("cargo", s.cargo)
    out.row("display", s.display)
    out.owners("insurer", s.insurers)
    out.owners("reliquary", s.shrines[:CITIES], CITY_WORDS)
    out.row("reliquary_relic", s.shrines[CITIES:], CITY_WORDS)
    for city in range(CITIES):
        out.write(out.relative((s.windows >> PLAYED_BITS * city & PLAYED_MASK) - 1))
    if out.naming:
        out.name("window", CITIES, CITY_WORDS)
    out.bits("swept", s.swept, box.relic_ids)
    screens(s, out)
    limits(s, out)


def limits(s: Colonia, out: Observation) -> None:
    """COL-R45  What every seat has had of what is had once; COL-R44: which decrees of the week wait for something."""
    box = s.box
    out.limits(s.spent, box.limits, box.limit_ids)
    if box.reacting:
        out.counts("standing", s.standing, box.decree_ids)


def piles(s: Colonia, out: Observation) -> None:
    """What may still come; of the relics the number alone, for some are behind screens."""
    box = s.box
    out.bits("unseen_week", s.unseen_weeks, box.week_ids)
    out.bits("unseen_decree", s.unseen_decrees, box.decree_ids)
    out.bits("unseen_ship", s.unseen_ships, box.ship_ids)
    out.bits("sailed", s.sailed, box.ship_ids)
    left, relics = s.unseen_relics, 0
    while left:
        relics += left & 1
        left >>= 1
    out.number("relic_pile", relics)


def stalls(s: Colonia, out: Observation) -> None:
    """What each stall offers, or who has bought there."""
    for stall in range(ALL_STALLS):
        offer = s.stalls[stall]
        for resource in range(RESOURCES):
            out.write(offer >> COUNT_BITS * resource & 255 if offer > 0 else 0)
        out.write(out.relative(trader(offer)))
        out.write(traders(offer))
        if out.naming:
            out.name(f"stall.{stall}", len(OFFER_WORDS), OFFER_WORDS)


def orders(s: Colonia, out: Observation) -> None:
    """The orders that wait, the first first."""
    waiting = s.orders
    out.number("orders", len(waiting))
    at = out.fill(HIDDEN, MOST_ORDERS * len(ORDER_WORDS))
    cells = out.cells
    for i in range(len(waiting) if len(waiting) < MOST_ORDERS else MOST_ORDERS):
        cells[at] = craft_of(waiting[i])
        cells[at + 1] = out.relative(orderer(waiting[i]))
        cells[at + 2] = order_members(waiting[i])
        at += 3
    if out.naming:
        for i in range(MOST_ORDERS):
            out.name(f"waiting.{i}", len(ORDER_WORDS), ORDER_WORDS)


def screens(s: Colonia, out: Observation) -> None:
    """COL-14.1  The own screen; COL-14.5: in the end, or with an open ledger, all of them. Then what goods and money
    are behind all screens together."""
    open_to_all = s.ledger != 0 or not s.agenda
    for i in range(s.seats):
        seat = out.turn_to(i)
        if i == 0 or open_to_all:
            out.part("screen", s.screen, seat * SCREEN, SCREEN, SCREEN_WORDS)
            out.bits("relic", s.relics[seat], s.box.relic_ids)
        else:
            out.hidden("screen", SCREEN_WORDS)
            out.hidden("relic", s.box.relic_ids)
    out.turn_back()
    for kind in range(RESOURCES, SCREEN):
        out.write(together(s, kind))
    if out.naming:
        out.name("together", CRAFTS + CITIES, SCREEN_WORDS[RESOURCES:])


def together(s: Colonia, kind: i64) -> i64:
    """How much of one kind is behind all screens."""
    total: i64 = 0
    for seat in range(s.seats):
        total += s.screen[seat * SCREEN + kind]
    return total
