"""Bruges as the one object the rest of the house knows."""

from __future__ import annotations

from collections.abc import Sequence

from burghers.games.bruges.audit import audit
from burghers.games.bruges.belongings import belongings
from burghers.games.bruges.box import ARMS, CARDS, COLOURS, SUIT
from burghers.games.bruges.effects import EVENT_WORDS
from burghers.games.bruges.features import COMMON, PLACE, VERSION, features
from burghers.games.bruges.gallery import cards
from burghers.games.bruges.hints import worth
from burghers.games.bruges.moves import PER_WORDS, move_words, note_words
from burghers.games.bruges.printing import unpack
from burghers.games.bruges.redeal import redeal
from burghers.games.bruges.rules.round import SetUp
from burghers.games.bruges.rules.scoring import winners
from burghers.games.bruges.sentences import effect_texts
from burghers.games.bruges.show import show
from burghers.games.bruges.state import NO_COLOUR, Bruges
from burghers.games.bruges.view import BrugesView, view
from burghers.kernel.errors import BadSetup
from burghers.kernel.fate import Fate
from burghers.kernel.game import Card, Game, Option
from burghers.kernel.move import Slot, words
from burghers.kernel.printing import Printing
from burghers.kernel.step import Seat
from burghers.kernel.voice import GameVoice, Voice


class BrugesGame(Game[Bruges]):
    """Bruges, bound to one printing."""

    name = "bruges"
    rules = 1
    prefix = "BRU"
    seats = (2, 4)
    options = (Option("first", ("random", "1", "2", "3", "4")),)
    seat_colours = ("red", "blue", "yellow", "green")
    bound = 20_000
    feature_version = VERSION
    feature_names = (COMMON, PLACE)

    def __init__(self, printing: Printing) -> None:
        super().__init__(printing)
        self.box = unpack(printing)
        self.moves = move_words(self.box.person_ids)
        self.notes = note_words(self.box.person_ids)

    def start(self, seats: int, options: dict[str, str]) -> Bruges:
        """BRU-1.1 to 1.3  The table laid for so many players; BRU-1.6: every seat has its gate."""
        box = self.box
        first = -1 if options["first"] == "random" else int(options["first"]) - 1
        if first >= seats:
            raise BadSetup(f"nobody sits in seat {first + 1}, so that seat cannot begin")
        in_play = seats * SUIT
        return Bruges(
            seats=seats,
            agenda=[SetUp(first)],
            options=[],
            offers=[],
            sealed=[],
            owing=0,
            barriers=0,
            box=box,
            round=0,
            phase=0,
            last=0,
            first=-1,
            dice=0,
            turned=0,
            finished=0,
            statues=0,
            points=[box.points] * seats,
            guilders=[box.guilders] * seats,
            steps=[0] * seats,
            workers=[box.workers] * (seats * COLOURS),
            threats=[0] * (seats * COLOURS),
            tiles=[0] * (seats * ARMS),
            powers=[0] * seats,
            hands=[[] for _ in range(seats)],
            houses=[[] for _ in range(seats)],
            stacks=[(in_play + 1) // 2, in_play // 2, CARDS - in_play, NO_COLOUR, NO_COLOUR],
            backs=[SUIT] * COLOURS,
            unseen=[looks[:] for looks in box.looks],
            discards=[0] * COLOURS,
        )

    def view(self, s: Bruges, viewer: Seat) -> BrugesView:
        """What a seat may see."""
        return view(s, viewer)

    def redeal(self, s: Bruges, viewer: Seat, fate: Fate) -> Bruges:
        """Faces the viewer does not know, dealt anew."""
        return redeal(s, viewer, fate)

    def scores(self, s: Bruges) -> list[int]:
        """The points as they stand."""
        return s.points[:]

    def winners(self, s: Bruges) -> list[Seat]:
        """BRU-7.2."""
        return winners(s)

    def rounds(self, s: Bruges) -> int:
        """Rounds begun."""
        return s.round

    def worth(self, s: Bruges, seat: Seat) -> int:
        """A rough value for simple bots."""
        return worth(s, seat)

    def belongings(self, s: Bruges, seat: Seat) -> list[tuple[str, int]]:
        """What a seat has."""
        return belongings(s, seat)

    def features(self, s: Bruges, out: list[int]) -> None:
        """What learned bots go by."""
        features(s, out)

    def audit(self, s: Bruges) -> None:
        """Cards, markers, tiles and statues are all accounted for."""
        audit(s)

    def slots(self) -> dict[str, Slot]:
        """Blanks of the sentences, with those of the persons' effects."""
        effects = {
            "per": words("per", PER_WORDS),
            "pers": words("pers", PER_WORDS),
            "event": words("event", EVENT_WORDS),
        }
        return {**super().slots(), **effects}

    def texts(self, language: str) -> dict[str, str]:
        """The game's texts, and what every person does, put together from its op."""
        texts = super().texts(language)
        return {**texts, **effect_texts(Voice(language, texts, self.slots()), self.box)}

    def show(self, view: BrugesView, voice: GameVoice, seats: list[str]) -> list[str]:
        """The table in the terminal."""
        return show(view, voice, seats)

    def cards(self) -> Sequence[Card]:
        """The gallery."""
        return cards(self.printing)
