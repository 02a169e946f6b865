"""What learned bots go by: as many numbers as names in every position, and each says what its name claims."""

from __future__ import annotations

import pytest

from burghers.games.bruges.features import COMMON, PLACE, VERSION
from burghers.games.bruges.game import BrugesGame
from burghers.games.bruges.state import Bruges
from burghers.kernel.fate import QuickFate
from burghers.kernel.playout import step_randomly
from tests.bruges.tables import GAME

FIRSTS = BrugesGame.options[0].choices


def read(s: Bruges) -> tuple[dict[str, int], list[dict[str, int]]]:
    """The features by name: of the table, and of every seat."""
    out: list[int] = []
    GAME.features(s, out)
    assert len(out) == len(COMMON) + s.seats * len(PLACE)
    places = [out[len(COMMON) + seat * len(PLACE) :] for seat in range(s.seats)]
    return dict(zip(COMMON, out, strict=False)), [dict(zip(PLACE, place, strict=False)) for place in places]


def of(s: Bruges, seat: int, name: str) -> int:
    """One feature of a seat."""
    return read(s)[1][seat][name]


def test_every_feature_has_a_name_of_its_own() -> None:
    assert len(set(COMMON)) == len(COMMON)
    assert len(set(PLACE)) == len(PLACE)
    assert GAME.feature_version == VERSION
    assert GAME.feature_names == (COMMON, PLACE)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", FIRSTS)
def test_whole_games_have_all_features_at_every_step(seats: int, first: str) -> None:
    if first != "random" and int(first) > seats:
        first = "random"
    s = GAME.new(seats, {"first": first})
    fate = QuickFate(seats * 10 + len(first))
    while not s.over():
        table, places = read(s)
        assert [table["seats_2"], table["seats_3"], table["seats_4"]].index(1) == seats - 2
        assert table["rounds_left"] >= 0
        assert all(0 <= place["turns"] <= GAME.box.turns for place in places)
        assert sum(place["turns"] for place in places) - table["turns_left"] in (0, 1)
        step_randomly(s, fate)
    table, places = read(s)
    assert table["over"] == 1
    assert table["rounds_left"] == 0
    assert [place["final"] for place in places] == s.points
    assert [place["turns"] for place in places] == [0] * seats
