"""BRU-3.2, BRU-4.7  Threat markers: taken, and removed for a point."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import COLOURS, REMOVED_THREAT, TOOK_THREAT
from burghers.games.bruges.moves import DECLINED, ENOUGH, NO_MARKER, REMOVED, THREAT, THREATENED
from burghers.games.bruges.rules.people import announce
from burghers.games.bruges.state import Bruges
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, Moves, a_of, coded, verb_of
from burghers.kernel.native import append, i64, vec
from burghers.kernel.step import Ask, Seat

ANY_COLOUR: Final[i64] = (1 << COLOURS) - 1


def take_marker(s: Bruges, seat: Seat, colour: i64) -> None:
    """BRU-3.4  A marker that does not exist is not taken."""
    if s.threat_supply(colour) > 0:
        s.threats[seat * COLOURS + colour] += 1
        s.tell(seat, THREATENED, colour, s.cause())
        announce(s, TOOK_THREAT, seat, colour)
    else:
        s.tell(seat, NO_MARKER, colour)


def remove_marker(s: Bruges, seat: Seat, colour: i64) -> None:
    """BRU-4.7  Every marker that is removed in any voluntary way scores 1 point."""
    s.threats[seat * COLOURS + colour] -= 1
    s.points[seat] += 1
    s.tell(seat, REMOVED, colour, s.cause())
    announce(s, REMOVED_THREAT, seat, colour)


def threatened_by(s: Bruges, seat: i64) -> i64:
    """The colours of a player's markers, a bit each."""
    colours: i64 = 0
    for colour in range(COLOURS):
        if s.threats[seat * COLOURS + colour]:
            colours |= 1 << colour
    return colours


@final
class RemoveThreats(Ask[Bruges]):
    """BRU-5.20  A person lets its owner remove so many markers of certain colours; BRU-R26: the owner may stop."""

    def __init__(self, seat: Seat, left: i64, colours: i64, alike: bool) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.colours: Final = colours  # a bit for each
        self.alike: Final = alike  # all of one colour

    def question(self) -> str:
        return "threats"

    def rule(self) -> str:
        return "BRU-4.7"

    def figures(self, s: Bruges) -> list[tuple[str, int]]:
        return [("count", self.left)]

    def options(self, s: Bruges) -> Moves:
        """Each colour there is, or enough."""
        out = vec[i64]()
        for colour in range(COLOURS):
            if self.colours >> colour & 1 and s.threats[self.seat * COLOURS + colour]:
                out = append(out, coded(THREAT, colour))
        if len(out) > 0:
            out = append(out, coded(ENOUGH))
        return out

    def targets(self, s: Bruges, seat: Seat) -> list[Move]:
        return [*[coded(THREAT, colour) for colour in range(COLOURS)], coded(ENOUGH)]

    def why(self, s: Bruges, seat: Seat, move: Move) -> Refusal | None:
        """A colour this person does not remove, or no such marker."""
        if verb_of(move) != THREAT:
            return None if move == coded(ENOUGH) else Refusal(self.rule(), "not-offered")
        colour = a_of(move)
        if not self.colours >> colour & 1:
            figures = [("colour", int(colour)), ("count", int(self.colours).bit_count())]
            return Refusal("BRU-5.20", "threat-not-meant", figures)
        if not s.threats[seat * COLOURS + colour]:
            return Refusal(self.rule(), "no-threat", [("colour", colour), ("has", s.threat_count(seat))])
        return None

    def take(self, s: Bruges, move: Move) -> None:
        """One at a time."""
        if verb_of(move) == THREAT:
            colour = a_of(move)
            if self.left > 1:
                colours = 1 << colour if self.alike else self.colours
                s.next(RemoveThreats(self.seat, self.left - 1, colours, self.alike))
            remove_marker(s, self.seat, colour)
        else:
            s.tell(self.seat, DECLINED, s.cause())
