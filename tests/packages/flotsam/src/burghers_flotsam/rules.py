"""The rules of Flotsam, one class per numbered rule."""

from __future__ import annotations

from burghers.kernel.errors import Refusal
from burghers.kernel.fate import Odds, even
from burghers.kernel.move import Move, Moves, a_of, coded, moves, verb_of
from burghers.kernel.note import NOBODY
from burghers.kernel.step import Ask, Chance, Do, Seat, Together
from burghers_flotsam.moves import AGAIN, ASHORE, BID, CARDS, DEAL, LEAVE, OFFERED, ROLL, ROUND, THREW_AGAIN, WON
from burghers_flotsam.state import PLAYED, UNSEEN, Flotsam


class Deal(Chance[Flotsam]):
    """FLO-2.1  Every player is dealt a card for each round, to be seen by nobody else."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def odds(self, s: Flotsam) -> Odds:
        """Any card nobody has."""
        return even(moves([coded(DEAL, card) for card in range(CARDS) if s.holder[card] == UNSEEN]))

    def take(self, s: Flotsam, outcome: Move) -> None:
        """Into the hand."""
        s.holder[a_of(outcome)] = int(self.seat)


class Round(Do[Flotsam]):
    """FLO-3.1  A round: the die is thrown, the watch may throw again, all bid; then the watch goes to the left."""

    def run(self, s: Flotsam) -> None:
        """FLO-4.1  The game ends when all cards are played."""
        if s.round == s.rounds:
            return
        s.watch = s.round % s.seats
        s.round += 1
        s.note(coded(ROUND, s.round - 1), NOBODY)
        s.then(Throw(), ThrowAgain(Seat(s.watch)), Bids(), Round())


class Throw(Chance[Flotsam]):
    """FLO-3.2  The die says how many points lie on the beach."""

    def odds(self, s: Flotsam) -> Odds:
        """Six faces alike."""
        return even(moves([coded(ROLL, face) for face in range(6)]))

    def take(self, s: Flotsam, outcome: Move) -> None:
        """Blanks are counted from 0, faces from 1."""
        s.cargo = a_of(outcome) + 1
        s.note(coded(ASHORE, a_of(outcome)), NOBODY)


class ThrowAgain(Ask[Flotsam]):
    """FLO-3.3  The watch may pay a point to have the die thrown once more."""

    def figures(self, s: Flotsam) -> list[tuple[str, int]]:
        """What lies there now."""
        return [("cargo", s.cargo)]

    def options(self, s: Flotsam) -> Moves:
        """Without a point there is only one answer."""
        return moves([coded(LEAVE), *([coded(AGAIN)] if s.points[self.seat] >= s.fee else [])])

    def targets(self, s: Flotsam, seat: Seat) -> list[Move]:
        """What somebody may look for."""
        return [coded(LEAVE), coded(AGAIN)]

    def why(self, s: Flotsam, seat: Seat, move: Move) -> Refusal | None:
        """Too poor, or no answer at all."""
        if move == coded(AGAIN) and s.points[seat] < s.fee:
            return Refusal(self.rule(), "no-points", [("fee", s.fee)])
        return super().why(s, seat, move)

    def take(self, s: Flotsam, move: Move) -> None:
        """The second throw stands."""
        if verb_of(move) == AGAIN:
            s.points[self.seat] -= s.fee
            s.note(coded(THREW_AGAIN, s.fee - 1), self.seat)
            s.next(Throw())


class Bids(Together[Flotsam]):
    """FLO-3.4  All choose a card in secret and show it at once; FLO-3.5  the highest takes what lies on the beach."""

    def figures(self, s: Flotsam) -> list[tuple[str, int]]:
        """What is bid for."""
        return [("cargo", s.cargo)]

    def options(self, s: Flotsam, seat: Seat) -> Moves:
        """Any card of the hand."""
        return moves([coded(BID, card) for card in s.hand(seat)])

    def reveal(self, s: Flotsam, answers: Moves) -> None:
        """No two cards are alike, so there is one winner."""
        for seat, answer in enumerate(answers):
            s.holder[a_of(answer)] = PLAYED
            s.note(coded(OFFERED, a_of(answer)), seat)
        winner = max(range(s.seats), key=lambda seat: a_of(answers[seat]))
        s.points[winner] += s.cargo
        s.note(coded(WON, s.cargo - 1), winner)
