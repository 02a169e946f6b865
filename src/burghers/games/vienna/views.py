"""The shapes of what a seat may see of Vienna: typed data, the only thing that leaves the engine."""

from __future__ import annotations

from burghers.kernel.shapes import shape


@shape
class SpaceView:
    """A space and the dice on it."""

    id: str
    need: str  # numbers, pair or any
    owner: int  # seat, or -1
    dice: str  # notation of the dice lying there, or empty
    faces: list[int]  # with which they lie, in the same order: the white die's too, and jokers as they are set
    gendarme: bool


@shape
class SeatView:
    """VIE-4.12  One player's area; coins lie as open as all the rest."""

    points: int
    coins: int
    dice: list[int]  # faces in hand, sorted
    white: int  # face of the white die in hand, or 0
    rolled: bool  # whether the dice of this round have been rolled
    carriage: int  # index on the road, 0 before the first placement
    geheimbund: int  # dice lying at Geheimbund
    start_card: str  # or empty until chosen
    persons: list[str]
    symbols: list[int]  # citizens, crosses, crowns, with extra influence
    specials: list[str]
    spent: list[str]  # spaces of which a part is had once, and was (VIE-R36)


@shape
class ViennaView:
    """The whole table."""

    seats: list[SeatView]
    road: list[SpaceView]  # Geheimbund first
    night: bool
    round: int
    first: int  # seat, or -1 before it is drawn
    bank: int
    display: list[str]
    pile: int  # cards
    discards: int
    beside_board: list[str]  # special cards nobody holds
    double_turn_used: bool
    bribe: int  # coins for a place behind the carriage
    change: int  # coins for changing dice
    over: bool
