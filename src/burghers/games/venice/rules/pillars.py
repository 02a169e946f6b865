"""VEN-5  The pillar builder: pillars and tokens."""

from __future__ import annotations

from typing import Final, final

from burghers.games.venice.box import PLACES_PILLARS
from burghers.games.venice.moves import (
    NO_TOKEN,
    NO_TOKEN_PUT,
    PILLAR,
    PLACED_PILLAR,
    PLACED_TOKEN,
    TOKEN,
    told,
)
from burghers.games.venice.rules.chain import nexts, starts, touches
from burghers.games.venice.rules.finish import last_pillar
from burghers.games.venice.rules.grid import SPACES, WORD, listed
from burghers.games.venice.rules.reactions import react
from burghers.games.venice.rules.refusals import why_no_first_pillar, why_no_next_pillar, why_no_token
from burghers.games.venice.state import BARE, GROUP, NEW, PILLARS, TOKENS, Venice
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, Moves, a_of, coded, verb_of
from burghers.kernel.native import append, i64, vec
from burghers.kernel.step import Ask, Do, Seat
from burghers.kernel.vectors import bit_of


@final
class PlacePillars(Do[Venice]):
    """VEN-5.1  Place the pillars shown, all of them (VEN-5.5), then the tokens."""

    def __init__(self, seat: Seat, pillars: i64, tokens: i64) -> None:
        self.seat: Final = seat
        self.pillars: Final = pillars
        self.tokens: Final = tokens

    def run(self, s: Venice) -> None:
        """If the supply holds fewer, all that are left."""
        s.wipe(NEW)
        s.wipe(GROUP)
        n = self.pillars if self.pillars < s.supply else s.supply
        s.next(PlaceToken(self.seat, self.tokens, False, False))
        s.next(FurtherGroup(self.seat, n, n))
        s.next(FirstPillar(self.seat, n))


@final
class FirstPillar(Ask[Venice]):
    """VEN-5.4  One pillar of the group must touch the canal or an older pillar: the first goes where that can be."""

    def __init__(self, seat: Seat, size: i64) -> None:
        super().__init__(seat)
        self.size: Final = size  # of the group

    def question(self) -> str:
        return "first-pillar"

    def rule(self) -> str:
        return "VEN-5.4"

    def figures(self, s: Venice) -> list[tuple[str, int]]:
        return [("pillars", self.size)]

    def options(self, s: Venice) -> Moves:
        """Every space from which the whole group can be placed."""
        a, b, c = starts(s, self.size)
        return listed(s.box.pillar_moves, a, b, c)

    def targets(self, s: Venice, seat: Seat) -> list[Move]:
        return [coded(PILLAR, space) for space in range(SPACES)]

    def why(self, s: Venice, seat: Seat, move: Move) -> Refusal | None:
        """Water, a pillar, too little room, or too far from any contact."""
        if verb_of(move) != PILLAR:
            return Refusal(self.rule(), "not-offered")
        return why_no_first_pillar(s, a_of(move), self.size)

    def take(self, s: Venice, move: Move) -> None:
        """Place it and go on."""
        space = a_of(move)
        if not s.map[NEW] | s.map[NEW + 1] | s.map[NEW + 2]:  # once an action, after its first group
            react(s, self.seat, PLACES_PILLARS)
        if self.size > 1:
            s.next(NextPillar(self.seat, self.size - 1, touches(s, space)))
        place_pillar(s, self.seat, space)


@final
class NextPillar(Ask[Venice]):
    """VEN-5.3  The pillars of one action hang together: each of the others goes beside one of the group."""

    def __init__(self, seat: Seat, left: i64, touching: bool) -> None:
        super().__init__(seat)
        self.left: Final = left  # of the group, this one included
        self.touching: Final = touching  # whether the group has its contact

    def question(self) -> str:
        return "next-pillar"

    def rule(self) -> str:
        return "VEN-5.3"

    def figures(self, s: Venice) -> list[tuple[str, int]]:
        return [("pillars", self.left)]

    def options(self, s: Venice) -> Moves:
        """Beside the group; without a contact yet, only where one can still be reached."""
        a, b, c = nexts(s, self.left, self.touching)
        return listed(s.box.pillar_moves, a, b, c)

    def targets(self, s: Venice, seat: Seat) -> list[Move]:
        return [coded(PILLAR, space) for space in range(SPACES)]

    def why(self, s: Venice, seat: Seat, move: Move) -> Refusal | None:
        """Water, a pillar, apart from the group, or away from any contact."""
        if verb_of(move) != PILLAR:
            return Refusal(self.rule(), "not-offered")
        return why_no_next_pillar(s, a_of(move), self.left, self.touching)

    def take(self, s: Venice, move: Move) -> None:
        """Place it and go on."""
        space = a_of(move)
        if self.left > 1:
            s.next(NextPillar(self.seat, self.left - 1, self.touching or touches(s, space)))
        place_pillar(s, self.seat, space)


