"""Weighing answers with a net: what each leads to, in many worlds the seat cannot tell apart."""

from __future__ import annotations

from typing import Generic

import numpy as np

from burghers.bots.bot import STREAM
from burghers.bots.encoder import FeatureEncoder, Numbers
from burghers.bots.lines import wanted
from burghers.bots.lookahead import after, guessed, some, unseal
from burghers.bots.net import CHOICE, Net, utility
from burghers.bots.seated import SeatedNet
from burghers.kernel.fate import Fate, QuickFate
from burghers.kernel.game import G, Game
from burghers.kernel.move import Move
from burghers.kernel.play import apply_known, legal, let_fate
from burghers.kernel.step import FATE_OWES, Seat

MOST_TRIES = 200  # answers looked at; of a longer list a random part
MOST_WORLDS = 16
LOOKS = 150  # positions judged before an answer, or before a search begins: about five milliseconds
GUESSES = 4  # how often the others' sealed answers are guessed before they are taken for likely
HEAT = 0.03  # how freely the others are thought to choose among answers that look nearly as good to them
SEEDS = 1 << 30

Worth = tuple[float, float]  # win and margin
Answers = tuple[Seat, list[Move], Numbers]  # what a seat may answer under seal, and how likely each answer is


class Evaluator(Generic[G]):
    """A net bound to a game with so many seats."""

    def __init__(self, game: Game[G], net: Net, seats: int) -> None:
        self.game = game
        self.net = net
        self.encoder = FeatureEncoder(game, seats)
        self.seated = SeatedNet(net, self.encoder)

    def seen_by_all(self, states: list[G]) -> Numbers:
        """What the net says of each state for each seat."""
        return self.seated.of_all(self.encoder.seen(states))

    def seen_by(self, states: list[G], seat: Seat) -> Numbers:
        """What the net says of each state for one seat."""
        seen: Numbers = self.seen_by_all(states)[:, seat]
        return seen

    def outlook(self, states: list[G]) -> Numbers:
        """Win and margin of each state for each seat; what is over needs no opinion."""
        worths: Numbers = self.seen_by_all(states)[:, :, :CHOICE]
        for number, s in enumerate(states):
            if s.over():
                worths[number] = final_score(self.game, s)
        return worths

    def judged(self, states: list[G], viewers: list[Seat]) -> list[Worth]:
        """Win and margin of each state for its viewer, or for all seats in turn."""
        which, whose = (np.asarray(cells) for cells in wanted(viewers, self.encoder.seats))
        return pairs(self.outlook(states)[which, whose])

    def wanted(self, states: list[G], viewers: list[Seat]) -> list[float]:
        """How much each state is to the wish of whoever chose it: the net's expectation of what a search would say."""
        values: list[float] = self.seated.of_one(self.encoder.seen(states), viewers)[:, CHOICE].tolist()
        return values

    def look_ahead(self, world: G, seat: Seat, fate: Fate, looks: int) -> tuple[list[Move], Numbers]:
        """The answers open to a seat, with what the net says of each in as many worlds as so many positions allow."""
        options = some(legal(world, seat), MOST_TRIES, fate)
        worlds = max(1, min(MOST_WORLDS, looks // len(options)))
        return options, self.weigh(world, seat, options, fate, worlds)

    def weigh(self, world: G, seat: Seat, options: list[Move], fate: Fate, worlds: int) -> Numbers:
        """What the net says of each answer, averaged over so many worlds and the chances in them."""
        states: list[G] = []
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
        weighed: Numbers = self.seen_by(states, seat).reshape(worlds, len(options), -1).mean(axis=0)
        return weighed

    def likely(self, world: G, seat: Seat, seed: int) -> list[Answers]:
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


def revealed(world: G, seat: Seat, options: list[Move], likely: list[Answers], luck: Fate) -> list[G]:
    """What each answer to a sealed question leads to, the others answering as is likely for them."""
    said = [(rival, pick(open_to_it, weights, luck)) for rival, open_to_it, weights in likely]
    states: list[G] = []
    for move in options:
        copy = world.clone()
        unseal(copy)
        apply_known(copy, seat, move)
        for rival, answer in said:
            apply_known(copy, rival, answer)
        states.append(copy)
    return states


def pairs(values: Numbers) -> list[Worth]:
    """Win and margin as plain numbers."""
    return list(zip(values[:, 0].tolist(), values[:, 1].tolist(), strict=True))


def final_score(game: Game[G], s: G) -> list[Worth]:
    """Win and margin by seat of a game that is over."""
    scores, winners = game.scores(s), game.winners(s)
    out: list[Worth] = []
    for seat, score in enumerate(scores):
        best_rival = max(other for number, other in enumerate(scores) if number != seat)
        out.append((1 / len(winners) if seat in winners else 0.0, float(score - best_rival)))
    return out


def pick(options: list[Move], weights: Numbers, luck: Fate) -> Move:
    """One of the options, by weight."""
    mark = luck.below(SEEDS, STREAM) / SEEDS
    for option, weight in zip(options, weights, strict=True):
        mark -= weight
        if mark < 0:
            return option
    return options[-1]
