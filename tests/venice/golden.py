"""Games to remember: whole records and one to read. ``python3 tool.py regenerate`` writes them anew."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from burghers.games.venice.state import Venice
from burghers.kernel.fate import QuickFate, seeded_secret
from burghers.kernel.game import SPECTATOR
from burghers.kernel.play import legal
from burghers.kernel.record import read_record
from burghers.kernel.session import Session, follow
from tests.goldens import kept_box, record_for
from tests.venice import tables

GAME = kept_box(tables.GAME)
FOLDER = Path(__file__).parents[1] / "golden" / "venice"
NAMES = ["Anna", "Bruno", "Carla", "David", "Elena", "Franz"]
SEED = 1172
GAMES: dict[str, tuple[int, dict[str, str]]] = {
    "two": (2, {}),
    "three": (3, {}),
    "six-looks-any": (6, {"spy": "looks", "tokens": "any"}),
}
READ = "three"  # also kept as a text


def record(seats: int, options: dict[str, str]) -> str:
    """A whole game with random answers."""
    table, fate = Session(GAME, NAMES[:seats], options, seeded_secret(SEED, seats)), QuickFate(SEED + seats)
    while not table.state.over():
        seat = table.asked()[0]
        answers = legal(table.state, seat)
        table.answer(seat, answers[fate.below(len(answers), "golden")])
    return table.record.text()


def playthrough(table: Session[Venice]) -> str:
    """The notes of a game as sentences, and the last position as a map without colours."""
    voice = GAME.voice("en")
    lines = [voice.note(told.note, table.names) for told in table.told if told.note.only == -2]
    shown = GAME.show(GAME.view(table.state, SPECTATOR), voice, table.names)
    return "\n".join([*lines, "", *shown]) + "\n"


def files() -> dict[Path, str]:
    """What is kept, by file."""
    out: dict[Path, str] = {}
    for name, (seats, options) in GAMES.items():
        path = FOLDER / f"{name}.jsonl"
        out[path] = record_for(path, GAME, partial(record, seats, options))
    read = follow(GAME, read_record(out[FOLDER / f"{READ}.jsonl"]))
    return {**out, FOLDER / f"{READ}.txt": playthrough(read)}
