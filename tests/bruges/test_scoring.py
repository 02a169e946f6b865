"""BRU-7  End and scoring."""

import pytest

from burghers.games.bruges.rules.round import EndOfRound
from burghers.games.bruges.rules.scoring import FinalScoring, winners
from burghers.kernel.native import i64, vec
from tests.bruges.tables import GAME, build, go_on, laid, set_workers, settle_in
from tests.builders import hear, told


@pytest.mark.rule("BRU-7.1", "BRU-R3")
def test_every_line_of_the_scoring() -> None:
    s = laid()
    settle_in(s, 0, "prince", "bishop")
    build(s, 0, "count")
    set_workers(s, 0, 2, 2, 0, 0, 0)
    s.tiles[0], s.tiles[1] = 5, 3
    s.finished, s.statues = 1, 1
    s.steps[0] = 8
    s.turned = 5
    notes = hear(s)
    go_on(s, FinalScoring())
    assert [text for seat, text in told(GAME, notes) if seat == 0] == [
        "final_persons 5",
        "final_houses 3",
        "final_laurel bishop 2",
        "final_majorities 8",
        "final_canals 6",
        "final_statues 7",
        "final_reputation 12",
        "wins 48",
    ]
    assert list(s.points) == [5 + 5 + 3 + 2 + 8 + 6 + 7 + 12, 5]


@pytest.mark.rule("BRU-7.1", "BRU-R1")
def test_the_steps_of_reputation() -> None:
    values = []
    for step in range(9):
        s = laid()
        s.steps[0] = step
        go_on(s, FinalScoring())
        values.append(s.points[0] - 5)
    assert values == [0, 1, 2, 3, 4, 5, 7, 9, 12]


@pytest.mark.rule("BRU-7.1", "BRU-R3")
@pytest.mark.parametrize(("tiles", "points"), [((2, 2), 0), ((3, 0), 3), ((5, 2), 3), ((3, 4), 6)])
def test_third_spaces_count_per_arm(tiles: tuple[int, int], points: int) -> None:
    s = laid()
    s.tiles[0], s.tiles[1] = tiles
    s.finished = 3
    go_on(s, FinalScoring())
    assert s.points[0] - 5 == points


@pytest.mark.rule("BRU-7.2", "BRU-R31")
@pytest.mark.parametrize(
    ("points", "guilders", "won"),
    [([30, 31, 29], [9, 0, 9], [1]), ([30, 30, 29], [2, 3, 9], [1]), ([30, 30, 30], [3, 3, 1], [0, 1])],
)
def test_guilders_break_ties(points: list[int], guilders: list[int], won: list[int]) -> None:
    s = laid(3)
    s.points = vec[i64](points)
    s.guilders = vec[i64](guilders)
    assert winners(s) == won
    assert GAME.winners(s) == won


@pytest.mark.rule("BRU-2.6", "BRU-7.1")
def test_after_the_last_round_the_game_is_scored() -> None:
    s = laid()
    s.round, s.last, s.phase = 7, 8, 4
    s.steps[0] = 1
    go_on(s, EndOfRound())
    assert s.round == 8 and not s.over() and s.points[0] == 5
    s.agenda.clear()
    go_on(s, EndOfRound())
    assert s.over()
    assert GAME.scores(s) == [6, 5]
