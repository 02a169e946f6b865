"""Games to remember: finished records and a playthrough to read. ``python3 tool.py regenerate`` writes them anew."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from burghers.games.bruges.state import Bruges
from burghers.kernel.fate import QuickFate, seeded_secret
from burghers.kernel.move import Move
from burghers.kernel.play import legal
from burghers.kernel.session import Session
from burghers.kernel.step import Seat
from tests.bruges import tables
from tests.goldens import kept_box, record_for

GAME = kept_box(tables.GAME)
FOLDER = Path(__file__).parents[1] / "golden" / "bruges"
NAMES = ["Anna", "Ben", "Cleo", "Dora"]
SEED = 1302


def table(seats: int) -> Session[Bruges]:
    """A new table with a secret of its own."""
    return Session(GAME, NAMES[:seats], None, seeded_secret(SEED, seats))


def choice(now: Session[Bruges], fate: QuickFate) -> tuple[Seat, Move]:
    """Any answer of whoever is asked."""
    seat = now.asked()[0]
    options = legal(now.state, seat)
    return seat, options[fate.below(len(options), "golden")]


def record(seats: int) -> str:
    """A whole game with random answers."""
    now, fate = table(seats), QuickFate(SEED + seats)
    while not now.state.over():
        seat, move = choice(now, fate)
        now.answer(seat, move)
    return now.record.text()


def playthrough() -> str:
    """The first two rounds of a game with random answers: every question, answer and note a spectator may read."""
    now, fate, voice = table(2), QuickFate(SEED), GAME.voice("en")
    lines = [f"{voice.text('title')}: {', '.join(now.names)}", ""]
    heard = 0
    while True:
        for told in now.told[heard:]:
            whisper = "  (to one player only)" if told.note.only >= 0 else ""
            lines.append(f"    {voice.note(told.note, now.names)}{whisper}")
        heard = len(now.told)
        if GAME.rounds(now.state) > 2:
            return "\n".join(lines) + "\n"
        seat, move = choice(now, fate)
        question = GAME.question(now.state, seat)
        assert question is not None
        asked = voice.question(question.kind, question.figures, now.names[seat])
        lines.append(f"{asked}  [{question.rule}: {len(question.options)} open, {len(question.barred)} barred]")
        lines.append(f"  > {voice.move(move, now.names)}  [{GAME.moves.print(move)}]")
        now.answer(seat, move)


def files() -> dict[Path, str]:
    """What is kept, by file."""
    out = {FOLDER / "playthrough.txt": playthrough()}
    for seats in (2, 3, 4):
        path = FOLDER / f"{seats}-players.jsonl"
        out[path] = record_for(path, GAME, partial(record, seats))
    return out
