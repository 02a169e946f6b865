"""Reads a printing of Colonia into its box."""

from __future__ import annotations

from burghers.games.colonia.box import (
    BERTHS,
    CARDS,
    CITIES,
    CITY_WORDS,
    CRAFTS,
    CRAFTSMAN_WORDS,
    CURRENCY_WORDS,
    DECREES,
    DECREES_A_WEEK,
    FRIDAY,
    GOOD_WORDS,
    HOLDS,
    PLACES,
    RELICS,
    RESOURCE_WORDS,
    SATURDAY,
    SHIPS,
    STALLS,
    THURSDAY,
    WEDNESDAY,
    WEEK_CARDS,
    WEEKS,
    Box,
    Decree,
    counted,
    size_of,
)
from burghers.games.colonia.cards.decrees import (
    DieForGood,
    DrawResources,
    ExchangeMoney,
    ExtraHold,
    ForeignMerchants,
    FullerStalls,
    MembersHome,
    MoreOrders,
    NewRelics,
    ShipsLeaveNow,
    SmallerCouncil,
)
from burghers.games.colonia.moves import STREET_WORDS
from burghers.games.colonia.state import TUESDAY_STREET
from burghers.kernel.errors import BadPrinting
from burghers.kernel.printing import Entry, Printing

# What the rules take for granted: a printing that differs here is another game.
PIECES = {
    "players_min": 3,
    "players_max": 6,
    "weeks": WEEKS,
    "members_per_colour": 38,
    "goods_per_kind": 12,
    "notes_of_1": 45,
    "notes_of_5": 15,
    "week_cards": WEEK_CARDS,
    "decrees": DECREES,
    "decrees_per_week": DECREES_A_WEEK,
    "ships": SHIPS,
    "berths": BERTHS,
    "relic_cards": RELICS,
    "extra_relic_places": 2,
    "extra_stalls": 2,
}
LAID_OUT = {"stalls": STALLS, "relics_laid_out": PLACES, "goods_by_die": 1}
EFFECT_DAYS = {
    "fuller_stalls": WEDNESDAY,
    "foreign_merchants": WEDNESDAY,
    "draw_resources": THURSDAY,
    "more_orders": THURSDAY,
    "ships_leave_now": FRIDAY,
    "die_for_good": FRIDAY,
    "extra_hold": FRIDAY,
    "new_relics": SATURDAY,
    "smaller_council": SATURDAY,
    "exchange_money": SATURDAY,
}


def unpack(printing: Printing) -> Box:
    """The box of this printing; raises BadPrinting at the first thing that does not fit."""
    rules, start, revenue = printing.entry("constants"), printing.entry("start"), printing.entry("revenue")
    for key, printed in PIECES.items():
        rules.number(key, printed, printed)
    for key, printed in LAID_OUT.items():
        start.number(key, printed, printed)
    seats = {n: printing.entry("setup").inner(str(n)) for n in range(3, 7)}
    crafts, cities = printing.entries("craftsman", CRAFTS), printing.entries("city", CITIES)
    recipes = [recipe_of(craft, i) for i, craft in enumerate(crafts)]
    for i, city in enumerate(cities):
        city.word("id", (CITY_WORDS[i],))
        city.word("currency", (CURRENCY_WORDS[i],))
    weeks, decrees = printing.entries("week_card", WEEK_CARDS), printing.entries("decree", DECREES)
    ships, relics = printing.entries("ship", SHIPS), printing.entries("relic", RELICS)
    windows = printing.entries("window", CITIES)
    for i, window in enumerate(windows):
        window.word("city", (CITY_WORDS[i],))
    needs = [needs_of(ship) for ship in ships]
    box = Box(
        members=[seats[n].number("members", 9, 38) if n in seats else 0 for n in range(7)],
        cards=rising(rules),
        start_money=start.number("money_each"),
        start_resources=start.number("resources", 0, 15),
        resources=rules.number("resources_per_kind", 1, 99),
        recipe_first=[recipe[0] for recipe in recipes],
        recipe_second=[recipe[1] for recipe in recipes],
        week_ids=ids_of(weeks),
        week_stalls=[n for week in weeks for n in figures(week, "stalls", STALLS, 0, 15)],
        week_orders=[n for week in weeks for n in figures(week, "orders", CRAFTS, 0, 9)],
        week_dice=[week.number("dice", 0, 9) for week in weeks],
        week_ships=[week.number("ships", 0, BERTHS) for week in weeks],
        decree_ids=ids_of(decrees),
        decree_days=[decree.number("day", WEDNESDAY, SATURDAY) for decree in decrees],
        decrees=[effect_of(decree) for decree in decrees],
        ship_ids=ids_of(ships),
        ship_city=[city_of(ship) for ship in ships],
        ship_holds=[len(holds) for holds in needs],
        hold_needs=[need for holds in needs for need in padded(holds)],
        hold_revenue=printed_revenue(ships, needs) + by_size(needs, figures(revenue, "high", 3)),
        arms_revenue=next(d.number("coins") for d in decrees if d.word("effect") == "extra_hold"),
        relic_ids=ids_of(relics),
        relic_city=[city_of(relic) for relic in relics],
        relic_price=[relic.number("price", 1, 99) for relic in relics],
        relic_points=[relic.number("points", 0, 9) for relic in relics],
        reliquaries=reliquaries_of(relics, printing.where),
        window_points=[window.number("points", 0, 99) for window in windows],
    )
    if by_size(needs, figures(revenue, "printed", 3)) != box.hold_revenue[: SHIPS * HOLDS]:
        raise BadPrinting(revenue.where, "printed does not agree with the revenues on the ships")
    everything = [rules, start, revenue, *seats.values(), *crafts, *cities, *weeks, *decrees, *ships, *relics, *windows]
    for entry in everything:
        entry.close()
    return box


