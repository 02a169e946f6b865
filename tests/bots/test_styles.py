"""Temperaments: every game has some, they like what they are named for, and they decide between near equals only."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from burghers import bots, games
from burghers.bots.bot import stream
from burghers.bots.evaluator import LOOKS, Evaluator
from burghers.bots.net import LEAD, SOURCES, must_have, utility
from burghers.bots.styles import STYLES, styles, taste
from burghers.kernel.errors import BadSetup
from burghers.kernel.play import asked
from tests.bots.test_every_game import positions

PAGE = Path("web/src/texts")


@pytest.mark.parametrize("name", games.bundled())
def test_a_temperament_likes_the_points_it_is_named_for(name: str) -> None:
    net = must_have(games.load(name))
    said = np.zeros((2, SOURCES + len(net.fit.sources)), dtype=np.float32)
    for style, liked in STYLES[name].items():
        for source in net.fit.sources:
            said[:] = 0
            said[1, SOURCES + net.fit.sources.index(source)] = 3
            nothing, three = taste(net, style, said)
            assert nothing == 0 and (three > 0) == (source in liked)
    said[:] = 0
    said[1, LEAD] = 2
    assert taste(net, "spoiler", said)[1] > 0
    assert not taste(net, "", said).any()


@pytest.mark.compiled
@pytest.mark.parametrize("name", games.bundled())
def test_a_temperament_changes_some_answers_and_gives_little_away(name: str) -> None:
    game = games.load(name)
    changed, most = 0, 0.0
    for i, s in enumerate(positions(game, game.seats[0], seed=4, every=6)[:25]):
        seat = asked(s)[0]
        plain = bots.named("expert").choose(game, s, seat, stream(i))
        options, weighed = Evaluator(game, must_have(game), s.seats).look_ahead(s, seat, stream(i), LOOKS)
        values = dict(zip(options, utility(weighed).tolist(), strict=True))
        for style in styles(name):
            move = bots.named(f"expert/{style}").choose(game, s, seat, stream(i))
            changed += move != plain
            most = max(most, max(values.values()) - values[move])
    assert changed > 0 and most < 0.2


def test_who_may_be_chosen() -> None:
    assert bots.offered("expert/builder", "bruges") and bots.offered("grandmaster/spoiler", "vienna")
    assert bots.offered("expert", "vienna") and bots.offered("greedy", "vienna")
    for wrong in ("expert/glazier", "greedy/builder", "expert/", "/builder", "os:system", "expert/builder/patron"):
        assert not bots.offered(wrong, "bruges")
    assert bots.named("master#8/builder").name == "master#8/builder"
    for wrong in ("greedy/builder", "expert/nobody", "textbook#4/builder", "expert/"):
        with pytest.raises(BadSetup):
            bots.named(wrong)
    game = games.load("vienna")
    s = positions(game, 3, seed=4, every=30)[0]
    with pytest.raises(BadSetup, match="vienna has no glazier"):
        bots.named("expert/glazier").choose(game, s, asked(s)[0], stream(1))


@pytest.mark.parametrize("language", ["en", "fr", "de", "nl"])
def test_the_page_has_a_name_for_every_level_and_temperament(language: str) -> None:
    texts = json.loads((PAGE / f"{language}.json").read_text("utf-8"))
    named = [texts[f"style.{style}"] for style in dict.fromkeys(one for name in STYLES for one in styles(name))]
    assert len(set(named)) == len(named) and all(texts[f"bot.{level}"] for level in bots.levels())
