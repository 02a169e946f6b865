"""COL-7  Wednesday: buy resources."""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.box import ALL_STALLS, COUNT_BITS, RESOURCES, WEDNESDAY, count_in, size_of
from burghers.games.colonia.moves import BACK_IN_BAG, BOUGHT_STALL, STALL, told, told_offer
from burghers.games.colonia.rules.turns import PASSING, InTurn, new_day, take_back, too_few_members
from burghers.games.colonia.rules.votes import Votes
from burghers.games.colonia.state import (
    FAMILY,
    RESERVE,
    RESOURCE,
    SCREEN,
    WEDNESDAY_STREET,
    Colonia,
    sold,
    trader,
    traders,
)
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, Moves, a_of, coded, verb_of
from burghers.kernel.native import append, i64, vec
from burghers.kernel.step import Do, Seat


@final
class Wednesday(Do[Colonia]):
    """COL-7.1  First the votes of the day, then the market."""

    def run(self, s: Colonia) -> None:
        """The mayor buys first."""
        new_day(s, 2)
        s.then(Votes(WEDNESDAY), OpenMarket(), CloseMarket())


@final
class OpenMarket(Do[Colonia]):
    """COL-7.1  The mayor begins."""

    def run(self, s: Colonia) -> None:
        """In turn from here."""
        s.next(BUY_STALL[s.mayor()])


@final
class BuyStall(InTurn):
    """COL-7.2  Choose one stall that still has resources, take them all, and put the same number of members from the
    reserve onto it."""

    def question(self) -> str:
        return "stall"

    def rule(self) -> str:
        return "COL-7.2"

    def figures(self, s: Colonia) -> list[tuple[str, int]]:
        return [("has", s.reserve(self.seat))]

    def turn_of(self, seat: i64) -> InTurn:
        return BUY_STALL[seat]

    def options(self, s: Colonia) -> Moves:
        """Stalls the reserve can pay for, by number; then passing."""
        reserve = s.family[self.seat * FAMILY + RESERVE]
        out = vec[i64]()
        for stall in range(ALL_STALLS):
            offer = s.stalls[stall]
            if offer > 0 and size_of(offer) <= reserve:
                out = append(out, Move(STALL | stall << 6))
        if len(out) > 0:
            out = append(out, PASSING)
        return out

    def targets(self, s: Colonia, seat: Seat) -> list[Move]:
        return [*[coded(STALL, stall) for stall in range(ALL_STALLS)], PASSING]

    def why_not(self, s: Colonia, seat: Seat, move: Move) -> Refusal | None:
        """Sold, empty, or too dear."""
        if verb_of(move) != STALL or a_of(move) >= ALL_STALLS:
            return Refusal(self.rule(), "not-offered")
        stall = a_of(move)
        offer = s.stalls[stall]
        if offer < 0:
            return Refusal(self.rule(), "stall-sold", [("stall", stall + 1), ("seat", trader(offer))])
        if offer == 0:
            return Refusal(self.rule(), "stall-empty", [("stall", stall + 1), ("has", 0)])
        needs, has = size_of(offer), s.reserve(seat)
        return too_few_members(self.rule(), needs, has) if needs > has else None

    def act(self, s: Colonia, move: Move) -> None:
        """Resources behind the screen, members onto the stall."""
        stall = a_of(move)
        offer = s.stalls[stall]
        at = self.seat * SCREEN + RESOURCE
        members: i64 = 0
        for resource in range(RESOURCES):
            count = offer >> COUNT_BITS * resource & 255
            s.screen[at + resource] += count
            members += count
        s.stalls[stall] = sold(self.seat, members)
        s.family[self.seat * FAMILY + RESERVE] -= members
        s.note(told_offer(BOUGHT_STALL, stall, offer), self.seat)


BUY_STALL: Final = [BuyStall(Seat(seat)) for seat in range(6)]


@final
class CloseMarket(Do[Colonia]):
    """COL-7.3  When all have passed, resources left over go back into the bag."""

    def run(self, s: Colonia) -> None:
        """COL-7.4  Members come back from the Wednesday street; then those on the stalls follow there (COL-R4)."""
        take_back(s, WEDNESDAY_STREET)
        left: i64 = 0
        for stall in range(ALL_STALLS):
            offer = s.stalls[stall]
            if offer < 0:
                s.family[trader(offer) * FAMILY + WEDNESDAY_STREET] += traders(offer)
            elif offer:
                for resource in range(RESOURCES):
                    s.bag[resource] += count_in(offer, resource)
                left += size_of(offer)
            s.stalls[stall] = 0
        if left:
            s.note(told(BACK_IN_BAG, left), -1)
