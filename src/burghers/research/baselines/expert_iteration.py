"""Expert iteration: a net learns from games of an expert, which is one look ahead by that same net.

    python -m burghers.research.baselines.expert_iteration bruges --seats 2 --minutes 30

From nothing, on one core. Needs the extra ``train``; `docs/examples/learn_torch.py` does the same with PyTorch.
"""

from __future__ import annotations

import argparse
import json
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any, Protocol

import numpy as np

from burghers.games import load
from burghers.kernel.fate import QuickFate
from burghers.kernel.game import Game
from burghers.kernel.play import apply_known, let_fate
from burghers.kernel.playout import first_owing
from burghers.kernel.state import State
from burghers.research.baselines.examining import wins
from burghers.research.baselines.lookahead import Lookahead, afterwards, worth
from burghers.research.baselines.mlp import Mlp, Rows
from burghers.research.observing import observation_size

HIDDEN = (128, 64)
SIDE_BY_SIDE = 32
HEAT, WHIM = 0.01, 0.02  # what a difference must be to count; how often anything is tried
TRUST = 0.95  # in what became of a game, before what the net thought on the way
KEPT, BATCH, BATCHES = 150_000, 512, 60  # rows that are learned from, by so many at a time, so often each round


class Fitter(Protocol):
    """Whoever moves the layers of a net towards targets."""

    def fit(self, rows: Rows, targets: Rows) -> float:
        """One step; how far off the net was."""


class Table:
    """A game of the expert against itself, and what each seat has seen of its own choice."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        self.state: State = game.new(seats)
        self.fate = QuickFate(seed)
        self.seen: list[list[Any]] = [[] for _ in range(seats)]
        self.thought: list[list[float]] = [[] for _ in range(seats)]
        let_fate(self.state, self.fate)

    def lessons(self) -> Iterator[tuple[Any, float]]:
        """Of a finished game: what was seen, and what it was worth, from the last choice to the first."""
        for seat, rows in enumerate(self.seen):
            target = following = worth(self.state, seat)
            for row, thought in zip(reversed(rows), reversed(self.thought[seat]), strict=True):
                target = TRUST * target + (1 - TRUST) * following
                yield row, target
                following = thought


def play(game: Game, seats: int, net: Mlp, count: int, luck: np.random.Generator) -> list[tuple[Any, float]]:
    """So many games side by side, so that the net judges all their answers in one go; what there is to learn."""
    tables = [Table(game, seats, int(luck.integers(1 << 40))) for _ in range(count)]
    while going := [table for table in tables if not table.state.over()]:
        asked = [first_owing(table.state) for table in going]
        looks = [
            afterwards(game.redeal(table.state, seat, table.fate), seat)
            for table, seat in zip(going, asked, strict=True)
        ]
        values = net(np.concatenate([rows for _, rows, _ in looks]))[:, 0]
        at = 0
        for table, seat, (moves, rows, ends) in zip(going, asked, looks, strict=True):
            mine = values[at : at + len(moves)].copy()
            at += len(moves)
            for end, value in ends.items():
                mine[end] = value
            noisy = mine + HEAT * luck.gumbel(size=len(moves)) if luck.random() >= WHIM else luck.random(len(moves))
            best = int(noisy.argmax())
            table.seen[int(seat)].append(rows[best].astype(np.int16))
            table.thought[int(seat)].append(float(mine[best]))
            apply_known(table.state, seat, moves[best])
            let_fate(table.state, table.fate)
    return [lesson for table in tables for lesson in table.lessons()]


def rounds(
    game: Game, seats: int, net: Mlp, fitter: Fitter, count: int = SIDE_BY_SIDE, seed: int = 0
) -> Iterator[float]:
    """Play, learn, play better; after each round how far off the net was."""
    luck = np.random.default_rng(seed)
    kept: deque[tuple[Any, float]] = deque(maxlen=KEPT)
    while True:
        lessons = play(game, seats, net, count, luck)
        if not kept:
            net.scale_to(np.stack([row for row, _ in lessons]))
        kept.extend(lessons)
        losses = []
        for _ in range(BATCHES):
            chosen = [kept[at] for at in luck.integers(len(kept), size=BATCH)]
            rows, targets = net.scaled(np.stack([row for row, _ in chosen])), np.array([worth for _, worth in chosen])
            losses.append(fitter.fit(rows, targets.astype(np.float32)))
        yield float(np.mean(losses))


def learn(
    game: Game,
    seats: int,
    net: Mlp,
    fitter: Fitter,
    seconds: float,
    out: Path,
    deals: int = 10,
    count: int = SIDE_BY_SIDE,
) -> list[dict[str, float]]:
    """Learn for so long; the net is kept in a file, and every tenth of the time measured against greedy."""
    start, next_look, curve, played = monotonic(), 0.0, [], 0
    for loss in rounds(game, seats, net, fitter, count):
        played += count
        spent = monotonic() - start
        if spent >= next_look or spent >= seconds:
            net.save(out)
            share = {other: wins(game, seats, Lookahead("mine", net), other, deals) for other in ("random", "greedy")}
            curve.append({"minutes": round(spent / 60, 2), "games": played, "loss": round(loss, 5), **share})
            print(json.dumps(curve[-1]), flush=True)
            next_look = spent + seconds / 10
        if spent >= seconds:
            break
    return curve


def main(words: list[str] | None = None) -> list[dict[str, float]]:
    from burghers.research.baselines.jax_fitting import JaxFitter  # noqa: PLC0415

    parser = argparse.ArgumentParser(description="Learn values by expert iteration.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--out", type=Path, default=Path("values.npz"))
    said = parser.parse_args(words)
    game = load(said.game)
    net = Mlp.new((observation_size(game, said.seats), *HIDDEN, 1), seed=1)
    return learn(game, said.seats, net, JaxFitter(net), 60 * said.minutes, said.out, said.deals)


if __name__ == "__main__":
    main()
