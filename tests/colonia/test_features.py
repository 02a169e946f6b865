"""Features for learned bots: as many as are named, and each says what it claims."""

from __future__ import annotations

import pytest

from burghers.games.colonia.features import COMMON, PLACE
from burghers.games.colonia.state import Colonia
from burghers.kernel.fate import QuickFate
from burghers.kernel.playout import step_randomly
from tests.colonia.tables import GAME


def figures(s: Colonia) -> list[int]:
    out: list[int] = []
    GAME.features(s, out)
    return out


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("ledger", ["hidden", "open"])
@pytest.mark.parametrize("revenue", ["printed", "high"])
def test_there_are_as_many_as_are_named_at_every_moment(seats: int, ledger: str, revenue: str) -> None:
    assert GAME.feature_names == (COMMON, PLACE)
    assert len(set(COMMON)) == len(COMMON)
    assert len(set(PLACE)) == len(PLACE)
    s = GAME.new(seats, {"ledger": ledger, "revenue": revenue})
    fate = QuickFate(seats)
    while not s.over():
        assert len(figures(s)) == len(COMMON) + seats * len(PLACE)
        step_randomly(s, fate)
    assert len(figures(s)) == len(COMMON) + seats * len(PLACE)
