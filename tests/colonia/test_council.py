"""COL-5 Tuesday: council and order."""

from __future__ import annotations

import pytest

from burghers.games.colonia.box import CARDS
from burghers.games.colonia.rules.council import LeaveTownHall, PlayFamilyCard, Tuesday
from burghers.games.colonia.rules.relics import EndOfWeek
from burghers.games.colonia.state import (
    FRIDAY_STREET,
    RESERVE,
    THURSDAY_STREET,
    TOWN_HALL,
    TUESDAY_STREET,
    WEDNESDAY_STREET,
    Colonia,
)
from burghers.kernel.native import append, i64, vec
from burghers.kernel.play import asked
from burghers.kernel.step import FATE
from tests.builders import hear
from tests.colonia.tables import (
    GAME,
    ask,
    everybody,
    fate,
    heard,
    laid,
    leave,
    may,
    members,
    move,
    says,
    see,
    why_not,
)


def tuesday(seats: int = 4) -> Colonia:
    """The second Tuesday: everybody has played an 8."""
    s = laid(seats)
    s.played = 0
    s.hands = (1 << CARDS * seats) - 1
    for seat in range(seats):
        s.hands &= ~(1 << CARDS * seat + 5)
    return s


def order_of(s: Colonia, *cards: str) -> list[int]:
    """The order after these cards."""
    ask(s, PlayFamilyCard())
    everybody(s, *[f"card {card}" for card in cards])
    return list(s.order)


@pytest.mark.rule("COL-5.1", "COL-14.4")
def test_cards_are_chosen_in_secret_and_revealed_together() -> None:
    s = ask(tuesday(), PlayFamilyCard())
    assert asked(s) == [0, 1, 2, 3]
    for seat, text in ((2, "card 5"), (0, "card 7"), (1, "card 3")):
        says(s, seat, text)
        seen = see(s, 3).seats[seat]
        assert (seen.sealed, seen.card, seen.cards) == (True, 0, [3, 4, 5, 6, 7])
    assert asked(s) == [3]
    says(s, 3, "card 4")
    assert [area.card for area in see(s, 3).seats] == [7, 3, 5, 4]


@pytest.mark.rule("COL-5.2", "COL-5.3")
def test_t06_members_go_to_the_town_hall_and_are_votes() -> None:
    s = tuesday()
    order_of(s, "6", "3", "4", "5")
    assert members(s, 0, TOWN_HALL) == 6
    assert members(s, 0, RESERVE) == 24
    assert [s.votes(seat) for seat in range(4)] == [6, 3, 4, 5]
    GAME.audit(s)


@pytest.mark.rule("COL-5.4", "COL-5.5", "COL-5.9")
def test_t10_too_few_members_call_others_from_the_streets() -> None:
    s = tuesday()
    hear(s)
    move(s, 1, TUESDAY_STREET, 2)
    move(s, 1, WEDNESDAY_STREET, 5)
    leave(s, 1, FRIDAY_STREET, 4)
    ask(s, Tuesday())
    everybody(s, "card 5", "card 7", "card 3", "card 4")
    assert s.votes(1) == 0
    assert list(s.order) == [0, 3, 2, 1]
    seen = see(s, 0).seats[1]
    assert (seen.card, seen.face_down, seen.votes) == (7, True, 0)
    assert members(s, 1, TUESDAY_STREET) == 7
    assert members(s, 1, WEDNESDAY_STREET) == 4
    assert members(s, 1, RESERVE) == 0
    assert (1, "borrowed 3") in heard(s)
    assert (1, "sent 7") in heard(s)
    assert not see(s, 0).seats[0].face_down
    GAME.audit(s)


@pytest.mark.rule("COL-R9")
def test_a_card_beyond_the_reserve_may_be_chosen() -> None:
    s = tuesday()
    leave(s, 0, THURSDAY_STREET, 3)
    ask(s, PlayFamilyCard())
    assert may(s, 0) == ["card 3", "card 4", "card 5", "card 6", "card 7"]


@pytest.mark.rule("COL-R10")
def test_if_the_streets_do_not_suffice_all_there_are_go() -> None:
    s = tuesday()
    s.orders = append(s.orders, 0 | 0 << 3 | 28 << 6)
    s.family[RESERVE] = 1
    s.family[TUESDAY_STREET] = 1
    order_of(s, "6", "3", "4", "5")
    assert members(s, 0, TOWN_HALL) == 2
    assert s.votes(0) == 0
    GAME.audit(s)


