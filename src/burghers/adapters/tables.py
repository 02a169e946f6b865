"""What the adapters have in common: a table that is laid anew, answered by actions, and seen as arrays."""

from __future__ import annotations

import secrets
from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from burghers import games as catalogue
from burghers.kernel.fate import QuickFate
from burghers.kernel.game import Game
from burghers.kernel.play import let_fate
from burghers.kernel.state import State
from burghers.kernel.step import Seat
from burghers.research import act, action_count, mask, observation_size, observe, returns
from burghers.research.observing import Numbers

ILLEGAL = -1.0  # what an action that is not open brings whoever chose it; the game ends with it
BOUND = 1 << 30  # of the numbers of an observation
SEEDS = 1 << 60

Seen = dict[str, NDArray[Any]]


class Table:
    """One game after another, chance by a seed."""

    def __init__(self, game: str | Game, seats: int, options: dict[str, str]) -> None:
        self.game: Game = catalogue.load(game) if isinstance(game, str) else game
        self.seats = seats
        self.options = self.game.agreed(options)
        self.actions = action_count(self.game)
        self.fate = QuickFate(0)
        self.state: State = self.game.new(seats, self.options)

    def lay(self, seed: int | None) -> None:
        """A new game; without a seed any one."""
        self.fate = QuickFate(secrets.randbelow(SEEDS) if seed is None else seed)
        self.state = self.game.new(self.seats, self.options)
        let_fate(self.state, self.fate)

    def asked(self) -> list[int]:
        """The seats that owe an answer."""
        return [int(seat) for seat in self.game.asked(self.state)]

    def answer(self, seat: int, action: int) -> None:
        """One answer, and what chance makes of it."""
        act(self.state, seat, action)
        let_fate(self.state, self.fate)

    def observe(self, seat: int) -> Numbers:
        """What a seat may know."""
        return observe(self.state, seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every action open to a seat."""
        return mask(self.state, seat).astype(np.int8)

    def is_open(self, seat: int, action: Any) -> bool:
        """Whether a seat may take this action; raises TypeError for what is no number of one."""
        number = index(action)
        return 0 <= number < self.actions and bool(self.mask(seat)[number])

    def seen(self, seat: int) -> Seen:
        """The observation of a seat, with its mask."""
        return {"observation": self.observe(seat), "action_mask": self.mask(seat)}

    def returns(self) -> list[float]:
        """The shares of the victory."""
        return returns(self.state)

    def text(self) -> str:
        """The table as lines of text, as seat 0 sees it."""
        names = [f"seat_{seat}" for seat in range(self.seats)]
        return "\n".join(self.game.show(self.game.view(self.state, Seat(0)), self.game.voice("en"), names))

    def space(self, actions: int) -> spaces.Dict:
        """What ``seen`` gives, with so many actions."""
        size = (observation_size(self.game, self.seats),)
        numbers = spaces.Box(-BOUND, BOUND, size, np.int32)
        return spaces.Dict({"observation": numbers, "action_mask": spaces.MultiBinary(actions)})
