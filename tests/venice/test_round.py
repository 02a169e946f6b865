"""VEN-3  The course of a round."""

from __future__ import annotations

import pytest

from burghers.games.venice.state import Venice
from burghers.kernel.errors import Illegal
from burghers.kernel.play import asked
from burghers.kernel.step import FATE, Seat
from tests.builders import fate_says, hear, open_to, refused, say, told
from tests.venice.tables import BOX, GAME, act, hold, in_hand, laid, lies_open, new_round, own, pillars, reveal, turns


def choosing(seats: int, *cards: str) -> Venice:
    """Nobody exchanges; these cards are in the hands of the first seats."""
    s = laid(seats)
    for seat, card in enumerate(cards):
        hold(s, seat, card)
    new_round(s)
    say(GAME, s, 0, "no_exchange")
    return s


@pytest.mark.rule("VEN-3.1")
def test_a_round_goes_from_the_exchange_to_the_next_exchange() -> None:
    s = choosing(3, "gondolier", "speculator", "lawyer")
    for seat, card in enumerate(("gondolier", "speculator", "lawyer")):
        say(GAME, s, seat, f"play {card}")
    assert s.round == 3
    assert open_to(GAME, s, 0)[0] == "no_exchange"


@pytest.mark.rule("VEN-3.2")
def test_the_first_player_may_draw_from_any_opponent() -> None:
    s = new_round(laid(4))
    assert asked(s) == [0]
    assert open_to(GAME, s, 0) == ["no_exchange", "exchange 2", "exchange 3", "exchange 4"]
    why = refused(GAME, s, 0, "exchange 1")
    assert why is not None
    assert why.key == "exchange-with-self"


@pytest.mark.rule("VEN-3.2")
def test_the_card_is_drawn_at_random_from_the_whole_hand() -> None:
    s = new_round(laid(3))
    say(GAME, s, 0, "exchange 3")
    assert asked(s) == [FATE]
    hand = [BOX.card_ids[card] for card in range(30) if s.hands[2] >> card & 1]
    assert open_to(GAME, s, FATE) == [f"draw {card}" for card in hand]


@pytest.mark.rule("VEN-3.3", "VEN-R4")
def test_one_of_the_five_cards_held_before_is_given_back() -> None:
    s = laid(3)
    hold(s, 1, "gondolier")
    new_round(s)
    before = [f"give {BOX.card_ids[card]}" for card in range(30) if s.hands[0] >> card & 1]
    say(GAME, s, 0, "exchange 2")
    fate_says(GAME, s, "draw gondolier")
    assert open_to(GAME, s, 0) == before
    why = refused(GAME, s, 0, "give gondolier")
    assert why is not None
    assert (why.rule, why.key) == ("VEN-3.3", "just-drawn")
    say(GAME, s, 0, before[2])
    assert in_hand(s, 0, "gondolier")
    assert in_hand(s, 1, before[2].removeprefix("give "))
    assert [int(hand).bit_count() for hand in s.hands] == [5, 5, 5]


@pytest.mark.rule("VEN-3.3")
def test_only_the_two_are_told_which_cards_were_exchanged() -> None:
    s = laid(3)
    hold(s, 1, "gondolier")
    hold(s, 0, "lawyer")
    new_round(s)
    notes = hear(s)
    say(GAME, s, 0, "exchange 2")
    fate_says(GAME, s, "draw gondolier")
    say(GAME, s, 0, "give lawyer")
    open_notes = [text for _, text in told(GAME, [note for note in notes if note.only == -2])]
    assert open_notes == ["exchanged 2", "gave_back 2"]
    private = [(note.only, GAME.notes.print(note.what)) for note in notes if note.only != -2]
    assert private == [
        (0, "drew gondolier 2"),
        (1, "lost_card gondolier 1"),
        (0, "gave lawyer 2"),
        (1, "got_card lawyer 1"),
    ]


@pytest.mark.rule("VEN-3.4")
def test_all_choose_at_the_same_time_from_their_own_hand() -> None:
    s = choosing(4)
    assert asked(s) == [0, 1, 2, 3]
    for seat in range(4):
        assert open_to(GAME, s, seat) == [f"play {BOX.card_ids[c]}" for c in range(30) if s.hands[seat] >> c & 1]
    foreign = next(BOX.card_ids[c] for c in range(30) if s.hands[1] >> c & 1)
    why = refused(GAME, s, 0, f"play {foreign}")
    assert why is not None
    assert why.key == "not-in-hand"


