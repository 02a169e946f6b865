"""BRU-2.3 to 2.7  The stacks: what is drawn, what shows, what is seen, and what happens when they run out."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import COLOURS
from burghers.games.bruges.moves import (
    CUT,
    DRAW,
    DREW,
    LAST_ROUND,
    LOOK,
    LOOK_AT,
    OPENED,
    SAW,
    SHUFFLED,
    TURN_UP,
    TURNED_UP,
)
from burghers.games.bruges.state import NO_COLOUR, RESERVE, TOP, Bruges
from burghers.kernel.deals import draw_next
from burghers.kernel.errors import Refusal
from burghers.kernel.fate import Odds, even, weighted
from burghers.kernel.move import Move, Moves, a_of, coded
from burghers.kernel.native import append, i64, remove, vec
from burghers.kernel.step import Chance, Do, Seat
from burghers.kernel.vectors import plus

# What can be drawn from, by which stacks have cards: neither, the first, the second, both.
FROM: Final = [
    vec[i64](),
    vec[i64]([coded(DRAW, 0)]),
    vec[i64]([coded(DRAW, 1)]),
    vec[i64]([coded(DRAW, 0), coded(DRAW, 1)]),
]
BACKS: Final = vec[i64]([coded(TURN_UP, colour) for colour in range(COLOURS)])
ACTIONS: Final[i64] = 3  # the phase


def stacks_open(s: Bruges) -> Moves:
    """The stacks that have cards."""
    return FROM[(1 if s.stacks[0] else 0) | (2 if s.stacks[1] else 0)]


def empty_stack(s: Bruges, stack: i64) -> Refusal:
    """Why nothing can be drawn there."""
    return Refusal("BRU-2.5", "stack-empty", [("stack", stack + 1), ("has", s.stacks[1 - stack])])


def draw_from(s: Bruges, seat: i64, stack: i64) -> None:
    """BRU-2.3  The top card of a stack, its face unseen, joins the hand; the back below it shows."""
    colour = s.stacks[TOP + stack]
    s.hands[seat] = plus(s.hands[seat], s.box.cards + colour)
    s.stacks[stack] -= 1
    s.stacks[TOP + stack] = NO_COLOUR
    s.tell(seat, DREW, colour, stack, s.cause())
    if s.stacks[stack]:
        s.next(TOPS[stack])
    else:
        replace_stack(s, stack)


def replace_stack(s: Bruges, stack: i64) -> None:
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
        s.tell(-1, LAST_ROUND, s.last - 1)


@final
class TurnUp(Chance[Bruges]):
    """BRU-2.3  The back on top of a stack: any of those nobody has seen, by the colours left."""

    def __init__(self, stack: i64) -> None:
        self.stack: Final = stack

    def odds(self, s: Bruges) -> Odds:
        """By the unseen backs of each colour."""
        return weighted(BACKS, s.backs)

    def stream(self) -> str:
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
        """Each face not seen yet, in one look."""
        hand = s.hands[self.seat]
        faces: list[Chance[Bruges]] = []
        for i in range(len(hand)):
            if hand[i] >= s.box.cards and hand[i] < s.box.cards + COLOURS:
                faces.append(Look(self.seat, i))
        draw_next(s, LOOK_AT, LOOK, faces)


@final
class Look(Chance[Bruges]):
    """BRU-2.3  The face of a drawn card: any card of its colour that nobody has seen."""

    def __init__(self, seat: Seat, place: i64) -> None:
        self.seat: Final = seat
        self.place: Final = place  # in the hand

    def odds(self, s: Bruges) -> Odds:
        return even(s.unseen[s.hands[self.seat][self.place] - s.box.cards])

    def stream(self) -> str:
        return "faces"

    def take(self, s: Bruges, outcome: Move) -> None:
        """Only the owner sees it."""
        card = a_of(outcome)
        hand = s.hands[self.seat][:]
        colour = hand[self.place] - s.box.cards
        hand[self.place] = card
        s.hands[self.seat] = hand
        s.unseen[colour] = remove(s.unseen[colour][:], outcome)
        s.note(coded(SAW, card), self.seat, self.seat)


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
        total: i64 = 0
        for colour in range(COLOURS):
            faces = vec[i64]()
            for card in s.discarded(colour):
                faces = append(faces, Move(LOOK | card << 6))
            s.unseen[colour] = faces
            s.backs[colour] = len(faces)
            s.discards[colour] = 0
            total += len(faces)
        s.tell(-1, SHUFFLED, total)
        deal_stacks(s, total)


def deal_stacks(s: Bruges, total: i64) -> None:
    """BRU-1.3  Two draw stacks as equal as can be, the first one the larger; their backs show."""
    s.stacks[0] = (total + 1) // 2
    s.stacks[1] = total // 2
    if s.stacks[1]:
        s.next(TOPS[1])
    if s.stacks[0]:
        s.next(TOPS[0])
