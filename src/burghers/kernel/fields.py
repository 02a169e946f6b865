"""Fields: what lies on a table, each thing said once.

A game declares its fields in ``fields.py``: what each is, how wide, whether every seat has its own, what it starts
with, who may see it. From that ``memory.py`` is made (``python3 tool.py regenerate``), a class with typed attributes
that can lay the table, copy itself, and become numbers and back; digests of records read the
declaration itself. A test compares every ``memory.py`` with its declaration.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

NUMBER: Final = "number"  # one whole number
ROW: Final = "row"  # a fixed number of them
PILE: Final = "pile"  # as many as lie there, in order
PILES: Final = "piles"  # several of those; each is replaced, never changed

EVERYONE: Final = "everyone"
OWNER: Final = "owner"  # each seat its own part, nobody else
NOBODY: Final = "nobody"  # hidden from all, or from some in ways only a view can tell

GIVEN: Final = "given"  # the start is told when the table is laid
PLAIN: Final = (int, str)
FIRST_VERSION: Final = 2  # of digests made of declared fields; 1 was made of attributes and class names


@dataclass(frozen=True)
class Field:
    """One thing on the table."""

    name: str
    what: str  # for readers
    kind: str
    size: int = 1  # of a row, or how many piles; for each seat where every seat has its own
    seats: bool = False  # whether every seat has its own
    start: int | str = 0  # a number, an expression of ``box`` and ``seats``, or GIVEN
    laid: str = ""  # an expression for the whole, where its parts differ
    seen: str = EVERYONE
    shared: bool = False  # clones share it: it is replaced, never changed
    fact: bool = True  # False for what follows from other facts, or from the options in the record's header
    since: int = FIRST_VERSION  # the version of digests it came with
    late: bool = False  # a fact only where it holds anything: it came when there were records without it


def number(name: str, what: str, start: int | str = 0, **more: Any) -> Field:
    return Field(name, what, NUMBER, start=start, **more)


def row(name: str, what: str, size: int, start: int | str = 0, **more: Any) -> Field:
    """A fixed number of numbers."""
    return Field(name, what, ROW, size, start=start, **more)


def per_seat(name: str, what: str, start: int | str = 0, size: int = 1, **more: Any) -> Field:
    """A number for every seat, or a row of them."""
    return Field(name, what, ROW, size, True, start, **more)


def pile(name: str, what: str, laid: str = "", **more: Any) -> Field:
    """Numbers in order, as many as lie there."""
    return Field(name, what, PILE, laid=laid, **more)


def piles(name: str, what: str, size: int, laid: str = "", **more: Any) -> Field:
    """Several piles, each replaced and never changed."""
    return Field(name, what, PILES, size, laid=laid, **more)


def pile_per_seat(name: str, what: str, **more: Any) -> Field:
    """A pile for every seat."""
    return Field(name, what, PILES, seats=True, **more)


def value_of(field: Field, state: Any) -> Any:
    """What a field holds, as plain numbers and lists."""
    return plain(getattr(state, field.name))


def plain(value: Any) -> Any:
    """Vectors and tuples as lists, all the way down; nearly all they hold are numbers."""
    if value is None or isinstance(value, PLAIN):
        return value
    return [item if type(item) is int else plain(item) for item in value]


def own_part(field: Field, value: Any, seat: int) -> Any:
    """What a seat has of a field that every seat has its own of."""
    return value[seat * field.size : (seat + 1) * field.size]
