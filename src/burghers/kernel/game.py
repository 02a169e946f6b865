"""Game: the one object a game package exports."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, Self

from burghers.kernel.companion import Chapter
from burghers.kernel.declared import Card, Credit, Option
from burghers.kernel.errors import BadPrinting, BadSetup, Refusal
from burghers.kernel.fate import Fate
from burghers.kernel.move import Move, Slot, Vocabulary
from burghers.kernel.observation import Observation
from burghers.kernel.packaged import Packaged
from burghers.kernel.plain import plain
from burghers.kernel.play import apply, asked, barred, legal, let_fate, refusal, settle
from burghers.kernel.printing import Printing
from burghers.kernel.sheet import Sheet
from burghers.kernel.state import State
from burghers.kernel.step import FATE, Seat
from burghers.kernel.tallies import Tallies
from burghers.kernel.terms import PLAIN, Terms
from burghers.kernel.travel import from_bytes
from burghers.kernel.voice import GameVoice

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    G = TypeVar("G", bound=State, default=State)  # a game known by name only is a ``Game``: of some states
else:
    from typing import TypeVar

    G = TypeVar("G", bound=State)

SPECTATOR = Seat(-3)  # a viewer without a seat
OPEN = Seat(-4)  # a viewer after the end: everything lies open
NET = "net.npz"  # of a game's package
HUNDREDTHS = 100  # what a point is worth to a simple bot


@dataclass(frozen=True)
class Question:
    """What is asked of one seat: the sentence's key, its figures, the rule, the open answers and the barred ones."""

    kind: str
    rule: str
    seat: Seat
    figures: list[tuple[str, int]]
    options: list[Move]
    barred: list[tuple[Move, Refusal]]
    terms: list[Terms]  # of the options, one by one


