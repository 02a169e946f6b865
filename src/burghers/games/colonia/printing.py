"""Reads a printing of Colonia into its box."""

from __future__ import annotations

from typing import Any

from burghers.games.colonia.box import (
    BERTHS,
    CARDS,
    CITIES,
    CITY_WORDS,
    CRAFTS,
    CRAFTSMAN_WORDS,
    CURRENCY_WORDS,
    DEED_WORDS,
    DEEDS,
    GOOD_WORDS,
    HOLDS,
    LOADING,
    MOST,
    PLACES,
    RESOURCE_WORDS,
    SATURDAY,
    STALLS,
    WEDNESDAY,
    Box,
    counted,
    size_of,
)
from burghers.games.colonia.cards.reading import NOT_ON_MONDAY, PLAYERS, TABLE, Parts, scores_of
from burghers.kernel.printing import Entry, Printing

# What board and rules are made for: a printing that differs here is another game.
MADE_FOR = {"players_min": 3, "players_max": 6, "berths": BERTHS, "extra_relic_places": 2, "extra_stalls": 2}
LAID_OUT = {"stalls": STALLS, "relics_laid_out": PLACES, "goods_by_die": 1}
NOT_USED = ("goods_per_kind", "notes_of_1", "notes_of_5")  # nothing runs out (COL-R22)
MOST_GOODS = 5  # in a hold
RELIC_WORDS = ("nail", "molar", "robe", "splinter", "finger", "feather", "thorn", "veil", "hand", "staff", "skull")
OWN_RELIC = "relic"
COUNTED = {"week_cards": "week_card", "decrees": "decree", "ships": "ship", "relic_cards": "relic"}


def unpack(printing: Printing) -> Box:
    """The box of this printing; raises BadPrinting with everything that does not fit."""
    figures = {**board_of(printing), **cards_of(printing)}
    printing.settle()
    return Box(**figures)


def board_of(printing: Printing) -> dict[str, Any]:
    """What stands on the board and the sheet of the set-up."""
    rules, start, setup = printing.entry("constants"), printing.entry("start"), printing.entry("setup")
    for key, printed in MADE_FOR.items():
        rules.number(key, printed, printed)
    for key, printed in LAID_OUT.items():
        start.number(key, printed, printed)
    for key in NOT_USED:
        rules.number(key, 0, 999)
    seats = {n: setup.inner(str(n)) for n in range(3, 7)}
    crafts, cities = printing.entries("craftsman", CRAFTS), printing.entries("city", CITIES)
    windows = printing.entries("window", CITIES)
    recipes = [recipe_of(craft, i) for i, craft in enumerate(crafts[:CRAFTS])]
    for city, word, currency in zip(cities, CITY_WORDS, CURRENCY_WORDS, strict=False):
        city.word("id", (word,))
        city.word("currency", (currency,))
    for window, word in zip(windows, CITY_WORDS, strict=False):
        window.word("city", (word,))
    check_counts(printing, rules)
    colour = rules.number("members_per_colour", 1, 99)
    figures: dict[str, Any] = {
        "weeks": rules.number("weeks", 1, CARDS),
        "decrees_a_week": rules.number("decrees_per_week", 0, 9),
        "members": [seats[n].number("members", 1, 99) if n in seats else 0 for n in range(7)],
        "cards": rising(rules),
        "start_money": start.number("money_each", 0, 99),
        "start_resources": start.number("resources", 0, 12),
        "resources": rules.number("resources_per_kind", 1, 50),
        "recipe_first": [recipe[0] for recipe in recipes],
        "recipe_second": [recipe[1] for recipe in recipes],
        "window_points": [window.number("points", 0, 99) for window in windows],
    }
    for n, seat in seats.items():
        if figures["members"][n] > colour:  # COL-1.3
            seat.doubt("members", f"{figures['members'][n]} members are used, but a colour has {colour}")
        if figures["members"][n] < max(figures["cards"]):
            seat.doubt(
                "members", f"with {figures['members'][n]} members the card {max(figures['cards'])} counts as zero"
            )
    for entry in [rules, start, *crafts, *cities, *windows, *seats.values()]:
        entry.close()
    return figures


