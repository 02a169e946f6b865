"""COL-11  Sunday: relics."""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.box import BUYING, CITIES
from burghers.games.colonia.moves import BOUGHT_RELIC, BUY, MEMBER_BACK, by_relic, told
from burghers.games.colonia.rules.display import FillDisplay, Sweep
from burghers.games.colonia.rules.finish import tell_standing
from burghers.games.colonia.rules.insurance import OpenInsurance
from burghers.games.colonia.rules.offers import carry_out, react
from burghers.games.colonia.rules.reliquaries import AssignRelic, PutIn
from burghers.games.colonia.rules.turns import PASSING, InTurn, new_day
from burghers.games.colonia.state import FAMILY, MONEY, NOBODY, NOTHING_HERE, RESERVE, SCREEN, Colonia
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, Moves, a_of, coded, verb_of
from burghers.kernel.native import append, i64, vec
from burghers.kernel.step import Do, Seat
from burghers.kernel.vectors import bit_of


@final
class Sunday(Do[Colonia]):
    """COL-11.8  After relics and insurance the family cards leave the game; in the last week relics are only bought."""

    def run(self, s: Colonia) -> None:
        new_day(s, 6)
        if s.week < s.box.weeks:
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
        return "relic"

    def rule(self) -> str:
        return "COL-11.1"

    def turn_of(self, seat: i64) -> InTurn:
        return BUY_RELIC[seat]

    def options(self, s: Colonia) -> Moves:
        """Cards that can be paid for, by place; then passing."""
        box = s.box
        at = self.seat * SCREEN + MONEY
        out = vec[i64]()
        for card in s.display:
            if card >= 0 and box.relic_price[card] <= s.screen[at + box.relic_city[card]]:
                out = append(out, Move(BUY | card << 6))
        if len(out) > 0:
            out = append(out, PASSING)
        return out

    def targets(self, s: Colonia, seat: Seat) -> list[Move]:
        return [*[coded(BUY, card) for card in s.display if card >= 0], PASSING]

    def why_not(self, s: Colonia, seat: Seat, move: Move) -> Refusal | None:
        """Not there, or too dear."""
        if verb_of(move) != BUY or a_of(move) >= s.box.relics:
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
        s.note(told(BOUGHT_RELIC, card, box.relic_price[card], city, box.relic_points[card]), self.seat)
        if box.giving >> card & 1:  # COL-R43
            s.because(by_relic(box, card))
            carry_out(s, box.relic_effects[card], bit_of(self.seat))
        place: i64 = 0
        while s.display[place] != card:
            place += 1
        s.display[place] = NOTHING_HERE
        if box.reacting:
            react(s, BUYING, self.seat)
        insurer = s.insurers[place]
        if insurer != NOBODY:
            s.insurers[place] = NOBODY
            s.family[insurer * FAMILY + RESERVE] += 1
            s.note(told(MEMBER_BACK, card), insurer)
        if card == box.reliquaries[city]:
            s.shrines[city] = self.seat
            s.next(AssignRelic(self.seat, city))
        else:
            s.relics[self.seat] |= bit_of(card)
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
        if s.hearing:
            tell_standing(s)
