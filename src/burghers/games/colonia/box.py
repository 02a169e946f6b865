"""What is in the box: the figures of one printing as typed tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from burghers.games.colonia.state import Colonia

RESOURCES: Final = 5
RESOURCE_WORDS: Final = ["leather", "iron", "wood", "linen", "fur"]
CRAFTS: Final = 5  # each craftsman makes one good; die numbers 1 to 5 in this order
CRAFTSMAN_WORDS: Final = ["saddler", "wheelwright", "painter", "tailor", "shoemaker"]
GOOD_WORDS: Final = ["saddle", "wheel", "painting", "clothing", "shoes"]
CITIES: Final = 4
CITY_WORDS: Final = ["bergen", "bruges", "london", "novgorod"]
CURRENCY_WORDS: Final = ["mark", "gulden", "pound", "grivna"]

WEEKS: Final = 6
STALLS: Final = 7  # filled by the week card
ALL_STALLS: Final = 9  # with those of the foreign merchants
BERTHS: Final = 4
HOLDS: Final = 4  # at most, on a ship
ARMS: Final = 4  # the extra hold of a ship, after its printed ones
BERTH_HOLDS: Final = 5
PLACES: Final = 10  # for relic cards
ALL_PLACES: Final = 12  # with the two extra places
CARDS: Final = 6  # family cards of a player
DECREES_A_WEEK: Final = 3
WEEK_CARDS: Final = 14
DECREES: Final = 18
SHIPS: Final = 16
RELICS: Final = 48

WEDNESDAY: Final = 3  # the digits on the decrees
THURSDAY: Final = 4
FRIDAY: Final = 5
SATURDAY: Final = 6

COUNT_BITS: Final = 8  # five counts in one integer, for what a hold needs and what a stall offers
COUNT_MASK: Final = 255
GUARDS: Final = 0x8080808080  # the top bit of each count


class Decree:
    """COL-1.9  A decree: its digit names the day of the vote."""

    def adopt(self, s: Colonia) -> None:
        """COL-6.3  What it does when it is adopted."""
        raise NotImplementedError

    def void(self, s: Colonia) -> bool:
        """Whether it could do nothing at all any more, so that nobody is asked to vote (COL-R16)."""
        return False


@final
class Box:
    """All printed figures of Colonia.

    COL-1.1  3 to 6 players, a colour each. COL-1.2  A board with a part for every weekday.
    COL-1.3  38 members of each colour, of which so many are used.
    COL-1.4  Each player has a pawn, a Yes and a No card, six family cards and a screen.
    COL-1.5  Four cities, each with its currency. COL-1.6  Per city 11 relics and a reliquary.
    COL-1.7  Per city a window. COL-1.8  Week cards with stalls, orders, dice and ships.
    COL-1.13  Five sticks for the craftsmen, one for the harbour, one die.
    """

    def __init__(
        self,
        members: list[int],
        cards: list[int],
        start_money: int,
        start_resources: int,
        resources: int,
        recipe_first: list[int],
        recipe_second: list[int],
        week_ids: list[str],
        week_stalls: list[int],
        week_orders: list[int],
        week_dice: list[int],
        week_ships: list[int],
        decree_ids: list[str],
        decree_days: list[int],
        decrees: list[Decree],
        ship_ids: list[str],
        ship_city: list[int],
        ship_holds: list[int],
        hold_needs: list[int],
        hold_revenue: list[int],
        arms_revenue: int,
        relic_ids: list[str],
        relic_city: list[int],
        relic_price: list[int],
        relic_points: list[int],
        reliquaries: list[int],
        window_points: list[int],
    ) -> None:
        self.members: Final = members  # per player, by number of players
        self.cards: Final = cards  # values of the family cards, rising
        self.start_money: Final = start_money  # of each currency
        self.start_resources: Final = start_resources
        self.resources: Final = resources  # of each kind
        self.recipe_first: Final = recipe_first  # per craftsman
        self.recipe_second: Final = recipe_second
        self.week_ids: Final = week_ids
        self.week_stalls: Final = week_stalls  # STALLS figures per card
        self.week_orders: Final = week_orders  # CRAFTS figures per card
        self.week_dice: Final = week_dice
        self.week_ships: Final = week_ships
        self.decree_ids: Final = decree_ids
        self.decree_days: Final = decree_days
        self.decrees: Final = decrees
        self.ship_ids: Final = ship_ids
        self.ship_city: Final = ship_city
        self.ship_holds: Final = ship_holds
        self.hold_needs: Final = hold_needs  # HOLDS per ship: five counts in one integer
        self.hold_sizes: Final = [size_of(need) for need in hold_needs]  # goods of a hold
        self.hold_revenue: Final = hold_revenue  # HOLDS per ship, as printed; then the same with the higher revenues
        self.arms_revenue: Final = arms_revenue
        self.relic_ids: Final = relic_ids
        self.relic_city: Final = relic_city
        self.relic_price: Final = relic_price
        self.relic_points: Final = relic_points
        self.reliquaries: Final = reliquaries  # per city: the card
        self.window_points: Final = window_points  # per city


def counted(kinds: list[int]) -> int:
    """Five counts in one integer, from a list of kinds."""
    total = 0
    for kind in kinds:
        total += 1 << COUNT_BITS * kind
    return total


def count_in(counts: int, kind: int) -> int:
    """One of five counts in one integer."""
    return counts >> COUNT_BITS * kind & COUNT_MASK


def size_of(counts: int) -> int:
    """The sum of five counts in one integer."""
    total = 0
    while counts:
        total += counts & COUNT_MASK
        counts >>= COUNT_BITS
    return total
