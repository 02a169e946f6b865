"""Colonia as the one object the rest of the house knows."""

from __future__ import annotations

from collections.abc import Sequence

from burghers.games.colonia.audit import audit
from burghers.games.colonia.belongings import belongings
from burghers.games.colonia.box import (
    ALL_PLACES,
    ALL_STALLS,
    BERTH_HOLDS,
    BERTHS,
    CARDS,
    CITIES,
    CRAFTS,
    DECREES,
    HOLDS,
    RELICS,
    RESOURCES,
    SHIPS,
    WEEK_CARDS,
)
from burghers.games.colonia.features import COMMON, PLACE, VERSION, features
from burghers.games.colonia.gallery import cards
from burghers.games.colonia.hints import worth
from burghers.games.colonia.moves import STREET_WORDS, move_words, note_words
from burghers.games.colonia.printing import unpack
from burghers.games.colonia.rules.finish import points_of, winners
from burghers.games.colonia.rules.screens import redeal
from burghers.games.colonia.rules.setup import SetUp
from burghers.games.colonia.show import show
from burghers.games.colonia.state import FAMILY, NOBODY, NOTHING_HERE, RESERVE, Colonia
from burghers.games.colonia.view import ColoniaView, view
from burghers.kernel.fate import Fate
from burghers.kernel.game import Card, Game, Option
from burghers.kernel.move import Slot, words
from burghers.kernel.printing import Printing
from burghers.kernel.step import Seat
from burghers.kernel.voice import GameVoice


class ColoniaGame(Game[Colonia]):
    """Colonia, bound to one printing."""

    name = "colonia"
    rules = 1
    prefix = "COL"
    seats = (3, 6)
    options = (Option("ledger", ("hidden", "open")), Option("revenue", ("printed", "high")))
    seat_colours = ("yellow", "blue", "green", "red", "orange", "purple")
    bound = 2_000
    feature_version = VERSION
    feature_names = (COMMON, PLACE)

    def __init__(self, printing: Printing) -> None:
        super().__init__(printing)
        self.box = unpack(printing)
        self.moves = move_words(self.box)
        self.notes = note_words(self.box)

    def start(self, seats: int, options: dict[str, str]) -> Colonia:
        """COL-2.1 to 2.8  The table laid for so many players: all members in the reserves, all resources in the bag,
        everything shuffled, sticks above the first fields, the windows aside."""
        box = self.box
        family = [0] * (seats * FAMILY)
        for seat in range(seats):
            family[seat * FAMILY + RESERVE] = box.members[seats]
        purse = [0] * (RESOURCES + CRAFTS) + [box.start_money] * CITIES
        return Colonia(
            seats=seats,
            agenda=[SetUp()],
            options=[],
            offers=[],
            sealed=[],
            owing=0,
            barriers=0,
            box=box,
            ledger=int(options["ledger"] == "open"),
            tariff=SHIPS * HOLDS if options["revenue"] == "high" else 0,
            week=0,
            week_card=-1,
            sailing=0,
            passed=0,
            hands=(1 << CARDS * seats) - 1,
            played=0,
            zero=0,
            fewer=0,
            arms=0,
            unseen_weeks=(1 << WEEK_CARDS) - 1,
            unseen_decrees=(1 << DECREES) - 1,
            unseen_ships=(1 << SHIPS) - 1,
            sailed=0,
            unseen_relics=(1 << RELICS) - 1,
            swept=0,
            windows=0,
            order=list(range(seats)),
            family=family,
            screen=purse * seats,
            bag=[box.resources] * RESOURCES,
            stalls=[0] * ALL_STALLS,
            sticks=[0] * CRAFTS,
            fresh=[0] * CRAFTS,
            orders=[],
            decrees=[],
            berths=[],
            cargo=[NOBODY] * (BERTHS * BERTH_HOLDS),
            display=[NOTHING_HERE] * ALL_PLACES,
            insurers=[NOBODY] * ALL_PLACES,
            relics=[0] * seats,
            shrines=[NOBODY] * CITIES + [NOTHING_HERE] * CITIES,
        )

    def view(self, s: Colonia, viewer: Seat) -> ColoniaView:
        """What a seat may see."""
        return view(s, viewer)

    def redeal(self, s: Colonia, viewer: Seat, fate: Fate) -> Colonia:
        """What is behind the other screens, dealt anew."""
        return redeal(s, viewer, fate)

    def scores(self, s: Colonia) -> list[int]:
        """The points as they stand."""
        return [points_of(s, seat) for seat in range(s.seats)]

    def winners(self, s: Colonia) -> list[Seat]:
        """COL-12.4."""
        return winners(s)

    def rounds(self, s: Colonia) -> int:
        """Weeks begun."""
        return s.week

    def worth(self, s: Colonia, seat: Seat) -> int:
        """A rough value for simple bots."""
        return worth(s, seat)

    def belongings(self, s: Colonia, seat: Seat) -> list[tuple[str, int]]:
        """What a seat has."""
        return belongings(s, seat)

    def features(self, s: Colonia, out: list[int]) -> None:
        """What learned bots go by."""
        features(s, out)

    def audit(self, s: Colonia) -> None:
        """COL-1.14  Members, resources and cards are all accounted for."""
        audit(s)

    def slots(self) -> dict[str, Slot]:
        """Blanks of the sentences, with the streets of the questions."""
        return {**super().slots(), "street": words("street", STREET_WORDS)}

    def show(self, view: ColoniaView, voice: GameVoice, seats: list[str]) -> list[str]:
        """The table in the terminal."""
        return show(view, voice, seats)

    def cards(self) -> Sequence[Card]:
        """The gallery."""
        return cards(self.printing)
