"""VEN-2  Set-up."""

from __future__ import annotations

import pytest

from burghers.games.venice.rules.grid import members
from burghers.games.venice.state import NOBODY, PILLARS, Venice
from burghers.kernel.errors import BadSetup
from burghers.kernel.fate import QuickFate
from burghers.kernel.move import a_of
from burghers.kernel.play import asked, legal, let_fate
from burghers.kernel.step import FATE, Seat
from tests.builders import fate_says, open_to
from tests.venice.tables import BOX, GAME, reserve


def begun(seats: int, seed: int = 1, first: str = "1") -> Venice:
    s = GAME.new(seats, {"first": first})
    let_fate(s, QuickFate(seed))
    return s


@pytest.mark.rule("VEN-2.1")
def test_all_pillars_are_in_the_supply() -> None:
    s = begun(4)
    assert s.supply == 60
    assert members(s.layer(PILLARS)) == []


@pytest.mark.rule("VEN-2.2")
@pytest.mark.parametrize("seats", range(2, 7))
def test_only_cards_marked_for_so_many_players_are_used(seats: int) -> None:
    s = begun(seats)
    held = [card for card in range(30) if any(hand >> card & 1 for hand in s.hands)]
    assert held == [card for card in range(30) if BOX.card_players[card] <= seats]
    assert len(held) == 5 * seats


@pytest.mark.rule("VEN-2.3")
def test_everybody_starts_at_nought_with_eight_tokens() -> None:
    s = begun(6)
    assert list(s.points) == [0] * 6
    assert [s.spare(seat) for seat in range(6)] == [8] * 6


@pytest.mark.rule("VEN-2.4", "VEN-R26")
def test_the_first_player_is_drawn_or_named() -> None:
    s = GAME.new(4)
    assert open_to(GAME, s, FATE) == ["begin 1", "begin 2", "begin 3", "begin 4"]
    fate_says(GAME, s, "begin 3")
    assert s.first == 2
    assert GAME.new(4, {"first": "2"}).first == 1
    with pytest.raises(BadSetup, match="seat 6"):
        GAME.new(4, {"first": "6"})


@pytest.mark.rule("VEN-2.5")
def test_five_cards_are_dealt_to_each_and_none_is_left() -> None:
    s = GAME.new(3, {"first": "1"})
    dealt: list[int] = []
    while len(dealt) < 15:
        outcomes = legal(s, FATE)
        assert len(outcomes) == 15 - len(dealt)
        dealt.append(a_of(outcomes[0]))
        fate_says(GAME, s, GAME.moves.print(outcomes[0]))
    assert [int(hand).bit_count() for hand in s.hands] == [5, 5, 5]
    assert GAME.moves.print(legal(s, FATE)[0]).startswith("turn_up")


@pytest.mark.rule("VEN-2.5")
def test_a_dealt_card_is_seen_by_its_holder_only() -> None:
    s = begun(3)
    own, other, nobody = (GAME.view(s, Seat(viewer)).seats[0] for viewer in (0, 1, -3))
    assert (len(own.known), own.cards) == (5, 5)
    assert (other.known, nobody.known) == ([], [])


@pytest.mark.rule("VEN-2.6", "VEN-R22")
def test_every_pile_shows_its_top_and_the_rest_is_drawn_when_it_is_turned_up() -> None:
    s = begun(2)
    view = GAME.view(s, Seat(0))
    assert [pile.height for pile in view.piles] == [8, 10, 10, 8, 8]
    assert all(pile.top for pile in view.piles)
    assert s.tops[0] != NOBODY


@pytest.mark.rule("VEN-2.7", "VEN-R5")
def test_everybody_takes_a_tile_of_two_stones_and_one_of_four() -> None:
    s = begun(6)
    for seat in range(6):
        tiles = [BOX.tile_ids.index(tile) for tile in reserve(s, seat)]
        assert [(BOX.tile_stones[t], BOX.tile_arms[t]) for t in tiles] == [(2, 2), (4, 7)]


@pytest.mark.rule("VEN-2.7")
def test_the_first_player_takes_first() -> None:
    s = GAME.new(3, {"first": "2"})
    while not GAME.moves.print(legal(s, FATE)[0]).startswith("turn_up"):
        fate_says(GAME, s, GAME.moves.print(legal(s, FATE)[0]))
    fate_says(GAME, s, "turn_up t02", "turn_up t04", "turn_up t10", "turn_up t18", "turn_up t24")
    assert reserve(s, 1) == ["t02"]  # and the next domino is turned up
    fate_says(GAME, s, "turn_up t03")
    assert reserve(s, 1) == ["t02", "t18"]


@pytest.mark.rule("VEN-2.8")
def test_tiles_in_reserve_lie_open() -> None:
    s = begun(3)
    for viewer in (0, 1, 2, -3):
        assert GAME.view(s, Seat(viewer)).seats[2].tiles == reserve(s, 2)


@pytest.mark.rule("VEN-2.9")
def test_the_gondola_bears_no_token() -> None:
    assert begun(3).gondola == NOBODY


@pytest.mark.rule("VEN-2.10")
def test_after_set_up_the_first_player_is_asked() -> None:
    s = begun(5, first="4")
    assert asked(s) == [3]
    assert not s.over()


def test_options_are_agreed_and_kept() -> None:
    s = GAME.new(2, {"tokens": "any", "spy": "looks"})
    assert (s.any_pillar, s.spy_looks) == (1, 1)
    assert (GAME.new(2).any_pillar, GAME.new(2, {"spy": "draws"}).spy_looks) == (0, 0)
