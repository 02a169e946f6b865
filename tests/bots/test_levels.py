"""The five levels people meet: the lower, the more they give away, and never blindly."""

from __future__ import annotations

import numpy as np
import pytest

from burghers import bots, games
from burghers.bots.bot import stream
from burghers.bots.judge import LOOKS, Judge
from burghers.bots.net import shipped, utility
from burghers.kernel.fate import QuickFate
from burghers.kernel.play import apply_known, asked, legal, let_fate
from burghers.kernel.state import State
from burghers.kernel.step import Seat

MISTAKEN = ("novice", "apprentice", "journeyman")
MOST = 20  # questions asked in each game
TIMES = 3  # each of them


def questions(name: str) -> list[tuple[State, Seat]]:
    """Questions with several answers through one random game."""
    game, fate = games.load(name), QuickFate(8)
    s: State = game.new(game.seats[0])
    let_fate(s, fate)
    out: list[tuple[State, Seat]] = []
    while not s.over() and len(out) < MOST:
        seat = asked(s)[0]
        options = legal(s, seat)
        if len(options) > 2:
            out.append((s.clone(), seat))
        apply_known(s, seat, options[fate.below(len(options), "test")])
        let_fate(s, fate)
    return out


@pytest.mark.parametrize("name", games.names())
def test_a_higher_level_gives_away_less(name: str) -> None:
    game = games.load(name)
    given_away = dict.fromkeys(MISTAKEN, 0.0)
    blindly = 0.0
    for i, (s, seat) in enumerate(questions(name)):
        options, weighed = Judge(game, shipped(game), s.seats).look_ahead(s, seat, stream(i), LOOKS)
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
    for i, (s, seat) in enumerate(questions("vienna")):
        chosen = [bots.named(name).choose(game, s, seat, stream(i)) for name in ("expert", "learned")]
        assert chosen[0] == chosen[1]
