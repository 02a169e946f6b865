"""The engine's sentences in a reader's language: texts with named blanks, filled with names and figures.

``{space}`` is filled with the translated word of that slot, or the plain number. ``{coins:coin|coins}`` is a number
with the word that fits it, so that no text is glued together. A list in angle brackets, ``<{iron} iron, {fur} fur>``,
leaves out what there is none of.
"""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any, Final

from burghers.kernel.errors import Refusal, Unreadable
from burghers.kernel.move import Move, Slot, Vocabulary
from burghers.kernel.note import Note

if TYPE_CHECKING:
    from burghers.kernel.game import Game

LANGUAGES: Final = ("en", "fr", "de", "nl")
MINUS: Final = "\N{MINUS SIGN}"  # read out as such, unlike a hyphen
BLANK: Final = re.compile(r"\{(\w+)(?::([^{}|]*)\|([^{}|]*))?\}")
LIST: Final = re.compile(r"<([^<>]*)>")
COMMA: Final = ", "


class MissingText(Exception):
    """A text that should be there in every language is not."""


def flatten(tables: dict[str, Any], prefix: str = "") -> dict[str, str]:
    """Nested tables of texts as one table with dotted keys."""
    out: dict[str, str] = {}
    for key, value in tables.items():
        if isinstance(value, dict):
            out.update(flatten(value, f"{prefix}{key}."))
        else:
            out[prefix + key] = value
    return out


def read_texts(toml: str) -> dict[str, str]:
    """The texts of one language file."""
    return flatten(tomllib.loads(toml))


def blanks_of(text: str) -> set[str]:
    """The names of the blanks in a text."""
    return {match.group(1) for match in BLANK.finditer(text)}


def there(items: str, values: dict[str, int]) -> str:
    """What is left of a list without the things there are none of; the whole list if there is nothing at all."""
    left = [item for item in items.split(COMMA) if all(values.get(name, 1) for name in blanks_of(item))]
    return COMMA.join(left) or items


class Voice:
    """Says what the engine means, in one language."""

    def __init__(self, language: str, texts: dict[str, str], slots: dict[str, Slot]) -> None:
        self.language = language
        self.texts = texts
        self.slots = slots

    def text(self, key: str) -> str:
        """The raw text of this key."""
        try:
            return self.texts[key]
        except KeyError:
            raise MissingText(f"{self.language}: {key}") from None

    def fill(self, key: str, figures: list[tuple[str, int]], words: dict[str, str] | None = None) -> str:
        """The text of this key with its blanks filled."""
        values = dict(figures)
        given = words or {}

        def blank(match: re.Match[str]) -> str:
            name = match.group(1)
            if name in given:
                return given[name]
            if name not in values:
                raise MissingText(f"{self.language}: {key} has a blank {name} that nothing fills")
            if match.group(2) is not None:
                number = values[name]
                return f"{number} {match.group(2 if self.singular(number) else 3)}"
            return self.name(name, values[name])

        return BLANK.sub(blank, LIST.sub(lambda match: there(match.group(1), values), self.text(key)))

    def singular(self, number: int) -> bool:
        """Whether this number takes the singular: in French nought does too."""
        return number in (0, 1) if self.language == "fr" else number == 1

    def name(self, slot: str, value: int) -> str:
        """What stands in a blank: a translated word, or the number itself."""
        known = self.slots.get(slot)
        if known is None or not known.words:
            return str(value)
        word = known.words[value]
        if f"{slot}.{word}" in self.texts:
            return self.texts[f"{slot}.{word}"]
        return "+".join(self.texts.get(f"{slot}.{part}", part) for part in word.split("+"))

    def sentence(self, section: str, vocabulary: Vocabulary, what: Move, words: dict[str, str]) -> str:
        """A move or a note in words."""
        verb = vocabulary.verb(what)
        values = vocabulary.blanks(what)
        figures = [(slot.name, values[i] + slot.low) for i, slot in enumerate(verb.slots)]
        return self.fill(f"{section}.{verb.word}", figures, words)


class GameVoice(Voice):
    """A voice that knows one game's moves and notes."""

    def __init__(self, game: Game[Any], language: str) -> None:
        super().__init__(language, game.texts(language), game.slots())
        self.game = game

    def move(self, move: Move, seats: list[str] | None = None) -> str:
        """A move as a person would say it."""
        return self.sentence("move", self.game.moves, move, self._seated(self.game.moves, move, seats))

    def note(self, note: Note, seats: list[str]) -> str:
        """What happened, told with the names of the seats."""
        words = self._seated(self.game.notes, note.what, seats)
        words["who"] = seats[note.seat] if 0 <= note.seat < len(seats) else ""
        return self.sentence("note", self.game.notes, note.what, words)

    def refusal(self, refusal: Refusal, seats: list[str] | None = None) -> str:
        """Why not."""
        words = {name: self.player(value, seats) for name, value in refusal.figures if name.startswith("seat")}
        return self.fill(f"refusal.{refusal.key}", refusal.figures, words)

    def question(self, key: str, figures: list[tuple[str, int]], who: str) -> str:
        """What a seat has to decide."""
        return self.fill(f"question.{key}", figures, {"who": who})

    def gains(self, gains: list[tuple[str, int]]) -> str:
        """What somebody gains and gives, each with its sign; empty when nothing changes hands."""
        return ", ".join(
            ("+" if count > 0 else MINUS) + self.fill(f"belongings.{key}", [("count", abs(count))])
            for key, count in gains
        )

    def unreadable(self, error: Unreadable) -> str:
        """What could not be read."""
        return self.fill(f"unreadable.{error.key}", [], {"word": error.word})

    def player(self, seat: int, seats: list[str] | None) -> str:
        """Whoever sits there, by name where names are known."""
        if seats is not None and 0 <= seat < len(seats):
            return seats[seat]
        return self.fill("player", [("number", seat + 1)])

    def _seated(self, vocabulary: Vocabulary, what: Move, seats: list[str] | None) -> dict[str, str]:
        """Blanks that name a seat are filled with the name of whoever sits there."""
        values = vocabulary.blanks(what)
        slots = enumerate(vocabulary.verb(what).slots)
        return {slot.name: self.player(values[i], seats) for i, slot in slots if slot.name.startswith("seat")}
