"""What a seat may see of Colonia: all that lies open, and its own screen."""

from __future__ import annotations

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
    RESOURCES,
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
from burghers.games.colonia.views import (
    ColoniaView,
    CraftView,
    HoldView,
    RelicView,
    ReliquaryView,
    ScreenView,
    SeatView,
    ShipView,
    StallView,
)
from burghers.kernel.game import OPEN
from burghers.kernel.limits import names_used
from burghers.kernel.move import NOTHING, Move, Vocabulary
from burghers.kernel.step import Seat

DAYS = (Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday)
DAY_WORDS = ("setup", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")


def view(s: Colonia, viewer: Seat, moves: Vocabulary) -> ColoniaView:
    """What this seat, or a spectator, may see."""
    box = s.box
    return ColoniaView(
        seats=[
            seat_view(s, seat, sees(s, viewer, seat), chosen(s, seat, moves) if viewer in (seat, OPEN) else "")
            for seat in range(s.seats)
        ],
        week=s.week,
        weeks=box.weeks,
        day=day_of(s),
        week_card=box.week_ids[s.week_card] if s.week_card >= 0 else "",
        order=list(s.order) if s.week else [],
        decrees=[(box.decree_ids[decree], box.decree_days[decree]) for decree in s.decrees],
        decree_pile=int(s.unseen_decrees).bit_count(),
        dice=box.week_dice[s.week_card] + s.dice if s.week_card >= 0 else 0,
        bag=s.bagged(),
        stalls=[stall_view(s.stalls[stall]) for stall in range(ALL_STALLS)],
        crafts=[craft_view(s, craft) for craft in range(CRAFTS)],
        ships=[ship_view(s, berth) for berth in range(len(s.berths))],
        ship_pile=int(s.unseen_ships).bit_count(),
        sailed=[box.ship_ids[ship] for ship in range(len(box.ship_ids)) if s.sailed >> ship & 1],
        relics=[relic_view(s, place) for place, card in enumerate(s.display) if card != NOTHING_HERE],
        relic_pile=int(s.unseen_relics).bit_count(),
        relic_discard=[box.relic_ids[card] for card in range(s.box.relics) if s.swept >> card & 1],
        windows=[(s.windows >> PLAYED_BITS * city & PLAYED_MASK) - 1 for city in range(CITIES)],
        fewer=s.fewer,
        ledger=bool(s.ledger),
        over=s.over(),
    )


def sees(s: Colonia, viewer: Seat, seat: int) -> bool:
    """COL-14.1  One's own screen. COL-14.5  In the final scoring, or with an open ledger, all of them."""
    return viewer in (seat, OPEN) or bool(s.ledger) or s.over()


def chosen(s: Colonia, seat: int, moves: Vocabulary) -> str:
    """COL-14.1  A sealed answer, which nobody but its owner may read before all are turned over; empty for none."""
    return moves.print(Move(s.sealed[seat])) if s.sealed and s.sealed[seat] != NOTHING else ""


def day_of(s: Colonia) -> str:
    """The day it is: the one before the first day still to come."""
    if s.week == 0:
        return DAY_WORDS[0]
    for at in range(len(s.agenda) - 1, -1, -1):
        for i in range(len(DAYS)):
            if isinstance(s.agenda[at], DAYS[i]):
                return DAY_WORDS[i + 1]
    return DAY_WORDS[-1]


def seat_view(s: Colonia, seat: int, seen: bool, choice: str) -> SeatView:
    at = seat * FAMILY
    shrines = [city for city in range(CITIES) if s.shrines[city] == seat]
    return SeatView(
        reserve=s.reserve(seat),
        town_hall=s.family[at + TOWN_HALL],
        streets=list(s.family[at + TUESDAY_STREET : at + FAMILY]),
        cards=hand_of(s, seat),
        card=s.played >> PLAYED_BITS * seat & PLAYED_MASK,
        face_down=bool(s.zero >> seat & 1),
        votes=s.votes(seat),
        passed=bool(s.passed >> seat & 1),
        sealed=bool(s.sealed) and s.sealed[seat] != NOTHING,
        choice=choice,
        reliquaries=[
            ReliquaryView(
                relic_name(s, s.box.reliquaries[city]), CITY_WORDS[city], relic_name(s, s.shrines[CITIES + city])
            )
            for city in shrines
        ],
        screen=screen_view(s, seat) if seen else None,
        spent=names_used(s.spent, s.box.limits, s.box.limit_ids, seat),
    )


def relic_name(s: Colonia, card: int) -> str:
    """The name of a relic; empty for none."""
    return s.box.relic_ids[card] if card != NOTHING_HERE else ""


def screen_view(s: Colonia, seat: int) -> ScreenView:
    """What a player keeps hidden."""
    at = seat * SCREEN
    return ScreenView(
        resources=list(s.screen[at + RESOURCE : at + RESOURCE + RESOURCES]),
        goods=list(s.screen[at + GOOD : at + GOOD + CRAFTS]),
        money=list(s.screen[at + MONEY : at + MONEY + CITIES]),
        relics=[s.box.relic_ids[card] for card in range(s.box.relics) if s.relics[seat] >> card & 1],
        points=points_of(s, seat),
    )


@lru_cache(4096)
def stall_view(stall: int) -> StallView:
    offer = stall if stall > 0 else 0
    return StallView([count_in(offer, resource) for resource in range(RESOURCES)], trader(stall), traders(stall))


def craft_view(s: Colonia, craft: int) -> CraftView:
    orders = [(orderer(order), order_members(order)) for order in s.orders if craft_of(order) == craft]
    return CraftView(CRAFTSMAN_WORDS[craft], s.sticks[craft], s.fresh[craft] + 1, orders)


def ship_view(s: Colonia, berth: int) -> ShipView:
    box, ship, at = s.box, s.berths[berth], berth * BERTH_HOLDS
    holds: list[HoldView] = []
    for hold in range(box.ship_holds[ship]):
        goods, revenue = goods_in(box.hold_needs[ship * HOLDS + hold]), box.hold_revenue[s.tariff + ship * HOLDS + hold]
        holds.append(HoldView(goods, revenue, s.cargo[at + hold]))
    loaded = s.cargo[at + ARMS]
    arms = HoldView([], box.arms_revenue, loaded) if s.arms or loaded != NOBODY else None
    return ShipView(box.ship_ids[ship], CITY_WORDS[box.ship_city[ship]], berth < s.sailing, holds, arms)


@cache
def goods_in(need: int) -> list[str]:
    return [GOOD_WORDS[good] for good in range(CRAFTS) for _ in range(count_in(need, good))]


def relic_view(s: Colonia, place: int) -> RelicView:
    box, card = s.box, s.display[place]
    city, price, points = box.relic_city[card], box.relic_price[card], box.relic_points[card]
    reliquary, extra_place, insurer = card == box.reliquaries[city], place >= 10, s.insurers[place]
    return RelicView(box.relic_ids[card], CITY_WORDS[city], price, points, reliquary, extra_place, insurer)
