"""The worked examples of the rule books."""

import pytest

from burghers.games.bruges.rules.dice import DicePhase, TakeThreats
from burghers.games.bruges.rules.drawing import FillHand
from burghers.games.bruges.rules.majorities import MajorityPhase
from burghers.games.bruges.rules.scoring import FinalScoring
from burghers.kernel.fate import QuickFate
from burghers.kernel.native import i64, vec
from burghers.kernel.play import let_fate
from burghers.kernel.step import Seat
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
    workers,
)
from tests.builders import fate_says, open_to, say


@pytest.mark.rule("BRU-3.2")
def test_example_one_a_red_five_and_a_yellow_six() -> None:
    s = go_on(laid(4), DicePhase())
    fate_says(GAME, s, "roll 3", "roll 4", "roll 6", "roll 5", "roll 3")
    assert [threats(s, seat) for seat in range(4)] == [[0, 0, 1, 1, 0]] * 4


@pytest.mark.rule("BRU-3.5")
def test_example_two_a_purple_one_and_a_blue_two() -> None:
    s = go_on(laid(2), DicePhase())
    fate_says(GAME, s, "roll 2", "roll 4", "roll 3", "roll 3", "roll 1")
    assert ask(s) == (0, "climb")
    say(GAME, s, 0, "climb")
    assert (s.guilders[0], s.steps[0]) == (2, 1)


@pytest.mark.rule("BRU-4.5", "BRU-4.6", "BRU-4.7")
def test_example_three_workers_guilders_and_a_threat() -> None:
    s = laid()
    deal(s, 0, "archer", "king", "duke")
    show_dice(s, 1, 1, 6, 1, 1)
    set_threats(s, 0, 0, 1, 0, 0, 0)
    at_turn(s)
    say(GAME, s, 0, "workers archer")
    assert workers(s, 0)[3] == 1 + 2
    say(GAME, s, 0, "guilders king")
    assert s.guilders[0] == 5 + 6
    say(GAME, s, 0, "remove duke")
    assert (s.points[0], threats(s, 0)) == (6, [0] * 5)


@pytest.mark.rule("BRU-4.8")
def test_example_four_the_red_player_builds_beside_the_seal() -> None:
    s = laid()
    deal(s, 0, "earl")
    at_turn(s)
    say(GAME, s, 0, "canal earl left")
    assert (s.guilders[0], s.tiles[0]) == (4, 1)


@pytest.mark.rule("BRU-4.10", "BRU-4.11", "BRU-7.1")
def test_example_five_a_purple_house_and_the_prince() -> None:
    s = laid()
    deal(s, 0, "canon", "prince")
    s.guilders[0] = 9
    at_turn(s)
    say(GAME, s, 0, "house canon")
    assert workers(s, 0) == [1, 1, 1, 1, 0]
    say(GAME, s, 0, "recruit prince purple")
    assert (s.guilders[0], persons(s, 0)) == (0, ["prince"])
    s.agenda.clear()
    go_on(s, FinalScoring())
    assert s.points[0] == 5 + 3 + 1


@pytest.mark.rule("BRU-5.2", "BRU-5.3", "BRU-5.4", "BRU-5.5", "BRU-5.6")
def test_example_six_one_person_of_each_kind() -> None:
    s = laid()
    settle_in(s, 0, "servant", "accountant", "lawyer")
    build(s, 0, "count")
    deal(s, 0, "alchemist", "archer", "king")
    at_turn(s)
    say(GAME, s, 0, "recruit alchemist red")
    assert s.guilders[0] == 5 - 3 + 6
    say(GAME, s, 0, "use servant")
    assert workers(s, 0)[3] == 0
    say(GAME, s, 0, "draw 1")
    fate_says(GAME, s, "turn_up red", "look earl")
    assert hand(s, 0) == ["archer", "king", "earl"]
    say(GAME, s, 0, "use accountant")
    assert s.guilders[0] == 10
    say(GAME, s, 0, "workers archer")
    assert workers(s, 0)[3] == 3


@pytest.mark.rule("BRU-5.19", "BRU-5.22")
def test_example_six_inventor_and_bishop() -> None:
    s = laid()
    settle_in(s, 0, "inventor")
    go_on(s, FillHand(Seat(0)))
    for _ in range(6):
        say(GAME, s, 0, "draw 1")
        let_fate(s, QuickFate(1))
    assert len(s.hands[0]) == 6 and s.over()
    other = laid()
    settle_in(other, 0, "bishop")
    set_workers(other, 0, 2, 2, 1, 0, 0)
    go_on(other, FinalScoring())
    assert other.points[0] == 5 + 2 + 1 + 2  # start, the Bishop himself, his house, two pairs


@pytest.mark.rule("BRU-5.8", "BRU-R11")
def test_example_six_the_coachman_empties_the_hand() -> None:
    s = laid()
    settle_in(s, 0, "coachman")
    deal(s, 0, *suit(3)[:5])
    at_turn(s)
    say(GAME, s, 0, "use coachman")
    assert workers(s, 0) == [1, 1, 0, 1, 1]  # a yellow worker
    for _ in range(5):
        say(GAME, s, 0, f"workers {hand(s, 0)[0]}")
    assert s.round == 2
    fate = QuickFate(1)
    let_fate(s, fate)
    while s.phase == 1:
        seat = GAME.asked(s)[0]
        say(GAME, s, seat, open_to(GAME, s, seat)[0])
        let_fate(s, fate)
    assert len(s.hands[0]) == 5


@pytest.mark.rule("BRU-6.1", "BRU-6.2", "BRU-6.3", "BRU-6.4")
def test_example_seven_majorities() -> None:
    s = laid(4)
    people = [person.id for person in GAME.box.persons if person.op.power == 0]
    for seat, size in enumerate((4, 6, 5, 4)):
        settle_in(s, seat, *[people.pop(0) for _ in range(size)])
    s.tiles = vec[i64]([3, 3, 0, 0, 1, 1, 4, 3])
    s.steps = vec[i64]([3, 1, 3, 0])
    go_on(s, MajorityPhase())
    assert [area.majorities for area in GAME.view(s, Seat(0)).seats] == [[], ["persons"], [], ["canals"]]


@pytest.mark.rule("BRU-7.1", "BRU-R1")
def test_example_eight_a_final_scoring_of_36() -> None:
    s = laid()
    settle_in(s, 0, "prince", "lawyer", "mayor", "squire", "lace_maker")  # 3 + 1 + 2 + 0 + 2 points
    build(s, 0, "count")  # the sixth house
    s.turned = 3
    s.tiles[0] = 3
    s.steps[0] = 6
    s.points[0] = 0
    go_on(s, FinalScoring())
    assert s.points[0] == 8 + 6 + 4 + 8 + 3 + 7 == 36


@pytest.mark.rule("BRU-8.1", "BRU-8.2", "BRU-3.3")
def test_example_nine_fire_and_raid() -> None:
    s = laid()
    build(s, 0, "count")
    set_threats(s, 0, 0, 0, 2, 2, 0)
    show_dice(s, 3, 3, 6, 5, 3)
    go_on(s, TakeThreats(Seat(0)))
    assert open_to(GAME, s, 0) == ["suffer yellow", "suffer red"]
    say(GAME, s, 0, "suffer red")
    assert open_to(GAME, s, 0) == ["burn red"]  # no canal, so a house
    say(GAME, s, 0, "burn red")
    assert list(s.houses[0]) == []
    assert s.guilders[0] == 0
    assert threats(s, 0) == [0] * 5
    assert (s.threat_supply(2), s.threat_supply(3)) == (9, 9)
    assert s.points[0] == 5
