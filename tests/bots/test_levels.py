"""The five levels people meet: the lower, the more they give away, and never blindly."""

from __future__ import annotations

import numpy as np
import pytest

from burghers import bots, games
from burghers.bots.bot import stream
from burghers.bots.evaluator import LOOKS, Evaluator
from burghers.bots.net import must_have, utility
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


def test_the_expert_is_what_measurements_call_learned() -> None:
    game = games.load("vienna")
    for i, s in enumerate(positions(game, 4, seed=2, every=7)[:MOST]):
        chosen = [bots.named(name).choose(game, s, asked(s)[0], stream(i)) for name in ("expert", "learned")]
        assert chosen[0] == chosen[1]
