"""Game: the one object a game package exports."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Generic, TypeVar

from burghers.kernel.errors import BadPrinting, BadSetup, Refusal
from burghers.kernel.fate import Fate
from burghers.kernel.move import Move, Slot, Vocabulary
from burghers.kernel.play import apply, asked, barred, legal, let_fate, refusal, settle
from burghers.kernel.printing import Printing
from burghers.kernel.state import State
from burghers.kernel.step import FATE, Seat
from burghers.kernel.voice import LANGUAGES, GameVoice, read_texts

G = TypeVar("G", bound=State)

SPECTATOR = Seat(-3)  # a viewer without a seat
OPEN = Seat(-4)  # a viewer after the end: everything lies open


@dataclass(frozen=True)
class Option:
    """Something the table agrees on before the game: one of the choices, the first being the default."""

    key: str
    choices: tuple[str, ...]


@dataclass(frozen=True)
class Question:
    """What is asked of one seat: the sentence's key, its figures, the rule, the open answers and the barred ones."""

    kind: str
    rule: str
    seat: Seat
    figures: list[tuple[str, int]]
    options: list[Move]
    barred: list[tuple[Move, Refusal]]


@dataclass(frozen=True)
class Card:
    """One entry of a game's gallery: what a component shows, and where its figures come from."""

    kind: str  # the section of texts that names it
    id: str
    figures: list[tuple[str, str]]  # label key and value, in reading order
    text: str  # key of the sentence that says what it does, or empty
    provenance: str


class Game(Generic[G]):
    """A game bound to one printing. Subclasses fill in what is particular."""

    name: str  # of the package, and in records
    rules: int  # version of the rules: raised when old records would play differently
    prefix: str  # of its rule ids
    seats: tuple[int, int]  # fewest and most players
    options: tuple[Option, ...] = ()
    seat_colours: tuple[str, ...] = ("red", "blue", "yellow", "green", "purple", "white")
    bound: int  # no game takes more decisions than this
    feature_version: int  # raised when the features mean something else: weights name it
    feature_names: tuple[tuple[str, ...], tuple[str, ...]]  # of the table, and of one seat

    moves: Vocabulary
    notes: Vocabulary

    def __init__(self, printing: Printing) -> None:
        if printing.game != self.name:
            raise BadPrinting(printing.where, f"this is a printing of {printing.game}, not of {self.name}")
        self.printing = printing

    # What a game package writes.

    def start(self, seats: int, options: dict[str, str]) -> G:
        """The table before anything happened, the whole game on the agenda."""
        raise NotImplementedError

    def view(self, s: G, viewer: Seat) -> Any:
        """What one seat, or a spectator, may see, as typed data: the only thing that leaves the engine."""
        raise NotImplementedError

    def redeal(self, s: G, viewer: Seat, fate: Fate) -> G:
        """A state this viewer cannot tell from the real one, with all that is hidden dealt anew."""
        raise NotImplementedError

    def scores(self, s: G) -> list[int]:
        """The points by seat, as they stand."""
        raise NotImplementedError

    def winners(self, s: G) -> list[Seat]:
        """Who has won, at the end; who would, before."""
        raise NotImplementedError

    def rounds(self, s: G) -> int:
        """How many rounds have begun."""
        raise NotImplementedError

    def audit(self, s: G) -> None:
        """Raise AssertionError when something was lost, doubled or out of range."""
        raise NotImplementedError

    def worth(self, s: G, seat: Seat) -> int:
        """A rough value of the position for a seat, in hundredths of a point: for simple bots."""
        raise NotImplementedError

    def belongings(self, s: G, seat: Seat) -> list[tuple[str, int]]:
        """What a seat has, by the keys of its texts, in reading order: always the same keys."""
        raise NotImplementedError

    def features(self, s: G, out: list[int]) -> None:
        """What learned bots go by: the table's features, then every seat's, appended to the list."""
        raise NotImplementedError

    def show(self, view: Any, voice: GameVoice, seats: list[str]) -> list[str]:
        """The view as lines of text with colour marks, for the terminal."""
        raise NotImplementedError

    def cards(self) -> Sequence[Card]:
        """Every component with its figures, for the gallery."""
        raise NotImplementedError

    # What every game has.

    def new(self, seats: int, options: dict[str, str] | None = None) -> G:
        """A new game, settled at its first question (which may be fate's)."""
        fewest, most = self.seats
        if not fewest <= seats <= most:
            raise BadSetup(f"{self.name} is for {fewest} to {most} players, not {seats}")
        s = self.start(seats, self.agreed(options or {}))
        settle(s)
        return s

    def agreed(self, options: dict[str, str]) -> dict[str, str]:
        """The table's options with the defaults filled in."""
        known = {option.key: option for option in self.options}
        for key, value in options.items():
            if key not in known:
                raise BadSetup(f"{self.name} has no option {key}; it has: {', '.join(known) or 'none'}")
            if value not in known[key].choices:
                raise BadSetup(f"option {key} is one of {', '.join(known[key].choices)}, not {value}")
        return {option.key: options.get(option.key, option.choices[0]) for option in self.options}

    def asked(self, s: G) -> list[Seat]:
        """Who owes an answer; FATE may be among them."""
        return asked(s)

    def legal(self, s: G, seat: Seat) -> list[Move]:
        """What this seat may answer."""
        return legal(s, seat)

    def apply(self, s: G, seat: Seat, move: Move | str) -> None:
        """Answer for a seat or for FATE, by move or in notation; raises NotYours, Unreadable or Illegal."""
        apply(s, seat, self.moves.parse(move) if isinstance(move, str) else move)

    def let_fate(self, s: G, fate: Fate) -> None:
        """Let a source of chance answer until a seat is asked or the game is over."""
        let_fate(s, fate)

    def refusal(self, s: G, seat: Seat, move: Move | str) -> Refusal | None:
        """Why this seat may not answer so; None when it may."""
        return refusal(s, seat, self.moves.parse(move) if isinstance(move, str) else move)

    def question(self, s: G, seat: Seat) -> Question | None:
        """What this seat is asked now, with what is open and what is barred; None when it is not asked."""
        options = legal(s, seat)
        if not options or seat == FATE:
            return None
        top = s.agenda[-1]
        return Question(top.question(), top.rule(), seat, top.figures(s), options, barred(s, seat))

    def slots(self) -> dict[str, Slot]:
        """Every kind of blank in the game's sentences, by name."""
        out: dict[str, Slot] = {}
        for vocabulary in (self.moves, self.notes):
            for verb in vocabulary.verbs:
                for slot in verb.slots:
                    if slot.words:
                        out[slot.name] = slot
        return out

    def texts(self, language: str) -> dict[str, str]:
        """The game's texts in this language, over the kernel's common ones."""
        if language not in LANGUAGES:
            raise BadSetup(f"no language {language}; there are {', '.join(LANGUAGES)}")
        common = files("burghers.kernel").joinpath(f"texts/{language}.toml").read_text("utf-8")
        own = files(f"burghers.games.{self.name}").joinpath(f"texts/{language}.toml").read_text("utf-8")
        return {**read_texts(common), **read_texts(own)}

    def voice(self, language: str = "en") -> GameVoice:
        """Somebody who can say it all in this language."""
        return GameVoice(self, language)

    def rule_book(self, language: str = "en") -> str:
        """The rules in our words, with the register of rulings."""
        name = "RULES.md" if language == "en" else f"RULES.{language}.md"
        return files(f"burghers.games.{self.name}").joinpath(name).read_text("utf-8")
