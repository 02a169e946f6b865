"""Another edition of the games, as an upgrade of the server would bring it: other rules, and other printings.

``later``: every game has the next version of its rules, by which it begins and counts otherwise; the ones before are
still known. ``forgetful``: the same, but nobody knows any version before it.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from burghers import games
from burghers.kernel.printing import Printing

HOME = Path(__file__).parents[2]
RICHER = {"bruges": "guilders", "colonia": "screen", "venice": "points", "vienna": "points"}


def environment(edition: str) -> dict[str, str]:
    """What a program needs to play this edition, with every program it starts."""
    path = [str(HOME / "tests" / "server" / "editions"), str(HOME), os.environ.get("PYTHONPATH", "")]
    return {"BURGHERS_TEST_EDITION": edition, "PYTHONPATH": os.pathsep.join(filter(None, path))}


def play(edition: str) -> None:
    """Change all games in this program."""
    for name in games.bundled():
        renew(games.kind_of(name), RICHER[name], edition == "forgetful")
    read = games.printing_of

    def reprinted(kind: Any, printing: Any) -> Printing:
        found = read(kind, printing)
        return Printing(found.text + "\n[reprint]\nyear = 2\n", found.where, standard=found.standard)

    games.printing_of = reprinted


def renew(kind: Any, purse: str, forgetful: bool) -> None:
    """The next version: all begin one richer, and at the end all have a point more. Guarded as any rule is."""
    start, scores = kind.start, kind.scores
    new = kind.rules + 1
    kind.rules, kind.oldest = new, new if forgetful else kind.oldest

    def start_2(self: Any, seats: int, options: dict[str, str]) -> Any:
        state = start(self, seats, options)
        if state.box.rules >= new:
            getattr(state, purse)[-1] += 1
        return state

    def scores_2(self: Any, state: Any) -> list[int]:
        return [points + (state.box.rules >= new) for points in scores(self, state)]

    kind.start, kind.scores = start_2, scores_2
