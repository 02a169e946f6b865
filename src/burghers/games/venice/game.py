"""Venice as the one object the rest of the house knows."""

from __future__ import annotations

from collections.abc import Sequence

from burghers.games.venice.audit import audit
from burghers.games.venice.belongings import belongings
from burghers.games.venice.box import SHAPE_WORDS, SHAPES
from burghers.games.venice.features import COMMON, PLACE, VERSION, features
from burghers.games.venice.gallery import cards
from burghers.games.venice.hints import BOLD, worth
from burghers.games.venice.moves import move_words, note_words
from burghers.games.venice.printing import unpack
from burghers.games.venice.rules.finish import winners
from burghers.games.venice.rules.setup import SetUp
from burghers.games.venice.show import show
from burghers.games.venice.state import NO_CARD, NO_TILE, NOBODY, TOKENS, Venice
from burghers.games.venice.view import VeniceView, redeal, view
from burghers.kernel.errors import BadSetup
from burghers.kernel.fate import Fate
from burghers.kernel.game import Card, Game, Option
from burghers.kernel.printing import Printing
from burghers.kernel.step import Seat
from burghers.kernel.voice import GameVoice


class VeniceGame(Game[Venice]):
    """The Columns of Venice, bound to one printing."""

    name = "venice"
    rules = 1
    prefix = "VEN"
    seats = (2, 6)
    options = (
        Option("first", ("random", "1", "2", "3", "4", "5", "6")),
        Option("tokens", ("new", "any")),
        Option("spy", ("draws", "looks")),
    )
    bound = 50_000
    feature_version = VERSION
    feature_names = (COMMON, PLACE)

    def __init__(self, printing: Printing) -> None:
        super().__init__(printing)
        self.box = unpack(printing)
        self.moves = move_words(self.box.tile_ids, self.box.card_ids, SHAPE_WORDS)
        self.notes = note_words(self.box.tile_ids, self.box.card_ids)

    def start(self, seats: int, options: dict[str, str]) -> Venice:
        """VEN-2.1 to 2.3 and VEN-2.9  The table laid: score 0, tokens in reserve, the gondola empty."""
        box = self.box
        first = NOBODY if options["first"] == "random" else int(options["first"]) - 1
        if first >= seats:
            raise BadSetup(f"nobody sits in seat {first + 1}, so that seat cannot begin")
        in_game = box.in_game[seats]
        return Venice(
            seats=seats,
            agenda=[SetUp(first)],
            options=[],
            offers=[],
            sealed=[],
            owing=0,
            barriers=0,
            box=box,
            any_pillar=int(options["tokens"] == "any"),
            spy_looks=int(options["spy"] == "looks"),
            round=0,
            first=NOBODY,
            supply=box.pillars,
            gondola=NOBODY,
            unseen=box.all_tiles,
            drawn=NO_CARD,
            points=[0] * seats,
            hands=[0] * seats,
            played=[NO_CARD] * seats,
            reserve=[0] * seats,
            map=[0] * (TOKENS + 3 * seats),
            laid=[],
            tops=[NO_TILE] * SHAPES,
            under=[],
            maybe=[0 if viewer == seat else in_game for viewer in range(seats + 1) for seat in range(seats)],
        )

    def view(self, s: Venice, viewer: Seat) -> VeniceView:
        """What a seat may see."""
        return view(s, viewer)

    def redeal(self, s: Venice, viewer: Seat, fate: Fate) -> Venice:
        """Hidden hands and sealed choices dealt anew; the order of the piles is nobody's to know."""
        return redeal(s, viewer, fate)

    def scores(self, s: Venice) -> list[int]:
        """The points as they stand."""
        return s.points[:]

    def winners(self, s: Venice) -> list[Seat]:
        """VEN-11.6."""
        return winners(s)

    def rounds(self, s: Venice) -> int:
        """Rounds begun."""
        return s.round

    def worth(self, s: Venice, seat: Seat) -> int:
        """A rough value for simple bots."""
        return worth(s, seat, BOLD)

    def features(self, s: Venice, out: list[int]) -> None:
        """The table and the seats in numbers, for learned bots."""
        features(s, out)

    def belongings(self, s: Venice, seat: Seat) -> list[tuple[str, int]]:
        """What a seat has."""
        return belongings(s, seat)

    def audit(self, s: Venice) -> None:
        """Pillars, tokens, tiles and cards are all accounted for."""
        audit(s)

    def show(self, view: VeniceView, voice: GameVoice, seats: list[str]) -> list[str]:
        """The table in the terminal."""
        return show(view, voice, seats)

    def cards(self) -> Sequence[Card]:
        """The gallery."""
        return cards(self.printing)
