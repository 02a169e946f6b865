"""Watchers: what a seat may know of a position and what it may answer, for learners, within the compiled engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from burghers.kernel.move import NOTHING, Vocabulary
from burghers.kernel.native import append, i64, vec
from burghers.kernel.observation import HIDDEN, Observation
from burghers.kernel.state import State
from burghers.kernel.step import Seat


@final
class Watcher:
    """Writes an observation: who is asked what, what is still to come, then what the game says of the table."""

    def __init__(
        self,
        see: Callable[[Any, Observation], None],
        moves: Vocabulary,
        questions: list[str],
        steps: dict[type, int],
    ) -> None:
        self.see: Final = see
        self.moves: Final = moves
        self.questions: Final = questions
        self.numbers: Final[dict[str, int]] = {key: i for i, key in enumerate(questions)}
        self.steps: Final = steps  # every kind of step the rules may owe
        self.step_words: Final = [kind.__name__ for kind in steps]

    def look(self, s: State, viewer: i64, out: Observation) -> None:
        out.viewer = viewer
        asked, seats = s.owing > 0, s.seats
        out.number("over", 0 if s.agenda else 1)
        out.number("question", self.numbers.get(s.agenda[-1].question(), HIDDEN) if asked else HIDDEN)
        out.each_bits("asked", s.owing if s.owing > 0 else i64(0))
        sealed = len(s.sealed) > 0
        for i in range(seats):
            seat = out.turn_to(i)
            out.number("sealed", 1 if sealed and s.sealed[seat] != NOTHING else 0)
        out.turn_back()
        own = s.sealed[viewer] if sealed else NOTHING
        out.number("answer", self.moves.dense(own) if own != NOTHING else HIDDEN)
        self.look_ahead(s, out)
        self.see(s, out)

    def look_ahead(self, s: State, out: Observation) -> None:
        """How many steps of each kind the rules still owe the table."""
        first = out.fill(0, len(self.step_words))
        cells = out.cells
        for step in s.agenda:
            at = first + self.steps[type(step)]
            cells[at] = cells[at] + 1
        if out.naming:
            out.name("owed", len(self.step_words), self.step_words)

    def open(self, s: State, seat: Seat, base: i64, out: vec[i64]) -> vec[i64]:
        """The answers open to a seat as dense codes, each moved up by the base, put behind what is there already."""
        for move in s.agenda[-1].legal(s, seat):
            out = append(out, base + self.moves.dense(move))
        return out
