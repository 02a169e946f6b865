"""BRU-2  Phase 1: drawing."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import BIGGER_HAND, COLOURS, SUIT
from burghers.games.bruges.moves import (
    CUT,
    DRAW,
    DREW,
    LAST_ROUND,
    LOOK,
    OPENED,
    SAW,
    SHUFFLED,
    STOP,
    TURN_UP,
    TURNED_UP,
)
from burghers.games.bruges.state import NO_COLOUR, RESERVE, TOP, UNSEEN, Bruges
from burghers.kernel.errors import Refusal
from burghers.kernel.fate import Odds, even, weighted
from burghers.kernel.move import Move, a_of, coded, verb_of
from burghers.kernel.step import Ask, Chance, Do, Seat

# What can be drawn from, by which stacks have cards: neither, the first, the second, both.
FROM: Final = [[], [coded(DRAW, 0)], [coded(DRAW, 1)], [coded(DRAW, 0), coded(DRAW, 1)]]
OR_STOP: Final = [[], *[[*draws, coded(STOP)] for draws in FROM[1:]]]
BACKS: Final = [coded(TURN_UP, colour) for colour in range(COLOURS)]
ACTIONS: Final = 3  # the phase


@final
class DrawPhase(Do[Bruges]):
    """BRU-2.2  From the first player clockwise each fills the hand; BRU-2.1: with this a round begins."""

    def run(self, s: Bruges) -> None:
        """The first player's filling lies on top of the agenda."""
        s.phase = 1
        for place in range(s.seats - 1, -1, -1):
            s.next(FillHand(s.seat_after(s.first, place)))


def hand_limit(s: Bruges, seat: int) -> int:
    """BRU-5.19  The Inventor's hand holds more."""
    person = s.whoever(seat, BIGGER_HAND)
    return s.box.ops[person].strength if person < UNSEEN else s.box.hand


@final
class FillHand(Ask[Bruges]):
    """BRU-2.3  Cards are drawn one at a time, from either stack; only the backs on top are known."""

    def question(self) -> str:
        """Which stack?"""
        return "draw"

    def rule(self) -> str:
        """Drawing."""
        return "BRU-2.3"

    def figures(self, s: Bruges) -> list[tuple[str, int]]:
        """How full the hand is."""
        return [("count", len(s.hands[self.seat])), ("limit", hand_limit(s, self.seat))]

    def options(self, s: Bruges) -> list[Move]:
        """The stacks with cards; above the usual hand also to stop."""
        size = len(s.hands[self.seat])
        stacks = (1 if s.stacks[0] else 0) | (2 if s.stacks[1] else 0)
        if size < s.box.hand:
            return FROM[stacks]
        return OR_STOP[stacks] if size < hand_limit(s, self.seat) else FROM[0]

    def targets(self, s: Bruges, seat: Seat) -> list[Move]:
        """Both stacks, and to stop."""
        return OR_STOP[3]

    def why(self, s: Bruges, seat: Seat, move: Move) -> Refusal | None:
        """An empty stack, or a hand that must be filled."""
        if verb_of(move) == DRAW and a_of(move) < 2:
            return None if s.stacks[a_of(move)] else empty_stack(a_of(move))
        if move == coded(STOP):
            if len(s.hands[seat]) >= s.box.hand:
                return None
            figures = [("needs", s.box.hand), ("has", len(s.hands[seat]))]
            return Refusal("BRU-2.2", "hand-not-full", figures)
        return Refusal(self.rule(), "not-offered")

    def met(self, s: Bruges) -> bool:
        """Wait for a draw; a hand as full as can be is looked at."""
        if super().met(s):
            return True
        if len(s.hands[self.seat]) < s.box.hand and s.cards_to_draw():
            s.then(ShuffleDiscards(self.seat), self)
        else:
            s.next(LookAtHand(self.seat))
        return False

    def take(self, s: Bruges, move: Move) -> None:
        """Draw and ask again, or look."""
        if verb_of(move) == DRAW:
            s.next(self)
            draw_from(s, self.seat, a_of(move))
        else:
            s.next(LookAtHand(self.seat))


