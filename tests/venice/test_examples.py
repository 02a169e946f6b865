"""The worked examples, VEN-T1 to VEN-T13; spaces by row and column, counted from 0."""

from __future__ import annotations

import pytest

from burghers.games.venice.box import CELL_WORDS
from burghers.games.venice.state import Venice
from burghers.kernel.fate import QuickFate
from burghers.kernel.native import i64, vec
from burghers.kernel.play import let_fate
from tests.builders import open_to, play_on, refused, say
from tests.venice.tables import (
    BOX,
    GAME,
    act,
    at,
    build,
    built,
    laid,
    own,
    pillars,
    place,
    rc,
    reserve,
    reveal,
    tile_of,
    token,
    top,
    turns,
)
from tests.venice.test_end import nearly_over


def spaces(*places: tuple[int, int]) -> list[str]:
    return [rc(row, column) for row, column in places]


def refused_at(s: Venice, names: list[str]) -> int:
    """The number of the first pillar that is refused."""
    for i, name in enumerate(names):
        if refused(GAME, s, 0, f"pillar {name}") is not None:
            return i + 1
        say(GAME, s, 0, f"pillar {name}")
    return 0


@pytest.mark.rule("VEN-5.3", "VEN-5.4")
def test_t1a_four_pillars_beside_the_canal() -> None:
    s = act(laid(), 0, "builder_42")
    assert refused_at(s, spaces((1, 3), (0, 3), (0, 4), (1, 4))) == 0


@pytest.mark.rule("VEN-5.4")
def test_t1b_four_pillars_beside_an_older_one() -> None:
    chain = spaces((7, 7), (7, 6), (7, 5), (6, 5))
    s = laid()
    pillars(s, *spaces((6, 8), (7, 8)))
    assert refused_at(act(s, 0, "builder_42"), chain) == 0
    assert refused_at(act(laid(), 0, "builder_42"), chain) == 3  # without them no contact can be reached any more


@pytest.mark.rule("VEN-5.4")
def test_t1c_no_contact() -> None:
    s = act(laid(), 0, "builder_42")
    assert refused_at(s, spaces((6, 1), (6, 2), (7, 2), (7, 1))) == 4


@pytest.mark.rule("VEN-5.2", "VEN-5.3", "VEN-5.5")
def test_t1d_split_wet_diagonal_and_short_chains() -> None:
    assert refused_at(act(laid(), 0, "builder_42"), spaces((1, 3), (1, 4), (1, 6), (1, 7))) == 3
    assert refused_at(act(laid(), 0, "builder_42"), spaces((1, 3), (2, 3))) == 2
    assert refused_at(act(laid(), 0, "builder_42"), spaces((1, 3), (0, 4), (0, 5), (1, 6))) == 2
    s = act(laid(), 0, "builder_42")
    place(s, 0, *spaces((1, 3), (0, 3), (0, 4)))
    assert not any(move.split()[0] != "pillar" for move in open_to(GAME, s, 0))


@pytest.mark.rule("VEN-4.3", "VEN-4.4")
@pytest.mark.parametrize(
    ("takes", "legal"),
    [
        (["square"], True),
        (["domino", "domino"], True),
        (["line"], True),
        (["domino"], True),
        (["domino", "line"], False),
        (["line", "corner"], False),
        (["domino", "square"], False),
    ],
)
def test_t2_what_four_stones_can_take(takes: list[str], legal: bool) -> None:
    s = laid()
    top(s, "t02")
    act(s, 0, "councillor_4")
    for shape in takes[:-1]:
        say(GAME, s, 0, f"take {shape}")
        let_fate(s, QuickFate(1))
    assert (f"take {takes[-1]}" in open_to(GAME, s, 0)) is legal
    if legal:
        say(GAME, s, 0, f"take {takes[-1]}")
        assert len(reserve(s, 0)) == len(takes)


def reserve_of_three() -> Venice:
    """A line of 3 stones, a domino of 2 and a block of 4, with room for each."""
    s = laid()
    pillars(s, "k1", "l1", "m1", "n1", "k2", "l2", "m2", "n2", "p1", "q1")
    own(s, 0, "t04", "t01", "t19")
    return s


@pytest.mark.rule("VEN-6.6", "VEN-6.7")
def test_t3a_after_three_stones_the_domino_must_follow() -> None:
    s = act(reserve_of_three(), 0, "architect_5")
    build(s, 0, "t04", "k1")
    assert open_to(GAME, s, 0) == ["tile t01"]
    dear, stop = refused(GAME, s, 0, "tile t19"), refused(GAME, s, 0, "enough")
    assert dear is not None
    assert stop is not None
    assert dear.told() == ("VEN-6.6", "too-few-stones", (("tile", tile_of("t19")), ("needs", 4), ("has", 2)))
    assert (stop.rule, stop.key) == ("VEN-6.7", "must-build")


@pytest.mark.rule("VEN-6.8")
def test_t3b_after_four_stones_one_is_lost() -> None:
    s = act(reserve_of_three(), 0, "architect_5")
    build(s, 0, "t19", "k1")
    assert s.over()


@pytest.mark.rule("VEN-6.5", "VEN-6.8")
def test_t3c_without_room_for_the_domino_two_stones_are_lost() -> None:
    s = laid()
    pillars(s, "k1", "l1", "m1")
    own(s, 0, "t04", "t01", "t19")
    act(s, 0, "architect_5")
    build(s, 0, "t04", "k1")
    assert s.over()
    assert list(s.points) == [4, 0, 0]


