"""The companion says what everybody may reckon: the same in all worlds a seat cannot tell apart, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from burghers import games
from burghers.kernel.companion import NO_CHANCE
from burghers.kernel.fate import QuickFate
from burghers.kernel.game import SPECTATOR, Game
from burghers.kernel.play import apply_known, legal, let_fate
from burghers.kernel.playout import first_owing
from burghers.kernel.step import Seat
from burghers.kernel.voice import LANGUAGES

EVERY = 9  # decisions between two looks


def positions(game: Game, seats: int) -> Iterator[Any]:
    """Some positions of a game played at random, by a fixed seed."""
    luck = QuickFate(23)
    state = game.new(seats)
    let_fate(state, luck)
    decisions = 0
    while not state.over():
        if decisions % EVERY == 0:
            yield state
        seat = first_owing(state)
        options = legal(state, seat)
        apply_known(state, seat, options[luck.below(len(options), "test")])
        let_fate(state, luck)
        decisions += 1


@pytest.mark.parametrize("name", games.bundled())
def test_the_companion_is_the_same_for_every_seat_and_tells_no_secret(name: str) -> None:
    game = games.load(name)
    keys: set[str] = set()
    for number, state in enumerate(positions(game, game.seats[0] + 1)):
        told = game.companion(state)
        assert told
        for viewer in (SPECTATOR, *range(state.seats)):
            world = game.redeal(state, Seat(viewer), QuickFate(number))
            assert game.companion(world) == told, f"seat {viewer} would learn something"
        for chapter in told:
            chances = [fact.chance for fact in chapter.facts if fact.chance != NO_CHANCE]
            assert not sum(chances) or sum(chances) == pytest.approx(1)
            keys |= {f"companion.{chapter.title}", *[fact.what for fact in chapter.facts]}
            keys |= {key for fact in chapter.facts for key, _ in fact.more if not key.isdigit()}
    for language in LANGUAGES:
        assert keys <= game.texts(language).keys()
