"""What is found out by playing: games for learners, matches between bots, their statistics, how the games balance.

The public interface for research is what this module exports; docs/research.md shows it at work.
"""

import burghers.bots  # noqa: F401  it says how many threads numpy may start, which must be said before numpy is there
from burghers.research.batch import BatchedGames
from burghers.research.episode import Episode, Event, InformationState
from burghers.research.observing import (
    act,
    act_together,
    action_count,
    action_name,
    action_of,
    actions,
    chance_of,
    mask,
    observation_names,
    observation_size,
    observe,
    odds,
    returns,
    structured,
)

__all__ = [
    "BatchedGames",
    "Episode",
    "Event",
    "InformationState",
    "act",
    "act_together",
    "action_count",
    "action_name",
    "action_of",
    "actions",
    "chance_of",
    "mask",
    "observation_names",
    "observation_size",
    "observe",
    "odds",
    "returns",
    "structured",
]
