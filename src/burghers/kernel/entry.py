"""One table of a printing, read value by value: what does not fit is filed, and something that fits given instead."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final

from burghers.kernel.problems import Problem
from burghers.kernel.voice import LANGUAGES

if TYPE_CHECKING:
    from burghers.kernel.printing import Printing

PROVENANCES: Final = ("rulebook", "found", "own", "reconstructed")  # from the strongest to the weakest
OWN: Final = "own"
RECONSTRUCTED: Final = "reconstructed"
ABOUT: Final = frozenset({"provenance", "fields", "note", "name", "text"})  # of an entry, but none of its figures
ID: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
SPOKEN: Final = re.compile(r"[^\x00-\x1f\x7f-\x9f{}<>\[\]\\]+")  # no signs that mean something to whoever shows it
LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 400


class Asked:
    """What a reader wants to know of a figure: told to whoever makes a form of it."""

    def __init__(
        self, type: str, needed: bool, low: int = 0, high: int = 0, among: tuple[str, ...] = (), count: int = 0
    ) -> None:
        self.type: Final = type  # number, numbers, word, words, flag, table, tables
        self.needed: Final = needed
        self.low: Final = low
        self.high: Final = high
        self.among: Final = among
        self.count: Final = count  # of a list; 0: any


class Entry:
    """One table of a printing, read value by value; a value nobody asks for is a mistake."""

    def __init__(self, printing: Printing, table: str, nth: int, where: str, values: dict[str, Any]) -> None:
        self.printing: Final = printing
        self.table: Final = table
        self.nth: Final = nth
        self.where: Final = where
        self.values: Final = values
        self.read: set[str] = set(ABOUT)

    def wrong(self, key: str, reason: str, example: str = "") -> None:
        """File a mistake: with it the printing cannot be played."""
        self._file(key, reason, example, False)

    def doubt(self, key: str, reason: str) -> None:
        """File a warning: unusual, but a real box may be so."""
        self._file(key, reason, "", True)

    def number(self, key: str, low: int = 0, high: int = 255, default: int | None = None) -> int:
        """A whole number within bounds."""
        self._asks(key, Asked("number", default is None, low, high))
        value = self._value(key, default, f"{key} = {low}")
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            if value is not None:
                self.wrong(key, f"{key} must be a whole number from {low} to {high}, not {value!r}", f"{key} = {low}")
            return low
        return value

    def some(self, names: tuple[str, ...], most: int) -> list[int]:
        """So much of each of these, and of one of them at least something."""
        bare = not any(name in self.values for name in names)
        found = [self.number(name, 0, most, 0) for name in names[1:]]
        found.insert(0, self.number(names[0], 1 if bare else 0, most, None if bare else 0))
        if not sum(found):
            self.wrong(names[0], "an effect must give something", f"{names[0]} = 1")
        return found

    def numbers(
        self, key: str, low: int = 0, high: int = 255, default: list[int] | None = None, count: int | None = None
    ) -> list[int]:
        """A list of whole numbers within bounds; exactly so many, where a count is given."""
        self._asks(key, Asked("numbers", default is None, low, high, count=count or 0))
        instead = [low] * (count or 1)
        value = self._value(key, default, f"{key} = {instead}")
        if value is None:
            return instead
        if not isinstance(value, list) or not all(
            isinstance(n, int) and not isinstance(n, bool) and low <= n <= high for n in value
        ):
            reason = f"{key} must be a list of whole numbers from {low} to {high}, not {value!r}"
            self.wrong(key, reason, f"{key} = {instead}")
            return instead
        if count is not None and len(value) != count:
            self.wrong(key, f"{key} needs {count} figures, not {len(value)}", f"{key} = {instead}")
            return instead
        return list(value)

    def word(self, key: str, among: tuple[str, ...] = (), default: str | None = None) -> str:
        """A word, one of those given."""
        self._asks(key, Asked("word", default is None, among=among))
        first = among[0] if among else "word"
        value = self._value(key, default, f'{key} = "{first}"')
        if not isinstance(value, str) or (among and value not in among):
            if value is not None and among:
                self.wrong(key, f"{key} must be one of {', '.join(among)}, not {value!r}", f'{key} = "{first}"')
            elif value is not None:
                self.wrong(key, f"{key} must be a word in quotes, not {value!r}", f'{key} = "{first}"')
            return first
        return value

    def words(
        self, key: str, among: tuple[str, ...] = (), default: list[str] | None = None, count: int | None = None
    ) -> list[str]:
        """A list of words, each one of those given; exactly so many, where a count is given."""
        self._asks(key, Asked("words", default is None, among=among, count=count or 0))
        instead = [among[0] if among else "word"] * (1 if count is None else count)
        value = self._value(key, default, f"{key} = {json.dumps(instead)}")
        if value is None:
            return instead
        if not isinstance(value, list) or not all(isinstance(w, str) and (not among or w in among) for w in value):
            reason = f"{key} must be a list of {', '.join(among)}, not {value!r}"
            if not among:
                reason = f"{key} must be a list of words in quotes, not {value!r}"
            self.wrong(key, reason, f"{key} = {json.dumps(instead)}")
            return instead
        if count is not None and len(value) != count:
            self.wrong(key, f"{key} needs {count} words, not {len(value)}", f"{key} = {json.dumps(instead)}")
            return instead
        return list(value)

    def flag(self, key: str, default: bool | None = None) -> bool:
        self._asks(key, Asked("flag", default is None))
        value = self._value(key, default, f"{key} = false")
        if not isinstance(value, bool):
            if value is not None:
                self.wrong(key, f"{key} must be true or false, not {value!r}", f"{key} = false")
            return False
        return value

    def id(self) -> str:
        """The entry's own name in notation, records and other entries: small letters, digits and ``_``."""
        value = self.word("id")
        if not ID.fullmatch(value):
            reason = f"id must be small letters, digits and _, beginning with a letter, not {value[:60]!r}"
            self.wrong("id", reason, 'id = "lamp_lighter"')
        return value

    def inner(self, key: str) -> Entry:
        """A table inside this one."""
        self._asks(key, Asked("table", True))
        value = self._value(key, None, f"{key} = {{ }}")
        if not isinstance(value, dict):
            if value is not None:
                self.wrong(key, f"{key} must be a table", f"{key} = {{ }}")
            value = {}
        return Entry(self.printing, f"{self.table}.{key}", self.nth, f"{self.where}.{key}", value)

    def inners(self, key: str) -> list[Entry]:
        """The tables of a list inside this one."""
        self._asks(key, Asked("tables", True))
        value = self._value(key, None, f"{key} = [{{ }}]")
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            if value is not None:
                self.wrong(key, f"{key} must be a list of tables", f"{key} = [{{ }}]")
            return []
        return [
            Entry(self.printing, self.table, self.nth, f"{self.where}.{key} {i + 1}", v) for i, v in enumerate(value)
        ]

    def number_or(self, word: str, key: str, low: int, high: int) -> int:
        """A whole number within bounds, or low - 1 for a word in its place."""
        self._asks(key, Asked("number", True, low, high, (word,)))
        if self.values.get(key) != word:
            return self.number(key, low, high)
        self.read.add(key)
        return low - 1

    def may_say(self, key: str, among: tuple[str, ...] = (), low: int = 0, high: int = 0) -> bool:
        """Whether there is something that need not be there: one of these words, a number within bounds, or a table; a
        form shows where it could stand."""
        self._asks(key, Asked("word" if among else "number" if high else "table", False, low, high, among))
        return key in self.values

    def gives(self, key: str) -> bool:
        """Whether there is a list of tables that need not be there; a form shows where it could stand."""
        self._asks(key, Asked("tables", False))
        return key in self.values

    def source(self, key: str, nth: int | None = None) -> str:
        """Where a figure comes from, or the nth of a list of figures; of a whole list the weakest."""
        value = self.values.get(key)
        if nth is None and isinstance(value, list) and value:
            return weakest([self.source(key, i) for i in range(len(value))])
        said = self.said(key, nth)
        base = self._base()
        if base is None:
            return said or (RECONSTRUCTED if self.printing.standard else OWN)
        theirs = base.source(key, nth) if nth is None else base.said(key, nth)
        if said and said != theirs:
            return said
        return theirs or RECONSTRUCTED if nth_of(value, nth) == nth_of(base.values.get(key), nth) else OWN

    def provenance(self) -> str:
        """The weakest source of its figures."""
        keys = [key for key in self.values if key not in ABOUT and key != "id"]
        return weakest([self.source(key) for key in keys]) if keys else self.source("id")

    def names(self, key: str) -> dict[str, str]:
        """What the entry says of itself by language, under ``name`` or ``text``."""
        value = self.values.get(key, {})
        longest = LONGEST_NAME if key == "name" else LONGEST_TEXT
        if not isinstance(value, dict):
            self.wrong(key, f"{key} must be given by language", f'{key}.en = "..."')
            return {}
        out: dict[str, str] = {}
        for language, said in value.items():
            if language not in LANGUAGES:
                self.wrong(key, f"{key} is in {', '.join(LANGUAGES)}, not in {language[:20]!r}", f'{key}.en = "..."')
            elif not isinstance(said, str) or not said.strip() or len(said) > longest or not SPOKEN.fullmatch(said):
                reason = f"{key}.{language} must be a text of 1 to {longest} signs, without brackets and braces"
                self.wrong(f"{key}.{language}", reason, f'{key}.{language} = "..."')
            else:
                out[language] = said.strip()
        return out

    def close(self) -> None:
        """Done with this entry: sources and names must be readable, and nothing may be left unread."""
        if "provenance" in self.values or self.printing.standard:
            self.word("provenance", PROVENANCES)
        fields = self.values.get("fields", {})
        if not isinstance(fields, dict):
            self.wrong("fields", "fields must be a table of sources", 'fields = { price = "found" }')
            fields = {}
        for key, said in fields.items():
            if any(word not in PROVENANCES for word in (said if isinstance(said, list) else [said])):
                self.wrong("fields", f"fields.{key} must be one of {', '.join(PROVENANCES)}, not {said!r}")
        self.names("name")
        self.names("text")
        unread = sorted(set(self.values) - self.read)
        if unread:
            self.wrong(unread[0], f"unknown: {', '.join(unread)}")

    def said(self, key: str, nth: int | None) -> str:
        """What the entry itself says of this figure's source; empty when it says nothing."""
        fields = self.values.get("fields")
        said = fields.get(key) if isinstance(fields, dict) else None
        if isinstance(said, list):
            said = said[nth] if nth is not None and nth < len(said) else None
        said = said or self.values.get("provenance")
        return said if isinstance(said, str) and said in PROVENANCES else ""

    def _base(self) -> Entry | None:
        """The same entry of the standard printing; none for the standard printing and for what it does not have."""
        base = self.printing.base
        if base is None:
            return None
        name = self.values.get("id", self.nth)
        return base.find(self.table, name) if isinstance(name, (str, int)) else None

    def _asks(self, key: str, asked: Asked) -> None:
        """Take down what is asked for, where somebody wants to know."""
        if self.printing.asked is not None:
            self.printing.asked.setdefault(self.where, {}).setdefault(key, asked)

    def _value(self, key: str, default: Any, example: str) -> Any:
        self.read.add(key)
        if key in self.values:
            return self.values[key]
        if default is None:
            self.wrong(key, f"{key} is missing", example)
        return default

    def _file(self, key: str, reason: str, example: str, warning: bool) -> None:
        line = self.printing.places.line(self.table, self.nth, key) or self.printing.places.line(
            self.table.rsplit(".", 1)[0], self.nth, self.table.rsplit(".", 1)[-1]
        )
        self.printing.problems.add(Problem(self.where, key, line, reason[:500], example, warning))


def weakest(sources: list[str]) -> str:
    """The source one can rely on least."""
    return max(sources, key=PROVENANCES.index)


def nth_of(value: Any, nth: int | None) -> Any:
    """A value, or the nth of a list of values; nothing beyond its end."""
    if nth is None or not isinstance(value, list):
        return value
    return value[nth] if nth < len(value) else None
