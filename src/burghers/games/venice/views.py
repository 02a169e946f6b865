"""The shapes of what a seat may see of Venice: typed data, the only thing that leaves the engine."""

from __future__ import annotations

from burghers.kernel.shapes import shape


@shape
class CellView:
    """A cell of a tile on the board."""

    space: str
    shows: str  # building, square or bridge


@shape
class LaidView:
    """A tile on the board."""

    tile: str
    space: str  # by which it was laid
    turn: int  # quarter turns clockwise
    cells: list[CellView]


@shape
class TokenView:
    """A token on a pillar."""

    space: str
    seat: int


@shape
class PileView:
    """A pile of tiles."""

    shape: str
    top: str  # the open tile, or empty
    height: int
    under: list[str]  # tiles everybody knows to lie at the bottom, uppermost first


@shape
class SeatView:
    """One player's area."""

    points: int
    tokens: int  # in reserve
    tiles: list[str]  # in reserve
    cards: int  # in hand
    known: list[str]  # cards in hand, as far as the viewer knows them
    chosen: bool  # whether a card lies face down
    choice: str  # that card, for its owner
    played: str  # the card lying face up, or empty
    spent: list[str]  # cards of which a part is had once, and was (VEN-R40)


@shape
class DoubtView:
    """A card whose place the viewer does not know."""

    card: str
    seats: list[int]  # where it may be


@shape
class VeniceView:
    """The whole table."""

    seats: list[SeatView]
    grid: list[str]  # rows of ~ for canal and . for lagoon
    pillars: list[str]  # spaces with a pillar
    bare: list[str]  # those not built on
    new: list[str]  # pillars placed or set free last
    tokens: list[TokenView]
    laid: list[LaidView]
    piles: list[PileView]
    gondola: int  # seat whose token it carries, or -1
    supply: int  # pillars left
    round: int
    first: int  # seat, or -1 before it is drawn
    last_space: int
    doubts: list[DoubtView]
    drawn: str  # the card drawn in the exchange, for the two who know it
    tokens_anywhere: bool
    spy_looks: bool
    over: bool
