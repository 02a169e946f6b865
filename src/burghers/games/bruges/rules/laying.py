"""Houses and persons outside the card action: laid from a stack or the hand, recruited besides."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import CHEAPER_PERSON, SHADES
from burghers.games.bruges.moves import DECLINED, ENOUGH, LAY, RECRUIT
from burghers.games.bruges.rules.houses import lay_house, put_house, recruit
from burghers.games.bruges.rules.refusals import holds, why_not_recruit
from burghers.games.bruges.rules.stacks import FROM, LookAtHand, ShuffleDiscards, draw_from, empty_stack, stacks_open
from burghers.games.bruges.state import CARD, Bruges
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, Moves, a_of, b_of, coded, verb_of
from burghers.kernel.native import extend, i64, vec
from burghers.kernel.step import Ask, Do, Seat


@final
class LayTop(Ask[Bruges]):
    """BRU-5.23  The top card of a stack is laid face down as a house, for no worker; its owner looks at it."""

    def question(self) -> str:
        return "lay-top"

    def rule(self) -> str:
        """A house from a stack."""
        return "BRU-5.23"

    def options(self, s: Bruges) -> Moves:
        return stacks_open(s)

    def targets(self, s: Bruges, seat: Seat) -> list[Move]:
        return [Move(move) for move in FROM[3]]

    def why(self, s: Bruges, seat: Seat, move: Move) -> Refusal | None:
        """An empty stack."""
        if move in FROM[3]:
            return None if s.stacks[a_of(move)] else empty_stack(s, a_of(move))
        return Refusal(self.rule(), "not-offered")

    def met(self, s: Bruges) -> bool:
        """Wait for a choice; when no stack has cards, shuffle or be content."""
        if super().met(s):
            return True
        if s.cards_to_draw():
            s.then(ShuffleDiscards(self.seat), self)
        return False

    def take(self, s: Bruges, move: Move) -> None:
        """Draw, look, lay."""
        s.next(LayDrawn(self.seat))
        s.next(LookAtHand(self.seat))
        draw_from(s, self.seat, a_of(move))


@final
class LayDrawn(Do[Bruges]):
    """BRU-5.23  The card just drawn becomes the house."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: Bruges) -> None:
        """It is the last of the hand."""
        hand = s.hands[self.seat]
        card = hand[-1]
        s.hands[self.seat] = hand[: len(hand) - 1]
        put_house(s, self.seat, card)


@final
class LayCard(Ask[Bruges]):
    """BRU-5.23  A card of the hand is laid face down as a house, for no worker."""

    def question(self) -> str:
        return "lay"

    def rule(self) -> str:
        """A house from the hand."""
        return "BRU-5.23"

    def options(self, s: Bruges) -> Moves:
        """Every card of the hand."""
        return vec[i64]([coded(LAY, card & CARD) for card in s.hands[self.seat]])

    def take(self, s: Bruges, move: Move) -> None:
        """Face down."""
        lay_house(s, self.seat, a_of(move))


@final
class RecruitAnother(Ask[Bruges]):
    """BRU-5.23  Another person of the hand may be recruited at once, for less."""

    def __init__(self, seat: Seat, discount: i64) -> None:
        super().__init__(seat)
        self.discount: Final = discount

    def question(self) -> str:
        return "recruit-another"

    def rule(self) -> str:
        return "BRU-5.23"

    def figures(self, s: Bruges) -> list[tuple[str, int]]:
        return [("guilders", self.discount)]

    def options(self, s: Bruges) -> Moves:
        """Nobody, or each who can be paid on each empty house; whether this is asked shows nothing of the hand."""
        empty = s.empty_colours(self.seat)
        if not empty or not s.hands[self.seat]:
            return vec[i64]()
        purse = s.guilders[self.seat] + self.discount + s.strength(self.seat, CHEAPER_PERSON)
        out = vec[i64]([coded(ENOUGH)])
        for card in s.hands[self.seat]:
            if s.box.price[card & CARD] <= purse:
                out = extend(out, s.box.recruits[(card & CARD) * SHADES + empty])
        return out

    def targets(self, s: Bruges, seat: Seat) -> list[Move]:
        """Every card of the hand on every empty house, or on its own colour in vain."""
        empty = s.empty_colours(seat)
        out = [coded(ENOUGH)]
        for card in s.hands[seat]:
            number = card & CARD
            out += [Move(move) for move in s.box.recruits[number * SHADES + (empty or 1 << s.box.colours[number])]]
        return out

    def why(self, s: Bruges, seat: Seat, move: Move) -> Refusal | None:
        """Not in hand, no house, or too dear."""
        if verb_of(move) != RECRUIT:
            return None if move == coded(ENOUGH) else Refusal(self.rule(), "not-offered")
        if not holds(s, seat, a_of(move)):
            return Refusal(self.rule(), "not-in-hand", [("person", a_of(move))])
        return why_not_recruit(s, seat, a_of(move), b_of(move), self.discount)

    def take(self, s: Bruges, move: Move) -> None:
        """As with a card of the turn, for less."""
        if verb_of(move) == RECRUIT:
            recruit(s, self.seat, a_of(move), b_of(move), self.discount)
        else:
            s.tell(self.seat, DECLINED, s.cause())
