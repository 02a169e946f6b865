"""BRU-6  Phase 4: majorities."""

import pytest

from burghers.games.bruges.rules.majorities import MajorityPhase
from burghers.games.bruges.rules.round import EndOfRound
from burghers.games.bruges.state import Bruges
from burghers.kernel.fate import QuickFate
from burghers.kernel.native import i64, vec
from burghers.kernel.play import let_fate
from burghers.kernel.step import Seat
from tests.bruges.tables import GAME, go_on, laid, settle_in
from tests.builders import hear, told


def markers(s: Bruges) -> list[list[str]]:
    """The markers turned, by seat."""
    return [area.majorities for area in GAME.view(s, Seat(0)).seats]


@pytest.mark.rule("BRU-6.1")
def test_alone_on_the_highest_step() -> None:
    s = laid(3)
    s.steps = vec[i64]([2, 3, 2])
    go_on(s, MajorityPhase())
    assert markers(s) == [[], ["reputation"], []]


@pytest.mark.rule("BRU-6.2")
def test_more_persons_than_each_other_player() -> None:
    s = laid(3)
    settle_in(s, 0, "king", "mayor", "queen")
    settle_in(s, 1, "cardinal", "rector")
    settle_in(s, 2, "showman", "guild_master")
    go_on(s, MajorityPhase())
    assert markers(s) == [["persons"], [], []]  # 3 against 2 and 2, not against 4


@pytest.mark.rule("BRU-6.3")
def test_tiles_of_both_arms_together() -> None:
    s = laid(2)
    s.tiles = vec[i64]([3, 0, 2, 2])
    go_on(s, MajorityPhase())
    assert markers(s) == [[], ["canals"]]


@pytest.mark.rule("BRU-6.4", "BRU-R17")
def test_a_tie_turns_nothing_and_a_turned_marker_stays() -> None:
    s = laid(2)
    s.steps = vec[i64]([2, 2])
    go_on(s, MajorityPhase())
    assert markers(s) == [[], []]
    s.steps[0] = 3
    go_on(s, MajorityPhase())
    s.steps = vec[i64]([3, 5])
    go_on(s, MajorityPhase())
    assert markers(s) == [["reputation"], ["reputation"]]


@pytest.mark.rule("BRU-6.4")
def test_nobody_has_the_majority_of_nothing() -> None:
    s = laid(2)
    go_on(s, MajorityPhase())
    assert markers(s) == [[], []]


@pytest.mark.rule("BRU-6.5")
def test_the_banner_goes_to_the_left() -> None:
    s = laid(3)
    s.first = 2
    notes = hear(s)
    go_on(s, EndOfRound())
    let_fate(s, QuickFate(1))
    assert s.first == 0
    assert s.round == 2
    assert (0, "begins") in told(GAME, notes)


@pytest.mark.rule("BRU-5.21", "BRU-R18")
def test_the_judge_wins_ties_but_not_of_nothing() -> None:
    s = laid(2)
    settle_in(s, 0, "judge")
    settle_in(s, 1, "king")
    s.tiles = vec[i64]([1, 0, 0, 1])
    go_on(s, MajorityPhase())
    assert markers(s) == [["persons", "canals"], []]  # one person each; no step climbed


@pytest.mark.rule("BRU-5.21")
def test_two_in_front_and_only_the_judge_turns() -> None:
    s = laid(3)
    settle_in(s, 2, "judge")
    s.steps = vec[i64]([4, 1, 4])
    go_on(s, MajorityPhase())
    assert markers(s) == [[], [], ["reputation", "persons"]]
