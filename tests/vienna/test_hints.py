"""What the simple bots see in a position of Vienna."""

from __future__ import annotations

import pytest

from burghers.games.vienna.hints import worth
from burghers.games.vienna.rules.round import EndCheck
from burghers.games.vienna.state import Vienna
from burghers.kernel.step import Seat
from tests.vienna.tables import GAME, clean_up, display, give, laid, lay

ME = Seat(0)


def going_on() -> Vienna:
    """A table with something still to come."""
    s = laid()
    s.agenda.append(EndCheck())
    return s


def at_spaces(coins: int, *spaces: str) -> Vienna:
    """The first seat has dice on these spaces, and so many coins."""
    s = going_on()
    give(s, 0, coins=coins)
    for space in spaces:
        lay(s, 0, "1", space)
    return s


def gain_by(coins: int, before: tuple[str, ...], space: str) -> int:
    """What dice on another space add."""
    return worth(at_spaces(coins, *before, space), ME) - worth(at_spaces(coins, *before), ME)


def test_a_coin_pays_for_one_space_only() -> None:
    assert gain_by(3, (), "rathaus") > 200
    assert gain_by(3, ("parlament",), "rathaus") == 0
    assert gain_by(5, ("parlament",), "rathaus") > 200


def test_coins_earned_on_the_way_pay_for_spaces_further_on() -> None:
    assert gain_by(1, (), "rathaus") == 0
    assert gain_by(1, ("naschmarkt",), "rathaus") > 200
    assert gain_by(1, ("burgtheater",), "parlament") == 0  # Burgtheater comes after it


def test_special_cards_on_the_way_count_at_the_heuriger() -> None:
    assert gain_by(0, (), "heuriger") == 100  # for the watch
    assert gain_by(0, ("secession", "stadtpark"), "heuriger") == 200  # which counts once


def test_nobody_can_be_met_where_nobody_is_left() -> None:
    assert gain_by(0, (), "cafe_sperl") == 0


def test_dice_are_worth_what_they_fit() -> None:
    fitting, stranded = going_on(), going_on()
    for s, space in ((fitting, "oper"), (stranded, "gloriette")):
        lay(s, 0, "1", space)
    plain = worth(stranded, ME) - worth(fitting, ME)
    for s in (fitting, stranded):
        give(s, 0, "4 5 6")
    assert worth(fitting, ME) > worth(stranded, ME) - plain


def test_more_than_a_neighbour_is_worth_more_than_as_many() -> None:
    def with_crowns(mine: int, theirs: int) -> int:
        s = going_on()
        give(s, 0, symbols=(0, 0, mine))
        give(s, 1, symbols=(0, 0, theirs))
        return worth(s, ME)

    assert with_crowns(2, 1) > with_crowns(2, 2) > with_crowns(2, 3)


@pytest.mark.parametrize(
    "space", [space for space in GAME.box.space_ids if space not in ("geheimbund", "krieau", "prater")]
)
def test_dice_on_the_road_are_worth_something_to_simple_bots(space: str) -> None:
    s = going_on()
    give(s, 0, coins=3, symbols=(1, 1, 1))
    s.holder[0] = 1
    give(s, 0, specials=("double_turn",))
    give(s, 1, coins=3)  # for the Tiergarten
    display(s, "baker")
    before = worth(s, ME)
    lay(s, 0, "3+3", space)
    s.carriage[0] = 0
    after = worth(s, ME)
    assert (after > before) == (space != "stadtpark")  # that card is held already


def test_a_tie_is_worth_its_points_and_immediate_spaces_are_worth_no_more() -> None:
    s = going_on()
    before = worth(s, ME)
    lay(s, 0, "1", "krieau")
    lay(s, 0, "1", "prater")
    s.carriage[0] = 0
    assert worth(s, ME) == before
    lay(s, 0, "4+5", "stephansdom")  # nobody has a cross: a point for each neighbour
    s.carriage[0] = 0
    assert worth(s, ME) == before + 200


def test_what_cannot_be_paid_is_worth_nothing_to_simple_bots() -> None:
    s = going_on()
    before = worth(s, ME)
    for space in ("heldenplatz", "rathaus", "cafe_landtmann", "cafe_sperl", "gloriette"):
        lay(s, 0, "3+3", space)
    s.carriage[0] = 0
    assert worth(s, ME) == before  # no coins, and nobody on display


def test_the_worth_of_a_position_is_points_coins_and_cards() -> None:
    s = going_on()
    nothing = worth(s, Seat(1))
    give(s, 1, points=1)
    point = worth(s, Seat(1)) - nothing
    give(s, 1, coins=1)
    coin = worth(s, Seat(1)) - nothing - point
    assert point == 100 > coin > 0


def test_at_the_end_only_points_count() -> None:
    s = at_spaces(2)
    give(s, 0, points=25)
    clean_up(s)
    assert s.over()
    assert worth(s, ME) == GAME.scores(s)[0] * 100
