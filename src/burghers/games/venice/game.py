"""Venice as the one object the rest of the house knows."""

from __future__ import annotations

from collections.abc import Sequence

from burghers.games.venice.audit import audit
from burghers.games.venice.belongings import belongings
from burghers.games.venice.box import SHAPE_WORDS
from burghers.games.venice.companion import companion
from burghers.games.venice.features import COMMON, PLACE, VERSION, features
from burghers.games.venice.gallery import cards
from burghers.games.venice.hints import BOLD, worth
from burghers.games.venice.moves import move_words, note_words
from burghers.games.venice.naming import made_texts
from burghers.games.venice.observation import see
from burghers.games.venice.printing import unpack
from burghers.games.venice.rules.finish import winners
from burghers.games.venice.rules.setup import SetUp
from burghers.games.venice.show import show
from burghers.games.venice.state import NOBODY, Venice
from burghers.games.venice.study import REASONS, THEMES
from burghers.games.venice.terms import terms
from burghers.games.venice.view import redeal, view
from burghers.games.venice.views import VeniceView
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
        Option("spy", ("looks", "draws", "exchange")),
        Option("saboteur", ("may", "must")),
    )
    credit = Credit("Christian Fiore, Knut Happel", "Goldsieber", 2006)
    cover = ("#bfe3df", "#2f7f86")
    minutes = 60
    weight = 2
    tallies = Tallies(
        sources={
            "arms": "arms",
            "edges": "edges",
            "token_paid": "tokens",
            "gondola_paid": "gondola",
            "role_paid": "roles",
            "paid_points": "roles",
        },
        signs={"paid_points": -1},
        had={"card": ("acts",), "tile": ("built",)},
    )
    bound = 50_000
    follow_ups = frozenset({"site", "turn"})  # VEN-6.2, VEN-6.3: a tile is dropped where and as it will lie
    themes = THEMES
    reasons = REASONS
    unlearned = frozenset({"alternative", "pay-for"})
    named = (("tile", "tile", "tile_text"), ("card", "card", "card_text"))
    feature_version = VERSION
    feature_names = (COMMON, PLACE)

    def __init__(self, printing: Printing, rules: int | None = None) -> None:
        super().__init__(printing, rules)
        self.box = whole(unpack, printing)
        self.box.rules = self.rules
        opened(self, self.box)
        self.moves = move_words(self.box.tile_ids, self.box.card_ids, SHAPE_WORDS, self.box.action_ids)
        self.notes = note_words(self.box.tile_ids, self.box.card_ids, self.box.action_ids)

    def start(self, seats: int, options: dict[str, str]) -> Venice:
        """VEN-2.1 to 2.3 and VEN-2.9  The table laid: score 0, tokens in reserve, the gondola empty."""
        first = NOBODY if options["first"] == "random" else int(options["first"]) - 1
        if first >= seats:
            raise BadSetup(f"nobody sits in seat {first + 1}, so that seat cannot begin")
        s = Venice(seats)
        s.lay(
            self.box,
            any_pillar=int(options["tokens"] == "any"),
            spy_looks=int(options["spy"] == "looks"),
            spy_swaps=int(options["spy"] == "exchange"),
            must_mark=int(options["saboteur"] == "must"),
        )
        for seat in range(seats):
            s.maybe[seat * seats + seat] = 0  # nobody guesses at his own hand
        s.next(SetUp(first))
        return s

    def view(self, s: Venice, viewer: Seat) -> VeniceView:
        """What a seat may see."""
        return view(s, viewer)

    def redeal(self, s: Venice, viewer: Seat, fate: Fate) -> Venice:
        """Hidden hands and sealed choices dealt anew; the order of the piles is nobody's to know."""
        return redeal(s, viewer, fate)

    def scores(self, s: Venice) -> list[int]:
        """The points as they stand."""
        return list(s.points)

    def winners(self, s: Venice) -> list[Seat]:
        """VEN-11.6."""
        return winners(s)

    def rounds(self, s: Venice) -> int:
        return s.round

    def worth(self, s: Venice, seat: Seat) -> int:
        """A rough value for simple bots."""
        return worth(s, seat, BOLD)

    def features(self, s: Venice, out: Sheet) -> None:
        """The table and the seats in numbers, for learned bots."""
        features(s, out)

    def see(self, s: Venice, out: Observation) -> None:
        """What a seat may know, in numbers."""
        see(s, out)

    def belongings(self, s: Venice, seat: Seat) -> list[tuple[str, int]]:
        return belongings(s, seat)

    def terms(self, s: Venice, seat: Seat, move: Move) -> Terms:
        """What an answer costs and brings."""
        return terms(s, seat, move)

    def companion(self, s: Venice) -> list[Chapter]:
        return companion(s)

    def audit(self, s: Venice) -> None:
        """Pillars, tokens, tiles and cards are all accounted for."""
        audit(s)

    def slots(self) -> dict[str, Slot]:
        """Blanks of the sentences, with what cards do."""
        return {**super().slots(), "card_text": words("card_text", self.box.card_ids)}

    def show(self, view: VeniceView, voice: GameVoice, seats: list[str]) -> list[str]:
        """The table in the terminal."""
        return show(view, voice, seats)

    def printed_texts(self, language: str, texts: dict[str, str]) -> dict[str, str]:
        """Names and texts from the figures; what the printing says itself comes first."""
        made = made_texts(self.printing, self.box, language, texts)
        return {**made, **super().printed_texts(language, {**texts, **made})}

    def cards(self) -> Sequence[Card]:
        return cards(self.printing, self.box)
