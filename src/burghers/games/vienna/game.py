"""Vienna as the one object the rest of the house knows."""

from __future__ import annotations

from collections.abc import Sequence

from burghers.games.vienna.belongings import belongings
from burghers.games.vienna.box import GEHEIMBUND, LAST, PER_WORDS, SPECIAL_WORDS, TIES_NEED_ONE
from burghers.games.vienna.companion import companion
from burghers.games.vienna.features import COMMON, PLACE, VERSION, features
from burghers.games.vienna.gallery import cards, text_key
from burghers.games.vienna.hints import worth
from burghers.games.vienna.moves import move_words, need_slot, note_words
from burghers.games.vienna.observation import see
from burghers.games.vienna.printing import place_on_road, unpack
from burghers.games.vienna.rules.finish import winners
from burghers.games.vienna.rules.setup import SetUp
from burghers.games.vienna.sentences import brief_texts, space_texts
from burghers.games.vienna.show import show, show_narrow
from burghers.games.vienna.state import NOBODY, Vienna
from burghers.games.vienna.study import REASONS, THEMES
from burghers.games.vienna.terms import terms
from burghers.games.vienna.view import view
from burghers.games.vienna.views import ViennaView
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


class ViennaGame(Game[Vienna]):
    """VIE-1.1  Vienna, for 3 to 5 players, bound to one printing."""

    name = "vienna"
    rules = 1
    prefix = "VIE"
    seats = (3, 5)
    options = (
        Option("side", ("day", "night")),
        Option("first", ("random", "1", "2", "3", "4", "5")),
        Option("ties", ("none", "one")),  # VIE-R19
    )
    credit = Credit("Johannes Schmidauer-König", "Schmidt Spiele", 2015)
    cover = ("#d9c9e8", "#51407a")
    minutes = 45
    weight = 2
    tallies = Tallies(
        sources={"got_points": "sights", "final_symbol": "influence", "final_coins": "coins"},
        had={
            "space": ("placed",),
            "person": ("took_person",),
            "special": ("took_special", "took_special_from"),
            "start_card": ("chose_start",),
        },
    )
    seat_colours = ("red", "yellow", "green", "blue", "black")
    bound = 20_000
    named = (
        ("space", "space", ""),
        ("person", "person", ""),
        ("start_card", "start_card", ""),
        ("special_card", "special", "special_text"),
    )
    follow_ups = frozenset({"reroll-more"})  # VIE-4.9: the dice to re-roll are picked together
    themes = THEMES
    reasons = REASONS
    unlearned = frozenset({"choose"})
    feature_version = VERSION
    feature_names = (COMMON, PLACE)

    def __init__(self, printing: Printing, rules: int | None = None) -> None:
        super().__init__(printing, rules)
        self.box = whole(unpack, printing)
        self.box.rules = self.rules
        opened(self, self.box)
        self.moves = move_words(self.box)
        self.notes = note_words(self.box)

    def start(self, seats: int, options: dict[str, str]) -> Vienna:
        """VIE-2.1 to 2.4  The table laid for so many players."""
        first = -1 if options["first"] == "random" else int(options["first"]) - 1
        if first >= seats:
            raise BadSetup(f"nobody sits in seat {first + 1}, so that seat cannot begin")
        s = Vienna(seats)
        s.lay(self.box, int(options["side"] == "night"), TIES_NEED_ONE if options["ties"] == "one" else 0)
        s.next(SetUp(first))
        return s

    def view(self, s: Vienna, viewer: Seat) -> ViennaView:
        """What a seat may see: everything but the order of the pile."""
        return view(s, viewer)

    def redeal(self, s: Vienna, viewer: Seat, fate: Fate) -> Vienna:
        """Nothing is hidden in Vienna but what fate has not decided yet."""
        return s.clone()

    def scores(self, s: Vienna) -> list[int]:
        """VIE-1.3  The points as they stand: who has most at the end wins."""
        return list(s.points)

    def winners(self, s: Vienna) -> list[Seat]:
        """VIE-9.4."""
        return winners(s)

    def rounds(self, s: Vienna) -> int:
        return s.round

    def worth(self, s: Vienna, seat: Seat) -> int:
        """A rough value for simple bots."""
        return worth(s, seat)

    def features(self, s: Vienna, out: Sheet) -> None:
        """What learned bots go by."""
        features(s, out)

    def see(self, s: Vienna, out: Observation) -> None:
        """What a seat may know, in numbers."""
        see(s, out)

    def belongings(self, s: Vienna, seat: Seat) -> list[tuple[str, int]]:
        return belongings(s, seat)

    def terms(self, s: Vienna, seat: Seat, move: Move) -> Terms:
        """What an answer costs and brings."""
        return terms(s, seat, move)

    def companion(self, s: Vienna) -> list[Chapter]:
        return companion(s)

    def audit(self, s: Vienna) -> None:
        """Coins, dice and cards are all accounted for."""
        box = s.box
        assert s.bank >= 0 and min(s.coins) >= 0, "a purse below nothing"
        assert s.bank + sum(s.coins) == box.coins, "coins lost"
        for person, copies in enumerate(box.copies):
            held = sum(1 for entry in s.met if entry % 256 == person)
            known = list(s.under).count(person) + list(s.display).count(person)
            assert s.unseen[person] + s.discards[person] + known + held == copies, "a person lost"
        assert len(set(s.display)) == len(s.display), "a person twice on display"
        for seat in range(s.seats):
            assert s.dice_of(seat) >= s.hand_size(seat) + s.bund[seat], "too many dice"
        for space in range(1, LAST + 1):
            occupied = s.owner[space] != NOBODY or s.gendarme == space
            assert bool(s.taken >> space & 1) == occupied, "the road and its marks disagree"

    def slots(self) -> dict[str, Slot]:
        """Blanks of the sentences, with what a space needs for refusals."""
        more = [words("brief_of", self.box.space_ids), words("special_text", SPECIAL_WORDS)]
        told = {slot.name: slot for slot in (*more, *(words(word, PER_WORDS) for word in ("per", "each", "single")))}
        return {**super().slots(), "need": need_slot(self.box), **told}

    def show(self, view: ViennaView, voice: GameVoice, seats: list[str]) -> list[str]:
        """The table in the terminal."""
        return show(view, voice, seats)

    def show_narrow(self, view: ViennaView, voice: GameVoice, seats: list[str]) -> list[str]:
        """The table in a terminal of 80 columns."""
        return show_narrow(view, voice, seats)

    def made_texts(self, language: str, texts: dict[str, str]) -> dict[str, str]:
        """What every space does, put together from its effect, unless the printing says it in its own words."""
        entries = sorted(self.printing.entries("space"), key=place_on_road)
        keys = [text_key(entry) for entry in entries]
        voice = Voice(language, texts, self.slots())
        made = {**space_texts(voice, self.box, keys), **brief_texts(voice, self.box)}
        told = [(key, entry.names("text").get(language)) for key, entry in zip(keys, entries, strict=True)]
        spaces = {"geheimbund": GEHEIMBUND, "prater": self.box.turns_die()}
        places = {f"place.{word}": texts[f"space.{self.box.space_ids[space]}"] for word, space in spaces.items()}
        return {**made, **{key: text for key, text in told if text}, **places}

    def cards(self) -> Sequence[Card]:
        return cards(self.printing)