@pytest.mark.rule("COL-5.6")
def test_t07_the_highest_card_is_the_mayors() -> None:
    s = tuesday()
    hear(s)
    assert order_of(s, "4", "7", "3", "5") == [1, 3, 0, 2]
    assert s.mayor() == 1
    assert heard(s)[-4:] == [(1, "mayor"), (3, "follows 2"), (0, "follows 3"), (2, "follows 4")]


@pytest.mark.rule("COL-5.7")
def test_t08_equal_cards_reverse_the_order_of_last_week() -> None:
    s = tuesday()
    purple, green, yellow, red = range(4)
    s.order = vec[i64]([purple, yellow, green, red])
    assert order_of(s, "7", "3", "5", "5") == [purple, red, yellow, green]


@pytest.mark.rule("COL-5.7")
def test_t09_in_the_first_week_tied_players_roll() -> None:
    s = tuesday()
    s.week = 1
    ask(s, PlayFamilyCard())
    everybody(s, "card 5", "card 7", "card 5", "card 3")
    fate(s, "roll 2", "roll 4")
    assert list(s.order) == [1, 2, 0, 3]


@pytest.mark.rule("COL-5.7")
def test_t09_they_roll_again_while_tied() -> None:
    s = tuesday()
    s.week = 1
    ask(s, PlayFamilyCard())
    everybody(s, "card 5", "card 5", "card 5", "card 5")
    fate(s, "roll 3", "roll 6", "roll 3", "roll 1")
    assert may(s, FATE) == [f"roll {face}" for face in range(1, 7)]
    fate(s, "roll 2", "roll 2", "roll 1", "roll 5")
    assert list(s.order) == [1, 2, 0, 3]
    assert s.over()


@pytest.mark.rule("COL-5.7", "COL-5.5")
def test_t11_zero_cards_are_last_in_reverse_order() -> None:
    s = tuesday()
    for seat in (0, 2):
        leave(s, seat, FRIDAY_STREET, 1)
    assert order_of(s, "7", "3", "6", "4") == [3, 1, 2, 0]


@pytest.mark.rule("COL-R11")
def test_three_equal_cards_are_fully_reversed() -> None:
    s = tuesday()
    s.order = vec[i64]([2, 3, 0, 1])
    assert order_of(s, "5", "6", "5", "5") == [1, 0, 3, 2]


@pytest.mark.rule("COL-5.8", "COL-11.8")
def test_played_cards_leave_the_game() -> None:
    s = tuesday()
    order_of(s, "7", "3", "6", "4")
    ask(s, EndOfWeek())
    assert [area.card for area in see(s, 0).seats] == [0] * 4
    ask(s, PlayFamilyCard())
    assert may(s, 0) == ["card 3", "card 4", "card 5", "card 6"]
    assert why_not(s, 0, "card 7") == ("COL-5.8", "card-played", {"card": 7})
    assert why_not(s, 0, "card 9") == ("COL-5.1", "not-offered", {})


@pytest.mark.rule("COL-5.8")
def test_in_the_last_week_one_card_is_left() -> None:
    s = tuesday()
    s.hands = 0
    for seat in range(4):
        s.hands |= 1 << CARDS * seat + seat
    ask(s, PlayFamilyCard())
    assert [may(s, seat) for seat in range(4)] == [["card 3"], ["card 4"], ["card 5"], ["card 6"]]


@pytest.mark.rule("COL-5.9")
def test_the_town_hall_empties_onto_the_tuesday_street() -> None:
    s = tuesday()
    move(s, 0, TUESDAY_STREET, 8)
    move(s, 0, TOWN_HALL, 5)
    ask(s, LeaveTownHall())
    assert members(s, 0, TUESDAY_STREET) == 5
    assert members(s, 0, TOWN_HALL) == 0
    assert members(s, 0, RESERVE) == 25


@pytest.mark.rule("COL-13.16", "COL-R15", "COL-5.2")
def test_t38_after_a_smaller_council_one_member_fewer_goes() -> None:
    s = tuesday()
    s.fewer = 1
    leave(s, 1, WEDNESDAY_STREET, 6)
    order_of(s, "6", "7", "4", "5")
    assert members(s, 0, TOWN_HALL) == 5
    assert s.votes(0) == 6
    assert members(s, 1, TOWN_HALL) == 6
    assert s.votes(1) == 7
    assert list(s.order) == [1, 0, 3, 2]
    assert s.fewer == 0
