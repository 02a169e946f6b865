"""BRU-3  Phase 2: dice."""

import pytest

from burghers.games import find_printing
from burghers.games.bruges.game import BrugesGame
from burghers.games.bruges.rules.dice import DicePhase, TakeThreats
from burghers.games.bruges.rules.reputation import BuyStep, dice_price, step_price
from burghers.kernel.printing import Printing
from burghers.kernel.step import Seat
from tests.bruges.tables import GAME, ask, go_on, laid, set_threats, settle_in, show_dice, threats
from tests.builders import fate_says, hear, open_to, say, told


def roll(*faces: int) -> list[str]:
    """The outcomes of five dice."""
    return [f"roll {face}" for face in faces]


@pytest.mark.rule("BRU-3.1")
def test_five_dice_are_rolled_and_stay() -> None:
    s = go_on(laid(), DicePhase())
    fate_says(GAME, s, *roll(3, 4, 3, 4, 6))
    assert GAME.view(s, Seat(0)).dice == [3, 4, 3, 4, 6]
    assert s.over()
    assert [s.die(shade) for shade in range(5)] == [3, 4, 3, 4, 6]


@pytest.mark.rule("BRU-3.2")
def test_fives_and_sixes_threaten_everybody() -> None:
    s = go_on(laid(3), DicePhase())
    fate_says(GAME, s, *roll(5, 4, 6, 3, 3))
    for seat in range(3):
        assert threats(s, seat) == [1, 0, 1, 0, 0]


@pytest.mark.rule("BRU-3.3", "BRU-R13")
def test_all_markers_first_then_disasters_in_the_victims_order() -> None:
    s = laid()
    set_threats(s, 0, 2, 0, 2, 0, 0)
    s.guilders[0] = 7
    show_dice(s, 5, 4, 6, 3, 3)
    go_on(s, TakeThreats(Seat(0)), TakeThreats(Seat(1)))
    assert threats(s, 0) == [3, 0, 3, 0, 0]
    assert threats(s, 1) == [0, 0, 0, 0, 0]  # the next player takes none before that
    assert ask(s) == (0, "in-any-order")
    assert open_to(GAME, s, 0) == ["suffer blue", "suffer yellow"]
    say(GAME, s, 0, "suffer yellow")
    assert (s.guilders[0], sum(s.workers[:5])) == (0, 0)
    assert threats(s, 0) == [0, 0, 0, 0, 0]
    assert threats(s, 1) == [1, 0, 1, 0, 0]
    assert s.points[0] == 5  # no points for these markers


def few_markers(count: int) -> BrugesGame:
    """A printing with fewer markers of each colour."""
    text = find_printing("bruges").text.replace("threat_markers = 9", f"threat_markers = {count}")
    return BrugesGame(Printing(text, "few markers"))


@pytest.mark.rule("BRU-3.4", "BRU-R12")
def test_returned_markers_are_there_for_the_next_player() -> None:
    game = few_markers(4)
    s = game.start(2, game.agreed({"first": "1"}))
    s.agenda.clear()
    set_threats(s, 0, 2, 0, 0, 0, 0)
    set_threats(s, 1, 1, 0, 0, 0, 0)
    show_dice(s, 5, 3, 3, 3, 3)
    go_on(s, TakeThreats(Seat(0)), TakeThreats(Seat(1)))
    assert threats(s, 0)[0] == 0
    assert threats(s, 1)[0] == 2


@pytest.mark.rule("BRU-3.4")
def test_a_marker_that_does_not_exist_is_not_taken() -> None:
    game = few_markers(2)
    s = game.start(3, game.agreed({"first": "1"}))
    s.agenda.clear()
    show_dice(s, 3, 3, 3, 6, 3)
    go_on(s, TakeThreats(Seat(0)), TakeThreats(Seat(1)), TakeThreats(Seat(2)))
    assert [threats(s, seat)[3] for seat in range(3)] == [1, 1, 0]


