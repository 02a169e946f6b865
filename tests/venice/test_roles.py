"""VEN-9  Special roles."""

from __future__ import annotations

import pytest

from burghers.games.venice.state import BARE, BRIDGED
from burghers.kernel.play import asked
from burghers.kernel.step import FATE, Seat
from tests.builders import fate_says, hear, open_to, refused, say, told
from tests.venice.tables import (
    BOX,
    GAME,
    act,
    at,
    build,
    built,
    hold,
    in_hand,
    laid,
    lies_open,
    own,
    pillars,
    place,
    reserve,
    reveal,
    sayable,
    tile_of,
    token,
    turns,
)


@pytest.mark.rule("VEN-9.1")
@pytest.mark.parametrize(
    ("card", "helps", "useless"),
    [
        ("merchant", "councillor_4", "architect_4"),
        ("speculator", "architect_4", "builder_32"),
        ("inventor", "builder_32", "councillor_4"),
    ],
)
def test_six_points_if_the_role_lies_open(card: str, helps: str, useless: str) -> None:
    for shown, points in ((helps, 6), (useless, 0)):
        s = laid(4)
        reveal(s, card, "gondolier", shown, "lawyer")
        act(s, 0, card)
        assert list(s.points) == [points, 0, 0, 0]


@pytest.mark.rule("VEN-9.2", "VEN-R7")
def test_cards_of_others_count_done_or_not_and_once_only() -> None:
    s = laid(4)
    reveal(s, "councillor_4", "merchant", "councillor_5", "councillor_6")
    act(s, 1, "merchant")
    assert s.points[1] == 6
    s = laid(4)
    reveal(s, "councillor_4", "merchant", "gondolier", "lawyer")
    s.first = 1  # the councillor acts after the merchant
    turns(s)
    assert s.points[1] == 6


@pytest.mark.rule("VEN-9.2", "VEN-R34")
def test_a_six_point_role_looks_around_for_whoever_performs_it() -> None:
    s = laid(5)
    reveal(s, "beggar", "merchant", "gondolier", "lawyer", "speculator")
    act(s, 0, "beggar")
    say(GAME, s, 0, "copy 2")
    assert s.points[0] == 0  # no councillor, and the imitated card is none
    s = laid(5)
    reveal(s, "beggar", "merchant", "councillor_4", "lawyer", "speculator")
    act(s, 0, "beggar")
    say(GAME, s, 0, "copy 2")
    assert s.points[0] == 6


@pytest.mark.rule("VEN-9.3", "VEN-R8")
def test_the_beggar_imitates_any_open_card_of_another_player() -> None:
    s = laid(5)
    reveal(s, "councillor_6", "beggar", "builder_53", "architect_4", "spy")
    act(s, 1, "beggar")
    assert open_to(GAME, s, 1) == ["copy 1", "copy 3", "copy 4", "copy 5"]
    why = refused(GAME, s, 1, "copy 2")
    assert why is not None
    assert why.key == "own-card"
    say(GAME, s, 1, "copy 1")
    say(GAME, s, 1, "take square")
    assert reserve(s, 1) == ["t18"]


@pytest.mark.rule("VEN-9.3", "VEN-R8")
def test_a_beggar_is_not_imitated() -> None:
    s = laid(5)
    reveal(s, "spy", "beggar", "gondolier", "lawyer", "merchant")
    hold(s, 2, "councillor_4")
    act(s, 0, "beggar")  # as a spy might have to
    why = refused(GAME, s, 0, "copy 2")
    assert why is not None
    assert why.key == "beggar-copies-beggar"


