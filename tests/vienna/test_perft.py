"""How many ways lead on from fixed positions, with fate fixed: any change of the rules of play shows here."""

from collections.abc import Callable

import pytest

from burghers.games.vienna.state import Vienna
from burghers.kernel.fate import QuickFate
from burghers.kernel.play import apply_known, asked, legal, let_fate
from tests.vienna.tables import begun, display, evaluate, give, laid, lay, placing, post, turn_of


def ways(s: Vienna, depth: int) -> int:
    """How many sequences of so many decisions there are; fewer where the game ends before."""
    if depth == 0 or s.over():
        return 1
    seat = asked(s)[0]
    total = 0
    for move in legal(s, seat):
        after = s.clone()
        apply_known(after, seat, move)
        let_fate(after, QuickFate(depth))
        total += ways(after, depth - 1)
    return total


def opening() -> Vienna:
    """The first turn of a game."""
    s = begun(4)
    let_fate(s, QuickFate(7))
    return s


def crowded() -> Vienna:
    """A road half full, with jokers, a white die and a double turn about."""
    s = laid()
    give(s, 0, "1 6 w1", coins=1, specials=("joker", "extra_die"))
    give(s, 1, "1 4", specials=("double_turn",))
    for space in ("oper", "naschmarkt", "rathaus", "cafe_central", "pestsaeule"):
        lay(s, 2, "2", space)
    lay(s, 0, "3", "stadtpark")
    post(s, "heuriger")
    return turn_of(s, 0)


def evaluation() -> Vienna:
    """An evaluation with all its questions."""
    s = laid(4)
    give(s, 0, coins=4)
    give(s, 1, coins=3)
    display(s, "baker", "page", "prior")
    for space in ("stadtpark", "albertina", "cafe_landtmann", "cafe_sperl", "gloriette", "tiergarten"):
        lay(s, 0 if space != "cafe_sperl" else 2, "3+3", space)
    return evaluate(s)


def at_krieau() -> Vienna:
    """The beginning of the road, with gendarme, coin or point, and a die to turn."""
    return placing("1 1", "1 1", "2 3", coins=(1, 1, 0))


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (opening, [39, 964]),
        (crowded, [53, 709, 5063]),
        (at_krieau, [12, 131, 1260, 9173]),
        # Card or not, twice; three persons or nobody; those left or nobody; three symbols; none to three coins.
        (evaluation, [2, 4, 16, 12 * 3 + 4 * 4, 52 * 3, 156 * 4]),
    ],
)
def test_the_ways_that_lead_on_are_counted(position: Callable[[], Vienna], counts: list[int]) -> None:
    s = position()
    assert [ways(s, depth) for depth in range(1, len(counts) + 1)] == counts
