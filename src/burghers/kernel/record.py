"""The record: the log is the game. A header, one line per move, outcome of fate or undo, digests, and the end.

JSON Lines, so that a record can be appended to, cut, compared and read by eye. A damaged or foreign file gets an
error with the number of the line.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from burghers.kernel.errors import BadRecord

FORMAT: Final = 1
LONGEST_LINE: Final = 1_000_000  # a header may carry a whole printing
DIGEST_EVERY: Final = 20


@dataclass(frozen=True)
class Header:
    """What was agreed before the first move."""

    game: str
    rules: int  # version
    printing: str  # name
    printing_hash: str
    printing_text: str | None  # the whole printing, when it is not one that comes with the game
    seats: tuple[str, ...]  # names
    options: dict[str, str]
    commitment: str  # to the secret of fate
    origin: str = ""  # commitment of the game this one was forked from
    taken: int = 0  # entries taken over from it: their outcomes of fate are proven by its record


@dataclass(frozen=True)
class Entry:
    """One line after the header. ``what`` is move, fate, undo, digest or end."""

    what: str
    seat: int = -1
    text: str = ""  # notation of a move or outcome; a digest
    stream: str = ""  # of fate
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    secret: str = ""  # hexadecimal, told at the end
    line: int = 0


@dataclass
class Record:
    """A game from its header to wherever it stands."""

    header: Header
    entries: list[Entry] = field(default_factory=list)

    def lines(self) -> list[str]:
        """The record as lines of JSON."""
        return [write_header(self.header), *[write_entry(entry) for entry in self.entries]]

    def text(self) -> str:
        """The whole file."""
        return "\n".join(self.lines()) + "\n"


def write_header(header: Header) -> str:
    """The first line."""
    out: dict[str, Any] = {
        "burghers": FORMAT,
        "game": header.game,
        "rules": header.rules,
        "printing": header.printing,
        "printing_hash": header.printing_hash,
        "seats": list(header.seats),
        "options": header.options,
        "commitment": header.commitment,
    }
    if header.printing_text is not None:
        out["printing_text"] = header.printing_text
    if header.origin:
        out["origin"] = header.origin
        out["taken"] = header.taken
    return json.dumps(out, ensure_ascii=False)


def write_entry(entry: Entry) -> str:
    """Any later line."""
    out: dict[str, Any]
    if entry.what == "move":
        out = {"seat": entry.seat, "move": entry.text}
    elif entry.what == "fate":
        out = {"fate": entry.text, "stream": entry.stream}
    elif entry.what == "undo":
        out = {"seat": entry.seat, "undo": 1}
    elif entry.what == "digest":
        out = {"digest": entry.text}
    else:
        out = {"end": entry.text, "scores": list(entry.scores), "winners": list(entry.winners), "secret": entry.secret}
    return json.dumps(out, ensure_ascii=False)


def read_record(text: str | Iterable[str]) -> Record:
    """Read a record; raises BadRecord with the line where it goes wrong."""
    record: Record | None = None
    number = 0
    for number, line in enumerate(text.splitlines() if isinstance(text, str) else text, 1):
        values = read_line(line.rstrip("\n"), number)
        if record is None:
            record = Record(read_header(values))
        else:
            if record.entries and record.entries[-1].what == "end":
                raise BadRecord(number, "there is something after the end")
            record.entries.append(read_entry(values, number))
    if record is None:
        raise BadRecord(number + 1, "the file is empty")
    return record


def read_line(line: str, number: int) -> dict[str, Any]:
    """One line as an object."""
    if len(line) > LONGEST_LINE:
        raise BadRecord(number, "the line is too long")
    try:
        values = json.loads(line)
    except (json.JSONDecodeError, RecursionError):
        raise BadRecord(number, "this is not JSON") from None
    if not isinstance(values, dict):
        raise BadRecord(number, "this is not an object")
    return values


def read_header(values: dict[str, Any]) -> Header:
    """Check and take the first line."""
    if values.get("burghers") != FORMAT:
        raise BadRecord(1, f"this is not a burghers record of format {FORMAT}")
    seats = _take(values, "seats", list, 1)
    options = _take(values, "options", dict, 1)
    if not all(isinstance(name, str) for name in seats):
        raise BadRecord(1, "seats must be names")
    if not all(isinstance(value, str) for value in options.values()):
        raise BadRecord(1, "options must be words")
    return Header(
        _take(values, "game", str, 1),
        _take(values, "rules", int, 1),
        _take(values, "printing", str, 1),
        _take(values, "printing_hash", str, 1),
        _take(values, "printing_text", str, 1) if "printing_text" in values else None,
        tuple(seats),
        dict(options),
        _take(values, "commitment", str, 1),
        _take(values, "origin", str, 1) if "origin" in values else "",
        _take(values, "taken", int, 1) if "origin" in values else 0,
    )


SHAPES: Final = {
    frozenset({"seat", "move"}): "move",
    frozenset({"fate", "stream"}): "fate",
    frozenset({"seat", "undo"}): "undo",
    frozenset({"digest"}): "digest",
    frozenset({"end", "scores", "winners", "secret"}): "end",
}


def read_entry(values: dict[str, Any], line: int) -> Entry:
    """Check and take one later line."""
    what = SHAPES.get(frozenset(values))
    if what == "move":
        return Entry(what, _take(values, "seat", int, line), _take(values, "move", str, line), line=line)
    if what == "fate":
        return Entry(what, -1, _take(values, "fate", str, line), _take(values, "stream", str, line), line=line)
    if what == "undo":
        if _take(values, "undo", int, line) != 1:
            raise BadRecord(line, "one move is undone at a time")
        return Entry(what, _take(values, "seat", int, line), line=line)
    if what == "digest":
        return Entry(what, text=_take(values, "digest", str, line), line=line)
    if what == "end":
        scores = _numbers(values, "scores", line)
        winners = _numbers(values, "winners", line)
        end, secret = _take(values, "end", str, line), _take(values, "secret", str, line)
        return Entry(what, -1, end, "", scores, winners, secret, line)
    raise BadRecord(line, f"no entry has the fields {', '.join(sorted(map(str, values))) or 'none'}")


def _take(values: dict[str, Any], key: str, kind: type, line: int) -> Any:
    value = values.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadRecord(line, f"{key} is missing or of the wrong kind")
    return value


def _numbers(values: dict[str, Any], key: str, line: int) -> tuple[int, ...]:
    numbers = _take(values, key, list, line)
    if not all(isinstance(n, int) and not isinstance(n, bool) for n in numbers):
        raise BadRecord(line, f"{key} must be whole numbers")
    return tuple(numbers)
