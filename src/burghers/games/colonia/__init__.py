"""Colonia, by Dirk Henn: six weeks of council, craft and trade for the relics of Cologne."""

from burghers.games.colonia.game import ColoniaGame

GAME = ColoniaGame

__all__ = ["GAME", "ColoniaGame"]
