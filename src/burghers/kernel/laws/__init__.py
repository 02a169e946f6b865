"""The laws every game must pass: one conformance suite, one call per game and number of players.

``check_play`` plays random games and tries everything the kernel promises on the way; ``check_texts`` and
``check_rules`` look at what a game package says and cites. A broken law is an AssertionError that tells the game,
the players, the seed and the place.
"""

from burghers.kernel.laws.play import check_play
from burghers.kernel.laws.rules import check_rules
from burghers.kernel.laws.texts import check_texts

__all__ = ["check_play", "check_rules", "check_texts"]
