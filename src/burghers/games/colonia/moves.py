"""The verbs of Colonia: what seats and fate may say, and the notes of what happened."""

from __future__ import annotations

from typing import Final

from burghers.games.colonia.box import (
    ALL_STALLS,
    BERTHS,
    CARDS,
    CITY_WORDS,
    COUNT_BITS,
    CRAFTSMAN_WORDS,
    CURRENCY_WORDS,
    GOOD_WORDS,
    HOLDS,
    RESOURCE_WORDS,
    Box,
)
from burghers.kernel.deals import MOST_CARDS
from burghers.kernel.move import Move, Verb, Vocabulary, number, row, words
from burghers.kernel.native import i64
from burghers.kernel.throws import Throws

# Fate
DRAWN: Final = 0
ROLL: Final = 1
TURN_WEEK: Final = 2
TURN_DECREE: Final = 3
TURN_SHIP: Final = 4
TURN_RELIC: Final = 5
# Seats
TAKE: Final = 6
CARD: Final = 7
YES: Final = 8
NO: Final = 9
STALL: Final = 10
ORDER: Final = 11
LOAD: Final = 12
LOAD_ARMS: Final = 13
BUY: Final = 14
ENSHRINE: Final = 15
LEAVE: Final = 16
INSURE: Final = 17
HOME: Final = 18
CHANGE: Final = 19
KEEP: Final = 20
DRAW: Final = 21
DECLINE: Final = 22
PASS: Final = 23
ACCEPT: Final = 24
FORGO: Final = 25
CHOOSE: Final = 26
# Fate, several dice or resources at once
THROW: Final = 27
STOCK: Final = 28
DRAWN_AT_ONCE: Final = 29
# Fate, told in a row
ROLL_OFF: Final = 30
TURN_DECREES: Final = 31
TURN_SHIPS: Final = 32
TURN_RELICS: Final = 33

MOST_DICE: Final[i64] = 8  # in one throw
THROWS: Final = Throws(8)
MOST_AT_ONCE: Final[i64] = 6  # resources in one draw

# Notes
GOT_RESOURCE: Final = 0
ROLLED: Final = 1
GOT_GOOD: Final = 2
WEEK: Final = 3
MARKET: Final = 4
STICK: Final = 5
SAILING: Final = 6
DECREE_UP: Final = 7
PLAYED: Final = 8
BORROWED: Final = 9
SENT: Final = 10
MAYOR: Final = 11
FOLLOWS: Final = 12
SAID_YES: Final = 13
SAID_NO: Final = 14
ADOPTED: Final = 15
REJECTED: Final = 16
VOID: Final = 17
PASSED: Final = 18
BOUGHT_STALL: Final = 19
BACK_IN_BAG: Final = 20
ORDERED: Final = 21
SERVED: Final = 22
LOADED: Final = 23
LOADED_ARMS: Final = 24
SAILED: Final = 25
EARNED: Final = 26
ARRIVED: Final = 27
BOUGHT_RELIC: Final = 28
ENSHRINED: Final = 29
RELIQUARY: Final = 30
MEMBER_BACK: Final = 31
INSURED: Final = 32
SWEPT: Final = 33
RELIC_UP: Final = 34
SHUFFLED_SHIPS: Final = 35
SHUFFLED_RELICS: Final = 36
WENT_HOME: Final = 37
CHANGED: Final = 38
DECLINED: Final = 39
WINDOW: Final = 40
NO_WINDOW: Final = 41
RELIC_POINTS: Final = 42
RELIQUARY_POINTS: Final = 43
WINDOW_POINTS: Final = 44
TOTAL: Final = 45
EMPTY_BAG: Final = 46
KEPT_BACK: Final = 47
ARMS_OPEN: Final = 48
FEWER: Final = 49
EXTRA_ORDER: Final = 50
GOT_MONEY: Final = 51
PAID: Final = 52
CHOSE: Final = 53
MORE_DICE: Final = 54
DECIDED: Final = 55
DAY: Final = 56
CAME_HOME: Final = 57
STANDS: Final = 58
NO_ACTION: Final = 59
FINAL: Final = 60
WINS: Final = 61
WINS_BY: Final = 62
SHARES: Final = 63

