"""No refusal without a figure or a named cause: whatever is barred in random games says what stands in the way."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from burghers.games import bundled, load
from burghers.kernel.errors import Refusal
from burghers.kernel.fate import QuickFate
from burghers.kernel.game import Game
from burghers.kernel.move import Move
from burghers.kernel.play import asked, barred, let_fate
from burghers.kernel.playout import step_randomly
from burghers.kernel.step import FATE
from burghers.kernel.voice import LANGUAGES, blanks_of

# Reasons without a figure: what stands in the way is there or not there, and the sentence itself names it.
CAUSES = {
    "bruges": {
        "houses-only",  # what was struck
    },
    "venice": {
        "exchange-with-self",
        "just-drawn",
        "take-one-first",
        "pillar-on-canal",
        "pillar-there",
        "apart-from-group",
        "no-contact",
        "no-pillar",
        "pillar-built",
        "pillar-not-new",
        "pillar-not-freed",
        "no-room-for-tile",
        "bridge-needs-canal",
        "bridge-there",
        "bridge-needs-pillars",
        "own-card",
        "beggar-copies-beggar",
        "spy-on-self",
        "no-card-to-spy",
        "no-tile-there",
    },
    "colonia": {
        "card-played",
        "no-extra-hold",
        "too-late",
    },
    "vienna": {
        "white-die-alone",
        "gendarme-stands-there",
        "gendarme-off-road",
    },
}


@cache
def told_everywhere(game: Game, key: str) -> frozenset[str]:
    """The blanks that the sentence of a refusal has in every language."""
    said = [blanks_of(game.texts(language)[f"refusal.{key}"]) for language in LANGUAGES]
    return frozenset.intersection(*map(frozenset, said))


def empty_word(game: Game, move: Move, refusal: Refusal) -> str:
    """What is wrong with a refusal; empty where it names a cause, or tells something the answer itself does not."""
    slots = game.moves.verb(move).slots
    own = {slot.name: value + slot.low for slot, value in zip(slots, game.moves.blanks(move), strict=False)}
    told = told_everywhere(game, refusal.key)
    if refusal.key in CAUSES[game.name] or any(name in told and own.get(name) != n for name, n in refusal.figures):
        return ""
    return f"{game.moves.print(move)}: {refusal}"


def refusals(game: Game, players: int) -> Iterator[tuple[Move, Refusal]]:
    """Everything barred at every question of a random game."""
    fate = QuickFate(players)
    state = game.new(players)
    while not state.over():
        let_fate(state, fate)
        for seat in asked(state):
            if seat != FATE:
                yield from barred(state, seat)
        if not state.over():
            step_randomly(state, fate)


@pytest.mark.parametrize("players", ["fewest", "most"])
@pytest.mark.parametrize("name", bundled())
def test_no_refusal_is_an_empty_word(name: str, players: str) -> None:
    game = load(name)
    seen: set[str] = set()
    empty: set[str] = set()
    for move, refusal in refusals(game, game.seats[players == "most"]):
        seen.add(refusal.key)
        word = empty_word(game, move, refusal)
        if word:
            empty.add(word)
    assert not empty, sorted(empty)[:8]
    assert len(seen) > 4, "hardly anything was barred in a whole game"
