"""COL-11  Sunday: relics."""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.box import CITIES, RELICS, WEEKS
from burghers.games.colonia.moves import BOUGHT_RELIC, BUY, MEMBER_BACK, told
from burghers.games.colonia.rules.display import FillDisplay, Sweep
from burghers.games.colonia.rules.insurance import OpenInsurance
from burghers.games.colonia.rules.reliquaries import AssignRelic, PutIn
from burghers.games.colonia.rules.turns import PASSING, InTurn
from burghers.games.colonia.state import FAMILY, MONEY, NOBODY, NOTHING_HERE, RESERVE, SCREEN, Colonia
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, a_of, coded, verb_of
from burghers.kernel.step import Do, Seat


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
class EndOfWeek(Do[Colonia]):
    """COL-11.8  Played family cards leave the game."""

    def run(self, s: Colonia) -> None:
        """Nobody has votes until next Tuesday."""
        s.played = 0
        s.zero = 0
