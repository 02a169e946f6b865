"""A search from one question: many worlds at once, so that the net judges what they reach in one go."""

from __future__ import annotations

from typing import Any, Final, final

from burghers.bots.bot import STREAM
from burghers.bots.evaluator import LOOKS, Evaluator, pairs
from burghers.bots.lines import ALL
from burghers.bots.lookahead import dealt_anew
from burghers.bots.tree import Place
from burghers.bots.walk import Walk, Worth
from burghers.kernel.fate import Fate, QuickFate
from burghers.kernel.move import NOTHING, Move
from burghers.kernel.native import i64
from burghers.kernel.state import State
from burghers.kernel.step import Seat

SEEDS: Final = 1 << 30
ROOTED: Final = 8  # visits: what many worlds say of an answer counts for more than one


@final
class Search:
    """One search from one question."""

    def __init__(self, evaluator: Evaluator[Any], world: State, seat: Seat, fate: Fate) -> None:
        self.evaluator: Final = evaluator
        self.world: Final = world
        self.seat: Final = seat
        self.fate: Final = fate
        self.kinds: Final[dict[str, int]] = dict(evaluator.encoder.questions)
        self.root: Final = Place()
        self.question: Final = self.root.question(
            seat, self.kinds.setdefault(world.agenda[-1].question(), len(self.kinds))
        )
        self.wins: Final = [0.0] * world.seats  # what the net thinks of the worlds dealt, by seat, in all
        self.margins: Final = [0.0] * world.seats
        self.dealt: i64 = 0
        # The answers are weighed as one who does not search would: in many worlds, before all else.
        options, weighed = evaluator.look_ahead(world, seat, fate, LOOKS)
        self.question.add(options, pairs(weighed), ROOTED)

    def walk(self, times: i64) -> None:
        """Down the tree so many times, each in a world dealt anew."""
        worlds, lucks = self.deal(times)
        self.follow([self.begin(worlds[i], lucks[i], self.fate, NOTHING) for i in range(times)])

    def compare(self, moves: list[Move], times: i64) -> list[Walk]:
        """Down the tree after each of these answers, in the same worlds with the same luck; world after world."""
        worlds, lucks = self.deal(times)
        walks: list[Walk] = []
        for i in range(times):
            seed = self.fate.below(SEEDS, STREAM)
            for move in moves:
                walks.append(self.begin(worlds[i].clone(), lucks[i], QuickFate(seed), move))
        self.follow(walks)
        return walks

    def begin(self, world: State, luck: list[Worth], fate: Fate, first: Move) -> Walk:
        """One way down, as far as it comes without the net."""
        walk = Walk(world, self.seat, self.root, self.kinds, luck, fate, first)
        walk.go()
        return walk

    def follow(self, walks: list[Walk]) -> None:
        """Go all these ways to their ends, side by side."""
        while walks:
            self.judge(walks)
            for walk in walks:
                if not walk.done:
                    walk.go()
            walks = [walk for walk in walks if not walk.done]

    def deal(self, count: i64) -> tuple[list[State], list[list[Worth]]]:
        """Worlds dealt anew, nothing sealed in them; and how lucky each is by the net."""
        seats = self.world.seats
        worlds = [dealt_anew(self.evaluator.game, self.world, self.seat, self.fate) for _ in range(count)]
        thoughts: list[Worth] = self.evaluator.judged(worlds, [ALL] * count)
        for i in range(count * seats):
            win, margin = thoughts[i]
            self.wins[i % seats] += win
            self.margins[i % seats] += margin
        self.dealt += count
        dealt = float(self.dealt)
        lucks: list[list[Worth]] = []
        for i in range(count):
            luck: list[Worth] = []
            for seat in range(seats):
                win, margin = thoughts[i * seats + seat]
                luck.append((win - self.wins[seat] / dealt, margin - self.margins[seat] / dealt))
            lucks.append(luck)
        return worlds, lucks

    def judge(self, walks: list[Walk]) -> None:
        """Answer all who wait for the net."""
        states: list[State] = []
        viewers: list[Seat] = []
        for walk in walks:
            for s in walk.states:
                states.append(s)
                viewers.append(walk.viewer)
        worths: list[Worth] = self.evaluator.judged(states, viewers)
        at: i64 = 0
        for walk in walks:
            if walk.states:
                width = self.world.seats if walk.viewer == ALL else len(walk.states)
                walk.hear(worths[at : at + width])
                at += width
