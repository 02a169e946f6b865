"""COL-7 Wednesday: buy resources."""

from __future__ import annotations

import pytest

from burghers.games.colonia.rules.market import CloseMarket, Wednesday
from burghers.games.colonia.state import RESERVE, TOWN_HALL, WEDNESDAY_STREET
from burghers.kernel.play import asked
from tests.builders import hear
from tests.colonia.tables import (
    GAME,
    agree,
    ask,
    buying,
    everybody,
    heard,
    holds,
    laid,
    may,
    members,
    move,
    offer,
    says,
    see,
    top,
    why_not,
)


@pytest.mark.rule("COL-7.1")
def test_the_vote_comes_first() -> None:
    s = laid()
    agree(s, "fuller_stalls")
    offer(s, 1, "wood")
    ask(s, Wednesday())
    assert top(s).question() == "vote"
    everybody(s, "no", "no", "no", "no")
    assert top(s).question() == "stall"
    assert asked(s) == [0]


@pytest.mark.rule("COL-7.2")
def test_t14_a_stall_is_bought_with_as_many_members() -> None:
    s = laid()
    hear(s)
    offer(s, 1, "wood", "wood", "iron", "fur", "fur", "linen")
    offer(s, 2, "wood")
    buying(s, 0)
    says(s, 0, "stall 1")
    assert [holds(s, 0, thing) for thing in ("leather", "iron", "wood", "linen", "fur")] == [0, 1, 2, 1, 2]
    stall = see(s, 1).stalls[0]
    assert (stall.seat, stall.members, sum(stall.resources)) == (0, 6, 0)
    assert members(s, 0, RESERVE) == 24
    assert heard(s) == [(0, "bought_stall 1 0 1 2 1 2")]
    assert why_not(s, 1, "stall 1") == ("COL-7.2", "stall-sold", {"stall": 1, "seat": 0})
    assert why_not(s, 1, "stall 3") == ("COL-7.2", "stall-empty", {"stall": 3, "has": 0})
    assert why_not(s, 1, "card 3") == ("COL-7.2", "not-offered", {})
    GAME.audit(s)


@pytest.mark.rule("COL-7.3")
def test_t15_several_stalls_over_the_turns() -> None:
    s = laid()
    purple, red, green, yellow = range(4)
    for stall in range(1, 5):
        offer(s, stall, "wood")
    offer(s, 6, "iron")
    offer(s, 7, "linen", "leather")
    buying(s, purple)
    for seat in range(4):
        says(s, seat, f"stall {seat + 1}")
    says(s, purple, "pass")
    says(s, red, "stall 7")
    assert (holds(s, red, "linen"), holds(s, red, "leather")) == (1, 1)
    assert see(s, 0).stalls[6].members == 2
    says(s, green, "pass")
    says(s, yellow, "pass")
    assert asked(s) == [red]


@pytest.mark.rule("COL-7.3")
def test_what_is_left_goes_back_into_the_bag() -> None:
    s = laid()
    hear(s)
    offer(s, 1, "wood", "wood", "fur")
    assert list(s.bag) == [18, 18, 16, 18, 17]
    ask(s, CloseMarket())
    assert list(s.bag) == [18] * 5
    assert heard(s) == [(-1, "back_in_bag 3")]


@pytest.mark.rule("COL-7.4", "COL-R4")
def test_members_move_from_the_stalls_to_the_street() -> None:
    s = laid()
    move(s, 1, WEDNESDAY_STREET, 7)
    move(s, 1, TOWN_HALL, 2)
    offer(s, 1, "wood", "wood")
    offer(s, 2, "iron")
    buying(s, 1)
    says(s, 1, "stall 1")
    says(s, 2, "stall 2")
    ask(s, CloseMarket())
    assert [members(s, seat, WEDNESDAY_STREET) for seat in range(4)] == [0, 2, 1, 0]
    assert members(s, 1, TOWN_HALL) == 2
    assert members(s, 1, RESERVE) == 26
    assert [stall.seat for stall in see(s, 0).stalls] == [-1] * 9
    GAME.audit(s)


def test_passing_is_the_last_option() -> None:
    s = laid()
    offer(s, 3, "wood")
    buying(s, 0)
    assert may(s, 0) == ["stall 3", "pass"]
