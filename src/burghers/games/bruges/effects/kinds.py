"""The kinds of effects by name, as the files of ops list them: those that do something, that stay, and that score."""

from __future__ import annotations

from burghers.games.bruges.cards import ops_attacks, ops_deeds, ops_gains, ops_laurels, ops_standing, ops_trade
from burghers.games.bruges.cards.words import Reader

DOING: dict[str, Reader] = {**ops_gains.DOING, **ops_deeds.DOING, **ops_trade.DOING, **ops_attacks.DOING}
STAYING: dict[str, Reader] = ops_standing.STAYING
SCORING: dict[str, Reader] = ops_laurels.SCORING
KINDS: dict[str, Reader] = {**DOING, **STAYING, **SCORING}
