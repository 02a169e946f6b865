"""COL-9  Friday: load ships."""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.box import ARMS, BERTH_HOLDS, COUNT_BITS, CRAFTS, FRIDAY, GUARDS, HOLDS, LOADING, count_in
from burghers.games.colonia.moves import LOAD, LOAD_ARMS, LOADED, LOADED_ARMS, told
from burghers.games.colonia.rules.offers import react
from burghers.games.colonia.rules.turns import PASSING, InTurn, new_day, take_back
from burghers.games.colonia.rules.votes import Votes
from burghers.games.colonia.state import FAMILY, FRIDAY_STREET, GOOD, NOBODY, RESERVE, SCREEN, Colonia
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, Moves, a_of, b_of, coded, verb_of
from burghers.kernel.native import append, i64, vec
from burghers.kernel.step import Do, Seat
from burghers.kernel.vectors import bit_of


@final
class Friday(Do[Colonia]):
    """COL-9.1  First the votes of the day, then loading."""

    def run(self, s: Colonia) -> None:
        new_day(s, 4)
        s.then(Votes(FRIDAY), OpenHarbour(), CloseHarbour())


@final
class OpenHarbour(Do[Colonia]):
    """COL-9.1  The mayor begins."""

    def run(self, s: Colonia) -> None:
        """In turn from here."""
        s.next(LOAD_HOLD[s.mayor()])


@final
class LoadHold(InTurn):
    """COL-9.2  Choose a free hold on any of the four ships, return exactly the shown goods and put 1 member into it."""

    def question(self) -> str:
        return "load"

    def rule(self) -> str:
        return "COL-9.2"

    def figures(self, s: Colonia) -> list[tuple[str, int]]:
        return [("has", s.reserve(self.seat))]

    def turn_of(self, seat: i64) -> InTurn:
        return LOAD_HOLD[seat]

    def options(self, s: Colonia) -> Moves:
        """Holds whose goods are there, by berth, on both sides of the stick (COL-R34); then passing."""
        out = vec[i64]()
        goods = s.goods_of(self.seat)
        if not goods or not s.family[self.seat * FAMILY + RESERVE]:
            return out
        box = s.box
        guarded = goods | GUARDS
        for berth in range(len(s.berths)):
            ship = s.berths[berth]
            at = berth * BERTH_HOLDS
            for hold in range(box.ship_holds[ship]):
                if s.cargo[at + hold] == NOBODY:
                    need = box.hold_needs[ship * HOLDS + hold]
                    if guarded - need & GUARDS == GUARDS:
                        out = append(out, Move(LOAD | berth << 6 | hold << 14))
            if s.arms and s.cargo[at + ARMS] == NOBODY:
                for good in range(CRAFTS):
                    if goods >> COUNT_BITS * good & 255:
                        out = append(out, Move(LOAD_ARMS | berth << 6 | good << 14))
        if len(out) > 0:
            out = append(out, PASSING)
        return out

    def targets(self, s: Colonia, seat: Seat) -> list[Move]:
        """Every hold of every ship in port, and the arms with every good while they can be loaded."""
        out: list[Move] = []
        for berth, ship in enumerate(s.berths):
            out += [coded(LOAD, berth, hold) for hold in range(s.box.ship_holds[ship])]
            if s.arms:
                out += [coded(LOAD_ARMS, berth, good) for good in range(CRAFTS)]
        return [*out, PASSING]

    def why_not(self, s: Colonia, seat: Seat, move: Move) -> Refusal | None:
        """Taken, or goods missing; without a member nobody gets as far as this question."""
        verb, berth = verb_of(move), a_of(move)
        if verb not in (LOAD, LOAD_ARMS) or berth >= len(s.berths):
            return Refusal(self.rule(), "not-offered")
        hold = b_of(move) if verb == LOAD else ARMS
        if verb == LOAD and hold >= s.box.ship_holds[s.berths[berth]]:
            return Refusal("COL-1.10", "no-such-hold", [("berth", berth + 1), ("hold", hold + 1)])
        if verb == LOAD_ARMS and not s.arms:
            return Refusal("COL-13.14", "no-extra-hold")
        if s.cargo[berth * BERTH_HOLDS + hold] != NOBODY:
            figures = [("berth", berth + 1), ("seat", s.cargo[berth * BERTH_HOLDS + hold])]
            return Refusal(self.rule(), "hold-taken", figures)
        need = bit_of(COUNT_BITS * b_of(move))
        if verb == LOAD:
            need = s.box.hold_needs[s.berths[berth] * HOLDS + hold]
        for good in range(CRAFTS):
            needs, has = count_in(need, good), s.screen[seat * SCREEN + GOOD + good]
            if needs > has:
                return Refusal(self.rule(), "no-good", [("good", good), ("needs", needs), ("has", has)])
        return None

    def act(self, s: Colonia, move: Move) -> None:
        """Goods to the supply, a member on board."""
        seat = self.seat
        berth = a_of(move)
        ship = s.berths[berth]
        if verb_of(move) == LOAD:
            hold = b_of(move)
            need = s.box.hold_needs[ship * HOLDS + hold]
            if s.hearing:
                revenue = s.box.hold_revenue[s.tariff + ship * HOLDS + hold]
                cargo = s.box.cargoes.index(need)
                s.note(told(LOADED, ship, hold, cargo, revenue, s.box.ship_city[ship]), seat)
        else:
            hold = ARMS
            need = bit_of(COUNT_BITS * b_of(move))
            s.note(told(LOADED_ARMS, ship, b_of(move), s.box.arms_revenue, s.box.ship_city[ship]), seat)
        for good in range(CRAFTS):
            s.screen[seat * SCREEN + GOOD + good] -= need >> COUNT_BITS * good & 255
        s.family[seat * FAMILY + RESERVE] -= 1
        s.cargo[berth * BERTH_HOLDS + hold] = seat
        if s.box.reacting:
            react(s, LOADING, seat, ship)


LOAD_HOLD: Final = [LoadHold(Seat(seat)) for seat in range(6)]


@final
class CloseHarbour(Do[Colonia]):
    """COL-9.3  When all have passed, members on the Friday street come back; those just placed stay on the ships."""

    def run(self, s: Colonia) -> None:
        """The extra holds of this week close, if empty (COL-R17)."""
        take_back(s, FRIDAY_STREET)
        s.arms = 0
