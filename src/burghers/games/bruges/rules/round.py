"""BRU-1 and BRU-2.1  Set-up, rounds, and what lies between them."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import ONCE_A_ROUND
from burghers.games.bruges.moves import BEGIN, BEGINS, ROUND
from burghers.games.bruges.rules.dice import DicePhase
from burghers.games.bruges.rules.drawing import DrawPhase
from burghers.games.bruges.rules.majorities import MajorityPhase
from burghers.games.bruges.rules.scoring import FinalScoring, tell_scores
from burghers.games.bruges.rules.stacks import TOPS
from burghers.games.bruges.rules.turn import ActionPhase
from burghers.games.bruges.state import SPENT, TIRED, Bruges, resident_of
from burghers.kernel.fate import Odds, even
from burghers.kernel.move import Move, a_of, coded
from burghers.kernel.native import i64, vec
from burghers.kernel.step import Chance, Do


@final
class SetUp(Do[Bruges]):
    """BRU-1.5  First player, the two backs on top, then rounds until the end."""

    def __init__(self, first: i64) -> None:
        self.first: Final = first  # the seat the host picked, or -1 for chance

    def run(self, s: Bruges) -> None:
        """The whole game, in reading order."""
        s.then(TOPS[0], TOPS[1], Round())
        if self.first < 0:
            s.next(DrawFirstPlayer())
        else:
            give_banner(s, self.first)


@final
class DrawFirstPlayer(Chance[Bruges]):
    """BRU-1.5  The first player is drawn at random, unless the host picks one."""

    def odds(self, s: Bruges) -> Odds:
        return even(vec[i64]([coded(BEGIN, seat) for seat in range(s.seats)]))

    def stream(self) -> str:
        return "first"

    def take(self, s: Bruges, outcome: Move) -> None:
        """Hand the banner over."""
        give_banner(s, a_of(outcome))


def give_banner(s: Bruges, seat: i64) -> None:
    """The first player of the coming round."""
    s.first = seat
    s.tell(seat, BEGINS)


@final
class Round(Do[Bruges]):
    """BRU-2.1  A round has four phases: draw, dice, actions, majorities."""

    def run(self, s: Bruges) -> None:
        """Then the end of the round."""
        s.round += 1
        s.because(0)
        s.tell(-1, ROUND, s.round - 1)
        s.then(DrawPhase(), DicePhase(), ActionPhase(), MajorityPhase(), EndOfRound())


@final
class EndOfRound(Do[Bruges]):
    """BRU-6.5  Turned persons are straightened, the banner goes to the left neighbour, and the next round begins; after
    the last round comes the final scoring."""

    def run(self, s: Bruges) -> None:
        """The last round is known by then (BRU-2.6)."""
        tell_scores(s)
        if s.last and s.round >= s.last:
            s.next(FinalScoring())
            return
        for seat in range(s.seats):
            houses = s.houses[seat][:]
            for i in range(len(houses)):
                if houses[i] & TIRED and not s.box.once[resident_of(houses[i])]:
                    houses[i] &= ~TIRED
            s.houses[seat] = houses
            if s.customs & ONCE_A_ROUND:
                s.hands[seat] = vec[i64]([card & ~SPENT for card in s.hands[seat]])
        give_banner(s, s.seat_after(s.first, 1))
        s.next(Round())