NEW_DAYS: Final = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
TIE_WORDS: Final = ["money", "goods", "resources"]
ROLLS: Final = ["good", "order"]  # what a die is rolled for
FOR_GOOD: Final = 0
FOR_ORDER: Final = 1

STREET_WORDS: Final = ["tuesday", "wednesday", "thursday", "friday"]


def move_words(box: Box) -> Vocabulary:
    """The moves, with the names of this printing."""
    good, craftsman = words("good", GOOD_WORDS), words("craftsman", CRAFTSMAN_WORDS)
    berth, relic = number("berth", 1, BERTHS), words("relic", box.relic_ids)
    face, counts = number("face", 1, 6), [number(resource, 0, MOST_AT_ONCE) for resource in RESOURCE_WORDS]
    decree, ship = words("decree", box.decree_ids), words("ship", box.ship_ids)
    currency, other = words("currency", CURRENCY_WORDS), words("currency_too", CURRENCY_WORDS)
    return Vocabulary(
        [
            Verb("drawn", [words("resource", RESOURCE_WORDS)]),
            Verb("roll", [face]),
            Verb("turn_week", [words("week_card", box.week_ids)]),
            Verb("turn_decree", [decree]),
            Verb("turn_ship", [ship]),
            Verb("turn_relic", [relic]),
            Verb("take", [good]),
            Verb("card", [number("card", 1, 15)]),
            Verb("yes", []),
            Verb("no", []),
            Verb("stall", [number("stall", 1, ALL_STALLS)]),
            Verb("order", [craftsman]),
            Verb("load", [berth, number("hold", 1, HOLDS)]),
            Verb("load_arms", [berth, good]),
            Verb("buy", [relic]),
            Verb("enshrine", [relic]),
            Verb("leave", []),
            Verb("insure", [relic]),
            Verb("home", [number("members", 0, 9)]),
            Verb("change", [number("coins", 1, 9), currency, other]),
            Verb("keep", []),
            Verb("draw", []),
            Verb("decline", []),
            Verb("pass", []),
            Verb("accept", [words("part", box.effect_ids)]),
            Verb("forgo", []),
            Verb("choose", [words("part", box.effect_ids)]),
        ],
        at_once=[
            Verb("throw", [words("throw", THROWS.words)]),
            Verb("stock", counts),
            Verb("drawn_at_once", counts),
            Verb("roll_off", [row(face, MOST_CARDS)]),
            Verb("turn_decrees", [row(decree, MOST_CARDS)]),
            Verb("turn_ships", [row(ship, MOST_CARDS)]),
            Verb("turn_relics", [row(relic, MOST_CARDS)]),
        ],
    )


