"""Flotsam as the one object Burghers knows."""

from __future__ import annotations

from dataclasses import dataclass

from burghers.kernel.fate import Fate
from burghers.kernel.game import OPEN, Game
from burghers.kernel.play import reseal
from burghers.kernel.printing import Printing
from burghers.kernel.step import Seat
from burghers.kernel.tallies import Tallies
from burghers_flotsam.moves import MOVES, NOTES
from burghers_flotsam.rules import Deal, Round
from burghers_flotsam.state import PLAYED, UNSEEN, Flotsam


@dataclass(frozen=True)
class SeatView:
    """What lies before a seat; the hand of another player is a number of cards."""

    points: int
    cards: int
    hand: list[int]


@dataclass(frozen=True)
class FlotsamView:
    """What a seat may see."""

    seats: list[SeatView]
    round: int
    cargo: int
    played: list[int]


class FlotsamGame(Game[Flotsam]):
    """FLO-1.1  Flotsam, for 2 to 4 players."""

    name = "flotsam"
    rules = 1
    prefix = "FLO"
    seats = (2, 4)
    cover = ("#cfe6e8", "#2c6e7f")
    tallies = Tallies(sources={"won": "beach", "threw_again": None}, signs={"threw_again": -1})
    moves = MOVES
    notes = NOTES

    def __init__(self, printing: Printing) -> None:
        """FLO-1.2  The printing says how many rounds there are, and what another throw costs."""
        super().__init__(printing)
        entry = printing.entry("constants")
        self.last_round, self.fee = entry.number("rounds", 1, 5), entry.number("fee", 1, 9)
        entry.close()
        printing.settle()

    def start(self, seats: int, options: dict[str, str]) -> Flotsam:
        """FLO-2.1  The cards are dealt one by one; then the rounds."""
        s = Flotsam(seats, self.last_round, self.fee)
        s.then(*[Deal(Seat(i)) for _ in range(self.last_round) for i in range(seats)], Round())
        return s

    def view(self, s: Flotsam, viewer: Seat) -> FlotsamView:
        """Hands are secret until the game is over."""
        hands = [s.hand(seat) for seat in range(s.seats)]
        shown = [[card + 1 for card in hand] if viewer in (i, OPEN) else [] for i, hand in enumerate(hands)]
        seats = [SeatView(s.points[i], len(hands[i]), shown[i]) for i in range(s.seats)]
        return FlotsamView(seats, s.round, s.cargo, [card + 1 for card in s.hand(PLAYED)])

    def redeal(self, s: Flotsam, viewer: Seat, fate: Fate) -> Flotsam:
        """The cards this viewer has not seen are dealt anew, and what others bid in secret with them."""
        world = s.clone()
        hidden = [card for card in range(len(s.holder)) if s.holder[card] not in (viewer, PLAYED)]
        dealt = hidden[:]
        fate.shuffle(dealt, "redeal")
        for card, other in zip(hidden, dealt, strict=True):
            world.holder[other] = s.holder[card]
        reseal(world, viewer, fate)
        return world

    def scores(self, s: Flotsam) -> list[int]:
        """FLO-4.2  Most points win; who has as many shares the victory."""
        return s.points[:]

    def worth(self, s: Flotsam, seat: Seat) -> int:
        """For simple bots, in hundredths of a point: high cards are worth something while they are held."""
        return s.points[seat] * 100 + sum(card * 8 for card in s.hand(seat))

    def audit(self, s: Flotsam) -> None:
        """No card is lost, and nobody has paid what he had not."""
        hands = [len(s.hand(seat)) for seat in range(s.seats)]
        assert sum(hands) + len(s.hand(PLAYED)) + len(s.hand(UNSEEN)) == len(s.holder), "a card is lost"
        assert s.round == 0 or max(hands) == min(hands), "somebody has too many cards"
        assert min(s.points) >= 0, "points below nothing"
