"""A printing in a file, found out which game's it is."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from burghers import games
from burghers.cli.mistake import Mistake
from burghers.cli.words import Words
from burghers.kernel.errors import BadPrinting
from burghers.kernel.printing import LONGEST_FILE, letters_of
from burghers.workshop.bench import Bench


class PrintingFile:
    """The text of a printing, and its game; raises Mistake for a file that is none."""

    def __init__(self, file: Path, words: Words) -> None:
        try:
            self.text = letters_of(file)
            self.tables: dict[str, Any] = tomllib.loads(self.text)
        except BadPrinting:
            raise Mistake(words.say("printing.too-long", file=str(file), most=LONGEST_FILE)) from None
        except OSError as error:
            raise Mistake(words.say("mistake.unreadable", file=str(file), why=str(error.strerror))) from None
        except UnicodeDecodeError:
            raise Mistake(words.say("printing.no-text", file=str(file))) from None
        except (ValueError, RecursionError) as error:  # no TOML, or a number of thousands of digits
            raise Mistake(words.say("printing.not-toml", file=str(file), why=str(error))) from None
        head = self.tables.get("printing")
        self.game = str(head.get("game", "")) if isinstance(head, dict) else ""
        if self.game not in games.names():
            raise Mistake(words.say("printing.no-game", file=str(file), games=", ".join(games.names())))


def bench_of(file: Path, words: Words) -> Bench:
    """A file on the workbench."""
    found = PrintingFile(file, words)
    return Bench(found.game, found.text, words.language, str(file))
