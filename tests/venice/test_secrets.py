"""VEN-10  Hidden and open information."""

from __future__ import annotations

import pytest

from burghers.games.venice.state import Venice
from burghers.kernel.fate import QuickFate
from burghers.kernel.game import OPEN, SPECTATOR
from burghers.kernel.native import i64
from burghers.kernel.step import Seat
from tests.builders import fate_says, play_on, say
from tests.venice.tables import BOX, GAME, hold, laid, new_round


def known(s: Venice, viewer: i64, seat: i64) -> set[str]:
    return set(GAME.view(s, Seat(viewer)).seats[seat].known)


def hand(s: Venice, seat: i64) -> set[str]:
    return {BOX.card_ids[card] for card in range(30) if s.hands[seat] >> card & 1}


def exchanged() -> Venice:
    """The first of four players has drawn the gondolier from the second and given the lawyer for it."""
    s = laid(4)
    hold(s, 1, "gondolier")
    hold(s, 0, "lawyer")
    new_round(s)
    say(GAME, s, 0, "exchange 2")
    fate_says(GAME, s, "draw gondolier")
    say(GAME, s, 0, "give lawyer")
    return s


@pytest.mark.rule("VEN-10.1")
def test_a_hand_is_known_to_its_holder_only() -> None:
    s = new_round(laid(4))
    assert known(s, 0, 0) == hand(s, 0)
    assert known(s, 1, 0) == known(s, SPECTATOR, 0) == set()
    assert known(s, OPEN, 0) == hand(s, 0)


@pytest.mark.rule("VEN-10.1")
def test_of_two_players_each_knows_the_other_hand_by_elimination() -> None:
    s = new_round(laid(2))
    assert known(s, 0, 1) == hand(s, 1)
    assert known(s, SPECTATOR, 1) == set()


@pytest.mark.rule("VEN-10.1")
def test_an_exchanged_card_is_known_to_its_giver() -> None:
    s = exchanged()
    assert known(s, 0, 1) == {"lawyer"}
    assert known(s, 1, 0) == {"gondolier"}
    assert known(s, 2, 0) == known(s, 2, 1) == set()


@pytest.mark.rule("VEN-10.1")
def test_the_drawn_card_is_shown_to_the_two_only() -> None:
    s = laid(4)
    hold(s, 1, "gondolier")
    new_round(s)
    say(GAME, s, 0, "exchange 2")
    fate_says(GAME, s, "draw gondolier")
    assert [GAME.view(s, Seat(viewer)).drawn for viewer in (0, 1, 2, -3)] == ["gondolier", "gondolier", "", ""]


@pytest.mark.rule("VEN-R31")
def test_for_others_an_exchange_mixes_the_two_hands() -> None:
    s = laid(4)
    hold(s, 1, "gondolier")
    new_round(s)
    say(GAME, s, 0, "no_exchange")
    for seat in range(4):
        card = "gondolier" if seat == 1 else next(iter(sorted(hand(s, seat))))
        say(GAME, s, seat, f"play {card}")
        if s.played[0] >= 0:
            break
    play_on(s, 3, 0)
    s = exchanged()
    doubts = {doubt.card: doubt.seats for doubt in GAME.view(s, Seat(2)).doubts}
    assert all(seats == [0, 1, 3] for seats in doubts.values())


@pytest.mark.rule("VEN-R31")
def test_a_card_known_before_is_in_one_of_two_hands_after_an_exchange() -> None:
    s = laid(4)
    card = BOX.card_ids.index("gondolier")
    hold(s, 1, "gondolier")
    for viewer in range(5):
        for seat in (0, 2, 3):
            s.maybe[viewer * 4 + seat] &= ~(1 << card)
    new_round(s)
    assert known(s, 2, 1) == {"gondolier"}
    say(GAME, s, 0, "exchange 2")
    other = next(iter(sorted(hand(s, 1) - {"gondolier"})))
    fate_says(GAME, s, f"draw {other}")
    doubts = {doubt.card: doubt.seats for doubt in GAME.view(s, Seat(2)).doubts}
    assert doubts["gondolier"] == [0, 1]
    worlds = [GAME.redeal(s, Seat(2), QuickFate(seed)) for seed in range(30)]
    places = {seat for world in worlds for seat in range(4) if world.hands[seat] >> card & 1}
    assert places == {0, 1}


@pytest.mark.rule("VEN-10.1")
def test_redealt_worlds_keep_what_the_viewer_knows() -> None:
    s = exchanged()
    for seed in range(20):
        world = GAME.redeal(s, Seat(0), QuickFate(seed))
        assert hand(world, 0) == hand(s, 0)
        assert "lawyer" in hand(world, 1)
        world = GAME.redeal(s, Seat(1), QuickFate(seed))
        assert "gondolier" in hand(world, 0)
    others = {tuple(GAME.redeal(s, Seat(2), QuickFate(seed)).hands) for seed in range(20)}
    assert len(others) > 10


@pytest.mark.rule("VEN-10.1")
def test_cards_are_redealt_evenly_where_nothing_is_known() -> None:
    s = new_round(laid(4))
    card = next(c for c in range(30) if s.hands[1] >> c & 1)
    counts = [0, 0, 0, 0]
    for seed in range(600):
        world = GAME.redeal(s, Seat(0), QuickFate(seed))
        counts[next(seat for seat in range(4) if world.hands[seat] >> card & 1)] += 1
    assert counts[0] == 0
    assert all(140 < count < 260 for count in counts[1:])


@pytest.mark.rule("VEN-10.2")
def test_everybody_knows_which_card_was_passed_to_whom() -> None:
    s = laid(3)
    for seat, card in enumerate(("gondolier", "speculator", "lawyer")):
        hold(s, seat, card)
    new_round(s)
    say(GAME, s, 0, "no_exchange")
    for seat, card in enumerate(("gondolier", "speculator", "lawyer")):
        say(GAME, s, seat, f"play {card}")
    for viewer in (0, 1, 2, SPECTATOR):
        assert "gondolier" in known(s, viewer, 1)
        assert "speculator" in known(s, viewer, 2)
        assert "lawyer" in known(s, viewer, 0)


@pytest.mark.rule("VEN-10.2")
def test_all_that_lies_open_is_the_same_for_every_viewer() -> None:
    s = GAME.new(5)
    play_on(s, 11, 90)
    seen = [GAME.view(s, Seat(viewer)) for viewer in (0, 3, SPECTATOR)]
    for field in ("grid", "pillars", "bare", "tokens", "laid", "piles", "gondola", "supply", "first", "round"):
        assert len({repr(getattr(view, field)) for view in seen}) == 1
    for seat in range(5):
        for field in ("points", "tokens", "tiles", "cards", "played", "chosen"):
            assert len({repr(getattr(view.seats[seat], field)) for view in seen}) == 1


@pytest.mark.rule("VEN-10.3")
def test_no_view_shows_a_card_the_viewer_may_not_know() -> None:
    for seed in range(6):
        s = GAME.new(4)
        play_on(s, seed, 25 + 17 * seed)
        for viewer in (0, 1, 2, 3, SPECTATOR):
            twin = GAME.redeal(s, Seat(viewer), QuickFate(seed))
            assert GAME.view(twin, Seat(viewer)) == GAME.view(s, Seat(viewer))
