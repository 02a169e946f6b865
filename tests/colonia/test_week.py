"""COL-3 Course of the game, COL-4 Monday."""

from __future__ import annotations

import pytest

from burghers.games.colonia.rules.bag import DrawToStall
from burghers.games.colonia.rules.market import CloseMarket
from burghers.games.colonia.rules.week import SetSticks, TurnUpDecree, TurnUpWeek
from burghers.games.colonia.state import RESERVE, THURSDAY_STREET, WEDNESDAY_STREET
from burghers.kernel.fate import QuickFate
from burghers.kernel.native import i64, vec
from burghers.kernel.note import EVERYONE
from burghers.kernel.play import asked
from burghers.kernel.playout import step_randomly
from burghers.kernel.step import FATE
from tests.builders import hear
from tests.colonia.tables import (
    GAME,
    all_chance,
    ask,
    buying,
    craft,
    fate,
    give,
    heard,
    laid,
    leave,
    may,
    members,
    move,
    offer,
    ordering,
    says,
    see,
    week,
    why_not,
)


@pytest.mark.rule("COL-3.1")
def test_six_weeks_of_seven_days() -> None:
    s = GAME.new(4)
    fate_source, weeks = QuickFate(2), []
    while not s.over():
        if s.week not in weeks:
            weeks.append(s.week)
        step_randomly(s, fate_source)
    assert weeks == [0, 1, 2, 3, 4, 5, 6]


@pytest.mark.rule("COL-3.2")
def test_turns_follow_the_order_of_the_week() -> None:
    s = laid()
    s.order = vec[i64]([2, 0, 3, 1])
    for stall in range(1, 8):
        offer(s, stall, "wood")
    buying(s, 2)
    turns = []
    for stall in range(1, 7):
        turns.append(asked(s)[0])
        says(s, turns[-1], f"stall {stall}")
    assert turns == [2, 0, 3, 1, 2, 0]


@pytest.mark.rule("COL-3.3")
def test_who_has_passed_does_not_act_again() -> None:
    s = laid()
    for stall in range(1, 8):
        offer(s, stall, "wood")
    buying(s, 0)
    says(s, 0, "pass")
    says(s, 1, "stall 1")
    says(s, 2, "pass")
    says(s, 3, "stall 2")
    says(s, 1, "stall 3")
    says(s, 3, "pass")
    says(s, 1, "pass")
    assert s.over()
    assert s.passed == 0


@pytest.mark.rule("COL-3.4", "COL-R7")
def test_too_few_members_leave_the_cheaper_action() -> None:
    s = laid()
    offer(s, 1, "wood", "wood", "iron")
    offer(s, 2, "fur", "fur")
    leave(s, 0, WEDNESDAY_STREET, 2)
    buying(s, 0)
    assert may(s, 0) == ["stall 2", "pass"]
    assert why_not(s, 0, "stall 1") == ("COL-7.2", "too-few-members", {"needs": 3, "has": 2})


@pytest.mark.rule("COL-3.4", "COL-R40")
def test_who_cannot_act_passes_by_itself_and_nothing_more_is_told() -> None:
    s = laid()
    hear(s)
    give(s, 1, "leather", "iron")
    before = s.barriers
    ordering(s, 0)
    assert asked(s) == [1]
    assert heard(s) == [(0, "no_action 30"), (0, "passed")]
    assert [note.only for note in s.notes] == [0, EVERYONE]  # the others only see him pass
    assert s.barriers == before + 1
    says(s, 1, "pass")
    seen = [(note.seat, GAME.notes.print(note.what)) for note in s.notes if note.only == EVERYONE]
    assert seen == [(seat, "passed") for seat in range(4)]
    assert s.over()


@pytest.mark.rule("COL-3.5")
def test_members_come_back_before_the_new_ones_go_there() -> None:
    s = laid()
    move(s, 0, WEDNESDAY_STREET, 5)
    offer(s, 1, "wood", "wood")
    buying(s, 0)
    says(s, 0, "stall 1")
    ask(s, CloseMarket())
    assert members(s, 0, WEDNESDAY_STREET) == 2
    assert members(s, 0, RESERVE) == 28
    GAME.audit(s)


