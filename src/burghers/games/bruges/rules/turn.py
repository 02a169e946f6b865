"""BRU-4  Phase 3: turns."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import (
    ANY_WORKER,
    CHEAPER_PERSON,
    COLOURS,
    FOR_HOUSE,
    FOR_LEFT,
    FOR_RIGHT,
    FOR_THREAT,
    SHADES,
    USES,
)
from burghers.games.bruges.moves import CANAL, DONE, GUILDERS, HOUSE, NO_CARD, PHASE, RECRUIT, REMOVE, USE, WORKERS
from burghers.games.bruges.rules.actions import play
from burghers.games.bruges.rules.canals import NO_SPACE, can_dig, next_colour
from burghers.games.bruges.rules.people import activate, can_use, why_not_use
from burghers.games.bruges.rules.refusals import why_not_play
from burghers.games.bruges.state import CARD, NOBODY, TIRED, Bruges, resident_of
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, Moves, a_of, coded, verb_of
from burghers.kernel.native import append, extend, i64, vec
from burghers.kernel.step import Ask, Do, Seat

END: Final = coded(DONE)
SEATS: Final[i64] = 4  # at most


@final
class ActionPhase(Do[Bruges]):
    """BRU-4.1  First player first, clockwise, each takes a turn; four turns each, then the phase ends."""

    def run(self, s: Bruges) -> None:
        """The turns follow one after the other."""
        s.phase = 3
        s.because(0)
        s.tell(-1, PHASE, s.phase - 1)
        s.next(Turn(0))


@final
class Turn(Do[Bruges]):
    """BRU-4.1  One turn of the phase; the next one waits behind it."""

    def __init__(self, nth: i64) -> None:
        self.nth: Final = nth

    def run(self, s: Bruges) -> None:
        """Whose it is follows from its number; BRU-R9: nothing else is counted."""
        s.because(0)
        if self.nth < s.box.turns * s.seats:
            s.next(Turn(self.nth + 1))
            s.next(TAKE_TURNS[s.seat_after(s.first, self.nth)])


@final
class TakeTurn(Ask[Bruges]):
    """BRU-4.3  Before playing the card of the turn a player may activate own persons; BRU-4.4: without a card in hand
    that is all."""

    def question(self) -> str:
        return "turn"

    def rule(self) -> str:
        return "BRU-4.1"

    def options(self, s: Bruges) -> Moves:
        """Plays in the order of the hand, each by action; then persons in the order of their houses."""
        out = vec[i64](capacity=32)
        if len(s.hands[self.seat]) > 0:
            out = add_plays(s, self.seat, out)
            out = add_uses(s, self.seat, out)
        else:
            out = add_uses(s, self.seat, out)
            if len(out) > 0:
                out = append(out, END)
        return out

    def targets(self, s: Bruges, seat: Seat) -> list[Move]:
        """Every card for every action, every person that can ever be activated."""
        out = [*play_targets(s, seat), *use_targets(s, seat)]
        return out if len(s.hands[seat]) > 0 else [*out, END]

    def why(self, s: Bruges, seat: Seat, move: Move) -> Refusal | None:
        """The first rule that stands in the way."""
        verb = verb_of(move)
        if verb == USE:
            return why_not_use(s, seat, a_of(move))
        if verb == DONE:
            return (
                Refusal(self.rule(), "must-play", [("count", len(s.hands[seat]))]) if len(s.hands[seat]) > 0 else None
            )
        return why_not_play(s, seat, move)

    def take(self, s: Bruges, move: Move) -> None:
        """An activation is followed by the same question, a play by the one after it."""
        verb = verb_of(move)
        if verb == USE:
            s.next(self)
            activate(s, self.seat, a_of(move))
        elif verb != DONE:
            s.next(AFTER_CARDS[self.seat])
            s.because(0)
            play(s, self.seat, move)

    def met(self, s: Bruges) -> bool:
        """Who has neither a card nor a person to use is passed over."""
        asked = super().met(s)
        if not asked:
            s.tell(self.seat, NO_CARD)
        return asked


@final
class AfterCard(Ask[Bruges]):
    """BRU-4.3  After playing the card a player may still activate persons, also one recruited this turn."""

    def question(self) -> str:
        return "after-card"

    def rule(self) -> str:
        return "BRU-4.3"

    def options(self, s: Bruges) -> Moves:
        """Persons in the order of their houses, or done."""
        out = add_uses(s, self.seat, vec[i64]())
        if len(out) > 0:
            out = append(out, END)
        return out

    def targets(self, s: Bruges, seat: Seat) -> list[Move]:
        """Every person that can ever be activated."""
        return [*use_targets(s, seat), END]

    def why(self, s: Bruges, seat: Seat, move: Move) -> Refusal | None:
        """The card of the turn is played."""
        if verb_of(move) == USE:
            return why_not_use(s, seat, a_of(move))
        if verb_of(move) in (WORKERS, GUILDERS, REMOVE, CANAL, HOUSE, RECRUIT):
            return Refusal("BRU-4.1", "card-played")
        return None if move == END else Refusal(self.rule(), "not-offered")

    def take(self, s: Bruges, move: Move) -> None:
        """Ask again until done."""
        if verb_of(move) == USE:
            s.next(self)
            activate(s, self.seat, a_of(move))


@final
class PlayAnother(Ask[Bruges]):
    """BRU-5.8  Play another hand card at once and take an action with it; it is none of the four turns."""

    def question(self) -> str:
        return "another"

    def rule(self) -> str:
        return "BRU-5.8"

    def options(self, s: Bruges) -> Moves:
        """Plays in the order of the hand, each by action."""
        return add_plays(s, self.seat, vec[i64](capacity=32))

    def targets(self, s: Bruges, seat: Seat) -> list[Move]:
        """Every card for every action."""
        return play_targets(s, seat)

    def why(self, s: Bruges, seat: Seat, move: Move) -> Refusal | None:
        """The first rule that stands in the way."""
        if verb_of(move) in (USE, DONE):
            return Refusal(self.rule(), "play-at-once")
        return why_not_play(s, seat, move)

    def take(self, s: Bruges, move: Move) -> None:
        """The action, whatever it leads to."""
        play(s, self.seat, move)


# Steps never change, so one for each seat serves every game.
TAKE_TURNS: Final = [TakeTurn(Seat(seat)) for seat in range(SEATS)]
AFTER_CARDS: Final = [AfterCard(Seat(seat)) for seat in range(SEATS)]


def add_plays(s: Bruges, seat: Seat, out: Moves) -> Moves:
    """BRU-4.2  Any card serves for any action; BRU-4.12: not for one that cannot be paid or has no target."""
    box = s.box
    left = next_colour(s, seat, 0) if can_dig(s, seat, 0, 1) else NO_SPACE
    right = next_colour(s, seat, 1) if can_dig(s, seat, 1, 1) else NO_SPACE
    any_worker = s.powers[seat] & ANY_WORKER and s.worker_count(seat)
    empty = s.empty_colours(seat)
    purse = s.guilders[seat] + s.strength(seat, CHEAPER_PERSON) if empty else i64(0)
    first = seat * COLOURS
    for card in s.hands[seat]:
        number = card & CARD
        colour = s.box.colours[number]
        uses: i64 = 0
        if s.threats[first + colour]:
            uses = FOR_THREAT
        if colour == left:
            uses |= FOR_LEFT
        if colour == right:
            uses |= FOR_RIGHT
        if any_worker or s.workers[first + colour]:
            uses |= FOR_HOUSE
        out = extend(out, box.plays[number * USES + uses])
        if empty and box.price[number] <= purse:
            out = extend(out, box.recruits[number * SHADES + empty])
    return out


def add_uses(s: Bruges, seat: Seat, out: Moves) -> Moves:
    """BRU-5.3, BRU-5.4  The persons that are not turned, can be paid for and would do something."""
    count: i64 = -1
    for house in s.houses[seat]:
        if house & TIRED == 0:
            person = resident_of(house)
            if person != NOBODY and s.box.worker[person] >= -1:
                if count < 0:
                    count = s.worker_count(seat)
                if can_use(s, seat, person, count):
                    out = append(out, Move(USE | person << 6))
    return out


def play_targets(s: Bruges, seat: Seat) -> list[Move]:
    """All six actions with every card of the hand; persons on each empty house, or in vain on none."""
    out: list[Move] = []
    empty = s.empty_colours(seat)
    for card in s.hands[seat]:
        number = card & CARD
        out += [Move(move) for move in s.box.plays[number * USES + USES - 1]]
        out += [Move(move) for move in s.box.recruits[number * SHADES + (empty or 1 << s.box.colours[number])]]
    return out


def use_targets(s: Bruges, seat: Seat) -> list[Move]:
    """Every person of the area with something to activate."""
    out: list[Move] = []
    for house in s.houses[seat]:
        person = resident_of(house)
        if person != NOBODY and s.box.worker[person] >= -1:
            out.append(coded(USE, person))
    return out
