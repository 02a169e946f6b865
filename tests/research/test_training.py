"""Training: the same recipe makes the same net, whoever does the work and however often it was stopped."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from burghers import games
from burghers.bots.encoder import FeatureEncoder, width
from burghers.bots.net import Net, fit_of
from burghers.kernel.errors import BadSetup
from burghers.research.executors import WorkerPool, worker_pool
from burghers.research.training.curves import plot_curve
from burghers.research.training.learning import Learner
from burghers.research.training.selfplay import Lesson, self_play
from burghers.research.training.trainer import Recipe, Trainer
from burghers.research.words import Words

TINY = Recipe("vienna", seed=5, rounds=3, lessons=2, games=1, guided=1, evaluated=1, deals=1)
ALONE = WorkerPool(None, 1)


def taught(folder: Path, pool: WorkerPool = ALONE, recipe: Recipe = TINY, rounds: int | None = None) -> Trainer:
    """A trainer after all its rounds, or after some."""
    trainer = Trainer(recipe, folder)
    for report in trainer.teach(pool):
        assert np.isfinite(report.loss) and report.decisions > 0
        if report.round == rounds:
            break
    return trainer


def weights(net: Net) -> list[bytes]:
    return [part.tobytes() for layer in net.layers for part in layer]


def test_a_recipe_makes_one_net(tmp_path: Path) -> None:
    whole = taught(tmp_path / "whole")
    taught(tmp_path / "broken", rounds=1)
    resumed = Trainer(TINY, tmp_path / "broken")
    assert resumed.done == 1
    for _ in resumed.teach(ALONE):
        pass
    assert weights(resumed.net()) == weights(whole.net())
    assert resumed.marks() == whole.marks()
    assert [mark.round for mark in whole.marks()] == [1, 2, 3]
    with worker_pool(2) as pool:
        assert weights(taught(tmp_path / "two", pool).net()) == weights(whole.net())


def test_another_seed_makes_another_net(tmp_path: Path) -> None:
    one = taught(tmp_path / "one", rounds=1)
    other = taught(tmp_path / "other", recipe=Recipe(**{**TINY.__dict__, "seed": 6}), rounds=1)
    assert weights(one.net()) != weights(other.net())


@pytest.mark.parametrize(("fewest", "three", "five"), [(0.0, 0.125, 0.125), (0.25, 0.3125, 0.0625), (0.5, 0.5, 0.0)])
def test_half_of_the_lessons_are_for_four_players_and_some_for_the_fewest(
    tmp_path: Path, fewest: float, three: float, five: float
) -> None:
    trainer = Trainer(Recipe("colonia", fewest=fewest), tmp_path)
    seats: list[int] = []
    for trainer.done in range(400):
        seats += [trainer.lesson(number).seats for number in range(trainer.recipe.lessons)]
    shares = [seats.count(count) / len(seats) for count in (3, 4, 5, 6)]
    assert shares == pytest.approx([three, 1 - three - 2 * five, five, five], abs=0.04)


def test_a_folder_of_another_training_is_refused(tmp_path: Path) -> None:
    taught(tmp_path, rounds=1)
    with pytest.raises(BadSetup, match="another training"):
        Trainer(Recipe(**{**TINY.__dict__, "seed": 6}), tmp_path)


def test_a_torn_line_of_the_curve_does_no_harm(tmp_path: Path) -> None:
    trainer = taught(tmp_path, rounds=2)
    with trainer.curve.open("a") as curve:
        curve.write('{"round": 3, "se')
    again = Trainer(TINY, tmp_path)
    assert [mark.round for mark in again.marks()] == [1, 2]
    assert all(json.loads(line) for line in again.curve.read_text().splitlines())


def test_the_curve_becomes_a_picture(tmp_path: Path) -> None:
    trainer = taught(tmp_path, rounds=2)
    plot_curve(Words("en"), "vienna", trainer.marks(), tmp_path / "curve.svg")
    assert (tmp_path / "curve.svg").read_text().count("<path") > 10


def test_a_learner_learns() -> None:
    """Whoever has the larger first number wins, by as many points."""
    luck = np.random.default_rng(2)
    learner = Learner(6, seed=1)
    rows = luck.standard_normal((4096, 6)).astype(np.float32)
    targets = np.stack([rows[:, 0] > rows[:, 1], 5 * (rows[:, 0] - rows[:, 1])], axis=1).astype(np.float32)
    learner.scale_to(rows)
    losses = [
        learner.learn(rows[start : start + 256], targets[start : start + 256], 3e-3)
        for _ in range(12)
        for start in range(0, 4096, 256)
    ]
    assert losses[-1] < losses[0] / 4
    net = learner.net(fit_of(games.load("vienna")), {})
    said = net.evaluate(np.array([[2, 0, 0, 0, 0, 0], [0, 2, 0, 0, 0, 0]], dtype=np.float32))
    assert said[0, 0] > 0.9 and said[1, 0] < 0.1
    assert said[0, 1] == pytest.approx(10, abs=2.5) and said[1, 1] == pytest.approx(-10, abs=2.5)


@pytest.mark.parametrize("name", games.bundled())
def test_what_became_of_a_position_adds_up(name: str) -> None:
    """The chances to win of all seats are one in the end, and what the net says blends in towards the start."""
    game = games.load(name)
    seats = game.seats[0]
    net = Learner(width(game), seed=3).net(fit_of(game), {})
    lesson = Lesson(0, name, seats, 1, "test", heat=1.0, whim=1.0, trust=1.0)
    harvest = self_play(net, lesson)
    assert harvest.positions.shape == (len(harvest.targets), FeatureEncoder(game, seats).line)
    assert np.allclose(harvest.targets[:, :, 0].sum(axis=1), 1)
    assert (harvest.targets == harvest.targets[0]).all(), "with full trust only the end counts"
    blended = self_play(net, Lesson(0, name, seats, 1, "test", heat=1.0, whim=1.0, trust=0.5))
    assert (blended.positions == harvest.positions).all()
    assert np.allclose(blended.targets[-1], harvest.targets[-1])
    assert not np.allclose(blended.targets[0], harvest.targets[0])
