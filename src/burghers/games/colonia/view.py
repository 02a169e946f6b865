"""What a seat may see of Colonia: all that lies open, and its own screen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from burghers.games.colonia.box import (
    ALL_STALLS,
    ARMS,
    BERTH_HOLDS,
    CITIES,
    CITY_WORDS,
    CRAFTS,
    CRAFTSMAN_WORDS,
    GOOD_WORDS,
    HOLDS,
    RELICS,
    RESOURCES,
    SHIPS,
    count_in,
)
from burghers.games.colonia.rules.council import Tuesday, hand_of
from burghers.games.colonia.rules.finish import points_of
from burghers.games.colonia.rules.loading import Friday
from burghers.games.colonia.rules.market import Wednesday
from burghers.games.colonia.rules.relics import Sunday
from burghers.games.colonia.rules.sailing import Saturday
from burghers.games.colonia.rules.workshops import Thursday
from burghers.games.colonia.state import (
    FAMILY,
    GOOD,
    MONEY,
    NOBODY,
    NOTHING_HERE,
    PLAYED_BITS,
    PLAYED_MASK,
    RESOURCE,
    SCREEN,
    TOWN_HALL,
    TUESDAY_STREET,
    Colonia,
    craft_of,
    order_members,
    orderer,
    trader,
    traders,
)
from burghers.kernel.game import OPEN
from burghers.kernel.move import NOTHING
from burghers.kernel.step import Seat

DAYS = (Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday)
DAY_WORDS = ("setup", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")


@dataclass(frozen=True, slots=True)
class ScreenView:
    """What is behind a screen."""

    resources: list[int]
    goods: list[int]
    money: list[int]
    relics: list[str]
    points: int  # as they stand


@dataclass(frozen=True, slots=True)
class ReliquaryView:
    """A reliquary in front of its owner's screen."""

    city: str
    relic: str  # or empty


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player's area."""

    reserve: int
    town_hall: int
    streets: list[int]  # Tuesday to Friday
    cards: list[int]  # family cards left
    card: int  # played this week, 0 before
    face_down: bool
    votes: int
    passed: bool
    sealed: bool  # whether an answer lies face down
    reliquaries: list[ReliquaryView]
    screen: ScreenView | None  # None where it is hidden


@dataclass(frozen=True, slots=True)
class StallView:
    """A stall: what it offers, or whose members are on it."""

    resources: list[int]
    seat: int
    members: int


@dataclass(frozen=True, slots=True)
class CraftView:
    """A craftsman: his stick, the cost of the next order, and the orders waiting, first come first."""

    id: str
    stick: int
    cost: int
    orders: list[tuple[int, int]]  # seat and members


@dataclass(frozen=True, slots=True)
class HoldView:
    """A hold: the goods it takes, what it pays, and whose member is in it."""

    goods: list[str]  # empty: any one good
    revenue: int
    seat: int


@dataclass(frozen=True, slots=True)
class ShipView:
    """A ship in port."""

    id: str
    city: str
    leaves: bool  # above the harbour stick
    holds: list[HoldView]
    arms: HoldView | None  # the extra hold, while there is one


@dataclass(frozen=True, slots=True)
class RelicView:
    """A relic card on display."""

    id: str
    city: str
    price: int
    points: int
    reliquary: bool
    extra_place: bool
    insurer: int  # seat, or -1


@dataclass(frozen=True, slots=True)
class ColoniaView:
    """COL-14.2  Everything public, and the viewer's own screen."""

    seats: list[SeatView]
    week: int
    day: str
    week_card: str
    order: list[int]  # mayor first
    decrees: list[tuple[str, int]]  # still to be voted on: name and day
    decree_pile: int
    dice: int  # extra orders to be rolled this week
    bag: int  # as a total only
    stalls: list[StallView]
    crafts: list[CraftView]
    ships: list[ShipView]
    ship_pile: int
    sailed: list[str]
    relics: list[RelicView]
    relic_pile: int
    relic_discard: list[str]
    windows: list[int]  # per city: seat, or -1
    fewer: int  # members the council asks less next Tuesday
    ledger: bool
    over: bool


def view(s: Colonia, viewer: Seat) -> ColoniaView:
    """What this seat, or a spectator, may see."""
    box = s.box
    return ColoniaView(
        seats=[seat_view(s, seat, sees(s, viewer, seat)) for seat in range(s.seats)],
        week=s.week,
        day=day_of(s),
        week_card=box.week_ids[s.week_card] if s.week_card >= 0 else "",
        order=s.order[:] if s.week else [],
        decrees=[(box.decree_ids[decree], box.decree_days[decree]) for decree in s.decrees],
        decree_pile=s.unseen_decrees.bit_count(),
        dice=box.week_dice[s.week_card] if s.week_card >= 0 else 0,
        bag=s.bagged(),
        stalls=[stall_view(s.stalls[stall]) for stall in range(ALL_STALLS)],
        crafts=[craft_view(s, craft) for craft in range(CRAFTS)],
        ships=[ship_view(s, berth) for berth in range(len(s.berths))],
        ship_pile=s.unseen_ships.bit_count(),
        sailed=[box.ship_ids[ship] for ship in range(SHIPS) if s.sailed >> ship & 1],
        relics=[relic_view(s, place) for place, card in enumerate(s.display) if card != NOTHING_HERE],
        relic_pile=s.unseen_relics.bit_count(),
        relic_discard=[box.relic_ids[card] for card in range(RELICS) if s.swept >> card & 1],
        windows=[(s.windows >> PLAYED_BITS * city & PLAYED_MASK) - 1 for city in range(CITIES)],
        fewer=s.fewer,
        ledger=bool(s.ledger),
        over=s.over(),
    )


