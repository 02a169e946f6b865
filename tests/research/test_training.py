"""Training: the same recipe makes the same net, whoever does the work and however often it was stopped."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from tempfile import mkdtemp

import numpy as np
import pytest

from burghers import games
from burghers.bots.encoder import FeatureEncoder
from burghers.bots.evaluator import Evaluator
from burghers.bots.lookahead import after
from burghers.bots.net import CHOICE, LEAD, POINTS, WIN, Net, fit_of, must_have, utility
from burghers.kernel.errors import BadSetup
from burghers.kernel.fate import Fate, QuickFate
from burghers.kernel.native import i64
from burghers.kernel.play import apply_known, legal
from burghers.kernel.playout import first_owing
from burghers.kernel.sheet import Sheet
from burghers.research.executors import WorkerPool, worker_pool
from burghers.research.training.batches import CHOICES, SIZE
from burghers.research.training.calibration import (
    calibrated,
    fresh_games,
    log_softmax,
    logits,
    measured,
    settled,
)
from burghers.research.training.curves import plot_curve
from burghers.research.training.harvest import Course, Harvest, Lesson
from burghers.research.training.learning import Learner
from burghers.research.training.recipe import Recipe
from burghers.research.training.searched import MOST, PLAYED_ON, Search, in_order, search_choices
from burghers.research.training.selfplay import pick, played, self_play
from burghers.research.training.trainer import Trainer
from burghers.research.words import Words

TINY = Recipe(
    "vienna", seed=5, rounds=2, hidden=(8, 8), lessons=2, games=1, guided=1, iterations=6, steps=2, evaluated=1, deals=1
)
ALONE = WorkerPool(None, 1)
pytestmark = pytest.mark.compiled


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
    assert [mark.round for mark in whole.marks()] == [1, 2]
    other = Trainer(replace(TINY, seed=6), tmp_path / "other")
    assert weights(other.net()) != weights(Trainer(TINY, tmp_path / "same").net())
    assert other.lesson(0).seed != whole.lesson(0).seed
    with pytest.raises(BadSetup, match="another training"):
        Trainer(replace(TINY, seed=6), tmp_path / "whole")
    plot_curve(Words("en"), "vienna", whole.marks(), tmp_path / "curve.svg")
    assert (tmp_path / "curve.svg").read_text().count("<path") > 10
    with whole.curve.open("a") as curve:
        curve.write('{"round": 3, "se')  # torn when the power failed
    again = Trainer(TINY, tmp_path / "whole")
    assert [mark.round for mark in again.marks()] == [1, 2]
    assert all(json.loads(line) for line in again.curve.read_text().splitlines())


def test_two_workers_bring_in_what_one_does(tmp_path: Path) -> None:
    trainer = Trainer(TINY, tmp_path)
    lessons = [trainer.lesson(number) for number in range(2)]
    with worker_pool(2) as pool:
        both = played(pool, trainer.net(), lessons)
    for one, other in zip(both, played(ALONE, trainer.net(), lessons), strict=True):
        assert one.seats == other.seats and np.array_equal(one.positions, other.positions)
        assert np.array_equal(one.targets, other.targets, equal_nan=True)


def test_half_of_the_lessons_are_for_four_players_and_a_quarter_for_the_fewest(tmp_path: Path) -> None:
    trainer = Trainer(Recipe("colonia"), tmp_path)
    seats: list[int] = []
    for trainer.done in range(400):
        seats += [trainer.lesson(number).seats for number in range(trainer.recipe.lessons)]
    shares = [seats.count(count) / len(seats) for count in (3, 4, 5, 6)]
    assert shares == pytest.approx([0.3125, 0.5625, 0.0625, 0.0625], abs=0.04)


def test_a_learner_learns() -> None:
    """Whoever has the larger first number wins, by as many points, and the answer with the larger one is best."""
    luck = np.random.default_rng(2)
    rows = luck.standard_normal((40 * SIZE, 3, 6)).astype(np.float32)
    rows[:, :, 1] = rows[:, [1, 2, 0], 0]
    seated = np.ones(rows.shape[:2], dtype=np.bool_)
    seated[::2, 2] = False  # some tables are for two
    first = np.where(seated, rows[:, :, 0], -np.inf)
    targets = np.full((len(rows), 3, 4), np.nan, dtype=np.float32)
    targets[:, :, 0] = first == first.max(axis=1, keepdims=True)
    targets[:, :, 1] = targets[:, :, 2] = 5 * rows[:, :, 0]
    answers = luck.standard_normal((40 * CHOICES, MOST, 6)).astype(np.float32)
    there = np.ones(answers.shape[:2], dtype=np.bool_)
    likely = np.eye(MOST, dtype=np.float32)[answers[:, :, 0].argmax(axis=1)]
    values = [part.reshape(40, SIZE, *part.shape[1:]) for part in (rows, seated, targets)]
    picks = [part.reshape(40, CHOICES, *part.shape[1:]) for part in (answers, there, likely)]
    batches = list(zip(*values, *picks, strict=True))
    learner = Learner((6, 32, 16, 5), seed=1)
    learner.scale_to(rows.reshape(-1, 6))
    losses = [learner.learn(batches, 3e-3) for _ in range(6)]
    assert losses[-1] < losses[0] / 2
    net = learner.net(fit_of(games.load("vienna")), {})
    seen = np.array([[2, 0, 0, 0, 0, 0], [0, -2, 0, 0, 0, 0], [-2, 2, 0, 0, 0, 0]], dtype=np.float32)
    said = net.evaluate(seen, 3)[0]
    assert said[0, WIN] > 0.8 and said[1, WIN] < 0.2 and said[:, WIN].sum() == pytest.approx(1)
    assert said[0, LEAD] == pytest.approx(10, abs=3) and said[2, LEAD] == pytest.approx(-10, abs=3)
    assert said[0, CHOICE] > said[1, CHOICE] > said[2, CHOICE]
    again = Learner((6, 32, 16, 5), seed=9)
    again.begin_from(net)
    again.scale_to(rows.reshape(-1, 6))
    assert np.allclose(again.net(net.fit, {}).evaluate(seen, 3), said, atol=1e-3)


def lesson(name: str, trust: float, searched: float) -> Harvest:
    game = games.load(name)
    net = Trainer(Recipe(name, hidden=(8, 8)), Path(mkdtemp())).net()
    seats = game.seats[0]
    return self_play(net, Lesson(0, name, seats, 1, "test", 1.0, 1.0, trust, searched=searched, iterations=6))


@pytest.mark.parametrize("name", games.bundled())
def test_what_became_of_a_position_adds_up(name: str) -> None:
    """The chances to win of all seats are one in the end, and what the net says blends in towards the start."""
    game = games.load(name)
    harvest = lesson(name, 1.0, 0.0)
    assert harvest.positions.shape == (len(harvest.targets), FeatureEncoder(game, game.seats[0]).line)
    assert np.allclose(harvest.targets[:, :, 0].sum(axis=1), 1)
    assert (harvest.targets == harvest.targets[0]).all(), "with full trust only the end counts"
    assert np.allclose(harvest.targets[:, :, 3:].sum(axis=2), harvest.targets[:, :, 2]), "all points have a source"
    blended = lesson(name, 0.5, 0.0)
    assert (blended.positions == harvest.positions).all()
    assert np.allclose(blended.targets[-1], harvest.targets[-1])
    assert not np.allclose(blended.targets[0], harvest.targets[0])
    assert sorted(set(harvest.quarters.tolist())) == [0, 1, 2, 3]


def test_searched_choices_teach_what_to_answer() -> None:
    harvest = lesson("vienna", 1.0, 0.2)
    assert len(harvest.ends) == len(harvest.seated) == len(harvest.surprise) > 3
    starts = [0, *harvest.ends[:-1]]
    for start, end in zip(starts, harvest.ends, strict=True):
        assert end - start > 1 and harvest.likely[start:end].sum() == pytest.approx(1, abs=1e-5)
    taught = harvest.targets[len(harvest.quarters) :]
    assert len(harvest.ends) < len(taught) <= len(harvest.answers) and np.isnan(taught[:, :, 2:]).all()
    assert np.allclose(taught[:, :, 0].sum(axis=1), 1, atol=1e-4)
    assert harvest.surprise.mean() == pytest.approx(1, abs=1e-4)


def test_what_came_changes_no_attention() -> None:
    """Else what comes seldom would be learned as if it came often."""
    harvest = lesson("vienna", 1.0, 0.2)
    reached = len(harvest.quarters)
    assert len(set(harvest.weights[:reached])) == 1 and len(harvest.weights) > reached
    assert (harvest.weights[reached:] < harvest.weights[0]).all()


def test_poor_answers_are_learned_as_well() -> None:
    """What was only looked at is there from good to poor, corrected as playing on has corrected others."""
    glance = np.linspace(0.9, 0.1, 40, dtype=np.float32)
    order = in_order(glance)
    assert len(order) == MOST and order[:PLAYED_ON] == list(range(PLAYED_ON))
    assert order[PLAYED_ON] == PLAYED_ON and order[-1] > 35
    assert in_order(glance[::-1][:6].copy()) == [5, 4, 3, 2, 1, 0]

    game = games.load("vienna")
    s, fate = game.new(4), QuickFate(3)
    while True:
        game.let_fate(s, fate)
        seat = first_owing(s)
        moves = list(legal(s, seat))
        if len(moves) > MOST:
            break
        apply_known(s, seat, moves[fate.below(len(moves), "test")])
    reached = [after(s, seat, move) for move in moves]
    evaluator = Evaluator(game, must_have(game), 4)
    values = utility(evaluator.seen_by(reached, seat))
    course = Course(s, fate, Sheet())
    search = Search(course, seat, s, QuickFate(1), moves, reached, values.copy())
    [found] = search_choices(evaluator, [search], 2 * PLAYED_ON)
    order = in_order(values)
    assert found.moves == [moves[place] for place in order]
    changes = found.values - values[order]
    assert len(set(changes[:PLAYED_ON].tolist())) > 1
    assert np.allclose(changes[PLAYED_ON:], changes[:PLAYED_ON].mean(), atol=1e-6)
    [kept] = course.searched
    assert len(kept.positions) == MOST and len(kept.played_on) == len(kept.outlook) == PLAYED_ON
    assert np.allclose(kept.outlook[:, :, WIN].sum(axis=1), 1, atol=1e-4)


def test_searched_side_by_side_comes_to_what_each_comes_to_alone() -> None:
    """Apart from the last bits of sums, a search does not depend on what is searched beside it."""
    game = games.load("colonia")
    evaluator = Evaluator(game, must_have(game), 3)
    searches: list[Search] = []
    for seed in range(3):
        s, fate = game.new(3), QuickFate(seed)
        for _ in range(30):
            game.let_fate(s, fate)
            seat = first_owing(s)
            moves = list(legal(s, seat))
            if len(moves) > 1 and not s.sealed:
                reached = [after(s, seat, move) for move in moves]
                values = utility(evaluator.seen_by(reached, seat))
                searches.append(Search(Course(s, fate, Sheet()), seat, s.clone(), QuickFate(7), moves, reached, values))
                break
            apply_known(s, seat, moves[fate.below(len(moves), "test")])
    assert len(searches) == 3
    alone = [search_choices(evaluator, [replace(one, luck=QuickFate(7))], 8)[0] for one in searches]
    beside = search_choices(evaluator, [replace(one, luck=QuickFate(7)) for one in searches], 8)
    for one, other in zip(alone, beside, strict=True):
        assert one.moves == other.moves and np.allclose(one.values, other.values, atol=1e-4)


def test_a_mark_at_the_very_end_picks_the_last_answer() -> None:
    """Sums of short numbers may round the highest mark up to their end, behind which there is no answer."""

    class Highest(Fate):
        def below(self, n: i64, stream: str) -> i64:
            return n - 1

    free = Lesson(0, "vienna", 4, 1, "test", heat=1.0, whim=0.0, trust=1.0)
    for count in (2, 3, 7, 40):
        assert pick(np.zeros(count, dtype=np.float32), Highest(), free) == count - 1


def test_who_begins_with_a_net_has_half_of_the_way_behind(tmp_path: Path) -> None:
    fresh, going_on = (Trainer(Recipe("vienna", start=start), tmp_path / f"{start}.") for start in ("", "a net"))
    fresh.done = fresh.recipe.rounds // 2
    assert going_on.lesson(0).heat == pytest.approx(fresh.lesson(0).heat)
    for trainer in (fresh, going_on):
        trainer.done = trainer.recipe.rounds
        assert trainer.lesson(0).heat == pytest.approx(trainer.recipe.last_heat)


def test_chances_are_set_right_and_measured() -> None:
    """A net that is too shy is made to say what comes."""
    game = games.load("vienna")
    net = must_have(game)
    weights, biases = (part.copy() for part in net.layers[-1])
    weights[:, WIN] *= 0.7
    biases[WIN] *= 0.7
    shy = Net([*net.layers[:-1], (weights, biases)], net.fit, {})
    harvests = fresh_games(ALONE, net, "test", 2, seed=1)
    for one in harvests:  # as if what the net says had come, as often as it says
        one.targets[:, :, WIN] = np.exp(log_softmax(logits(net, one)))
    assert calibrated(shy, harvests).recipe["temperature"] == pytest.approx(0.7, rel=0.05)
    assert calibrated(net, harvests).recipe["temperature"] == pytest.approx(1)
    solved = settled(net, harvests)
    assert np.array_equal(solved.layers[-1][0][:, :POINTS], net.layers[-1][0][:, :POINTS])
    encoder = FeatureEncoder(game, 4)
    said = solved.say(encoder.all_rows(harvests[0].positions))[:, POINTS]
    came = harvests[0].targets[:, :, 2].reshape(-1)
    assert np.abs(said - came).mean() < np.abs(came - came.mean()).mean()
    found = measured(net, harvests)
    assert found.seats == 4 and found.guessing == pytest.approx(0.1875)
    assert len(found.brier) == 4 and all(0 <= score < 0.5 for score in found.brier)
    told = [count for bins in found.reliability for _, _, count in bins]
    assert 0 < sum(told) <= found.positions * 4
