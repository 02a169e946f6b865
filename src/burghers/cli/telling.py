"""What happened, and in which box, told in words: the lines of the log as a terminal prints them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.markup import escape

from burghers.bots.depth import out_of_depth, strangeness
from burghers.cli.words import Words, safe
from burghers.kernel.components import differences
from burghers.kernel.game import Game
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


def printing_told(game: Game, words: Words) -> list[str]:
    """Whose box it is, how far it differs, whether the bots know it; nothing of the one that comes with the game."""
    printing, standard = game.printing, game.standard()
    if printing.standard or standard is None:
        return []
    share, others = strangeness(game), len(differences(standard.tables, printing.tables))
    name, digest = escape(safe(printing.name)), printing.hash[:12]
    out = [words.say("printing.played", name=name, n=others, share=round(100 * share), digest=digest)]
    return [*out, words.say("printing.deep")] if out_of_depth(share) and game.has_net() else out


def printed(line: Line) -> list[str]:
    """A line; the heading of a round with an empty one before it."""
    if not line.level:
        return [line.text]
    rule = RULE[line.level] * 2
    return ([""] if line.level == 1 else []) + [f"{rule} {line.text} {rule}"]
