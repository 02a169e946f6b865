"""stub"""

from burghers.games.colonia.view import ColoniaView
from burghers.kernel.voice import GameVoice


def show(view: ColoniaView, voice: GameVoice, seats: list[str]) -> list[str]:
    return []
