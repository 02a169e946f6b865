"""The Columns of Venice, by Christian Fiore and Knut Happel: pillars, tiles and eleven roles in the lagoon."""

from burghers.games.venice.game import VeniceGame

GAME = VeniceGame

__all__ = ["GAME", "VeniceGame"]
