"""Vienna, by Johannes Schmidauer-König: dice along the road through the city."""

from burghers.games.vienna.game import ViennaGame

GAME = ViennaGame

__all__ = ["GAME", "ViennaGame"]
