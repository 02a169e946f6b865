"""Persons that meet: chains, reactions inside reactions, victims inside turns."""

import pytest

from burghers.games.bruges.rules.dice import TakeThreats
from burghers.games.bruges.rules.scoring import FinalScoring
from burghers.kernel.fate import QuickFate
from burghers.kernel.play import let_fate
from burghers.kernel.step import Seat
from tests.bruges.oracle import ROWS
from tests.bruges.tables import (
    GAME,
    ask,
    at_turn,
    build,
    deal,
    go_on,
    hand,
    laid,
    persons,
    set_threats,
    set_workers,
    settle_in,
    show_dice,
    suit,
    threats,
    turned,
    workers,
)
from tests.builders import hear, open_to, say, told


@pytest.mark.rule("BRU-5.8")
def test_messengers_in_a_chain_empty_the_hand_in_one_turn() -> None:
    s = laid()
    settle_in(s, 0, "messenger", "herald", "scribe")
    deal(s, 0, *suit(1)[:4])
    at_turn(s)
    for person in ("messenger", "herald", "scribe"):
        say(GAME, s, 0, f"use {person}")
        say(GAME, s, 0, f"guilders {hand(s, 0)[0]}")
    say(GAME, s, 0, f"guilders {hand(s, 0)[0]}")
    assert list(s.hands[0]) == []
    assert s.guilders[0] == 5 + 4 * 3


@pytest.mark.rule("BRU-5.8")
def test_an_extra_play_inside_an_extra_play() -> None:
    s = laid()
    settle_in(s, 0, "messenger")
    build(s, 0, "count", "archer")
    deal(s, 0, "page", "town_clerk", "king", "earl")
    at_turn(s)
    say(GAME, s, 0, "use messenger")
    say(GAME, s, 0, "recruit page red")
    assert ask(s) == (0, "another")
    say(GAME, s, 0, "recruit town_clerk red")
    assert ask(s) == (0, "draw-for-person")
    say(GAME, s, 0, "draw 1")
    let_fate(s, QuickFate(1))
    say(GAME, s, 0, "draw 1")
    let_fate(s, QuickFate(1))
    assert ask(s) == (0, "turn")  # all that before the card of the turn
    assert len(s.hands[0]) == 4
    assert persons(s, 0) == ["messenger", "page", "town_clerk"]


@pytest.mark.rule("BRU-5.16", "BRU-5.8")
def test_the_page_twice_with_the_astronomer() -> None:
    s = laid()
    settle_in(s, 0, "astronomer")
    build(s, 0, "count")
    deal(s, 0, "page", "king", "earl", "prince")
    at_turn(s)
    say(GAME, s, 0, "recruit page red")
    say(GAME, s, 0, "workers king")
    assert ask(s) == (0, "again")
    say(GAME, s, 0, "again")
    say(GAME, s, 0, "workers earl")
    assert hand(s, 0) == ["prince"]
    assert ask(s) == (0, "turn")


@pytest.mark.rule("BRU-5.9", "BRU-5.20", "BRU-R21")
def test_acrobat_well_builder_and_watchman() -> None:
    s = laid()
    settle_in(s, 0, "acrobat", "well_builder", "watchman", "sculptor", "inquisitor")
    deal(s, 0, "king")
    s.guilders[0] = 0
    s.tiles[0] = 4
    set_threats(s, 0, 0, 0, 1, 0, 0)
    at_turn(s)
    say(GAME, s, 0, "use acrobat")
    say(GAME, s, 0, "dig left")  # the fifth space, yellow
    assert s.guilders[0] == 0
    assert GAME.view(s, Seat(0)).seats[0].statues == [7]
    assert open_to(GAME, s, 0) == ["threat yellow", "enough"]
    say(GAME, s, 0, "threat yellow")
    assert s.points[0] == 5 + 1 + 1 + 1  # Sculptor, the marker, Inquisitor
    assert threats(s, 0) == [0] * 5


@pytest.mark.rule("BRU-8.1", "BRU-5.2")
def test_fire_on_an_inhabited_house_takes_its_power_with_it() -> None:
    s = laid()
    settle_in(s, 0, "well_builder")
    set_threats(s, 0, 0, 0, 0, 2, 0)
    show_dice(s, 3, 3, 3, 5, 3)
    go_on(s, TakeThreats(Seat(0)))
    say(GAME, s, 0, "burn_under well_builder")
    assert s.powers[0] == 0
    assert hand(s, 0) == ["well_builder"]
    known = GAME.view(s, Seat(1)).seats[0].hand
    assert [card.person for card in known] == ["well_builder"]  # everyone has seen who came back
    at_turn(s)
    assert [move for move in open_to(GAME, s, 0) if move.startswith("canal")] == []


