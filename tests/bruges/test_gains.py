"""What an answer gains in Bruges: the worked examples of the rule book, in words."""

from __future__ import annotations

import pytest

from burghers.games.bruges.rules.dice import DicePhase
from burghers.kernel.step import Seat
from tests.bruges.tables import GAME, at_turn, deal, go_on, laid, set_threats, settle_in, show_dice
from tests.builders import fate_says, gained, say


def test_example_two_a_step_of_reputation_for_the_ones_and_twos() -> None:
    s = go_on(laid(2), DicePhase())
    fate_says(GAME, s, "roll 2", "roll 4", "roll 3", "roll 3", "roll 1")
    assert gained(GAME, s, 0, "climb") == "−3 guilders, +1 step of reputation"
    assert gained(GAME, s, 0, "stay") == ""


def test_example_three_workers_guilders_and_a_threat() -> None:
    s = laid()
    deal(s, 0, "archer", "king", "duke")
    show_dice(s, 1, 1, 6, 1, 1)
    set_threats(s, 0, 0, 1, 0, 0, 0)
    at_turn(s)
    before = s.digest()
    assert gained(GAME, s, 0, "workers archer") == "−1 card, +2 red workers"
    assert gained(GAME, s, 0, "guilders king") == "+6 guilders, −1 card"
    assert gained(GAME, s, 0, "remove duke") == "+1 point, −1 card, −1 threat marker"
    assert s.digest() == before


def test_examples_four_and_five_a_canal_a_house_and_the_prince() -> None:
    s = laid()
    deal(s, 0, "earl", "canon", "prince")
    s.guilders[0] = 9
    at_turn(s)
    assert gained(GAME, s, 0, "canal earl left") == "−1 guilder, −1 card, +1 canal tile"
    assert gained(GAME, s, 0, "house canon") == "−1 card, −1 purple worker, +1 house"
    say(GAME, s, 0, "house canon")
    assert gained(GAME, s, 0, "recruit prince purple") == "−9 guilders, −1 card, +1 person"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", "−1 carte, −1 ouvrier violet, +1 maison"),
        ("de", "−1 Karte, −1 violetter Arbeiter, +1 Haus"),
        ("nl", "−1 kaart, −1 paarse arbeider, +1 huis"),
    ],
)
def test_in_the_language_of_the_reader(language: str, words: str) -> None:
    s = laid()
    deal(s, 0, "canon")
    at_turn(s)
    assert gained(GAME, s, 0, "house canon", language) == words


def test_the_last_answer_of_a_phase_does_not_count_what_comes_next() -> None:
    s = laid()
    deal(s, 0, "canon")
    settle_in(s, 0, "earl")
    at_turn(s)
    assert gained(GAME, s, 0, "workers canon") == "−1 card, +2 purple workers"
    say(GAME, s, 0, "workers canon")
    assert GAME.belongings(s, Seat(0))[-2] == ("majorities", 1)
