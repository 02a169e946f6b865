"""COL-12 End and scoring."""

from __future__ import annotations

import pytest

from burghers.games.colonia.rules.finish import FinalScoring
from burghers.games.colonia.rules.relics import Sunday
from burghers.games.colonia.state import Colonia
from burghers.kernel.play import asked
from tests.builders import hear
from tests.colonia.tables import GAME, ask, city, give, heard, holds, laid, own, relic, says, see


def poor(s: Colonia) -> Colonia:
    """Nobody has money."""
    for seat in range(s.seats):
        give(s, seat, mark=0, gulden=0, pound=0, grivna=0)
    return s


@pytest.mark.rule("COL-12.1")
def test_the_game_ends_with_the_last_sale() -> None:
    s = laid()
    s.week = 6
    ask(s, Sunday(), FinalScoring())
    while not s.over():
        says(s, asked(s)[0], "pass")
    assert see(s, 0).over


@pytest.mark.rule("COL-12.2", "COL-R26")
def test_t30_the_richest_gets_the_window_and_pays_it_all() -> None:
    s = poor(laid())
    hear(s)
    green, purple, yellow, red = range(4)
    for seat, pounds in ((green, 10), (purple, 3), (yellow, 2), (red, 4)):
        give(s, seat, pound=pounds)
    ask(s, FinalScoring())
    assert see(s, 0).windows == [-1, -1, green, -1]
    assert [holds(s, seat, "pound") for seat in range(4)] == [0, 3, 2, 4]
    assert GAME.scores(s) == [2, 0, 0, 0]
    assert (green, "window london 10 pound") in heard(s)


@pytest.mark.rule("COL-12.2")
def test_t31_a_shared_lead_gives_no_window() -> None:
    s = poor(laid())
    for seat, pounds in enumerate((10, 10, 2, 4)):
        give(s, seat, pound=pounds)
    ask(s, FinalScoring())
    assert see(s, 0).windows == [-1] * 4
    assert [holds(s, seat, "pound") for seat in range(4)] == [10, 10, 2, 4]


@pytest.mark.rule("COL-12.2", "COL-R27")
def test_nobody_gets_the_window_of_a_currency_nobody_has() -> None:
    s = poor(laid())
    hear(s)
    ask(s, FinalScoring())
    assert s.windows == 0
    assert (-1, "no_window bergen") in heard(s)


@pytest.mark.rule("COL-12.2")
def test_a_lead_shared_first_and_then_overtaken() -> None:
    s = poor(laid())
    for seat, marks in enumerate((5, 5, 6, 1)):
        give(s, seat, mark=marks)
    ask(s, FinalScoring())
    assert see(s, 0).windows == [2, -1, -1, -1]


@pytest.mark.rule("COL-12.3", "COL-1.7")
def test_t32_the_example_of_the_score() -> None:
    s = poor(laid())
    hear(s)
    own(s, 1, "bergen_nail", "bergen_finger", "london_finger", "bruges_veil", "london_veil")
    s.shrines[city("bruges")] = s.shrines[city("bergen")] = 1
    s.shrines[4 + city("bruges")] = relic("bruges_skull")
    give(s, 1, grivna=1)
    ask(s, FinalScoring())
    assert GAME.scores(s) == [0, 23, 0, 0]
    assert [note for note in heard(s) if note[0] == 1][1:] == [
        (1, "relic_points 11"),
        (1, "reliquary_points bruges_skull 10"),
        (1, "window_points 2"),
        (1, "total 23"),
        (1, "wins 23"),
    ]


@pytest.mark.rule("COL-12.4")
def test_ties_go_by_money_goods_and_resources() -> None:
    s = poor(laid())
    own(s, 0, "bergen_nail")
    own(s, 1, "bergen_molar")
    own(s, 2, "bergen_robe")
    assert GAME.winners(s) == [0, 1, 2]
    give(s, 1, "wood")
    assert GAME.winners(s) == [1]
    give(s, 2, "shoes")
    assert GAME.winners(s) == [2]
    give(s, 0, mark=1)
    assert GAME.winners(s) == [0]
    give(s, 1, "wood", grivna=1, mark=1)
    assert GAME.winners(s) == [1]
    own(s, 3, "bergen_finger")
    assert GAME.winners(s) == [3]


@pytest.mark.rule("COL-12.4")
def test_money_counts_after_the_windows() -> None:
    s = poor(laid())
    own(s, 1, "bergen_finger")
    give(s, 0, mark=9)
    give(s, 1, gulden=0, mark=4)
    ask(s, FinalScoring())
    assert GAME.scores(s)[:2] == [2, 2]
    assert GAME.winners(s) == [1]
