"""What lies on the table in Flotsam."""

from __future__ import annotations

from burghers.kernel.state import State
from burghers.kernel.step import Seat
from burghers_flotsam.moves import CARDS

UNSEEN, PLAYED = -1, -2  # in place of the seat that holds a card


class Flotsam(State):
    """Who holds which card, what lies on the beach, and the points."""

    def __init__(self, seats: int, rounds: int, fee: int) -> None:
        super().__init__(seats)
        self.rounds = rounds  # in all
        self.fee = fee  # points for another throw
        self.holder = [UNSEEN] * CARDS
        self.points = [0] * seats
        self.cargo = 0  # what the die shows
        self.watch = 0  # the seat that may throw again
        self.round = 0

    def hand(self, seat: Seat | int) -> list[int]:
        """The cards of a seat, from 0 on."""
        return [card for card in range(CARDS) if self.holder[card] == seat]
