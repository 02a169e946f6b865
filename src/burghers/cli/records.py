"""Records on disk: found, read, written; and the game each of them belongs to."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from rich.markup import escape

from burghers import games
from burghers.cli.mistake import Mistake
from burghers.cli.words import Words
from burghers.kernel.errors import BadPrinting, BadRecord, Unplayable
from burghers.kernel.game import Game
from burghers.kernel.printing import Printing
from burghers.kernel.record import Header, Record, read_record


def read_file(file: Path, words: Words) -> Record:
    """The record in this file; raises Mistake where there is none or where it is damaged."""
    try:
        with reading(file), file.open(encoding="utf-8", errors="replace") as lines:
            return read_record(lines)
    except OSError as error:
        raise Mistake(words.say("mistake.unreadable", file=str(file), why=error.strerror or str(error))) from None


@contextlib.contextmanager
def reading(file: Path) -> Iterator[None]:
    """Whatever is wrong with a record is said with the name of its file."""
    try:
        yield
    except (BadRecord, BadPrinting) as error:
        raise Mistake(escape(f"{file}: {error}")) from None


def load_for(header: Header) -> Game:
    """The game a record was played by, with the printing it was played with."""
    if header.game not in games.names():
        raise Unplayable(1, f"no game {header.game[:40]!r}; there are {', '.join(games.names())}")
    if header.printing_text is not None:
        own = Printing(header.printing_text, "the printing in the record")
        if own.hash != header.printing_hash:
            raise BadRecord(1, "the printing in the record is not the one it was played with")
        return games.load(header.game, own)
    for printing in packaged(header.game):
        then = printing.as_printed(header.printing_hash)
        if printing.name == header.printing and then is not None:
            return games.load(header.game, then)
    raise Unplayable(1, f"the printing {header.printing[:40]!r} ({header.printing_hash[:12]}) is not here")


def packaged(game: str) -> list[Printing]:
    """The printings that come with a game."""
    return [games.find_printing(game, word) for word in games.printings(game)]


def write_file(file: Path, text: str, private: bool = False) -> None:
    """Put this text in the place of the file, whole or not at all; a private one only its owner can read."""
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=file.name)  # made readable by its owner only
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            out.write(text)
        if not private:
            Path(name).chmod(0o666 & ~present_umask())
        Path(name).replace(file)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise


def present_umask() -> int:
    """What new files may not allow; it can only be learnt by setting it."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask
