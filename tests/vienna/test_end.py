"""VIE-9  End of the game."""

import pytest

from burghers.games.vienna.box import SPECIAL_WORDS
from burghers.kernel.play import asked
from burghers.kernel.step import FATE
from tests.builders import hear, say, told
from tests.vienna.tables import GAME, clean_up, evaluate, give, laid, lay, turn_of


@pytest.mark.rule("VIE-9.1")
@pytest.mark.parametrize(("points", "over"), [(24, False), (25, True), (31, True)])
def test_the_game_ends_after_an_evaluation_with_25_points(points: int, over: bool) -> None:
    s = laid()
    give(s, 1, points=points)
    clean_up(s)
    assert s.over() == over
    assert asked(s) == ([] if over else [FATE])


@pytest.mark.rule("VIE-9.1")
def test_points_of_the_evaluation_count() -> None:
    s = laid()
    give(s, 0, "2", points=24)
    turn_of(s, 0)
    say(GAME, s, 0, "place 2 oper")
    assert s.over()
    assert list(s.points) == [25, 0, 0]


@pytest.mark.rule("VIE-9.1")
def test_points_of_krieau_end_nothing_before_the_evaluation() -> None:
    s = laid()
    give(s, 0, "1", points=24)
    give(s, 1, "2")
    turn_of(s, 0)
    say(GAME, s, 0, "place 1 krieau")
    say(GAME, s, 0, "gendarme heuriger")
    say(GAME, s, 0, "point")
    assert s.points[0] == 25
    assert asked(s) == [1]
    say(GAME, s, 1, "place 2 oper")
    assert s.over()
    assert list(s.points) == [25, 1, 0]


@pytest.mark.rule("VIE-9.2")
def test_more_of_a_symbol_than_both_neighbours_is_a_point() -> None:
    s = laid(5)
    give(s, 0, points=25, symbols=(3, 0, 1))
    give(s, 1, symbols=(2, 0, 1))
    give(s, 2, symbols=(3, 0, 0))  # as many citizens as the first, but they are no neighbours
    give(s, 3, symbols=(1, 0, 2))
    give(s, 4, symbols=(1, 0, 2))
    notes = hear(s)
    clean_up(s)
    assert list(s.points) == [26, 2, 3, 2, 2]
    assert told(GAME, notes) == [
        (0, "ends 25 25"),
        (-1, "final"),
        (0, "final_symbol citizen 1 3 2 1"),
        (2, "final_symbol citizen 1 3 1 2"),
        (0, "wins 26"),
    ]


@pytest.mark.rule("VIE-9.2")
def test_a_tie_for_a_symbol_gives_nothing_and_extra_influence_counts() -> None:
    tied, broken = laid(), laid()
    for s in (tied, broken):
        give(s, 0, points=25, symbols=(2, 0, 0))
        give(s, 1, symbols=(2, 0, 0))
    give(broken, 1, specials=("extra_influence",))
    clean_up(tied)
    clean_up(broken)
    assert list(tied.points) == [25, 0, 0]
    assert list(broken.points) == [25, 3, 0]


@pytest.mark.rule("VIE-9.3")
def test_every_full_three_coins_become_a_point() -> None:
    s = laid(5)
    for seat, coins in enumerate((0, 2, 3, 5, 9)):
        give(s, seat, coins=coins, points=25)
    notes = hear(s)
    clean_up(s)
    assert list(s.points) == [25, 25, 26, 26, 28]
    assert list(s.coins) == [0, 2, 0, 2, 0]
    assert s.bank == 21
    exchanged = [(2, "final_coins 3 1"), (3, "final_coins 3 1"), (4, "final_coins 9 3")]
    assert told(GAME, notes) == [(0, "ends 25 25"), (-1, "final"), *exchanged, (4, "wins 28")]


@pytest.mark.rule("VIE-9.4")
@pytest.mark.parametrize(
    ("points", "cards", "coins", "winners"),
    [
        ((27, 26, 25), (0, 3, 2), (0, 2, 2), [0]),
        ((25, 25, 20), (2, 1, 2), (0, 2, 2), [0]),
        ((20, 25, 25), (3, 1, 1), (2, 1, 2), [2]),
        ((25, 25, 25), (1, 1, 1), (2, 1, 2), [0, 2]),
        ((25, 25, 25), (0, 0, 0), (1, 1, 1), [0, 1, 2]),
    ],
)
def test_ties_go_by_special_cards_then_coins_left_then_are_shared(
    points: tuple[int, ...], cards: tuple[int, ...], coins: tuple[int, ...], winners: list[int]
) -> None:
    s = laid()
    s.holder[0] = -1
    for seat in range(3):
        before = sum(cards[:seat])
        given = tuple(SPECIAL_WORDS[before : before + cards[seat]])
        give(s, seat, coins=coins[seat], points=points[seat], specials=given)
    assert GAME.winners(s) == winners


@pytest.mark.rule("VIE-9.4")
def test_the_winner_is_found_after_symbols_and_coins() -> None:
    s = laid()
    give(s, 0, points=25)
    give(s, 1, points=24, coins=3, symbols=(1, 0, 0))
    clean_up(s)
    assert GAME.scores(s) == [25, 26, 0]
    assert GAME.winners(s) == [1]


@pytest.mark.rule("VIE-9.1")
def test_an_evaluation_below_25_points_leads_to_another_round() -> None:
    s = laid()
    give(s, 0, points=23)
    lay(s, 0, "2", "oper")
    evaluate(s)
    clean_up(s)
    assert s.points[0] == 24
    assert asked(s) == [FATE]
