"""`burghers printing csv`: out into spreadsheets and in again."""

from __future__ import annotations

from pathlib import Path

from rich.markup import escape

from burghers.cli.mistake import Mistake
from burghers.cli.printing.file import bench_of
from burghers.cli.terminal import Terminal
from burghers.workshop.bench import Bench
from burghers.workshop.document import write
from burghers.workshop.sheets import MOST_BYTES, Fault, decoded, take_in, write_sheet

MOST_FAULTS = 50


def exchange(
    terminal: Terminal,
    file: Path,
    folder: Path | None,
    read: list[Path] | None,
    kind: str,
    whole: bool,
    replace: bool,
) -> int:
    """Write the sheets of a printing, or take sheets into it."""
    bench = bench_of(file, terminal.words)
    if read is None:
        return write_out(terminal, bench, folder or file.with_name(f"{file.stem}-csv"), replace)
    return read_in(terminal, bench, file, read, kind, whole)


def write_out(terminal: Terminal, bench: Bench, folder: Path, replace: bool) -> int:
    """A sheet for every kind; one that is there and says something else is not written over."""
    folder.mkdir(parents=True, exist_ok=True)
    made = {folder / f"{count.kind}.csv": write_sheet(bench, count.kind) for count in bench.counts}
    kept = [sheet for sheet, text in made.items() if sheet.exists() and sheet.read_bytes() != text.encode()]
    if kept and not replace:
        raise Mistake(terminal.words.say("printing.sheet-there", files=", ".join(map(str, kept))))
    for sheet, text in made.items():
        write(sheet, text)
    terminal.say("printing.written", n=len(made), folder=str(folder))
    return 0


def read_in(terminal: Terminal, bench: Bench, file: Path, read: list[Path], kind: str, whole: bool) -> int:
    """All sheets, or none where one of them cannot be read."""
    named = {count.name.casefold(): count.kind for count in bench.counts} | {c.kind: c.kind for c in bench.counts}
    wrong = 0
    for sheet in [found for path in read for found in (sorted(path.glob("*.csv")) if path.is_dir() else [path])]:
        about = named.get((kind or sheet.stem).casefold())
        if about is None:
            kinds = ", ".join(count.kind for count in bench.counts)
            raise Mistake(terminal.words.say("printing.which-kind", file=str(sheet), kinds=kinds))
        if sheet.stat().st_size > 2 * MOST_BYTES:
            raise Mistake(terminal.words.say("printing.too-long", file=str(sheet), most=MOST_BYTES))
        taken, bench = take_in(bench, about, decoded(sheet.read_bytes()), whole)
        for fault in taken.faults[:MOST_FAULTS]:
            terminal.show(
                f"[bold red]✗[/bold red] {escape(place_of(fault, sheet, terminal))}: {escape(said(fault, bench))}"
            )
        wrong += len(taken.faults)
        if not taken.faults:
            added, left = len(taken.added), len(taken.missing)
            told = "printing.taken-whole" if whole else "printing.taken"
            terminal.say(told, file=str(sheet), changed=taken.changed, added=added, left=left)
            for key, name in taken.kept:
                part = bench.names.part(about, key)
                terminal.say("printing.kept-figure", component=part, figure=bench.names.field(name))
    if wrong:
        terminal.say("printing.nothing-taken", n=wrong, file=str(file))
        return 1
    write(file, bench.text)
    mistakes = sum(not trouble.warning for trouble in bench.troubles)
    terminal.say("printing.cannot-play" if mistakes else "printing.can-play", n=mistakes)
    return 0


def place_of(fault: Fault, sheet: Path, terminal: Terminal) -> str:
    if not fault.row:
        return str(sheet)
    return terminal.words.say("printing.cell", file=str(sheet), row=fault.row, column=fault.column)


def said(fault: Fault, bench: Bench) -> str:
    return bench.names.say(f"fault.{fault.key}", **fault.blanks)
