"""COL-1.14  Every member is in exactly one place; so is everything else."""

from __future__ import annotations

from burghers.games.colonia.box import (
    BERTH_HOLDS,
    BERTHS,
    CARDS,
    CITIES,
    RESOURCES,
    count_in,
)
from burghers.games.colonia.state import (
    FAMILY,
    NOBODY,
    NOTHING_HERE,
    RESOURCE,
    SCREEN,
    Colonia,
    order_members,
    orderer,
    trader,
    traders,
)


def audit(s: Colonia) -> None:
    """Raise AssertionError when something was lost, doubled or out of range."""
    assert min(s.family) >= 0 and min(s.screen) >= 0 and min(s.bag) >= 0, "less than nothing"
    assert sorted(s.order) == list(range(s.seats)), "a seat lost its place in the order"
    for seat in range(s.seats):
        assert members_of(s, seat) == s.box.members[s.seats], "a member lost or doubled"
    for resource in range(RESOURCES):
        held = sum(s.screen[seat * SCREEN + RESOURCE + resource] for seat in range(s.seats))
        offered = sum(count_in(stall, resource) for stall in s.stalls if stall > 0)
        assert s.bag[resource] + held + offered == s.box.resources, "a resource lost or doubled"
    berthed = [1 << ship for ship in s.berths]
    assert in_one_place([s.unseen_ships, s.sailed, *berthed], len(s.box.ship_ids)), "a ship lost or doubled"
    assert len(s.cargo) == BERTHS * BERTH_HOLDS, "holds without a berth"
    assert all(seat == NOBODY for seat in s.cargo[len(s.berths) * BERTH_HOLDS :]), "a member in the water"
    shown = [1 << card for card in s.display if card != NOTHING_HERE]
    kept = [1 << s.box.reliquaries[city] for city in range(CITIES) if s.shrines[city] != NOBODY]
    kept += [1 << card for card in s.shrines[CITIES:] if card != NOTHING_HERE]
    assert in_one_place([s.unseen_relics, s.swept, *s.relics, *shown, *kept], s.box.relics), "a relic lost or doubled"
    for place, insurer in enumerate(s.insurers):
        assert insurer == NOBODY or s.display[place] != NOTHING_HERE, "a member on a card that is not there"
    for city in range(CITIES):
        assert s.shrines[city] != NOBODY or s.shrines[CITIES + city] == NOTHING_HERE, "a relic in nobody's reliquary"
    audit_cards(s)


def members_of(s: Colonia, seat: int) -> int:
    """All members of a player: reserve, town hall and streets, stalls, order fields, ships, relic cards."""
    total = sum(s.family[seat * FAMILY : (seat + 1) * FAMILY])
    total += sum(traders(stall) for stall in s.stalls if trader(stall) == seat)
    total += sum(order_members(order) for order in s.orders if orderer(order) == seat)
    return total + list(s.cargo).count(seat) + list(s.insurers).count(seat)


def in_one_place(places: list[int], count: int) -> bool:
    """Whether these sets of cards are disjoint and together make up all of them."""
    seen = 0
    for place in places:
        if seen & place:
            return False
        seen |= place
    return seen == (1 << count) - 1


def audit_cards(s: Colonia) -> None:
    """Week cards, decrees and family cards leave the game at their time and never before."""
    turned = len(s.box.week_ids) - int(s.unseen_weeks).bit_count()
    assert turned in (s.week, s.week - 1), "week cards and weeks disagree"
    gone = len(s.box.decree_ids) - int(s.unseen_decrees).bit_count() - len(s.decrees)
    a_week = s.box.decrees_a_week
    assert a_week * (s.week - 1) <= gone + len(s.decrees) <= a_week * s.week, "a decree lost or doubled"
    for decree in s.decrees:
        assert not s.unseen_decrees >> decree & 1, "a decree both turned up and unseen"
    for seat in range(s.seats):
        left = int(s.hands >> CARDS * seat & (1 << CARDS) - 1).bit_count()
        assert CARDS - left in (s.week, max(0, s.week - 1)), "a family card lost or kept"
