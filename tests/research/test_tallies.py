"""Points by source and who had what, as the notes tell it."""

from __future__ import annotations

import pytest

from burghers import games
from burghers.bots.statistics.tallies import tallied, things_of
from burghers.games.bruges import BrugesGame
from burghers.kernel.game import Game
from burghers.kernel.note import EVERYONE, Note
from burghers.kernel.tallies import Tallies
from burghers.research.matches import Fixture
from burghers.research.studies import START, fixtures, play_study
from tests.research.builders import terms

SIZES = [
    (name, seats)
    for name in games.bundled()
    for seats in range(games.load(name).seats[0], games.load(name).seats[1] + 1)
]


@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_all_points_have_a_source(name: str, seats: int) -> None:
    """What the notes tell and what everybody had at the start make up the score of every seat, to the point."""
    at_start = set(games.load(name).scores(games.load(name).new(seats)))
    for fixture in fixtures(("random",) * seats, 3):
        study = play_study(terms(name), fixture)
        for score, points in zip(study.scores, study.points, strict=True):
            assert points[START] in at_start
            assert points.total() == score


@pytest.mark.parametrize("name", games.bundled())
def test_a_greedy_game_leaves_no_point_untold(name: str) -> None:
    game = games.load(name)
    study = play_study(terms(name), Fixture(("greedy",), 0, 0, ("greedy",) * game.seats[0]))
    assert {points[START] for points in study.points} <= set(game.scores(game.new(game.seats[0])))
    assert any(had for had in study.had)


@pytest.mark.parametrize("name", ["bruges", "venice", "vienna"])
def test_the_first_place_is_that_of_whoever_begins(name: str) -> None:
    lineup = ("novice", "random", "random")
    for first in (1, 2, 3):
        study = play_study(terms(name, first=str(first)), Fixture(lineup, 0, 0, lineup))
        assert study.bots.index("novice") == (1 - first) % 3


def test_a_random_beginner_is_found_in_the_notes() -> None:
    lineup = ("novice", "random", "random")
    places = {play_study(terms(), Fixture(lineup, deal, 0, lineup)).bots.index("novice") for deal in range(12)}
    assert places == {0, 1, 2}


def notes_of(game: Game, *said: tuple[int, str]) -> list[Note]:
    return [Note(game.notes.parse(text), seat, EVERYONE) for seat, text in said]


def test_a_decree_belongs_to_those_who_voted_for_it() -> None:
    game = games.load("colonia")
    passed, fallen, next_one = game.slots()["decree"].words[:3]
    notes = notes_of(
        game,
        (0, "said_yes 3"),
        (1, "said_no 2"),
        (2, "said_yes 1"),
        (-1, f"adopted {passed} 4 2"),
        (1, "said_yes 2"),
        (0, "said_no 3"),
        (-1, f"rejected {fallen} 2 3"),
        (2, "said_yes 3"),
        (-1, f"adopted {next_one} 3 0"),
    )
    had = tallied(game, 3, notes).had
    assert [dict(seat) for seat in had] == [
        {f"decree.{passed}": 1},
        {},
        {f"decree.{passed}": 1, f"decree.{next_one}": 1},
    ]


def test_what_a_note_calls_points_counts_for_what_else_it_names() -> None:
    game = games.load("vienna")
    tally = tallied(game, 3, notes_of(game, (1, "begins"), (0, "got_points 3 rathaus"), (0, "got_points 2 rathaus")))
    assert tally.begins == 1
    assert dict(tally.points[0]) == {"space.rathaus": 5} == dict(tally.worth[0])
    assert not tally.points[1]


def test_losses_sums_and_promises_are_no_gains() -> None:
    game = games.load("bruges")
    notes = notes_of(game, (0, "lost_points 3 none"), (0, "statue 7"), (0, "removed red none"), (0, "final_statues 7"))
    assert dict(tallied(game, 2, notes).points[0]) == {"lost_points": -3, "removed": 1, "final_statues": 7}


@pytest.mark.parametrize("name", games.bundled())
def test_what_is_looked_at_is_there(name: str) -> None:
    game = games.load(name)
    verbs = {verb.word: [slot.name for slot in verb.slots] for verb in game.notes.verbs}
    assert things_of(game)
    for kind, said in things_of(game).items():
        assert all(kind in verbs[verb] for verb in said)


def test_a_game_that_says_nothing_is_looked_at_by_its_gallery(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BrugesGame, "tallies", Tallies())
    assert "recruited" in things_of(games.load("bruges"))["person"]
