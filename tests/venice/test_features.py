"""The features of Venice: as many as named, and saying what their names claim."""

from __future__ import annotations

import pytest

from burghers.games.venice.features import COMMON, PLACE
from burghers.games.venice.state import Venice
from burghers.kernel.fate import QuickFate
from burghers.kernel.move import NOTHING
from burghers.kernel.native import i64, vec
from burghers.kernel.play import apply, asked, legal, let_fate
from burghers.kernel.sheet import Sheet
from burghers.kernel.step import Seat
from tests.builders import play_on, say
from tests.venice.tables import (
    BOX,
    GAME,
    act,
    built,
    card_of,
    hold,
    laid,
    new_round,
    own,
    pillars,
    reveal,
    token,
    turns,
)

BLOCK = ("b1", "c1", "b2", "c2")


def seen(s: Venice) -> list[int]:
    """All features of a state."""
    sheet = Sheet()
    GAME.features(s, sheet)
    return list(sheet.cells)


def table(s: Venice, name: str) -> int:
    """One feature of the table."""
    return seen(s)[COMMON.index(name)]


def block(s: Venice, seat: int) -> list[int]:
    """The features of a seat."""
    start = len(COMMON) + seat * len(PLACE)
    return seen(s)[start : start + len(PLACE)]


def place(s: Venice, seat: int, name: str) -> int:
    """One feature of a seat."""
    return block(s, seat)[PLACE.index(name)]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("tokens", ["new", "any"])
@pytest.mark.parametrize("spy", ["draws", "looks"])
def test_every_state_of_a_game_has_as_many_as_named(seats: int, tokens: str, spy: str) -> None:
    """Also while fate is asked, in the middle of an action, and after the end."""
    wanted = len(COMMON) + seats * len(PLACE)
    s = GAME.new(seats, {"tokens": tokens, "spy": spy})
    fate = QuickFate(seats)
    while not s.over():
        figures = seen(s)
        assert len(figures) == wanted
        assert all(type(figure) is int for figure in figures)
        seat = asked(s)[0]
        options = legal(s, seat)
        apply(s, seat, options[fate.below(len(options), "test")])
    assert len(seen(s)) == wanted
    assert table(s, "over") == 1


def test_names_are_all_different() -> None:
    """So a feature can be spoken of by its name."""
    assert len(set(COMMON)) == len(COMMON)
    assert len(set(PLACE)) == len(PLACE)


def test_appends_to_what_is_there() -> None:
    """Many states may go onto one sheet."""
    s, sheet = laid(2), Sheet()
    sheet.append(7)
    GAME.features(s, sheet)
    assert list(sheet.cells) == [7, *seen(s)]


@pytest.mark.parametrize("seats", range(2, 7))
def test_number_of_players(seats: int) -> None:
    """One of the five is set."""
    assert seen(laid(seats))[:5] == [int(seats == n) for n in range(2, 7)]


def test_points_and_lead() -> None:
    """The lead is over the best rival, and negative behind him."""
    s = laid(3)
    s.points = vec[i64]([12, 20, 15])
    assert [place(s, seat, "points") for seat in range(3)] == [12, 20, 15]
    assert [place(s, seat, "lead") for seat in range(3)] == [-8, 5, -5]
    assert table(s, "leader_to_last_space") == BOX.last_space - 20
    s.points[0] = 20
    assert [place(s, seat, "lead") for seat in range(3)] == [0, 0, -5]


def test_pillars_make_room() -> None:
    """A block of four takes a square in one place, a corner in four, a line in none."""
    s = laid(2)
    assert table(s, "supply") == BOX.pillars
    assert table(s, "sites_square") == 0
    pillars(s, *BLOCK)
    assert table(s, "supply") == BOX.pillars - 4
    assert table(s, "bare") == 4
    assert (table(s, "sites_square"), table(s, "sites_line"), table(s, "sites_corner")) == (1, 0, 4)
    built(s, BOX.tile_ids[0], "b1")
    assert table(s, "bare") == 2
    assert table(s, "tiles_laid") == 1
    assert table(s, "sites_square") == 0


def test_tokens() -> None:
    """Where they lie, and what is left; a rival's token makes a square less clean."""
    s = laid(2)
    pillars(s, *BLOCK, "g1")
    before = block(s, 0)
    token(s, 0, "b1", "g1")
    assert place(s, 0, "spare_tokens") == before[PLACE.index("spare_tokens")] - 2
    assert place(s, 0, "tokens_out") == 2
    assert place(s, 0, "tokens_beside_bare") == 1
    assert place(s, 0, "tokens_in_squares") == 1
    assert table(s, "bare_with_token") == 2
    assert (place(s, 0, "clean_squares"), place(s, 1, "clean_squares")) == (1, 0)


def test_gondola() -> None:
    """It is taken, by one seat."""
    s = laid(3)
    assert table(s, "gondola_taken") == 0
    s.gondola = 2
    assert table(s, "gondola_taken") == 1
    assert [place(s, seat, "gondola") for seat in range(3)] == [0, 0, 1]


def test_reserve() -> None:
    """Tiles by shape, their arms, and the arms of those that fit."""
    s = laid(2)
    square, domino = BOX.shape_first[3], BOX.shape_first[0]
    own(s, 0, BOX.tile_ids[square], BOX.tile_ids[domino], BOX.tile_ids[domino])
    assert (place(s, 0, "reserve_square"), place(s, 0, "reserve_domino")) == (1, 2)
    assert place(s, 0, "arms") == 7 + 2 + 2
    assert place(s, 0, "arms_that_fit") == 0
    pillars(s, "b1", "c1")
    assert place(s, 0, "arms_that_fit") == 4
    pillars(s, *BLOCK)
    assert place(s, 0, "arms_that_fit") == 11
    assert place(s, 0, "arms_of_six_stones") == 9
    assert place(s, 1, "arms") == 0