def place_pillar(s: Venice, seat: Seat, space: i64) -> None:
    """VEN-5.2  A pillar from the supply goes on a free lagoon space, and stays for good."""
    word, bit = space // WORD, bit_of(space % WORD)
    m = s.map
    m[PILLARS + word] = m[PILLARS + word] | bit
    m[BARE + word] = m[BARE + word] | bit
    m[NEW + word] = m[NEW + word] | bit
    m[GROUP + word] = m[GROUP + word] | bit
    s.supply -= 1
    s.note(told(PLACED_PILLAR, space, s.cause()), seat)
    if s.supply == 0:
        last_pillar(s, seat)


@final
class FurtherGroup(Do[Venice]):
    """VEN-5.6  Without room for a connected group of that size the largest one is placed, then the rest in further
    groups."""

    def __init__(self, seat: Seat, left: i64, size: i64) -> None:
        self.seat: Final = seat
        self.left: Final = left  # before the group that was tried last
        self.size: Final = size  # of that group

    def run(self, s: Venice) -> None:
        """A group of this size was placed, or there was no room for one."""
        left, size = self.left, self.size
        if s.map[GROUP] | s.map[GROUP + 1] | s.map[GROUP + 2]:
            left -= size
            s.wipe(GROUP)
        else:
            size -= 1
        size = size if size < left else left
        if size:
            s.next(FurtherGroup(self.seat, left, size))
            s.next(FirstPillar(self.seat, size))


@final
class PlaceToken(Ask[Venice]):
    """VEN-5.7  Put tokens of the reserve on pillars, at most one on each; the saboteur may stop before (VEN-9.4)."""

    def __init__(self, seat: Seat, left: i64, freed: bool, may_stop: bool) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.freed: Final = freed  # on the pillars a saboteur has set free
        self.may_stop: Final = may_stop

    def question(self) -> str:
        return "token-or-stop" if self.may_stop else "token"

    def rule(self) -> str:
        return "VEN-9.4" if self.freed else "VEN-5.7"

    def figures(self, s: Venice) -> list[tuple[str, int]]:
        """How many are left to place."""
        spare = s.spare(self.seat)
        return [("tokens", self.left if self.left < spare else spare)]

    def options(self, s: Venice) -> Moves:
        """Unbuilt pillars without a token (VEN-5.8), new ones only (VEN-5.9); none without tokens (VEN-5.10)."""
        if not self.left or not s.spare(self.seat):
            return vec[i64]()
        m = s.map
        a, b, c = s.with_tokens()
        a, b, c = m[BARE] & ~a, m[BARE + 1] & ~b, m[BARE + 2] & ~c
        if self.freed or not s.any_pillar:
            a, b, c = a & m[NEW], b & m[NEW + 1], c & m[NEW + 2]
        out = listed(s.box.token_moves, a, b, c)
        if len(out) > 0 and self.may_stop:
            out = append(out, Move(NO_TOKEN))
        return out

    def targets(self, s: Venice, seat: Seat) -> list[Move]:
        """The whole board; the saboteur may also stop."""
        out = [coded(TOKEN, space) for space in range(SPACES)]
        return [*out, coded(NO_TOKEN)] if self.may_stop else out

    def why(self, s: Venice, seat: Seat, move: Move) -> Refusal | None:
        """No pillar, built on, a token there, or not a new one."""
        if self.may_stop and move == coded(NO_TOKEN):
            return None
        if verb_of(move) != TOKEN:
            return Refusal(self.rule(), "not-offered")
        return why_no_token(s, a_of(move), self.freed)

    def take(self, s: Venice, move: Move) -> None:
        """It stays there until the pillar is built on."""
        if verb_of(move) == NO_TOKEN:
            s.note(told(NO_TOKEN_PUT, s.cause()), self.seat)
            return
        space = a_of(move)
        if self.left > 1:
            s.next(PlaceToken(self.seat, self.left - 1, self.freed, self.may_stop))
        s.mark(TOKENS + 3 * self.seat, space)
        s.note(told(PLACED_TOKEN, space, s.cause()), self.seat)
