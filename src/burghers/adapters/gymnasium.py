"""Every game as an environment of Gymnasium: one seat among bots (``single_env``), or many games (``vector_env``).

Importing this registers ``burghers/Vienna-v1`` and so on. An observation has the keys ``observation`` and
``action_mask``; a reward comes at the end: the share of the victory. An action that is not open ends the game at -1.
"""

from __future__ import annotations

import secrets
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from burghers import bots as company
from burghers import games as catalogue
from burghers.adapters.tables import ILLEGAL, SEEDS, Seen, Table
from burghers.bots.bot import consult, stream
from burghers.kernel.errors import BadSetup
from burghers.kernel.game import Game
from burghers.kernel.step import Seat
from burghers.research import BatchedGames

MINE = 0  # the seat of whoever learns


def single_env(
    game: str | Game, seats: int = 4, others: str = "greedy", render_mode: str | None = None, **options: str
) -> SingleSeat:
    """Seat 0 of a table whose other seats are bots of this name."""
    return SingleSeat(game, seats, others, render_mode, options)


def vector_env(game: str | Game, seats: int = 4, count: int = 64, **options: str) -> ManyGames:
    """Many games at once in compiled code; in each of them the action is that of the seat that is asked."""
    return ManyGames(game, seats, count, options)


class SingleSeat(gymnasium.Env[Seen, np.int64]):
    """One seat; the others answer by themselves."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  Gymnasium's own form

    def __init__(
        self, game: str | Game, seats: int, others: str, render_mode: str | None, options: dict[str, str]
    ) -> None:
        self.table = Table(game, seats, options)
        self.bot = company.named(others)
        self.luck = [stream("single", 0, seat) for seat in range(seats)]
        self.render_mode = render_mode
        self.ended = True  # until the first reset, and from an answer on that was not open
        self.observation_space: spaces.Space[Any] = self.table.space(self.table.actions)
        self.action_space = spaces.Discrete(self.table.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game, up to the first question to seat 0."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(SEEDS))
        self.luck = [stream("single", deal, seat) for seat in range(self.table.seats)]
        self.table.lay(deal)
        self.ended = False
        self.let_others_answer()
        return self.seen()

    def let_others_answer(self) -> None:
        """Until seat 0 is asked, or the game is over. Bots see worlds dealt anew, as everywhere."""
        table = self.table
        while (asked := table.asked()) and MINE not in asked:
            seat = asked[0]
            move = consult(self.bot, table.game, table.state, Seat(seat), self.luck[seat])
            table.answer(seat, int(table.game.moves.dense(move)))

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The answer of seat 0, and those of the others after it."""
        if self.ended or not self.table.is_open(MINE, action):
            self.ended = True
            return self.seen()[0], ILLEGAL, True, False, {"illegal": True}
        self.table.answer(MINE, int(action))
        self.let_others_answer()
        over = self.table.state.over()
        seen, info = self.seen()
        return seen, self.table.returns()[MINE] if over else 0.0, over, False, info

    def seen(self) -> tuple[Seen, dict[str, Any]]:
        """What seat 0 may know; the mask once more where some learners look for it."""
        seen = self.table.seen(MINE)
        return seen, {"action_mask": seen["action_mask"]}

    def render(self) -> str:
        """The table as lines of text."""
        return self.table.text()


class ManyGames(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """Self-play: ``infos`` tells in ``seat`` who is asked in each game, and in ``returns`` what an ended one came to.

    The reward is that of the seat whose answer has just ended its game. A new game follows within the same step; what
    that seat saw at the end is in ``final_obs``, as Gymnasium has it.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(self, game: str | Game, seats: int, count: int, options: dict[str, str]) -> None:
        self.game: Game = catalogue.load(game) if isinstance(game, str) else game
        self.seats, self.options, self.num_envs = seats, options, count
        table = Table(self.game, seats, options)
        self.single_observation_space = table.space(table.actions)
        self.single_action_space = spaces.Discrete(table.actions)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self.batch = BatchedGames(self.game, seats, count, 0, options)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """New games everywhere, by one seed or one for each."""
        if options and "reset_mask" in options:
            raise BadSetup("games are begun anew where they end, or all together: there is no reset_mask")
        chosen = secrets.randbelow(SEEDS) if seed is None else seed
        self.batch = BatchedGames(self.game, self.seats, self.num_envs, chosen, self.options)
        return self.seen(), {"seat": self.batch.seats}

    def step(self, actions: NDArray[np.int64]) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One action in each game; raises BadSetup where one is not open, and then nothing has changed."""
        moved = self.batch.seats
        self.batch.step(actions)
        rewards = self.batch.returns[np.arange(self.num_envs), moved]
        infos: dict[str, Any] = {"seat": self.batch.seats, "returns": self.batch.returns}
        if self.batch.over.any():
            infos |= self.finals()
        return self.seen(), rewards, self.batch.over, np.zeros(self.num_envs, dtype=np.bool_), infos

    def finals(self) -> dict[str, Any]:
        """Of the games that are over: what was seen at their end, and what they came to."""
        over, last = self.batch.over, np.full(self.num_envs, None, dtype=object)
        for number, numbers in self.batch.finals.items():
            last[number] = {"observation": numbers, "action_mask": np.zeros(self.batch.actions, dtype=np.int8)}
        result = {"returns": self.batch.returns, "_returns": over}
        return {"final_obs": last, "_final_obs": over, "final_info": result, "_final_info": over}

    def seen(self) -> Seen:
        """Of all games, for whoever is asked in each; the masks are copied, for the next step writes over them."""
        return {"observation": self.batch.observations, "action_mask": self.batch.masks.astype(np.int8)}


def register() -> None:
    """Make ``burghers/Vienna-v1`` and its sisters known."""
    for name in catalogue.bundled():
        key = f"burghers/{name.capitalize()}-v1"
        if key not in gymnasium.registry:
            gymnasium.register(key, "burghers.adapters.gymnasium:single_env", kwargs={"game": name})


register()
