"""What may be written where: the fields of every component, taken down while the game's own reader reads."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from burghers.kernel.components import APART, Component, components, figures
from burghers.kernel.entry import Asked
from burghers.kernel.printing import Printing
from burghers.workshop.names import Names
from burghers.workshop.values import Field

NAMING = ("name", "text")  # by language
DOES = ("kind", "does")  # what a part does stands first


class Forms:
    """The forms of one printing: what its reader has asked for, component by component."""

    def __init__(self, printing: Printing, standard: Printing, names: Names) -> None:
        self.printing = printing
        self.standard = standard
        self.names = names
        self.known: dict[tuple[str, str], dict[str, Field]] = {}
        self.inner: dict[tuple[str, str], dict[str, Field]] = {}
        self.by_kind: dict[str, dict[str, Field]] = {}
        for part in components(printing.tables):
            asked = asked_of(printing, part)
            self.known[part.kind, part.id] = asked
            self.inner[part.kind, part.id] = listed(printing, part)
            self.share(part.kind, asked)
        for kind, asked in asked_everywhere(standard) if standard is not printing else ():
            self.share(kind, asked)

    def share(self, kind: str, asked: dict[str, Field]) -> None:
        """Let all of a kind take what is asked of one."""
        common = self.by_kind.setdefault(kind, {})
        for name, field in asked.items():
            common[name] = wider(common[name], field) if name in common else field

    def of(self, kind: str, id: str) -> list[Field]:
        """The fields of a component, in the order they are asked for."""
        return list(self.known.get((kind, id), self.by_kind.get(kind, {})).values())

    def every(self, kind: str, id: str) -> dict[str, Field]:
        """What is asked of a component, in the parts listed on it too."""
        asked = {form.name: form for form in self.of(kind, id) if not form.guessed}
        return asked | self.inner.get((kind, id), {})

    def find(self, kind: str, id: str, name: str) -> Field:
        """One field: of this component, of others of its kind, or any text."""
        common = self.common(kind, name)
        own = self.known.get((kind, id), {}).get(name) or self.inner.get((kind, id), {}).get(name)
        return replace(own, count=common.count) if own and common.type != "text" else own or common

    def common(self, kind: str, name: str) -> Field:
        """A field as any component of this kind may have it: its reader is more exact."""
        return self.by_kind.get(kind, {}).get(name) or Field(name, "text", needed=False)

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


def asked_of(read: Printing, part: Component) -> dict[str, Field]:
    """What the reader asked of one component, tables inside it too."""
    out: dict[str, Field] = {}
    for where in places(read, part):
        take(read, where, "", out)
    there = figures(part.values)
    for name, value in there.items():
        if name.partition(".")[0] not in out and name not in out and name.partition(".")[0] not in NAMING:
            out[name] = guess(name, value)
    order = {name: place for place, name in enumerate(there)}
    return dict(sorted(out.items(), key=lambda item: order.get(item[0], len(order))))


@cache
def asked_everywhere(standard: Printing) -> list[tuple[str, dict[str, Field]]]:
    """Of every component of a printing that stays as it is: its kind, and what the reader asked of it."""
    return [(part.kind, asked_of(standard, part)) for part in components(standard.tables)]


def take(read: Printing, where: str, prefix: str, out: dict[str, Field]) -> None:
    """The fields asked for at one place, and inside its tables."""
    for key, asked in (read.asked or {}).get(where, {}).items():
        if asked.type == "table" and f"{where}.{key}" in (read.asked or {}):
            take(read, f"{where}.{key}", f"{prefix}{key}.", out)
        elif key not in APART:
            out[prefix + key] = field_of(prefix + key, asked)


def listed(read: Printing, part: Component) -> dict[str, Field]:
    """What the reader asked of the parts that are listed on a component, each by its path: effects.0.points."""
    out: dict[str, Field] = {}
    for where in places(read, part):
        descend(read.asked or {}, where, "", False, out)
    return out


def descend(asked: dict[str, dict[str, Asked]], where: str, prefix: str, inside: bool, out: dict[str, Field]) -> None:
    """The fields at one place, where it is inside a list, and those of the lists and tables there."""
    for key, one in sorted(asked.get(where, {}).items(), key=lambda item: item[0] not in DOES):
        name = prefix + key
        items = 0
        while f"{where}.{key} {items + 1}" in asked:
            descend(asked, f"{where}.{key} {items + 1}", f"{name}.{items}.", True, out)
            items += 1
        if one.type == "table" and f"{where}.{key}" in asked:
            descend(asked, f"{where}.{key}", f"{name}.", inside, out)
        elif inside and not items:
            out[name] = field_of(name, one)


def field_of(name: str, asked: Asked) -> Field:
    """A field as the reader asks for it."""
    kind = asked.type.replace("tables", "table")
    return Field(name, kind, asked.low, asked.high, asked.among, asked.count, asked.needed)


def wider(one: Field, other: Field) -> Field:
    """A field that takes what either of two takes; where they ask for lists of different lengths, any length."""
    if one == other:
        return one
    if one.type != other.type and {one.type, other.type} == {"number", "word"}:
        one, other = (one, other) if one.type == "number" else (other, one)
        return replace(one, among=tuple(dict.fromkeys((*one.among, *other.among))))
    low, high = min(one.low, other.low), max(one.high, other.high)
    among = tuple(dict.fromkeys((*one.among, *other.among))) if one.among and other.among else one.among or other.among
    if one.type != "number" and not (one.among and other.among):
        among = ()  # one of them takes any word
    return replace(one, low=low, high=high, among=among, count=one.count if one.count == other.count else 0)


def guess(name: str, value: Any) -> Field:
    """A field nobody asked for, by what stands there."""
    if isinstance(value, bool):
        return Field(name, "flag", needed=False, guessed=True)
    if isinstance(value, int):
        return Field(name, "number", -(10**6), 10**6, needed=False, guessed=True)
    if isinstance(value, list) and value and all(isinstance(item, int) for item in value):
        return Field(name, "numbers", -(10**6), 10**6, needed=False, guessed=True)
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return Field(name, "words", needed=False, guessed=True)
    return Field(name, "table" if isinstance(value, (list, dict)) else "text", needed=False, guessed=True)