def note_words(box: Box) -> Vocabulary:
    """The notes, with the names of this printing."""
    resource, good = words("resource", RESOURCE_WORDS), words("good", GOOD_WORDS)
    craftsman, decree = words("craftsman", CRAFTSMAN_WORDS), words("decree", box.decree_ids)
    ship, relic, city = words("ship", box.ship_ids), words("relic", box.relic_ids), words("city", CITY_WORDS)
    currency, other = words("currency", CURRENCY_WORDS), words("currency_too", CURRENCY_WORDS)
    stall, members, coins = number("stall", 1, ALL_STALLS), number("members", 0, 99), number("coins", 0, 255)
    yes, no, points = number("yes", 0, 99), number("no", 0, 99), number("points", 0, 9999)
    berth, count, street = number("berth", 1, BERTHS), number("count", 0, 99), words("street", STREET_WORDS)
    offer = [number(word, 0, 99) for word in RESOURCE_WORDS]
    total, worth, votes = number("total", 0, 9999), number("worth", 0, 255), number("votes", 0, 99)
    causes = (("decree", box.decree_ids), ("relic", box.relic_ids), ("ship", box.ship_ids), ("week_card", box.week_ids))
    cause = words("cause", ["none", *[f"{kind}.{word}" for kind, ids in causes for word in ids]])
    first = words("resource", RESOURCE_WORDS)
    second = words("resource_too", [f"resource.{word}" for word in RESOURCE_WORDS])
    return Vocabulary(
        [
            Verb("got_resource", [resource, cause]),
            Verb("rolled", [number("face", 1, 6), words("roll", ROLLS)]),
            Verb("got_good", [good, cause]),
            Verb("week", [number("week", 1, CARDS), words("week_card", box.week_ids)]),
            Verb("market", [stall, *offer]),
            Verb("stick", [craftsman, number("fields", 0, 99)]),
            Verb("sailing", [number("ships", 0, BERTHS)]),
            Verb("decree_up", [decree]),
            Verb("played", [number("card", 1, 15)]),
            Verb("borrowed", [members]),
            Verb("sent", [members]),
            Verb("mayor", []),
            Verb("follows", [number("place", 1, 6)]),
            Verb("said_yes", [votes]),
            Verb("said_no", [votes]),
            Verb("adopted", [decree, yes, no]),
            Verb("rejected", [decree, yes, no]),
            Verb("void", [decree]),
            Verb("passed", []),
            Verb("bought_stall", [stall, *offer]),
            Verb("back_in_bag", [count]),
            Verb("ordered", [craftsman, members, first, second]),
            Verb("served", [good, count]),
            Verb("loaded", [ship, number("hold", 1, HOLDS), words("cargo", cargo_words(box)), coins, currency]),
            Verb("loaded_arms", [ship, good, coins, currency]),
            Verb("sailed", [ship]),
            Verb("earned", [ship, coins, currency]),
            Verb("arrived", [ship, berth]),
            Verb("bought_relic", [relic, coins, currency, worth]),
            Verb("enshrined", [relic]),
            Verb("reliquary", [city]),
            Verb("member_back", [relic]),
            Verb("insured", [relic]),
            Verb("swept", [relic]),
            Verb("relic_up", [relic, coins, currency, worth]),
            Verb("shuffled_ships", []),
            Verb("shuffled_relics", []),
            Verb("went_home", [members, street, cause]),
            Verb("changed", [coins, currency, other, cause]),
            Verb("declined", [cause]),
            Verb("window", [city, number("coins", 0, 9999), currency]),
            Verb("no_window", [city]),
            Verb("relic_points", [points]),
            Verb("reliquary_points", [relic, points]),
            Verb("window_points", [points]),
            Verb("total", [points]),
            Verb("empty_bag", []),
            Verb("kept_back", [city]),
            Verb("arms_open", []),
            Verb("fewer", [members]),
            Verb("extra_order", [number("face", 1, 6)]),
            Verb("got_money", [coins, currency, cause]),
            Verb("paid", [coins, currency, cause]),
            Verb("chose", [words("part", box.effect_ids), cause]),
            Verb("more_dice", [number("dice", 0, 99)]),
            Verb("decided", [words("decision", ["yes", "no"]), votes]),
            Verb("day", [words("day", NEW_DAYS)]),
            Verb("came_home", [members, street]),
            Verb("stands", [total]),
            Verb("no_action", [members]),
            Verb("final", []),
            Verb("wins", [total]),
            Verb("wins_by", [total, words("tie_break", TIE_WORDS), number("has", 0, 9999)]),
            Verb("shares", [total]),
        ]
    )


def cargo_words(box: Box) -> list[str]:
    """The goods of every kind of hold, as ``saddle+wheel``."""
    return ["good." + "+".join(goods_in(need)) for need in box.cargoes]


def goods_in(need: i64) -> list[str]:
    return [word for good, word in enumerate(GOOD_WORDS) for _ in range(need >> COUNT_BITS * good & 255)]


def by_decree(decree: i64) -> i64:
    """The cause of a decree's effects, for readers; those of relics, ships and week cards follow."""
    return 1 + decree


def by_relic(box: Box, relic: i64) -> i64:
    """The cause of what a relic brings."""
    return 1 + len(box.decree_ids) + relic


def by_ship(box: Box, ship: i64) -> i64:
    """The cause of what a ship brings."""
    return by_relic(box, len(box.relic_ids)) + ship


def by_week(box: Box, card: i64) -> i64:
    """The cause of what a week card brings."""
    return by_ship(box, len(box.ship_ids)) + card


def told(what: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> Move:
    """A sentence of the notes."""
    return Move(what | a << 6 | b << 14 | c << 22 | d << 30 | e << 38)


def told_offer(what: i64, stall: i64, offer: i64) -> Move:
    """A sentence of the notes about a stall and its five counts of resources."""
    return Move(what | stall << 6 | offer << 14)
