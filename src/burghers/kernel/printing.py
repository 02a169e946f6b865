"""Printings: the figures printed on paper and cardboard, read from a file that owners of a box can replace.

**Reading.** `Printing.entry` and `entries` give tables, `Entry.number`, `word`, `flag`... their values. What is
missing, misspelt or out of range is filed as a problem with line, reason and example, and something that fits is given
instead, so that the reader goes on; `Entry.wrong` and `Entry.doubt` file what a game finds out itself (a doubt is only
a warning). `Printing.settle` then raises BadPrinting with every mistake at once. `burghers.games.problems(name, text)`
is the list of them for anybody who asks.

**Provenance, by field.** A figure comes from somewhere: `rulebook`, `found`, `reconstructed` or `own`. An entry says it
once, `provenance = "found"`, and for the figures that differ in `fields = { price = "reconstructed" }`; a list of
figures may have a list of provenances. In a file of somebody's own nothing need be said: a figure that differs from the
standard printing's is `own` unless the file names another source for it than the standard printing does, one that is
the same has the standard's source. `Entry.source(key)` and `Printing.source(table, id, key)` answer.

**Names.** An entry of any printing may bring `name` and `text` by language: `name.en = "Lamplighter"`.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from burghers.kernel.entry import PROVENANCES, Asked, Entry
from burghers.kernel.errors import BadPrinting
from burghers.kernel.places import Places
from burghers.kernel.problems import Problem, Problems

__all__ = ["LONGEST_FILE", "PROVENANCES", "Entry", "Printing", "letters_of", "whole"]

B = TypeVar("B")
LONGEST_NAME = 60
LONGEST_FILE: Final = 400_000  # bytes: a record carries it whole, and a line of a record has a length
SINCE = "since"  # of an entry: the version of the printing it came with
NEWEST = 1 << 30


class Printing:
    """A printing of one game, as read from a file; its tables are given where the text was read elsewhere."""

    def __init__(self, text: str, where: str, standard: bool = False, tables: dict[str, Any] | None = None) -> None:
        try:
            self._grown: dict[str, Any] = tomllib.loads(text) if tables is None else tables
            self.tables = as_of(self._grown, NEWEST)
            whole_text = json.dumps(self.tables, sort_keys=True, default=str)
        except tomllib.TOMLDecodeError as error:
            raise BadPrinting(where, str(error)) from None
        except (ValueError, RecursionError):  # a number of thousands of digits, or thousands of brackets
            raise BadPrinting(where, "something in it is too long or too deep to be read") from None
        self.where = where
        self.text = text
        self.standard = standard  # the one that comes with the game
        self.base: Printing | None = None  # the standard printing, for one that is not; its game sets it
        self.problems = Problems()
        self.asked: dict[str, dict[str, Asked]] | None = None  # what readers ask for, by place; a form turns it on
        self._places: Places | None = None
        self._found: dict[str, dict[str | int, Entry]] = {}
        self.opened: set[str] = {"printing"}  # the tables somebody has asked for
        said = self.tables.get("printing")
        head = Entry(self, "printing", 0, f"{where} [printing]", said if isinstance(said, dict) else {})
        self.game = head.word("game")
        self.name = head.word("name")
        if len(self.name) > LONGEST_NAME or not self.name.isprintable():
            head.wrong("name", f"name must be 1 to {LONGEST_NAME} printed signs", 'name = "My box"')
        self.version = head.number("version", 1, 10_000)
        self.formerly = head.words("formerly", default=[])  # hashes of earlier files with the same figures
        last = max([since(entry) for entry in listed(self._grown) if since(entry) <= NEWEST], default=0)
        if standard and last > self.version:
            head.wrong("version", f"an entry is there since version {last}", f"version = {last}")
        self.settle()
        self.hash = hashlib.sha256(whole_text.encode()).hexdigest()

    @property
    def places(self) -> Places:
        """The lines of the file, looked up only when something is wrong."""
        if self._places is None:
            self._places = Places(self.text)
        return self._places

    def as_printed(self, hash: str) -> Printing | None:
        """This printing as a record with this hash was played with it, without the entries that came later; None where
        it was another one. Hashes of files that have been worded anew (``formerly``) are of the oldest version. Only
        printings that come with a game may say so."""
        if hash == self.hash or not self.standard:
            return self if hash == self.hash else None
        versions = sorted({since(entry) - 1 for entry in listed(self._grown) if since(entry) <= self.version})
        for version in versions:  # the oldest first
            former = Printing(self.text, self.where, True, as_of(self._grown, version))
            if hash == former.hash or hash in former.formerly:
                return former
        return self if not versions and hash in self.formerly else None

    def entry(self, name: str) -> Entry:
        self.opened.add(name)
        value = self.tables.get(name)
        if not isinstance(value, dict):
            self._no_table(name, f"[{name}]", "a table")
            value = {}
        return Entry(self, name, 0, f"{self.where} [{name}]", value)

    def entries(self, name: str, count: int | None = None) -> list[Entry]:
        """The list of tables of this name; exactly ``count`` of them, where a count is given."""
        self.opened.add(name)
        value = self.tables.get(name)
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            self._no_table(name, f"[[{name}]]", "a list of tables")
            value = []
        elif count is not None and len(value) != count:
            self.wrong(f"[[{name}]] has {len(value)} entries, the game needs {count}")
        return [
            Entry(self, name, i, f"{self.where} [[{name}]] {item.get('id', i + 1)}", item)
            for i, item in enumerate(value)
        ]

    def later(self, name: str) -> list[dict[str, Any]]:
        """Those of a list that have come since the first version. What a box says of its counts is said without them:
        a count that rose with them would make another printing of every former version, and old records unreadable."""
        value = self._grown.get(name)
        return [item for item in listed({name: value}) if since(item) <= NEWEST]

    def find(self, table: str, id: str | int) -> Entry | None:
        """The entry of this id, or of this number in its list; a table inside another by its dotted name."""
        if table not in self._found:
            self._found[table] = self._indexed(table)
        return self._found[table].get(id)

    def source(self, table: str, id: str | int, key: str) -> str:
        """Where a figure comes from, by its table, the id of its entry (or number) and its key; empty without one."""
        found = self.find(table, id)
        return "" if found is None else found.source(key)

    def _indexed(self, table: str) -> dict[str | int, Entry]:
        """The entries of a table by id, or by number where they have none."""
        value: Any = self.tables
        for part in table.split("."):
            value = value.get(part) if isinstance(value, dict) else None
        if isinstance(value, dict):
            return {0: Entry(self, table, 0, f"{self.where} [{table}]", value)}
        items = [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []
        return {
            item.get("id", i): Entry(self, table, i, f"{self.where} [[{table}]]", item) for i, item in enumerate(items)
        }

    def _no_table(self, name: str, heading: str, what: str) -> None:
        """What should be a table is missing, or is something else."""
        there = name in self.tables
        reason = f"{name} must be {what}" if there else f"{heading} is missing"
        self.problems.add(Problem(self.where, "", self.places.line("", 0, name) if there else 0, reason, heading))

    def wrong(self, reason: str, example: str = "") -> None:
        """File a mistake that belongs to no single entry."""
        self.problems.add(Problem(self.where, "", 0, reason, example))

    def doubt(self, reason: str) -> None:
        """File a warning that belongs to no single entry."""
        self.problems.add(Problem(self.where, "", 0, reason, warning=True))

    def settle(self) -> None:
        """Raise BadPrinting with every mistake found so far, if there is any."""
        self.problems.settle()


def letters_of(file: Path) -> str:
    """What stands in a file that somebody wrote, with an editor of whatever system; raises OSError, UnicodeDecodeError
    and BadPrinting."""
    if file.stat().st_size > LONGEST_FILE:
        raise BadPrinting(str(file), f"is longer than {LONGEST_FILE} bytes")
    return file.read_bytes().decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")


def listed(tables: dict[str, Any]) -> list[dict[str, Any]]:
    found = [item for value in tables.values() if isinstance(value, list) for item in value]
    return [item for item in found if isinstance(item, dict)]


def since(entry: dict[str, Any]) -> int:
    """The version an entry came with; NEWEST and more where it says nothing that can be understood."""
    value = entry.get(SINCE)
    return value if type(value) is int and 1 < value <= NEWEST else NEWEST + 1


def as_of(tables: dict[str, Any], version: int) -> dict[str, Any]:
    """The tables of a printing as they were in this version; readers are not told since when an entry is there."""
    out = dict(tables)
    for name, value in tables.items():
        if isinstance(value, list):
            kept = [item for item in value if not (isinstance(item, dict) and version < since(item) <= NEWEST)]
            out[name] = [without_since(item) if isinstance(item, dict) else item for item in kept]
    if version < NEWEST:
        out["printing"] = {**tables["printing"], "version": version}
    return out


def without_since(entry: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key != SINCE} if since(entry) <= NEWEST else entry


def whole(read: Callable[[Printing], B], printing: Printing) -> B:
    """What a game reads from a printing: raises BadPrinting with all mistakes, also when the reader stumbled over what
    it was given instead of something that does not fit."""
    try:
        found = read(printing)
    except BadPrinting as error:
        if (
            not error.problems and printing.problems.mistakes()
        ):  # a reader that stops: what was found before is told too
            printing.problems.add(Problem(error.where, "", 0, error.reason))
            printing.settle()
        raise
    except Exception:
        printing.settle()
        raise
    for name in sorted(set(printing.tables) - printing.opened):
        printing.doubt(f"nobody reads {name[:40]}: perhaps it is misspelt")
    printing.settle()
    return found