def sees(s: Colonia, viewer: Seat, seat: int) -> bool:
    """COL-14.1  One's own screen. COL-14.5  In the final scoring, or with an open ledger, all of them."""
    return viewer in (seat, OPEN) or bool(s.ledger) or s.over()


def day_of(s: Colonia) -> str:
    """The day it is: the one before the first day still to come."""
    if s.week == 0:
        return DAY_WORDS[0]
    for step in reversed(s.agenda):
        for i, day in enumerate(DAYS):
            if isinstance(step, day):
                return DAY_WORDS[i + 1]
    return DAY_WORDS[-1]


def seat_view(s: Colonia, seat: int, seen: bool) -> SeatView:
    """One player's area."""
    at = seat * FAMILY
    shrines = [city for city in range(CITIES) if s.shrines[city] == seat]
    return SeatView(
        reserve=s.reserve(seat),
        town_hall=s.family[at + TOWN_HALL],
        streets=s.family[at + TUESDAY_STREET : at + FAMILY],
        cards=hand_of(s, seat),
        card=s.played >> PLAYED_BITS * seat & PLAYED_MASK,
        face_down=bool(s.zero >> seat & 1),
        votes=s.votes(seat),
        passed=bool(s.passed >> seat & 1),
        sealed=bool(s.sealed) and s.sealed[seat] != NOTHING,
        reliquaries=[ReliquaryView(CITY_WORDS[city], relic_name(s, s.shrines[CITIES + city])) for city in shrines],
        screen=screen_view(s, seat) if seen else None,
    )


def relic_name(s: Colonia, card: int) -> str:
    """The name of a relic; empty for none."""
    return s.box.relic_ids[card] if card != NOTHING_HERE else ""


def screen_view(s: Colonia, seat: int) -> ScreenView:
    """What a player keeps hidden."""
    at = seat * SCREEN
    return ScreenView(
        resources=s.screen[at + RESOURCE : at + RESOURCE + RESOURCES],
        goods=s.screen[at + GOOD : at + GOOD + CRAFTS],
        money=s.screen[at + MONEY : at + MONEY + CITIES],
        relics=[s.box.relic_ids[card] for card in range(RELICS) if s.relics[seat] >> card & 1],
        points=points_of(s, seat),
    )


@lru_cache(4096)
def stall_view(stall: int) -> StallView:
    """One stall."""
    offer = stall if stall > 0 else 0
    return StallView([count_in(offer, resource) for resource in range(RESOURCES)], trader(stall), traders(stall))


def craft_view(s: Colonia, craft: int) -> CraftView:
    """One craftsman."""
    orders = [(orderer(order), order_members(order)) for order in s.orders if craft_of(order) == craft]
    return CraftView(CRAFTSMAN_WORDS[craft], s.sticks[craft], s.fresh[craft] + 1, orders)


def ship_view(s: Colonia, berth: int) -> ShipView:
    """One ship."""
    box, ship, at = s.box, s.berths[berth], berth * BERTH_HOLDS
    holds = [
        HoldView(
            goods=goods_in(box.hold_needs[ship * HOLDS + hold]),
            revenue=box.hold_revenue[s.tariff + ship * HOLDS + hold],
            seat=s.cargo[at + hold],
        )
        for hold in range(box.ship_holds[ship])
    ]
    loaded = s.cargo[at + ARMS]
    arms = HoldView([], box.arms_revenue, loaded) if s.arms or loaded != NOBODY else None
    return ShipView(box.ship_ids[ship], CITY_WORDS[box.ship_city[ship]], berth < s.sailing, holds, arms)


@cache
def goods_in(need: int) -> list[str]:
    """The goods of a hold."""
    return [GOOD_WORDS[good] for good in range(CRAFTS) for _ in range(count_in(need, good))]


def relic_view(s: Colonia, place: int) -> RelicView:
    """One card on display."""
    box, card = s.box, s.display[place]
    city = box.relic_city[card]
    return RelicView(
        id=box.relic_ids[card],
        city=CITY_WORDS[city],
        price=box.relic_price[card],
        points=box.relic_points[card],
        reliquary=card == box.reliquaries[city],
        extra_place=place >= 10,
        insurer=s.insurers[place],
    )
