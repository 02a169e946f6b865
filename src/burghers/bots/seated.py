"""A net at a table of so many seats: it reads positions as they are, and no rows are built for it."""

from __future__ import annotations

import numpy as np

from burghers.bots.encoder import FeatureEncoder, Numbers, Positions
from burghers.bots.net import Net, together
from burghers.kernel.game import G
from burghers.kernel.step import Seat


class SeatedNet:
    """A row has parts, so the first layer is a sum over them.

    What is the same for every seat is reckoned once for each position, as the sum over all places is, from which the
    mean of the rivals is told. The open question only picks a line of weights.
    """

    def __init__(self, net: Net, encoder: FeatureEncoder[G]) -> None:
        self.net = net
        self.encoder = encoder
        weights, biases = net.layers[0]
        own, mean, most, question = encoder.parts
        shared = weights[mean:most] / np.float32(encoder.seats - 1)  # the mean of rivals is (all - own) / (seats - 1)
        self.common = weights[:own]
        self.own = weights[own:mean] - shared
        self.all = shared
        self.most = weights[most:question]
        self.questions = weights[question:] + biases

    def of_all(self, positions: Positions) -> Numbers:
        """What it says of each position for every seat: the chances add up to one."""
        places = self.places(positions)
        sums: Numbers = places @ self.own
        sums += most_of_others(places) @ self.most
        sums += self.of_table(positions, places)
        said = self.net.said(self.net.through(sums))
        return together(said, seats=0).transpose(1, 0, 2)

    def of_one(self, positions: Positions, viewers: list[Seat]) -> Numbers:
        """What it says of each position for its viewer, by itself."""
        places = self.places(positions)
        each = np.array(viewers, dtype=np.intp), np.arange(len(positions))
        sums: Numbers = places[each] @ self.own
        sums += most_of_others(places)[each] @ self.most
        sums += self.of_table(positions, places)
        return self.net.said(self.net.through(sums))

    def of_table(self, positions: Positions, places: Numbers) -> Numbers:
        """What every seat of a position adds up to in the first layer."""
        sums: Numbers = positions[:, : self.encoder.common].astype(np.float32) @ self.common
        sums += np.add.reduce(places, axis=0) @ self.all
        sums += self.questions[positions[:, -2]]
        return sums

    def places(self, positions: Positions) -> Numbers:
        """By seat and position what belongs to the seat, and whether it owes an answer."""
        common, place, seats = self.encoder.common, self.encoder.place, self.encoder.seats
        places = np.empty((seats, len(positions), place + 1), dtype=np.float32)
        places[:, :, :-1] = positions[:, common:-2].reshape(-1, seats, place).transpose(1, 0, 2)
        places[:, :, -1] = positions[:, -1] >> self.encoder.numbers[:, None] & 1
        return places


def most_of_others(places: Numbers) -> Numbers:
    """For each seat the highest of the others' numbers: of the seats before it, and of those after it."""
    seats, most = len(places), np.empty_like(places)
    most[1] = places[0]
    for seat in range(2, seats):
        np.maximum(most[seat - 1], places[seat - 1], out=most[seat])
    most[0] = places[-1]
    for seat in range(seats - 2, 0, -1):
        np.maximum(most[seat], most[0], out=most[seat])
        np.maximum(most[0], places[seat], out=most[0])
    return most
