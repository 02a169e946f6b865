"""Golden games are kept as long as they replay: a new one is played only when the rules or the box have changed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from burghers.kernel.errors import BadRecord
from burghers.kernel.game import G, Game
from burghers.kernel.record import read_record
from burghers.kernel.session import follow

K = TypeVar("K", bound=Game[Any])
FOLDER = Path(__file__).parent / "golden"


def kept_box(game: K) -> K:
    """The game with the box of its golden games: a card more in the box changes nothing that is kept."""
    first = min((FOLDER / game.name).glob("*.jsonl"))
    return game.printed(read_record(first.read_text("utf-8")).header.printing_hash) or game


def record_for(path: Path, game: Game[G], play: Callable[[], str]) -> str:
    """The record that is there, if it still replays; else a new one."""
    if path.is_file():
        text = path.read_text("utf-8")
        try:
            follow(game, read_record(text))
        except BadRecord:
            return play()
        return text
    return play()
