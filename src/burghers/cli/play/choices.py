"""The answers a person may give: lettered, in words and in notation, with those a rule bars."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby, islice, product

from rich.markup import escape

from burghers.cli.laying import in_columns
from burghers.kernel.errors import Refusal
from burghers.kernel.game import Question
from burghers.kernel.move import Move
from burghers.kernel.terms import Terms
from burghers.kernel.voice import GameVoice

SHORT_LIST = 12  # up to here every answer has a line to itself
SMALLEST_GROUP = 3
LETTERS = "abcdefghijklmnopqrstuvwxyz"  # no number printed on the table can be taken for them
BARRED = "!"


def no_gains(_: Move) -> str:
    """Nothing is known of what an answer brings."""
    return ""


@dataclass(frozen=True)
class Choice:
    """One answer; barred, when there is a refusal."""

    mark: str
    move: Move
    notation: str
    sentence: str  # with what it costs and brings
    refusal: Refusal | None = None
    short: str = ""  # the sentence without that

    def fits(self, text: str) -> bool:
        """Whether all words of this text are found in the answer."""
        whole = f"{self.sentence} {self.short} {self.notation}".casefold()
        return all(word in whole for word in text.casefold().split())


class Choices:
    """Everything a person may look for at one question: the open answers first, then the barred ones."""

    def __init__(
        self, question: Question, voice: GameVoice, seats: Sequence[str], gains: Callable[[Move], str] = no_gains
    ) -> None:
        self.voice = voice
        self.seats = list(seats)
        self.open = [
            self.choice(mark, move, self.told(move, terms, gains))
            for mark, move, terms in zip(marks(len(question.options)), question.options, question.terms, strict=True)
        ]
        self.barred = [
            self.choice(f"{BARRED}{number}", move, voice.move(move, self.seats), refusal)
            for number, (move, refusal) in enumerate(question.barred, 1)
        ]

    def choice(self, mark: str, move: Move, sentence: str, refusal: Refusal | None = None) -> Choice:
        short = self.voice.move(move, self.seats)
        return Choice(mark, move, self.voice.game.moves.print(move), sentence, refusal, short)

    def told(self, move: Move, terms: Terms, gains: Callable[[Move], str]) -> str:
        """An answer with what the game tells of it; failing that, with what it gains at once."""
        said = self.voice.answer(move, terms, self.seats)
        more = "" if terms.key else gains(move)
        return f"{said} ({more})" if more else said

    def find(self, text: str) -> Choice | None:
        """The answer with this mark, notation or sentence."""
        whole = text.casefold()
        for choice in self.open + self.barred:
            if whole in (choice.mark, choice.notation, choice.short.casefold(), choice.sentence.casefold()):
                return choice
        return None

    def lines(self, chosen: Sequence[Choice], width: int) -> list[str]:
        """These answers as lines with rich markup; in a long list, those that differ in their last word share one."""
        if len(chosen) <= SHORT_LIST:
            return [marked(choice, choice.sentence) for choice in chosen]
        lines: list[str] = []
        singles: list[str] = []
        for stem, group in groupby(chosen, self.stem):
            members = list(group)
            if not stem or len(members) < SMALLEST_GROUP:
                singles += [marked(choice, choice.sentence) for choice in members]
                continue
            lines += in_columns(singles, width)
            singles.clear()
            lines.append(escape(stem))
            lines += in_columns([marked(choice, self.ending(choice)) for choice in members], width)
        return lines + in_columns(singles, width)

    def stem(self, choice: Choice) -> str:
        """The sentence without its last blank, or nothing where that would not read well."""
        slots = self.voice.game.moves.verb(choice.move).slots
        name = self.last_word(choice)
        if not name or name[0].isdigit():
            return ""
        given = {slot.name: "…" for slot in slots[-1:]}
        for slot, value in zip(slots[:-1], self.voice.game.moves.blanks(choice.move), strict=False):
            if slot.name.startswith("seat"):
                given[slot.name] = self.voice.player(value, self.seats)
        return self.voice.sentence("move", self.voice.game.moves, choice.move, given)

    def ending(self, choice: Choice) -> str:
        """The last word of an answer, and what it costs and brings."""
        if choice.sentence == choice.short:
            return self.last_word(choice)
        told = choice.sentence.removeprefix(choice.short)
        return self.last_word(choice) + (told if told != choice.sentence else f": {told.partition(': ')[2]}")

    def last_word(self, choice: Choice) -> str:
        """What stands in the last blank of an answer."""
        slots = self.voice.game.moves.verb(choice.move).slots
        if not slots:
            return ""
        value = self.voice.game.moves.blanks(choice.move)[-1]
        if slots[-1].name.startswith("seat"):
            return self.voice.player(value, self.seats)
        return self.voice.name(slots[-1].name, value + slots[-1].low)


def marked(choice: Choice, text: str) -> str:
    """An answer with its mark in front."""
    return f"[bold cyan]{choice.mark:>3})[/bold cyan] {escape(text)}"


def marks(count: int) -> list[str]:
    """So many different marks, all of the same length."""
    length = 1
    while len(LETTERS) ** length < count:
        length += 1
    return ["".join(letters) for letters in islice(product(LETTERS, repeat=length), count)]
