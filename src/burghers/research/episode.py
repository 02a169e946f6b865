"""An episode: one game from its beginning, with what every seat has heard and answered on the way."""

from __future__ import annotations

import hashlib
import json
from copy import copy
from dataclasses import dataclass
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from burghers import games as catalogue
from burghers.kernel.errors import BadState
from burghers.kernel.fate import QuickFate
from burghers.kernel.game import Game
from burghers.kernel.note import EVERYONE
from burghers.kernel.play import draw
from burghers.kernel.printing import Printing
from burghers.kernel.state import State
from burghers.kernel.step import FATE, FATE_OWES, Seat
from burghers.kernel.travel import game_of
from burghers.research.observing import Kind, Numbers, act, observe, returns

Events = NDArray[np.int64]

HEARD, ANSWERED, SAW = range(3)  # kinds of events
EVENT = 3  # numbers of an event: kind, seat as the viewer counts, code


@dataclass(frozen=True)
class Event:
    """Something that happened, for one seat or for everyone to know."""

    kind: int
    seat: int
    code: int  # the dense code of a note or an answer; of what was seen a hash
    text: str
    only: int = int(EVERYONE)


@dataclass(frozen=True)
class InformationState:
    """All that a seat has seen, heard and answered: perfect recall."""

    text: str  # equal exactly where nothing of it differs
    events: Events  # one row for each event
    observation: Numbers  # as it sees the table now

    def tensor(self, length: int) -> Events:
        """A fixed number of cells: the last so many events, padded in front with -1, then the observation."""
        rows = np.full((length, EVENT), -1, dtype=np.int64)
        kept = self.events[-length:] if length else self.events[:0]
        rows[length - len(kept) :] = kept
        return np.concatenate([rows.reshape(-1), self.observation])


class Episode:
    """A game whose history is kept. With a seed chance answers by itself; without one it is a player, of seat -1."""

    def __init__(
        self, game: str | Game, seats: int = 4, options: dict[str, str] | None = None, seed: int | None = None
    ) -> None:
        self.game: Game = catalogue.load(game) if isinstance(game, str) else game
        self.options = self.game.agreed(options or {})
        self.seed = seed
        self.fate = QuickFate(seed) if seed is not None else None
        self.state: State = self.game.new(seats, self.options)
        self.state.hear()
        self.history: list[tuple[int, int]] = []  # seat and action, those of chance too
        self.events: list[Event] = []
        self._go_on()

    def asked(self) -> list[int]:
        """Who answers next: one seat, several at once, chance (-1) alone; nobody when the game is over."""
        return [int(seat) for seat in self.game.asked(self.state)]

    def act(self, seat: int, action: int) -> None:
        """One answer, by the number of its action; raises NotYours or Illegal, and then nothing has changed."""
        told = self.events[:]
        if seat != int(FATE):
            self._see(seat)
        try:
            act(self.state, seat, action)
        except Exception:
            self.events = told
            raise
        self._took(seat, action)
        self._go_on()

    def information_state(self, seat: int) -> InformationState:
        """All that a seat knows of this game, from its first moment on."""
        known = [event for event in self.events if event.only in (int(EVERYONE), seat)]
        seen = observe(self.state, seat)
        seats = self.state.seats
        rows = [(event.kind, (event.seat - seat) % seats if event.seat >= 0 else -1, event.code) for event in known]
        text = "\n".join(
            [f"seat {seat} of {seats}, {self.options}", *[event.text for event in known], name_of_seen(seen)]
        )
        return InformationState(text, np.array(rows, dtype=np.int64).reshape(-1, EVENT), seen)

    def returns(self, kind: Kind = "win") -> list[float]:
        """What the game has come to, by seat."""
        return returns(self.state, kind)

    def clone(self) -> Self:
        """An equal, independent episode; its chance goes on where it was."""
        other = self.__class__.__new__(self.__class__)
        other.__dict__.update(self.__dict__)
        other.state = self.state.clone()
        other.state.hear()
        other.history, other.events = self.history[:], self.events[:]
        other.fate = copy(self.fate)
        return other

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle: the game is known by its position."""
        return (revived, (type(self), {key: value for key, value in self.__dict__.items() if key != "game"}))

    def to_bytes(self) -> bytes:
        """The whole history in few bytes."""
        printing = self.game.printing
        head: dict[str, Any] = {
            "game": self.game.name,
            "rules": self.game.rules,
            "printing": printing.hash,
            "text": None if printing.standard else printing.text,
            "seats": self.state.seats,
            "options": self.options,
            "seed": self.seed,
            "history": self.history,
        }
        return json.dumps(head, separators=(",", ":")).encode()

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """The same episode again, played through from the beginning; raises BadState for other bytes."""
        try:
            head = json.loads(data)
            printing = Printing(head["text"], "episode") if head["text"] else None
            game = catalogue.load(head["game"], printing).under(head["rules"])
            if game.printing.hash != head["printing"]:
                raise BadState("played with another printing")
            out = cls(game, head["seats"], head["options"], head["seed"])
            for seat, action in head["history"]:
                if seat != int(FATE) or out.fate is None:
                    out.act(seat, action)
        except (KeyError, TypeError, ValueError) as error:
            raise BadState(f"no bytes of an episode: {error!r}") from None
        if out.history != [tuple(entry) for entry in head["history"]]:
            raise BadState("the history does not hold here: another version of the program has told it")
        return out

    def _go_on(self) -> None:
        """Hear what is told, and let chance answer where it has a seed."""
        self._hear()
        while self.fate is not None and self.state.owing == FATE_OWES:
            action = int(self.game.moves.dense(draw(self.state, self.fate)))
            act(self.state, int(FATE), action)
            self._took(int(FATE), action)
            self._hear()

    def _hear(self) -> None:
        notes, moves = self.state.notes, self.game.notes
        for note in notes:
            text = f"{int(note.seat)}: {moves.print(note.what)}"
            self.events.append(Event(HEARD, int(note.seat), int(moves.dense(note.what)), text, int(note.only)))
        notes.clear()

    def _see(self, seat: int) -> None:
        """What a seat sees when it answers belongs to what it remembers."""
        seen = name_of_seen(observe(self.state, seat))
        self.events.append(Event(SAW, seat, int(seen.split()[1][:7], 16), seen, seat))

    def _took(self, seat: int, action: int) -> None:
        self.history.append((seat, action))
        if seat != int(FATE):
            text = f"{seat} answers {self.game.moves.print(self.game.moves.sparse(action))}"
            self.events.append(Event(ANSWERED, seat, action, text, seat))


def revived(kind: type[Episode], kept: dict[str, Any]) -> Episode:
    """An episode out of its pickle."""
    out = kind.__new__(kind)
    out.__dict__.update(kept)
    out.game = game_of(out.state)
    out.state.hear()
    return out


def name_of_seen(observation: Numbers) -> str:
    """A short name for what is seen."""
    return f"sees {hashlib.blake2b(observation.tobytes(), digest_size=8).hexdigest()}"


def play_randomly(episode: Episode, seed: int) -> None:
    """To the end, by anybody's random answers: for tests and examples."""
    luck = QuickFate(seed)
    while asked := episode.asked():
        seat = asked[0]
        options = episode.game.legal(episode.state, Seat(seat))
        move = options[luck.below(len(options), "random")]
        episode.act(seat, int(episode.game.moves.dense(move)))
