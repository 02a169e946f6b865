"""COL-13  What decrees and other cards do to the table, a class for each kind of part, carried out at once; what they
give to players is in ``giving.py``."""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.box import ALL_PLACES, ALL_STALLS, BERTHS, CRAFTS, PLACES, STALLS, Effect
from burghers.games.colonia.cards.terms import Terms
from burghers.games.colonia.moves import ARMS_OPEN, FEWER, MARKET, MORE_DICE, SAILING, told, told_offer
from burghers.games.colonia.rules.bag import stock_stall
from burghers.games.colonia.rules.display import LayOut
from burghers.games.colonia.rules.sailing import FillBerths, sail
from burghers.games.colonia.rules.workshops import lower_stick
from burghers.games.colonia.state import Colonia
from burghers.kernel.native import i64
from burghers.kernel.step import Do


class TableEffect(Effect):
    """A part that concerns nobody in particular."""

    def __init__(self, terms: Terms) -> None:
        self.terms: Final = terms

    def act(self, s: Colonia) -> None:
        """What it does to the table."""
        raise NotImplementedError

    def bring(self, s: Colonia, seats: i64) -> None:
        """In its weeks."""
        if self.terms.due(s):
            self.act(s)

    def void(self, s: Colonia) -> bool:
        """Outside of its weeks."""
        return not self.terms.due(s)


@final
class FillStalls(TableEffect):
    """COL-13.1  One more resource is drawn onto every stall the week card filled, before buying (COL-R12).
    COL-13.2  The two coloured extra stalls are filled with 4 resources each; they are bought like others."""

    def __init__(self, terms: Terms, extra: bool, resources: i64) -> None:
        super().__init__(terms)
        self.extra: Final = extra
        self.resources: Final = resources

    def act(self, s: Colonia) -> None:
        """Stall by stall."""
        s.next(ShowStalls())
        first, last = (STALLS, ALL_STALLS) if self.extra else (0, STALLS)
        for stall in range(last - 1, first - 1, -1):
            if self.extra or s.box.week_stalls[s.week_card * STALLS + stall]:
                stock_stall(s, stall, self.resources)


@final
class ShowStalls(Do[Colonia]):
    """COL-14.2  Stalls lie open."""

    def run(self, s: Colonia) -> None:
        """Tell what they offer now."""
        for stall in range(ALL_STALLS):
            if s.stalls[stall]:
                s.note(told_offer(MARKET, stall, s.stalls[stall]), -1)


@final
class MoreOrders(TableEffect):
    """COL-13.5  Saddler. COL-13.6  Wheelwright. COL-13.7  Painter. COL-13.8  Tailor. COL-13.9  Shoemaker: the stick
    goes two fields further down, before orders are placed."""

    def __init__(self, terms: Terms, craft: i64, orders: i64) -> None:
        super().__init__(terms)
        self.craft: Final = craft  # or CRAFTS for all of them
        self.orders: Final = orders

    def act(self, s: Colonia) -> None:
        """At once."""
        if self.craft < CRAFTS:
            lower_stick(s, self.craft, self.orders)
            return
        for craft in range(CRAFTS):
            lower_stick(s, craft, self.orders)


@final
class MoreDice(TableEffect):
    """COL-8.6  The die is rolled more often than the week card says."""

    def __init__(self, terms: Terms, dice: i64) -> None:
        super().__init__(terms)
        self.dice: Final = dice

    def act(self, s: Colonia) -> None:
        """Remembered until Thursday."""
        s.dice += self.dice
        s.note(told(MORE_DICE, self.dice), -1)


@final
class ShipsLeaveNow(TableEffect):
    """COL-13.10  The ships at I and II sail now and are paid as on Saturday; the others move up; berths refill.
    COL-13.11  The same for the ship at I."""

    def __init__(self, terms: Terms, ships: i64) -> None:
        super().__init__(terms)
        self.ships: Final = ships

    def act(self, s: Colonia) -> None:
        """The stick stays: as many berths sail on Saturday as printed (COL-R13)."""
        s.next(FillBerths())
        sail(s, self.ships)


@final
class MoreShips(TableEffect):
    """COL-4.5  The harbour stick goes further down: more ships sail on Saturday."""

    def __init__(self, terms: Terms, ships: i64) -> None:
        super().__init__(terms)
        self.ships: Final = ships

    def act(self, s: Colonia) -> None:
        """Not beyond the last berth."""
        s.sailing = s.sailing + self.ships if s.sailing + self.ships < BERTHS else BERTHS
        s.note(told(SAILING, s.sailing), -1)


@final
class ExtraHold(TableEffect):
    """COL-13.14  Each ship in port has this week one more hold: any one good, revenue 2 in the ship's currency."""

    def act(self, s: Colonia) -> None:
        """Until loading ends."""
        s.arms = 1
        s.note(told(ARMS_OPEN), -1)


@final
class NewRelics(TableEffect):
    """COL-13.15  Two relic cards from the pile go to the extra places, for sale this Sunday."""

    def __init__(self, terms: Terms, cards: i64) -> None:
        super().__init__(terms)
        self.cards: Final = cards

    def act(self, s: Colonia) -> None:
        """As many of the extra places as are free."""
        s.next(LayOut(PLACES, min(PLACES + self.cards, ALL_PLACES)))


@final
class SmallerCouncil(TableEffect):
    """COL-13.16  Next Tuesday every player places one member fewer than his card shows; votes and order use the
    printed value."""

    def __init__(self, terms: Terms, members: i64) -> None:
        super().__init__(terms)
        self.members: Final = members

    def act(self, s: Colonia) -> None:
        """Remembered until then."""
        s.fewer = self.members
        s.note(told(FEWER, self.members), -1)

    def void(self, s: Colonia) -> bool:
        """There is no Tuesday after the last week."""
        return s.week == s.box.weeks or not self.terms.due(s)
