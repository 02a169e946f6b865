"""Whole games told in words: one in the long form of the log, one in the short form, in every language.

``python3 tool.py regenerate`` writes them anew. They are there to be read from start to end.
"""

from __future__ import annotations

from pathlib import Path

from burghers.cli.telling import told
from burghers.games import bundled, load
from burghers.kernel.game import SPECTATOR
from burghers.kernel.record import read_record
from burghers.kernel.session import follow
from burghers.kernel.voice import LANGUAGES

FOLDER = Path(__file__).parent / "golden"
LONG = {"bruges": "2-players", "colonia": "3-players", "venice": "two", "vienna": "3-players"}
SHORT = {"bruges": "3-players", "colonia": "4-players", "venice": "three", "vienna": "4-players"}


def tellings(name: str) -> dict[Path, str]:
    """The tellings of one game, by file."""
    out: dict[Path, str] = {}
    for form, record in (("long", LONG[name]), ("short", SHORT[name])):
        table = follow(load(name), read_record((FOLDER / name / f"{record}.jsonl").read_text("utf-8")))
        for language in LANGUAGES:
            voice = table.game.voice(language)
            lines = told(table.notes(SPECTATOR), voice, table.names, short=form == "short")
            out[FOLDER / name / "told" / f"{form}.{language}.txt"] = "\n".join(lines) + "\n"
    return out


def files() -> dict[Path, str]:
    """What is kept, by file."""
    return {path: text for name in bundled() for path, text in tellings(name).items()}
