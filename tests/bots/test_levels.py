"""The six levels people meet: the lower, the more they give away, and never blindly."""

from __future__ import annotations

import numpy as np
import pytest

from burghers import bots, games
from burghers.bots.bot import stream
from burghers.bots.evaluator import LOOKS, Evaluator
from burghers.bots.learned import Learned
from burghers.bots.net import must_have, utility
from burghers.kernel.move import Move
from burghers.kernel.play import asked
from tests.bots.test_every_game import positions

MISTAKEN = ("novice", "apprentice", "journeyman")
MOST = 20  # positions of a game looked at
TIMES = 8  # that each level answers in each of them


@pytest.mark.compiled
@pytest.mark.parametrize("name", games.bundled())
def test_a_higher_level_gives_away_less(name: str) -> None:
    game = games.load(name)
    given_away = dict.fromkeys(MISTAKEN, 0.0)
    blindly = 0.0
    for i, s in enumerate(positions(game, game.seats[0], seed=2, every=7)[:MOST]):
        seat = asked(s)[0]
        options, weighed = Evaluator(game, must_have(game), s.seats).look_ahead(s, seat, stream(i), LOOKS)
        values = utility(weighed)
        lost = dict(zip(options, values.max() - values, strict=True))
        blindly += TIMES * float(np.mean(list(lost.values())))
        for level in MISTAKEN:
            for again in range(TIMES):
                move = bots.named(level).choose(game, s, seat, stream(level, i, again))
                given_away[level] += float(lost[move])
    novice, apprentice, journeyman = given_away.values()
    assert blindly > novice > apprentice > journeyman > 0


@pytest.mark.parametrize(("level", "most_lost"), [("novice", 0.25), ("apprentice", 0.12), ("journeyman", 0.05)])
def test_a_level_overlooks_and_never_throws_away(level: str, most_lost: float) -> None:
    """Whatever it overlooks, it loses no more than it may; what is far better than all the rest it always sees."""
    bot = bots.named(level)
    assert isinstance(bot, Learned)
    values = [0.1, 0.5, 0.5 - most_lost * 0.9, 0.5 - most_lost * 0.5, 0.5 - most_lost * 1.1]
    taken = [bot.best_seen(values, stream(level, again)) for again in range(300)]
    assert set(taken) == {1, 2, 3}
    assert taken.count(1) > taken.count(3) > taken.count(2)
    assert {bot.best_seen([0.2, 0.2 + most_lost * 1.1, 0.1], stream(again)) for again in range(50)} == {1}


@pytest.mark.compiled
def test_the_expert_plays_its_answers_on() -> None:
    """It answers as a short search does, and not always what one look at each answer says."""
    game = games.load("vienna")
    chosen = {name: list[Move]() for name in ("expert", "master#8", "learned")}
    for i, s in enumerate(positions(game, 4, seed=2, every=7)[:MOST]):
        for name, moves in chosen.items():
            moves.append(bots.named(name).choose(game, s, asked(s)[0], stream(i)))
    assert chosen["expert"] == chosen["master#8"] != chosen["learned"]
