"""BRU-8  Disasters."""

import pytest

from burghers.games.bruges.rules.disasters import Disaster
from burghers.games.bruges.state import Bruges
from burghers.kernel.step import Seat
from tests.bruges.tables import (
    BLUE,
    BROWN,
    GAME,
    PURPLE,
    RED,
    YELLOW,
    ask,
    at_turn,
    build,
    deal,
    discards,
    go_on,
    hand,
    laid,
    persons,
    set_threats,
    settle_in,
    threats,
    workers,
)
from tests.builders import open_to, refused, say


def struck(s: Bruges, shade: int) -> Bruges:
    """Seat 0 has three markers of this colour."""
    s.threats[shade] = 3
    return go_on(s, Disaster(Seat(0), shade))


@pytest.mark.rule("BRU-8.1", "BRU-8.2")
def test_the_flood_takes_all_workers() -> None:
    s = struck(laid(), BLUE)
    assert workers(s, 0) == [0] * 5
    assert workers(s, 1) == [1] * 5
    assert threats(s, 0)[BLUE] == 0
    assert s.points[0] == 5


@pytest.mark.rule("BRU-8.1", "BRU-R14")
def test_the_plague_takes_a_person_of_the_victims_choice() -> None:
    s = laid()
    settle_in(s, 0, "king", "lawyer")
    deal(s, 0, "prince")
    struck(s, BROWN)
    assert ask(s) == (0, "plague")
    assert open_to(GAME, s, 0) == ["bury king", "bury lawyer"]
    say(GAME, s, 0, "bury lawyer")
    assert persons(s, 0) == ["king"]
    assert len(s.houses[0]) == 2
    assert discards(s) == ["lawyer"]
    assert s.powers[0] == 0  # what the Lawyer changed is as before
    assert hand(s, 0) == ["prince"]
    GAME.audit(s)


@pytest.mark.rule("BRU-R14")
def test_the_plague_finds_nobody() -> None:
    s = laid()
    deal(s, 0, "prince")
    struck(s, BROWN)
    assert s.over()
    assert hand(s, 0) == ["prince"]


@pytest.mark.rule("BRU-8.1")
def test_the_raid_takes_all_guilders() -> None:
    s = struck(laid(), YELLOW)
    assert list(s.guilders) == [0, 5]


@pytest.mark.rule("BRU-8.1", "BRU-R15", "BRU-R34", "BRU-R35")
def test_the_fire_takes_a_house_or_a_tile() -> None:
    s = laid()
    settle_in(s, 0, "king")
    build(s, 0, "count", "archer")
    s.tiles[0] = 3
    struck(s, RED)
    assert ask(s) == (0, "fire")
    assert open_to(GAME, s, 0) == ["burn red", "burn_under king", "lose left"]
    assert refused(GAME, s, 0, "lose right") is not None
    tile = s.clone()
    say(GAME, tile, 0, "lose left")
    assert tile.tiles[0] == 2 and len(tile.houses[0]) == 3
    empty = s.clone()
    say(GAME, empty, 0, "burn red")
    assert discards(empty) == ["archer"]  # the youngest of those that are alike
    say(GAME, s, 0, "burn_under king")
    assert hand(s, 0) == ["king"]
    assert persons(s, 0) == []
    assert len(discards(s)) == 1
    GAME.audit(s)


@pytest.mark.rule("BRU-R15")
def test_a_person_returns_to_a_hand_above_five_cards() -> None:
    s = laid()
    settle_in(s, 0, "king")
    deal(s, 0, "count", "archer", "earl", "prince", "duke")
    struck(s, RED)
    say(GAME, s, 0, "burn_under king")
    assert len(s.hands[0]) == 6


@pytest.mark.rule("BRU-R15")
def test_the_fire_finds_nothing() -> None:
    s = struck(laid(), RED)
    assert s.over()
    assert threats(s, 0) == [0] * 5


@pytest.mark.rule("BRU-8.1")
def test_a_statue_stays_when_its_arm_burns() -> None:
    s = laid()
    s.tiles[0], s.finished, s.statues = 5, 1, 1
    struck(s, RED)
    say(GAME, s, 0, "lose left")
    assert s.tiles[0] == 4
    assert GAME.view(s, Seat(0)).seats[0].statues == [7]


@pytest.mark.rule("BRU-8.1", "BRU-R33")
@pytest.mark.parametrize(("points", "left"), [(5, 2), (3, 0), (1, 0), (0, 0)])
def test_the_intrigue_takes_three_points(points: int, left: int) -> None:
    s = laid()
    s.points[0] = points
    struck(s, PURPLE)
    assert s.points[0] == left


@pytest.mark.rule("BRU-8.2")
def test_the_markers_go_back_and_the_next_is_the_first_again() -> None:
    s = laid()
    set_threats(s, 1, 2, 0, 0, 0, 0)
    struck(s, BLUE)
    assert s.threat_supply(BLUE) == 7
    s.threats[BLUE] += 1
    assert threats(s, 0)[BLUE] == 1


@pytest.mark.rule("BRU-8.3", "BRU-R32")
def test_an_opponents_person_strikes_at_once() -> None:
    s = laid(3)
    s.first = 1
    deal(s, 1, "executioner")
    build(s, 1, "count")
    s.guilders[1] = 6
    for seat in (0, 2):
        set_threats(s, seat, 0, 0, 0, 0, 2)
        s.points[seat] = 9
    at_turn(s)
    say(GAME, s, 1, "recruit executioner red")
    assert list(s.points) == [6, 5, 6]
    assert threats(s, 0) == threats(s, 2) == [0] * 5
