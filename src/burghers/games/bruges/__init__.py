"""Bruges, by Stefan Feld: five colours of cards, each of them good for six actions."""

from burghers.games.bruges.game import BrugesGame

GAME = BrugesGame

__all__ = ["GAME", "BrugesGame"]