class Game(Packaged, Generic[G]):
    """A game bound to one printing. Subclasses fill in what is particular."""

    rules: int  # version of the rules it is played by; the class names the newest, see decision 11
    oldest: int = 1  # version that can still be played: games begun by it go on, records of it are replayed
    prefix: str  # of its rule ids
    seats: tuple[int, int]  # fewest and most players
    options: tuple[Option, ...] = ()
    seat_colours: tuple[str, ...] = ("red", "blue", "yellow", "green", "purple", "white")
    bound: int = 20_000  # no game takes more decisions than this
    follow_ups: frozenset[str] = frozenset()  # questions that belong to the answer before: one decision to a person
    unlearned: frozenset[str] = frozenset()  # questions that only cards of other printings ask: no net knows them
    themes: Mapping[str, str] = MappingProxyType({})  # by the word of a move: what an exercise with it is about
    reasons: Mapping[str, Sequence[str]] = MappingProxyType({})  # what speaks for an answer: how its features begin
    dice: frozenset[str] = frozenset({"die", "roll-die"})  # streams of fate that are dice; the others are cards
    feature_version: int = 0  # raised when the features mean something else: weights name it
    feature_names: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())  # of the table, and of one seat
    credit: Credit = Credit()
    cover: tuple[str, str] = ("#dcd6c8", "#6f6a5e")  # a light and a deep colour for the box on the page
    minutes: int = 0  # a game among people takes about so long; 0: not known
    weight: int = 0  # how much there is to learn and to think about, from 1 to 5; 0: not known
    tallies: Tallies = Tallies()

    moves: Vocabulary
    notes: Vocabulary

    def __init__(self, printing: Printing, rules: int | None = None) -> None:
        if printing.game != self.name:
            raise BadPrinting(printing.where, f"this is a printing of {printing.game}, not of {self.name}")
        self.printing = printing
        if not printing.standard and printing.base is None:
            printing.base = self.standard()
        self.newest = self.rules
        if rules is not None:
            self.check_version(rules)
            self.rules = rules

    def check_version(self, rules: int) -> None:
        """Raise BadSetup for a version of the rules that is not known here."""
        if not self.oldest <= rules <= self.newest:
            known = f"{self.oldest} to {self.newest}" if self.newest > self.oldest else str(self.newest)
            raise BadSetup(f"rules version {rules} of {self.name} is not known here; known is {known}")

    def under(self, rules: int) -> Self:
        """The same game and printing under another version of the rules; raises BadSetup for one not known here."""
        if rules == self.rules:
            return self
        self.check_version(rules)  # a game that knows one version only need not ask for it when it is made
        return type(self)(self.printing, rules)

    def printed(self, hash: str) -> Self | None:
        """The same game with its printing as it was when it had this hash; None where it is another printing."""
        printing = self.printing.as_printed(hash)
        if printing is None or printing is self.printing:
            return None if printing is None else self
        return type(self)(printing).under(self.rules)

    # What every game package writes.

    def start(self, seats: int, options: dict[str, str]) -> G:
        """The table before anything happened, the whole game on the agenda."""
        raise NotImplementedError

    def view(self, s: G, viewer: Seat) -> object:
        """What one seat, or a spectator, may see, as typed data: the only thing that leaves the engine."""
        raise NotImplementedError

    def redeal(self, s: G, viewer: Seat, fate: Fate) -> G:
        """A state this viewer cannot tell from the real one, with all that is hidden dealt anew."""
        raise NotImplementedError

    def scores(self, s: G) -> list[int]:
        """The points by seat, as they stand."""
        raise NotImplementedError

    def audit(self, s: G) -> None:
        """Raise AssertionError when something was lost, doubled or out of range."""
        raise NotImplementedError

    # What a game package may write better.

    def points_seen(self, s: G, viewer: Seat) -> list[int | None]:
        """The points by seat as this viewer may know them; None where they are a secret."""
        return list(self.scores(s))

    def winners(self, s: G) -> list[Seat]:
        """Who has won, at the end; who would, before: whoever has most points."""
        scores = self.scores(s)
        return [Seat(i) for i, score in enumerate(scores) if score == max(scores)]

    def rounds(self, s: G) -> int:
        """How many rounds have begun: the field ``round`` of the state; 0 in a game without rounds."""
        return int(getattr(s, "round", 0))

    def part(self, s: G) -> str:
        """The part of a round it is, by the word of a text section ``day``; empty in a game whose rounds have none."""
        return ""

    def worth(self, s: G, seat: Seat) -> int:
        """A rough value of the position for a seat, in hundredths of a point: for simple bots."""
        return self.scores(s)[seat] * HUNDREDTHS

    def theme(self, move: Move) -> str:
        """What an exercise is about whose solution is this move: a key of the texts' section ``theme``, or nothing."""
        return self.themes.get(self.moves.verb(move).word, "")

    def companion(self, s: G) -> list[Chapter]:
        """What everybody at the table may reckon from what lies open: the same in every world nobody can tell apart."""
        return []

    def belongings(self, s: G, seat: Seat) -> list[tuple[str, int]]:
        """What a seat has, by the keys of its texts, in reading order: always the same keys."""
        return [("points", self.scores(s)[seat])]

    def terms(self, s: G, seat: Seat, move: Move) -> Terms:
        """What an answer open to a seat costs and brings, as far as the seat may know it."""
        return PLAIN

    def features(self, s: G, out: Sheet) -> None:
        """What learned bots go by: the table's features, then every seat's, written in this order."""

    def see(self, s: G, out: Observation) -> None:
        """What the viewer may know, in numbers: always as many, in the same order; for learners."""
        raise BadSetup(f"{self.name} does not say in numbers what a seat may know (Game.see)")

    def show(self, view: Any, voice: GameVoice, seats: list[str]) -> list[str]:
        """The view as lines of text with colour marks, for the terminal."""
        return plain(view, voice, seats)

    def show_narrow(self, view: Any, voice: GameVoice, seats: list[str]) -> list[str]:
        """The same for a terminal of 80 columns."""
        return self.show(view, voice, seats)

    def cards(self) -> Sequence[Card]:
        """Every component with its figures, for the gallery."""
        return []

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

    def from_bytes(self, data: bytes) -> G:
        """The position that these bytes are (``State.to_bytes``); raises BadState for bytes of anything else."""
        blank: Any = self.start(self.seats[0], self.agreed({}))
        out: Any = from_bytes(type(blank), blank.box if hasattr(blank, "box") else None, data)
        return out  # type: ignore[no-any-return]

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
        terms = [self.terms(s, seat, move) for move in options]
        return Question(top.question(), top.rule(), seat, top.figures(s), options, barred(s, seat), terms)

    def has_net(self) -> bool:
        """Whether the game brings a net for learned bots; without one all of them are greedy."""
        return self.folder().joinpath(NET).is_file()

    def slots(self) -> dict[str, Slot]:
        """Every kind of blank in the game's sentences, by name."""
        out: dict[str, Slot] = {}
        for vocabulary in (self.moves, self.notes):
            for verb in vocabulary.verbs:
                for slot in verb.slots:
                    if slot.words and slot.most == 1:
                        out[slot.name] = slot
        return out

    def voice(self, language: str = "en") -> GameVoice:
        """Somebody who can say it all in this language."""
        return GameVoice(self, language)
