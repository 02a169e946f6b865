"""A state as plain facts, the same for every build: for digests, equality and the laws."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from burghers.kernel.state import State

# What does not belong to the position: found again by settling, kept for readers, or named in the record's header.
LEFT_OUT: Final = frozenset({"options", "offers", "hearing", "notes", "barriers", "box"})

ATTRIBUTES: dict[type, tuple[str, ...]] = {}


def attributes(thing: object) -> tuple[str, ...]:
    """The names of an object's attributes, sorted; native classes list them, plain ones keep a dictionary."""
    kind = type(thing)
    names = ATTRIBUTES.get(kind)
    if names is None:
        found = getattr(kind, "__mypyc_attrs__", None)
        names = tuple(sorted(n for n in (vars(thing) if found is None else found) if n not in LEFT_OUT and n[0] != "_"))
        ATTRIBUTES[kind] = names
    return names


def facts(thing: Any) -> Any:
    """Numbers, texts, and lists of facts; an object becomes its class's name followed by its attributes."""
    if thing is None or isinstance(thing, int | str):
        return int(thing) if isinstance(thing, bool) else thing
    if isinstance(thing, list | tuple):
        if thing and type(thing[0]) is int:  # numbers only, as everywhere on the table
            return thing
        return [facts(item) for item in thing]
    return [type(thing).__name__, *[facts(getattr(thing, name)) for name in attributes(thing)]]


def digest(state: State) -> str:
    """A short fingerprint of the position: sixteen hexadecimal digits."""
    return hashlib.blake2b(repr(facts(state)).encode(), digest_size=8).hexdigest()
