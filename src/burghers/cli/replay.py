"""`burghers replay`: a recorded game in words, with the table it came to."""

from __future__ import annotations

import json as notation
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.markup import escape

from burghers.cli.mistake import Mistake
from burghers.cli.outcome import result
from burghers.cli.parameters import AsJson, Language
from burghers.cli.records import load_for, read_file, reading
from burghers.cli.telling import printing_told, told
from burghers.cli.terminal import Terminal
from burghers.cli.words import Words, safe
from burghers.kernel.errors import BadSetup, Unplayable
from burghers.kernel.facts import record_digest
from burghers.kernel.game import SPECTATOR
from burghers.kernel.record import plain_text
from burghers.kernel.session import Session, follow
from burghers.kernel.step import Seat


def replay(
    file: Annotated[Path, Parameter(help="The record.")],
    /,
    *,
    json: AsJson = False,
    at: Annotated[int | None, Parameter(help="Stop after so many entries.")] = None,
    short: Annotated[
        bool, Parameter(name="--short", negative="--long", help="Only what the line at the board's edge tells.")
    ] = False,
    seat: Annotated[int | None, Parameter(help="Look with the eyes of this seat, from 1; else as a spectator.")] = None,
    lang: Language = None,
) -> int:
    """Tell a recorded game in words, finished or not."""
    terminal = Terminal(lang)
    record = read_file(file, terminal.words)
    try:
        load_for(record.header).under(record.header.rules)
    except (Unplayable, BadSetup) as error:
        if json:
            raise Mistake(escape(f"{file}: {error}")) from None
        terminal.say("replay.as-text", why=str(error))
        for line in plain_text(record):
            terminal.plain(safe(line))
        return 0
    with reading(file):
        game = load_for(record.header)
        if at is not None and not 0 <= at <= len(record.entries):
            raise Mistake(terminal.words.say("replay.no-entry", at=at, entries=len(record.entries)))
        table = follow(game, record, at)
    if json:
        print(notation.dumps(facts(table, len(record.entries[:at])), ensure_ascii=False))
    else:
        tell(terminal, table, viewer(table, seat, terminal.words), short)
    return 0


def viewer(table: Session, seat: int | None, words: Words) -> Seat:
    """Whose eyes to look with."""
    if seat is None:
        return SPECTATOR
    if not 1 <= seat <= len(table.names):
        raise Mistake(words.say("mistake.no-seat", seat=seat, seats=len(table.names)))
    return Seat(seat - 1)


def facts(table: Session, entries: int) -> dict[str, Any]:
    """Where the game stands after so many entries, for programs; seats count from 0, as in records."""
    game, state = table.game, table.state
    return {
        "game": game.name,
        "seats": table.names,
        "scores": game.scores(state),
        "winners": [int(winner) for winner in game.winners(state)] if state.over() else [],
        "rounds": game.rounds(state),
        "entries": entries,
        "digest": record_digest(state),
    }


def tell(terminal: Terminal, table: Session, eyes: Seat, short: bool) -> None:
    """The whole story, the table, and the result."""
    game = table.game
    voice = game.voice(terminal.words.language)
    names = [safe(name) for name in table.names]
    terminal.show(*printing_told(game, terminal.words))
    for line in told(table.notes(eyes), voice, names, short):
        terminal.plain(line)
    terminal.show("", *game.show(game.view(table.state, eyes), voice, [escape(name) for name in names]), "")
    result(terminal, table)