@pytest.mark.rule("BRU-3.5")
def test_a_step_costs_the_sum_of_ones_and_twos() -> None:
    s = laid(3)
    s.first = 2
    go_on(s, DicePhase())
    fate_says(GAME, s, *roll(2, 2, 1, 3, 6))
    assert dice_price(s) == 5
    assert ask(s) == (2, "climb")
    say(GAME, s, 2, "climb")
    assert (s.guilders[2], s.steps[2]) == (0, 1)
    assert ask(s) == (0, "climb")
    say(GAME, s, 0, "stay")
    assert (s.guilders[0], s.steps[0]) == (5, 0)
    assert ask(s) == (1, "climb")


@pytest.mark.rule("BRU-3.6")
def test_without_a_one_or_two_nobody_climbs() -> None:
    s = laid()
    show_dice(s, 3, 4, 5, 6, 3)
    go_on(s, BuyStep(Seat(0)), BuyStep(Seat(1)))
    assert s.over()
    assert list(s.steps) == [0, 0]


@pytest.mark.rule("BRU-3.6")
def test_one_step_at_most_and_none_beyond_the_top() -> None:
    s = laid()
    s.steps[0] = 8
    s.guilders[1] = 99
    show_dice(s, 1, 3, 3, 3, 3)
    go_on(s, BuyStep(Seat(0)), BuyStep(Seat(1)))
    assert ask(s) == (1, "climb")
    say(GAME, s, 1, "climb")
    assert s.over()
    assert list(s.steps) == [8, 1]


@pytest.mark.rule("BRU-3.7")
def test_who_cannot_pay_cannot_climb() -> None:
    s = laid()
    s.guilders[0] = 2
    show_dice(s, 1, 2, 3, 4, 3)
    go_on(s, BuyStep(Seat(0)))
    assert s.over()
    assert s.guilders[0] == 2


@pytest.mark.rule("BRU-5.17", "BRU-R19")
def test_the_earl_climbs_for_four_when_the_dice_forbid_it() -> None:
    s = laid()
    settle_in(s, 0, "earl", "notary")
    show_dice(s, 3, 4, 5, 6, 3)
    go_on(s, BuyStep(Seat(0)), BuyStep(Seat(1)))
    assert ask(s) == (0, "climb")
    say(GAME, s, 0, "climb")
    assert (s.guilders[0], s.steps[0]) == (1, 1)  # 4, although the Notary is there
    assert s.over()
    show_dice(s, 1, 4, 5, 6, 3)
    assert step_price(s, 0) == 0  # with a 1 the Earl has nothing to say


@pytest.mark.rule("BRU-5.18")
@pytest.mark.parametrize(("faces", "price"), [((2, 2, 3, 3, 3), 2), ((1, 3, 3, 3, 3), 0), ((3, 3, 3, 3, 3), -1)])
def test_the_notary_saves_two_but_not_more_than_there_is(faces: tuple[int, ...], price: int) -> None:
    s = laid()
    settle_in(s, 0, "notary")
    show_dice(s, *faces)
    assert step_price(s, 0) == price


def test_the_readers_are_told_what_brought_each_marker_and_each_gain() -> None:
    s = laid()
    settle_in(s, 0, "spy")
    show_dice(s, 5, 6, 1, 1, 1)
    notes = hear(s)
    go_on(s, TakeThreats(Seat(0)))
    assert told(GAME, notes) == [
        (0, "threatened blue cause.dice"),
        (0, "gained_guilders 1 spy"),
        (0, "threatened brown cause.dice"),
        (0, "gained_guilders 1 spy"),
    ]


def test_who_cannot_climb_is_told_why() -> None:
    s = laid(3)
    show_dice(s, 2, 2, 4, 4, 4)
    s.guilders[0], s.guilders[1], s.steps[2] = 3, 9, s.box.top
    notes = hear(s)
    go_on(s, *[BuyStep(Seat(seat)) for seat in range(3)])
    say(GAME, s, 1, "stay")
    assert told(GAME, notes) == [(0, "cannot_climb 1 4 3"), (1, "stayed 1 4 none"), (2, f"at_top {s.box.top}")]
