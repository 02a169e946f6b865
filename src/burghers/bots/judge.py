"""Weighing answers with a net: what each leads to, in many worlds the seat cannot tell apart."""

from __future__ import annotations

from typing import Any

import numpy as np

from burghers.bots.ahead import after, guessed, some, unseal
from burghers.bots.bot import STREAM
from burghers.bots.net import Net, utility
from burghers.bots.sight import Numbers, Sight
from burghers.kernel.fate import Fate, QuickFate
from burghers.kernel.game import Game
from burghers.kernel.move import Move
from burghers.kernel.play import apply_known, legal, let_fate
from burghers.kernel.state import State
from burghers.kernel.step import FATE_OWES, Seat

MOST_TRIES = 200  # answers looked at; of a longer list a random part
MOST_WORLDS = 16
LOOKS = 150  # positions judged before an answer, or before a search begins: about five milliseconds
GUESSES = 4  # how often the others' sealed answers are guessed before they are taken for likely
HEAT = 0.03  # how freely the others are thought to choose among answers that look nearly as good to them
SEEDS = 1 << 30

Answers = tuple[Seat, list[Move], Numbers]  # what a seat may answer under seal, and how likely each answer is


class Judge:
    """A net bound to a game with so many seats."""

    def __init__(self, game: Game[Any], net: Net, seats: int) -> None:
        self.game = game
        self.net = net
        self.sight = Sight(game, seats)

    def seen_by(self, states: list[State], seat: Seat) -> Numbers:
        """Win and margin of each state for one seat."""
        lines: list[int] = []
        for s in states:
            self.sight.look(s, lines)
        positions = self.sight.positions(lines)
        which = np.arange(len(states))
        return self.net.judge(self.sight.rows(positions, which, np.full(len(states), seat)))

    def seen_by_all(self, states: list[State]) -> Numbers:
        """Win and margin of each state for each seat."""
        lines: list[int] = []
        for s in states:
            self.sight.look(s, lines)
        rows = self.sight.all_rows(self.sight.positions(lines))
        return self.net.judge(rows).reshape(len(states), self.sight.seats, 2)

    def worth(self, states: list[State], seat: Seat) -> Numbers:
        """Win and margin of each state for one seat; what is over needs no opinion."""
        values = self.seen_by(states, seat)
        for number, s in enumerate(states):
            if s.over():
                values[number] = final_score(self.game, s)[seat]
        return values

    def all_worth(self, s: State) -> Numbers:
        """Win and margin of a state for each seat; what is over needs no opinion."""
        value: Numbers = final_score(self.game, s) if s.over() else self.seen_by_all([s])[0]
        return value

    def look_ahead(self, world: State, seat: Seat, fate: Fate, looks: int) -> tuple[list[Move], Numbers]:
        """The answers open to a seat, with win and margin of each in as many worlds as so many positions allow."""
        options = some(legal(world, seat), MOST_TRIES, fate)
        worlds = max(1, min(MOST_WORLDS, looks // len(options)))
        return options, self.weigh(world, seat, options, fate, worlds)

    def weigh(self, world: State, seat: Seat, options: list[Move], fate: Fate, worlds: int) -> Numbers:
        """Win and margin of each answer, averaged over so many worlds and the chances in them."""
        states: list[State] = []
        likely = self.likely(world, seat, fate.below(SEEDS, STREAM)) if world.sealed else []
        for number in range(worlds):
            dealt = world if number == 0 else self.game.redeal(world, seat, fate)
            seed = fate.below(SEEDS, STREAM)  # the same luck for every answer
            if dealt.sealed:
                states += revealed(dealt, seat, options, likely, QuickFate(seed))
            else:
                for move in options:
                    copy = after(dealt, seat, move)
                    if number and copy.owing == FATE_OWES:
                        let_fate(copy, QuickFate(seed))
                    states.append(copy)
        weighed: Numbers = self.seen_by(states, seat).reshape(worlds, len(options), 2).mean(axis=0)
        return weighed

    def likely(self, world: State, seat: Seat, seed: int) -> list[Answers]:
        """How likely each sealed answer of each rival is, if they think that anything may be answered."""
        table = world.clone()
        unseal(table)
        luck = QuickFate(seed)
        out: list[Answers] = []
        for rival in range(world.seats):
            options = legal(table, Seat(rival))
            if rival == seat or not options:
                continue
            seeds = [luck.below(SEEDS, STREAM) for _ in range(GUESSES)]
            states = guessed(table, Seat(rival), options, seeds)
            values = utility(self.seen_by(states, Seat(rival))).reshape(len(options), GUESSES).mean(axis=1)
            weights = np.exp((values - values.max()) / HEAT)
            out.append((Seat(rival), options, weights / weights.sum()))
        return out


def revealed(world: State, seat: Seat, options: list[Move], likely: list[Answers], luck: Fate) -> list[State]:
    """What each answer to a sealed question leads to, the others answering as is likely for them."""
    said = [(rival, pick(open_to_it, weights, luck)) for rival, open_to_it, weights in likely]
    states: list[State] = []
    for move in options:
        copy = world.clone()
        unseal(copy)
        apply_known(copy, seat, move)
        for rival, answer in said:
            apply_known(copy, rival, answer)
        states.append(copy)
    return states


def final_score(game: Game[Any], s: State) -> Numbers:
    """Win and margin by seat of a game that is over."""
    scores, winners = game.scores(s), game.winners(s)
    out = np.zeros((s.seats, 2), dtype=np.float32)
    for seat in range(s.seats):
        out[seat, 1] = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    out[[int(seat) for seat in winners], 0] = 1 / len(winners)
    return out


def pick(options: list[Move], weights: Numbers, luck: Fate) -> Move:
    """One of the options, by weight."""
    mark = luck.below(SEEDS, STREAM) / SEEDS
    for option, weight in zip(options, weights, strict=True):
        mark -= weight
        if mark < 0:
            return option
    return options[-1]
