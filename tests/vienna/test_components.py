"""VIE-1  Components."""

import pytest

from burghers.games.vienna.box import SPECIAL_WORDS
from burghers.kernel.errors import BadSetup
from tests.builders import open_to
from tests.vienna.tables import GAME, evaluate, give, laid, lay, turn_of


@pytest.mark.rule("VIE-1.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_play(seats: int) -> None:
    assert GAME.new(seats).seats == seats


@pytest.mark.rule("VIE-1.1")
@pytest.mark.parametrize("seats", [0, 2, 6])
def test_there_is_no_table_for_fewer_or_more(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"vienna is for 3 to 5 players, not {seats}"):
        GAME.new(seats)


@pytest.mark.rule("VIE-1.2")
def test_the_box_holds_what_the_list_of_components_says() -> None:
    box = GAME.box
    listed = GAME.printing.tables["constants"]
    assert box.coins == 25
    assert (len(box.start_ids), len(SPECIAL_WORDS), sum(box.copies)) == (6, 5, 44)
    assert len(box.start_ids) + len(SPECIAL_WORDS) + sum(box.copies) == listed["cards_total"]
    assert len(GAME.seat_colours) * max(box.dice) + 1 == listed["dice_total"] == 26
    assert GAME.seat_colours == tuple(listed["dice_colours"]) == ("red", "yellow", "green", "blue", "black")


@pytest.mark.rule("VIE-1.2")
def test_a_new_table_shows_all_coins_and_persons() -> None:
    view = GAME.view(GAME.new(4), GAME.asked(GAME.new(4))[0])
    assert (view.bank, view.pile, view.discards) == (25, 44, 0)
    assert len(view.road) == 25
    assert view.beside_board == SPECIAL_WORDS


@pytest.mark.rule("VIE-1.3")
def test_most_points_win() -> None:
    s = laid(4)
    for seat, points in enumerate([25, 31, 30, 4]):
        give(s, seat, points=points)
    assert GAME.scores(s) == [25, 31, 30, 4]
    assert GAME.winners(s) == [1]


@pytest.mark.rule("VIE-1.3")
def test_spaces_further_along_are_worth_more() -> None:
    s = laid()
    lay(s, 0, "2", "oper")
    lay(s, 1, "3+4", "hofreitschule")
    lay(s, 2, "5+6", "schloss_schoenbrunn")
    evaluate(s)
    assert list(s.points) == [1, 2, 3]


@pytest.mark.rule("VIE-1.3")
def test_dice_go_forward_and_rivals_take_spaces() -> None:
    s = laid()
    give(s, 0, "2 6")
    lay(s, 0, "3", "naschmarkt")
    lay(s, 1, "6", "cafe_landtmann")
    turn_of(s, 0)
    assert [move for move in open_to(GAME, s, 0) if "geheimbund" not in move] == [
        "place 2+6 pestsaeule",
        "place 6 universitaet",
        "place 6 cafe_central",
        "place 6 cafe_sperl",
    ]
