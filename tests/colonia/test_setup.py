"""COL-2 Set-up."""

from __future__ import annotations

import pytest

from burghers.games.colonia.state import RESERVE
from burghers.kernel.play import asked
from tests.builders import hear
from tests.colonia.tables import BOX, GAME, all_chance, fate, heard, holds, may, members, says, see


def dealt(seats: int = 3) -> list[str]:
    """Four resources for everybody."""
    return ["drawn leather", "drawn iron", "drawn wood", "drawn linen"] * seats


@pytest.mark.rule("COL-2.1")
def test_a_colour_for_each_player() -> None:
    s = GAME.new(6)
    assert len(see(s, 0).seats) == 6
    assert all(seat.cards == [3, 4, 5, 6, 7, 8] for seat in see(s, 0).seats)


@pytest.mark.rule("COL-2.2", "COL-R28")
@pytest.mark.parametrize(("seats", "family"), [(3, 38), (4, 30), (5, 25), (6, 21)])
def test_members_by_number_of_players(seats: int, family: int) -> None:
    s = GAME.new(seats)
    assert [members(s, seat, RESERVE) for seat in range(seats)] == [family] * seats
    assert [seat.reserve for seat in see(s, 1).seats] == [family] * seats
    GAME.audit(s)


@pytest.mark.rule("COL-2.3", "COL-R38")
def test_everybody_draws_four_resources_in_the_open() -> None:
    s = GAME.new(3)
    hear(s)
    assert list(s.bag) == [18] * 5
    fate(s, *dealt())
    assert [holds(s, seat, "leather") for seat in range(3)] == [1, 1, 1]
    assert list(s.bag) == [15, 15, 15, 15, 18]
    assert heard(s)[:2] == [(0, "got_resource leather none"), (0, "got_resource iron none")]
    assert all(note.only == -2 for note in s.notes)


@pytest.mark.rule("COL-2.4", "COL-R14")
def test_the_die_gives_a_good_and_six_a_choice() -> None:
    s = GAME.new(3)
    fate(s, *dealt(), "roll 1", "roll 6")
    assert holds(s, 0, "saddle") == 1
    assert asked(s) == [1]
    assert may(s, 1) == ["take saddle", "take wheel", "take painting", "take clothing", "take shoes"]
    says(s, 1, "take shoes")
    assert holds(s, 1, "shoes") == 1
    fate(s, "roll 4")
    assert holds(s, 2, "clothing") == 1


@pytest.mark.rule("COL-2.5")
def test_five_of_every_currency() -> None:
    s = GAME.new(4)
    for seat in range(4):
        assert [holds(s, seat, money) for money in ("mark", "gulden", "pound", "grivna")] == [5] * 4


@pytest.mark.rule("COL-2.6")
def test_all_piles_are_unseen_at_first() -> None:
    s = GAME.new(3)
    assert int(s.unseen_weeks).bit_count() == 14
    assert int(s.unseen_decrees).bit_count() == 18
    assert int(s.unseen_relics).bit_count() == 48
    assert int(s.unseen_ships).bit_count() == 16


@pytest.mark.rule("COL-2.7")
def test_ten_relics_and_four_ships_are_laid_out() -> None:
    s = GAME.new(3)
    fate(s, *dealt(), "roll 1", "roll 2", "roll 3")
    for card in range(10):
        fate(s, f"turn_relic {BOX.relic_ids[47 - card]}")
    assert list(s.display) == [47 - card for card in range(10)] + [-1, -1]
    for ship in ("london_1", "bergen_2", "bruges_3", "novgorod_4"):
        fate(s, f"turn_ship {ship}")
    assert [ship.id for ship in see(s, 0).ships] == ["london_1", "bergen_2", "bruges_3", "novgorod_4"]


@pytest.mark.rule("COL-2.8")
def test_sticks_at_the_start_and_windows_aside() -> None:
    view = see(GAME.new(3), 0)
    assert [craft.stick for craft in view.crafts] == [0] * 5
    assert view.windows == [-1] * 4


@pytest.mark.rule("COL-2.9")
def test_there_is_no_order_before_the_first_tuesday() -> None:
    s = GAME.new(3)
    assert see(s, 0).order == []
    all_chance(s)
    assert s.week == 1
    assert asked(s) == [0, 1, 2]
