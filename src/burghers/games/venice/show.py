"""Venice in the terminal."""

from __future__ import annotations

from burghers.games.venice.view import VeniceView
from burghers.kernel.voice import GameVoice


def show(view: VeniceView, voice: GameVoice, seats: list[str]) -> list[str]:
    """Heading, map, piles, players."""
    return []
