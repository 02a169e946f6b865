"""COL-11  Sunday: relics."""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.box import ALL_PLACES, CITIES, PLACES, RELICS, WEEKS
from burghers.games.colonia.moves import (
    BOUGHT_RELIC,
    BUY,
    INSURE,
    INSURED,
    MEMBER_BACK,
    RELIC_UP,
    SHUFFLED_RELICS,
    SWEPT,
    TURN_RELIC,
    told,
)
from burghers.games.colonia.rules.reliquaries import AssignRelic, PutIn
from burghers.games.colonia.rules.turns import PASSING, InTurn, too_few_members
from burghers.games.colonia.state import (
    FAMILY,
    MONEY,
    NOBODY,
    NOTHING_HERE,
    RESERVE,
    SCREEN,
    Colonia,
)
from burghers.kernel.errors import Refusal
from burghers.kernel.fate import Odds, even
from burghers.kernel.move import Move, a_of, coded, verb_of
from burghers.kernel.step import Chance, Do, Seat


@final
class Sunday(Do[Colonia]):
    """COL-11.8  After relics and insurance the family cards leave the game; in the last week relics are only bought."""

    def run(self, s: Colonia) -> None:
        """The whole day."""
        if s.week < WEEKS:
            s.then(OpenSale(), OpenInsurance(), Sweep(), FillDisplay(), EndOfWeek())
        else:
            s.then(OpenSale(), EndOfWeek())


@final
class OpenSale(Do[Colonia]):
    """COL-11.1  The mayor begins."""

    def run(self, s: Colonia) -> None:
        """In turn from here."""
        s.next(BUY_RELIC[s.mayor()])


@final
class BuyRelic(InTurn):
    """COL-11.1  Buy one displayed relic card, extra places included, for its price in its currency."""

    def question(self) -> str:
        """Which card?"""
        return "relic"

    def rule(self) -> str:
        """Buying relics."""
        return "COL-11.1"

    def turn_of(self, seat: int) -> InTurn:
        """The next buyer."""
        return BUY_RELIC[seat]

    def options(self, s: Colonia) -> list[Move]:
        """Cards that can be paid for, by place; then passing."""
        box = s.box
        at = self.seat * SCREEN + MONEY
        out: list[Move] = []
        for card in s.display:
            if card >= 0 and box.relic_price[card] <= s.screen[at + box.relic_city[card]]:
                out.append(Move(BUY | card << 6))
        if out:
            out.append(PASSING)
        return out

    def targets(self, s: Colonia, seat: Seat) -> list[Move]:
        """Every card on display."""
        return [*[coded(BUY, card) for card in s.display if card >= 0], PASSING]

    def why_not(self, s: Colonia, seat: Seat, move: Move) -> Refusal | None:
        """Not there, or too dear."""
        if verb_of(move) != BUY or a_of(move) >= RELICS:
            return Refusal(self.rule(), "not-offered")
        card = a_of(move)
        if card not in s.display:
            return Refusal(self.rule(), "not-displayed", [("relic", card)])
        city = s.box.relic_city[card]
        needs, has = s.box.relic_price[card], s.screen[seat * SCREEN + MONEY + city]
        figures = [("relic", card), ("needs", needs), ("has", has), ("currency", city)]
        return Refusal(self.rule(), "too-dear", figures) if needs > has else None

    def act(self, s: Colonia, move: Move) -> None:
        """COL-11.4  Whoever buys an insured card takes it; the member on it goes back to its owner's reserve."""
        card = a_of(move)
        box = s.box
        city = box.relic_city[card]
        s.screen[self.seat * SCREEN + MONEY + city] -= box.relic_price[card]
        s.note(told(BOUGHT_RELIC, card, box.relic_price[card], city), self.seat)
        place = 0
        while s.display[place] != card:
            place += 1
        s.display[place] = NOTHING_HERE
        insurer = s.insurers[place]
        if insurer != NOBODY:
            s.insurers[place] = NOBODY
            s.family[insurer * FAMILY + RESERVE] += 1
            s.note(told(MEMBER_BACK, card), insurer)
        if card == box.reliquaries[city]:
            s.shrines[city] = self.seat
            s.next(AssignRelic(self.seat, city))
        else:
            s.relics[self.seat] |= 1 << card
            if s.shrines[city] == self.seat and s.shrines[CITIES + city] == NOTHING_HERE:
                s.next(PutIn(self.seat, card))


BUY_RELIC: Final = [BuyRelic(Seat(seat)) for seat in range(6)]


