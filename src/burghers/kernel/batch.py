"""Many games side by side, one answer in each at a time: for learners, within the compiled engine.

Whoever is asked in a game answers next, of several seats that are asked together the lowest first; nobody sees what
another has sealed. Fate answers by itself. A game that is over makes room for a new one at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from burghers.kernel.errors import BadSetup
from burghers.kernel.fate import QuickFate
from burghers.kernel.move import NOTHING, Move
from burghers.kernel.native import append, i64, vec
from burghers.kernel.observation import Observation
from burghers.kernel.play import apply_known, let_fate
from burghers.kernel.playout import first_owing
from burghers.kernel.state import State
from burghers.kernel.step import Seat
from burghers.kernel.watcher import Watcher


@final
class Batch:
    """The games, and what their next seats see and may answer."""

    def __init__(self, watcher: Watcher, opening: State, ended: Callable[[Any], list[float]], seeds: list[int]) -> None:
        self.watcher: Final = watcher
        self.opening: Final = opening
        self.ended: Final = ended  # what a game that is over comes to, by seat
        self.fates: Final = [QuickFate(seed) for seed in seeds]
        self.states: Final = [opening for _ in seeds]
        self.seats = vec[i64]([0] * len(seeds))  # who is asked in each game
        self.over = vec[i64]([0] * len(seeds))  # 1 where the last answer ended a game
        self.returns: list[list[float]] = [[] for _ in seeds]  # of the games that were ended so
        self.observation: Final = Observation(opening.seats)
        self.open = vec[i64]()  # game * number of actions + action, game by game
        self.begins = vec[i64]()  # where in it each game begins; one more for the end
        for i in range(len(seeds)):
            self.begin(i)
        self.look()

    def begin(self, i: i64) -> None:
        """A new game in this place."""
        s = self.opening.clone()
        let_fate(s, self.fates[i])
        self.states[i] = s

    def step(self, actions: vec[i64]) -> None:
        """One answer in every game, as a dense code; raises BadSetup for one that is not open, and changes nothing."""
        moves = self.moves(actions)
        for i in range(len(self.states)):
            s = self.states[i]
            apply_known(s, Seat(self.seats[i]), Move(moves[i]))
            let_fate(s, self.fates[i])
            if s.agenda:
                self.over[i] = 0
            else:
                self.over[i] = 1
                self.returns[i] = self.ended(s)
                self.begin(i)
        self.look()

    def moves(self, actions: vec[i64]) -> vec[i64]:
        """The moves that these codes stand for."""
        out = vec[i64]()
        if len(actions) != len(self.states):
            raise BadSetup(f"{len(actions)} actions for {len(self.states)} games")
        opened, size = self.open, self.watcher.moves.size
        for i in range(len(self.states)):
            s, wanted, found = self.states[i], i * size + actions[i], NOTHING
            for at in range(self.begins[i], self.begins[i + 1]):
                if opened[at] == wanted:
                    found = Move(s.agenda[-1].legal(s, Seat(self.seats[i]))[at - self.begins[i]])
                    break
            if found == NOTHING:
                raise BadSetup(f"action {actions[i]} is not open in game {i}")
            out = append(out, found)
        return out

    def look(self) -> None:
        """See for whoever is asked."""
        observation, watcher, size = self.observation, self.watcher, self.watcher.moves.size
        observation.at = 0
        opened = vec[i64]()
        begins = vec[i64]()
        for i in range(len(self.states)):
            s = self.states[i]
            seat = first_owing(s)
            self.seats[i] = seat
            watcher.look(s, seat, observation)
            begins = append(begins, len(opened))
            opened = watcher.open(s, seat, i * size, opened)
        self.open = opened
        self.begins = append(begins, len(opened))