def cards_of(printing: Printing) -> dict[str, Any]:
    """Week cards, decrees, ships and relic cards, with all they do."""
    revenue = printing.entry("revenue")
    weeks, decrees = printing.entries("week_card"), printing.entries("decree")
    ships, relics = printing.entries("ship"), printing.entries("relic")
    monday = (*[kind for kind in TABLE if kind not in NOT_ON_MONDAY], *PLAYERS)
    needs, parts = [needs_of(ship) for ship in ships], Parts()
    of_decrees = [parts.of_decree(decree) for decree in decrees]
    of_weeks = [parts.of(week, monday, tuple(DEED_WORDS)) for week in weeks]
    of_ships = [parts.of(ship, PLAYERS, tuple(DEED_WORDS[:1])) for ship in ships]
    figures: dict[str, Any] = {
        "decree_effects": [parts.at(of) for of in of_decrees],
        "decree_reactions": [parts.at(of, deed) for of in of_decrees for deed in range(DEEDS)],
        "week_effects": [parts.at(of) for of in of_weeks],
        "week_reactions": [parts.at(of, deed) for of in of_weeks for deed in range(DEEDS)],
        "ship_effects": [parts.at(of) for of in of_ships],
        "ship_reactions": [parts.at(of, LOADING) for of in of_ships],
        "relic_effects": [parts.of(relic, PLAYERS) for relic in relics],
        "week_ids": ids_of(weeks),
        "week_stalls": [n for week in weeks for n in week.numbers("stalls", 0, 15, count=STALLS)],
        "week_orders": [n for week in weeks for n in week.numbers("orders", 0, 15, count=CRAFTS)],
        "week_dice": [week.number("dice", 0, 20) for week in weeks],
        "week_ships": [week.number("ships", 0, BERTHS) for week in weeks],
        "decree_ids": ids_of(decrees),
        "decree_days": [decree.number("day", WEDNESDAY, SATURDAY) for decree in decrees],
        "ship_ids": ids_of(ships),
        "ship_city": [city_of(ship) for ship in ships],
        "ship_holds": [len(holds) for holds in needs],
        "hold_needs": [need for holds in needs for need in padded(holds)],
        "hold_revenue": printed_revenue(ships, needs) + by_size(revenue, needs),
        "arms_revenue": parts.arms[0] if parts.arms else 0,
        "relic_ids": ids_of(relics),
        "relic_city": [city_of(relic) for relic in relics],
        "relic_price": [relic.number("price", 0, 99) for relic in relics],
        "relic_points": [relic.number("points", 0, 99) for relic in relics],
        "reliquaries": reliquaries_of(printing, relics),
        "relic_scores": [scores_of(relic) for relic in relics],
        "effects": parts.effects,
        "effect_ids": parts.ids,
        "limits": parts.limits,
    }
    for relic in relics:
        relic.word("shows", RELIC_WORDS, OWN_RELIC) if "shows" in relic.values else None
    for entry in [revenue, *weeks, *decrees, *ships, *relics]:
        entry.close()
    return figures


def check_counts(printing: Printing, rules: Entry) -> None:
    """As many cards as the box says; as many as the weeks need, and no more than can be numbered."""
    weeks, decrees = rules.number("weeks", 1, CARDS), rules.number("decrees_per_week", 0, 9)
    needed = {"week_cards": weeks, "decrees": weeks * decrees, "ships": BERTHS, "relic_cards": 1}
    for key, table in COUNTED.items():
        printed, there = rules.number(key, 0, 999), len(printing.entries(table))
        if not needed[key] <= there <= MOST:
            printing.wrong(f"there are {there} [[{table}]]; {needed[key]} to {MOST} can be", f"[[{table}]]")
        elif printed != (first := there - len(printing.later(table))):
            rules.doubt(key, f"{key}: {printed}, but there are {first}")


def ids_of(entries: list[Entry]) -> list[str]:
    """The names of these components, each given once."""
    ids = [entry.id() for entry in entries]
    for i, word in enumerate(ids):
        if word in ids[:i]:
            entries[i].wrong("id", f"there are two of {word}", f'id = "{word}_b"')
    return ids


