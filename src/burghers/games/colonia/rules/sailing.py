"""COL-10  Saturday: ships sail, money comes in."""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.box import ARMS, BERTH_HOLDS, BERTHS, HOLDS, SATURDAY
from burghers.games.colonia.moves import ARRIVED, EARNED, SAILED, SHUFFLED_SHIPS, TURN_SHIP, TURN_SHIPS, by_ship, told
from burghers.games.colonia.rules.offers import carry_out
from burghers.games.colonia.rules.turns import new_day
from burghers.games.colonia.rules.votes import Votes
from burghers.games.colonia.state import FAMILY, FRIDAY_STREET, MONEY, NOBODY, SCREEN, Colonia
from burghers.kernel.deals import draw_next
from burghers.kernel.fate import Odds, even
from burghers.kernel.move import Move, a_of, coded
from burghers.kernel.native import append, extend, i64, vec
from burghers.kernel.step import Chance, Do
from burghers.kernel.vectors import bit_of, count


@final
class Saturday(Do[Colonia]):
    """COL-10.1  First the votes of the day, then ships sail."""

    def run(self, s: Colonia) -> None:
        new_day(s, 5)
        s.then(Votes(SATURDAY), ShipsSail())


@final
class ShipsSail(Do[Colonia]):
    """COL-10.2  All ships above the stick sail, loaded or not."""

    def run(self, s: Colonia) -> None:
        """COL-10.6  The stick is removed; berths are filled, but not after the last week."""
        if s.week < s.box.weeks:
            s.next(FillBerths())
        sail(s, s.sailing)
        s.sailing = 0


def sail(s: Colonia, ships: i64) -> None:
    """COL-10.3  From berth I on, each marked hold pays its owner the printed revenue in the ship's currency.
    COL-10.5  Members on ships that stay in port remain in their holds, and move up with them."""
    for berth in range(ships - 1, -1, -1):
        ship = s.berths[berth]
        if s.box.bringing >> ship & 1:  # COL-R43
            aboard: i64 = 0
            for hold in range(BERTH_HOLDS):
                seat = s.cargo[berth * BERTH_HOLDS + hold]
                if seat != NOBODY:
                    aboard |= bit_of(seat)
            s.next(Landing(ship, aboard))
    for berth in range(ships):
        ship = s.berths[berth]
        s.note(told(SAILED, ship), -1)
        for hold in range(BERTH_HOLDS):
            seat = s.cargo[berth * BERTH_HOLDS + hold]
            if seat != NOBODY:
                pay_out(s, ship, hold, seat)
        s.sailed |= bit_of(ship)
    s.berths = s.berths[ships:]
    s.cargo = extend(s.cargo[ships * BERTH_HOLDS :], vec[i64]([NOBODY] * (ships * BERTH_HOLDS)))


def pay_out(s: Colonia, ship: i64, hold: i64, seat: i64) -> None:
    """COL-10.4  Members from paid holds go to the Friday street; there is no Saturday street."""
    box = s.box
    coins = box.arms_revenue if hold == ARMS else box.hold_revenue[s.tariff + ship * HOLDS + hold]
    city = box.ship_city[ship]
    s.screen[seat * SCREEN + MONEY + city] += coins
    s.family[seat * FAMILY + FRIDAY_STREET] += 1
    s.note(told(EARNED, ship, coins, city), seat)


@final
class Landing(Do[Colonia]):
    """COL-10.3  What else a ship brings to those who have loaded it."""

    def __init__(self, ship: i64, seats: i64) -> None:
        self.ship: Final = ship
        self.seats: Final = seats  # as bits

    def run(self, s: Colonia) -> None:
        """Once for each of them, however many holds."""
        s.because(by_ship(s.box, self.ship))
        carry_out(s, s.box.ship_effects[self.ship], self.seats)


@final
class FillBerths(Do[Colonia]):
    """COL-10.6  Free berths are filled from the pile; when it is empty, the discard is shuffled into a new one."""

    def run(self, s: Colonia) -> None:
        """All at once, as far as the pile holds them."""
        free = BERTHS - len(s.berths)
        if free:
            if not s.unseen_ships:
                s.unseen_ships = s.sailed
                s.sailed = 0
                s.note(told(SHUFFLED_SHIPS), -1)
            s.next(self)
            draw_next(s, TURN_SHIPS, TURN_SHIP, [TURN_UP_SHIP] * min(free, count(s.unseen_ships)))


@final
class TurnUpShip(Chance[Colonia]):
    """COL-1.10  A ship from the pile, with its destination and its holds."""

    def odds(self, s: Colonia) -> Odds:
        return even(
            vec[i64]([coded(TURN_SHIP, ship) for ship in range(len(s.box.ship_ids)) if s.unseen_ships >> ship & 1])
        )

    def stream(self) -> str:
        return "ships"

    def take(self, s: Colonia, outcome: Move) -> None:
        """At the first free berth."""
        ship = a_of(outcome)
        s.unseen_ships &= ~bit_of(ship)
        s.berths = append(s.berths, ship)
        s.note(told(ARRIVED, ship, len(s.berths) - 1), -1)


TURN_UP_SHIP: Final[Chance[Colonia]] = TurnUpShip()
