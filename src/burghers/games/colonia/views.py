"""The shapes of what a seat may see of Colonia: typed data, the only thing that leaves the engine."""

from __future__ import annotations

from burghers.kernel.shapes import shape


@shape
class ScreenView:
    """What is behind a screen."""

    resources: list[int]
    goods: list[int]
    money: list[int]
    relics: list[str]
    points: int  # as they stand


@shape
class ReliquaryView:
    """A reliquary in front of its owner's screen."""

    id: str
    city: str
    relic: str  # or empty


@shape
class SeatView:
    """One player's area."""

    reserve: int
    town_hall: int
    streets: list[int]  # Tuesday to Friday
    cards: list[int]  # family cards left
    card: int  # played this week, 0 before
    face_down: bool
    votes: int
    passed: bool
    sealed: bool  # whether an answer lies face down
    choice: str  # that answer in notation, for its owner
    reliquaries: list[ReliquaryView]
    screen: ScreenView | None  # None where it is hidden
    spent: list[str]  # parts that are had once, and were (COL-R45)


@shape
class StallView:
    """A stall: what it offers, or whose members are on it."""

    resources: list[int]
    seat: int
    members: int


@shape
class CraftView:
    """A craftsman: his stick, the cost of the next order, and the orders waiting, first come first."""

    id: str
    stick: int
    cost: int
    orders: list[tuple[int, int]]  # seat and members


@shape
class HoldView:
    """A hold: the goods it takes, what it pays, and whose member is in it."""

    goods: list[str]  # empty: any one good
    revenue: int
    seat: int


@shape
class ShipView:
    """A ship in port."""

    id: str
    city: str
    leaves: bool  # above the harbour stick
    holds: list[HoldView]
    arms: HoldView | None  # the extra hold, while there is one


@shape
class RelicView:
    """A relic card on display."""

    id: str
    city: str
    price: int
    points: int
    reliquary: bool
    extra_place: bool
    insurer: int  # seat, or -1


@shape
class ColoniaView:
    """COL-14.2  Everything public, and the viewer's own screen."""

    seats: list[SeatView]
    week: int
    weeks: int  # in all
    day: str
    week_card: str
    order: list[int]  # mayor first
    decrees: list[tuple[str, int]]  # still to be voted on: name and day
    decree_pile: int
    dice: int  # extra orders to be rolled this week
    bag: int  # as a total only
    stalls: list[StallView]
    crafts: list[CraftView]
    ships: list[ShipView]
    ship_pile: int
    sailed: list[str]
    relics: list[RelicView]
    relic_pile: int
    relic_discard: list[str]
    windows: list[int]  # per city: seat, or -1
    fewer: int  # members the council asks less next Tuesday
    ledger: bool
    over: bool
