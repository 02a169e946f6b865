"""A state as plain facts, the same for every build.

``digest`` tells two positions of one version of the program apart, down to the steps still owed; searches and laws use
it. ``record_digest`` proves a replay, also years later: it is made of the declared facts on the table alone and
names its version, so that neither a rewritten rule nor a field that only repeats what is known makes an old record
untrue.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

from burghers.kernel.fields import FIRST_VERSION, PILE, PLAIN, Field, plain, value_of

if TYPE_CHECKING:
    from burghers.kernel.state import State

# What does not belong to the position: found again by settling, kept for readers, or named in the record's header.
LEFT_OUT: Final = frozenset({"options", "offers", "hearing", "notes", "causes", "barriers", "box", "as_laid"})

COMMON: Final = frozenset({"seats", "agenda", "sealed", "owing"})  # what every state has

DIGEST_VERSION: Final = 2  # raised with a new fact: see ``since`` of a field

ATTRIBUTES: dict[type, tuple[str, ...]] = {}


def attributes(thing: object) -> tuple[str, ...]:
    """The names of an object's attributes that belong to the position, sorted."""
    kind = type(thing)
    names = ATTRIBUTES.get(kind)
    if names is None:
        found = {
            *getattr(kind, "__mypyc_attrs__", ()),
            *getattr(thing, "__dict__", ()),
        }  # native, plain, or plain on native
        names = tuple(sorted(n for n in found if n not in LEFT_OUT and n[0] != "_"))
        ATTRIBUTES[kind] = names
    return names


def facts(thing: Any) -> Any:
    """Numbers, texts, and lists of facts; an object becomes its class's name followed by its attributes."""
    if thing is None or isinstance(thing, PLAIN):
        return int(thing) if isinstance(thing, bool) else thing
    if isinstance(thing, tuple) and thing and type(thing[0]) is int:
        return thing
    if hasattr(thing, "__len__"):  # lists, tuples and vectors
        return [item if type(item) is int else facts(item) for item in thing]
    return [type(thing).__name__, *[facts(getattr(thing, name)) for name in attributes(thing)]]


def digest(state: State) -> str:
    """A short fingerprint of the position: sixteen hexadecimal digits."""
    return short(repr(facts(state)))


def record_digest(state: State, version: int = DIGEST_VERSION) -> str:
    """The facts on the table by name, and who is asked; with the version of digests they belong to."""
    facts = [(f, value_of(f, state)) for f in fields_of(state) if f.fact and f.since <= version]
    told = [f"{f.name}={value}" for f, value in facts if value or not f.late]
    return f"{version}:{short(';'.join([*sorted(told), f'owing={state.owing}', f'sealed={plain(state.sealed)}']))}"


def digest_holds(state: State, text: str) -> bool:
    """Whether a digest of a record is true here. The first version named classes of the program: nothing is left to
    compare it with, so it proves nothing and is let pass."""
    version, told, _ = text.partition(":")
    if not told:
        return True
    return (
        version.isdecimal()
        and FIRST_VERSION <= int(version) <= DIGEST_VERSION
        and (text == record_digest(state, int(version)))
    )


def fields_of(state: State) -> tuple[Field, ...]:
    """The declared fields; of a state that declares none, whatever it keeps."""
    return state.fields() or tuple(Field(name, "", PILE) for name in attributes(state) if name not in COMMON)


def short(text: str) -> str:
    """Sixteen hexadecimal digits."""
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
