"""What is in the box: the figures of one printing as typed tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from burghers.kernel.native import i64, vec
from burghers.kernel.vectors import bit_of

if TYPE_CHECKING:
    from burghers.games.colonia.state import Colonia
    from burghers.kernel.step import Seat

RESOURCES: Final[i64] = 5
RESOURCE_WORDS: Final = ["leather", "iron", "wood", "linen", "fur"]
CRAFTS: Final[i64] = 5  # each craftsman makes one good; die numbers 1 to 5 in this order
CRAFTSMAN_WORDS: Final = ["saddler", "wheelwright", "painter", "tailor", "shoemaker"]
GOOD_WORDS: Final = ["saddle", "wheel", "painting", "clothing", "shoes"]
CITIES: Final[i64] = 4
CITY_WORDS: Final = ["bergen", "bruges", "london", "novgorod"]
CURRENCY_WORDS: Final = ["mark", "gulden", "pound", "grivna"]

STALLS: Final[i64] = 7  # filled by the week card
ALL_STALLS: Final[i64] = 9  # with those of the foreign merchants
BERTHS: Final[i64] = 4
HOLDS: Final[i64] = 4  # at most, on a ship

# What a player does that a card may wait for (COL-R44).
LOADING: Final[i64] = 0
ORDERING: Final[i64] = 1
BUYING: Final[i64] = 2
DEED_WORDS: Final = ["load", "order", "buy_relic"]
DEEDS: Final[i64] = 3
ARMS: Final[i64] = 4  # the extra hold of a ship, after its printed ones
BERTH_HOLDS: Final[i64] = 5
PLACES: Final[i64] = 10  # for relic cards
ALL_PLACES: Final[i64] = 12  # with the two extra places
CARDS: Final[i64] = 6  # family cards of a player
MOST: Final[i64] = 60  # week cards, decrees, ships or relic cards: a set of them is one integer

WEDNESDAY: Final[i64] = 3  # the digits on the decrees
THURSDAY: Final[i64] = 4
FRIDAY: Final[i64] = 5
SATURDAY: Final[i64] = 6

COUNT_BITS: Final[i64] = 8  # five counts in one integer, for what a hold needs and what a stall offers
COUNT_MASK: Final[i64] = 255
GUARDS: Final[i64] = 0x8080808080  # the top bit of each count


class Effect:
    """A part of what a decree, a week card, a ship or a relic does, compiled from the printing."""

    def bring(self, s: Colonia, seats: i64) -> None:
        """Carry it out, for these seats (as bits) where it is for players."""
        raise NotImplementedError

    def give(self, s: Colonia, seat: Seat) -> None:
        """Carry it out for one player alone."""
        raise NotImplementedError

    def take_up(self, s: Colonia, seat: Seat) -> None:
        """The same, and he has had it (COL-R45)."""
        self.give(s, seat)

    def void(self, s: Colonia) -> bool:
        """Whether it could do nothing at all any more (COL-R16)."""
        return False


@final
class Score:
    """Points a relic brings besides those printed on it: so many for each of something its owner has."""

    def __init__(self, points: i64, per: i64, city: i64, most: i64) -> None:
        self.points: Final = points
        self.per: Final = per  # one of the PER figures
        self.city: Final = city  # of the relics that count, or -1 for all
        self.most: Final = most  # points in all; 0 for no limit


@final
class Box:
    """All printed figures of Colonia.

    COL-1.1  3 to 6 players, a colour each. COL-1.2  A board with a part for every weekday.
    COL-1.3  38 members of each colour, of which so many are used.
    COL-1.4  Each player has a pawn, a Yes and a No card, six family cards and a screen.
    COL-1.5  Four cities, each with its currency. COL-1.6  Per city 11 relics and a reliquary.
    COL-1.7  Per city a window. COL-1.8  Week cards with stalls, orders, dice and ships.
    COL-1.9  Decrees, whose digit names the day of the vote.
    COL-1.13  Five sticks for the craftsmen, one for the harbour, one die.
    """

    def __init__(
        self,
        weeks: i64,
        decrees_a_week: i64,
        members: list[int],
        cards: list[int],
        start_money: i64,
        start_resources: i64,
        resources: i64,
        recipe_first: list[int],
        recipe_second: list[int],
        week_ids: list[str],
        week_stalls: list[int],
        week_orders: list[int],
        week_dice: list[int],
        week_ships: list[int],
        decree_ids: list[str],
        decree_days: list[int],
        ship_ids: list[str],
        ship_city: list[int],
        ship_holds: list[int],
        hold_needs: list[int],
        hold_revenue: list[int],
        arms_revenue: i64,
        relic_ids: list[str],
        relic_city: list[int],
        relic_price: list[int],
        relic_points: list[int],
        reliquaries: list[int],
        relic_scores: list[list[Score]],
        window_points: list[int],
        effects: list[Effect],
        effect_ids: list[str],
        limits: list[int],
        decree_effects: list[list[i64]],
        week_effects: list[list[i64]],
        ship_effects: list[list[i64]],
        relic_effects: list[list[i64]],
        decree_reactions: list[list[i64]],
        week_reactions: list[list[i64]],
        ship_reactions: list[list[i64]],
    ) -> None:
        self.rules = 1  # version of the rules it is played by; whoever opens the box says which
        self.weeks: Final = weeks
        self.decrees_a_week: Final = decrees_a_week
        self.members: Final = vec[i64](members)  # per player, by number of players
        self.cards: Final = vec[i64](cards)  # values of the family cards, rising
        self.start_money: Final = start_money  # of each currency
        self.start_resources: Final = start_resources
        self.resources: Final = resources  # of each kind
        self.recipe_first: Final = vec[i64](recipe_first)  # per craftsman
        self.recipe_second: Final = vec[i64](recipe_second)
        self.circle: Final = recipes_lie_in_a_circle(recipe_first, recipe_second)
        self.week_ids: Final = week_ids
        self.week_stalls: Final = vec[i64](week_stalls)  # STALLS figures per card
        self.week_orders: Final = vec[i64](week_orders)  # CRAFTS figures per card
        self.week_dice: Final = vec[i64](week_dice)
        self.week_ships: Final = vec[i64](week_ships)
        self.decree_ids: Final = decree_ids
        self.decree_days: Final = vec[i64](decree_days)
        self.ship_ids: Final = ship_ids
        self.ship_city: Final = vec[i64](ship_city)
        self.ship_holds: Final = vec[i64](ship_holds)
        self.hold_needs: Final = vec[i64](hold_needs)  # HOLDS per ship: five counts in one integer
        self.cargoes: Final = sorted({need for need in hold_needs if need})  # what holds need, each once: for readers
        self.hold_sizes: Final = vec[i64]([size_of(need) for need in hold_needs])  # goods of a hold
        self.hold_revenue: Final = vec[i64](
            hold_revenue
        )  # HOLDS per ship, as printed; then the same with the higher revenues
        self.arms_revenue: Final = arms_revenue
        self.relic_ids: Final = relic_ids
        self.relic_city: Final = vec[i64](relic_city)
        self.relic_price: Final = vec[i64](relic_price)
        self.relic_points: Final = vec[i64](relic_points)
        self.reliquaries: Final = vec[i64](reliquaries)  # per city: the card
        self.relic_scores: Final = relic_scores
        self.window_points: Final = vec[i64](window_points)  # per city

        self.relics: Final = len(relic_ids)
        self.all_weeks: Final = bit_of(len(week_ids)) - 1
        self.all_decrees: Final = bit_of(len(decree_ids)) - 1
        self.all_ships: Final = bit_of(len(ship_ids)) - 1
        self.all_relics: Final = bit_of(len(relic_ids)) - 1

        self.effects: Final = effects  # every part of every card, by number; steps name them so
        self.effect_ids: Final = effect_ids
        self.limits: Final = vec[i64](limits)  # of parts that each player has once (COL-R45)
        self.limit_ids: Final = [effect_ids[limit // 2] for limit in limits]
        self.decree_effects: Final = [tuple(parts) for parts in decree_effects]
        self.week_effects: Final = [tuple(parts) for parts in week_effects]
        self.ship_effects: Final = [tuple(parts) for parts in ship_effects]
        self.relic_effects: Final = [tuple(parts) for parts in relic_effects]
        self.decree_reactions: Final = [tuple(parts) for parts in decree_reactions]  # DEEDS lists per card
        self.week_reactions: Final = [tuple(parts) for parts in week_reactions]  # the same
        self.ship_reactions: Final = [tuple(parts) for parts in ship_reactions]
        self.reacting: Final = sum([len(parts) for parts in [*decree_reactions, *week_reactions, *ship_reactions]]) > 0
        self.scoring: Final = bits_where([len(scores) > 0 for scores in relic_scores])  # relics that count others
        self.giving: Final = bits_where([len(parts) > 0 for parts in relic_effects])  # relics that give something
        self.bringing: Final = bits_where([len(parts) > 0 for parts in ship_effects])  # ships that do

    def waits(self, decree: i64) -> bool:
        """COL-R44  Whether a decree waits for something players do."""
        return sum([len(parts) for parts in self.decree_reactions[decree * DEEDS : (decree + 1) * DEEDS]]) > 0


def counted(kinds: list[i64]) -> i64:
    """Five counts in one integer, from a list of kinds."""
    total: i64 = 0
    for kind in kinds:
        total += bit_of(COUNT_BITS * kind)
    return total


def count_in(counts: i64, kind: i64) -> i64:
    """One of five counts in one integer."""
    return counts >> COUNT_BITS * kind & COUNT_MASK


def size_of(counts: i64) -> i64:
    """The sum of five counts in one integer."""
    total: i64 = 0
    while counts:
        total += counts & COUNT_MASK
        counts >>= COUNT_BITS
    return total


def recipes_lie_in_a_circle(first: list[int], second: list[int]) -> bool:
    """Whether each takes a resource and the next one, as in the game's box."""
    around = list(range(RESOURCES))
    return first == around and second == [*around[1:], 0]


def bits_where(true: list[bool]) -> i64:
    """The places where something is so, as bits."""
    out: i64 = 0
    for place in range(len(true)):
        if true[place]:
            out |= bit_of(place)
    return out
