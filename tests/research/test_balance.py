"""The figures of a report, on games made by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from burghers.research.balance import FEWEST, by_players, one_thing, sources, things
from burghers.research.studies import Study


def a_study(scores: list[int], wins: list[float], had: list[int] | None = None, rounds: int = 5) -> Study:
    counts = [Counter({"card.x": count} if count else {}) for count in had or [0] * len(scores)]
    points = [Counter({"all": score}) for score in scores]
    worth = [Counter({"card.x": 2 * count["card.x"]}) for count in counts]
    return Study(("bot",) * len(scores), scores, wins, rounds, 10 * rounds, points, counts, worth)


def test_scores_wins_and_length_by_place() -> None:
    table = by_players([a_study([10, 4], [1, 0], rounds=5), a_study([6, 6], [0.5, 0.5], rounds=7)])
    assert (table.players, table.games) == (2, 2)
    assert (table.score.mean, table.score.least, table.score.most) == (6.5, 4, 10)
    assert table.winner == pytest.approx((10 + 6 + 6) / 3)
    assert (table.margin, table.shared) == (3, 0.5)
    assert (table.rounds.mean, table.decisions.most) == (6, 70)
    assert [score.mean for score in table.scores] == [8, 5]
    assert [won.mean for won in table.wins] == [1.5, 0.5]
    assert table.every_score == [[10, 6], [4, 6]]


def test_points_by_source_of_winners_and_others() -> None:
    (found,) = sources([a_study([10, 4], [1, 0]), a_study([3, 3, 9], [0, 0, 1])])
    assert found.by_players == {2: 7, 3: 5}
    assert (found.all, found.winners, found.others) == pytest.approx((29 / 5, 9.5, 10 / 3))


def test_those_with_a_card_are_compared_with_those_at_their_table_without() -> None:
    studies = [
        a_study([9, 1, 1], [1, 0, 0], [1, 0, 0]),
        a_study([1, 9, 1], [0, 1, 0], [2, 0, 1]),  # the third had it as often as the mean: neither with nor without
        a_study([1, 9, 1], [0, 1, 0], [1, 1, 1]),  # all had it: no difference to be seen
    ]
    found = one_thing(studies, "card.x")
    assert found.had == pytest.approx(6 / 9)
    assert found.times == pytest.approx(7 / 6)
    assert found.points == 2
    assert found.games == 2
    assert found.having == pytest.approx((3 + 0) / 2)
    assert found.lacking == pytest.approx((0 + 3) / 2)
    assert found.difference is None  # two games are too few


def test_a_card_that_wins_is_told_with_its_interval() -> None:
    winning = [a_study([9, 1], [1, 0], [1, 0])] * (FEWEST - 1) + [a_study([9, 1], [1, 0], [0, 1])]
    found = one_thing(winning, "card.x")
    assert found.difference is not None
    assert found.difference.mean == pytest.approx(2 * (FEWEST - 1) / FEWEST - 2 / FEWEST)
    assert 0 < found.difference.low < found.difference.mean < found.difference.high
    assert [one.key for one in things(winning, "card")] == ["card.x"]
    assert things(winning, "tile") == []


def test_a_card_everybody_has_tells_nothing() -> None:
    found = one_thing([a_study([9, 1], [1, 0], [1, 1])] * 20, "card.x")
    assert (found.games, found.having, found.lacking, found.difference) == (0, 1.0, 1.0, None)
