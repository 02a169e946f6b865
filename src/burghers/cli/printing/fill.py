"""`burghers printing fill`: a form that asks for one figure after the other.

What is answered is in the file at once, and what is in the file is not asked again: so one goes on another day.
"""

from __future__ import annotations

from pathlib import Path

from rich.markup import escape

from burghers.cli.mistake import Mistake
from burghers.cli.printing.file import bench_of
from burghers.cli.terminal import Terminal
from burghers.kernel.entry import OWN
from burghers.workshop.bench import RULEBOOK, Bench, Change, Figure, Part
from burghers.workshop.document import write
from burghers.workshop.values import Unfit, shown

LEAVE, NEXT, BACK, HELP = ".", ">", "<", "?"
SKIP = "-"


class Leave(Exception):
    """Enough for today."""


class Filling:
    """One sitting at the form."""

    def __init__(self, terminal: Terminal, file: Path, kind: str, at: str, everything: bool) -> None:
        self.terminal = terminal
        self.file = file
        self.bench = bench_of(file, terminal.words)
        kinds = {count.name.casefold(): count.kind for count in self.bench.counts}
        self.kind = kinds.get(kind.casefold(), kind)
        if self.kind and self.kind not in kinds.values():
            raise Mistake(terminal.words.say("printing.no-kind", kind=kind, kinds=", ".join(kinds.values())))
        self.at = at
        self.settled = (OWN,) if everything else (OWN, RULEBOOK)  # what is not asked for
        self.skipped: set[tuple[str, str, str]] = set()

    def run(self) -> int:
        """Ask until everything is the owner's, or the owner has enough."""
        todo = [part for part in self.wanted() if any(self.open(part.kind, part.id, f) for f in part.figures)]
        if self.at:
            start = next((n for n, part in enumerate(todo) if part.id == self.at), None)
            if start is None:
                raise Mistake(self.terminal.words.say("printing.no-id", id=self.at))
            todo = todo[start:]
        if todo:
            self.terminal.say("printing.fill-help")
        try:
            self.go_through([(part.kind, part.id) for part in todo])
        except (Leave, KeyboardInterrupt):
            self.terminal.say("printing.to-go-on", file=str(self.file))
        self.sum_up()
        return 0

    def go_through(self, places: list[tuple[str, str]]) -> None:
        """One component after the other; one may go back."""
        number = 0
        while number < len(places):
            step = self.ask_about(*places[number], number + 1, len(places))
            number = max(0, number + step)

    def wanted(self) -> list[Part]:
        """The components that are asked about."""
        return [part for part in self.bench.parts if self.kind in ("", part.kind)]

    def part(self, kind: str, id: str) -> Part:
        """A component as it stands now."""
        return next(part for part in self.bench.parts if (part.kind, part.id) == (kind, id))

    def ask_about(self, kind: str, id: str, number: int, total: int) -> int:
        """Ask for every figure that is not the owner's yet; where to go from here."""
        part = self.part(kind, id)
        name = f"{self.bench.names.kind(kind)}: {part.name}"
        self.terminal.say("printing.at-component", number=number, total=total, name=name)
        while True:
            figure = next((f for f in self.part(kind, id).figures if self.open(kind, id, f)), None)
            if figure is None:
                return 1
            step = self.ask_for(kind, id, figure)
            if step is not None:
                return step

    def open(self, kind: str, id: str, figure: Figure) -> bool:
        """Whether a figure still has to be asked for."""
        place = (kind, id, figure.form.name)
        whole = any(other.form.name.startswith(f"{figure.form.name}.") for other in self.part(kind, id).figures)
        if whole or not figure.source:  # a table is asked for figure by figure, a name is as it is until it is changed
            return bool(figure.problem)
        return place not in self.skipped and (figure.source not in self.settled or bool(figure.problem))

    def ask_for(self, kind: str, id: str, figure: Figure) -> int | None:
        """Ask for one figure; where to go if not to the next figure."""
        form, names = figure.form, self.bench.names
        source = names.spoken(names.language).get(f"provenance.{figure.source}", figure.source)
        told = "printing.asks" if shown(figure.value) else "printing.asks-anew"
        self.terminal.say(told, figure=names.place(form.name), value=shown(figure.value), source=source)
        if figure.problem:
            self.terminal.show(f"  [yellow]{escape(figure.problem)}[/yellow]")
        answer = self.terminal.ask()
        if answer is None or answer == LEAVE:
            raise Leave
        if answer in (NEXT, BACK):
            return 1 if answer == NEXT else -1
        if answer == HELP:
            self.terminal.say("printing.fill-help")
            choices = ", ".join(f"{word} ({names.word(form.name, word)})" for word in form.among)
            if choices:
                self.terminal.plain(f"  {choices}")
        elif answer == SKIP:
            self.skipped.add((kind, id, form.name))
        elif answer or not figure.problem:
            do = "put" if answer else "confirm"
            self.change(Change(do, kind, id, form.name, answer))
        return None

    def change(self, change: Change) -> None:
        """Carry a change out and save it, or say why not."""
        try:
            self.bench.carry_out(change)
        except Unfit as unfit:
            self.terminal.show(
                f"  [yellow]{escape(self.bench.names.say(f'fault.{unfit.key}', **unfit.blanks))}[/yellow]"
            )
            return
        changed = self.bench.document
        write(self.file, changed.text)
        self.bench = Bench(self.bench.standard.game, changed.text, self.bench.names.language, str(self.file))
        self.bench.document = changed  # figure after figure is put into one document

    def sum_up(self) -> None:
        """How far it has come."""
        for count in self.bench.counts:
            if self.kind in ("", count.kind) and count.many:
                self.terminal.say("printing.own-of", kind=count.name, own=count.own, total=count.total)
        mistakes = sum(not trouble.warning for trouble in self.bench.troubles)
        if mistakes:
            self.terminal.say("printing.cannot-play", n=mistakes)
