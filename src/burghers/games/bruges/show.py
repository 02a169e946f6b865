"""Bruges in the terminal."""

from __future__ import annotations

from burghers.games.bruges.view import BrugesView
from burghers.kernel.voice import GameVoice


def show(view: BrugesView, voice: GameVoice, seats: list[str]) -> list[str]:
    """Nothing yet."""
    return []
