"""Small words for tests: say a move, answer for fate, play on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from burghers.kernel.errors import Refusal
from burghers.kernel.fate import QuickFate
from burghers.kernel.gains import gains
from burghers.kernel.game import Game
from burghers.kernel.move import Move
from burghers.kernel.note import Note
from burghers.kernel.play import apply, asked, legal, let_fate
from burghers.kernel.state import State
from burghers.kernel.step import FATE, Seat


def say(game: Game[Any], s: State, seat: int, text: str) -> None:
    """A seat answers; raises when it may not."""
    apply(s, Seat(seat), game.moves.parse(text))


def fate_says(game: Game[Any], s: State, *outcomes: str) -> None:
    """Fate answers, one outcome after the other."""
    for outcome in outcomes:
        apply(s, FATE, game.moves.parse(outcome))


def open_to(game: Game[Any], s: State, seat: int) -> list[str]:
    """What a seat may say now, in notation."""
    return [game.moves.print(move) for move in legal(s, Seat(seat))]


def refused(game: Game[Any], s: State, seat: int, text: str) -> Refusal | None:
    """Why a seat may not say this now; None when it may."""
    return game.refusal(s, Seat(seat), game.moves.parse(text))


def gained(game: Game[Any], s: State, seat: int, text: str, language: str = "en") -> str:
    """What a seat would gain by this answer, in words; the table stays as it is."""
    return game.voice(language).gains(gains(game, s, Seat(seat), game.moves.parse(text)))


def hear(s: State) -> list[Note]:
    """Keep notes from now on; the list they are kept in."""
    s.hearing = True
    return s.notes


def told(game: Game[Any], notes: Iterable[Note]) -> list[tuple[int, str]]:
    """Notes as seat and notation."""
    return [(note.seat, game.notes.print(note.what)) for note in notes]


def play_on(s: State, seed: int, decisions: int) -> int:
    """Play randomly for so many decisions, fate answered; how many were taken before the end."""
    fate = QuickFate(seed)
    let_fate(s, fate)
    taken = 0
    while taken < decisions and not s.over():
        seat = asked(s)[0]
        options: list[Move] = legal(s, seat)
        apply(s, seat, options[fate.below(len(options), "test")])
        let_fate(s, fate)
        taken += 1
    return taken