def empty_stack(stack: int) -> Refusal:
    """Why nothing can be drawn there."""
    return Refusal("BRU-2.5", "stack-empty", [("stack", stack + 1)])


@final
class DrawCards(Ask[Bruges]):
    """BRU-2.4  Cards drawn for a person: colours are public, faces are seen when all are drawn (BRU-R37)."""

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def question(self) -> str:
        """Which stack?"""
        return "draw-for-person"

    def rule(self) -> str:
        """Drawing."""
        return "BRU-2.3"

    def figures(self, s: Bruges) -> list[tuple[str, int]]:
        """How many are still to be drawn."""
        return [("count", self.left)]

    def options(self, s: Bruges) -> list[Move]:
        """The stacks with cards."""
        return FROM[(1 if s.stacks[0] else 0) | (2 if s.stacks[1] else 0)]

    def targets(self, s: Bruges, seat: Seat) -> list[Move]:
        """Both stacks."""
        return FROM[3]

    def why(self, s: Bruges, seat: Seat, move: Move) -> Refusal | None:
        """An empty stack."""
        if verb_of(move) == DRAW and a_of(move) < 2:
            return None if s.stacks[a_of(move)] else empty_stack(a_of(move))
        return Refusal(self.rule(), "not-offered")

    def met(self, s: Bruges) -> bool:
        """Wait for a draw; when no stack has cards, shuffle or be content."""
        if super().met(s):
            return True
        if s.cards_to_draw():
            s.then(ShuffleDiscards(self.seat), self)
        else:
            s.next(LookAtHand(self.seat))
        return False

    def take(self, s: Bruges, move: Move) -> None:
        """The next one, or look."""
        s.next(DrawCards(self.seat, self.left - 1) if self.left > 1 else LookAtHand(self.seat))
        draw_from(s, self.seat, a_of(move))


def draw_from(s: Bruges, seat: int, stack: int) -> None:
    """BRU-2.3  The top card of a stack, its face unseen, joins the hand; the back below it shows."""
    colour = s.stacks[TOP + stack]
    s.hands[seat] = [*s.hands[seat], UNSEEN + colour]
    s.stacks[stack] -= 1
    s.stacks[TOP + stack] = NO_COLOUR
    s.tell(seat, DREW, colour, stack)
    if s.stacks[stack]:
        s.next(TOPS[stack])
    else:
        replace_stack(s, stack)


def replace_stack(s: Bruges, stack: int) -> None:
    """BRU-2.5  When the last card of a stack leaves, the reserve takes its place at once; BRU-2.7: without a reserve
    the other stack is cut into two halves."""
    if s.stacks[RESERVE]:
        s.stacks[stack] = s.stacks[RESERVE]
        s.stacks[RESERVE] = 0
        s.tell(-1, OPENED, stack)
        name_last_round(s)
        s.next(TOPS[stack])
    elif s.stacks[1 - stack] > 1:
        s.stacks[stack] = s.stacks[1 - stack] // 2
        s.stacks[1 - stack] -= s.stacks[stack]
        s.tell(-1, CUT)
        s.next(TOPS[stack])


def name_last_round(s: Bruges) -> None:
    """BRU-2.6  The reserve in phase 1 makes this round the last, in phase 3 the next one."""
    if not s.last:
        s.last = s.round + (1 if s.phase == ACTIONS else 0)
        s.tell(-1, LAST_ROUND)


