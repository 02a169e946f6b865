"""The companion in the terminal: what everybody at the table may reckon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.markup import escape
from rich.table import Table

from burghers.bots.bot import stream
from burghers.kernel.companion import NO_CHANCE, NOBODY, Fact
from burghers.kernel.game import SPECTATOR

if TYPE_CHECKING:
    from burghers.cli.play.desk import Desk


def companion(desk: Desk, _: str) -> None:
    """Chapter by chapter; reckoned in a world dealt anew for nobody's eyes, so that nothing hidden can show."""
    table = desk.table
    world = table.game.redeal(table.state, SPECTATOR, stream("companion"))
    chapters = [chapter for chapter in table.game.companion(world) if chapter.facts]
    if not chapters:
        desk.terminal.say("companion.none")
    for chapter in chapters:
        desk.terminal.show("", f"[bold]{escape(desk.voice.text(f'companion.{chapter.title}'))}[/bold]")
        grid = Table.grid(padding=(0, 2))
        for fact in chapter.facts:
            grid.add_row(escape(named(desk, fact)), figures(fact), chance(fact))
        desk.terminal.out.print(grid)


def named(desk: Desk, fact: Fact) -> str:
    """What a line is about, and of what it is made up."""
    texts = desk.voice.texts
    said = texts.get(fact.what, fact.what)
    whose = f"{desk.sitting.names[fact.seat]}: " if fact.seat != NOBODY else ""
    parts = [f"{count} {texts.get(key, key)}" if count > 1 else texts.get(key, key) for key, count in fact.more]
    return f"{whose}{said}" + (f" ({', '.join(parts)})" if parts else "")


def figures(fact: Fact) -> str:
    """How many, and out of how many."""
    return f"{fact.count} / {fact.most}" if fact.most != NOBODY else str(fact.count)


def chance(fact: Fact) -> str:
    """How likely it comes next."""
    return "" if fact.chance == NO_CHANCE else f"{100 * fact.chance:.0f} %"
