"""Colonia as the one object the rest of the house knows."""

from __future__ import annotations

from collections.abc import Sequence

from burghers.games.colonia.audit import audit
from burghers.games.colonia.belongings import belongings
from burghers.games.colonia.box import (
    CITIES,
    HOLDS,
    RESOURCE_WORDS,
)
from burghers.games.colonia.companion import companion
from burghers.games.colonia.features import COMMON, PLACE, VERSION, features
from burghers.games.colonia.gallery import TEXTS, cards
from burghers.games.colonia.hints import worth
from burghers.games.colonia.moves import STREET_WORDS, move_words, note_words
from burghers.games.colonia.naming import made_texts
from burghers.games.colonia.observation import see
from burghers.games.colonia.printing import unpack
from burghers.games.colonia.rules.finish import points_of, winners
from burghers.games.colonia.rules.screens import redeal
from burghers.games.colonia.rules.setup import SetUp
from burghers.games.colonia.show import show
from burghers.games.colonia.state import FAMILY, MONEY, RESERVE, SCREEN, Colonia
from burghers.games.colonia.study import REASONS, THEMES
from burghers.games.colonia.terms import terms
from burghers.games.colonia.view import day_of, sees, view
from burghers.games.colonia.views import ColoniaView
from burghers.kernel.companion import Chapter
from burghers.kernel.declared import Card, Credit, Option
from burghers.kernel.fate import Fate
from burghers.kernel.game import Game
from burghers.kernel.move import Move, Slot, words
from burghers.kernel.observation import Observation
from burghers.kernel.printing import Printing, whole
from burghers.kernel.sheet import Sheet
from burghers.kernel.step import Seat
from burghers.kernel.tallies import Ballot, Tallies
from burghers.kernel.terms import Terms
from burghers.kernel.travel import opened
from burghers.kernel.voice import GameVoice


class ColoniaGame(Game[Colonia]):
    """Colonia, bound to one printing."""

    name = "colonia"
    rules = 2  # since 2 the mayor decides a tie after the vote (COL-6.4)
    prefix = "COL"
    seats = (3, 6)
    options = (
        Option("ledger", ("hidden", "open")),
        Option("revenue", ("printed", "high")),
        Option("tie", ("after", "vote")),
    )
    credit = Credit("Dirk Henn", "Queen Games", 2009)
    cover = ("#e8dcc0", "#5d6b3d")
    minutes = 90
    weight = 4
    tallies = Tallies(
        sources={"reliquary_points": "reliquaries", "window_points": "windows"},
        rest="relics",
        signs={"total": 0},
        had={
            "decree": ("adopted",),
            "relic": ("bought_relic",),
            "ship": ("loaded", "loaded_arms"),
            "craftsman": ("ordered",),
            "city": ("window",),
        },
        ballot=Ballot("said_yes", "adopted", "rejected"),
    )
    seat_colours = ("yellow", "blue", "green", "red", "orange", "purple")
    bound = 10_000
    themes = THEMES
    reasons = REASONS
    unlearned = frozenset({"offer", "alternative"})
    named = tuple((kind, kind, text) for kind, text in TEXTS.items())
    feature_version = VERSION
    feature_names = (COMMON, PLACE)

    def __init__(self, printing: Printing, rules: int | None = None) -> None:
        super().__init__(printing, rules)
        self.box = whole(unpack, printing)
        self.box.rules = self.rules
        opened(self, self.box)
        self.moves = move_words(self.box)
        self.notes = note_words(self.box)

    def start(self, seats: int, options: dict[str, str]) -> Colonia:
        """COL-2.1 to 2.8  The table laid for so many players: all members in the reserves, all resources in the bag,
        everything shuffled, sticks above the first fields, the windows aside."""
        s = Colonia(seats)
        s.lay(
            self.box,
            ledger=int(options["ledger"] == "open"),
            tariff=len(self.box.ship_ids) * HOLDS if options["revenue"] == "high" else 0,
            mayor_after=int(options["tie"] == "after" and self.rules > 1),
        )
        for seat in range(seats):
            s.family[seat * FAMILY + RESERVE] = self.box.members[seats]
            for city in range(CITIES):
                s.screen[seat * SCREEN + MONEY + city] = self.box.start_money
        s.next(SetUp())
        return s

    def view(self, s: Colonia, viewer: Seat) -> ColoniaView:
        """What a seat may see."""
        return view(s, viewer, self.moves)

    def redeal(self, s: Colonia, viewer: Seat, fate: Fate) -> Colonia:
        """What is behind the other screens, dealt anew."""
        return redeal(s, viewer, fate)

    def scores(self, s: Colonia) -> list[int]:
        """The points as they stand."""
        return [points_of(s, seat) for seat in range(s.seats)]

    def points_seen(self, s: Colonia, viewer: Seat) -> list[int | None]:
        """What lies behind a screen is its owner's to know until the end."""
        return [points_of(s, seat) if sees(s, viewer, seat) else None for seat in range(s.seats)]

    def winners(self, s: Colonia) -> list[Seat]:
        """COL-12.4."""
        return winners(s)

    def rounds(self, s: Colonia) -> int:
        return s.week

    def part(self, s: Colonia) -> str:
        """The day of the week."""
        return day_of(s) if s.week else ""

    def worth(self, s: Colonia, seat: Seat) -> int:
        """A rough value for simple bots."""
        return worth(s, seat)

    def belongings(self, s: Colonia, seat: Seat) -> list[tuple[str, int]]:
        return belongings(s, seat)

    def features(self, s: Colonia, out: Sheet) -> None:
        """What learned bots go by."""
        features(s, out)

    def terms(self, s: Colonia, seat: Seat, move: Move) -> Terms:
        """What an answer costs and brings."""
        return terms(s, seat, move)

    def see(self, s: Colonia, out: Observation) -> None:
        """What a seat may know, in numbers."""
        see(s, out)

    def companion(self, s: Colonia) -> list[Chapter]:
        return companion(s)

    def audit(self, s: Colonia) -> None:
        """COL-1.14  Members, resources and cards are all accounted for."""
        audit(s)

    def slots(self) -> dict[str, Slot]:
        """Blanks of the sentences, with the streets of the questions."""
        more = [words("street", STREET_WORDS), words("resource_too", RESOURCE_WORDS)]
        return {**super().slots(), **{slot.name: slot for slot in more}}

    def show(self, view: ColoniaView, voice: GameVoice, seats: list[str]) -> list[str]:
        """The table in the terminal."""
        return show(view, voice, seats)

    def printed_texts(self, language: str, texts: dict[str, str]) -> dict[str, str]:
        """Names and texts from the figures; what the printing says itself comes first."""
        made = made_texts(self.printing, self.box, language, texts)
        return {**made, **super().printed_texts(language, {**texts, **made})}

    def cards(self) -> Sequence[Card]:
        return cards(self.printing)