@final
class TurnUp(Chance[Bruges]):
    """BRU-2.3  The back on top of a stack: any of those nobody has seen, by the colours left."""

    def __init__(self, stack: int) -> None:
        self.stack: Final = stack

    def odds(self, s: Bruges) -> Odds:
        """By the unseen backs of each colour."""
        backs = s.backs
        if backs[0] and backs[1] and backs[2] and backs[3] and backs[4]:
            return weighted(BACKS, backs[:])
        colours = [colour for colour in range(COLOURS) if backs[colour]]
        return weighted([BACKS[colour] for colour in colours], [backs[colour] for colour in colours])

    def stream(self) -> str:
        """Backs of cards."""
        return "backs"

    def take(self, s: Bruges, outcome: Move) -> None:
        """Everyone sees it."""
        colour = a_of(outcome)
        s.backs[colour] -= 1
        s.stacks[TOP + self.stack] = colour
        s.tell(-1, TURNED_UP, self.stack, colour)


TOPS: Final = [TurnUp(0), TurnUp(1)]  # steps never change, so two serve every game


@final
class LookAtHand(Do[Bruges]):
    """BRU-2.4  Hand colours are public, faces private: the player now looks at what was drawn."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: Bruges) -> None:
        """One look for each face not seen yet."""
        hand = s.hands[self.seat]
        for i in range(len(hand) - 1, -1, -1):  # what is scheduled last comes first
            if hand[i] >= UNSEEN and hand[i] < UNSEEN + COLOURS:
                s.next(Look(self.seat, i))


@final
class Look(Chance[Bruges]):
    """BRU-2.3  The face of a drawn card: any card of its colour that nobody has seen."""

    def __init__(self, seat: Seat, place: int) -> None:
        self.seat: Final = seat
        self.place: Final = place  # in the hand

    def odds(self, s: Bruges) -> Odds:
        """All alike."""
        return even(s.unseen[s.hands[self.seat][self.place] - UNSEEN])

    def stream(self) -> str:
        """Faces of cards."""
        return "faces"

    def take(self, s: Bruges, outcome: Move) -> None:
        """Only the owner sees it."""
        card = a_of(outcome)
        hand = s.hands[self.seat][:]
        colour = hand[self.place] - UNSEEN
        hand[self.place] = card
        s.hands[self.seat] = hand
        faces = s.unseen[colour][:]
        faces.pop(place_of(faces, outcome))
        s.unseen[colour] = faces
        s.note(coded(SAW, card), self.seat, self.seat)


def place_of(faces: list[Move], face: Move) -> int:
    """Where a face lies among those nobody has seen, which are in the order of their numbers."""
    low = 0
    high = len(faces) - 1
    while low < high:
        middle = (low + high) >> 1
        if faces[middle] < face:
            low = middle + 1
        else:
            high = middle
    return low


@final
class ShuffleDiscards(Do[Bruges]):
    """BRU-2.7  If no card is left anywhere the discards are shuffled into two stacks; what was drawn before is looked
    at first (BRU-R40)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: Bruges) -> None:
        """The looks come before the new stacks."""
        s.then(LookAtHand(self.seat), NewStacks())


@final
class NewStacks(Do[Bruges]):
    """BRU-2.7  The discards, shuffled, are cut into two stacks as equal as can be."""

    def run(self, s: Bruges) -> None:
        """Their faces and backs are unknown again."""
        total = 0
        for colour in range(COLOURS):
            faces: list[Move] = []
            for i in range(SUIT):
                if s.discards[colour] >> i & 1:
                    faces.append(Move(LOOK | colour * SUIT + i << 6))
            s.unseen[colour] = faces
            s.backs[colour] = len(faces)
            s.discards[colour] = 0
            total += len(faces)
        s.tell(-1, SHUFFLED, total)
        deal_stacks(s, total)


def deal_stacks(s: Bruges, total: int) -> None:
    """BRU-1.3  Two draw stacks as equal as can be, the first one the larger; their backs show."""
    s.stacks[0] = (total + 1) // 2
    s.stacks[1] = total // 2
    if s.stacks[1]:
        s.next(TOPS[1])
    if s.stacks[0]:
        s.next(TOPS[0])
