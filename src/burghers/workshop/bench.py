"""One printing on the workbench: what is in it, what is still ours, what does not fit, and changes to it."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

from burghers import games
from burghers.kernel.components import Component, components, figures
from burghers.kernel.entry import ABOUT, OWN, Entry
from burghers.kernel.errors import BadPrinting
from burghers.kernel.game import Game
from burghers.kernel.printing import Printing
from burghers.kernel.problems import Problem
from burghers.workshop.document import Document, sourced
from burghers.workshop.forms import NAMING, Forms, asked_of, listed
from burghers.workshop.names import Names
from burghers.workshop.parts import Parts, at
from burghers.workshop.phrases import reason
from burghers.workshop.values import Field, Unfit, read, shown

PLACE = re.compile(
    r"(?:\[\[(?P<kind>[\w-]+)\]\](?: (?P<id>[^.]*))?|\[(?P<single>[\w-]+)\](?:\.(?P<inner>[^.]+))?)(?:\.(?P<path>.*))?"
)
AT_LINE = re.compile(r"\(at line (\d+), ")  # in what is said of a file that is no TOML
RULEBOOK = "rulebook"
WHOLE = "table"
# How much of a component is its owner's: all that is not from the rule book, some, nothing; or the book says it all.
DONE, BEGUN, OURS, BOOK = "own", "begun", "ours", "book"


@dataclass(frozen=True)
class Figure:
    """A field of a component as it stands."""

    form: Field
    value: Any
    source: str
    problem: str = ""


@dataclass
class Part:
    """A component as it stands."""

    kind: str
    id: str
    name: str
    state: str
    figures: list[Figure] = field(default_factory=list)
    note: str = ""
    more: list[Field] = field(default_factory=list)  # what could stand there too


@dataclass(frozen=True)
class Trouble:
    """Something that does not fit, and where."""

    kind: str
    id: str
    field: str
    line: int
    reason: str
    example: str
    warning: bool


@dataclass(frozen=True)
class Count:
    """How far a kind of component has come."""

    kind: str
    name: str
    total: int
    own: int
    begun: int
    book: int
    many: bool  # more can be added


@dataclass(frozen=True)
class Change:
    """Something to be done to a printing."""

    do: str  # put, more, confirm, add, remove, name
    kind: str = ""
    id: str = ""
    field: str = ""
    value: str = ""


class Bench:
    """A printing that is being looked at; made anew after every change."""

    def __init__(self, name: str, text: str, language: str = "en", where: str = "printing") -> None:
        self.standard, standard = standard_of(name)
        self.where = where
        self.text = text
        self.found: list[Problem] = []
        self.game: Game | None = None
        self.printing: Printing | None = None
        try:
            self.printing = Printing(text, where)
            self.printing.asked = {}
            self.game = games.of(games.kind_of(name), self.printing)
        except BadPrinting as error:
            at = AT_LINE.search(error.reason)
            self.found = list(error.problems) or [Problem(error.where, "", int(at[1]) if at else 0, error.reason)]
        if self.printing is not None:
            self.printing.base = self.printing.base or self.standard
            self.found = self.printing.problems.inside() or self.found
        self.names = Names(self.game or standard, language)

    @cached_property
    def document(self) -> Document:
        """The text to be changed."""
        return Document(self.text, self.where)

    @cached_property
    def forms(self) -> Forms:
        """What may be written where."""
        return Forms(self.printing or self.standard, self.standard, self.names)

    @cached_property
    def troubles(self) -> list[Trouble]:
        """Everything that does not fit, mistakes first, each by the order of the file."""
        out = [self.located(problem) for problem in self.found]
        return sorted(out, key=lambda trouble: (trouble.warning, trouble.line))

    @cached_property
    def playable(self) -> bool:
        """Whether a game can be played with it."""
        return self.game is not None

    def located(self, problem: Problem) -> Trouble:
        """A problem with the component it is about."""
        kind = key = name = ""
        found = PLACE.fullmatch(problem.where.removeprefix(self.where).strip())
        if found:
            kind = found["kind"] or found["single"] or ""
            key = found["id"] or found["inner"] or ""
            path = re.sub(r" (\d+)(?=\.|$)", lambda nth: f".{int(nth[1]) - 1}", found["path"] or "")
            name = ".".join(filter(None, [path, problem.key]))
        return Trouble(kind, key, name, problem.line, reason(problem, self.names), problem.example, problem.warning)

    @cached_property
    def parts(self) -> list[Part]:
        """Every component of the printing."""
        troubled = {(t.kind, t.id, t.field): t.reason for t in self.troubles if not t.warning}
        return [self.part(part, troubled) for part in components(self.printing.tables if self.printing else {})]

    def part(self, component: Component, troubled: dict[tuple[str, str, str], str]) -> Part:
        """One component, every field of it with its source and what is wrong with it."""
        assert self.printing is not None
        kind, key, values = component.kind, component.id, component.values
        entry = self.entry(component)
        held = {**values, **figures(values)}
        inner = self.forms.inner.get((kind, key), {})
        out = Part(kind, key, self.names.part(kind, key), OURS, note=str(values.get("note", ""))[:400])
        for form in self.forms.of(kind, key):
            if form.name == "id" or (form.name not in held and not form.needed):
                out.more += [form] if form.name != "id" else []
                continue
            source = entry.source(form.name.partition(".")[0]) if form.name in held or form.needed else ""
            out.figures.append(Figure(form, held.get(form.name), source, troubled.get((kind, key, form.name), "")))
        for form in inner.values():
            value, trouble = at(values, form.name), troubled.get((kind, key, form.name), "")
            if value is None and not form.needed:
                out.more.append(form)
            else:
                out.figures.append(Figure(form, value, entry.source(form.name.partition(".")[0]), trouble))
        for form in self.whole(kind, key):
            trouble = troubled.get((kind, key, form.name), "")
            out.figures.append(Figure(form, values.get(form.name), entry.source(form.name), trouble))
        for form in self.naming(kind):
            out.figures.append(Figure(form, held.get(form.name), "", troubled.get((kind, key, form.name), "")))
        out.state = state_of({entry.source(name) for name in sourced(values)})
        return out

    def whole(self, kind: str, id: str) -> list[Field]:
        """Tables whose figures are asked for one by one, as one text: for whoever wants to write more than is asked."""
        heads = dict.fromkeys(f.name.partition(".")[0] for f in self.forms.of(kind, id) if "." in f.name)
        return [Field(head, WHOLE, needed=False) for head in heads]

    def naming(self, kind: str) -> list[Field]:
        """How a component is called in the reader's language."""
        return self.forms.naming(kind, self.names.language)

    def entry(self, component: Component) -> Entry:
        """The component as its game's reader knows it, to ask for sources."""
        assert self.printing is not None
        section = self.printing.tables[component.kind]
        many = isinstance(section, list)
        nth = next((n for n, item in enumerate(section) if item is component.values), 0) if many else 0
        table = component.kind if many or not component.id else f"{component.kind}.{component.id}"
        return Entry(self.printing, table, nth, component.kind, component.values)

    @cached_property
    def counts(self) -> list[Count]:
        """How far each kind of component has come, in the order of the file."""
        kinds = dict.fromkeys(part.kind for part in self.parts)
        out: list[Count] = []
        for kind in kinds:
            states = [part.state for part in self.parts if part.kind == kind]
            own, begun, book = (states.count(state) for state in (DONE, BEGUN, BOOK))
            many = self.forms.many(kind)
            out.append(Count(kind, self.names.kind(kind), len(states), own, begun, book, many))
        return out

    def carry_out(self, change: Change) -> None:
        """Change the document; raises Unfit where that cannot be done."""
        document = self.document
        try:
            match change.do:
                case "put":
                    heads = [form for form in self.whole(change.kind, change.id) if form.name == change.field]
                    form = heads[0] if heads else self.forms.find(change.kind, change.id, change.field)
                    if change.value and not heads and not self.knows(change):
                        raise Unfit("no-such", id=change.field[:60])
                    value = read(change.value, form, self.names.words(change.field))
                    self.parts_of(change).put(change.field, value, self.forms.every(change.kind, change.id))
                case "more":
                    self.parts_of(change).more(change.field)
                case "confirm":
                    document.confirm(change.kind, change.id, change.field)
                case "add":
                    like = document.find(change.kind, change.id).unwrap()
                    known = {part.id for part in document.components() if part.kind == change.kind}
                    if not re.fullmatch(r"[a-z][a-z0-9_]{0,39}", change.value):
                        raise Unfit("id", value=change.value[:40])
                    if change.value in known:
                        raise Unfit("id-taken", value=change.value)
                    printed = {key: value for key, value in like.items() if key not in (*ABOUT, "id")}
                    document.add(change.kind, {"id": change.value, **printed, "provenance": OWN})
                case "remove":
                    document.remove(change.kind, change.id)
                case "name":
                    if not change.value.strip() or len(change.value) > 60 or not change.value.isprintable():
                        raise Unfit("name", value=change.value[:60])
                    document.name(change.value.strip())
                case _:
                    raise Unfit("change", value=change.do[:40])
        except (LookupError, ValueError, TypeError, AttributeError):
            raise Unfit("no-such", id=f"{change.kind} {change.id}"[:60], among="") from None

    def knows(self, change: Change) -> bool:
        """Whether there is such a field on a component."""
        named = change.field.partition(".")[0] in NAMING
        asked = {form.name for form in self.forms.of(change.kind, change.id)} | set(
            self.forms.every(change.kind, change.id)
        )
        return named or change.field in asked or change.field in self.forms.by_kind.get(change.kind, {})

    def parts_of(self, change: Change) -> Parts:
        """The component that is changed, with its reader at hand."""
        return Parts(self.document, change.kind, change.id, self.read_again)

    def read_again(self, text: str, kind: str, id: str) -> dict[str, Field]:
        """What the reader asks of one component after a change, by path."""
        printing = Printing(text, self.where)
        printing.asked = {}
        with suppress(BadPrinting):
            games.of(games.kind_of(self.standard.game), printing)
        found = next(part for part in components(printing.tables) if (part.kind, part.id) == (kind, id))
        fields = {**asked_of(printing, found), **listed(printing, found)}
        return {name: form for name, form in fields.items() if not form.guessed}

    def shown(self, figure: Figure) -> str:
        return shown(figure.value)


def state_of(sources: set[str]) -> str:
    """How much of a component with figures from these sources is its owner's."""
    if sources <= {RULEBOOK}:
        return BOOK
    if sources <= {OWN, RULEBOOK}:
        return DONE
    return BEGUN if OWN in sources else OURS


@cache
def standard_of(name: str) -> tuple[Printing, Game]:
    """The printing that comes with a game, with what its reader asks for."""
    printing = games.find_printing(name)
    printing.asked = {}
    return printing, games.of(games.kind_of(name), printing)


def fresh(name: str, title: str) -> str:
    """The standard printing of a game as a file of one's own."""
    document = Document(games.find_printing(name).text)
    document.name(title)
    document.forget_past()
    return document.text
