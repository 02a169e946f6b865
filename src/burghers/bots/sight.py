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
        seen = positions.astype(np.float32)
        count = len(which)
        owing = positions[:, -1]
        asked = (owing[:, None] >> np.arange(self.seats)) & 1
        places = np.empty((len(positions), self.seats, self.place + 1), dtype=np.float32)
        places[:, :, :-1] = seen[:, self.common : -2].reshape(-1, self.seats, self.place)
        places[:, :, -1] = asked
        out = np.zeros((count, self.width), dtype=np.float32)
        own, mean = self.common, self.common + self.place + 1
        most, question = mean + self.place + 1, mean + 2 * (self.place + 1)
        out[:, :own] = seen[which, :own]
        out[:, own:mean] = places[which, seats]
        others = places[which[:, None], self.rivals[seats]]
        np.mean(others, axis=1, out=out[:, mean:most])
        np.max(others, axis=1, out=out[:, most:question])
        out[np.arange(count), question + positions[which, -2]] = 1
        return out

    def all_rows(self, positions: Positions) -> Numbers:
        """The rows of every seat at every position: the first position's seats, then the second's."""
        count = len(positions)
        return self.rows(positions, np.repeat(np.arange(count), self.seats), np.tile(np.arange(self.seats), count))


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
