"""The trainer: rounds of self-play and study, with an evaluation now and then."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

import numpy as np

from burghers import games
from burghers.bots.encoder import FeatureEncoder, width
from burghers.bots.net import Net, fit_of
from burghers.kernel.errors import BadSetup
from burghers.kernel.game import Game
from burghers.research.executors import WorkerPool, run_all
from burghers.research.training.evaluation import Evaluation, evaluate
from burghers.research.training.learning import Learner, study
from burghers.research.training.selfplay import Lesson, self_play

USUAL = 4  # players: half of all games are for so many


@dataclass(frozen=True)
class Recipe:
    """Everything a net depends on. The same recipe makes the same net, whoever does the work."""

    game: str
    seed: int = 1
    rounds: int = 160
    lessons: int = 4  # a round, each of them for one number of players
    games: int = 16  # a lesson
    fewest: float = 0.0  # share of the lessons for the fewest players; half are for the usual number, the rest for any
    guided: int = 8  # rounds at first that go by the game's rough worth
    heat: float = 0.03
    last_heat: float = 0.012
    whim: float = 0.03
    trust: float = 0.97
    rate: float = 1.5e-3
    last_rate: float = 1.0e-4
    evaluated: int = 20  # rounds between two evaluations
    deals: int = 10  # of an evaluation, each played once for every seat


@dataclass(frozen=True)
class Report:
    """How far it has come."""

    round: int
    loss: float
    decisions: int
    mark: Evaluation | None


class Trainer:
    """Training of one net, with all that is needed to go on after a break."""

    def __init__(self, recipe: Recipe, folder: Path) -> None:
        self.recipe = recipe
        self.game: Game = games.load(recipe.game)
        self.fit = fit_of(self.game)
        self.learner = Learner(width(self.game), recipe.seed)
        self.notes = folder / f"{recipe.game}.learner.npz"
        self.curve = folder / f"{recipe.game}.curve.jsonl"
        self.done = 0
        folder.mkdir(parents=True, exist_ok=True)
        if self.notes.exists():
            self.take_up()
        else:
            self.curve.write_text(json.dumps({"recipe": asdict(recipe), "fit": asdict(self.fit)}) + "\n")

    def take_up(self) -> None:
        """Go on where it stopped, if it was the same training."""
        header = json.loads(self.curve.read_text().splitlines()[0])
        if header != {"recipe": asdict(self.recipe), "fit": asdict(self.fit)}:
            raise BadSetup(f"{self.curve} tells of another training: take another folder, or the same recipe")
        self.done = self.learner.resume(self.notes)
        marks = [mark for mark in self.marks() if mark.round <= self.done]
        lines = [json.dumps(header), *(json.dumps(asdict(mark)) for mark in marks)]
        self.curve.write_text("".join(f"{line}\n" for line in lines))

    def marks(self) -> list[Evaluation]:
        """The learning curve so far; a torn last line does not count."""
        marks: list[Evaluation] = []
        for line in self.curve.read_text().splitlines()[1:]:
            try:
                marks.append(Evaluation(**json.loads(line)))
            except (ValueError, TypeError):
                break
        return marks

    def net(self) -> Net:
        """The net as it is now."""
        return self.learner.net(self.fit, {**asdict(self.recipe), "done": self.done})

    def teach(self, pool: WorkerPool) -> Iterator[Report]:
        """Round after round, to the end."""
        recipe = self.recipe
        while self.done < recipe.rounds:
            lessons = [self.lesson(number) for number in range(recipe.lessons)]
            found = [harvest for some in run_all(pool, partial(self_play, self.net()), lessons) for harvest in some]
            harvests = sorted(found, key=lambda harvest: harvest.number)
            encoders = [FeatureEncoder(self.game, harvest.seats) for harvest in harvests]
            luck = np.random.default_rng((recipe.seed, self.done))
            loss = study(
                self.learner,
                list(zip(encoders, harvests, strict=True)),
                self.blend(recipe.rate, recipe.last_rate),
                luck,
            )
            self.done += 1
            mark = None
            if self.done % recipe.evaluated == 0 or self.done == recipe.rounds:
                mark = evaluate(pool, self.game, self.net(), self.done, self.usual(), recipe.deals, recipe.seed)
                with self.curve.open("a") as curve:
                    curve.write(json.dumps(asdict(mark)) + "\n")
                self.learner.save(self.notes, self.done)
            yield Report(self.done, loss, sum(harvest.decisions for harvest in harvests), mark)

    def lesson(self, number: int) -> Lesson:
        """One lesson of the present round: half of them for the usual number of players."""
        recipe = self.recipe
        fewest, most = self.game.seats
        luck = np.random.default_rng((recipe.seed, self.done, number))
        mark = luck.random() - 0.5
        seats = self.usual() if mark < 0 else fewest if mark < recipe.fewest else int(luck.integers(fewest, most + 1))
        return Lesson(
            number=number,
            game=recipe.game,
            seats=seats,
            games=recipe.games,
            seed=f"{recipe.game} {recipe.seed} {self.done} {number}",
            heat=self.blend(recipe.heat, recipe.last_heat),
            whim=recipe.whim,
            trust=recipe.trust,
            guided=self.done < recipe.guided,
        )

    def usual(self) -> int:
        """The number of players most games are for."""
        fewest, most = self.game.seats
        return max(fewest, min(most, USUAL))

    def blend(self, first: float, last: float) -> float:
        """From the first to the last figure as training goes on, evenly on a scale of ratios."""
        return float(first * (last / first) ** (self.done / self.recipe.rounds))
