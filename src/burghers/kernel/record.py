"""The record: the log is the game. A header, one line per move, outcome of fate or undo, digests, and the end.

Format 2 is written where seats have sealed entropy of their own: ``seals`` and ``entropy`` in the header, by seat.
A ``reseal`` is an entry in either: from there on fate draws from another secret, committed to by this entry.

JSON Lines, so that a record can be appended to, cut, compared and read by eye. A damaged or foreign file gets an
error with the number of the line.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from burghers.kernel.errors import BadRecord
from burghers.kernel.fate import seal

FORMAT: Final = 1
SEALED: Final = 2  # the format of a game whose seats have added entropy
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
    seals: tuple[str, ...] = ()  # by seat: what it committed to; empty: nothing
    entropy: tuple[str, ...] = ()  # by seat: what it then showed, hexadecimal; empty: nothing, or too late

    def added(self) -> list[bytes]:
        """What the seats have added to the secret, empty where nothing; raises BadRecord where a seal is broken."""
        out: list[bytes] = []
        for seat, shown in enumerate(self.entropy):
            try:
                out.append(bytes.fromhex(shown))
            except ValueError:
                raise BadRecord(1, f"the entropy of seat {seat + 1} is not hexadecimal") from None
            if shown and seal(out[-1]) != self.seals[seat]:
                raise BadRecord(1, f"the entropy of seat {seat + 1} is not the one it sealed")
        return out


@dataclass(frozen=True)
class Entry:
    """One line after the header. ``what`` is move, fate, undo, digest, reseal or end."""

    what: str
    seat: int = -1
    text: str = ""  # notation of a move or outcome; a digest; the commitment of a reseal
    stream: str = ""  # of fate
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    secret: str = ""  # hexadecimal, told at the end; after reseals all of them in order, with spaces
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
        return "\n".join(self.lines()) + "\n"


def write_header(header: Header) -> str:
    """The first line."""
    out: dict[str, Any] = {
        "burghers": SEALED if header.seals else FORMAT,
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
    if header.seals:
        out["seals"] = list(header.seals)
        out["entropy"] = list(header.entropy)
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
    elif entry.what == "reseal":
        out = {"reseal": entry.text}
    else:
        out = {"end": entry.text, "scores": list(entry.scores), "winners": list(entry.winners), "secret": entry.secret}
    return json.dumps(out, ensure_ascii=False)


def plain_text(record: Record) -> list[str]:
    """The record in words that need no engine: who answered what, what fate said, how it ended."""
    header, lines = record.header, []
    lines.append(f"{header.game}, rules {header.rules}, printing {header.printing}: {', '.join(header.seats)}")
    for number, entry in enumerate(record.entries, 1):
        name = header.seats[entry.seat] if 0 <= entry.seat < len(header.seats) else str(entry.seat)
        if entry.what == "move":
            lines.append(f"{number}. {name}: {entry.text}")
        elif entry.what == "fate":
            lines.append(f"{number}. fate ({entry.stream}): {entry.text}")
        elif entry.what == "undo":
            lines.append(f"{number}. {name}: undo")
        elif entry.what == "reseal":
            lines.append(f"{number}. fate is sealed anew: {entry.text}")
        elif entry.what == "end":
            points = ", ".join(f"{who} {score}" for who, score in zip(header.seats, entry.scores, strict=False))
            lines.append(f"{number}. end: {points}")
    return lines


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
    if values.get("burghers") not in (FORMAT, SEALED):
        raise BadRecord(1, f"this is not a burghers record of format {FORMAT} or {SEALED}")
    seats = _take(values, "seats", list, 1)
    seals, entropy = _by_seat(values, "seals", len(seats)), _by_seat(values, "entropy", len(seats))
    if bool(seals) != bool(entropy):
        raise BadRecord(1, "seals and entropy belong together")
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
        seals,
        entropy,
    )


SHAPES: Final = {
    frozenset({"seat", "move"}): "move",
    frozenset({"fate", "stream"}): "fate",
    frozenset({"seat", "undo"}): "undo",
    frozenset({"digest"}): "digest",
    frozenset({"reseal"}): "reseal",
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
    if what == "reseal":
        return Entry(what, text=_take(values, "reseal", str, line), line=line)
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


def _by_seat(values: dict[str, Any], key: str, seats: int) -> tuple[str, ...]:
    if key not in values:
        return ()
    words = _take(values, key, list, 1)
    if len(words) != seats or not all(isinstance(word, str) for word in words):
        raise BadRecord(1, f"{key} must be a word for every seat")
    return tuple(words)


def _numbers(values: dict[str, Any], key: str, line: int) -> tuple[int, ...]:
    numbers = _take(values, key, list, line)
    if not all(isinstance(n, int) and not isinstance(n, bool) for n in numbers):
        raise BadRecord(line, f"{key} must be whole numbers")
    return tuple(numbers)
