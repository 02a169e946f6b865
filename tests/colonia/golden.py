"""Games to remember: whole records and a playthrough to read. ``python -m tests.colonia.golden`` writes them anew."""

from __future__ import annotations

from pathlib import Path

from burghers import bots
from burghers.bots.bot import stream
from burghers.bots.company import play_out
from burghers.kernel.fate import seeded_secret
from burghers.kernel.table import Table
from tests.colonia.tables import GAME

FOLDER = Path(__file__).parents[1] / "golden" / "colonia"
NAMES = ("Yolanda", "Benedikt", "Griet", "Rosalie", "Odilo", "Pippin")
SEED = 2009
GAMES: dict[str, tuple[list[str], dict[str, str]]] = {
    "3-players": (["greedy"] * 3, {}),
    "4-players": (["greedy"] * 4, {"revenue": "high"}),
    "5-players": (["greedy", "novice", "greedy", "random", "novice"], {"ledger": "open"}),
    "6-players": (["random"] * 6, {}),
}


def played(players: list[str], options: dict[str, str]) -> Table:
    """A whole game between bots."""
    seats = len(players)
    table = Table(GAME, NAMES[:seats], options, seeded_secret(SEED, seats))
    play_out(table, [bots.named(name) for name in players], [stream(SEED, seats, seat) for seat in range(seats)])
    return table


def playthrough(table: Table) -> str:
    """Everything that was told, in English."""
    voice = GAME.voice("en")
    return "".join(f"{voice.note(told.note, table.names)}\n" for told in table.told)


def write_all() -> None:
    """Play the games and keep them."""
    for name, (players, options) in GAMES.items():
        table = played(players, options)
        (FOLDER / f"{name}.jsonl").write_text(table.record.text(), "utf-8")
        if name == "3-players":
            (FOLDER / "playthrough.txt").write_text(playthrough(table), "utf-8")


if __name__ == "__main__":
    write_all()
