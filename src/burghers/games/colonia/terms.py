"""What the answers of Colonia cost and bring."""

from __future__ import annotations

from burghers.games.colonia import moves as m
from burghers.games.colonia.box import CRAFTS, GOOD_WORDS, HOLDS, RESOURCE_WORDS, count_in, counted, size_of
from burghers.games.colonia.state import Colonia
from burghers.kernel.move import Move, a_of, b_of, verb_of
from burghers.kernel.native import i64
from burghers.kernel.step import Seat
from burghers.kernel.terms import PLAIN, Terms


def terms(s: Colonia, seat: Seat, move: Move) -> Terms:
    """By the day of the week: council, market, craftsmen, harbour, relics."""
    verb, first, box = verb_of(move), a_of(move), s.box
    if verb == m.CARD:
        return Terms("card", [("members", first + 1)])
    if verb == m.STALL:
        offer = s.stalls[first]
        return Terms("stall", [("members", size_of(offer)), *counts(RESOURCE_WORDS, offer)])
    if verb == m.ORDER:
        recipe = [("resource", box.recipe_first[first]), ("resource_too", box.recipe_second[first])]
        return Terms("order", [*recipe, ("members", s.fresh[first] + 1), *counts(GOOD_WORDS, counted([first]))])
    if verb in (m.LOAD, m.LOAD_ARMS):
        return loaded(s, verb, first, b_of(move))
    if verb in (m.BUY, m.INSURE, m.ENSHRINE):
        return relic(s, verb, first)
    return PLAIN


def loaded(s: Colonia, verb: i64, berth: i64, hold: i64) -> Terms:
    """The goods of a hold, and what it will earn."""
    ship = s.berths[berth]
    money = ("currency", s.box.ship_city[ship])
    if verb == m.LOAD_ARMS:
        return Terms("load_arms", [("coins", s.box.arms_revenue), money, *counts(GOOD_WORDS, counted([hold]))])
    at = ship * HOLDS + hold
    earns = s.box.hold_revenue[s.tariff + at]
    return Terms("load", [("coins", earns), money, *counts(GOOD_WORDS, s.box.hold_needs[at])])


def relic(s: Colonia, verb: i64, card: i64) -> Terms:
    """Price and points of a relic; a reliquary doubles another's points and has none."""
    box = s.box
    city, points = box.relic_city[card], ("points", box.relic_points[card])
    if verb == m.ENSHRINE:
        return Terms("enshrine", [points, ("twice", 2 * box.relic_points[card])])
    if verb == m.INSURE:
        return Terms("insure", [("members", 1), ("coins", box.relic_price[card]), ("currency", city)])
    price = [("coins", box.relic_price[card]), ("currency", city)]
    shrine = card == box.reliquaries[city]
    return Terms("buy_shrine", [*price, ("city", city)]) if shrine else Terms("buy", [*price, points])


def counts(words: list[str], packed: i64) -> list[tuple[str, int]]:
    """How many of each kind."""
    return [(word, count_in(packed, kind)) for kind, word in enumerate(words[:CRAFTS])]
