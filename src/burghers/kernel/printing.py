"""Printings: the figures printed on paper and cardboard, read from a file that owners of a box can replace.

Every entry says where its figures come from. Whatever is missing, misspelt or out of range is an error that names
the place, so that nobody plays with half a printing.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from typing import Any, Final

from burghers.kernel.errors import BadPrinting

PROVENANCES: Final = ("rulebook", "found", "reconstructed")


class Entry:
    """One table of a printing, read value by value; a value nobody asks for is an error."""

    def __init__(self, where: str, values: dict[str, Any]) -> None:
        self.where = where
        self.values = values
        self.read: set[str] = {"provenance", "fields", "note"}

    def number(self, key: str, low: int = 0, high: int = 255, default: int | None = None) -> int:
        """A whole number within bounds."""
        value = self._value(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise BadPrinting(self.where, f"{key} must be a whole number from {low} to {high}, not {value!r}")
        return value

    def numbers(self, key: str, low: int = 0, high: int = 255, default: list[int] | None = None) -> list[int]:
        """A list of whole numbers within bounds."""
        value = self._value(key, default)
        good = isinstance(value, list) and all(
            isinstance(n, int) and not isinstance(n, bool) and low <= n <= high for n in value
        )
        if not good:
            raise BadPrinting(self.where, f"{key} must be a list of whole numbers from {low} to {high}, not {value!r}")
        return list(value)

    def word(self, key: str, among: tuple[str, ...] = (), default: str | None = None) -> str:
        """A word, one of those given."""
        value = self._value(key, default)
        if not isinstance(value, str) or (among and value not in among):
            raise BadPrinting(self.where, f"{key} must be one of {', '.join(among) or 'words'}, not {value!r}")
        return value

    def words(self, key: str, among: tuple[str, ...] = (), default: list[str] | None = None) -> list[str]:
        """A list of words, each one of those given."""
        value = self._value(key, default)
        if not isinstance(value, list) or not all(isinstance(w, str) and (not among or w in among) for w in value):
            raise BadPrinting(self.where, f"{key} must be a list of {', '.join(among) or 'words'}, not {value!r}")
        return list(value)

    def flag(self, key: str, default: bool | None = None) -> bool:
        """True or false."""
        value = self._value(key, default)
        if not isinstance(value, bool):
            raise BadPrinting(self.where, f"{key} must be true or false, not {value!r}")
        return value

    def inner(self, key: str) -> Entry:
        """A table inside this one."""
        value = self._value(key, None)
        if not isinstance(value, dict):
            raise BadPrinting(self.where, f"{key} must be a table")
        return Entry(f"{self.where}.{key}", value)

    def provenance(self) -> str:
        """Where the figures of this entry come from: rulebook, found or reconstructed."""
        return self.word("provenance", PROVENANCES)

    def close(self) -> None:
        """Done with this entry: its provenance must be told, and nothing may be left unread."""
        self.provenance()
        unread = sorted(set(self.values) - self.read)
        if unread:
            raise BadPrinting(self.where, f"unknown: {', '.join(unread)}")

    def _value(self, key: str, default: Any) -> Any:
        self.read.add(key)
        if key in self.values:
            return self.values[key]
        if default is None:
            raise BadPrinting(self.where, f"{key} is missing")
        return default


class Printing:
    """A printing of one game, as read from a file."""

    def __init__(self, text: str, where: str, standard: bool = False) -> None:
        try:
            self.tables: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadPrinting(where, str(error)) from None
        self.where = where
        self.text = text
        self.standard = standard  # the one that comes with the game
        head = Entry(f"{where} [printing]", self.tables.get("printing", {}))
        self.game = head.word("game")
        self.name = head.word("name")
        self.version = head.number("version", 1, 10_000)
        self.hash = hashlib.sha256(json.dumps(self.tables, sort_keys=True).encode()).hexdigest()

    def entry(self, name: str) -> Entry:
        """The table of this name."""
        value = self.tables.get(name)
        if not isinstance(value, dict):
            raise BadPrinting(self.where, f"[{name}] is missing")
        return Entry(f"{self.where} [{name}]", value)

    def entries(self, name: str, count: int | None = None) -> list[Entry]:
        """The list of tables of this name; exactly ``count`` of them, where a count is given."""
        value = self.tables.get(name)
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            raise BadPrinting(self.where, f"[[{name}]] is missing")
        if count is not None and len(value) != count:
            raise BadPrinting(self.where, f"[[{name}]] has {len(value)} entries, the game needs {count}")
        return [Entry(f"{self.where} [[{name}]] {item.get('id', i + 1)}", item) for i, item in enumerate(value)]
