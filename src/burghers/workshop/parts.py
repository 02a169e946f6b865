"""Parts of cards one by one: one more, another kind, and with each what the reader then asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from burghers.kernel.components import APART
from burghers.workshop.document import Document
from burghers.workshop.forms import NAMING
from burghers.workshop.values import Field, Unfit

CHOICE = "either"  # the ways to choose from
KIND = "kind"  # what a part does, where the component said it in one word before
ROUNDS = 5  # a figure filled in may be what makes the reader ask for another


Asking: TypeAlias = Callable[[str, str, str], dict[str, Field]]  # a text, and of which component


class Parts:
    """One component whose parts are changed. After each change its game's reader is asked again, ``read``."""

    def __init__(
        self, document: Document, kind: str, id: str, read: Callable[[str, str, str], dict[str, Field]]
    ) -> None:
        self.document = document
        self.kind = kind
        self.id = id
        self.read = read

    def fields(self) -> dict[str, Field]:
        """What the reader asks for as things stand, by path."""
        return self.read(self.document.text, self.kind, self.id)

    def values(self) -> dict[str, Any]:
        """The component as it stands."""
        return dict(self.document.find(self.kind, self.id).unwrap())

    def put(self, path: str, value: object, before: dict[str, Field]) -> None:
        """Set a figure of a component that was asked for these ``before``. With a word it may do something else from
        now on: what nobody asks for any longer goes, and what is asked for now gets the least that fits."""
        self.document.put(self.kind, self.id, path, value)
        if not isinstance(value, str) or path not in before or before[path].type not in ("word", "number"):
            return
        now, held = self.fields(), self.values()
        idle = [n for n in before if n not in now and at(held, n) is not None and not within(n, now)]
        for name in idle:
            self.document.put(self.kind, self.id, name, None)
        self.settle(now if not idle else self.fields())

    def more(self, path: str) -> None:
        """Add what the reader offers at a path: a figure, a condition, a choice, or one more part like the last."""
        form = self.fields().get(path)
        held, (where, _, key) = self.values(), path.rpartition(".")
        if form is None and not isinstance(at(held, path), list):
            raise Unfit("no-such", id=path[:60])
        if form is not None and form.type != "table":
            self.document.put(self.kind, self.id, path, least(form, there=True))
        elif key == CHOICE:
            self.choose_from(where)
        elif isinstance(at(held, path), list):
            self.document.put(self.kind, self.id, path, [*at(held, path), at(held, path)[-1]])
        elif form is not None and key.endswith("s"):
            self.begin_list(path, held)
        else:
            self.document.put(self.kind, self.id, path, {})
        self.settle(self.fields())

    def begin_list(self, path: str, held: dict[str, Any]) -> None:
        """A list of parts, with what the component did before as the first of them."""
        single = path.removesuffix("s")
        before = held.get(single)
        if before is None:
            self.document.put(self.kind, self.id, path, [{}])
            return
        first = dict(before) if isinstance(before, dict) else {KIND: before}
        self.document.put(self.kind, self.id, path, [first, dict(first)])
        self.document.put(self.kind, self.id, single, None)
        left = self.unread()
        for name in left:
            self.document.put(self.kind, self.id, name, None)
        parts = [{**first, **left}, {**first, **left}]
        self.document.put(self.kind, self.id, path, parts)

    def choose_from(self, where: str) -> None:
        """What a part did becomes the first way to choose, and the second until it is changed."""
        old = at(self.values(), where)
        self.document.put(self.kind, self.id, where, {CHOICE: [{}, {}], **old})
        inside = [name.removeprefix(f"{where}.") for name in self.fields() if name.startswith(f"{where}.")]
        asked = {name.partition(".")[0] for name in inside}
        way = {key: value for key, value in old.items() if key not in asked}
        kept = {key: value for key, value in old.items() if key in asked}
        self.document.put(self.kind, self.id, where, {**kept, CHOICE: [way, dict(way)]})

    def unread(self) -> dict[str, Any]:
        """The figures of the component itself that nobody asks for."""
        asked = {name.partition(".")[0] for name in self.fields()}
        return {key: v for key, v in self.values().items() if key not in asked and key not in (*APART, *NAMING, "id")}

    def settle(self, now: dict[str, Field]) -> None:
        """Whatever the reader needs ``now`` and does not find gets the least that fits."""
        for _ in range(ROUNDS):
            held = self.values()
            missing = [form for form in now.values() if form.needed and at(held, form.name) is None]
            if not missing:
                return
            for form in missing:
                self.document.put(self.kind, self.id, form.name, least(form))
            now = self.fields()


def at(values: Any, path: str) -> Any:
    """What stands at a path: effects.0.points."""
    for key in path.split("."):
        if isinstance(values, list):
            values = values[int(key)] if key.isdigit() and int(key) < len(values) else None
        elif isinstance(values, dict):
            values = values.get(key)
        else:
            return None
    return values


def within(name: str, others: dict[str, Field]) -> bool:
    """Whether others are asked for inside of this."""
    return any(other.startswith(f"{name}.") for other in others)


def least(form: Field, there: bool = False) -> object:
    """The least that fits a field; of a figure that need not be there, the least that does something."""
    match form.type:
        case "number":
            return min(max(form.low, 1), form.high) if there else form.low
        case "numbers":
            return [form.low] * max(form.count, 1)
        case "word":
            return form.among[0] if form.among else "word"
        case "words":
            return [form.among[0] if form.among else "word"] * max(form.count, 1)
        case "flag":
            return there
        case "table":
            return [{}] if form.name.endswith("s") else {}
    return ""
