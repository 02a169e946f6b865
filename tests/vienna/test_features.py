"""What learned bots go by in Vienna."""

from __future__ import annotations

import pytest

from burghers import games
from burghers.games.vienna import ViennaGame
from burghers.games.vienna.features import COMMON, PLACE
from burghers.games.vienna.state import Vienna
from burghers.kernel.fate import QuickFate
from burghers.kernel.play import let_fate
from burghers.kernel.playout import step_randomly
from burghers.kernel.sheet import Sheet
from burghers.kernel.step import Seat

GAME = games.of(ViennaGame)


def place_of(s: Vienna, seat: Seat) -> dict[str, int]:
    """One seat's features by name."""
    sheet = Sheet()
    GAME.features(s, sheet)
    out = list(sheet.cells)
    start = len(COMMON) + seat * len(PLACE)
    return dict(zip(PLACE, out[start : start + len(PLACE)], strict=True))


def table_of(s: Vienna) -> dict[str, int]:
    """The table's features by name."""
    sheet = Sheet()
    GAME.features(s, sheet)
    out = list(sheet.cells)
    return dict(zip(COMMON, out[: len(COMMON)], strict=True))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_there_are_as_many_as_named(seats: int) -> None:
    s, fate = GAME.new(seats), QuickFate(seats)
    while not s.over():
        step_randomly(s, fate)
        sheet = Sheet()
        GAME.features(s, sheet)
        out = list(sheet.cells)
        assert len(out) == len(COMMON) + seats * len(PLACE)


def test_they_say_what_lies_on_the_table() -> None:
    s, fate = GAME.new(4), QuickFate(5)
    let_fate(s, fate)
    while s.round < 2 or table_of(s)["dice still in hand"] < 4:
        step_randomly(s, fate)
    for seat in range(4):
        seen = place_of(s, Seat(seat))
        assert seen["points"] == s.points[seat]
        assert seen["coins"] == s.coins[seat]
        assert seen["citizen"] == s.influence(seat, 0)
        assert sum(seen[f"dice showing {face}"] for face in range(1, 7)) == s.hand_size(seat) - (
            s.hands[seat] >> 18 > 0
        )
        assert [seen[f"owns {space}"] for space in range(1, 25)] == [int(s.owner[i] == seat) for i in range(1, 25)]


def test_a_coin_more_shows() -> None:
    s = GAME.new(3)
    let_fate(s, QuickFate(1))
    before = place_of(s, Seat(0))
    s.take_coins(0, 3)
    after = place_of(s, Seat(0))
    assert after["coins"] == before["coins"] + 3
    assert after["points if it ended now"] == before["points if it ended now"] + 1


def test_a_space_to_pay_for_shows_its_price() -> None:
    s = GAME.new(3)
    let_fate(s, QuickFate(1))
    s.coins[0] = 1
    s.owner[12] = 0  # Rathaus: pay 3
    seen = place_of(s, Seat(0))
    assert (seen["costs to pay"], seen["coins short"]) == (3, 2)
