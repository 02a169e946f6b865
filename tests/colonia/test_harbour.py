"""COL-9 Friday: load ships, COL-10 Saturday: ships sail."""

from __future__ import annotations

import pytest

from burghers.games.colonia.rules.loading import CloseHarbour, Friday
from burghers.games.colonia.rules.sailing import FillBerths, Saturday, ShipsSail
from burghers.games.colonia.state import FRIDAY_STREET, RESERVE, WEDNESDAY_STREET
from burghers.kernel.native import i64, vec
from burghers.kernel.step import FATE
from tests.builders import hear
from tests.colonia.tables import (
    BOX,
    GAME,
    agree,
    all_chance,
    ask,
    board,
    everybody,
    fate,
    give,
    heard,
    holds,
    laid,
    leave,
    loading,
    may,
    members,
    moor,
    move,
    says,
    see,
    top,
    why_not,
)


@pytest.mark.rule("COL-9.1")
def test_the_vote_comes_first_on_friday() -> None:
    s = laid()
    give(s, 0, "clothing", "shoes")
    agree(s, "extra_hold")
    ask(s, Friday())
    assert top(s).question() == "vote"
    everybody(s, "no", "no", "no", "no")
    assert top(s).question() == "load"


@pytest.mark.rule("COL-9.2")
def test_t23_exactly_the_shown_goods_and_one_member() -> None:
    s = laid()
    hear(s)
    give(s, 0, "clothing", "shoes", "saddle")
    give(s, 1, "clothing", "shoes", "saddle")
    loading(s, 0)
    assert may(s, 0) == ["load 1 2", "load 1 3", "load 2 2", "load 4 1", "pass"]
    says(s, 0, "load 1 2")
    assert (holds(s, 0, "clothing"), holds(s, 0, "shoes"), holds(s, 0, "saddle")) == (0, 0, 1)
    assert members(s, 0, RESERVE) == 29
    assert see(s, 0).ships[0].holds[1].seat == 0
    assert heard(s) == [(0, "loaded bergen_1 2 good.clothing+shoes 5 mark")]
    assert why_not(s, 1, "load 1 2") == ("COL-9.2", "hold-taken", {"berth": 1, "seat": 0})
    assert why_not(s, 1, "load 1 1") == ("COL-9.2", "no-good", {"good": 1, "needs": 1, "has": 0})
    assert why_not(s, 1, "load 1 4") == ("COL-1.10", "no-such-hold", {"berth": 1, "hold": 4})
    assert why_not(s, 1, "load_arms 1 shoes") == ("COL-13.14", "no-extra-hold", {})
    assert why_not(s, 1, "yes") == ("COL-9.2", "not-offered", {})
    GAME.audit(s)


@pytest.mark.rule("COL-9.2", "COL-R34")
def test_ships_below_the_stick_may_be_loaded() -> None:
    s = laid()
    s.sailing = 1
    give(s, 0, "wheel", "painting")
    loading(s, 0)
    assert may(s, 0) == ["load 4 2", "pass"]


@pytest.mark.rule("COL-9.2", "COL-3.4")
def test_loading_needs_a_member() -> None:
    s = laid()
    give(s, 0, "wheel", "painting")
    give(s, 1, "wheel", "painting")
    leave(s, 0, WEDNESDAY_STREET, 0)
    loading(s, 1)
    says(s, 1, "pass")
    assert s.over()
    s = laid()
    give(s, 0, "wheel", "painting", "clothing")
    leave(s, 0, WEDNESDAY_STREET, 1)
    loading(s, 0)
    says(s, 0, "load 2 1")
    assert s.over()


@pytest.mark.rule("COL-9.3")
def test_members_come_back_from_the_friday_street() -> None:
    s = laid()
    move(s, 2, FRIDAY_STREET, 3)
    board(s, 1, 1, 2)
    ask(s, CloseHarbour())
    assert members(s, 2, FRIDAY_STREET) == 0
    assert members(s, 2, RESERVE) == 29
    assert s.cargo[0] == 2
    GAME.audit(s)


