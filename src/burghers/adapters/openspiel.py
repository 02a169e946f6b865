"""Every game as a game of OpenSpiel: importing this registers ``burghers_vienna`` and so on.

Parameters are ``players`` and the options of the table. Chance is a player with its odds. Sealed answers are given one
after the other, and nobody's information state tells them. Utilities are shares of the victory: they add up to one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from burghers import games as catalogue
from burghers.kernel.fate import QuickFate
from burghers.kernel.game import Game
from burghers.kernel.note import EVERYONE
from burghers.kernel.step import Seat
from burghers.research import Episode, action_count, action_name, actions, observation_size, observe, odds

PLAYERS = "players"
USUAL_PLAYERS = 4
FINE = 1 << 30


def kind_of(game: Game) -> Any:
    """What OpenSpiel is told of a game."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"burghers_{game.name}",
        long_name=game.voice("en").text("title"),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            PLAYERS: min(max(USUAL_PLAYERS, game.seats[0]), game.seats[1]),
            **{option.key: option.choices[0] for option in game.options},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its number of players and its options."""

    game: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, kind = self.game, self.kind
        given = {**kind.parameter_specification, **(params or {})}
        self.players = int(given[PLAYERS])
        self.options = {key: str(value) for key, value in given.items() if key != PLAYERS}
        info = pyspiel.GameInfo(
            num_distinct_actions=action_count(game),
            max_chance_outcomes=game.moves.listed,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=game.bound,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> SpielState:
        """The beginning of a game."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Who tells what a player may know."""
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(observation_size(self.game, self.players), recalls)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position with its history."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.episode = Episode(game.game, game.players, game.options)

    def current_player(self) -> int:
        """Whoever is asked, the lowest of several; or chance, or the end."""
        asked = self.episode.asked()
        if not asked:
            return int(pyspiel.PlayerId.TERMINAL)
        return asked[0] if asked[0] >= 0 else int(pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.episode.state.over()

    def _legal_actions(self, player: int) -> list[int]:
        return actions(self.episode.state, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes with their odds."""
        return odds(self.episode.state)

    def _apply_action(self, action: int) -> None:
        self.episode.act(self.episode.asked()[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        return action_name(self.episode.game, action)

    def returns(self) -> list[float]:
        """The shares of the victory; nothing before the end."""
        return self.episode.returns() if self.is_terminal() else [0.0] * self.episode.state.seats

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SpielState:
        """A position this player cannot tell from the true one, with all that is hidden dealt anew.

        What others alone have heard is forgotten, for it need not be true there. Its bytes are still those of the
        true game.
        """
        other: SpielState = self.clone()
        fate = QuickFate(int(probability_sampler() * FINE))
        episode = other.episode
        episode.state = episode.game.redeal(episode.state, Seat(player_id), fate)
        episode.state.hear()
        episode.events = [event for event in episode.events if event.only in (int(EVERYONE), player_id)]
        return other

    def __str__(self) -> str:
        return f"{self.episode.game.name} {self.episode.state.digest()}"


class Observer:
    """What a player may know: the numbers, or with perfect recall all that was seen, heard and answered."""

    def __init__(self, size: int, recalls: bool) -> None:
        self.recalls = recalls
        self.tensor: NDArray[np.float32] = np.zeros(0 if recalls else size, np.float32)
        self.dict = {} if recalls else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if not self.recalls:
            self.tensor[:] = observe(state.episode.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        known = state.episode.information_state(player)
        return known.text if self.recalls else known.text.rsplit("\n", 1)[-1]


def register() -> None:
    """Make ``burghers_vienna`` and its sisters known."""
    for name in catalogue.bundled():
        game = catalogue.load(name)
        kind = kind_of(game)
        if kind.short_name not in pyspiel.registered_names():
            # A class for each: OpenSpiel lets go of what it was given after Python is gone, which only classes survive.
            pyspiel.register_game(kind, type(f"Spiel{name.capitalize()}", (SpielGame,), {"game": game, "kind": kind}))


register()