@pytest.mark.rule("VEN-9.4", "VEN-R9", "VEN-R32", "VEN-R38")
def test_the_saboteur_removes_a_tile_and_may_put_tokens_on_the_freed_pillars() -> None:
    s = laid(6)
    built(s, "t18", "a1")
    built(s, "t02", "e1")
    s.points[1] = 9
    act(s, 0, "saboteur")
    assert open_to(GAME, s, 0) == [f"remove {space}" for space in ("a1", "b1", "a2", "b2", "e1", "f1")]
    why = refused(GAME, s, 0, "remove c1")
    assert why is not None
    assert why.key == "no-tile-there"
    say(GAME, s, 0, "remove b2")  # VEN-R38: any space it covers
    assert open_to(GAME, s, 0) == ["token a1", "token b1", "token a2", "token b2", "no_token"]
    say(GAME, s, 0, "token a1")
    why = refused(GAME, s, 0, "token e1")
    assert why is not None
    assert why.key == "pillar-built"
    say(GAME, s, 0, "token b2")
    assert s.over()
    assert list(s.points) == [0, 9, 0, 0, 0, 0]
    assert GAME.view(s, Seat(0)).piles[3].under == ["t18"]


@pytest.mark.rule("VEN-9.4")
def test_the_saboteur_may_stop_before_two_tokens_and_uses_freed_pillars_only() -> None:
    s = laid(6, tokens="any")
    built(s, "t01", "a1")
    pillars(s, "e1")
    act(s, 0, "saboteur")
    say(GAME, s, 0, "remove a1")
    why = refused(GAME, s, 0, "token e1")
    assert why is not None
    assert (why.rule, why.key) == ("VEN-9.4", "pillar-not-freed")
    say(GAME, s, 0, "no_token")
    assert s.over()
    assert s.spare(0) == 8


@pytest.mark.rule("VEN-9.4")
def test_without_a_tile_the_saboteur_does_nothing() -> None:
    assert act(laid(6), 0, "saboteur").over()


@pytest.mark.rule("VEN-9.4", "VEN-R9")
def test_a_removed_tile_comes_up_after_all_unseen_ones() -> None:
    s = laid(6)
    built(s, "t26", "d3", 1)
    for tile in ("t24", "t25", "t25", "t25", "t25", "t26"):
        own(s, 1, tile)
    act(s, 0, "saboteur")
    say(GAME, s, 0, "remove d3")
    say(GAME, s, 0, "no_token")
    act(s, 0, "councillor_6")
    say(GAME, s, 0, "take bridge")
    assert asked(s) == [0]  # no chance is involved: the only tile left is known
    assert s.tops[4] == tile_of("t26")


@pytest.mark.rule("VEN-R33")
def test_a_removed_tile_is_the_top_of_an_empty_pile() -> None:
    s = laid(6)
    built(s, "t26", "d3", 1)
    for tile in ("t24", "t25", "t25", "t25", "t25", "t26"):
        own(s, 1, tile)
    s.reserve[2] = BOX.plus(s.reserve[2], s.tops[4])
    s.tops[4] = -1
    act(s, 0, "saboteur")
    say(GAME, s, 0, "remove d3")
    assert s.tops[4] == tile_of("t26")
    assert list(s.under) == []


@pytest.mark.rule("VEN-9.5")
def test_a_removed_bridge_frees_its_pillars_and_the_canal() -> None:
    s = laid(6)
    built(s, "t24", "d3", 1)
    act(s, 0, "saboteur")
    say(GAME, s, 0, "remove d3")
    assert sayable(s, 0, "token") == ["d2", "d4"]
    assert not s.shows(BRIDGED, at("d3"))
    assert s.shows(BARE, at("d2"))
    own(s, 1, "t25")
    act(s, 1, "architect_3")
    build(s, 1, "t25", "d3", 1)
    assert s.points[1] == 5


@pytest.mark.rule("VEN-9.6", "VEN-R10")
def test_the_lawyer_builds_one_tile_of_two_stones() -> None:
    s = laid()
    pillars(s, "m1", "n1", "o1", "m3", "n3")
    own(s, 0, "t01", "t03", "t04")
    act(s, 0, "lawyer")
    assert open_to(GAME, s, 0) == ["tile t01", "tile t03"]
    why = refused(GAME, s, 0, "tile t04")
    assert why is not None
    assert why.told() == ("VEN-9.6", "lawyer-stones", (("tile", 3), ("needs", 3), ("has", 2)))
    build(s, 0, "t01", "m1")
    assert s.over()  # one tile only


