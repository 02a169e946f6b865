"""COL-10  Saturday: ships sail, money comes in."""

from __future__ import annotations

from typing import final

from burghers.games.colonia.box import ARMS, BERTH_HOLDS, BERTHS, HOLDS, SATURDAY, SHIPS, WEEKS
from burghers.games.colonia.moves import ARRIVED, EARNED, SAILED, SHUFFLED_SHIPS, TURN_SHIP, told
from burghers.games.colonia.rules.votes import Votes
from burghers.games.colonia.state import FAMILY, FRIDAY_STREET, MONEY, NOBODY, SCREEN, Colonia
from burghers.kernel.fate import Odds, even
from burghers.kernel.move import Move, a_of, coded
from burghers.kernel.step import Chance, Do


@final
class Saturday(Do[Colonia]):
    """COL-10.1  First the votes of the day, then ships sail."""

    def run(self, s: Colonia) -> None:
        """The whole day."""
        s.then(Votes(SATURDAY), ShipsSail())


@final
class ShipsSail(Do[Colonia]):
    """COL-10.2  All ships above the stick sail, loaded or not."""

    def run(self, s: Colonia) -> None:
        """COL-10.6  The stick is removed; berths are filled, but not after the last week."""
        sail(s, s.sailing)
        s.sailing = 0
        if s.week < WEEKS:
            s.next(FillBerths())


def sail(s: Colonia, ships: int) -> None:
    """COL-10.3  From berth I on, each marked hold pays its owner the printed revenue in the ship's currency.
    COL-10.5  Members on ships that stay in port remain in their holds, and move up with them."""
    for berth in range(ships):
        ship = s.berths[berth]
        s.note(told(SAILED, ship), -1)
        for hold in range(BERTH_HOLDS):
            seat = s.cargo[berth * BERTH_HOLDS + hold]
            if seat != NOBODY:
                pay_out(s, ship, hold, seat)
        s.sailed |= 1 << ship
    del s.berths[:ships]
    del s.cargo[: ships * BERTH_HOLDS]
    for _ in range(ships * BERTH_HOLDS):
        s.cargo.append(NOBODY)


def pay_out(s: Colonia, ship: int, hold: int, seat: int) -> None:
    """COL-10.4  Members from paid holds go to the Friday street; there is no Saturday street."""
    box = s.box
    coins = box.arms_revenue if hold == ARMS else box.hold_revenue[s.tariff + ship * HOLDS + hold]
    city = box.ship_city[ship]
    s.screen[seat * SCREEN + MONEY + city] += coins
    s.family[seat * FAMILY + FRIDAY_STREET] += 1
    s.note(told(EARNED, ship, coins, city), seat)


@final
class FillBerths(Do[Colonia]):
    """COL-10.6  Free berths are filled from the pile; when it is empty, the discard is shuffled into a new one."""

    def run(self, s: Colonia) -> None:
        """One ship after the other."""
        if len(s.berths) < BERTHS:
            if not s.unseen_ships:
                s.unseen_ships = s.sailed
                s.sailed = 0
                s.note(told(SHUFFLED_SHIPS), -1)
            s.then(TurnUpShip(), self)


@final
class TurnUpShip(Chance[Colonia]):
    """COL-1.10  A ship from the pile, with its destination and its holds."""

    def odds(self, s: Colonia) -> Odds:
        """Any not seen yet."""
        return even([coded(TURN_SHIP, ship) for ship in range(SHIPS) if s.unseen_ships >> ship & 1])

    def stream(self) -> str:
        """The pile of ships."""
        return "ships"

    def take(self, s: Colonia, outcome: Move) -> None:
        """At the first free berth."""
        ship = a_of(outcome)
        s.unseen_ships &= ~(1 << ship)
        s.berths.append(ship)
        s.note(told(ARRIVED, ship, len(s.berths) - 1), -1)
