"""COL-6  Voting: the first step of Wednesday, Thursday, Friday and Saturday."""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.moves import ADOPTED, NO, REJECTED, SAID_NO, SAID_YES, VOID, YES, told
from burghers.games.colonia.state import Colonia
from burghers.kernel.errors import Refusal
from burghers.kernel.move import NOTHING, Move, coded
from burghers.kernel.step import Ask, Do, Seat, Together

BALLOT: Final = [coded(YES), coded(NO)]


@final
class Votes(Do[Colonia]):
    """COL-6.1  Every decree of the day is voted on, left to right; its effect is carried out before the next vote."""

    def __init__(self, day: int) -> None:
        self.day: Final = day

    def run(self, s: Colonia) -> None:
        """The next one, and then again."""
        if not s.decrees:
            return
        decree = s.decrees[0]
        if s.box.decree_days[decree] == self.day:
            s.next(self)
            if s.box.decrees[decree].void(s):
                s.decrees.pop(0)
                s.note(told(VOID, decree), -1)
            else:
                s.next(Vote(decree))


@final
class Vote(Together[Colonia]):
    """COL-6.2  Each player with a face-up family card chooses Yes or No in secret; the others do not vote."""

    def __init__(self, decree: int) -> None:
        self.decree: Final = decree

    def question(self) -> str:
        """Yes or No?"""
        return "vote"

    def rule(self) -> str:
        """The vote."""
        return "COL-6.2"

    def figures(self, s: Colonia) -> list[tuple[str, int]]:
        """On which decree."""
        return [("decree", self.decree)]

    def options(self, s: Colonia, seat: Seat) -> list[Move]:
        """Nobody without votes is asked (COL-R2)."""
        return BALLOT if s.votes(seat) else []

    def reveal(self, s: Colonia, answers: list[Move]) -> None:
        """COL-6.3  The card values on each side are added."""
        yes = no = 0
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
        if yes + no == 0:
            s.next(MayorDecides(s.mayor(), self.decree))
        else:
            close(s, self.decree, yes, no, yes > no or (yes == no and answers[s.mayor()] == YES))  # COL-6.4


@final
class MayorDecides(Ask[Colonia]):
    """COL-6.4  On a tie the mayor decides, by the vote he cast; when nobody has a vote he is asked (COL-R3)."""

    def __init__(self, seat: Seat, decree: int) -> None:
        super().__init__(seat)
        self.decree: Final = decree

    def question(self) -> str:
        """Adopt it?"""
        return "mayor"

    def rule(self) -> str:
        """Ties."""
        return "COL-6.4"

    def figures(self, s: Colonia) -> list[tuple[str, int]]:
        """Which decree."""
        return [("decree", self.decree)]

    def options(self, s: Colonia) -> list[Move]:
        """Yes or No."""
        return BALLOT

    def why(self, s: Colonia, seat: Seat, move: Move) -> Refusal | None:
        """There is nothing else to say."""
        return None if move in BALLOT else Refusal(self.rule(), "not-offered")

    def take(self, s: Colonia, move: Move) -> None:
        """His word is the outcome."""
        close(s, self.decree, 0, 0, move == YES)


def close(s: Colonia, decree: int, yes: int, no: int, adopted: bool) -> None:
    """COL-6.3  More Yes: adopted and carried out. In both cases the decree leaves the game."""
    s.decrees.remove(decree)
    if adopted:
        s.note(told(ADOPTED, decree, yes, no), -1)
        s.box.decrees[decree].adopt(s)
    else:
        s.note(told(REJECTED, decree, yes, no), -1)