@pytest.mark.rule("VEN-9.7", "VEN-R10")
def test_tokens_covered_by_the_lawyer_pay_nothing_but_the_gondola_does() -> None:
    s = laid()
    pillars(s, "d2", "e2")
    token(s, 1, "d2", "e2")
    s.gondola = 2
    own(s, 0, "t01")
    act(s, 0, "lawyer")
    build(s, 0, "t01", "d2")
    assert list(s.points) == [2, 0, 2]
    assert s.spare(1) == 8


@pytest.mark.rule("VEN-9.8", "VEN-R6", "VEN-R29")
def test_the_spy_draws_blind_from_another_hand() -> None:
    s = laid(5)
    reveal(s, "spy", "gondolier", "merchant", "lawyer", "beggar")
    hold(s, 2, "councillor_4")
    act(s, 0, "spy")
    assert open_to(GAME, s, 0) == ["spy_on 2", "spy_on 3", "spy_on 4", "spy_on 5"]
    why = refused(GAME, s, 0, "spy_on 1")
    assert why is not None
    assert why.key == "spy-on-self"
    say(GAME, s, 0, "spy_on 3")
    hand = [BOX.card_ids[card] for card in range(30) if s.hands[2] >> card & 1]
    assert open_to(GAME, s, FATE) == [f"draw {card}" for card in hand]
    fate_says(GAME, s, "draw councillor_4")
    assert asked(s) == [0]
    say(GAME, s, 0, "take square")
    assert reserve(s, 0) == ["t18"]


@pytest.mark.rule("VEN-9.8", "VEN-R6")
def test_by_agreement_the_spy_looks_and_chooses() -> None:
    s = laid(5, spy="looks")
    reveal(s, "spy", "gondolier", "merchant", "lawyer", "beggar")
    hold(s, 2, "builder_32")
    act(s, 0, "spy")
    say(GAME, s, 0, "spy_on 3")
    hand = [BOX.card_ids[card] for card in range(30) if s.hands[2] >> card & 1]
    assert open_to(GAME, s, 0) == [f"use {card}" for card in hand]
    assert set(GAME.view(s, Seat(0)).seats[2].known) == set(hand)
    why = refused(GAME, s, 0, "use gondolier")
    assert why is not None
    assert why.key == "not-in-that-hand"
    say(GAME, s, 0, "use builder_32")
    place(s, 0, "d2", "d1", "e1")
    say(GAME, s, 0, "token d1")
    assert s.spare(0) == 7


@pytest.mark.rule("VEN-9.9")
def test_the_spied_card_is_shown_and_stays_with_its_owner() -> None:
    s = laid(5)
    reveal(s, "spy", "gondolier", "merchant", "lawyer", "beggar")
    hold(s, 2, "councillor_4")
    notes = hear(s)
    act(s, 0, "spy")
    say(GAME, s, 0, "spy_on 3")
    fate_says(GAME, s, "draw councillor_4")
    assert in_hand(s, 2, "councillor_4")
    assert (0, "spied councillor_4 3") in told(GAME, notes)
    for viewer in (0, 1, 4, -3):
        assert "councillor_4" in GAME.view(s, Seat(viewer)).seats[2].known
    assert [lies_open(s, seat) for seat in range(3)] == ["spy", "gondolier", "merchant"]
    s.first = 2  # the merchant's turn: the spied councillor does not count
    turns(s)
    assert s.points[2] == 0


@pytest.mark.rule("VEN-9.9")
def test_the_spied_card_does_not_move_the_start_player_card() -> None:
    s = laid(5)
    reveal(s, "spy", "gondolier", "merchant", "lawyer", "inventor")
    hold(s, 2, "architect_4")
    turns(s)
    say(GAME, s, 0, "spy_on 3")
    fate_says(GAME, s, "draw architect_4")
    assert s.first == 0
    assert s.round == 2
    assert in_hand(s, 1, "spy")


