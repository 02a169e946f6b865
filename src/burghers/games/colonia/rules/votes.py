"""COL-6  Voting: the first step of Wednesday, Thursday, Friday and Saturday."""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.moves import (
    ADOPTED,
    DECIDED,
    NO,
    REJECTED,
    SAID_NO,
    SAID_YES,
    VOID,
    YES,
    by_decree,
    told,
)
from burghers.games.colonia.rules.offers import carry_out
from burghers.games.colonia.state import Colonia
from burghers.kernel.errors import Refusal
from burghers.kernel.move import NOTHING, Move, Moves, coded
from burghers.kernel.native import append, i64, remove, vec
from burghers.kernel.step import Ask, Do, Seat, Together
from burghers.kernel.vectors import bit_of

BALLOT: Final = vec[i64]([coded(YES), coded(NO)])


@final
class Votes(Do[Colonia]):
    """COL-6.1  Every decree of the day is voted on, left to right; its effect is carried out before the next vote."""

    def __init__(self, day: i64) -> None:
        self.day: Final = day

    def run(self, s: Colonia) -> None:
        """The next one, and then again."""
        if len(s.decrees) == 0:
            return
        decree = s.decrees[0]
        if s.box.decree_days[decree] == self.day:
            s.next(self)
            if void(s, decree):
                s.decrees = s.decrees[1:]
                s.note(told(VOID, decree), -1)
            else:
                s.next(Vote(decree))


def void(s: Colonia, decree: i64) -> bool:
    """Whether no part of a decree could do anything any more, so that nobody is asked to vote (COL-R16)."""
    live = [part for part in s.box.decree_effects[decree] if not s.box.effects[part].void(s)]
    return not live and not s.box.waits(decree)


@final
class Vote(Together[Colonia]):
    """COL-6.2  Each player with a face-up family card chooses Yes or No in secret; the others do not vote."""

    def __init__(self, decree: i64) -> None:
        self.decree: Final = decree

    def question(self) -> str:
        return "vote"

    def rule(self) -> str:
        return "COL-6.2"

    def figures(self, s: Colonia) -> list[tuple[str, int]]:
        return [("decree", self.decree)]

    def options(self, s: Colonia, seat: Seat) -> Moves:
        """Nobody without votes is asked (COL-R2)."""
        return BALLOT if s.votes(seat) else vec[i64]()

    def reveal(self, s: Colonia, answers: Moves) -> None:
        """COL-6.3  The card values on each side are added."""
        yes = no = i64(0)
        for seat in range(s.seats):
            if answers[seat] == NOTHING:
                continue
            votes = s.votes(seat)
            if answers[seat] == YES:
                yes += votes
                s.note(told(SAID_YES, votes), seat)
            else:
                no += votes
                s.note(told(SAID_NO, votes), seat)
        if yes == no and (s.mayor_after or not yes):
            s.next(MayorDecides(s.mayor(), self.decree, yes))
        elif yes == no:  # COL-6.4: by agreement the vote the mayor cast
            said_yes = answers[s.mayor()] == YES
            s.note(told(DECIDED, 0 if said_yes else 1, yes), s.mayor())
            close(s, self.decree, yes, no, said_yes)
        else:
            close(s, self.decree, yes, no, yes > no)


@final
class MayorDecides(Ask[Colonia]):
    """COL-6.4  On a tie the mayor decides after the vote; by agreement the vote he cast decides, and he is asked only
    when nobody has a vote (COL-R3)."""

    def __init__(self, seat: Seat, decree: i64, votes: i64) -> None:
        super().__init__(seat)
        self.decree: Final = decree
        self.votes: Final = votes  # on either side

    def question(self) -> str:
        return "mayor"

    def rule(self) -> str:
        return "COL-6.4"

    def figures(self, s: Colonia) -> list[tuple[str, int]]:
        return [("decree", self.decree), ("votes", self.votes)]

    def options(self, s: Colonia) -> Moves:
        return BALLOT

    def why(self, s: Colonia, seat: Seat, move: Move) -> Refusal | None:
        """There is nothing else to say."""
        return None if move in BALLOT else Refusal(self.rule(), "not-offered")

    def take(self, s: Colonia, move: Move) -> None:
        """His word is the outcome."""
        s.note(told(DECIDED, 0 if move == YES else 1, self.votes), self.seat)
        close(s, self.decree, self.votes, self.votes, move == YES)


def close(s: Colonia, decree: i64, yes: i64, no: i64, adopted: bool) -> None:
    """COL-6.3  More Yes: adopted and carried out. In both cases the decree leaves the game."""
    s.decrees = remove(s.decrees, decree)
    if adopted:
        s.note(told(ADOPTED, decree, yes, no), -1)
        s.because(by_decree(decree))
        if s.box.waits(decree):  # COL-R44
            s.standing = append(s.standing, decree)
        carry_out(s, s.box.decree_effects[decree], bit_of(s.seats) - 1)
    else:
        s.note(told(REJECTED, decree, yes, no), -1)
