"""The engine's sentences in a reader's language: texts with named blanks, filled with names and figures.

``{space}`` is filled with the translated word of that slot, or the plain number; ``{space@at}`` with its form of the
section ``space_at``, where a name needs an article or a case; ``{currency#coins}`` with its form ``currency_one`` after
one coin, else ``currency_many``. ``{coins:coin|coins}`` is a number with the word that
fits it, so that no text is glued together, and ``{coins?coin|coins}`` that word alone. A list in angle brackets,
``<{iron} iron, {fur} fur>``, leaves out what there is none of; a part in square brackets, ``[ by {person}]``, is left
out where there is nothing to put there.
``{=place.prater}`` is another text, a name that the printing may have changed.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from burghers.kernel.errors import Refusal, Unreadable
from burghers.kernel.move import Move, Slot, Vocabulary
from burghers.kernel.note import Note
from burghers.kernel.terms import Terms

if TYPE_CHECKING:
    from burghers.kernel.game import Game

LANGUAGES: Final = ("en", "fr", "de", "nl")
MINUS: Final = "\N{MINUS SIGN}"  # read out as such, unlike a hyphen
BLANK: Final = re.compile(r"\{(\w+)(?:([@#])(\w+))?(?:([:?])([^{}|]*)\|([^{}|]*))?\}")
PART: Final = re.compile(r"(?<!\\)\[([^\[\]{}]*\{[^\[\]]*)\]")  # with a blank in it, unlike what a terminal marks up
# A line of a file of texts: a heading, a key with its text, a remark, or nothing.
PLAIN: Final = re.compile(
    r"\[([A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*)\]"
    r'|(?:([A-Za-z0-9_-]+)|"([^"\\\x00-\x1f\x7f]*)") = "([^"\\\x00-\x08\x0a-\x1f\x7f]*)"'
    r"|(?:#[^\x00-\x08\x0a-\x1f\x7f]*)?"
)
OTHER: Final = re.compile(r"\{=([\w.]+)\}")
FORM: Final = re.compile(r"_[a-z]+\.")  # the end of a section that has forms of names: space_at
ELIDED: Final = re.compile(r"(^|[ (])([Dd]|[Qq]u)e (?=[AEIOUÀÂÉÈÊÎÔÛaeiouàâéèêîôû])")
LIST: Final = re.compile(r"<([^<>]*)>")
COMMA: Final = ", "
NONE: Final = "none"  # the word of a slot for nothing at all
ONE: Final = "one"  # the form of a name after the number one
MANY: Final = "many"  # and after any other
CAP: Final = "cap"  # the form every name has: with a capital, where a sentence begins
OTHER_NAMES: Final = "otherwise"  # in a section of forms: how names are put that have none of their own
SPOKEN: Final = ("heading", "subheading", "note", "aside", "silent")  # where the sentence of a note stands


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
    """The texts of one language file; a file of a package is asked for again and again, and taken apart once."""
    return dict(taken_apart(toml))


@cache
def taken_apart(toml: str) -> dict[str, str]:
    tables = plain_tables(toml)
    return flatten(tomllib.loads(toml) if tables is None else tables)


def plain_tables(toml: str) -> dict[str, Any] | None:
    """What a file of headings, remarks and texts says that stand on one line each without a backslash, as ours do: read
    line by line in a twentieth of the time, before every command and in every process. None for any other file."""
    whole: dict[str, Any] = {}
    table, headings = whole, {""}
    for line in toml.split("\n"):
        found = PLAIN.fullmatch(line)
        if found is None:
            return None
        heading, key, text = found[1], found[2] or found[3], found[4]
        if heading:
            table = whole
            for part in heading.split("."):
                table = table.setdefault(part, {})
                if not isinstance(table, dict):
                    return None
            if heading in headings:
                return None
            headings.add(heading)
        elif text is not None:
            if key in table:
                return None
            table[key] = text
    return whole


def whole_texts(texts: dict[str, str]) -> dict[str, str]:
    """The texts with the names of others filled in."""
    return {key: OTHER.sub(lambda match: texts.get(match.group(1), ""), text) for key, text in texts.items()}


def renamed(texts: dict[str, str], printed: dict[str, str]) -> dict[str, str]:
    """The texts with the names a printing brings; the forms of an old name go with it."""
    changed = {key for key, text in printed.items() if texts.get(key, text) != text}
    forms = [key for key in texts if is_form(key, texts) and FORM.sub(".", key) in changed]
    return {**{key: text for key, text in texts.items() if key not in forms}, **printed}


def is_form(key: str, texts: dict[str, str]) -> bool:
    """Whether this is a form of a name: each language has those it needs, and a pattern for all others."""
    return f"{key.partition('.')[0]}.{OTHER_NAMES}" in texts


def blanks_of(text: str) -> set[str]:
    return {match.group(1) for match in BLANK.finditer(text)}


def contracted(text: str) -> str:
    """French as it is said: au for à le, du for de le, d'Anna for de Anna."""
    return ELIDED.sub(r"\1\2'", text.replace(" à le ", " au ").replace(" de le ", " du "))


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
            if match.group(4) is not None:
                number = values[name]
                word = match.group(5 if self.singular(number) else 6)
                return f"{number} {word}" if match.group(4) == ":" else word
            form = match.group(3) or ""
            if match.group(2) == "#":
                form = ONE if self.singular(values[form]) else MANY
            return self.name(name, values[name], form)

        def part(match: re.Match[str]) -> str:
            named = [name for name in blanks_of(match.group(1)) if name in values]
            return match.group(1) if all(self.is_there(name, values[name]) for name in named) else ""

        whole = PART.sub(part, self.text(key))
        said = BLANK.sub(blank, LIST.sub(lambda match: there(match.group(1), values), whole))
        return contracted(said) if self.language == "fr" else said

    def is_there(self, slot: str, value: int) -> bool:
        """Whether a blank has anything in it: a number but nought, a word but the one for nothing."""
        known = self.slots.get(slot)
        return known.words[value] != NONE if known is not None and known.words else value != 0

    def singular(self, number: int) -> bool:
        """Whether this number takes the singular: in French nought does too."""
        return number in (0, 1) if self.language == "fr" else number == 1

    def name(self, slot: str, value: int, form: str = "") -> str:
        """What stands in a blank: a translated word, in this form, or the number, unless that has a name (berth II).

        A word with a dot in it, ``person.baker``, is one of another section.
        """
        known = self.slots.get(slot)
        if known is None or not known.words:
            return self.texts.get(f"{slot}.{value}", str(value))
        word = known.words[value]
        section, _, word = word.rpartition(".") if "." in word else (slot, "", word)
        return self.formed(section, word, form)

    def formed(self, section: str, word: str, form: str) -> str:
        """A name in one of its forms: its own, or as the section says that names without one are put."""
        if form and f"{section}_{form}.{word}" in self.texts:
            return self.texts[f"{section}_{form}.{word}"]
        pattern = self.texts.get(f"{section}_{form}.{OTHER_NAMES}")
        if pattern is not None:
            return BLANK.sub(lambda match: self.formed(section, word, match.group(3) or ""), pattern)
        name = self.texts.get(f"{section}.{word}")
        if name is None:
            between = self.texts.get(f"between.{section}", "+")
            name = between.join(self.texts.get(f"{section}.{part}", part) for part in word.split("+"))
        return name[:1].upper() + name[1:] if form == CAP else name

    def sentence(self, section: str, vocabulary: Vocabulary, what: Move, words: dict[str, str]) -> str:
        """A move or a note in words."""
        verb = vocabulary.verb(what)
        values = vocabulary.blanks(what)
        figures = [(slot.name, values[i] + slot.low) for i, slot in enumerate(verb.slots)]
        rows = [(slot.name, slot.print(values[i])) for i, slot in enumerate(verb.slots) if slot.most > 1]
        named = {name: self.formed(name, row, "") for name, row in rows}
        return self.fill(f"{section}.{verb.word}", figures, {**words, **named})

    def section_of(self, word: str, short: bool = False) -> str:
        """The section that has the sentence of a note."""
        if short and f"short.{word}" in self.texts:
            return "short"
        return next((section for section in SPOKEN if f"{section}.{word}" in self.texts), SPOKEN[2])


