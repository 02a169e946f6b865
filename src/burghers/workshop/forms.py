"""What may be written where: the fields of every component, taken down while the game's own reader reads."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from burghers.kernel.components import APART, Component, components, figures
from burghers.kernel.printing import Printing
from burghers.workshop.names import Names
from burghers.workshop.values import Field

NAMING = ("name", "text")  # by language


class Forms:
    """The forms of one printing: what its reader has asked for, component by component."""

    def __init__(self, printing: Printing, standard: Printing, names: Names) -> None:
        self.printing = printing
        self.standard = standard
        self.names = names
        self.known: dict[tuple[str, str], dict[str, Field]] = {}
        self.by_kind: dict[str, dict[str, Field]] = {}
        for read in (printing, standard):
            for part in components(read.tables):
                asked = self.asked_of(read, part)
                if read is printing:
                    self.known[part.kind, part.id] = asked
                for name, field in asked.items():
                    other = self.by_kind.setdefault(part.kind, {}).setdefault(name, field)
                    if other.count != field.count:  # as long as something else on the component says: any length
                        self.by_kind[part.kind][name] = replace(other, count=0)

    def asked_of(self, read: Printing, part: Component) -> dict[str, Field]:
        """What the reader asked of one component, tables inside it too."""
        out: dict[str, Field] = {}
        for where in places(read, part):
            self.take(read, where, "", out)
        there = figures(part.values)
        for name, value in there.items():
            if name.partition(".")[0] not in out and name not in out and name.partition(".")[0] not in NAMING:
                out[name] = guess(name, value)
        order = {name: place for place, name in enumerate(there)}
        return dict(sorted(out.items(), key=lambda item: order.get(item[0], len(order))))

    def take(self, read: Printing, where: str, prefix: str, out: dict[str, Field]) -> None:
        """The fields asked for at one place, and inside its tables."""
        for key, asked in (read.asked or {}).get(where, {}).items():
            if asked.type == "table" and f"{where}.{key}" in (read.asked or {}):
                self.take(read, f"{where}.{key}", f"{prefix}{key}.", out)
            elif key not in APART:
                out[prefix + key] = Field(
                    prefix + key,
                    asked.type.replace("tables", "table"),
                    asked.low,
                    asked.high,
                    asked.among,
                    asked.count,
                    asked.needed,
                )

    def of(self, kind: str, id: str) -> list[Field]:
        """The fields of a component, in the order they are asked for."""
        return list(self.known.get((kind, id), self.by_kind.get(kind, {})).values())

    def find(self, kind: str, id: str, name: str) -> Field:
        """One field: of this component, of others of its kind, or any text."""
        common = self.by_kind.get(kind, {}).get(name)
        found = self.known.get((kind, id), {}).get(name) or common or Field(name, "text", needed=False)
        return replace(found, count=common.count) if common else found

    def naming(self, kind: str, *languages: str) -> list[Field]:
        """How a component is called in these languages, for kinds that may be named."""
        sections = next((rest for table, *rest in self.names.game.named if table == kind), [])
        said = [key for key, section in zip(NAMING, sections, strict=False) if section]
        return [Field(f"{key}.{language}", "text", needed=False) for key in said for language in languages]

    def many(self, kind: str) -> bool:
        """Whether there may be more components of this kind: a list of tables, not a table."""
        return isinstance(self.printing.tables.get(kind, self.standard.tables.get(kind)), list)


def places(read: Printing, part: Component) -> list[str]:
    """How the reader calls the place of a component."""
    if isinstance(read.tables.get(part.kind), list):
        return [f"{read.where} [[{part.kind}]] {part.id}"]
    return [f"{read.where} [{part.kind}]" + (f".{part.id}" if part.id else "")]


def guess(name: str, value: Any) -> Field:
    """A field nobody asked for, by what stands there."""
    if isinstance(value, bool):
        return Field(name, "flag", needed=False)
    if isinstance(value, int):
        return Field(name, "number", -(10**6), 10**6, needed=False)
    if isinstance(value, list) and value and all(isinstance(item, int) for item in value):
        return Field(name, "numbers", -(10**6), 10**6, needed=False)
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return Field(name, "words", needed=False)
    return Field(name, "table" if isinstance(value, (list, dict)) else "text", needed=False)
