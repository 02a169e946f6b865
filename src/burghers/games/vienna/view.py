"""What a seat may see of Vienna: all that lies on the table; the order of the pile is nobody's to know."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from burghers.games.vienna.box import FIRST_PLAYER, LAST, SPECIAL_WORDS, SYMBOL_WORDS
from burghers.games.vienna.dice import DICE_WORDS, faces, white_face
from burghers.games.vienna.moves import need_word
from burghers.games.vienna.state import NOBODY, Vienna
from burghers.kernel.step import Seat


@dataclass(frozen=True, slots=True)
class SpaceView:
    """A space and the dice on it."""

    id: str
    need: str  # numbers, pair or any
    owner: int  # seat, or -1
    dice: str  # notation of the dice lying there, or empty
    gendarme: bool


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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
    over: bool


def view(s: Vienna, viewer: Seat) -> ViennaView:
    """The same for every viewer: Vienna has no secrets."""
    box = s.box
    return ViennaView(
        seats=[seat_view(s, seat) for seat in range(s.seats)],
        road=[space_view(s, space) for space in range(LAST + 1)],
        night=bool(s.night),
        round=s.round,
        first=s.holder[FIRST_PLAYER],
        bank=s.bank,
        display=[box.person_ids[person] for person in s.display],
        pile=sum(s.unseen) + len(s.under),
        discards=sum(s.discards),
        beside_board=[word for card, word in enumerate(SPECIAL_WORDS) if s.holder[card] == NOBODY],
        double_turn_used=bool(s.doubled),
        over=s.over(),
    )


def space_view(s: Vienna, space: int) -> SpaceView:
    """One space."""
    owner = s.owner[space]
    dice = DICE_WORDS[s.lying[space]] if owner != NOBODY else ""
    return lying(s.box.space_ids[space], need_word(s.box.accepts[space]), owner, dice, 0 < space == s.gendarme)


@cache
def lying(space: str, need: str, owner: int, dice: str, gendarme: bool) -> SpaceView:
    """A space as it lies there: one object for all times it looks so."""
    return SpaceView(space, need, owner, dice, gendarme)


def seat_view(s: Vienna, seat: int) -> SeatView:
    """One player's area."""
    box = s.box
    card = s.start_card[seat]
    return SeatView(
        points=s.points[seat],
        coins=s.coins[seat],
        dice=faces(s.hands[seat]),
        white=white_face(s.hands[seat]),
        rolled=not s.unrolled >> seat & 1,
        carriage=s.carriage[seat],
        geheimbund=s.bund[seat],
        start_card=box.start_ids[card] if card >= 0 else "",
        persons=[box.person_ids[entry % 256] for entry in s.met if entry // 256 == seat],
        symbols=[s.influence(seat, symbol) for symbol in range(len(SYMBOL_WORDS))],
        specials=[word for special, word in enumerate(SPECIAL_WORDS) if s.holder[special] == seat],
    )
