"""Cards of one draw, and dice too: one question, one line of the record, and more outcomes than anybody can list.

Five cards of thirty come in 142,506 hands, so nothing here lists them. Fate draws card by card; an outcome that is told
is looked through card by card, and so is how likely it was. Whoever has to see all that may come (learners, reviews)
is shown what the next card may be, and may tell that card alone: the others are then asked for one by one, as in older
records.
"""

from __future__ import annotations

from fractions import Fraction
from math import factorial
from typing import Final, final

from burghers.kernel.fate import Fate, Odds
from burghers.kernel.move import BLANK_BITS, BLANK_MASK, VERB_BITS, VERB_MASK, Move, Moves, a_of
from burghers.kernel.native import append, i64, mypyc_attr, vec
from burghers.kernel.step import AtOnce, Chance, S, Seat
from burghers.kernel.vectors import in_order, place_of

MOST_CARDS: Final = 6  # in one draw: a sentence has no room for more


@mypyc_attr(allow_interpreted_subclasses=True)
class InARow(AtOnce[S]):
    """Cards or dice that are told one after the other, in a row of one sentence."""

    def verb_of_all(self) -> i64:
        """The verb that tells all of them, in a row."""
        raise NotImplementedError

    def verb_of_one(self) -> i64:
        """The verb that tells one."""
        raise NotImplementedError

    def chance_of_all(self, s: S, told: Moves) -> Fraction:
        """Exactly how likely these are, which are as many as are asked for."""
        raise NotImplementedError

    def odds(self, s: S) -> Odds:
        """What the first of them may be."""
        return self.apart()[0].odds(s)

    def told(self, outcome: Move) -> Moves:
        """One by one. One that is told alone is itself."""
        if outcome & VERB_MASK != self.verb_of_all():
            return vec[i64]([outcome])
        out = vec[i64]()
        one, left = self.verb_of_one(), outcome >> VERB_BITS
        while left > 0:
            out = append(out, Move(one | (left & BLANK_MASK) - 1 << VERB_BITS))
            left >>= BLANK_BITS
        return out

    def told_in_one(self, told: Moves) -> Move:
        """The sentence that tells all of these."""
        outcome = self.verb_of_all()
        for i in range(len(told)):
            outcome |= a_of(told[i]) + 1 << VERB_BITS + BLANK_BITS * i
        return Move(outcome)

    def chance_of(self, s: S, outcome: Move) -> Fraction:
        """Of all of them; of the first, where it is told alone."""
        if outcome & VERB_MASK != self.verb_of_all():
            return self.apart()[0].chance_of(s, outcome)
        told = self.told(outcome)
        whole = len(told) == self.tickets() and self.told_in_one(told) == outcome
        return self.chance_of_all(s, told) if whole else Fraction(0)

    def accepts(self, s: S, seat: Seat, move: Move) -> bool:
        return self.chance_of(s, move) > 0


@final
class Deal(InARow[S]):
    """Cards of one draw. Each is a question of its own, which any card left in its pile answers alike."""

    def __init__(self, verb: i64, one: i64, parts: tuple[Chance[S], ...], rising: bool = False) -> None:
        self.verb: Final = verb
        self.one: Final = one
        self.parts: Final = parts
        self.rising: Final = rising  # in whatever order they come, they are told by rising numbers

    def verb_of_all(self) -> i64:
        return self.verb

    def verb_of_one(self) -> i64:
        return self.one

    def question(self) -> str:
        """That of each card."""
        return self.parts[0].question()

    def rule(self) -> str:
        """That of each card."""
        return self.parts[0].rule()

    def stream(self) -> str:
        return self.parts[0].stream()

    def tickets(self) -> i64:
        return len(self.parts)

    def apart(self) -> tuple[Chance[S], ...]:
        return self.parts

    def draw(self, s: S, fate: Fate) -> Move:
        stream = self.stream()
        drawn = vec[i64]()
        for part in self.parts:
            pile = part.odds(s).outcomes
            gone = places_of(drawn, pile)
            ticket = fate.below(len(pile) - len(gone), stream)
            for place in gone:
                if place <= ticket:
                    ticket += 1
            drawn = append(drawn, pile[ticket])
        return self.told_in_one(drawn)

    def told_in_one(self, told: Moves) -> Move:
        """By rising numbers, where the order says nothing."""
        if self.rising:
            rising = vec[i64]()
            for card in told:
                rising = in_order(rising, card)
            told = rising
        return super().told_in_one(told)

    def chance_of_all(self, s: S, told: Moves) -> Fraction:
        """One way out of as many as there are to draw so many; rising, out of as many as there are sets."""
        ways = 1
        for i in range(len(told)):
            pile, drawn = self.parts[i].odds(s).outcomes, told[:i]
            if place_of(pile, told[i]) < 0 or place_of(drawn, told[i]) >= 0:
                return Fraction(0)
            ways *= len(pile) - len(places_of(drawn, pile))
        return Fraction(factorial(len(told)) if self.rising else 1, ways)

    def take(self, s: S, outcome: Move) -> None:
        """Each card as if it had been asked for by itself."""
        told = self.told(outcome)
        for i in range(len(told)):
            self.parts[i].take(s, Move(told[i]))


def places_of(drawn: Moves, pile: Moves) -> vec[i64]:
    """Where those of these cards lay that this pile held, rising."""
    places = vec[i64]()
    for card in drawn:
        place = place_of(pile, card)
        if place >= 0:
            places = in_order(places, place)
    return places


def draw_next(s: S, verb: i64, one: i64, parts: list[Chance[S]], rising: bool = False) -> None:
    """Ask for these cards next, by the fewest questions: one, unless there are more than a sentence can tell."""
    end = len(parts)
    while end > 0:
        first = (end - 1) // MOST_CARDS * MOST_CARDS  # the last question is scheduled first
        if end - first > 1:
            s.next(Deal(verb, one, tuple(parts[first:end]), rising))
        else:
            s.next(parts[first])
        end = first
