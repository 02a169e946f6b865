"""BRU-8  Disasters: the third marker of a colour."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import ARMS, COLOURS, SPACES, WARD
from burghers.games.bruges.moves import (
    BURN,
    BURN_UNDER,
    BURY,
    BY_DISASTER,
    DISASTER,
    LOSE,
    LOST_GUILDERS,
    LOST_PERSON,
    LOST_POINTS,
    LOST_WORKERS,
    NOTHING_LOST,
    SUFFER,
    WARDED,
)
from burghers.games.bruges.rules.canals import lose_tile
from burghers.games.bruges.rules.houses import last_empty, lay_open, lose_house
from burghers.games.bruges.rules.people import reckon_powers
from burghers.games.bruges.state import NOBODY, RESIDENT_SHIFT, TIRED, Bruges, resident_of
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, Moves, a_of, coded, verb_of
from burghers.kernel.native import append, i64, vec
from burghers.kernel.step import Ask, Do, InAnyOrder, Seat, Step

MARKERS: Final[i64] = 3  # of a colour make a disaster
FLOOD: Final[i64] = 0
PLAGUE: Final[i64] = 1
RAID: Final[i64] = 2
FIRE: Final[i64] = 3


def face_disasters(s: Bruges, seat: Seat) -> None:
    """BRU-3.3  Who has three markers of a colour suffers its disaster; several in the order of the victim's choice."""
    colours: list[i64] = []
    for colour in range(COLOURS):
        if s.threats[seat * COLOURS + colour] >= MARKERS:
            colours.append(colour)
    if len(colours) == 1:
        s.next(Disaster(seat, colours[0]))
    elif colours:
        names = [coded(SUFFER, colour) for colour in colours]
        steps: list[Step[Bruges]] = [Disaster(seat, colour) for colour in colours]
        s.next(InAnyOrder(seat, tuple(names), tuple(steps), "BRU-3.3"))


@final
class Disaster(Do[Bruges]):
    """BRU-8.1  Flood, plague, raid, fire or intrigue strikes; BRU-8.2: the three markers go back, without points."""

    def __init__(self, seat: Seat, colour: i64) -> None:
        self.seat: Final = seat
        self.colour: Final = colour

    def run(self, s: Bruges) -> None:
        """A person that wards it off keeps the damage away, not the markers."""
        seat = self.seat
        s.threats[seat * COLOURS + self.colour] -= MARKERS
        s.because(BY_DISASTER + self.colour)
        ward = s.whoever(seat, WARD << self.colour)
        if ward != NOBODY:
            s.tell(seat, WARDED, self.colour, ward)
            return
        s.tell(seat, DISASTER, self.colour)
        if spared(s, seat, self.colour):
            s.tell(seat, NOTHING_LOST, self.colour)
        elif self.colour == FLOOD:
            s.tell(seat, LOST_WORKERS, s.worker_count(seat), s.cause())
            for i in range(seat * COLOURS, (seat + 1) * COLOURS):
                s.workers[i] = 0
        elif self.colour == PLAGUE:
            s.next(Plague(seat))
        elif self.colour == RAID:
            s.tell(seat, LOST_GUILDERS, s.guilders[seat], s.cause())
            s.guilders[seat] = 0
        elif self.colour == FIRE:
            s.next(Ruin(seat, True, True))
        else:
            lost = s.box.intrigue if s.box.intrigue < s.points[seat] else s.points[seat]
            s.points[seat] -= lost
            s.tell(seat, LOST_POINTS, lost, s.cause())


def spared(s: Bruges, seat: Seat, colour: i64) -> bool:
    """Whether there is nothing a disaster could take."""
    if colour == FLOOD:
        return s.worker_count(seat) == 0
    if colour == PLAGUE:
        return s.person_count(seat) == 0
    if colour == RAID:
        return s.guilders[seat] == 0
    if colour == FIRE:
        return len(s.houses[seat]) == 0 and s.tile_count(seat) == 0
    return s.points[seat] == 0


@final
class Plague(Ask[Bruges]):
    """BRU-8.1  One person of own choice in the area is discarded; the house stays, empty."""

    def question(self) -> str:
        return "plague"

    def rule(self) -> str:
        return "BRU-8.1"

    def options(self, s: Bruges) -> Moves:
        """Everybody in the area, in the order of their houses."""
        out = vec[i64]()
        for house in s.houses[self.seat]:
            if resident_of(house) != NOBODY:
                out = append(out, coded(BURY, resident_of(house)))
        return out

    def take(self, s: Bruges, move: Move) -> None:
        """The card goes to the discards."""
        houses = s.houses[self.seat][:]
        person = a_of(move)
        for i in range(len(houses)):
            if resident_of(houses[i]) == person:
                houses[i] = houses[i] & ~TIRED | NOBODY << RESIDENT_SHIFT
        s.houses[self.seat] = houses
        lay_open(s, person)
        s.tell(self.seat, LOST_PERSON, person, s.cause())
        reckon_powers(s, self.seat)


@final
class Ruin(Ask[Bruges]):
    """BRU-8.1  One own house or one own canal tile is lost, as the victim chooses; nothing if there is neither.

    BRU-5.14: the Troublemaker's victims choose among tiles only; others may strike houses only.
    """

    def __init__(self, seat: Seat, houses: bool, tiles: bool) -> None:
        super().__init__(seat)
        self.houses: Final = houses
        self.tiles: Final = tiles

    def question(self) -> str:
        if self.houses and self.tiles:
            return "fire"
        return "lose-house" if self.houses else "lose-tile"

    def rule(self) -> str:
        """Fire, or whoever lit it."""
        if self.houses:
            return "BRU-8.1"
        return "BRU-5.14"

    def options(self, s: Bruges) -> Moves:
        """Empty houses by colour, inhabited ones by resident, arms with a tile."""
        out = vec[i64]()
        if self.houses:
            empty = s.empty_colours(self.seat)
            for colour in range(COLOURS):
                if empty >> colour & 1:
                    out = append(out, coded(BURN, colour))
            for house in s.houses[self.seat]:
                if resident_of(house) != NOBODY:
                    out = append(out, coded(BURN_UNDER, resident_of(house)))
        if self.tiles:
            for arm in range(ARMS):
                if s.tiles[self.seat * ARMS + arm]:
                    out = append(out, coded(LOSE, arm))
        return out

    def targets(self, s: Bruges, seat: Seat) -> list[Move]:
        """The options, and arms without a tile."""
        arms = [coded(LOSE, arm) for arm in range(ARMS) if not s.tiles[seat * ARMS + arm]]
        return [*self.options(s), *arms]

    def why(self, s: Bruges, seat: Seat, move: Move) -> Refusal | None:
        """No such house or tile, or not what was struck."""
        if move in self.options(s):
            return None
        if verb_of(move) == LOSE:
            if not self.tiles:
                return Refusal(self.rule(), "houses-only")
            return Refusal(self.rule(), "no-tile", [("arm", a_of(move)), ("count", SPACES)])
        if verb_of(move) in (BURN, BURN_UNDER):
            return Refusal(self.rule(), "no-such-house" if self.houses else "tiles-only")
        return Refusal(self.rule(), "not-offered")

    def take(self, s: Bruges, move: Move) -> None:
        verb = verb_of(move)
        if verb == LOSE:
            lose_tile(s, self.seat, a_of(move))
        elif verb == BURN:
            lose_house(s, self.seat, last_empty(s, self.seat, a_of(move)))
        else:
            houses = s.houses[self.seat]
            place: i64 = 0
            while resident_of(houses[place]) != a_of(move):
                place += 1
            lose_house(s, self.seat, place)
