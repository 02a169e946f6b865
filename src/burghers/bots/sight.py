"""What a net sees of a position: a row of numbers for each seat, made of the game's features."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from burghers.kernel.game import Game
from burghers.kernel.state import State
from burghers.kernel.step import FATE_OWES

Numbers = NDArray[np.float32]
Positions = NDArray[np.int16]  # one line per position: the features, the open question, who owes an answer
Choice = NDArray[np.intp]

QUESTION = "question."
KINDS: dict[str, tuple[str, ...]] = {}  # by game


class Sight:
    """How positions of one game, for so many seats, become rows for a net.

    A row is the table, the seat's own place, the mean and the most of the rivals' places, and the open question.
    So one net serves every number of players, and a seat is the same wherever it sits.
    """

    def __init__(self, game: Game[Any], seats: int) -> None:
        common, place = game.feature_names
        self.seats = seats
        self.common = len(common)
        self.place = len(place)
        self.line = self.common + seats * self.place + 2
        self.questions = {kind: number for number, kind in enumerate(questions(game))}
        self.width = width(game)
        self.numbers = np.arange(seats, dtype=np.int16)
        own, most = self.common, self.common + 2 * (self.place + 1)
        self.parts = (own, own + self.place + 1, most, most + self.place + 1)  # where the parts of a row end
        self.rivals = np.array([[j for j in range(seats) if j != i] for i in range(seats)], dtype=np.intp)
        self.features = game.features

    def look(self, s: State, out: list[int]) -> None:
        """One line, appended to the list."""
        self.features(s, out)
        if s.owing == FATE_OWES or not s.agenda:
            out.append(len(self.questions))
            out.append(0)
        else:
            out.append(self.questions[s.agenda[-1].question()])
            out.append(s.owing)

    def positions(self, lines: list[int]) -> Positions:
        """Lines as an array."""
        return np.fromiter(lines, np.int16, len(lines)).reshape(-1, self.line)

    def rows(self, positions: Positions, which: Choice, seats: Choice) -> Numbers:
        """The rows of these positions (by index) as these seats see them."""
        places = self.places(positions)
        own, mean, most, question = self.parts
        out = np.zeros((len(which), self.width), dtype=np.float32)
        out[:, :own] = positions[which, :own]
        out[:, own:mean] = places[which, seats]
        others = places[which[:, None], self.rivals[seats]]
        np.mean(others, axis=1, out=out[:, mean:most])
        np.max(others, axis=1, out=out[:, most:question])
        out[np.arange(len(which)), question + positions[which, -2]] = 1
        return out

    def all_rows(self, positions: Positions) -> Numbers:
        """The rows of every seat at every position: the first position's seats, then the second's.

        The same as `rows` would make, in half the time: every search waits for it.
        """
        places = self.places(positions)
        own, mean, most, question = self.parts
        out = np.zeros((len(positions), self.seats, self.width), dtype=np.float32)
        out[:, :, :own] = positions[:, None, :own]
        out[:, :, own:mean] = places
        others = places[:, self.rivals]
        np.add.reduce(others, axis=2, out=out[:, :, mean:most])
        out[:, :, mean:most] /= self.seats - 1
        np.maximum.reduce(others, axis=2, out=out[:, :, most:question])
        out[np.arange(len(positions)), :, question + positions[:, -2]] = 1
        return out.reshape(-1, self.width)

    def places(self, positions: Positions) -> Numbers:
        """What belongs to each seat, by position and seat, and whether it owes an answer."""
        places = np.empty((len(positions), self.seats, self.place + 1), dtype=np.float32)
        places[:, :, :-1] = positions[:, self.common : -2].reshape(-1, self.seats, self.place)
        places[:, :, -1] = positions[:, -1:] >> self.numbers & 1
        return places


def width(game: Game[Any]) -> int:
    """How many numbers a row has, whatever the number of players."""
    common, place = game.feature_names
    return len(common) + 3 * (len(place) + 1) + len(questions(game)) + 1


def questions(game: Game[Any]) -> tuple[str, ...]:
    """Every kind of question a game may ask, in a fixed order, whatever its printing."""
    if game.name not in KINDS:
        keys = sorted(key for key in game.texts("en") if key.startswith(QUESTION))
        KINDS[game.name] = tuple(key.removeprefix(QUESTION) for key in keys)
    return KINDS[game.name]
