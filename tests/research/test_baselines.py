"""Baselines learn: a few steps change what they play by, and whatever they have learned, they answer what is open."""

from __future__ import annotations

import json
import runpy
import sys
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from burghers.adapters.gymnasium import vector_env
from burghers.bots.bot import stream
from burghers.bots.random_bot import RandomBot
from burghers.games import bundled, load
from burghers.kernel.errors import BadSetup
from burghers.kernel.fate import QuickFate
from burghers.kernel.play import legal, let_fate
from burghers.kernel.state import State
from burghers.research import action_count, observation_size, observe
from burghers.research.baselines import expert_iteration, flat, ppo
from burghers.research.baselines.examining import wins
from burghers.research.baselines.jax_fitting import JaxFitter, forward
from burghers.research.baselines.lookahead import Lookahead, afterwards, worth
from burghers.research.baselines.mlp import Mlp
from burghers.research.hashes import bot_hash
from tests.repository.tracked import HOME

EXAMPLES = HOME / "docs" / "examples"
GAME, SEATS = "bruges", 2
LUCK = np.random.default_rng(1)


def opened(name: str, seats: int) -> tuple[Any, State, Any]:
    """A game, its opening after fate has spoken, and who is asked."""
    game = load(name)
    state: State = game.new(seats)
    let_fate(state, QuickFate(3))
    return game, state, game.asked(state)[0]


def small_net(outputs: int) -> Mlp:
    return Mlp.new((observation_size(load(GAME), SEATS), 16, outputs), seed=2)


@pytest.mark.parametrize("name", bundled())
def test_every_answer_of_a_baseline_is_open(name: str) -> None:
    game, state, seat = opened(name, load(name).seats[0])
    width, actions = observation_size(game, state.seats), action_count(game)
    barred = Mlp.new((width, 8, actions + 1), seed=1)
    codes = {int(game.moves.dense(move)) for move in legal(state, seat)}
    barred.layers[-1][1][[code not in codes for code in range(actions)] + [False]] = 50.0  # it likes what is not open
    bots = [ppo.Policy("policy", barred), Lookahead("look", Mlp.new((width, 8, 1), seed=1))]
    for bot in bots:
        assert bot.choose(game, game.redeal(state, seat, QuickFate(5)), seat, QuickFate(6)) in legal(state, seat)


def test_masked_chances_are_chances_of_the_open_answers_alone() -> None:
    masks = np.array([[True, False, True], [False, True, False]])
    chances = np.exp(ppo.likely(np.array([[0.0, 99.0, 0.0], [5.0, -3.0, 5.0]]), masks))
    assert chances == pytest.approx(np.array([[0.5, 0, 0.5], [0, 1, 0]]))