@pytest.mark.rule("VEN-3.5")
def test_a_choice_binds_and_stays_hidden() -> None:
    s = choosing(3, "gondolier")
    say(GAME, s, 0, "play gondolier")
    assert asked(s) == [1, 2]
    own_view, other = GAME.view(s, Seat(0)).seats[0], GAME.view(s, Seat(1)).seats[0]
    assert (own_view.chosen, own_view.choice) == (True, "gondolier")
    assert (other.chosen, other.choice) == (True, "")


@pytest.mark.rule("VEN-3.6")
def test_all_cards_are_turned_up_together() -> None:
    s = choosing(3, "builder_32", "speculator", "lawyer")
    say(GAME, s, 2, "play lawyer")
    say(GAME, s, 0, "play builder_32")
    assert [lies_open(s, seat) for seat in range(3)] == ["", "", ""]
    say(GAME, s, 1, "play speculator")
    assert [lies_open(s, seat) for seat in range(3)] == ["builder_32", "speculator", "lawyer"]


@pytest.mark.rule("VEN-3.7")
def test_cards_are_acted_on_clockwise_from_the_first_player() -> None:
    s = laid(3)
    s.first = 1
    reveal(s, "councillor_4", "builder_32", "councillor_5")
    turns(s)
    assert asked(s) == [1]
    for space in ("d2", "d1", "e1"):
        say(GAME, s, 1, f"pillar {space}")
    for space in ("d1", "d2"):
        say(GAME, s, 1, f"token {space}")
    assert asked(s) == [2]


@pytest.mark.rule("VEN-3.8", "VEN-R3")
def test_an_action_that_cannot_be_done_has_no_effect() -> None:
    s = laid(3)
    notes = hear(s)
    act(s, 0, "architect_5")
    assert s.over()  # nothing was asked
    assert told(GAME, notes)[-1] == (0, "no_effect architect_5 tile")


@pytest.mark.rule("VEN-3.8", "VEN-R3")
def test_an_action_that_can_be_done_must_be_done() -> None:
    s = laid(3)
    pillars(s, "a1", "b1")
    own(s, 0, "t01")
    act(s, 0, "architect_5")
    assert open_to(GAME, s, 0) == ["tile t01"]


@pytest.mark.rule("VEN-3.9")
def test_played_cards_go_to_the_left_neighbour() -> None:
    s = choosing(3, "gondolier", "speculator", "lawyer")
    for seat, card in enumerate(("gondolier", "speculator", "lawyer")):
        say(GAME, s, seat, f"play {card}")
    assert in_hand(s, 1, "gondolier")
    assert in_hand(s, 2, "speculator")
    assert in_hand(s, 0, "lawyer")


@pytest.mark.rule("VEN-3.10", "VEN-R17")
def test_the_start_player_card_moves_one_seat_to_the_left() -> None:
    s = laid(3)
    reveal(s, "architect_5", "architect_4", "architect_6")
    turns(s)
    assert s.first == 1


@pytest.mark.rule("VEN-3.11", "VEN-R18")
def test_every_councillor_and_architect_bears_the_symbol_and_no_other_card() -> None:
    bearers = {BOX.card_role[card] for card in range(30) if BOX.card_symbol[card]}
    others = {BOX.card_role[card] for card in range(30) if not BOX.card_symbol[card]}
    assert bearers == {0, 2}
    assert not bearers & others


@pytest.mark.rule("VEN-3.12")
def test_points_are_marked_at_once() -> None:
    s = laid(3)
    pillars(s, "a1", "b1", "a8", "b8")
    own(s, 0, "t01", "t03")
    act(s, 0, "architect_4")
    say(GAME, s, 0, "tile t01")
    say(GAME, s, 0, "site a1")
    assert s.points[0] == 2
    assert asked(s) == [0]  # the action is not over


def test_a_second_choice_is_refused() -> None:
    s = choosing(3, "gondolier")
    with pytest.raises(Illegal):
        say(GAME, s, 0, "play spy")
