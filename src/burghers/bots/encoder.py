"""What a net sees of a position: a row of numbers for each seat, made of the game's features."""

from __future__ import annotations

from typing import Generic

import numpy as np
from numpy.typing import NDArray

from burghers.bots.lines import write, write_all
from burghers.kernel.game import G, Game
from burghers.kernel.native import i64, vec
from burghers.kernel.sheet import Sheet

Numbers = NDArray[np.float32]
Positions = NDArray[np.integer]  # one line per position: the features, the open question, who owes an answer
Choice = NDArray[np.intp]

QUESTION = "question."
KINDS: dict[str, tuple[str, ...]] = {}  # by game


class FeatureEncoder(Generic[G]):
    """How positions of one game, for so many seats, become rows for a net.

    A row is the table, the seat's own place, the mean and the most of the rivals' places, and the open question.
    So one net serves every number of players, and a seat is the same wherever it sits.
    """

    def __init__(self, game: Game[G], seats: int) -> None:
        common, place = game.feature_names
        self.seats = seats
        self.common = len(common)
        self.place = len(place)
        self.line = self.common + seats * self.place + 2
        self.questions = {kind: number for number, kind in enumerate(questions(game))}
        self.width = width(game)
        self.numbers = np.arange(seats)
        own, most = self.common, self.common + 2 * (self.place + 1)
        self.parts = (own, own + self.place + 1, most, most + self.place + 1)  # where the parts of a row end
        self.rivals = np.array([[j for j in range(seats) if j != i] for i in range(seats)], dtype=np.intp)
        self.features = game.features

    def look(self, s: G, out: Sheet) -> None:
        """One line, written on the sheet."""
        write(s, self.features, self.questions, out)

    def cells(self, states: list[G]) -> vec[i64]:
        """The lines of many states, one after the other."""
        sheet = Sheet(len(states) * self.line)
        write_all(states, self.features, self.questions, sheet)
        return sheet.cells

    def seen(self, states: list[G]) -> Positions:
        """The lines of many states as an array."""
        return self.positions(self.cells(states))

    def positions(self, cells: vec[i64]) -> Positions:
        """Lines as an array that shares their memory."""
        return np.asarray(cells).reshape(-1, self.line)

    def rows(self, positions: Positions, which: Choice, seats: Choice) -> Numbers:
        """The rows of these positions (by index) as these seats see them."""
        places = self.places(positions)
        own, mean, most, question = self.parts
        out = np.zeros((len(which), self.width), dtype=np.float32)
        out[:, :own] = positions[which, :own]
        mine = out[:, own:mean]
        mine[:] = places[which, seats]
        np.subtract(places.sum(axis=1)[which], mine, out=out[:, mean:most])
        out[:, mean:most] /= self.seats - 1
        rivals = self.rivals[seats]
        highest = places[which, rivals[:, 0]]
        for i in range(1, self.seats - 1):
            np.maximum(highest, places[which, rivals[:, i]], out=highest)
        out[:, most:question] = highest
        out[np.arange(len(which)), question + positions[which, -2]] = 1
        return out

    def all_rows(self, positions: Positions) -> Numbers:
        """The rows of every seat at every position: the first position's seats, then the second's.

        The same as `rows` would make, in half the time.
        """
        places = self.places(positions)
        own, mean, most, question = self.parts
        out = np.zeros((len(positions), self.seats, self.width), dtype=np.float32)
        out[:, :, :own] = positions[:, None, :own]
        out[:, :, own:mean] = places
        np.subtract(places.sum(axis=1)[:, None], places, out=out[:, :, mean:most])
        out[:, :, mean:most] /= self.seats - 1
        for seat, rivals in enumerate(self.rivals):
            highest = places[:, rivals[0]]
            for rival in rivals[1:]:
                highest = np.maximum(highest, places[:, rival])
            out[:, seat, most:question] = highest
        out[np.arange(len(positions)), :, question + positions[:, -2]] = 1
        return out.reshape(-1, self.width)

    def places(self, positions: Positions) -> Numbers:
        """What belongs to each seat, by position and seat, and whether it owes an answer."""
        places = np.empty((len(positions), self.seats, self.place + 1), dtype=np.float32)
        places[:, :, :-1] = positions[:, self.common : -2].reshape(-1, self.seats, self.place)
        places[:, :, -1] = positions[:, -1:] >> self.numbers & 1
        return places


def width(game: Game[G]) -> int:
    """How many numbers a row has, whatever the number of players."""
    common, place = game.feature_names
    return len(common) + 3 * (len(place) + 1) + len(questions(game)) + 1


def questions(game: Game[G]) -> tuple[str, ...]:
    """Every kind of question a net knows, in a fixed order, whatever the printing."""
    if game.name not in KINDS:
        keys = sorted(key for key in game.texts("en") if key.startswith(QUESTION))
        kinds = [key.removeprefix(QUESTION) for key in keys]
        KINDS[game.name] = tuple(kind for kind in kinds if kind not in game.unlearned)
    return KINDS[game.name]