def test_advantages_are_the_surprises_that_follow() -> None:
    path = [["row", "mask", 0, 0.0, 0.5], ["row", "mask", 1, 0.0, 0.8]]
    last, first = ppo.judged(path, 1.0)
    assert last[2:] == (1, 0.0, pytest.approx(0.2), pytest.approx(1.0))
    assert first[4] == pytest.approx(0.3 + ppo.TRUST * 0.2)
    assert first[5] == pytest.approx(0.5 + first[4])


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_ppo_learns_something_and_plays_by_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"BATCH": 64, "HIDDEN": (16,)}.items():
        monkeypatch.setattr(ppo, name, value)
    game = load(GAME)
    curve = ppo.learn(vector_env(game, SEATS, 4), 0.0, tmp_path / "policy.npz", deals=1, decisions=200)
    assert len(curve) == 1 and np.isfinite(curve[0]["loss"])
    assert 0 <= curve[0]["random"] <= SEATS and 0 <= curve[0]["greedy"] <= SEATS
    kept = Mlp.read(tmp_path / "policy.npz")
    fresh = Mlp.new((observation_size(game, SEATS), 16, action_count(game) + 1), seed=1)
    assert all(not np.array_equal(a[0], b[0]) for a, b in zip(kept.layers, fresh.layers, strict=True))
    monkeypatch.chdir(tmp_path)
    before = bot_hash("burghers.research.baselines.ppo:Policy")
    bot_hash.cache_clear()
    fresh.save(tmp_path / "policy.npz")
    assert bot_hash("burghers.research.baselines.ppo:Policy") != before, "what it plays by is part of what it is"


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("example", ["learn_ppo.py", "learn_zoo.py"])
def test_an_example_learns_and_leaves_a_policy(
    example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in {"BATCH": 64, "HIDDEN": (16,), "learn": partial(ppo.learn, decisions=200)}.items():
        monkeypatch.setattr(ppo, name, value)
    monkeypatch.setattr(sys, "argv", [example, GAME, str(SEATS), "0", "1"])
    monkeypatch.chdir(tmp_path)
    runpy.run_path(str(EXAMPLES / example), run_name="__main__")
    told = json.loads(capsys.readouterr().out)
    assert told["decisions"] >= 200 and 0 <= told["random"] <= SEATS
    assert Mlp.read(tmp_path / "policy.npz").layers[-1][1].shape == (action_count(load(GAME)) + 1,)


def test_environments_of_pettingzoo_are_learned_from_side_by_side() -> None:
    """What is seen, by whom, and what was won are those of each environment by itself, over the end of a game."""
    many = runpy.run_path(str(EXAMPLES / "learn_zoo.py"))["SideBySide"]("venice", 2, 3)
    seen, told = many.reset(seed=4)
    again = many.reset(seed=4)[0]
    assert np.array_equal(seen["observation"], again["observation"])
    game, over, luck = load("venice"), np.zeros(3, bool), np.random.default_rng(1)
    while not over.any():
        for at, env in enumerate(many.envs):
            state = env.unwrapped.table.state
            assert told["seat"][at] == game.asked(state)[0]
            assert np.array_equal(seen["observation"][at], observe(state, told["seat"][at]))
        chosen = np.array([luck.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, _, over, _, told = many.step(chosen)
    assert told["returns"][over].sum(axis=1) == pytest.approx(1) and not told["returns"][~over].any()
    assert not seen["observation"][:, 0].any(), "a new game has begun"


def test_expert_iteration_learns_from_its_own_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expert_iteration, "BATCHES", 4)
    game, net = load(GAME), small_net(1)
    before = [weights.copy() for weights, _ in net.layers]
    loss = next(expert_iteration.rounds(game, SEATS, net, JaxFitter(net), count=2))
    assert np.isfinite(loss)
    assert all(not np.array_equal(old, new[0]) for old, new in zip(before, net.layers, strict=True))
    net.save(tmp_path / "values.npz")
    again = Mlp.read(tmp_path / "values.npz")
    _, state, seat = opened(GAME, SEATS)
    rows = afterwards(state, seat)[1]
    assert again(rows) == pytest.approx(net(rows))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "values.npz").write_bytes(b"no net")
    with pytest.raises(BadSetup, match="holds no net"):
        Lookahead("look")


def test_lessons_are_of_every_decision_and_end_in_what_the_game_came_to() -> None:
    game = load(GAME)
    lessons = expert_iteration.play(game, SEATS, small_net(1), 1, np.random.default_rng(4))
    targets = [target for _, target in lessons]
    assert len(lessons) > 50
    assert np.isfinite(targets).all() and 0 <= np.mean(targets) <= 1
    table = expert_iteration.Table(game, SEATS, 1)
    table.seen, table.thought = [["late", "early"][::-1], []], [[0.2, 0.4], []]
    (late, last), (early, first) = table.lessons()
    ended = worth(table.state, 0)
    assert (late, early) == ("late", "early")
    assert last == pytest.approx(ended)
    assert first == pytest.approx(expert_iteration.TRUST * ended + (1 - expert_iteration.TRUST) * 0.4)


def test_jax_fits_the_net_that_numpy_plays_by() -> None:
    net = small_net(1)
    rows = net.scaled(LUCK.integers(-1, 9, size=(64, len(net.mean))))
    assert np.asarray(forward(net.layers, rows)) == pytest.approx(net(rows), abs=1e-4)
    targets, fitter = (rows[:, 0] > 0).astype(np.float32), JaxFitter(net)
    losses = [fitter.fit(rows, targets) for _ in range(40)]
    assert losses[-1] < losses[0] / 2
    assert float(np.mean((net(rows)[:, 0] - targets) ** 2)) < losses[0] / 2, "the net follows"


def torch_step(net: Mlp) -> Any:
    pytest.importorskip("torch", reason="PyTorch is in no lock: tested where somebody has it")
    return runpy.run_path(str(EXAMPLES / "learn_torch.py"))["TorchStep"](net)


@pytest.mark.parametrize("stepping", [ppo.JaxStep, torch_step], ids=["jax", "torch"])
def test_a_step_makes_what_turned_out_well_likelier_and_bars_what_is_not_open(stepping: Any) -> None:
    net = Mlp.new((6, 8, 5), seed=3)
    rows = LUCK.standard_normal((ppo.BATCH, 6)).astype(np.float32)
    masks = np.tile([True, True, False, True], (ppo.BATCH, 1))
    actions = LUCK.choice([0, 1, 3], size=ppo.BATCH)
    before = ppo.likely(net(rows)[:, :-1], masks)[np.arange(ppo.BATCH), actions].astype(np.float32)
    advantages = np.where(actions == 1, 1, -1).astype(np.float32)
    step = stepping(net)
    barred = net.layers[-1][0][:, 2].copy()
    losses = [step(rows, masks, actions, before, advantages, np.ones(ppo.BATCH, np.float32)) for _ in range(30)]
    assert np.isfinite(losses).all() and losses[-1] < losses[0]
    old, net.layers = np.exp(ppo.likely(net(rows)[:, :-1], masks)), step.layers()
    new = np.exp(ppo.likely(net(rows)[:, :-1], masks))
    assert new[:, 1].mean() > old[:, 1].mean() + 0.02
    assert new[:, 2].max() == 0
    assert np.array_equal(net.layers[-1][0][:, 2], barred), "nothing is learned of what is not open"


@pytest.mark.compiled
def test_flat_monte_carlo_beats_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flat, "WORLDS", 4)
    game = load(GAME)
    bot = flat.Flat("flat")
    _, state, seat = opened(GAME, SEATS)
    twice = [bot.choose(game, state, seat, stream("flat", 1)) for _ in range(2)]
    assert twice[0] == twice[1] and twice[0] in legal(state, seat)
    assert wins(game, SEATS, bot, "random", deals=2) >= 1.5
    assert wins(game, SEATS, RandomBot("random"), "greedy", deals=1) == 0
