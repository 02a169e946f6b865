"""What an answer gains in Vienna: the worked examples of the rule book, in words."""

from __future__ import annotations

from tests.builders import gained
from tests.vienna.tables import GAME, placing
from tests.vienna.test_examples import SABRINA, vt_4


def test_vt_1_a_die_on_secession() -> None:
    s = placing("2 2 3 5", "4 6 6", "2 5 6", coins=(1, 0, 0))
    assert gained(GAME, s, SABRINA, "place 2 secession") == "−1 die in hand, +1 space on the road"
    assert gained(GAME, s, SABRINA, "place 2+3 rathaus", "fr") == "−2 dés en main, +1 case sur la route"


def test_vt_4_a_bribe_shows_and_the_evaluation_does_not() -> None:
    s = vt_4(coins=1)
    assert gained(GAME, s, SABRINA, "place 5 burgtheater") == "−1 coin, −1 die in hand, +1 space on the road"
    last = s.clone()
    last.hands[1] = last.hands[2] = 0
    assert gained(GAME, last, SABRINA, "place 5 burgtheater") == "−1 coin, −1 die in hand, +1 space on the road"


def test_geheimbund_pays_for_each_die_at_once() -> None:
    s = placing("4 5", "1", "1")
    words = "+2 Münzen, −2 Würfel in der Hand, +2 Würfel im Geheimbund"
    assert gained(GAME, s, 0, "place 4+5 geheimbund", "de") == words


def test_changing_a_die_costs_a_coin_and_the_new_face_is_fates() -> None:
    s = placing("4 5", "1", "1", coins=(1, 0, 0))
    assert gained(GAME, s, 0, "up 4", "nl") == "−1 munt"
    assert gained(GAME, s, 0, "reroll 4", "nl").startswith("−1 munt")
