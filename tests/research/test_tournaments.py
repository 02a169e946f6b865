"""Who meets whom, in which seats, and how they stand afterwards."""

from __future__ import annotations

from collections import Counter

import pytest

from burghers.research.standings import ahead, lines, places, ratings, won
from burghers.research.tournaments import AGAINST, FREE, LADDER, ROUND_ROBIN, Tournament
from tests.research.builders import a_result

ABC = ("a", "b", "c")


def test_each_bot_meets_each_other_one_from_both_sides() -> None:
    assert Tournament(ROUND_ROBIN, ABC, 4).pairings() == [
        ("a", "b"),
        ("a", "c"),
        ("b", "a"),
        ("b", "c"),
        ("c", "a"),
        ("c", "b"),
    ]
    assert Tournament(ROUND_ROBIN, ABC, 2).pairings() == [("a", "b"), ("a", "c"), ("b", "c")]


def test_a_ladder_is_climbed_rung_by_rung() -> None:
    assert Tournament(LADDER, ABC, 3).pairings() == [("b", "a"), ("c", "b")]
    assert Tournament(AGAINST, ABC, 3).pairings() == [("b", "a"), ("c", "a")]


@pytest.mark.parametrize("kind", [ROUND_ROBIN, LADDER, AGAINST])
def test_the_lone_bot_sits_once_in_every_seat_of_a_deal(kind: str) -> None:
    fixtures = Tournament(kind, ABC, 4).fixtures(3, seed=1)
    assert len(fixtures) == len(set(fixtures)) == 3 * 4 * len(Tournament(kind, ABC, 4).pairings())
    seats = Counter((fixture.pairing, fixture.deal, fixture.lineup.index(fixture.pairing[0])) for fixture in fixtures)
    assert set(seats.values()) == {1}
    assert all(fixture.lineup.count(fixture.pairing[1]) == 3 for fixture in fixtures)


def test_around_a_free_table_every_bot_sits_everywhere_and_neighbours_change() -> None:
    tournament = Tournament(FREE, ("a", "b", "c", "d"), 4)
    fixtures = tournament.fixtures(40, seed=1)
    seats = Counter((seat, bot) for fixture in fixtures for seat, bot in enumerate(fixture.lineup))
    assert set(seats.values()) == {40} and len(seats) == 16
    after_a = Counter(fixture.lineup[(fixture.lineup.index("a") + 1) % 4] for fixture in fixtures)
    assert set(after_a) == {"b", "c", "d"} and max(after_a.values()) < 100


def test_with_few_bots_some_sit_twice_and_in_turn() -> None:
    fixtures = Tournament(FREE, ABC, 4).fixtures(9, seed=1)
    assert all(set(fixture.lineup) == set(ABC) for fixture in fixtures)
    seated = Counter(bot for fixture in fixtures for bot in fixture.lineup)
    assert set(seated.values()) == {9 * 4 * 4 / 3}


def test_with_many_bots_every_choice_of_them_plays() -> None:
    assert len(Tournament(FREE, ("a", "b", "c", "d", "e"), 3).pairings()) == 10


def test_those_who_win_together_share_a_win() -> None:
    game = a_result("abb", [10, 10, 7], [0, 1])
    assert won(game, "a") == 0.5
    assert won(game, "b") == 0.25  # a seat of it
    assert ahead(game, "a") == 0
    assert ahead(game, "b") == (0 + -3) / 2


def test_places_follow_victory_then_points() -> None:
    assert places(a_result("abbb", [7, 12, 12, 7], [2])) == [2, 1, 0, 2]
    assert places(a_result("abbb", [7, 12, 12, 9], [1, 2])) == [3, 0, 0, 2]


def test_a_line_is_made_of_whole_deals() -> None:
    results = [
        a_result("abb", [9, 1, 1], [0], deal=0, rotation=0),
        a_result("bab", [1, 9, 1], [1], deal=0, rotation=1),
        a_result("bba", [1, 5, 3], [1], deal=0, rotation=2),
        a_result("abb", [1, 4, 2], [1], deal=1, rotation=0),
        a_result("bab", [3, 9, 1], [1], deal=1, rotation=1),
        a_result("bba", [1, 5, 3], [1], deal=1, rotation=2),
        a_result("bba", [0, 0, 99], [2], deal=2, rotation=2),  # its deal is not whole: it does not count
    ]
    (line,) = lines(Tournament(ROUND_ROBIN, ("a", "b"), 3), results)[:1]
    assert (line.bot, line.against, line.deals, line.games) == ("a", "b", 2, 6)
    assert line.share.mean == pytest.approx(0.5)  # two of three, one of three
    assert line.fair.mean == pytest.approx(1.5)
    assert line.margin.mean == pytest.approx((8 + 8 - 2 - 3 + 6 - 2) / 6)
    off = 12.7062 * (1 / 3) / 2
    assert (line.share.low, line.share.high) == (0, 1) and off > 0.5
    assert (line.mean_ms, line.max_ms) == (1.0, 2.0)


def test_on_a_free_table_each_bot_has_a_line() -> None:
    results = [
        a_result("abc", [9, 1, 1], [0], rotation=0),
        a_result("cab", [9, 1, 1], [0], rotation=1),
        a_result("bca", [1, 1, 9], [2], rotation=2),
    ]
    table = lines(Tournament(FREE, ABC, 3), results)
    assert [(line.bot, line.share.mean) for line in table] == [
        ("a", pytest.approx(2 / 3)),
        ("b", 0),
        ("c", pytest.approx(1 / 3)),
    ]


def test_ratings_go_by_strength_and_equals_are_equal() -> None:
    won_by_a = [
        a_result("abb"[-r:] + "abb"[:-r], [9 if bot == "a" else 5 for bot in "abb"[-r:] + "abb"[:-r]], [r], deal, r)
        for deal in range(5)
        for r in range(3)
    ]
    first, second = ratings(Tournament(ROUND_ROBIN, ("a", "b"), 3), won_by_a)
    assert (first.bot, second.bot) == ("a", "b")
    assert first.mu > 25 > second.mu
    drawn = [a_result("ab" if r == 0 else "ba", [5, 5], [0, 1], deal, r) for deal in range(5) for r in range(2)]
    same, other = ratings(Tournament(ROUND_ROBIN, ("a", "b"), 2), drawn)
    assert same.mu == pytest.approx(other.mu) and same.sigma < 25 / 3