def rising(rules: Entry) -> list[int]:
    """COL-1.4  The values of the six family cards."""
    cards = rules.numbers("family_cards", 1, 15, count=CARDS)
    if sorted(set(cards)) != cards:
        rules.wrong("family_cards", "family_cards must rise", "family_cards = [3, 4, 5, 6, 7, 8]")
    return cards


def recipe_of(craft: Entry, i: int) -> tuple[int, int]:
    """COL-1.12  One of each of two resources; die numbers and goods in a fixed order."""
    craft.word("id", (CRAFTSMAN_WORDS[i],))
    craft.word("good", (GOOD_WORDS[i],))
    craft.number("die", i + 1, i + 1)
    recipe = craft.words("recipe", tuple(RESOURCE_WORDS), count=2)
    if recipe[0] == recipe[1]:
        craft.wrong("recipe", "a recipe is two different resources", 'recipe = ["leather", "iron"]')
    return RESOURCE_WORDS.index(recipe[0]), RESOURCE_WORDS.index(recipe[1])


def city_of(entry: Entry) -> int:
    """Where a ship sails, or a relic comes from."""
    return CITY_WORDS.index(entry.word("city", tuple(CITY_WORDS)))


def needs_of(ship: Entry) -> list[int]:
    """COL-1.10  Three or four holds, each with its goods."""
    holds = ship.words("holds")
    if not 1 <= len(holds) <= HOLDS:
        ship.wrong("holds", f"a ship has 1 to {HOLDS} holds, not {len(holds)}", 'holds = ["saddle", "wheel+shoes"]')
    elif len(holds) < 3:
        ship.doubt("holds", f"the rule book's ships have 3 or 4 holds, this one has {len(holds)}")
    out = []
    for hold in holds[:HOLDS]:
        goods = hold.split("+")
        if not 1 <= len(goods) <= MOST_GOODS or any(good not in GOOD_WORDS for good in goods):
            reason = f"holds must name one to {MOST_GOODS} goods each of {', '.join(GOOD_WORDS)}, not {hold[:60]!r}"
            ship.wrong("holds", reason, 'holds = ["saddle", "wheel+shoes"]')
            goods = GOOD_WORDS[:1]
        out.append(counted([GOOD_WORDS.index(good) for good in goods]))
    return out


def padded(holds: list[int]) -> list[int]:
    """The same with nothing in place of holds the ship does not have."""
    return [*holds, *[0] * (HOLDS - len(holds))]


def printed_revenue(ships: list[Entry], needs: list[list[int]]) -> list[int]:
    """What each hold pays, as it stands on the ship."""
    out = []
    for ship, holds in zip(ships, needs, strict=True):
        out += padded(ship.numbers("revenue", 0, 99, count=len(holds)))
    return out


def by_size(revenue: Entry, needs: list[list[int]]) -> list[int]:
    """What each hold pays by its number of goods where the table wants higher revenues."""
    if "printed" in revenue.values:
        revenue.numbers("printed")  # said on the ships
    pays = revenue.numbers("high", 0, 99)
    largest = max([size_of(need) for holds in needs for need in holds], default=1)
    if len(pays) < largest:
        reason = f"high needs a figure for each number of goods in a hold, up to {largest}"
        revenue.wrong("high", reason, f"high = {[*pays, *[4 * n for n in range(len(pays) + 1, largest + 1)]]}")
        pays = [*pays, *[0] * largest]
    return [pays[size_of(need) - 1] if need else 0 for holds in needs for need in padded(holds)]


def reliquaries_of(printing: Printing, relics: list[Entry]) -> list[int]:
    """COL-1.6  Per city one reliquary, without points of its own."""
    out = [-1] * CITIES
    for i, relic in enumerate(relics):
        if relic.word("kind", ("relic", "reliquary")) == "reliquary":
            city = city_of(relic)
            relic.number("points", 0, 0, 0)
            if out[city] >= 0:
                relic.wrong("kind", f"{CITY_WORDS[city]} has a reliquary already", 'kind = "relic"')
            out[city] = i
    for city, there in enumerate(out):
        if there < 0:
            printing.doubt(f"there is no reliquary for {CITY_WORDS[city]}")
    return out
