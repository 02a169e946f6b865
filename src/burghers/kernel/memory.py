"""The module that is made from a declaration of fields: source text of a class that is its typed memory."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module

from burghers.kernel.fields import GIVEN, NUMBER, PILE, PILES, ROW, Field

TYPES = {NUMBER: "i64", ROW: "vec[i64]", PILE: "vec[i64]", PILES: "list[vec[i64]]"}


@dataclass(frozen=True)
class Declaration:
    """The fields of one game, and where its memory belongs."""

    package: str
    state: str  # the name of the class that has this memory
    fields: tuple[Field, ...]


def declared(package: str) -> Declaration:
    """What the fields module of a game's package declares."""
    module = import_module(f"{package}.fields")
    return Declaration(package, module.STATE, module.FIELDS)


def memory_source(declaration: Declaration) -> str:
    fields = declaration.fields
    parts = [
        heading(declaration),
        *[attribute(field) for field in fields],
        method("fields(self) -> tuple[Field, ...]", "What lies on the table, as declared.", ["return FIELDS"]),
        method(
            f"lay(self, {', '.join(['box: Box', *[f'{f.name}: i64' for f in fields if f.start == GIVEN]])})",
            "Lay the table for a new game.",
            ["seats = self.seats", "self.box = box", *[f"self.{field.name} = {laid(field)}" for field in fields]],
        ),
        method(
            f"copy_to(self, other: {declaration.state}Memory)",
            "Lay the same things on the table of another state.",
            ["other.stands_as(self)", "other.box = self.box", *[f"other.{f.name} = {copied(f)}" for f in fields]],
        ),
        method(
            "numbers(self) -> vec[i64]",
            "Everything on the table as numbers, in the order of the declaration.",
            returned(["out = vec[i64]()", *[line for field in fields for line in written(field)]]),
        ),
        method(
            "restore(self, box: Box, numbers: vec[i64])",
            "Lay the table from its numbers.",
            ["seats = self.seats", "self.box = box", "at: i64 = 0", *[line for f in fields for line in read(f)]],
        ),
    ]
    return "\n".join(parts) + "\n"


def returned(lines: list[str]) -> list[str]:
    """The last value is what the method gives."""
    return [*lines[:-1], lines[-1].replace("out = ", "return ")] if lines[-1].startswith("out = ") else lines


def heading(declaration: Declaration) -> str:
    """Everything up to the first field."""
    package = declaration.package
    return f'''"""The memory of {declaration.state}, made from fields.py by ``tool.py regenerate``: do not edit."""

from __future__ import annotations

from {package}.box import Box
from {package}.fields import FIELDS
from burghers.kernel.fields import Field
from burghers.kernel.native import append, extend, i64, mypyc_attr, vec
from burghers.kernel.state import State
{extra(declaration.fields)}

@mypyc_attr(acyclic=True)
class {declaration.state}Memory(State):
    """What lies on the table."""

    box: Box  # the printing'''


def extra(fields: tuple[Field, ...]) -> str:
    """What the expressions of the declaration need."""
    return "from burghers.kernel.vectors import bit_of\n" if any("bit_of" in laid(field) for field in fields) else ""


def attribute(field: Field) -> str:
    """One line per field."""
    return f"    {field.name}: {TYPES[field.kind]}  # {field.what}"


def method(signature: str, what: str, lines: list[str]) -> str:
    returning = signature if "->" in signature else f"{signature} -> None"
    return "\n".join(["", f"    def {returning}:", f'        """{what}"""', *[f"        {line}" for line in lines]])


def wide(field: Field) -> str:
    """How many numbers or piles there are, as an expression."""
    if not field.seats:
        return str(field.size)
    return "seats" if field.size == 1 else f"seats * {field.size}"


def laid(field: Field) -> str:
    """What a field starts with."""
    if field.laid:
        return field.laid
    start = field.name if field.start == GIVEN else str(field.start)
    if field.kind == NUMBER:
        return start
    if field.kind == ROW:
        times = f"({wide(field)})" if "*" in wide(field) else wide(field)
        return f"vec[i64]([{start}] * {times})"
    return "vec[i64]()" if field.kind == PILE else f"[vec[i64]() for _ in range({wide(field)})]"


def copied(field: Field) -> str:
    """A field for a clone: numbers and shared things as they are, the rest copied."""
    return f"self.{field.name}" + ("" if field.kind == NUMBER or field.shared else "[:]")


def written(field: Field) -> list[str]:
    """Lines that append a field to the numbers."""
    name = f"self.{field.name}"
    if field.kind == NUMBER:
        return [f"out = append(out, {name})"]
    if field.kind == ROW:
        return [f"out = extend(out, {name})"]
    if field.kind == PILE:
        return [f"out = append(out, len({name}))", f"out = extend(out, {name})"]
    return [f"for pile in {name}:", "    out = append(out, len(pile))", "    out = extend(out, pile)"]


def read(field: Field) -> list[str]:
    """Lines that take a field from the numbers again."""
    name = f"self.{field.name}"
    if field.kind == NUMBER:
        return [f"{name} = numbers[at]", "at += 1"]
    if field.kind == ROW:
        return [f"{name} = numbers[at : at + {wide(field)}]", f"at += {wide(field)}"]
    if field.kind == PILE:
        return [f"{name} = numbers[at + 1 : at + 1 + numbers[at]]", "at += numbers[at] + 1"]
    return [
        f"{name} = []",
        f"for _ in range({wide(field)}):",
        f"    {name}.append(numbers[at + 1 : at + 1 + numbers[at]])",
        "    at += numbers[at] + 1",
    ]
