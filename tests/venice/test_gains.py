"""What an answer gains in Venice, in words."""

from __future__ import annotations

from tests.builders import gained, say
from tests.venice.tables import GAME, act, built, laid, new_round, own, pillars, place, token


def test_arms_and_edges_are_points_for_a_tile() -> None:
    s = laid()
    built(s, "t01", "m1")
    pillars(s, "m2", "n2")
    own(s, 0, "t01", "t03")
    act(s, 0, "architect_3")
    assert gained(GAME, s, 0, "tile t01") == ""
    say(GAME, s, 0, "tile t01")
    assert gained(GAME, s, 0, "site m2") == "+4 points, −1 tile"


def test_an_own_token_comes_back_from_under_a_tile() -> None:
    s = laid()
    pillars(s, "m1", "n1")
    token(s, 0, "m1")
    own(s, 0, "t01")
    act(s, 0, "architect_3")
    say(GAME, s, 0, "tile t01")
    assert gained(GAME, s, 0, "site m1", "de") == "+2 Punkte, −1 Plättchen, −1 Marker auf Säulen"


def test_pillars_are_nobodys_and_tokens_go_on_them() -> None:
    s = act(laid(), 0, "builder_31")
    assert gained(GAME, s, 0, "pillar d2") == ""
    place(s, 0, "d2", "d1", "e1")
    assert gained(GAME, s, 0, "token d1", "fr") == "+1 jeton sur les piliers"


def test_a_card_laid_face_down_gains_nothing_yet() -> None:
    s = laid(2)
    new_round(s)
    while GAME.question(s, GAME.asked(s)[0]).kind == "exchange":  # type: ignore[union-attr]
        say(GAME, s, GAME.asked(s)[0], "no_exchange")
    seat = GAME.asked(s)[0]
    assert len(GAME.asked(s)) == 2
    assert {gained(GAME, s, seat, GAME.moves.print(move)) for move in GAME.legal(s, seat)} == {""}
