"""Which rules, printings, features, nets, observations and actions every release has had: docs/versions.json.

The release in the making follows what is there. Once the changelog no longer calls it unreleased it is frozen: its
lines are not written anew, and whoever changes what they tell has to raise the version of the package.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import burghers
from burghers.games import bundled, load
from burghers.research import action_count, action_name, observation_names
from burghers.research.hashes import game_hashes, short
from tests.docs.pages import ROOT

FILE = ROOT / "docs" / "versions.json"
Versions = dict[str, dict[str, dict[str, Any]]]


def told_by(words: Iterable[str]) -> str:
    """A short name for many words."""
    return short(word.encode() for word in words)


def present() -> dict[str, dict[str, Any]]:
    """What there is now, game by game."""
    out: dict[str, dict[str, Any]] = {}
    for name in bundled():
        game = load(name)
        made_of = game_hashes(game)
        numbers = [word for seats in range(game.seats[0], game.seats[1] + 1) for word in observation_names(game, seats)]
        out[name] = {
            "rules": game.rules,
            "printing": game.printing.hash[:16],
            "features": made_of["features"],
            "net": made_of["net"],
            "observation": told_by(numbers),
            "actions": told_by(action_name(game, action) for action in range(action_count(game))),
        }
    return out


def frozen(changelog: str) -> bool:
    """Whether the version of this tree has been released."""
    return f"## {burghers.__version__} (unreleased)" not in changelog


def written(known: Versions, changelog: str) -> Versions:
    """The file as it ought to be: all releases of before as they were, the one in the making as things stand."""
    if burghers.__version__ in known and frozen(changelog):
        return known
    return {**known, burghers.__version__: present()}


def files() -> dict[Path, str]:
    known = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    return {FILE: json.dumps(written(known, (ROOT / "CHANGELOG.md").read_text("utf-8")), indent=2) + "\n"}
