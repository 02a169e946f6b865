"""`burghers review`: a finished game looked through, decision by decision, luck apart from skill."""

from __future__ import annotations

import contextlib
import json as notation
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

from burghers.bots.net import shipped
from burghers.bots.review.items import Item, Items
from burghers.bots.review.judge import DEPTHS
from burghers.bots.review.kept import heading, read, written
from burghers.bots.review.marks import FORCED, GOOD
from burghers.bots.review.page import page
from burghers.bots.review.report import Review, reviewed
from burghers.bots.review.reviewer import Reviewer
from burghers.bots.review.words import ReviewVoice
from burghers.cli.mistake import Mistake
from burghers.cli.parameters import AsJson, Language
from burghers.cli.records import load_for, read_file, reading, write_file
from burghers.cli.terminal import Terminal
from burghers.cli.words import safe

KEPT = ".review-{depth}.jsonl"  # beside the record


def review(
    file: Annotated[Path, Parameter(help="The record.")],
    /,
    *,
    json: AsJson = False,
    depth: Annotated[Literal["quick", "normal", "deep"], Parameter(help="How much is thought.")] = "normal",
    out: Annotated[Path | None, Parameter(help="Write a page that stands alone.")] = None,
    lang: Language = None,
) -> int:
    """Judge every decision of a finished game, and tell luck apart from skill.

    What was found is kept beside the record: a review that was stopped goes on where it was.
    """
    terminal = Terminal(lang)
    record = read_file(file, terminal.words)
    if not record.entries or record.entries[-1].what != "end":
        raise Mistake(terminal.words.say("review.not-over"))
    with reading(file):
        game = load_for(record.header)
        if shipped(game) is None:
            raise Mistake(terminal.words.say("review.no-net", printing=escape(record.header.printing)))
        reviewer = Reviewer(game, record, DEPTHS[depth])
        items = watched(terminal, reviewer, file.with_name(file.stem + KEPT.format(depth=depth)))
    found = reviewed(reviewer, items)
    voice = ReviewVoice(reviewer.game, [safe(name) for name in record.header.seats], terminal.words.language)
    if out is not None:
        write_file(out, page(found, voice))
    if json:
        print(notation.dumps(found.facts(), ensure_ascii=False))
    elif out is None:
        tell(terminal, found, voice)
    else:
        terminal.say("review.written", page=escape(str(out)))
    return 0


def watched(terminal: Terminal, reviewer: Reviewer, file: Path) -> list[Item]:
    """All items; a bar shows how far it is, and each is written down as it is found."""
    first = heading(reviewer.record, reviewer.depth)
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    items = read(lines, first)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=terminal.err, transient=True, disable=not terminal.err.is_terminal) as progress,
        keeping(file, [first, *[written(item) for item in items]]) as keep,
    ):
        bar = progress.add_task("", total=reviewer.total(), completed=len(items))
        for item in reviewer.items(len(items)):
            items.append(item)
            keep(written(item))
            progress.advance(bar)
    return items


@contextlib.contextmanager
def keeping(file: Path, lines: list[str]) -> Iterator[Any]:
    """Somewhere to write lines down; nowhere, where the folder may not be written to.

    What is there is never less than what was there: a half-written end is taken off in one go.
    """
    try:
        write_file(file, "".join(line + "\n" for line in lines))
        out = file.open("a", encoding="utf-8")
    except OSError:
        yield lambda line: None
        return
    with out:

        def keep(line: str) -> None:
            out.write(line + "\n")
            out.flush()

        yield keep


def tell(terminal: Terminal, found: Review, voice: ReviewVoice) -> None:
    """Seats, key moments, and every decision that was more or less than good."""
    terminal.plain(voice.say("page.how", depth=voice.say(f"depth.{found.depth}")))
    terminal.plain(voice.trust(found.calibration))
    heading_of(terminal, voice.say("page.seats"))
    terminal.out.print(figures(voice, voice.verdicts(found.scores, found.summary)))
    for summary in found.summary:
        well = " ".join(voice.done_well(summary))
        if well:
            terminal.plain(f"{voice.names[summary.seat]}: {well}")
    heading_of(terminal, voice.say("page.luck"))
    terminal.out.print(figures(voice, voice.fortune(found.luck)))
    terminal.plain(voice.say("page.luck-how"))
    heading_of(terminal, voice.say("page.moments"))
    items = Items(len(found.items), found.items)
    for moment in found.key_moments:
        terminal.plain(voice.moment(moment, items))
    heading_of(terminal, voice.say("page.decisions"))
    for one in items.decisions():
        if one.mark not in (GOOD, FORCED):
            terminal.plain(f"{one.at:4} [{voice.say(f'mark.{one.mark}')}] {voice.decision(one)}")


def heading_of(terminal: Terminal, text: str) -> None:
    """The title of a part."""
    terminal.show("", f"[bold]{escape(text)}[/bold]")


def figures(voice: ReviewVoice, rows: list[list[str]]) -> Grid:
    """A row for each title, a column for each seat."""
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    grid.add_column(no_wrap=True)
    for name in voice.names:
        grid.add_column(escape(name), justify="right")
    for row in rows:
        grid.add_row(*row)
    return grid
