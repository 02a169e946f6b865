"""COL-3.1 and COL-4  The week and its Monday."""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.box import (
    ALL_STALLS,
    BERTHS,
    CRAFTS,
    DECREES,
    DECREES_A_WEEK,
    STALLS,
    WEEK_CARDS,
    WEEKS,
)
from burghers.games.colonia.moves import (
    DECREE_UP,
    MARKET,
    SAILING,
    STICK,
    TURN_DECREE,
    TURN_WEEK,
    WEEK,
    told,
    told_offer,
)
from burghers.games.colonia.rules.bag import DrawToStall
from burghers.games.colonia.rules.council import Tuesday
from burghers.games.colonia.rules.finish import FinalScoring
from burghers.games.colonia.rules.loading import Friday
from burghers.games.colonia.rules.market import Wednesday
from burghers.games.colonia.rules.relics import Sunday
from burghers.games.colonia.rules.sailing import Saturday
from burghers.games.colonia.rules.workshops import Thursday
from burghers.games.colonia.state import Colonia
from burghers.kernel.fate import Odds, even
from burghers.kernel.move import Move, a_of, coded
from burghers.kernel.step import Chance, Do, Step


@final
class Week(Do[Colonia]):
    """COL-3.1  Six weeks; each plays Monday to Sunday in order."""

    def run(self, s: Colonia) -> None:
        """All seven days; COL-12.1: the game ends with the sixth Sunday."""
        s.week += 1
        last: Step[Colonia] = self if s.week < WEEKS else FinalScoring()
        s.then(TurnUpWeek(), Tuesday(), Wednesday(), Thursday(), Friday(), Saturday(), Sunday(), last)


@final
class TurnUpWeek(Chance[Colonia]):
    """COL-4.1  The top week card is turned over and rules the week."""

    def odds(self, s: Colonia) -> Odds:
        """Any card not seen yet."""
        return even([coded(TURN_WEEK, card) for card in range(WEEK_CARDS) if s.unseen_weeks >> card & 1])

    def stream(self) -> str:
        """The pile of week cards."""
        return "weeks"

    def take(self, s: Colonia, outcome: Move) -> None:
        """Stalls, sticks, harbour, decrees."""
        card = a_of(outcome)
        s.unseen_weeks &= ~(1 << card)
        s.week_card = card
        s.note(told(WEEK, s.week - 1, card), -1)
        for _ in range(DECREES_A_WEEK):
            s.next(TURN_UP_DECREE)
        s.next(SetSticks())
        for stall in range(STALLS - 1, -1, -1):
            draw = DRAW_TO_STALL[stall]
            for _ in range(s.box.week_stalls[card * STALLS + stall]):
                s.next(draw)


DRAW_TO_STALL: Final = [DrawToStall(stall) for stall in range(ALL_STALLS)]


@final
class SetSticks(Do[Colonia]):
    """COL-4.3  Each craftsman's stick moves down by his regular orders; the fields above it are sure to be served."""

    def run(self, s: Colonia) -> None:
        """COL-4.5  The harbour stick goes below the berth whose number equals the ships leaving."""
        box = s.box
        for stall in range(STALLS):
            s.note(told_offer(MARKET, stall, s.stalls[stall]), -1)
        for craft in range(CRAFTS):
            fields = box.week_orders[s.week_card * CRAFTS + craft]
            s.sticks[craft] = fields
            s.note(told(STICK, craft, fields), -1)
        s.sailing = ships_leaving(s)
        s.note(told(SAILING, s.sailing), -1)


def ships_leaving(s: Colonia) -> int:
    """COL-4.6  As the card says; in the last week all four, whatever it says."""
    return s.box.week_ships[s.week_card] if s.week < WEEKS else BERTHS


@final
class TurnUpDecree(Chance[Colonia]):
    """COL-4.7  Three decrees are turned over and lie left to right by rising day, equal days in the order drawn."""

    def odds(self, s: Colonia) -> Odds:
        """COL-4.8  Any not seen yet: all are used in six weeks."""
        return even([coded(TURN_DECREE, decree) for decree in range(DECREES) if s.unseen_decrees >> decree & 1])

    def stream(self) -> str:
        """The pile of decrees."""
        return "decrees"

    def take(self, s: Colonia, outcome: Move) -> None:
        """Behind those of the same or an earlier day."""
        decree = a_of(outcome)
        s.unseen_decrees &= ~(1 << decree)
        days = s.box.decree_days
        at = len(s.decrees)
        while at and days[s.decrees[at - 1]] > days[decree]:
            at -= 1
        s.decrees.insert(at, decree)
        s.note(told(DECREE_UP, decree), -1)


TURN_UP_DECREE: Final = TurnUpDecree()
