"""Bruges as the one object the rest of the house knows."""

from __future__ import annotations

from collections.abc import Sequence

from burghers.games.bruges.audit import audit
from burghers.games.bruges.belongings import belongings
from burghers.games.bruges.box import HOUSE_OR_TILE, ONCE_A_ROUND
from burghers.games.bruges.cards.words import EVENT_WORDS
from burghers.games.bruges.companion import companion
from burghers.games.bruges.features import COMMON, PLACE, VERSION, features
from burghers.games.bruges.gallery import cards
from burghers.games.bruges.hints import worth
from burghers.games.bruges.moves import PER_WORDS, move_words, note_words
from burghers.games.bruges.observation import see
from burghers.games.bruges.printing import unpack
from burghers.games.bruges.redeal import redeal
from burghers.games.bruges.rules.round import SetUp
from burghers.games.bruges.rules.scoring import winners
from burghers.games.bruges.sentences import effect_texts
from burghers.games.bruges.show import show
from burghers.games.bruges.state import Bruges
from burghers.games.bruges.study import REASONS, THEMES
from burghers.games.bruges.terms import terms
from burghers.games.bruges.view import view
from burghers.games.bruges.views import BrugesView
from burghers.kernel.companion import Chapter
from burghers.kernel.declared import Card, Credit, Option
from burghers.kernel.errors import BadSetup
from burghers.kernel.fate import Fate
from burghers.kernel.game import Game
from burghers.kernel.move import Move, Slot, words
from burghers.kernel.observation import Observation
from burghers.kernel.printing import Printing, whole
from burghers.kernel.sheet import Sheet
from burghers.kernel.step import Seat
from burghers.kernel.tallies import Tallies
from burghers.kernel.terms import Terms
from burghers.kernel.travel import opened
from burghers.kernel.voice import GameVoice, Voice


class BrugesGame(Game[Bruges]):
    """Bruges, bound to one printing."""

    name = "bruges"
    rules = 1
    prefix = "BRU"
    seats = (2, 4)
    options = (
        Option("first", ("random", "1", "2", "3", "4")),
        Option("arsonist", ("house", "house_or_tile")),  # BRU-R45
        Option("again", ("anew", "once")),  # BRU-R46
    )
    credit = Credit("Stefan Feld", "Hans im Glück", 2013)
    cover = ("#f3d9b1", "#c86b4a")
    minutes = 60
    weight = 3
    tallies = Tallies(
        sources={
            "gained_points": "effects",
            "final_laurel": "effects",
            "final_persons": "persons",
            "final_houses": "houses",
            "final_majorities": "majorities",
            "final_canals": "canals",
            "final_statues": "statues",
            "final_reputation": "reputation",
        },
        signs={"lost_points": -1, "statue": 0},
        unnamed={"removed": 1},
        had={"person": ("recruited",)},
    )
    seat_colours = ("red", "blue", "yellow", "green")
    bound = 20_000
    named = (("person", "person", "effect_of"),)
    themes = THEMES
    reasons = REASONS
    unlearned = frozenset({"pay-for", "choose"})
    feature_version = VERSION
    feature_names = (COMMON, PLACE)

    def __init__(self, printing: Printing, rules: int | None = None) -> None:
        super().__init__(printing, rules)
        self.box = whole(unpack, printing)
        self.box.rules = self.rules
        opened(self, self.box)
        self.moves = move_words(self.box.person_ids, self.box.way_ids)
        self.notes = note_words(self.box.person_ids)

    def start(self, seats: int, options: dict[str, str]) -> Bruges:
        """BRU-1.1 to 1.3  The table laid for so many players; BRU-1.6: every seat has its gate."""
        first = -1 if options["first"] == "random" else int(options["first"]) - 1
        if first >= seats:
            raise BadSetup(f"nobody sits in seat {first + 1}, so that seat cannot begin")
        s = Bruges(seats)
        customs = HOUSE_OR_TILE if options["arsonist"] == "house_or_tile" else 0
        customs |= ONCE_A_ROUND if options["again"] == "once" else 0
        s.lay(self.box, customs)
        s.next(SetUp(first))
        return s

    def view(self, s: Bruges, viewer: Seat) -> BrugesView:
        """What a seat may see."""
        return view(s, viewer)

    def redeal(self, s: Bruges, viewer: Seat, fate: Fate) -> Bruges:
        """Faces the viewer does not know, dealt anew."""
        return redeal(s, viewer, fate)

    def scores(self, s: Bruges) -> list[int]:
        """The points as they stand."""
        return list(s.points)

    def winners(self, s: Bruges) -> list[Seat]:
        """BRU-7.2."""
        return winners(s)

    def rounds(self, s: Bruges) -> int:
        return s.round

    def worth(self, s: Bruges, seat: Seat) -> int:
        """A rough value for simple bots."""
        return worth(s, seat)

    def belongings(self, s: Bruges, seat: Seat) -> list[tuple[str, int]]:
        return belongings(s, seat)

    def features(self, s: Bruges, out: Sheet) -> None:
        """What learned bots go by."""
        features(s, out)

    def terms(self, s: Bruges, seat: Seat, move: Move) -> Terms:
        """What an answer costs and brings."""
        return terms(s, seat, move)

    def see(self, s: Bruges, out: Observation) -> None:
        """What a seat may know, in numbers."""
        see(s, out)

    def companion(self, s: Bruges) -> list[Chapter]:
        return companion(s)

    def audit(self, s: Bruges) -> None:
        """Cards, markers, tiles and statues are all accounted for."""
        audit(s)

    def slots(self) -> dict[str, Slot]:
        """Blanks of the sentences, with those of the persons' effects."""
        effects = {
            "per": words("per", PER_WORDS),
            "pers": words("pers", PER_WORDS),
            "event": words("event", EVENT_WORDS),
            "effect_of": words("effect_of", self.box.person_ids),
        }
        return {**super().slots(), **effects}

    def made_texts(self, language: str, texts: dict[str, str]) -> dict[str, str]:
        """What every person does, put together from its op."""
        return effect_texts(Voice(language, texts, self.slots()), self.box)

    def show(self, view: BrugesView, voice: GameVoice, seats: list[str]) -> list[str]:
        """The table in the terminal."""
        return show(view, voice, seats)

    def cards(self) -> Sequence[Card]:
        return cards(self.printing)
