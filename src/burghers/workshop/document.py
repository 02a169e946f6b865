"""A printing as a text that is changed figure by figure; what its owner wrote around the figures stays."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import AoT, Null, Table

from burghers.kernel.components import Component, components, figures
from burghers.kernel.errors import BadPrinting
from burghers.kernel.printing import SINCE

OWN = "own"
UNSOURCED = ("id", "name", "text")  # what a component is found by has no source


class Document:
    """A printing that is being written."""

    def __init__(self, text: str, where: str = "the printing") -> None:
        try:
            self.toml = tomlkit.parse(text)
        except (TOMLKitError, ValueError, RecursionError) as error:
            raise BadPrinting(where, str(error)) from None

    @property
    def text(self) -> str:
        """The file as it stands."""
        return tomlkit.dumps(self.toml)

    @property
    def tables(self) -> dict[str, Any]:
        """Its content as plain values."""
        return self.toml.unwrap()

    def find(self, kind: str, id: str) -> Any:
        """The table of a component; raises KeyError."""
        section = self.toml[kind]
        if isinstance(section, list):
            for number, item in enumerate(section):
                if str(item.get("id", number + 1)) == id:
                    return item
            raise KeyError(id)
        return section[id] if id else section

    def name(self, name: str) -> None:
        """Give the printing a name."""
        self.toml["printing"]["name"] = name

    def forget_past(self) -> None:
        """A copy is known by no earlier file's name, and everything in it has been there from its beginning."""
        self.toml["printing"].pop("formerly", None)
        for value in self.toml.values():
            for item in value if isinstance(value, list) else []:
                item.pop(SINCE, None)

    def put(self, kind: str, id: str, field: str, value: object, own: bool = True) -> None:
        """Set a figure, by default as the owner's box has it; None takes it away."""
        table = self.find(kind, id)
        *path, last = field.split(".")
        if value is None:
            take_away(table, path, last)
            source(table, last, None)
            return
        inside = table
        for key in path:
            if isinstance(inside, list):
                inside = inside[int(key)]
                continue
            if key not in inside:
                place(inside, key, tomlkit.inline_table())
            inside = inside[key]
        if isinstance(inside, list):
            inside[int(last)] = laid_out(None, value)
        elif last not in inside or inside[last] != value or type(inside[last].unwrap()) is not type(value):
            place(inside, last, laid_out(inside.get(last), value))
        if own:
            source(table, path[0] if path else last, OWN)

    def confirm(self, kind: str, id: str, field: str = "") -> None:
        """This figure, or every one of the component, is as in the owner's box."""
        table = self.find(kind, id)
        for name in [field.partition(".")[0]] if field else sourced(table.unwrap()):
            source(table, name, OWN)

    def add(self, kind: str, like: dict[str, Any]) -> None:
        """One more component of a kind that has many."""
        made = tomlkit.table()
        for key, value in like.items():
            made[key] = laid_out(None, value)
        if kind not in self.toml:
            self.toml[kind] = tomlkit.aot()
        section = self.toml[kind]
        if isinstance(section, AoT):
            if len(section) and not section[-1].as_string().endswith("\n\n"):
                section[-1].add(tomlkit.nl())
            section.append(made)

    def remove(self, kind: str, id: str) -> None:
        section = self.toml[kind]
        for number, item in enumerate(section if isinstance(section, AoT) else []):
            if str(item.get("id", number + 1)) == id:
                del section[number]
                return
        raise KeyError(id)

    def components(self) -> list[Component]:
        return components(self.tables)


def take_away(table: Any, path: list[str], last: str) -> None:
    """A figure less; a table or a list in which nothing is left goes with it."""
    if isinstance(table, list):
        if not path:
            del table[int(last)]
        else:
            take_away(table[int(path[0])], path[1:], last)
    elif path and path[0] in table:
        take_away(table[path[0]], path[1:], last)
        if not table[path[0]]:
            table.pop(path[0])
    elif not path:
        table.pop(last, None)


def laid_out(before: Any, value: object) -> Any:
    """A value as it is written: a list on one line, or on several where it was before; tables inline."""
    if isinstance(value, dict):
        inner = ", ".join(
            f"{tomlkit.key(key).as_string()} = {laid_out(None, v).as_string()}" for key, v in value.items()
        )
        return tomlkit.value(f"{{ {inner} }}" if inner else "{}")
    item = tomlkit.item(value)
    if isinstance(value, list):
        item = tomlkit.array()
        for inner in value:
            item.append(laid_out(None, inner))
        if before is not None and "\n" in before.as_string():
            item.multiline(multiline=True)
    return item


def place(table: Any, key: str, item: Any) -> None:
    """Put a value into a table; a new one stands below the others, above the remarks on what comes next."""
    body = getattr(getattr(table, "value", None), "body", [])
    remarks: list[Any] = []
    while key not in table and isinstance(table, Table) and body and body[-1][0] is None:
        remarks.insert(0, body.pop()[1])
    table[key] = item
    for remark in remarks:
        if not isinstance(remark, Null):  # what was taken away leaves an empty place
            table.add(remark)


def sourced(values: dict[str, Any]) -> list[str]:
    """The fields of a component that come from somewhere."""
    return list(dict.fromkeys(f for name in figures(values) if (f := name.partition(".")[0]) not in UNSOURCED))


def source(table: Any, field: str, word: str | None) -> None:
    """Say where a field comes from; a component that is the owner's through and through says so once."""
    values = table.unwrap()
    known = {name: str(values.get("fields", {}).get(name, values.get("provenance"))) for name in sourced(values)}
    if field in known and word is not None:
        known[field] = word
    if known and set(known.values()) == {OWN}:
        table["provenance"] = OWN
        table.pop("fields", None)
        return
    if word is None or field in UNSOURCED:
        return
    if "fields" not in table:
        place(table, "fields", laid_out(None, {field: word}))
    else:
        table["fields"][field] = word


def write(file: Path, text: str) -> None:
    """The whole text, or what was there before: never half of it."""
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    fresh = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        if file.exists():
            fresh.chmod(file.stat().st_mode & 0o777)
        else:
            fresh.chmod(0o666 & ~umask())
        fresh.replace(file)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise


def umask() -> int:
    """The permissions that new files do not get."""
    held = os.umask(0)
    os.umask(held)
    return held