@final
class OpenInsurance(Do[Colonia]):
    """COL-11.5  When all have passed, cards are insured in turn; without a card left the step is skipped."""

    def run(self, s: Colonia) -> None:
        """The mayor begins."""
        for card in s.display:
            if card != NOTHING_HERE:
                s.next(INSURE_RELIC[s.mayor()])
                return


@final
class InsureRelic(InTurn):
    """COL-11.5  Put 1 member from the reserve on a displayed card not yet insured, or pass for the week."""

    def question(self) -> str:
        """Which card?"""
        return "insure"

    def rule(self) -> str:
        """Insuring."""
        return "COL-11.5"

    def figures(self, s: Colonia) -> list[tuple[str, int]]:
        """The members there are."""
        return [("has", s.reserve(self.seat))]

    def turn_of(self, seat: int) -> InTurn:
        """The next to insure."""
        return INSURE_RELIC[seat]

    def options(self, s: Colonia) -> list[Move]:
        """Cards without a member, reliquaries too (COL-R24), by place; then passing."""
        out: list[Move] = []
        if s.family[self.seat * FAMILY + RESERVE]:
            for place in range(ALL_PLACES):
                if s.display[place] != NOTHING_HERE and s.insurers[place] == NOBODY:
                    out.append(Move(INSURE | s.display[place] << 6))
            if out:
                out.append(PASSING)
        return out

    def targets(self, s: Colonia, seat: Seat) -> list[Move]:
        """Every card on display."""
        return [*[coded(INSURE, card) for card in s.display if card >= 0], PASSING]

    def why_not(self, s: Colonia, seat: Seat, move: Move) -> Refusal | None:
        """Not there, insured already, or no member."""
        if verb_of(move) != INSURE or a_of(move) >= RELICS:
            return Refusal(self.rule(), "not-offered")
        card = a_of(move)
        if card not in s.display:
            return Refusal(self.rule(), "not-displayed", [("relic", card)])
        insurer = s.insurers[s.display.index(card)]
        if insurer != NOBODY:
            return Refusal(self.rule(), "insured-already", [("relic", card), ("seat", insurer)])
        return None if s.reserve(seat) else too_few_members(self.rule(), 1, 0)

    def act(self, s: Colonia, move: Move) -> None:
        """COL-R25  It comes back only through the sale of the card."""
        card = a_of(move)
        place = 0
        while s.display[place] != card:
            place += 1
        s.insurers[place] = self.seat
        s.family[self.seat * FAMILY + RESERVE] -= 1
        s.note(told(INSURED, card), self.seat)


INSURE_RELIC: Final = [InsureRelic(Seat(seat)) for seat in range(6)]


@final
class Sweep(Do[Colonia]):
    """COL-11.6  All uninsured cards go to the open relic discard; insured ones stay until somebody buys them."""

    def run(self, s: Colonia) -> None:
        """COL-11.7  Insured cards on extra places move to free regular places."""
        free = 0
        for place in range(ALL_PLACES):
            card = s.display[place]
            insurer = s.insurers[place]
            if card == NOTHING_HERE:
                continue
            s.display[place] = NOTHING_HERE
            s.insurers[place] = NOBODY
            if insurer == NOBODY:
                s.swept |= 1 << card
                s.note(told(SWEPT, card), -1)
            else:
                s.display[free] = card
                s.insurers[free] = insurer
                free += 1


@final
class FillDisplay(Do[Colonia]):
    """COL-11.7  The display is filled to 10, insured cards included; when the pile is empty, the discard is shuffled."""

    def run(self, s: Colonia) -> None:
        """Every free regular place."""
        for place in range(PLACES - 1, -1, -1):
            if s.display[place] == NOTHING_HERE:
                s.next(TURN_UP_RELIC[place])


@final
class TurnUpRelic(Chance[Colonia]):
    """COL-1.6  A relic card from the pile, with its city, price and points."""

    def __init__(self, place: int) -> None:
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
        outcomes: list[Move] = []
        card = 0
        while unseen:
            if unseen & 1:
                outcomes.append(Move(TURN_RELIC | card << 6))
            unseen >>= 1
            card += 1
        return even(outcomes)

    def stream(self) -> str:
        """The pile of relic cards."""
        return "relics"

    def take(self, s: Colonia, outcome: Move) -> None:
        """Face up on its place."""
        card = a_of(outcome)
        s.unseen_relics &= ~(1 << card)
        s.display[self.place] = card
        s.note(told(RELIC_UP, card), -1)


TURN_UP_RELIC: Final = [TurnUpRelic(place) for place in range(ALL_PLACES)]


@final
class EndOfWeek(Do[Colonia]):
    """COL-11.8  Played family cards leave the game."""

    def run(self, s: Colonia) -> None:
        """Nobody has votes until next Tuesday."""
        s.played = 0
        s.zero = 0
