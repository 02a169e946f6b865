"""The games on the shelf, each with the printing a table asked for, and their texts: what is fetched once."""

from __future__ import annotations

from collections import OrderedDict
from importlib.resources import files
from typing import Any

import msgspec

from burghers import games
from burghers.kernel.errors import BadPrinting, BadSetup
from burghers.kernel.game import Game
from burghers.kernel.move import Vocabulary
from burghers.kernel.printing import Printing
from burghers.kernel.voice import LANGUAGES

MOST_PRINTINGS = 64  # of players' own, kept unpacked


class SlotShape(msgspec.Struct, frozen=True):
    """What may stand in a blank: a word of the texts' section of that name, or a number from low to high."""

    name: str
    words: bool
    low: int
    high: int


class VerbShape(msgspec.Struct, frozen=True):
    """The first word of a sentence, and its blanks."""

    word: str
    slots: list[SlotShape]


class OptionShape(msgspec.Struct, frozen=True):
    """Something to agree on; the first choice is the default."""

    key: str
    choices: list[str]


class CardShape(msgspec.Struct, frozen=True):
    """One entry of the gallery."""

    kind: str
    id: str
    figures: list[tuple[str, str]]
    text: str
    provenance: str


class GameShape(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a game and a printing that does not change during play."""

    name: str
    rules: int
    seats: tuple[int, int]
    options: list[OptionShape]
    colours: list[str]
    printings: list[str]
    printing: str
    printing_hash: str
    moves: list[VerbShape]
    notes: list[VerbShape]
    slots: dict[str, list[str]]
    cards: list[CardShape]
    languages: list[str]


class Shelf:
    """Games by name and printing, unpacked once."""

    def __init__(self) -> None:
        self.standing: dict[tuple[str, str], Game[Any]] = {}
        self.own: OrderedDict[tuple[str, str], Game[Any]] = OrderedDict()

    def take(self, name: str, printing: str = "", text: str | None = None) -> Game[Any]:
        """The game with this printing: one of its own by name, or one in full text; raises BadSetup, BadPrinting."""
        if text is not None:
            return self._own(name, text)
        word = printing or games.STANDARD
        if (name, word) not in self.standing:
            if word not in self.printings(name):
                raise BadSetup(f"{name} has no printing {word}; it has: {', '.join(self.printings(name))}")
            self.standing[name, word] = games.load(name, word)
        return self.standing[name, word]

    def printings(self, name: str) -> list[str]:
        """The printings that come with a game, the standard one first."""
        if name not in games.names():
            raise BadSetup(f"no game {name!r}")
        folder = files(f"burghers.games.{name}").joinpath("printings")
        words = sorted(file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml"))
        return sorted(words, key=lambda word: word != games.STANDARD)

    def shape(self, name: str, printing: str = "") -> GameShape:
        """What the page fetches once."""
        game = self.take(name, printing)
        return GameShape(
            name=game.name,
            rules=game.rules,
            seats=game.seats,
            options=[OptionShape(option.key, list(option.choices)) for option in game.options],
            colours=list(game.seat_colours),
            printings=self.printings(name),
            printing=game.printing.name,
            printing_hash=game.printing.hash,
            moves=verbs(game.moves),
            notes=verbs(game.notes),
            slots={name: list(slot.words) for name, slot in game.slots().items()},
            cards=[CardShape(c.kind, c.id, list(c.figures), c.text, c.provenance) for c in game.cards()],
            languages=list(LANGUAGES),
        )

    def _own(self, name: str, text: str) -> Game[Any]:
        try:
            printing = Printing(text, "the given printing")
        except RecursionError:
            raise BadPrinting("the given printing", "too deep") from None
        key = (name, printing.hash)
        if key not in self.own:
            self.own[key] = games.load(name, printing)
            while len(self.own) > MOST_PRINTINGS:
                self.own.popitem(last=False)
        self.own.move_to_end(key)
        return self.own[key]


def verbs(vocabulary: Vocabulary) -> list[VerbShape]:
    """A vocabulary as values."""
    return [
        VerbShape(
            verb.word,
            [SlotShape(slot.name, bool(slot.words), slot.low, slot.low + slot.size - 1) for slot in verb.slots],
        )
        for verb in vocabulary.verbs
    ]
