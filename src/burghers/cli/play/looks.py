"""What a person may look at while a question is open: rules, components, what happened, how it stands."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING

from rich.markup import escape
from rich.table import Table

from burghers.cli import cards, rules
from burghers.cli.mistake import Mistake
from burghers.cli.telling import told
from burghers.kernel.packaged import AID

if TYPE_CHECKING:
    from burghers.cli.play.desk import Desk

EVERYTHING = "all"
AID_PARTS = {"round": "aid.round", "costs": "aid.costs", "end": "aid.end"}


def rule(desk: Desk, text: str) -> None:
    """One rule with its rulings; without a number, the rule that asks now."""
    book = rules.RuleBook(desk.table.game, desk.words.language)
    try:
        rules.look_up(desk.terminal, book, text or desk.question.rule)
    except Mistake as mistake:
        desk.terminal.show(str(mistake))


def components(desk: Desk, text: str) -> None:
    """The components with this in their names; without a text, those that can be seen on the table."""
    game, found = desk.table.game, cards.matching(desk.table.game, desk.voice, "" if text == EVERYTHING else text)
    if not text:
        seen = set(words_in(game.view(desk.table.state, desk.sitting.seat)))
        found = [card for card in found if card.id in seen]
    if found:
        desk.terminal.out.print(cards.gallery(found, desk.voice, desk.words))
    else:
        desk.terminal.tell("cards.none", text=text)


def words_in(view: object) -> Iterator[str]:
    """Every word that stands anywhere in a view."""
    if isinstance(view, str):
        yield view
    elif isinstance(view, list | tuple):
        for part in view:
            yield from words_in(part)
    elif is_dataclass(view):
        for field in fields(view):
            yield from words_in(getattr(view, field.name))


def log(desk: Desk, text: str) -> None:
    """What happened so far, or the last lines of it."""
    lines = told(desk.table.notes(desk.sitting.seat), desk.voice, desk.sitting.names)
    desk.terminal.lay(*map(escape, lines[-int(text[:6]) :] if text.isdecimal() else lines))


def since(desk: Desk, _: str) -> None:
    """What happened since the end of the person's last turn."""
    sitting = desk.sitting
    lines = told(desk.table.notes(sitting.seat, sitting.last_turn() + 1), desk.voice, sitting.names)
    if lines:
        desk.terminal.lay(*map(escape, lines))
    else:
        desk.terminal.tell("since.nothing")


def score(desk: Desk, _: str) -> None:
    """How it stands, the leader first; points nobody may see are not told."""
    points = desk.table.game.points_seen(desk.table.state, desk.sitting.seat)
    grid = Table(box=None, pad_edge=False, header_style="bold")
    grid.add_column(desk.words.say("result.player"))
    grid.add_column(desk.words.say("result.points"), justify="right")
    order = sorted(range(len(points)), key=lambda seat: -(points[seat] or 0))
    for seat in order:
        told = desk.words.say("score.hidden") if points[seat] is None else str(points[seat])
        grid.add_row(escape(desk.sitting.names[seat]), told)
    desk.terminal.out.print(grid)


def aid(desk: Desk, _: str) -> None:
    """The player's aid: the rules one needs most, by what they are about."""
    game = desk.table.game
    file = game.folder().joinpath(AID)
    if not file.is_file():
        desk.terminal.tell("aid.none")
        return
    sheet = tomllib.loads(file.read_text("utf-8"))
    book = rules.RuleBook(game, desk.words.language)
    for part, heading in AID_PARTS.items():
        desk.terminal.tell(heading)
        desk.terminal.lay(*[f"  {book.line(number)}" for number in sheet.get(part, [])])


def table(desk: Desk, _: str) -> None:
    """The table and the question again."""
    desk.sitting.show_table()
    desk.put()
