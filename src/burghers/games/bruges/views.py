"""The shapes of what a seat may see of Bruges: typed data, the only thing that leaves the engine."""

from __future__ import annotations

from burghers.kernel.shapes import shape


@shape
class CardView:
    """A card in a hand: its back, and its face where the viewer knows it."""

    colour: str
    person: str  # or empty


@shape
class HouseView:
    """A house: the card that lies face down, where the viewer knows it, and who lives there."""

    colour: str
    card: str  # or empty
    resident: str  # or empty
    turned: bool  # activated this round


@shape
class SpaceView:
    """A canal space."""

    colour: str
    price: int
    built: bool


@shape
class SeatView:
    """One player's area."""

    gate: str
    points: int
    guilders: int
    step: int
    workers: list[int]  # by colour
    threats: list[int]  # by colour
    hand: list[CardView]
    houses: list[HouseView]
    left: list[SpaceView]
    right: list[SpaceView]
    statues: list[int]  # values
    majorities: list[str]  # markers turned to colour


@shape
class StackView:
    """A pile of cards: how many, and the back on top."""

    cards: int
    top: str  # or empty


@shape
class BrugesView:
    """The whole table."""

    seats: list[SeatView]
    round: int
    phase: int  # 1 to 4, 0 before the first round
    last: int  # the last round, or 0 while it is not known
    first: int  # seat, or -1 before it is drawn
    colours: list[str]
    dice: list[int]  # by colour, 0 before the roll
    stacks: list[StackView]
    reserve: int  # cards
    statues: list[int]  # left in the stack, the top one first
    supply: list[int]  # threat markers by colour
    track: list[int]  # value of every step, the town hall first
    discards: list[str]  # lying open, by colour and name
    over: bool