def ids_of(entries: list[Entry]) -> list[str]:
    """The names of these components, each given once."""
    ids = [entry.word("id") for entry in entries]
    for i, word in enumerate(ids):
        if word in ids[:i]:
            raise BadPrinting(entries[i].where, f"there are two of {word}")
    return ids


def figures(entry: Entry, key: str, count: int, low: int = 0, high: int = 255) -> list[int]:
    """A list of exactly so many numbers."""
    numbers = entry.numbers(key, low, high)
    if len(numbers) != count:
        raise BadPrinting(entry.where, f"{key} has {len(numbers)} figures, the game needs {count}")
    return numbers


def rising(rules: Entry) -> list[int]:
    """COL-1.4  The values of the six family cards."""
    cards = figures(rules, "family_cards", CARDS, 1, 9)
    if sorted(set(cards)) != cards:
        raise BadPrinting(rules.where, "family_cards must rise")
    return cards


def recipe_of(craft: Entry, i: int) -> tuple[int, int]:
    """COL-1.12  One of each of two resources; die numbers and goods in a fixed order."""
    craft.word("id", (CRAFTSMAN_WORDS[i],))
    craft.word("good", (GOOD_WORDS[i],))
    craft.number("die", i + 1, i + 1)
    recipe = craft.words("recipe", tuple(RESOURCE_WORDS))
    if len(set(recipe)) != 2 or len(recipe) != 2:
        raise BadPrinting(craft.where, "a recipe is two different resources")
    return RESOURCE_WORDS.index(recipe[0]), RESOURCE_WORDS.index(recipe[1])


def city_of(entry: Entry) -> int:
    """Where a ship sails, or a relic comes from."""
    return CITY_WORDS.index(entry.word("city", tuple(CITY_WORDS)))


def needs_of(ship: Entry) -> list[int]:
    """COL-1.10  Three or four holds, each with one to three goods."""
    holds = ship.words("holds")
    if not 3 <= len(holds) <= HOLDS:
        raise BadPrinting(ship.where, f"a ship has 3 or 4 holds, not {len(holds)}")
    out = []
    for hold in holds:
        goods = hold.split("+")
        if not 1 <= len(goods) <= 3 or any(good not in GOOD_WORDS for good in goods):
            raise BadPrinting(ship.where, f"holds must name one to three goods each, not {hold!r}")
        out.append(counted([GOOD_WORDS.index(good) for good in goods]))
    return out


def padded(holds: list[int]) -> list[int]:
    """The same with nothing in place of holds the ship does not have."""
    return [*holds, *[0] * (HOLDS - len(holds))]


def printed_revenue(ships: list[Entry], needs: list[list[int]]) -> list[int]:
    """What each hold pays, as it stands on the ship."""
    out = []
    for ship, holds in zip(ships, needs, strict=True):
        out += padded(figures(ship, "revenue", len(holds), 1, 99))
    return out


def by_size(needs: list[list[int]], revenue: list[int]) -> list[int]:
    """What each hold pays by its number of goods."""
    return [revenue[size_of(need) - 1] if need else 0 for holds in needs for need in padded(holds)]


def reliquaries_of(relics: list[Entry], where: str) -> list[int]:
    """COL-1.6  Per city one reliquary, without points of its own."""
    out = [-1] * CITIES
    for i, relic in enumerate(relics):
        if relic.word("kind", ("relic", "reliquary")) == "reliquary":
            relic.number("points", 0, 0)
            out[city_of(relic)] = i
    kinds = [relic.word("kind") for relic in relics]
    if -1 in out or kinds.count("reliquary") != CITIES:
        raise BadPrinting(where, "there must be one reliquary for each city")
    return out


def effect_of(decree: Entry) -> Decree:
    """What a decree does, with its figures."""
    kind = decree.word("effect")
    if kind == "members_home":
        street = decree.word("street", tuple(STREET_WORDS[:3]))
        decree.number("day", STREET_WORDS.index(street) + WEDNESDAY, STREET_WORDS.index(street) + WEDNESDAY)
        return MembersHome(STREET_WORDS.index(street) + TUESDAY_STREET, decree.number("members", 1, 9))
    if kind not in EFFECT_DAYS:
        raise BadPrinting(decree.where, f"there is no effect {kind}")
    decree.number("day", EFFECT_DAYS[kind], EFFECT_DAYS[kind])
    if kind == "fuller_stalls":
        return FullerStalls(decree.number("resources", 1, 9))
    if kind == "foreign_merchants":
        return ForeignMerchants(decree.number("resources", 1, 15))
    if kind == "draw_resources":
        return DrawResources(decree.number("resources", 1, 9))
    if kind == "more_orders":
        craft = CRAFTSMAN_WORDS.index(decree.word("craftsman", tuple(CRAFTSMAN_WORDS)))
        return MoreOrders(craft, decree.number("orders", 1, 9))
    if kind == "ships_leave_now":
        return ShipsLeaveNow(decree.number("ships", 1, BERTHS))
    if kind == "smaller_council":
        return SmallerCouncil(decree.number("members", 0, 1))
    if kind == "exchange_money":
        return ExchangeMoney(decree.number("coins", 1, 9))
    if kind == "extra_hold":
        decree.number("coins", 1, 99)
        return ExtraHold()
    return DieForGood() if kind == "die_for_good" else NewRelics()