@pytest.mark.rule("COL-10.1")
def test_the_vote_comes_first_on_saturday() -> None:
    s = laid()
    s.sailing = 1
    agree(s, "new_relics")
    ask(s, Saturday())
    assert top(s).question() == "vote"
    everybody(s, "no", "no", "no", "no")
    assert s.owing == -1
    assert s.berths[0] == BOX.ship_ids.index("bruges_1")


@pytest.mark.rule("COL-10.2", "COL-10.5", "COL-10.6")
def test_t24_ships_above_the_stick_sail_the_others_move_up() -> None:
    s = laid()
    hear(s)
    s.sailing = 2
    board(s, 3, 2, 1)
    ask(s, ShipsSail())
    assert "turn_ship bergen_1" not in may(s, FATE)
    fate(s, "turn_ship bergen_2", "turn_ship novgorod_4")
    view = see(s, 0)
    assert [ship.id for ship in view.ships] == ["london_1", "novgorod_1", "bergen_2", "novgorod_4"]
    assert [hold.seat for hold in view.ships[0].holds] == [-1, 1, -1]
    assert view.sailed == ["bergen_1", "bruges_1"]
    assert not any(ship.leaves for ship in view.ships)
    assert heard(s)[:2] == [(-1, "sailed bergen_1"), (-1, "sailed bruges_1")]
    GAME.audit(s)


@pytest.mark.rule("COL-10.3", "COL-10.4")
def test_t25_a_loaded_hold_pays_its_owner() -> None:
    s = laid()
    hear(s)
    s.sailing = 2
    board(s, 2, 1, 3)
    move(s, 3, FRIDAY_STREET, 2)
    ask(s, ShipsSail())
    assert holds(s, 3, "gulden") == 5 + 9
    assert members(s, 3, FRIDAY_STREET) == 3
    assert (3, "earned bruges_1 9 gulden") in heard(s)
    all_chance(s)
    GAME.audit(s)


@pytest.mark.rule("COL-10.3")
def test_higher_revenues() -> None:
    s = laid(revenue="high")
    s.sailing = 1
    board(s, 1, 1, 3)
    board(s, 1, 2, 2)
    assert [hold.revenue for hold in see(s, 0).ships[0].holds] == [11, 7, 7]
    ask(s, ShipsSail())
    assert (holds(s, 3, "mark"), holds(s, 2, "mark")) == (16, 12)


@pytest.mark.rule("COL-10.2", "COL-10.6")
def test_after_the_last_week_no_berth_is_filled() -> None:
    s = laid()
    s.week = 6
    s.sailing = 4
    ask(s, ShipsSail())
    assert s.over()
    assert list(s.berths) == []


@pytest.mark.rule("COL-10.6")
def test_an_empty_pile_of_ships_is_shuffled_anew() -> None:
    s = laid()
    hear(s)
    s.sailed = s.unseen_ships
    s.unseen_ships = 0
    moor_left = s.berths[:2]
    s.sailed |= 1 << s.berths[2] | 1 << s.berths[3]
    s.berths = vec[i64](moor_left)
    ask(s, FillBerths())
    assert len(may(s, FATE)) == 14
    fate(s, "turn_ship london_1")
    assert len(may(s, FATE)) == 13
    assert heard(s) == [(-1, "shuffled_ships"), (-1, "arrived london_1 3")]
    GAME.audit(s)


@pytest.mark.rule("COL-R22")
def test_goods_and_money_do_not_run_out() -> None:
    s = laid()
    give(s, 0, *["saddle"] * 12, mark=200)
    s.sailing = 1
    board(s, 1, 1, 0)
    ask(s, ShipsSail())
    assert holds(s, 0, "mark") == 209


def test_every_hold_of_every_ship_can_be_loaded_and_pays() -> None:
    for first in range(0, 16, 4):
        s = laid()
        moor(s, *BOX.ship_ids[first : first + 4])
        give(s, 0, *["saddle", "wheel", "painting", "clothing", "shoes"] * 12)
        loading(s, 0)
        for text in [text for text in may(s, 0) if text != "pass"]:
            says(s, 0, text)
        s.sailing = 4
        ask(s, ShipsSail())
        ships = range(first, first + 4)
        paid = sum(BOX.hold_revenue[ship * 4 + hold] for ship in ships for hold in range(4))
        assert sum(holds(s, 0, money) for money in ("mark", "gulden", "pound", "grivna")) == 20 + paid
