"""What a person may type besides an answer."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.markup import escape
from rich.table import Table

from burghers.cli.hint import LONGEST, SECONDS, best_answers, show_hints
from burghers.cli.play import looks
from burghers.cli.play.companion import companion
from burghers.kernel.errors import Unreadable

if TYPE_CHECKING:
    from burghers.cli.play.desk import Desk


class Next(Enum):
    """What follows on what was typed."""

    STAY = auto()  # the question is still open
    MOVED = auto()  # it is answered, or taken back, and another one is open
    LEAVE = auto()


def undo(desk: Desk, _: str) -> Next:
    """Take the last move back, where nobody has learnt anything from it."""
    sitting = desk.sitting
    refused = desk.table.undo_refusal(sitting.seat)
    if refused:
        desk.terminal.plain(desk.voice.text(f"undo.{refused}"))
        return Next.STAY
    desk.table.undo(sitting.seat)
    sitting.heard = len(desk.table.record.entries) + 1
    desk.terminal.tell("play.undone")
    return Next.MOVED


def why(desk: Desk, text: str) -> Next:
    """What is barred, and by which rule; or that of one answer."""
    choices = desk.choices
    if not text:
        if choices.barred:
            desk.reasons.explain_all(choices.barred)
        else:
            desk.terminal.tell("why.nothing", answers=len(choices.open), rule=desk.question.rule)
        return Next.STAY
    choice = choices.find(text)
    found = [choice] if choice else [barred for barred in choices.barred if barred.fits(text)]
    if choice and choice.refusal is None:
        desk.terminal.tell("why.open", answer=choice.sentence, rule=desk.question.rule)
        looks.rule(desk, desk.question.rule)
        return Next.STAY
    if found:
        desk.reasons.explain_all(found)
        return Next.STAY
    return why_unheard_of(desk, text)


def why_unheard_of(desk: Desk, text: str) -> Next:
    """The reason for something nobody would look for here."""
    try:
        move = desk.table.game.moves.parse(text)
    except Unreadable as error:
        desk.terminal.plain(desk.voice.unreadable(error))
        return Next.STAY
    refusal = desk.table.game.refusal(desk.table.state, desk.sitting.seat, move)
    if refusal is not None:
        desk.reasons.explain(text, refusal)
    return Next.STAY


def hint(desk: Desk, text: str) -> Next:
    """What a strong bot would answer, with the numbers to answer by."""
    seconds = min(int(text[:2]), LONGEST) if text.isdecimal() and int(text) else SECONDS
    hints = best_answers(desk.table, desk.sitting.seat, seconds)
    marks = {choice.move: choice.mark for choice in desk.choices.open}
    show_hints(desk.terminal, desk.voice, desk.sitting.names, hints, [marks[hint.move] for hint in hints])
    return Next.STAY


def more(desk: Desk, _: str) -> Next:
    """The rest of a long list."""
    if desk.waiting:
        desk.more()
    else:
        desk.lay_out(desk.choices.open)
    return Next.STAY


def save(desk: Desk, text: str) -> Next:
    """Keep the game, in its own file or as a copy in another one."""
    saved = desk.sitting.saved
    file = Path(text).expanduser() if text else saved.file
    if file != saved.file and file.exists():
        desk.terminal.say("mistake.file-exists", file=str(file))
        return Next.STAY
    try:
        saved.write(file)
    except OSError as error:
        desk.terminal.say("play.not-kept", file=str(file), why=error.strerror or str(error))
    else:
        desk.terminal.say("play.kept", file=str(file))
    return Next.STAY


def show_help(desk: Desk, _: str) -> Next:
    """What may be typed."""
    grid = Table.grid(padding=(0, 2))
    for command, typed in HELP.items():
        grid.add_row(f"[bold]{escape(typed)}[/bold]", desk.words.say(f"help.{command}"))
    desk.terminal.out.print(grid)
    return Next.STAY


def leave(_desk: Desk, _: str) -> Next:
    """Enough for now."""
    return Next.LEAVE


def looking(look: Callable[[Desk, str], None]) -> Callable[[Desk, str], Next]:
    """A command that only shows something: the question stays open."""

    def command(desk: Desk, text: str) -> Next:
        look(desk, text)
        return Next.STAY

    return command


HELP: Final = {
    "mark": "ab",
    "text": "abc",
    "more": "more",
    "hint": "hint [5]",
    "why": "why [!12|abc]",
    "since": "since",
    "score": "score",
    "aid": "aid",
    "companion": "companion",
    "rules": "rules [4.7]",
    "cards": "cards [abc]",
    "undo": "undo",
    "log": "log [20]",
    "table": "table",
    "save": "save abc.jsonl",
    "help": "help",
    "quit": "quit",
}

COMMANDS: Final[dict[str, Callable[[Desk, str], Next]]] = {
    "undo": undo,
    "hint": hint,
    "why": why,
    "rules": looking(looks.rule),
    "rule": looking(looks.rule),
    "cards": looking(looks.components),
    "card": looking(looks.components),
    "log": looking(looks.log),
    "since": looking(looks.since),
    "score": looking(looks.score),
    "aid": looking(looks.aid),
    "companion": looking(companion),
    "table": looking(looks.table),
    "more": more,
    "save": save,
    "help": show_help,
    "?": show_help,
    "quit": leave,
    "exit": leave,
}
