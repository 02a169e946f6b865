"""The answers a person may give: numbered, in words and in notation, with those a rule bars."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.markup import escape
from rich.text import Text

from burghers.kernel.errors import Refusal
from burghers.kernel.game import Question
from burghers.kernel.move import Move
from burghers.kernel.voice import GameVoice

SHORT_LIST = 12  # up to here every answer has a line to itself
SMALLEST_GROUP = 3
BETWEEN = "   "


@dataclass(frozen=True)
class Choice:
    """One answer; barred, when there is a refusal."""

    number: int
    move: Move
    notation: str
    sentence: str
    refusal: Refusal | None = None

    def fits(self, text: str) -> bool:
        """Whether all words of this text are found in the answer."""
        whole = f"{self.sentence} {self.notation}".casefold()
        return all(word in whole for word in text.casefold().split())


class Choices:
    """Everything a person may look for at one question: the open answers first, then the barred ones."""

    def __init__(self, question: Question, voice: GameVoice, seats: Sequence[str]) -> None:
        self.voice = voice
        self.seats = list(seats)
        answers: list[tuple[Move, Refusal | None]] = [(move, None) for move in question.options]
        answers += question.barred
        every = [
            Choice(number, move, voice.game.moves.print(move), voice.move(move, self.seats), refusal)
            for number, (move, refusal) in enumerate(answers, 1)
        ]
        self.open = every[: len(question.options)]
        self.barred = every[len(question.options) :]

    def find(self, text: str) -> Choice | None:
        """The answer with this number, notation or sentence."""
        number = int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else 0
        whole = text.casefold()
        for choice in self.open + self.barred:
            if number == choice.number or whole in (choice.notation, choice.sentence.casefold()):
                return choice
        return None

    def lines(self, chosen: Sequence[Choice], width: int) -> list[str]:
        """These answers as lines with rich markup; in a long list, those that differ in their last word share one."""
        if len(chosen) <= SHORT_LIST:
            return [numbered(choice, choice.sentence) for choice in chosen]
        lines: list[str] = []
        singles: list[str] = []
        for stem, group in groupby(chosen, self.stem):
            members = list(group)
            if not stem or len(members) < SMALLEST_GROUP:
                singles += [numbered(choice, choice.sentence) for choice in members]
                continue
            lines += in_columns(singles, width)
            singles.clear()
            lines.append(escape(stem))
            lines += in_columns([numbered(choice, self.last_word(choice)) for choice in members], width)
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

    def last_word(self, choice: Choice) -> str:
        """What stands in the last blank of an answer."""
        slots = self.voice.game.moves.verb(choice.move).slots
        if not slots:
            return ""
        value = self.voice.game.moves.blanks(choice.move)[-1]
        if slots[-1].name.startswith("seat"):
            return self.voice.player(value, self.seats)
        return self.voice.name(slots[-1].name, value + slots[-1].low)


def numbered(choice: Choice, text: str) -> str:
    """An answer with its number in front."""
    return f"[bold cyan]{choice.number:>3})[/bold cyan] {escape(text)}"


def in_columns(items: Sequence[str], width: int) -> list[str]:
    """Short items side by side, in rows that fit the width."""
    if not items:
        return []
    wide = [Text.from_markup(item).cell_len for item in items]
    column = max(wide) + len(BETWEEN)
    per_row = max(1, (width + len(BETWEEN)) // column)
    padded = [item + " " * (column - wide[i]) for i, item in enumerate(items)]
    return ["".join(padded[start : start + per_row]).rstrip() for start in range(0, len(items), per_row)]