@pytest.mark.rule("COL-3.6")
def test_no_move_names_another_player() -> None:
    slots = {slot.name for verb in GAME.moves.verbs for slot in verb.slots}
    assert not any(name.startswith("seat") for name in slots)


@pytest.mark.rule("COL-4.1")
def test_the_week_card_rules_the_week() -> None:
    s = laid()
    hear(s)
    ask(s, TurnUpWeek())
    assert f"turn_week {'week_03'}" in may(s, FATE)
    assert "turn_week week_01" not in may(s, FATE)
    fate(s, "turn_week week_13")
    assert s.week_card == week("week_13")
    assert heard(s) == [(-1, "week 2 week_13")]


@pytest.mark.rule("COL-4.2")
def test_resources_are_drawn_onto_the_stalls() -> None:
    s = laid()
    s.unseen_weeks |= 0b10  # this week's card is still to come
    ask(s, TurnUpWeek())
    fate(s, "turn_week week_14", *["drawn wood"] * 6, *["drawn fur"] * 5, "drawn iron")
    view = see(s, 0)
    assert view.stalls[0].resources == [0, 0, 6, 0, 0]
    assert view.stalls[1].resources == [0, 0, 0, 0, 5]
    assert view.stalls[2].resources == [0, 1, 0, 0, 0]
    all_chance(s)
    assert [sum(stall.resources) for stall in see(s, 0).stalls] == [6, 5, 4, 4, 3, 3, 2, 0, 0]
    GAME.audit(s)


@pytest.mark.rule("COL-R21")
def test_an_empty_bag_leaves_stalls_short() -> None:
    s = laid()
    hear(s)
    s.screen[0] += 18
    s.bag = vec[i64]([0, 1, 0, 0, 0])
    ask(s, DrawToStall(0), DrawToStall(1))
    assert may(s, FATE) == ["drawn iron"]
    fate(s, "drawn iron")
    assert s.over()
    assert [sum(stall.resources) for stall in see(s, 0).stalls[:2]] == [1, 0]
    assert heard(s) == [(-1, "empty_bag")]


@pytest.mark.rule("COL-4.3")
def test_t01_t02_sticks_move_down_by_regular_orders() -> None:
    s = laid()
    ask(s, SetSticks())
    assert list(s.sticks) == [1, 2, 1, 2, 1]
    assert s.sticks[craft("wheelwright")] == 2
    assert see(s, 0).crafts[1].stick == 2


@pytest.mark.rule("COL-4.4")
def test_t01_the_dice_are_only_noted() -> None:
    s = laid()
    ask(s, SetSticks())
    assert see(s, 0).dice == 5
    assert list(s.sticks) == [1, 2, 1, 2, 1]


@pytest.mark.rule("COL-4.5")
def test_t03_the_harbour_stick() -> None:
    s = laid()
    ask(s, SetSticks())
    assert [ship.leaves for ship in see(s, 0).ships] == [True, True, True, False]


@pytest.mark.rule("COL-4.6")
def test_t04_in_the_last_week_all_ships_leave() -> None:
    s = laid()
    s.week = 6
    s.week_card = week("week_02")
    ask(s, SetSticks())
    assert [ship.leaves for ship in see(s, 0).ships] == [True] * 4


@pytest.mark.rule("COL-4.7")
def test_t05_decrees_lie_by_rising_day() -> None:
    s = laid()
    s.unseen_decrees = (1 << 18) - 1
    ask(s, TurnUpDecree(), TurnUpDecree(), TurnUpDecree())
    fate(s, "turn_decree die_for_good", "turn_decree fuller_stalls", "turn_decree extra_hold")
    assert see(s, 0).decrees == [("fuller_stalls", 3), ("die_for_good", 5), ("extra_hold", 5)]


@pytest.mark.rule("COL-4.8")
def test_all_decrees_are_used() -> None:
    s = GAME.new(3)
    source = QuickFate(8)
    while not s.over():
        step_randomly(s, source)
    assert (s.unseen_decrees, list(s.decrees)) == (0, [])


@pytest.mark.rule("COL-3.5")
def test_served_members_wait_a_week() -> None:
    s = laid()
    move(s, 2, THURSDAY_STREET, 4)
    assert members(s, 2, RESERVE) == 26
    GAME.audit(s)