def test_the_card_chosen_shows_and_goes_to_the_left() -> None:
    """VEN-3.4 and 3.9: face down or open, it is due, and in the left neighbour's next hand."""
    s = laid(3)
    hold(s, 0, "architect_6")
    new_round(s)
    say(GAME, s, 0, "no_exchange")
    assert place(s, 0, "architect_stones") == 6
    before = place(s, 1, "architects")
    say(GAME, s, 0, "play architect_6")
    assert place(s, 0, "to_act") == 1
    assert place(s, 0, "due_stones") == 6
    assert place(s, 0, "hand") == 4
    assert place(s, 1, "hand") == 6
    assert place(s, 1, "architects") == before + 1
    assert table(s, "change_shown") == 1
    assert [place(s, seat, "first_next") for seat in range(3)] == [0, 1, 0]


def test_six_point_cards() -> None:
    """VEN-9.1: paid if the role lies open before another; while cards are chosen, others may still choose it."""
    s = laid(3)
    reveal(s, "builder_32", "speculator", "architect_4")
    pillars(s, *BLOCK)
    turns(s)
    assert place(s, 1, "due_six") == 6
    other = laid(3)
    reveal(other, "builder_32", "speculator", "councillor_4")
    turns(other)
    assert place(other, 1, "due_six") == 0
    assert table(other, "cards_to_act") == 2
    assert table(other, "councillors_to_act") == 1


def test_chances_of_a_six_point_card_chosen_first() -> None:
    """How many rivals hold what it looks for."""
    s = laid(3)
    hold(s, 0, "speculator")
    hold(s, 1, "architect_4", "architect_5")
    hold(s, 2, "architect_6", "architect_5_b")
    new_round(s)
    say(GAME, s, 0, "no_exchange")
    assert place(s, 0, "six_point_holders") == 2
    say(GAME, s, 0, "play speculator")
    assert place(s, 0, "due_six_chances") == 2


def test_pillars_and_tokens_of_the_action_in_hand() -> None:
    """The pillar builder's figures go down as they are placed."""
    s = act(laid(2), 1, "builder_42")
    assert (place(s, 1, "acting"), place(s, 0, "acting")) == (1, 0)
    assert (place(s, 1, "pillars_to_place"), place(s, 1, "tokens_to_place")) == (4, 2)
    say(GAME, s, 1, "pillar d2")
    assert place(s, 1, "pillars_to_place") == 3


def test_stones_of_the_action_in_hand() -> None:
    """The councillor's stones go down with what he takes."""
    s = act(laid(2), 0, "councillor_6")
    assert place(s, 0, "taking_stones") == 6
    say(GAME, s, 0, "take square")
    let_fate(s, QuickFate(1))
    assert place(s, 0, "taking_stones") == 2
    assert place(s, 0, "reserve_square") == 1


def test_a_tile_on_its_way() -> None:
    """Out of the reserve, not yet scored; a turn still open shows what it will pay, to rivals as well."""
    s = laid(2)
    corner = BOX.tile_ids[BOX.shape_first[2]]
    own(s, 0, corner)
    pillars(s, *BLOCK, "a1")
    token(s, 1, *BLOCK, "a1")
    act(s, 0, "architect_4")
    assert (place(s, 0, "due_stones"), place(s, 0, "due_arms")) == (4, 4)
    say(GAME, s, 0, f"tile {corner}")
    assert (place(s, 0, "reserve_corner"), place(s, 0, "due_arms")) == (0, 0)
    assert (place(s, 0, "tile_arms"), place(s, 1, "tile_pays")) == (4, 0)
    say(GAME, s, 0, "site b1")
    assert (place(s, 0, "tile_arms"), place(s, 1, "tile_pays")) == (4, 9)
    assert (place(s, 0, "points"), place(s, 1, "points")) == (0, 0)
    say(GAME, s, 0, "turn 0")
    assert (place(s, 0, "points"), place(s, 1, "points")) == (4, 9)


def test_who_can_end_the_game() -> None:
    """VEN-11.1: a builder with as many pillars as are left, in hand or due."""
    s = laid(2)
    hold(s, 0, "builder_53")
    s.points[0] = 3
    assert place(s, 0, "ends_by_hand") == 0
    s.supply = 5
    assert (place(s, 0, "ends_by_hand"), place(s, 1, "ends_by_hand")) == (1, 0)
    assert place(s, 0, "lead_at_end") == 3
    s.hands[0] &= ~(1 << card_of("builder_53"))
    assert place(s, 0, "ends_by_hand") == 0


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_redealt_world_keeps_what_the_seat_knows(seats: int) -> None:
    """The table, and its own block but for what hangs on rivals' hands."""
    kept = [i for i, name in enumerate(PLACE) if name != "six_point_holders"]
    for decisions in range(5, 200, 13):
        s = GAME.new(seats)
        play_on(s, decisions, decisions)
        while any(move != NOTHING for move in s.sealed):  # a card face down would change hands and turns
            play_on(s, decisions, 1)
        for seat in range(seats):
            world = GAME.redeal(s, Seat(seat), QuickFate(decisions))
            mine, dealt = block(s, seat), block(world, seat)
            assert [mine[i] for i in kept] == [dealt[i] for i in kept]
            assert seen(s)[: len(COMMON)] == seen(world)[: len(COMMON)]
