"""Every game as an environment of PettingZoo: seat after seat (``aec_env``), or all seats at once (``parallel_env``).

An observation has the keys ``observation`` and ``action_mask``. Rewards come at the end: the shares of the victory.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from burghers.adapters.tables import ILLEGAL, Seen, Table
from burghers.kernel.errors import BadSetup
from burghers.kernel.game import Game


def name_of(seat: int) -> str:
    """What an agent is called."""
    return f"seat_{seat}"


def seat_of(agent: str) -> int:
    return int(agent.removeprefix("seat_"))


def aec_env(game: str | Game, seats: int = 4, **options: str) -> AECEnv[str, Seen, int]:
    """Seat after seat; of those who are asked at once the lowest first, and nobody sees what another has sealed."""
    env: AECEnv[str, Seen, int] = wrappers.TerminateIllegalWrapper(SeatAfterSeat(game, seats, options), ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def parallel_env(game: str | Game, seats: int = 4, **options: str) -> ParallelEnv[str, Seen, int]:
    """All seats at once: sealed answers are simultaneous moves; whoever is not asked has one action, to wait."""
    return AllSeats(game, seats, options)


class Agents:
    """What both environments have: a table, agents and their spaces."""

    def __init__(self, game: str | Game, seats: int, options: dict[str, str], more_actions: int) -> None:
        self.table = Table(game, seats, options)
        self.metadata = {
            "name": f"burghers_{self.table.game.name}_v1",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [name_of(seat) for seat in range(seats)]
        self.agents = self.possible_agents[:]
        self.render_mode = "ansi"
        self.actions = self.table.actions + more_actions
        self.observation_spaces = {agent: self.table.space(self.actions) for agent in self.agents}
        self.action_spaces = {agent: spaces.Discrete(self.actions) for agent in self.agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same object each time."""
        return self.action_spaces[agent]

    def render(self) -> str:
        """The table as lines of text."""
        return self.table.text()

    def close(self) -> None:
        """Nothing is held open."""


class SeatAfterSeat(Agents, AECEnv[str, Seen, int]):  # type: ignore[misc]
    """The agent that is asked answers next."""

    def __init__(self, game: str | Game, seats: int, options: dict[str, str]) -> None:
        AECEnv.__init__(self)
        Agents.__init__(self, game, seats, options, 0)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.lay(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = name_of(self.table.asked()[0])

    def observe(self, agent: str) -> Seen:
        """What an agent may know; no action is open to one that is not asked."""
        return self.table.seen(seat_of(agent))

    def step(self, action: int | None) -> None:
        """The answer of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "whoever is asked answers"
        self._cumulative_rewards[agent] = 0.0
        self.table.answer(seat_of(agent), int(action))
        if self.table.state.over():
            self.rewards = dict(zip(self.possible_agents, self.table.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = name_of(self.table.asked()[0])
        self._accumulate_rewards()


class AllSeats(Agents, ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """Those who are asked answer together, the others wait."""

    def __init__(self, game: str | Game, seats: int, options: dict[str, str]) -> None:
        Agents.__init__(self, game, seats, options, 1)
        self.wait = self.table.actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.table.lay(seed)
        self.agents = self.possible_agents[:]
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, Seen]:
        """What each agent may know, and its actions with the one to wait behind them."""
        asked, out = self.table.asked(), {}
        for agent in self.agents:
            seat = seat_of(agent)
            waits = np.array([seat not in asked], dtype=np.int8)
            open_to = np.concatenate([self.table.mask(seat), waits])
            out[agent] = {"observation": self.table.observe(seat), "action_mask": open_to}
        return out

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """The answers of all agents; one that is not open ends the game, at the cost of whoever was asked and gave it.

        What those answer who are not asked is not looked at.
        """
        agents, rewards = self.agents, dict.fromkeys(self.agents, 0.0)
        asked = [name_of(seat) for seat in self.table.asked()]
        if missing := [agent for agent in asked if agent not in actions]:
            raise BadSetup(f"no action of {', '.join(missing)}, who is asked")
        illegal = [agent for agent in asked if not self.table.is_open(seat_of(agent), actions[agent])]
        for agent in asked if not illegal else []:
            self.table.answer(seat_of(agent), int(actions[agent]))
        over = bool(illegal) or self.table.state.over()
        if illegal:
            rewards |= dict.fromkeys(illegal, ILLEGAL)
        elif over:
            rewards = dict(zip(self.possible_agents, self.table.returns(), strict=True))
        seen = self.observations()
        ended = dict.fromkeys(agents, over)
        self.agents = [] if over else agents
        return seen, rewards, ended, dict.fromkeys(agents, False), {agent: {} for agent in agents}