@pytest.mark.rule("VEN-7.1", "VEN-7.2")
def test_t4_seven_arms_and_four_matching_edges() -> None:
    s = laid()
    built(s, "t02", rc(6, 8), 2)  # square, building
    built(s, "t02", rc(7, 8), 0)  # building, square
    built(s, "t02", rc(6, 12), 0)
    built(s, "t02", rc(7, 12), 2)
    pillars(s, *spaces((6, 10), (6, 11), (7, 10), (7, 11)))
    own(s, 0, "t20")
    act(s, 0, "architect_4")
    build(s, 0, "t20", rc(6, 10), 0)  # buildings above, squares below
    assert list(s.points) == [11, 0, 0]


@pytest.mark.rule("VEN-7.4", "VEN-7.5")
def test_t5_tokens_of_builder_and_rival() -> None:
    blue, red = 0, 1
    s = laid()
    pillars(s, *spaces((0, 12), (0, 13), (1, 12), (1, 13)))
    token(s, blue, rc(0, 12))
    token(s, red, rc(1, 13))
    own(s, blue, "t18")
    act(s, blue, "architect_4")
    build(s, blue, "t18", rc(0, 12))
    assert list(s.points) == [7, 3, 0]
    assert (s.spare(blue), s.spare(red)) == (8, 8)


@pytest.mark.rule("VEN-1.4")
def test_t6_the_pictured_tile_has_two_of_each_kind() -> None:
    cells = [CELL_WORDS[kind] for kind in BOX.tile_cells[tile_of("t20") * 4]]
    assert sorted(cells) == ["building", "building", "square", "square"]


@pytest.mark.rule("VEN-7.6")
def test_t7_the_gondola_pays_for_each_canal_tile() -> None:
    red, blue = 0, 1
    s = laid()
    s.gondola = red
    pillars(s, "d2", "e2", "f2", "g2", "m1", "n1", "j3", "j4")
    own(s, blue, "t01", "t03")
    act(s, blue, "architect_4")
    build(s, blue, "t01", "d2")
    build(s, blue, "t03", "f2")
    assert s.points[red] == 4
    own(s, red, "t01", "t01")
    act(s, red, "architect_4")
    build(s, red, "t01", "j3")
    assert s.points[red] == 4 + 2 + 2
    build(s, red, "t01", "m1")
    assert s.points[red] == 8 + 2  # arms only: away from the canal


@pytest.mark.rule("VEN-8.1", "VEN-8.2", "VEN-8.3")
def test_t8_a_new_gondolier() -> None:
    red, green, blue = 0, 1, 2
    s = laid()
    s.gondola = red
    act(s, green, "gondolier")
    assert (s.spare(red), s.spare(green), list(s.points)) == (8, 7, [0, 0, 0])
    pillars(s, "d2", "e2")
    own(s, blue, "t01")
    act(s, blue, "architect_3")
    build(s, blue, "t01", "d2")
    assert list(s.points) == [0, 2, 2]


@pytest.mark.rule("VEN-11.1", "VEN-11.2")
def test_t9_the_last_three_pillars() -> None:
    s = nearly_over(4, 3)
    reveal(s, "builder_53", "merchant", "councillor_4", "gondolier")
    turns(s)
    place(s, 0, "d2", "d1", "e1")
    assert s.over()
    assert list(s.points) == [0, 0, 0, 0]


@pytest.mark.rule("VEN-3.10")
@pytest.mark.parametrize(
    ("cards", "first"),
    [(("councillor_4", "builder_32", "gondolier"), 1), (("gondolier", "builder_32", "speculator"), 0)],
)
def test_t10_the_start_player_card_moves_or_stays(cards: tuple[str, ...], first: int) -> None:
    s = laid(3)
    reveal(s, *cards)
    turns(s)
    while s.round == 1:
        let_fate(s, QuickFate(1))
        if s.round == 1:
            play_on(s, 1, 1)
    assert s.first == first


@pytest.mark.rule("VEN-3.9", "VEN-2.5")
@pytest.mark.parametrize("seats", range(2, 7))
def test_t11_five_cards_for_everybody_after_every_round(seats: int) -> None:
    s = GAME.new(seats)
    let_fate(s, QuickFate(seats))
    rounds = s.round
    while not s.over():
        play_on(s, rounds, 1)
        if s.round > rounds and not s.over():
            rounds = s.round
            assert sorted(int(hand).bit_count() for hand in s.hands) == [5] * seats
    assert rounds > 5


@pytest.mark.rule("VEN-9.7")
def test_t12_the_lawyer_covers_two_tokens() -> None:
    s = laid()
    pillars(s, "m1", "n1")
    built(s, "t01", "m2")
    token(s, 1, "m1", "n1")
    own(s, 0, "t01")
    act(s, 0, "lawyer")
    build(s, 0, "t01", "m1")
    assert list(s.points) == [2 + 2, 0, 0]
    assert s.spare(1) == 8


@pytest.mark.rule("VEN-11.6")
def test_t13_two_winners() -> None:
    s = nearly_over(3, 3)
    s.points = vec[i64]([7, 7, 5])
    act(s, 0, "builder_32")
    place(s, 0, "d2", "d1", "e1")
    assert s.over()
    assert GAME.winners(s) == [0, 1]


def test_the_spaces_of_the_examples_are_named_as_on_the_board() -> None:
    assert spaces((0, 0), (1, 3), (7, 16)) == ["a1", "d2", "q8"]
    assert at("q8") == 135
