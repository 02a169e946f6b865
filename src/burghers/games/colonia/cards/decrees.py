"""COL-13  The decrees: what each does when it is adopted."""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.box import ALL_PLACES, ALL_STALLS, PLACES, STALLS, WEEKS, Decree
from burghers.games.colonia.moves import ARMS_OPEN, FEWER, MARKET, told, told_offer
from burghers.games.colonia.rules.bag import RollForGood
from burghers.games.colonia.rules.choices import DrawMore, Exchange, GoHome
from burghers.games.colonia.rules.display import TURN_UP_RELIC
from burghers.games.colonia.rules.sailing import FillBerths, sail
from burghers.games.colonia.rules.week import DRAW_TO_STALL
from burghers.games.colonia.rules.workshops import lower_stick
from burghers.games.colonia.state import NOTHING_HERE, Colonia
from burghers.kernel.step import Do, Seat


@final
class FullerStalls(Decree):
    """COL-13.1  One more resource is drawn onto every stall the week card filled, before buying (COL-R12)."""

    def __init__(self, more: int) -> None:
        self.more: Final = more

    def adopt(self, s: Colonia) -> None:
        """Stall by stall."""
        s.next(ShowStalls())
        for stall in range(STALLS - 1, -1, -1):
            if s.box.week_stalls[s.week_card * STALLS + stall]:
                for _ in range(self.more):
                    s.next(DRAW_TO_STALL[stall])


@final
class ForeignMerchants(Decree):
    """COL-13.2  The two coloured extra stalls are filled with 4 resources each; they are bought like others."""

    def __init__(self, resources: int) -> None:
        self.resources: Final = resources

    def adopt(self, s: Colonia) -> None:
        """Stall by stall."""
        s.next(ShowStalls())
        for stall in range(ALL_STALLS - 1, STALLS - 1, -1):
            for _ in range(self.resources):
                s.next(DRAW_TO_STALL[stall])


@final
class ShowStalls(Do[Colonia]):
    """COL-14.2  Stalls lie open."""

    def run(self, s: Colonia) -> None:
        """Tell what they offer now."""
        for stall in range(ALL_STALLS):
            if s.stalls[stall]:
                s.note(told_offer(MARKET, stall, s.stalls[stall]), -1)


@final
class DrawResources(Decree):
    """COL-13.3  Each player may draw 2 random resources, in order of the week."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def adopt(self, s: Colonia) -> None:
        """Mayor first."""
        for place in range(s.seats - 1, -1, -1):
            s.next(DrawMore(Seat(s.order[place]), self.count))


@final
class MembersHome(Decree):
    """COL-13.4  From the Wednesday street, voted on Thursday. COL-13.12  From the Thursday street, on Friday.
    COL-13.18  From the Tuesday street, on Wednesday. Each player may take up to 3 members to the reserve."""

    def __init__(self, street: int, most: int) -> None:
        self.street: Final = street
        self.most: Final = most

    def adopt(self, s: Colonia) -> None:
        """Those who have just come there (COL-R18)."""
        s.next(GoHome(self.street, self.most))


@final
class MoreOrders(Decree):
    """COL-13.5  Saddler. COL-13.6  Wheelwright. COL-13.7  Painter. COL-13.8  Tailor. COL-13.9  Shoemaker: the stick
    goes two fields further down, before orders are placed."""

    def __init__(self, craft: int, orders: int) -> None:
        self.craft: Final = craft
        self.orders: Final = orders

    def adopt(self, s: Colonia) -> None:
        """At once."""
        lower_stick(s, self.craft, self.orders)


@final
class ShipsLeaveNow(Decree):
    """COL-13.10  The ships at I and II sail now and are paid as on Saturday; the others move up; berths refill.
    COL-13.11  The same for the ship at I."""

    def __init__(self, ships: int) -> None:
        self.ships: Final = ships

    def adopt(self, s: Colonia) -> None:
        """The stick stays: as many berths sail on Saturday as printed (COL-R13)."""
        sail(s, self.ships)
        s.next(FillBerths())


@final
class DieForGood(Decree):
    """COL-13.13  Each player rolls; 1 to 5 gives that craftsman's good, 6 a good of choice."""

    def adopt(self, s: Colonia) -> None:
        """In order of the week."""
        for place in range(s.seats - 1, -1, -1):
            s.next(RollForGood(Seat(s.order[place])))


@final
class ExtraHold(Decree):
    """COL-13.14  Each ship in port has this week one more hold: any one good, revenue 2 in the ship's currency."""

    def adopt(self, s: Colonia) -> None:
        """Until loading ends."""
        s.arms = 1
        s.note(told(ARMS_OPEN), -1)


@final
class NewRelics(Decree):
    """COL-13.15  Two relic cards from the pile go to the extra places, for sale this Sunday."""

    def adopt(self, s: Colonia) -> None:
        """Both places."""
        for place in range(ALL_PLACES - 1, PLACES - 1, -1):
            if s.display[place] == NOTHING_HERE:
                s.next(TURN_UP_RELIC[place])


@final
class SmallerCouncil(Decree):
    """COL-13.16  Next Tuesday every player places one member fewer than his card shows; votes and order use the
    printed value."""

    def __init__(self, members: int) -> None:
        self.members: Final = members

    def adopt(self, s: Colonia) -> None:
        """Remembered until then."""
        s.fewer = self.members
        s.note(told(FEWER), -1)

    def void(self, s: Colonia) -> bool:
        """There is no Tuesday after the last week."""
        return s.week == WEEKS


@final
class ExchangeMoney(Decree):
    """COL-13.17  Each player may change up to 5 of one currency into one other."""

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def adopt(self, s: Colonia) -> None:
        """All at once."""
        s.next(Exchange(self.most))
