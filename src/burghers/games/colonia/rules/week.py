"""COL-3.1 and COL-4  The week and its Monday."""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.box import (
    BERTHS,
    CRAFTS,
    STALLS,
)
from burghers.games.colonia.moves import (
    DECREE_UP,
    MARKET,
    SAILING,
    STICK,
    TURN_DECREE,
    TURN_DECREES,
    TURN_WEEK,
    WEEK,
    by_week,
    told,
    told_offer,
)
from burghers.games.colonia.rules.bag import stock_stall
from burghers.games.colonia.rules.council import Tuesday
from burghers.games.colonia.rules.finish import FinalScoring
from burghers.games.colonia.rules.loading import Friday
from burghers.games.colonia.rules.market import Wednesday
from burghers.games.colonia.rules.offers import carry_out
from burghers.games.colonia.rules.relics import Sunday
from burghers.games.colonia.rules.sailing import Saturday
from burghers.games.colonia.rules.workshops import Thursday
from burghers.games.colonia.state import Colonia
from burghers.kernel.deals import draw_next
from burghers.kernel.fate import Odds, even
from burghers.kernel.limits import renewed
from burghers.kernel.move import Move, a_of, coded
from burghers.kernel.native import i64, vec
from burghers.kernel.step import Chance, Do, Step
from burghers.kernel.vectors import bit_of, inserted

NONE_STANDING: Final = vec[i64]()  # no decree of a new week is adopted yet


@final
class Week(Do[Colonia]):
    """COL-3.1  Six weeks, or as many as the box has; each plays Monday to Sunday in order."""

    def run(self, s: Colonia) -> None:
        """All seven days; COL-12.1: the game ends with the sixth Sunday."""
        s.week += 1
        s.spent = renewed(s.spent)
        s.standing = NONE_STANDING
        last: Step[Colonia] = self if s.week < s.box.weeks else FinalScoring()
        s.then(TurnUpWeek(), Tuesday(), Wednesday(), Thursday(), Friday(), Saturday(), Sunday(), last)


@final
class TurnUpWeek(Chance[Colonia]):
    """COL-4.1  The top week card is turned over and rules the week."""

    def odds(self, s: Colonia) -> Odds:
        """Any card not seen yet."""
        return even(
            vec[i64]([coded(TURN_WEEK, card) for card in range(len(s.box.week_ids)) if s.unseen_weeks >> card & 1])
        )

    def stream(self) -> str:
        """The pile of week cards."""
        return "weeks"

    def take(self, s: Colonia, outcome: Move) -> None:
        """Stalls, sticks, harbour, decrees."""
        card = a_of(outcome)
        s.unseen_weeks &= ~bit_of(card)
        s.week_card = card
        s.because(by_week(s.box, card))
        s.note(told(WEEK, s.week - 1, card), -1)
        if len(s.box.week_effects[card]) > 0:
            s.next(WeekEffects())
        decrees = [TURN_UP_DECREE] * s.box.decrees_a_week
        draw_next(s, TURN_DECREES, TURN_DECREE, decrees)
        s.next(SetSticks())
        for stall in range(STALLS - 1, -1, -1):
            stock_stall(s, stall, s.box.week_stalls[card * STALLS + stall])


@final
class WeekEffects(Do[Colonia]):
    """COL-4.1  What else a week card brings, at the end of Monday (COL-R43)."""

    def run(self, s: Colonia) -> None:
        """For everybody."""
        carry_out(s, s.box.week_effects[s.week_card], bit_of(s.seats) - 1)


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


def ships_leaving(s: Colonia) -> i64:
    """COL-4.6  As the card says; in the last week all four, whatever it says."""
    return s.box.week_ships[s.week_card] if s.week < s.box.weeks else BERTHS


@final
class TurnUpDecree(Chance[Colonia]):
    """COL-4.7  Three decrees are turned over and lie left to right by rising day, equal days in the order drawn."""

    def odds(self, s: Colonia) -> Odds:
        """COL-4.8  Any not seen yet: all are used in six weeks."""
        return even(
            vec[i64](
                [
                    coded(TURN_DECREE, decree)
                    for decree in range(len(s.box.decree_ids))
                    if s.unseen_decrees >> decree & 1
                ]
            )
        )

    def stream(self) -> str:
        return "decrees"

    def take(self, s: Colonia, outcome: Move) -> None:
        """Behind those of the same or an earlier day."""
        decree = a_of(outcome)
        s.unseen_decrees &= ~bit_of(decree)
        days = s.box.decree_days
        at = len(s.decrees)
        while at and days[s.decrees[at - 1]] > days[decree]:
            at -= 1
        s.decrees = inserted(s.decrees, at, decree)
        s.note(told(DECREE_UP, decree), -1)


TURN_UP_DECREE: Final[Chance[Colonia]] = TurnUpDecree()
