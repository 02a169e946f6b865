"""What a seat may see of Bruges: own faces, the backs of others, the tops of the piles, and all that lies open."""

from __future__ import annotations

from functools import cache

from burghers.games.bruges.box import ARMS, COLOURS, SPACES
from burghers.games.bruges.moves import COLOUR_WORDS, MAJORITY_WORDS
from burghers.games.bruges.state import (
    CARD,
    MARKERS,
    NOBODY,
    OPEN,
    RESERVE,
    TIRED,
    TOP,
    Bruges,
    resident_of,
    shade_of,
)
from burghers.games.bruges.views import BrugesView, CardView, HouseView, SeatView, SpaceView, StackView
from burghers.kernel.game import OPEN as ALL_OPEN
from burghers.kernel.step import Seat


def view(s: Bruges, viewer: Seat) -> BrugesView:
    """What this viewer may see."""
    box = s.box
    return BrugesView(
        seats=[seat_view(s, seat, viewer) for seat in range(s.seats)],
        round=s.round,
        phase=s.phase,
        last=s.last,
        first=s.first,
        colours=COLOUR_WORDS[:],
        dice=[s.die(colour) for colour in range(COLOURS)],
        stacks=[StackView(s.stacks[i], back(s.stacks[TOP + i])) for i in range(2)],
        reserve=s.stacks[RESERVE],
        statues=list(box.statues[s.statues_taken() :]),
        supply=[s.threat_supply(colour) for colour in range(COLOURS)],
        track=list(box.steps),
        discards=[box.person_ids[card] for colour in range(COLOURS) for card in s.discarded(colour)],
        over=s.over(),
    )


def back(colour: int) -> str:
    """The back on top of a stack, or nothing."""
    return COLOUR_WORDS[colour] if colour >= 0 else ""


def seat_view(s: Bruges, seat: int, viewer: Seat) -> SeatView:
    mine = viewer in (seat, ALL_OPEN)
    return SeatView(
        gate=s.box.gate_ids[seat],
        points=s.points[seat],
        guilders=s.guilders[seat],
        step=s.steps[seat],
        workers=list(s.workers[seat * COLOURS : (seat + 1) * COLOURS]),
        threats=list(s.threats[seat * COLOURS : (seat + 1) * COLOURS]),
        hand=[card_view(s, card, mine) for card in s.hands[seat]],
        houses=[house_view(s, house, mine) for house in s.houses[seat]],
        left=arm_view(s, seat, 0),
        right=arm_view(s, seat, 1),
        statues=[value for i, value in enumerate(s.box.statues) if s.statue_owner(i) == seat],
        majorities=[w for kind, w in enumerate(MAJORITY_WORDS) if s.turned >> seat * MARKERS + kind & 1],
    )


def card_view(s: Bruges, card: int, mine: bool) -> CardView:
    """BRU-2.4  The colour is public; the face is the owner's, once looked at, or everyone's if everyone saw it."""
    seen = card & CARD < s.box.cards and (mine or card & OPEN != 0)
    return face(COLOUR_WORDS[s.colour_of(card)], s.box.person_ids[card & CARD] if seen else "")


@cache
def face(colour: str, person: str) -> CardView:
    """A card as it lies there: one object for all that look alike."""
    return CardView(colour, person)


def house_view(s: Bruges, house: int, mine: bool) -> HouseView:
    """BRU-4.10  The owner knows which card lies there."""
    resident = resident_of(house)
    return street(
        COLOUR_WORDS[shade_of(house)],
        s.box.person_ids[house & CARD] if mine or house & OPEN else "",
        s.box.person_ids[resident] if resident != NOBODY else "",
        bool(house & TIRED),
    )


@cache
def street(colour: str, card: str, resident: str, tired: bool) -> HouseView:
    """A house as it stands there: one object for all that look alike."""
    return HouseView(colour, card, resident, tired)


def arm_view(s: Bruges, seat: int, arm: int) -> list[SpaceView]:
    """An arm from the gate outwards."""
    first = (seat * ARMS + arm) * SPACES
    tiles = s.tiles[seat * ARMS + arm]
    arms, prices = s.box.arms, s.box.prices
    return [space_view(COLOUR_WORDS[arms[first + i]], prices[i], i < tiles) for i in range(SPACES)]


@cache
def space_view(colour: str, price: int, dug: bool) -> SpaceView:
    """A space of a canal: one object for all that look alike."""
    return SpaceView(colour, price, dug)
