"""Games to remember: whole records and a playthrough to read. ``python3 tool.py regenerate`` writes them anew."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from burghers import bots
from burghers.bots.bot import stream
from burghers.bots.seats import play_out
from burghers.games.colonia.state import Colonia
from burghers.kernel.fate import seeded_secret
from burghers.kernel.record import read_record
from burghers.kernel.session import Session, follow
from tests.colonia import tables
from tests.goldens import kept_box, record_for

GAME = kept_box(tables.GAME)
FOLDER = Path(__file__).parents[1] / "golden" / "colonia"
NAMES = ("Yolanda", "Benedikt", "Griet", "Rosalie", "Odilo", "Pippin")
SEED = 2009
GAMES: dict[str, tuple[list[str], dict[str, str]]] = {
    "3-players": (["greedy"] * 3, {}),
    "4-players": (["greedy"] * 4, {"revenue": "high"}),
    "5-players": (["greedy", "novice", "greedy", "random", "novice"], {"ledger": "open"}),
    "6-players": (["random"] * 6, {}),
}


def played(players: list[str], options: dict[str, str]) -> Session[Colonia]:
    """A whole game between bots."""
    seats = len(players)
    table = Session(GAME, NAMES[:seats], options, seeded_secret(SEED, seats))
    play_out(table, [bots.named(name) for name in players], [stream(SEED, seats, seat) for seat in range(seats)])
    return table


def playthrough(table: Session[Colonia]) -> str:
    """Everything that was told, in English."""
    voice = GAME.voice("en")
    return "".join(f"{voice.note(told.note, table.names)}\n" for told in table.told)


def recorded(players: list[str], options: dict[str, str]) -> str:
    """The same as a record."""
    return played(players, options).record.text()


def files() -> dict[Path, str]:
    """What is kept, by file."""
    out: dict[Path, str] = {}
    for name, (players, options) in GAMES.items():
        path = FOLDER / f"{name}.jsonl"
        out[path] = record_for(path, GAME, partial(recorded, players, options))
    read = follow(GAME, read_record(out[FOLDER / "3-players.jsonl"]))
    return {**out, FOLDER / "playthrough.txt": playthrough(read)}
