"""What happened, told in words: the lines of the log as a terminal prints them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.markup import escape

from burghers.kernel.session import Told
from burghers.kernel.telling import Line, lines
from burghers.kernel.voice import GameVoice

RULE: Final = {1: "━", 2: "─"}  # around a heading, by its level


def marked(notes: Iterable[Told], voice: GameVoice, seats: Sequence[str]) -> list[str]:
    """The same with rich markup: headings in bold, a dot before every sentence."""
    out: list[str] = []
    for line in lines(notes, voice, seats):
        text = [escape(part) for part in printed(line)]
        out += [f"[bold]{part}[/bold]" if part else "" for part in text] if line.level else [f"[dim]·[/dim] {text[0]}"]
    return out


def told(notes: Iterable[Told], voice: GameVoice, seats: Sequence[str], short: bool = False) -> list[str]:
    """Everything that was told, line by line; headings stand out without any colour."""
    return [out for line in lines(notes, voice, seats, short) for out in printed(line)]


def printed(line: Line) -> list[str]:
    """A line; the heading of a round with an empty one before it."""
    if not line.level:
        return [line.text]
    rule = RULE[line.level] * 2
    return ([""] if line.level == 1 else []) + [f"{rule} {line.text} {rule}"]
