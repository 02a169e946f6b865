"""Small words for tests: say a move, answer for fate, play on."""

from __future__ import annotations

from collections.abc import Iterable

from burghers.kernel.errors import Refusal
from burghers.kernel.fate import QuickFate
from burghers.kernel.gains import foresee
from burghers.kernel.game import G, Game
from burghers.kernel.move import Move
from burghers.kernel.native import i64
from burghers.kernel.note import Note
from burghers.kernel.play import apply, asked, legal, let_fate
from burghers.kernel.state import State
from burghers.kernel.step import FATE, Seat
from burghers.kernel.voice import Voice


def say(game: Game[G], s: G, seat: i64, text: str) -> None:
    """A seat answers; raises when it may not."""
    apply(s, Seat(seat), game.moves.parse(text))


def fate_says(game: Game[G], s: G, *outcomes: str) -> None:
    """Fate answers, one outcome after the other."""
    for outcome in outcomes:
        apply(s, FATE, game.moves.parse(outcome))


def open_to(game: Game[G], s: G, seat: i64) -> list[str]:
    """What a seat may say now, in notation."""
    return [game.moves.print(move) for move in legal(s, Seat(seat))]


def refused(game: Game[G], s: G, seat: i64, text: str) -> Refusal | None:
    """Why a seat may not say this now; None when it may."""
    return game.refusal(s, Seat(seat), game.moves.parse(text))


def gained(game: Game[G], s: G, seat: i64, text: str, language: str = "en") -> str:
    """What a seat would gain by this answer, in words; the table stays as it is."""
    return game.voice(language).gains(foresee(game, s, Seat(seat), [game.moves.parse(text)]).gains)


def hear(s: State) -> list[Note]:
    """Keep notes from now on; the list they are kept in."""
    s.hear()
    return s.notes


def told(game: Game[G], notes: Iterable[Note]) -> list[tuple[int, str]]:
    """Notes as seat and notation, without standings and the headings of parts, which frame the rest."""
    voice = game.voice("en")
    printed = [(note.seat, game.notes.print(note.what)) for note in notes]
    return [(seat, text) for seat, text in printed if not frames(voice, text.partition(" ")[0])]


def frames(voice: Voice, word: str) -> bool:
    """Whether a note of this verb heads a part, or says where everybody stands."""
    return word == "stands" or voice.section_of(word) == "subheading"


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
