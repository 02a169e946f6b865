"""COL-8 Thursday: make goods."""

from __future__ import annotations

import pytest

from burghers.games.colonia.rules.workshops import ExtraOrders, HandOverGoods, Thursday
from burghers.games.colonia.state import RESERVE, THURSDAY_STREET, WEDNESDAY_STREET
from burghers.kernel.native import i64, vec
from burghers.kernel.play import asked
from tests.builders import hear
from tests.colonia.tables import (
    GAME,
    agree,
    ask,
    craft,
    everybody,
    fate,
    give,
    heard,
    holds,
    laid,
    leave,
    may,
    members,
    move,
    ordering,
    says,
    see,
    top,
    waits,
    why_not,
)


@pytest.mark.rule("COL-8.1")
def test_the_vote_comes_first() -> None:
    s = laid()
    give(s, 0, "leather", "iron")
    agree(s, "saddler_orders")
    ask(s, Thursday())
    assert top(s).question() == "vote"
    everybody(s, "no", "no", "no", "no")
    assert top(s).question() == "order"


@pytest.mark.rule("COL-8.2", "COL-8.3")
def test_t16_t17_orders_cost_one_two_three() -> None:
    s = laid()
    hear(s)
    give(s, 0, "leather", "iron", "leather", "iron")
    give(s, 1, "leather", "iron")
    before = s.bag[:]
    ordering(s, 0)
    says(s, 0, "order saddler")
    assert list(s.bag) == [before[0] + 1, before[1] + 1, *before[2:]]
    assert see(s, 0).crafts[0].orders == [(0, 1)]
    says(s, 1, "order saddler")
    assert see(s, 0).crafts[0].orders == [(0, 1), (1, 2)]
    says(s, 0, "order saddler")
    assert see(s, 0).crafts[0].orders == [(0, 1), (1, 2), (0, 3)]
    assert members(s, 0, RESERVE) == 26
    assert (0, "ordered saddler 3 leather resource.iron") in heard(s)
    GAME.audit(s)


@pytest.mark.rule("COL-8.3")
def test_old_orders_do_not_make_new_ones_dearer() -> None:
    s = laid()
    waits(s, "saddler", 2, 3)
    give(s, 0, "leather", "iron")
    ordering(s, 0)
    says(s, 0, "order saddler")
    assert see(s, 0).crafts[0].orders == [(2, 3), (0, 1)]


@pytest.mark.rule("COL-8.2", "COL-8.3", "COL-3.4")
def test_an_order_needs_resources_and_members() -> None:
    s = laid()
    give(s, 0, "leather", "iron", "wood")
    leave(s, 0, WEDNESDAY_STREET, 1)
    s.fresh[0] = 1
    ordering(s, 0)
    assert may(s, 0) == ["order wheelwright", "pass"]
    assert why_not(s, 0, "order saddler") == ("COL-8.3", "too-few-members", {"needs": 2, "has": 1})
    assert why_not(s, 0, "order painter") == (
        "COL-8.2",
        "no-resource",
        {"craftsman": 2, "resource": 3, "needs": 1, "has": 0},
    )
    assert why_not(s, 0, "yes") == ("COL-8.2", "not-offered", {})


@pytest.mark.rule("COL-8.4", "COL-R23")
def test_orders_may_stand_below_the_stick_without_limit() -> None:
    s = laid(3)
    give(s, 0, *["leather", "iron"] * 8)
    s.sticks[0] = 2
    ordering(s, 0)
    for cost in range(1, 9):
        assert asked(s) == [0]
        says(s, 0, "order saddler")
        assert see(s, 0).crafts[0].orders[-1] == (0, cost)
    assert members(s, 0, RESERVE) == 2
    assert s.over()


@pytest.mark.rule("COL-R33")
def test_an_order_cannot_be_withdrawn() -> None:
    assert not any(verb.word in ("withdraw", "cancel", "swap") for verb in GAME.moves.verbs)
    s = laid()
    waits(s, "saddler", 0, 1)
    give(s, 0, "leather", "iron")
    ordering(s, 0)
    assert may(s, 0) == ["order saddler", "pass"]


@pytest.mark.rule("COL-8.5", "COL-4.4")
def test_t20_as_many_dice_as_the_card_says() -> None:
    s = laid()
    ask(s, ExtraOrders())
    fate(s, "roll 1", "roll 2", "roll 3", "roll 4", "roll 5")
    assert s.over()
    assert list(s.sticks) == [1] * 5


@pytest.mark.rule("COL-8.6")
def test_t18_t19_a_die_moves_one_stick_or_all() -> None:
    s = laid()
    hear(s)
    s.sticks = vec[i64]([1, 1, 1, 2, 1])
    ask(s, ExtraOrders())
    fate(s, "roll 4")
    assert list(s.sticks) == [1, 1, 1, 3, 1]
    assert heard(s) == [(-1, "extra_order 4"), (-1, "stick tailor 3")]
    fate(s, "roll 6")
    assert list(s.sticks) == [2, 2, 2, 4, 2]


@pytest.mark.rule("COL-8.7", "COL-8.8")
def test_t21_every_served_field_gives_one_good() -> None:
    s = laid()
    red, green, yellow = 0, 1, 2
    move(s, red, THURSDAY_STREET, 4)
    waits(s, "painter", red, 1)
    waits(s, "painter", green, 2)
    waits(s, "painter", red, 3)
    waits(s, "painter", yellow, 4)
    s.sticks[craft("painter")] = 3
    ask(s, HandOverGoods())
    assert [holds(s, seat, "painting") for seat in range(4)] == [2, 1, 0, 0]
    assert [members(s, seat, THURSDAY_STREET) for seat in range(4)] == [4, 2, 0, 0]
    assert members(s, red, RESERVE) == 26
    GAME.audit(s)


@pytest.mark.rule("COL-8.9")
def test_t22_waiting_orders_move_up_and_are_first_next_week() -> None:
    s = laid()
    for seat, count in ((0, 1), (1, 2), (2, 3), (3, 4)):
        waits(s, "painter", seat, count)
    s.sticks[craft("painter")] = 2
    s.fresh[craft("painter")] = 4
    ask(s, HandOverGoods())
    assert see(s, 0).crafts[2].orders == [(2, 3), (3, 4)]
    assert (list(s.sticks), list(s.fresh)) == ([0] * 5, [0] * 5)
    give(s, 0, "wood", "linen")
    ordering(s, 0)
    says(s, 0, "order painter")
    assert see(s, 0).crafts[2].orders == [(2, 3), (3, 4), (0, 1)]
    GAME.audit(s)


@pytest.mark.rule("COL-8.7")
def test_free_fields_above_the_stick_give_nothing() -> None:
    s = laid()
    waits(s, "tailor", 1, 2)
    s.sticks = vec[i64]([3, 3, 3, 3, 3])
    ask(s, HandOverGoods())
    assert [holds(s, 1, good) for good in ("saddle", "wheel", "painting", "clothing", "shoes")] == [0, 0, 0, 1, 0]
    assert list(s.orders) == []
