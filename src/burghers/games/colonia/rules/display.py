"""COL-11.6 and 11.7  The display of relic cards, swept and filled again."""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.box import ALL_PLACES, PLACES
from burghers.games.colonia.moves import RELIC_UP, SHUFFLED_RELICS, SWEPT, TURN_RELIC, TURN_RELICS, told
from burghers.games.colonia.state import NOBODY, NOTHING_HERE, Colonia
from burghers.kernel.deals import draw_next
from burghers.kernel.fate import Odds, even
from burghers.kernel.move import Move, a_of
from burghers.kernel.native import append, i64, vec
from burghers.kernel.step import Chance, Do
from burghers.kernel.vectors import bit_of, count


@final
class Sweep(Do[Colonia]):
    """COL-11.6  All uninsured cards go to the open relic discard; insured ones stay until somebody buys them."""

    def run(self, s: Colonia) -> None:
        """COL-11.7  Insured cards on extra places move to free regular places."""
        free: i64 = 0
        for place in range(ALL_PLACES):
            card = s.display[place]
            insurer = s.insurers[place]
            if card == NOTHING_HERE:
                continue
            s.display[place] = NOTHING_HERE
            s.insurers[place] = NOBODY
            if insurer == NOBODY:
                s.swept |= bit_of(card)
                s.note(told(SWEPT, card), -1)
            else:
                s.display[free] = card
                s.insurers[free] = insurer
                free += 1


@final
class FillDisplay(Do[Colonia]):
    """COL-11.7  The display is filled to 10, insured cards included; an empty pile is made anew from the discard."""

    def run(self, s: Colonia) -> None:
        """Every free regular place."""
        s.next(LayOut(0, PLACES))


@final
class LayOut(Do[Colonia]):
    """COL-11.7  A card from the pile for each free place of some: one draw, where the pile holds enough."""

    def __init__(self, first: i64, end: i64) -> None:
        self.first: Final = first
        self.end: Final = end

    def run(self, s: Colonia) -> None:
        """From left to right."""
        free = [TURN_UP_RELIC[place] for place in range(self.first, self.end) if s.display[place] == NOTHING_HERE]
        if len(free) <= count(s.unseen_relics):
            draw_next(s, TURN_RELICS, TURN_RELIC, free)
        else:
            s.then(*free)


@final
class TurnUpRelic(Chance[Colonia]):
    """COL-1.6  A relic card from the pile, with its city, price and points."""

    def __init__(self, place: i64) -> None:
        self.place: Final = place

    def met(self, s: Colonia) -> bool:
        """The discard becomes the pile when it is needed (COL-R20); with neither, the place stays empty."""
        if not s.unseen_relics:
            if not s.swept:
                s.agenda.pop()
                return False
            s.unseen_relics = s.swept
            s.swept = 0
            s.note(told(SHUFFLED_RELICS), -1)
        return super().met(s)

    def odds(self, s: Colonia) -> Odds:
        """Any not seen since the last shuffle."""
        unseen = s.unseen_relics
        outcomes = vec[i64]()
        card: i64 = 0
        while unseen:
            if unseen & 1:
                outcomes = append(outcomes, Move(TURN_RELIC | card << 6))
            unseen >>= 1
            card += 1
        return even(outcomes)

    def stream(self) -> str:
        """The pile of relic cards."""
        return "relics"

    def take(self, s: Colonia, outcome: Move) -> None:
        """Face up on its place."""
        card = a_of(outcome)
        s.unseen_relics &= ~bit_of(card)
        s.display[self.place] = card
        s.note(told(RELIC_UP, card, s.box.relic_price[card], s.box.relic_city[card], s.box.relic_points[card]), -1)


TURN_UP_RELIC: Final[list[Chance[Colonia]]] = [TurnUpRelic(place) for place in range(ALL_PLACES)]
