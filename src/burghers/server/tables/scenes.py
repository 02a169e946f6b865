"""Scenes: a position for every entry of the log that is shown, and for every step in it that tells something."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import msgspec

from burghers.kernel.game import Game
from burghers.kernel.move import Move, Vocabulary
from burghers.kernel.note import EVERYONE, Note
from burghers.kernel.play import tell_apart
from burghers.kernel.record import Entry, Record, read_record
from burghers.kernel.session import Session, Told, follow, follow_entry
from burghers.kernel.state import State
from burghers.kernel.step import Do, Seat, Together
from burghers.server.frames import Scene, ToldNote

MOST_LIVE = 24  # positions in one frame
MOST_IN_FILM = 80


@dataclass(frozen=True)
class Shot:
    """The state in an entry after a step that told something, or after all of it.

    An entry is a move, an outcome of fate, a sealed answer, the one that reveals all, or an undo.
    """

    at: int  # entries up to and with it
    seat: int
    what: str
    state: State
    notes: tuple[Note, ...] = ()  # told of this entry so far

    def told(self, viewer: Seat) -> int:
        """How many notes of this entry the viewer has read when this is seen."""
        return sum(note.only in (EVERYONE, viewer) for note in self.notes)


class Reel:
    """The shots of the entries that not everybody who looks has been told of."""

    def __init__(self, session: Session) -> None:
        self.start = len(session.record.entries)
        self.end = self.start
        self.world = watched(session.state)
        self.shots: list[Shot] = []

    def extend(self, session: Session) -> None:
        """Take up what the log has and this has not."""
        fresh = session.record.entries[self.end :]
        if any(entry.what == "undo" for entry in fresh):  # what was taken back is not shown any more
            self.world = watched(session.state)
            seat = next(entry.seat for entry in reversed(fresh) if entry.what == "undo")
            self.shots = [Shot(len(session.record.entries), seat, "undo", self.world.clone())]
        else:
            for at, entry in enumerate(fresh, self.end + 1):
                if entry.what in ("move", "fate"):
                    self.shots += taken(session.game, self.world, told_at(session.record.entries, at), entry)
        self.end = len(session.record.entries)

    def cut(self) -> None:
        """Everybody has been told."""
        self.shots = []
        self.start = self.end


def watched(state: State) -> State:
    """A copy that hears: some of what is shown is kept only where somebody looks on."""
    world = state.clone()
    world.hear()
    return world


def told_at(entries: Sequence[Entry], at: int) -> int:
    """The number under which the notes of an entry are told: a digest that follows at once is written before them."""
    return at + 1 if at < len(entries) and entries[at].what == "digest" else at


def taken(game: Game, world: State, at: int, entry: Entry) -> list[Shot]:
    """Let an entry happen here, and take every step of it that tells something."""
    said = game.moves.parse(entry.text)
    tell_apart(world, said)
    sealing = entry.what == "move" and isinstance(world.agenda[-1], Together)
    shots = [
        Shot(at, entry.seat, entry.what, world.clone(), tuple(world.notes))
        for _ in steps(world, Seat(entry.seat), said)
    ]
    notes = tuple(world.notes)
    world.notes.clear()
    what = entry.what if not sealing else "sealed" if world.sealed else "reveal"
    return [*shots, Shot(at, entry.seat, what, world.clone(), notes)]


def steps(world: State, seat: Seat, move: Move) -> Iterator[None]:
    """As the engine applies an answer, stopping wherever something was told and more follows."""
    world.agenda[-1].answer(world, seat, move)
    told = len(world.notes)
    while world.agenda:
        if len(world.notes) > told and isinstance(world.agenda[-1], Do):
            told = len(world.notes)
            yield
        if world.agenda[-1].met(world):
            return
    world.owing = 0


def scenes(session: Session, shots: Iterable[Shot], viewer: Seat, since: int, most: int = MOST_LIVE) -> list[Scene]:
    """What is shown of these shots: those that tell this viewer something, throws of several dice together.

    The views are made of the states as they were, by the same rule of secrecy as every frame.
    """
    told: dict[int, str] = {}
    for one in session.notes(viewer, since + 1):
        told.setdefault(one.at, verb(session.game.notes, one))
    kept: list[Shot] = []
    for shot in shots:
        if shot.at <= since or not (shot.at in told or shot.what in ("sealed", "reveal", "undo")):
            continue
        before = kept[-1] if kept else None
        if before is not None and shot.what == before.what == "fate" and told[shot.at] == told[before.at]:
            kept.pop()
        elif before is not None and before.at == shot.at and before.told(viewer) == shot.told(viewer):
            kept.pop()  # nothing that this viewer is told lies between the two
        kept.append(shot)
    return [
        Scene(shot.at, shot.seat, shot.what, session.game.view(shot.state, viewer), shot.told(viewer))
        for shot in kept[-most:]
    ]


def verb(notes: Vocabulary, told: Told) -> str:
    return notes.verb(told.note.what).word


class Film(msgspec.Struct, frozen=True):
    """What happened after an entry, scene by scene, as this viewer saw it."""

    since: int
    seq: int
    scenes: list[Scene]
    notes: list[ToldNote]


def film(game: Game, lines: Sequence[str], viewer: Seat, since: int) -> Film:
    """The film of a game from an entry on, made from the log alone; what was taken back is left out."""
    record = read_record(lines)
    session = follow(game, Record(record.header))
    shots: list[Shot] = []
    moves: list[int] = []  # where each move begins that may still be taken back
    for at, entry in enumerate(record.entries, 1):
        if entry.what == "move":
            moves.append(len(shots))
        if at > since and entry.what in ("move", "fate"):
            shots += taken(game, watched(session.state), told_at(record.entries, at), entry)
        follow_entry(session, entry)
        if entry.what == "undo":
            del shots[moves.pop() :]
    shown = scenes(session, shots, viewer, since, MOST_IN_FILM)
    notes = [
        ToldNote(one.at, one.note.seat, game.notes.print(one.note.what)) for one in session.notes(viewer, since + 1)
    ]
    return Film(since, len(record.entries), shown, notes)
