"""`burghers printing`: type in your box, look at what is still ours, compare, and use a spreadsheet for it."""

from __future__ import annotations

import json as notation
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.markup import escape
from rich.table import Table

from burghers.cli.mistake import Mistake
from burghers.cli.parameters import AsJson, Language, find_game
from burghers.cli.printing.file import PrintingFile, bench_of
from burghers.cli.printing.fill import Filling
from burghers.cli.printing.sheets import exchange
from burghers.cli.terminal import Terminal
from burghers.kernel.components import differences
from burghers.workshop.bench import Bench, Trouble, fresh
from burghers.workshop.document import write
from burghers.workshop.values import shown

printing = App(name="printing", help="Type in the figures of your own box.", result_action="return_value")

File = Annotated[Path, Parameter(help="The file of the printing.")]


@printing.command
def new(
    game: Annotated[str, Parameter(help="The game.")],
    file: File,
    /,
    *,
    name: Annotated[str | None, Parameter(help="What the printing is called; by default as the file.")] = None,
    lang: Language = None,
) -> int:
    """Begin a printing of your own with all our figures in it."""
    terminal = Terminal(lang)
    found = find_game(game, terminal.words)
    if file.exists():
        raise Mistake(terminal.words.say("printing.exists", file=str(file)))
    if not file.parent.is_dir():
        raise Mistake(terminal.words.say("mistake.no-folder", folder=str(file.parent)))
    write(file, fresh(found.name, name or file.stem))
    terminal.say("printing.begun", file=str(file), game=found.name)
    return 0


@printing.command
def check(file: File, /, *, lang: Language = None, json: AsJson = False) -> int:
    """Look for every mistake at once, and count what is already yours."""
    terminal = Terminal(lang)
    bench = bench_of(file, terminal.words)
    wrong = [trouble for trouble in bench.troubles if not trouble.warning]
    if json:
        print(notation.dumps(as_json(bench), ensure_ascii=False))
        return 1 if wrong else 0
    for trouble in bench.troubles:
        terminal.show(told(trouble, bench, terminal))
    for count in bench.counts:
        if count.total == 1 and not count.many:
            continue
        terminal.say("printing.own-of", kind=count.name, own=count.own, total=count.total)
        left = count.total - count.own - count.begun - count.book
        terminal.say("printing.left-of", begun=count.begun, book=count.book, left=left)
    whole = sum(count.own for count in bench.counts), sum(count.total for count in bench.counts)
    terminal.say("printing.own-in-all", own=whole[0], total=whole[1])
    terminal.say("printing.cannot-play" if wrong else "printing.can-play", n=len(wrong))
    return 1 if wrong else 0


def told(trouble: Trouble, bench: Bench, terminal: Terminal) -> str:
    """A mistake or a warning: line, component, reason, and what would fit."""
    sign = "[yellow]![/yellow]" if trouble.warning else "[bold red]✗[/bold red]"
    name = f"{bench.names.kind(trouble.kind)} {trouble.id}".strip() if trouble.kind else ""
    line = terminal.words.say("printing.line", line=trouble.line) if trouble.line else ""
    head = ", ".join(escape(word) for word in (line, name) if word)
    example = terminal.words.say("printing.example", example=trouble.example) if trouble.example else ""
    return f"{sign} {head}{': ' if head else ''}{escape(trouble.reason)} {example}".rstrip()


def as_json(bench: Bench) -> dict[str, object]:
    troubles = [
        {"line": t.line, "kind": t.kind, "id": t.id, "field": t.field, "reason": t.reason, "warning": t.warning}
        for t in bench.troubles
    ]
    counts = {
        count.kind: {"total": count.total, "own": count.own, "begun": count.begun, "book": count.book}
        for count in bench.counts
    }
    return {"playable": bench.playable, "troubles": troubles, "counts": counts}


@printing.command
def diff(
    first: Annotated[Path, Parameter(help="A printing; alone it is compared with the one that comes with the game.")],
    second: Annotated[Path | None, Parameter(help="Another one.")] = None,
    /,
    *,
    lang: Language = None,
    json: AsJson = False,
) -> int:
    """Compare two printings, figure by figure."""
    terminal = Terminal(lang)
    one = bench_of(first, terminal.words)
    before = one.standard.tables if second is None else PrintingFile(first, terminal.words).tables
    after = PrintingFile(second or first, terminal.words)
    if second is not None and after.game != one.standard.game:
        raise Mistake(terminal.words.say("printing.two-games", first=one.standard.game, second=after.game))
    found = differences(before, after.tables)
    if json:
        rows = [{"kind": d.kind, "id": d.id, "field": d.field, "before": d.before, "after": d.after} for d in found]
        print(notation.dumps(rows, ensure_ascii=False))
        return 0
    if not found:
        terminal.say("printing.same")
        return 0
    table = Table(header_style="bold")
    for heading in ("printing.component", "printing.figure", "printing.before", "printing.after"):
        table.add_column(terminal.words.say(heading))
    for difference in found:
        part = one.names.part(difference.kind, difference.id)
        row = [part, one.names.field(difference.field), shown(difference.before), shown(difference.after)]
        table.add_row(*map(escape, row))
    terminal.out.print(table)
    terminal.say("printing.differences", n=len(found))
    return 0


@printing.command(name="csv")
def sheets(
    file: File,
    folder: Annotated[Path | None, Parameter(help="Where the sheets are written; by default beside the file.")] = None,
    /,
    *,
    read: Annotated[
        list[Path] | None, Parameter(negative=(), help="Sheets, or a folder of them, to be taken into the file.")
    ] = None,
    kind: Annotated[str, Parameter(help="The kind of component in a sheet whose name does not say it.")] = "",
    whole: Annotated[
        bool, Parameter(negative=(), help="The sheets are all there is: take out components they do not speak of.")
    ] = False,
    replace: Annotated[bool, Parameter(negative=(), help="Write over sheets that are there.")] = False,
    lang: Language = None,
) -> int:
    """Write a spreadsheet for each kind of component, or take spreadsheets in."""
    return exchange(Terminal(lang), file, folder, read, kind, whole, replace)


@printing.command
def fill(
    file: File,
    kind: Annotated[str, Parameter(help="Only this kind of component.")] = "",
    /,
    *,
    at: Annotated[str, Parameter(help="Begin at the component of this id.")] = "",
    everything: Annotated[
        bool, Parameter(name="--all", negative=(), help="Ask also for what the rule book tells already.")
    ] = False,
    lang: Language = None,
) -> int:
    """Go through the components one by one; every answer is saved at once, and you can go on another day."""
    return Filling(Terminal(lang), file, kind, at, everything).run()