class GameVoice(Voice):
    """A voice that knows one game's moves and notes."""

    def __init__(self, game: Game[Any], language: str) -> None:
        super().__init__(language, game.texts(language), game.slots())
        self.game = game

    def move(self, move: Move, seats: list[str] | None = None) -> str:
        """A move as a person would say it."""
        return self.sentence("move", self.game.moves, move, self._seated(self.game.moves, move, seats))

    def answer(self, move: Move, terms: Terms, seats: list[str] | None = None) -> str:
        """A move with what it costs and brings."""
        if not terms.key:
            return self.move(move, seats)
        verb, values = self.game.moves.verb(move), self.game.moves.blanks(move)
        figures = [(slot.name, values[i] + slot.low) for i, slot in enumerate(verb.slots)]
        words = {name: self.player(value, seats) for name, value in terms.figures if name.startswith("seat")}
        words.update(self._seated(self.game.moves, move, seats))
        said = self.fill(f"answer.{terms.key}", [*figures, *terms.figures], words)
        return said[:1].upper() + said[1:]  # it may begin with the name of a thing

    def note(self, note: Note, seats: list[str], short: bool = False, row: str | None = None) -> str:
        """What happened, told with the names of the seats; of several notes in a row with what all of them add."""
        words = self._seated(self.game.notes, note.what, seats)
        words["who"] = seats[note.seat] if 0 <= note.seat < len(seats) else ""
        words["row"] = self.added(note, seats) if row is None else row
        word = self.game.notes.verb(note.what).word
        return self.sentence(self.section_of(word, short), self.game.notes, note.what, words)

    def added(self, note: Note, seats: list[str]) -> str:
        """What this note adds to those of its kind, where several are told in one sentence; else empty."""
        if f"row.{self.game.notes.verb(note.what).word}" not in self.texts:
            return ""
        words = self._seated(self.game.notes, note.what, seats)
        words["who"] = seats[note.seat] if 0 <= note.seat < len(seats) else ""
        return self.sentence("row", self.game.notes, note.what, words)

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