@pytest.mark.rule("VEN-9.10", "VEN-R30")
def test_beggar_and_spy_lead_to_each_other_but_never_to_a_card_twice() -> None:
    s = laid(6)
    reveal(s, "spy", "spy_b", "gondolier", "lawyer", "merchant", "inventor")
    hold(s, 2, "beggar")
    act(s, 0, "spy")
    say(GAME, s, 0, "spy_on 3")
    fate_says(GAME, s, "draw beggar")
    assert open_to(GAME, s, 0) == ["copy 2", "copy 3", "copy 4", "copy 5", "copy 6"]
    say(GAME, s, 0, "copy 2")  # the other spy
    say(GAME, s, 0, "spy_on 3")
    assert "draw beggar" not in open_to(GAME, s, FATE)


@pytest.mark.rule("VEN-9.10")
def test_a_used_card_is_refused() -> None:
    s = laid(6)
    reveal(s, "beggar", "spy", "gondolier", "lawyer", "merchant", "inventor")
    hold(s, 2, "spy_b")
    act(s, 0, "beggar")
    say(GAME, s, 0, "copy 2")
    say(GAME, s, 0, "spy_on 3")
    fate_says(GAME, s, "draw spy_b")
    s.hands[2] = 1 << BOX.card_ids.index("spy_b")  # all that is left there has been used
    assert refused(GAME, s, 0, "spy_on 4") is None
    s = laid(6, spy="looks")
    reveal(s, "spy", "gondolier", "spy_b", "lawyer", "merchant", "inventor")
    hold(s, 1, "beggar")
    act(s, 0, "spy")
    say(GAME, s, 0, "spy_on 2")
    say(GAME, s, 0, "use beggar")
    say(GAME, s, 0, "copy 3")
    say(GAME, s, 0, "spy_on 2")
    why = refused(GAME, s, 0, "use beggar")
    assert why is not None
    assert (why.rule, why.key) == ("VEN-9.10", "card-used")


@pytest.mark.rule("VEN-9.10")
def test_the_beggar_drawn_by_a_spy_does_not_copy_that_spy() -> None:
    s = laid(5)
    reveal(s, "gondolier", "spy", "lawyer", "merchant", "inventor")
    hold(s, 2, "beggar")
    act(s, 1, "spy")
    say(GAME, s, 1, "spy_on 3")
    fate_says(GAME, s, "draw beggar")
    assert open_to(GAME, s, 1) == ["copy 1", "copy 3", "copy 4", "copy 5"]


@pytest.mark.rule("VEN-9.4")
def test_by_agreement_the_saboteur_must_put_his_tokens() -> None:
    s = laid(6, saboteur="must")
    built(s, "t01", "a1")
    act(s, 0, "saboteur")
    say(GAME, s, 0, "remove a1")
    assert open_to(GAME, s, 0) == ["token a1", "token b1"]
    say(GAME, s, 0, "token a1")
    assert open_to(GAME, s, 0) == ["token b1"]


@pytest.mark.rule("VEN-9.8", "VEN-9.9", "VEN-R6")
def test_by_agreement_the_spy_is_exchanged_for_the_card() -> None:
    s = laid(5, spy="exchange")
    reveal(s, "spy", "gondolier", "merchant", "lawyer", "beggar")
    hold(s, 2, "councillor_4")
    act(s, 0, "spy")
    say(GAME, s, 0, "spy_on 3")
    fate_says(GAME, s, "draw councillor_4")
    assert lies_open(s, 0) == "councillor_4"
    assert in_hand(s, 2, "spy") and not in_hand(s, 2, "councillor_4")
    assert GAME.question(s, Seat(0)) is not None


@pytest.mark.rule("VEN-R6")
def test_unless_agreed_otherwise_the_spy_looks() -> None:
    s = GAME.new(5)
    assert (s.spy_looks, s.spy_swaps, s.any_pillar, s.must_mark) == (1, 0, 0, 0)