@pytest.mark.rule("BRU-8.3", "BRU-3.3")
def test_a_third_marker_in_phase_three_interrupts_the_turn() -> None:
    s = laid(3)
    settle_in(s, 0, "fire_eater")
    build(s, 0, "count")
    deal(s, 0, "poisoner", "king")
    settle_in(s, 1, "lawyer", "cook")
    settle_in(s, 2, "abbess")
    s.guilders[0] = 6
    set_threats(s, 0, 0, 0, 1, 0, 0)
    set_threats(s, 1, 0, 2, 0, 0, 0)
    set_threats(s, 2, 0, 2, 0, 0, 0)
    at_turn(s)
    notes = hear(s)
    say(GAME, s, 0, "recruit poisoner red")
    assert ask(s) == (0, "threats")  # the Fire Eater first, it belongs to the action
    say(GAME, s, 0, "enough")
    assert ask(s) == (1, "plague")
    say(GAME, s, 1, "bury cook")
    assert persons(s, 1) == ["lawyer"]
    assert persons(s, 2) == ["abbess"]  # warded
    assert (2, "warded brown abbess") in told(GAME, notes)
    assert [threats(s, seat)[1] for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("BRU-3.3")
def test_the_plague_may_take_the_ward_before_the_fire() -> None:
    s = laid()
    settle_in(s, 0, "fire_warden")
    set_threats(s, 0, 0, 2, 0, 2, 0)
    show_dice(s, 3, 5, 3, 5, 3)
    go_on(s, TakeThreats(Seat(0)))
    warded = s.clone()
    say(GAME, warded, 0, "suffer red")
    say(GAME, warded, 0, "bury fire_warden")
    assert len(warded.houses[0]) == 1
    say(GAME, s, 0, "suffer brown")
    say(GAME, s, 0, "bury fire_warden")
    assert ask(s) == (0, "fire")


@pytest.mark.rule("BRU-5.22")
def test_the_engraver_counts_a_group_once() -> None:
    s = laid()
    one_of_each = {row["group"]: name for name, row in ROWS.items() if name not in ("engraver", "painter")}
    del one_of_each["artist"]
    settle_in(s, 0, "engraver", "painter", *one_of_each.values())
    notes = hear(s)
    go_on(s, FinalScoring())
    assert (0, "final_laurel engraver 22") in told(GAME, notes)


@pytest.mark.rule("BRU-5.5", "BRU-5.20", "BRU-R41")
def test_reactions_come_before_the_newcomers_own_effect() -> None:
    s = laid()
    settle_in(s, 0, "cook", "fire_eater", "portraitist", "animal_tamer")
    build(s, 0, "count")
    deal(s, 0, "deacon", "king")
    set_threats(s, 0, 0, 2, 0, 0, 0)
    at_turn(s)
    say(GAME, s, 0, "recruit deacon red")
    assert s.points[0] == 6
    assert ask(s) == (0, "worker")
    say(GAME, s, 0, "worker purple")
    assert open_to(GAME, s, 0) == ["threat brown", "enough"]
    say(GAME, s, 0, "threat brown")
    assert s.guilders[0] == 6
    assert ask(s) == (0, "threats")
    say(GAME, s, 0, "threat brown")
    assert (s.points[0], s.guilders[0], workers(s, 0)[4]) == (8, 7, 2)
    assert turned(s, 0) == []


@pytest.mark.rule("BRU-5.7")
def test_steward_plasterer_and_fresco_painter_hear_of_a_free_house() -> None:
    s = laid()
    settle_in(s, 0, "architect", "plasterer", "steward", "fresco_painter")
    deal(s, 0, "king")
    set_threats(s, 0, 1, 0, 0, 0, 0)
    set_workers(s, 0, 0, 0, 1, 0, 0)
    at_turn(s)
    say(GAME, s, 0, "use architect")
    say(GAME, s, 0, "draw 1")  # the blue back
    let_fate(s, QuickFate(1))
    assert (s.points[0], s.guilders[0]) == (6, 7)
    assert open_to(GAME, s, 0) == ["threat blue", "enough"]


@pytest.mark.rule("BRU-5.16", "BRU-5.11")
def test_the_beggar_twice_asks_the_victims_twice() -> None:
    s = laid()
    settle_in(s, 0, "astronomer")
    build(s, 0, "count")
    deal(s, 0, "beggar", "king")
    set_workers(s, 1, 3, 2, 0, 0, 0)
    at_turn(s)
    say(GAME, s, 0, "recruit beggar red")
    say(GAME, s, 1, "give blue")
    say(GAME, s, 1, "give brown")
    say(GAME, s, 0, "again")
    say(GAME, s, 1, "give blue")
    say(GAME, s, 1, "give blue")
    assert workers(s, 1) == [0, 1, 0, 0, 0]
    assert workers(s, 0) == [4, 2, 1, 1, 1]
