"""Vienna as the one object the rest of the house knows."""

from __future__ import annotations

from collections.abc import Sequence

from burghers.games.vienna.belongings import belongings
from burghers.games.vienna.box import LAST, SPECIALS, SYMBOLS
from burghers.games.vienna.features import COMMON, PLACE, VERSION, features
from burghers.games.vienna.gallery import cards
from burghers.games.vienna.hints import worth
from burghers.games.vienna.moves import move_words, need_slot, note_words
from burghers.games.vienna.printing import unpack
from burghers.games.vienna.rules.finish import winners
from burghers.games.vienna.rules.setup import SetUp
from burghers.games.vienna.show import show
from burghers.games.vienna.state import NOBODY, Vienna
from burghers.games.vienna.view import ViennaView, view
from burghers.kernel.errors import BadSetup
from burghers.kernel.fate import Fate
from burghers.kernel.game import Card, Game, Option
from burghers.kernel.move import Slot
from burghers.kernel.printing import Printing
from burghers.kernel.step import Seat
from burghers.kernel.voice import GameVoice


class ViennaGame(Game[Vienna]):
    """VIE-1.1  Vienna, for 3 to 5 players, bound to one printing."""

    name = "vienna"
    rules = 1
    prefix = "VIE"
    seats = (3, 5)
    options = (Option("side", ("day", "night")), Option("first", ("random", "1", "2", "3", "4", "5")))
    seat_colours = ("red", "yellow", "green", "blue", "black")
    bound = 20_000
    feature_version = VERSION
    feature_names = (COMMON, PLACE)

    def __init__(self, printing: Printing) -> None:
        super().__init__(printing)
        self.box = unpack(printing)
        self.moves = move_words(self.box)
        self.notes = note_words(self.box)

    def start(self, seats: int, options: dict[str, str]) -> Vienna:
        """VIE-2.1 to 2.4  The table laid for so many players."""
        box = self.box
        first = -1 if options["first"] == "random" else int(options["first"]) - 1
        if first >= seats:
            raise BadSetup(f"nobody sits in seat {first + 1}, so that seat cannot begin")
        return Vienna(
            seats=seats,
            agenda=[SetUp(first)],
            options=[],
            offers=[],
            sealed=[],
            owing=0,
            barriers=0,
            box=box,
            night=int(options["side"] == "night"),
            round=0,
            bank=box.coins,
            points=[box.start_score[seats]] * seats,
            coins=[0] * seats,
            hands=[0] * seats,
            unrolled=0,
            carriage=[0] * seats,
            owner=[NOBODY] * (LAST + 1),
            lying=[0] * (LAST + 1),
            taken=0,
            bund=[0] * seats,
            gendarme=0,
            holder=[NOBODY] * SPECIALS,
            doubled=0,
            white=NOBODY,
            start_card=[-1] * seats,
            symbols=[0] * (seats * SYMBOLS),
            scored=[0] * seats,
            met=[],
            unseen=box.copies[:],
            under=[],
            discards=[0] * len(box.copies),
            display=[],
        )

    def view(self, s: Vienna, viewer: Seat) -> ViennaView:
        """What a seat may see: everything but the order of the pile."""
        return view(s, viewer)

    def redeal(self, s: Vienna, viewer: Seat, fate: Fate) -> Vienna:
        """Nothing is hidden in Vienna but what fate has not decided yet."""
        return s.clone()

    def scores(self, s: Vienna) -> list[int]:
        """VIE-1.3  The points as they stand: who has most at the end wins."""
        return s.points[:]

    def winners(self, s: Vienna) -> list[Seat]:
        """VIE-9.4."""
        return winners(s)

    def rounds(self, s: Vienna) -> int:
        """Rounds begun."""
        return s.round

    def worth(self, s: Vienna, seat: Seat) -> int:
        """A rough value for simple bots."""
        return worth(s, seat)

    def features(self, s: Vienna, out: list[int]) -> None:
        """What learned bots go by."""
        features(s, out)

    def belongings(self, s: Vienna, seat: Seat) -> list[tuple[str, int]]:
        """What a seat has."""
        return belongings(s, seat)

    def audit(self, s: Vienna) -> None:
        """Coins, dice and cards are all accounted for."""
        box = s.box
        assert s.bank >= 0 and min(s.coins) >= 0, "a purse below nothing"
        assert s.bank + sum(s.coins) == box.coins, "coins lost"
        for person, copies in enumerate(box.copies):
            held = sum(1 for entry in s.met if entry % 256 == person)
            known = s.under.count(person) + s.display.count(person)
            assert s.unseen[person] + s.discards[person] + known + held == copies, "a person lost"
        assert len(set(s.display)) == len(s.display), "a person twice on display"
        for seat in range(s.seats):
            assert s.dice_of(seat) >= s.hand_size(seat) + s.bund[seat], "too many dice"
        for space in range(1, LAST + 1):
            occupied = s.owner[space] != NOBODY or s.gendarme == space
            assert bool(s.taken >> space & 1) == occupied, "the road and its marks disagree"

    def slots(self) -> dict[str, Slot]:
        """Blanks of the sentences, with what a space needs for refusals."""
        return {**super().slots(), "need": need_slot(self.box)}

    def show(self, view: ViennaView, voice: GameVoice, seats: list[str]) -> list[str]:
        """The table in the terminal."""
        return show(view, voice, seats)

    def cards(self) -> Sequence[Card]:
        """The gallery."""
        return cards(self.printing)
