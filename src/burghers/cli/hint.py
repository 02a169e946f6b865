"""`burghers hint`: what a good player would answer, how far that would lead, and what it gains at once."""

from __future__ import annotations

import json as notation
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.markup import escape
from rich.table import Table as Grid

from burghers.bots.advice import advise
from burghers.bots.bot import consult, stream
from burghers.cli.mistake import Mistake
from burghers.cli.parameters import AsJson, Language, read_bots
from burghers.cli.records import load_for, read_file, reading
from burghers.cli.replay import viewer
from burghers.cli.terminal import Terminal
from burghers.cli.words import Words, safe
from burghers.kernel.gains import foresee
from burghers.kernel.move import Move
from burghers.kernel.session import Session, follow
from burghers.kernel.step import FATE, Seat
from burghers.kernel.voice import MINUS, GameVoice

BEST = 3  # answers shown
SECONDS = 2.0
LONGEST = 60.0
CLOSE = 0.05  # points


@dataclass(frozen=True)
class Hint:
    """One answer: what it gains at once and, where the bot can tell, how far it would lead."""

    move: Move
    gains: list[tuple[str, int]]
    win: float | None = None
    margin: float | None = None
    visits: int | None = None


def hint(
    file: Annotated[Path, Parameter(help="The record.")],
    /,
    *,
    json: AsJson = False,
    at: Annotated[int | None, Parameter(help="Stop after so many entries.")] = None,
    seat: Annotated[int | None, Parameter(help="Who wants to know, from 1; by default who is asked.")] = None,
    bot: Annotated[str | None, Parameter(help="Only what this bot would answer.")] = None,
    seconds: Annotated[float, Parameter(help="How long to think.")] = SECONDS,
    lang: Language = None,
) -> int:
    """Ask a bot what to answer in a recorded game. It sees what the seat sees, and nothing else."""
    terminal = Terminal(lang)
    words = terminal.words
    if not 0 < seconds <= LONGEST:
        raise Mistake(words.say("hint.seconds", most=int(LONGEST)))
    record = read_file(file, words)
    with reading(file):
        game = load_for(record.header)
        if at is not None and not 0 <= at <= len(record.entries):
            raise Mistake(words.say("replay.no-entry", at=at, entries=len(record.entries)))
        table = follow(game, record, at)
    eyes = who_is_asked(table, seat, words)
    hints = answer_of(table, eyes, bot, words) if bot else best_answers(table, eyes, seconds)
    if json:
        print(notation.dumps(facts(table, eyes, hints), ensure_ascii=False))
    else:
        tell(terminal, table, eyes, hints)
    return 0


def who_is_asked(table: Session, seat: int | None, words: Words) -> Seat:
    asked = table.asked()
    if not asked or asked == [FATE]:
        raise Mistake(words.say("hint.fate" if asked else "hint.over"))
    if seat is None:
        return asked[0]
    eyes = viewer(table, seat, words)
    if eyes not in asked:
        raise Mistake(words.say("hint.not-asked", seat=seat, asked=", ".join(str(other + 1) for other in asked)))
    return eyes


def best_answers(table: Session, seat: Seat, seconds: float) -> list[Hint]:
    """The best answers open to a seat, the very best first."""
    game, state = table.game, table.state
    luck = stream("hint", state.digest(), seat)
    best = advise(game, state, seat, luck, seconds)[:BEST]
    world = game.redeal(state, seat, luck)
    best.sort(key=lambda advice: (-advice.win, -advice.margin))  # in the order of what is told of them
    return [Hint(a.move, foresee(game, world, seat, [a.move]).gains, a.win, a.margin, a.visits) for a in best]


def answer_of(table: Session, seat: Seat, bot: str, words: Words) -> list[Hint]:
    game, state = table.game, table.state
    luck = stream("hint", state.digest(), seat)
    move = consult(read_bots(bot, 1, words)[0], game, state, seat, luck)
    return [Hint(move, foresee(game, game.redeal(state, seat, luck), seat, [move]).gains)]


def facts(table: Session, seat: Seat, hints: Sequence[Hint]) -> dict[str, Any]:
    """The same for programs; seats count from 0, as in records."""
    game = table.game
    question = game.question(table.state, seat)
    assert question is not None, "nothing is asked"
    return {
        "game": game.name,
        "entries": len(table.record.entries),
        "seat": int(seat),
        "question": question.kind,
        "rule": question.rule,
        "answers": [
            {
                "move": game.moves.print(hint.move),
                "win": hint.win,
                "margin": hint.margin,
                "visits": hint.visits,
                "gains": dict(hint.gains),
            }
            for hint in hints
        ],
    }


def tell(terminal: Terminal, table: Session, seat: Seat, hints: Sequence[Hint]) -> None:
    """The question, and the best answers to it."""
    voice = table.game.voice(terminal.words.language)
    names = [safe(name) for name in table.names]
    question = table.game.question(table.state, seat)
    assert question is not None, "nothing is asked"
    sentence = voice.question(question.kind, question.figures, names[seat])
    terminal.say("play.question", sentence=sentence, rule=question.rule)
    show_hints(terminal, voice, names, hints, [str(place) for place in range(1, len(hints) + 1)])


def show_hints(
    terminal: Terminal, voice: GameVoice, names: list[str], hints: Sequence[Hint], numbers: Sequence[str]
) -> None:
    """Answers by their numbers, with what is known of them."""
    words = terminal.words
    judged = any(hint.win is not None for hint in hints)
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    grid.add_column("", justify="right", style="bold cyan")
    grid.add_column(words.say("hint.answer"))
    if judged:
        grid.add_column(words.say("hint.win"), justify="right")
        grid.add_column(words.say("hint.margin"), justify="right")
    grid.add_column(words.say("hint.gains"))
    if judged:
        grid.add_column(words.say("hint.why"))
    for number, hint in zip(numbers, hints, strict=True):
        figures = [percent(hint.win), signed(hint.margin)] if judged else []
        why = [reason(words, hint, hints[0])] if judged else []
        grid.add_row(f"{number})", escape(voice.move(hint.move, names)), *figures, voice.gains(hint.gains) or "–", *why)
    terminal.out.print(grid)
    if judged:
        terminal.say("hint.how")


def reason(words: Words, hint: Hint, best: Hint) -> str:
    """In words, what speaks for an answer or against it: how often it wins, and then by how much."""
    if hint is best or hint.win is None or best.win is None or hint.margin is None or best.margin is None:
        return words.say("hint.best")
    less = round(100 * (best.win - hint.win))
    if less:
        return words.say("hint.less", percent=less)
    behind = best.margin - hint.margin
    return words.say("hint.behind", points=f"{behind:.1f}") if behind >= CLOSE else words.say("hint.even")


def percent(share: float | None) -> str:
    return "" if share is None else f"{100 * share:.0f} %"


def signed(points: float | None) -> str:
    return "" if points is None else f"{points:+.1f}".replace("-", MINUS)
