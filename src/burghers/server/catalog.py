"""The games, each with the printing a table asked for, and their texts: what is fetched once."""

from __future__ import annotations

import tomllib
from collections import OrderedDict

import msgspec
import structlog

from burghers import games
from burghers.kernel.declared import Card
from burghers.kernel.errors import BadSetup, PlayError
from burghers.kernel.game import Game
from burghers.kernel.move import Vocabulary
from burghers.kernel.packaged import LESSON
from burghers.kernel.printing import Printing
from burghers.kernel.voice import LANGUAGES
from burghers.server.store.printings import OwnPrinting

log = structlog.get_logger()

WORDS_A_MINUTE = 220  # read by somebody who looks at the table meanwhile
SECONDS_A_STEP = 6  # to find and do what a step of a lesson asks for
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
    provenance: str  # the weakest of its sources
    sources: list[tuple[str, str]]  # by the label of a figure, or "effect"


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
    sources: dict[str, str | None]  # of points, by note: keys of the texts' section ``source``
    rest: str  # the source of points no note tells of
    languages: list[str]


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What the front page says of a game before anything else of it is fetched."""

    title: dict[str, str]  # by language
    blurb: dict[str, str]
    designer: str
    publisher: str
    year: int
    cover: tuple[str, str]  # a light and a deep colour
    seats: tuple[int, int]
    minutes: int  # a game among people takes about so long
    weight: int  # from 1 to 5
    learned: bool  # whether there is a net; without one the bots of all levels play greedily
    lesson: int  # minutes the guided round takes; 0: there is none


class GameCatalog:
    """Games by name and printing, unpacked once."""

    def __init__(self) -> None:
        self.standing: dict[tuple[str, str], Game] = {}
        self.listed: dict[str, About] = {}  # what there is to play here
        self.spoken: dict[tuple[str, str], dict[str, str]] = {}
        self.brought: OrderedDict[str, Game] = OrderedDict()  # with players' own printings

    def unpack(self) -> None:
        """Have every game ready. A game of another package that cannot be had keeps nobody from playing the others."""
        for name in games.names():
            try:
                self.listed[name] = self.describe(name)
            except (PlayError, OSError, KeyError) as error:
                if name in games.bundled():
                    raise
                log.warning("game left out", game=name, error=str(error))

    def take(self, name: str, printing: str = "") -> Game:
        """The game with a printing that comes with it; raises BadSetup, BadPrinting."""
        word = printing or games.STANDARD
        if (name, word) not in self.standing:
            if word not in games.printings(name):
                raise BadSetup(f"{name} has no printing {word}; it has: {', '.join(games.printings(name))}")
            self.standing[name, word] = games.load(name, word)
        return self.standing[name, word]

    def packaged(self) -> list[OwnPrinting]:
        """Every printing that comes with a game here."""
        found = [games.find_printing(name, word) for name in self.listed for word in games.printings(name)]
        return [OwnPrinting(printing.hash, printing.game, printing.text) for printing in found]

    def own(self, key: str) -> Game | None:
        """The game with a player's printing that was unpacked before."""
        if key in self.brought:
            self.brought.move_to_end(key)
        return self.brought.get(key)

    def put(self, key: str, game: Game) -> None:
        """Keep a game with a player's printing, instead of the one that has not been wanted longest."""
        self.brought[key] = game
        while len(self.brought) > MOST_PRINTINGS:
            self.brought.popitem(last=False)

    def played(self, name: str, printing: str, own: dict[str, str] | None) -> Game:
        """The game as a table plays it. For processes with limits: a player's text is read where this is called."""
        if own is None:
            return self.take(name, printing)
        game = self.own(own["id"])
        if game is None:
            game = games.load(name, Printing(own["text"], "the given printing"))
            self.put(own["id"], game)
        return game

    def texts(self, name: str, language: str) -> dict[str, str]:
        """All sentences of a game in one language, put together once."""
        if (name, language) not in self.spoken:
            self.spoken[name, language] = self.take(name).texts(language)
        return self.spoken[name, language]

    def describe(self, name: str) -> About:
        """What the front page says of a game."""
        game = self.take(name)
        texts = {language: game.texts(language) for language in LANGUAGES}
        return About(
            title={language: table["title"] for language, table in texts.items()},
            blurb={language: table["blurb"] for language, table in texts.items()},
            designer=game.credit.designer,
            publisher=game.credit.publisher,
            year=game.credit.year,
            cover=game.cover,
            seats=game.seats,
            minutes=game.minutes,
            weight=game.weight,
            learned=game.has_net(),
            lesson=lesson_minutes(game),
        )


def shaped(card: Card) -> CardShape:
    """An entry of the gallery as values."""
    return CardShape(card.kind, card.id, list(card.figures), card.text, card.provenance, list(card.sources))


def shape_of(game: Game) -> GameShape:
    """What the page fetches once for every printing."""
    return GameShape(
        name=game.name,
        rules=game.rules,
        seats=game.seats,
        options=[OptionShape(option.key, list(option.choices)) for option in game.options],
        colours=list(game.seat_colours),
        printings=games.printings(game.name),
        printing=game.printing.name,
        printing_hash=game.printing.hash,
        moves=verbs(game.moves),
        notes=verbs(game.notes),
        slots={name: list(slot.words) for name, slot in game.slots().items()},
        cards=[shaped(card) for card in game.cards()],
        sources=game.tallies.sources_in(game.notes),
        rest=game.tallies.rest,
        languages=list(LANGUAGES),
    )


def lesson_minutes(game: Game) -> int:
    """How long the guided round takes somebody who reads it all; 0 for a game without one."""
    file = game.folder().joinpath(LESSON)
    if not file.is_file():
        return 0
    steps = tomllib.loads(file.read_text("utf-8"))["step"]
    words = sum(len(step["say"]["en"].split()) for step in steps)
    return max(1, round(words / WORDS_A_MINUTE + len(steps) * SECONDS_A_STEP / 60))


def verbs(vocabulary: Vocabulary) -> list[VerbShape]:
    return [
        VerbShape(
            verb.word,
            [SlotShape(slot.name, bool(slot.words), slot.low, slot.low + slot.size - 1) for slot in verb.slots],
        )
        for verb in vocabulary.verbs
    ]
