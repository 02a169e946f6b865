"""The trainer: rounds of self-play and study, with an evaluation now and then."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from burghers import games
from burghers.bots.encoder import FeatureEncoder, width
from burghers.bots.net import SOURCES, Net, checked, fit_of
from burghers.kernel.errors import BadSetup
from burghers.kernel.game import Game
from burghers.research.executors import WorkerPool
from burghers.research.training.batches import batches
from burghers.research.training.calibration import calibrated, fresh_games, settled
from burghers.research.training.evaluation import Evaluation, evaluate
from burghers.research.training.harvest import Harvest, Lesson
from burghers.research.training.learning import Learner
from burghers.research.training.recipe import Recipe, usual
from burghers.research.training.selfplay import played
from burghers.research.training.storing import load_harvests, save_harvests


@dataclass(frozen=True)
class Report:
    """How far it has come."""

    round: int
    loss: float
    decisions: int
    mark: Evaluation | None


class Trainer:
    """Training of one net, with all that is needed to go on after a break."""

    def __init__(self, recipe: Recipe, folder: Path, start: Net | None = None) -> None:
        self.recipe = recipe
        self.game: Game = games.load(recipe.game)
        self.fit = fit_of(self.game)
        sizes = (width(self.game), *recipe.hidden, SOURCES + len(self.fit.sources))
        self.learner = Learner(sizes, recipe.seed)
        if start is not None:
            self.learner.begin_from(checked(start, self.game))
        self.notes = folder / f"{recipe.game}.learner.npz"
        self.kept = folder / f"{recipe.game}.harvests.npz"
        self.curve = folder / f"{recipe.game}.curve.jsonl"
        self.so_far = folder / f"{recipe.game}.so-far.npz"  # may play already, as learned:FILE
        self.done = 0
        self.window: list[list[Harvest]] = []
        self.encoders = {
            seats: FeatureEncoder(self.game, seats) for seats in range(self.game.seats[0], self.game.seats[1] + 1)
        }
        folder.mkdir(parents=True, exist_ok=True)
        if self.notes.exists():
            self.take_up()
        else:
            self.curve.write_text(json.dumps(self.header()) + "\n")

    def header(self) -> dict[str, object]:
        made: dict[str, object] = json.loads(json.dumps({"recipe": asdict(self.recipe), "fit": asdict(self.fit)}))
        return made

    def take_up(self) -> None:
        """Go on where it stopped, if it was the same training."""
        if json.loads(self.curve.read_text().splitlines()[0]) != self.header():
            raise BadSetup(f"{self.curve} tells of another training: take another folder, or the same recipe")
        self.done = self.learner.resume(self.notes)
        self.window = load_harvests(self.kept)
        marks = [mark for mark in self.marks() if mark.round <= self.done]
        lines = [json.dumps(self.header()), *(json.dumps(asdict(mark)) for mark in marks)]
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

    def finished(self, pool: WorkerPool) -> Net:
        """The net at the end, its chances and points set right by fresh games of its own."""
        net = self.net()
        games = fresh_games(pool, net, "set right", self.recipe.calibrated, self.recipe.seed)
        return calibrated(settled(net, games), games)

    def teach(self, pool: WorkerPool) -> Iterator[Report]:
        """Round after round, to the end."""
        recipe = self.recipe
        while self.done < recipe.rounds:
            harvests = played(pool, self.net(), [self.lesson(number) for number in range(recipe.lessons)])
            self.window = [*self.window, harvests][-recipe.window :]
            loss = self.study(np.random.default_rng((recipe.seed, self.done)))
            self.done += 1
            mark = None
            if self.done % recipe.evaluated == 0 or self.done == recipe.rounds:
                mark = evaluate(pool, self.game, self.net(), self.done, usual(self.game), recipe.deals, recipe.seed)
                with self.curve.open("a") as curve:
                    curve.write(json.dumps(asdict(mark)) + "\n")
                save_harvests(self.kept, self.window)
                self.learner.save(self.notes, self.done)
                self.net().save(self.so_far)
            yield Report(self.done, loss, sum(harvest.decisions for harvest in harvests), mark)

    def study(self, luck: np.random.Generator) -> float:
        """Learn from the last rounds; how far off the net was on the mean."""
        harvests = [harvest for one in self.window for harvest in one]
        if self.learner.steps == 0:
            seen = [self.encoders[harvest.seats].all_rows(harvest.positions) for harvest in harvests]
            self.learner.scale_to(np.concatenate(seen))
        rate = self.blend(self.recipe.rate, self.recipe.last_rate)
        steps = self.recipe.steps
        return self.learner.learn(batches(self.encoders, harvests, self.game.seats[1], steps, luck), rate)

    def lesson(self, number: int) -> Lesson:
        """One lesson of the present round: half of them for the usual number of players."""
        recipe = self.recipe
        fewest, most = self.game.seats
        luck = np.random.default_rng((recipe.seed, self.done, number))
        mark = luck.random()
        seats = usual(self.game) if mark < 0.5 else fewest if mark < 0.75 else int(luck.integers(fewest, most + 1))
        guided = not recipe.start and self.done < recipe.guided
        return Lesson(
            number=number,
            game=recipe.game,
            seats=seats,
            games=recipe.games,
            seed=f"{recipe.game} {recipe.seed} {self.done} {number}",
            heat=self.blend(recipe.heat, recipe.last_heat),
            whim=self.blend(recipe.whim, recipe.last_whim),
            trust=recipe.trust,
            guided=guided,
            searched=self.blend(recipe.searched, recipe.last_searched),
            iterations=recipe.iterations,
        )

    def blend(self, first: float, last: float) -> float:
        """From the first to the last figure as training goes on, evenly on a scale of ratios.

        Who begins with a net has half of that way behind.
        """
        way = self.done / self.recipe.rounds
        return float(first * (last / first) ** ((1 + way) / 2 if self.recipe.start else way))
