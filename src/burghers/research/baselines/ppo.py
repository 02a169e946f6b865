"""PPO with masks, in self-play through Gymnasium: one net says which answers are likely and what a seat may hope for.

`docs/examples/learn_ppo.py` is the command. Needs the extras ``train`` and ``gymnasium``.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burghers.bots.bot import Bot
from burghers.kernel.fate import Fate
from burghers.kernel.game import G, Game
from burghers.kernel.move import Move
from burghers.kernel.step import Seat
from burghers.research.baselines.examining import wins
from burghers.research.baselines.mlp import Layers, Mlp
from burghers.research.observing import action_count, mask, observation_size, observe

HIDDEN = (256, 128)
CLIP, ENTROPY, TRUST, RATE = 0.2, 0.01, 0.95, 3e-4
BATCH, PASSES = 1024, 2
BARRED = np.float32(-1e9)


def likely(logits: NDArray[Any], masks: NDArray[Any]) -> NDArray[Any]:
    """Logarithms of the chances of the open answers; all others have none."""
    open_only = np.where(masks, logits, BARRED)
    top = open_only.max(axis=1, keepdims=True)
    out: NDArray[Any] = open_only - top - np.log(np.exp(open_only - top).sum(axis=1, keepdims=True))
    return out


class Policy(Bot):
    """``burghers.research.baselines.ppo:Policy`` in the arena plays by the file ``policy.npz``."""

    files = (Path("policy.npz"),)

    def __init__(self, name: str, net: Mlp | None = None) -> None:
        super().__init__(name)
        self.net = net or Mlp.read(self.files[0])

    def choose(self, game: Game[G], world: G, seat: Seat, fate: Fate) -> Move:
        """The likeliest open answer."""
        logits = self.net(observe(world, int(seat))[None])[:, :-1]
        return game.moves.sparse(int(likely(logits, mask(world, int(seat))[None])[0].argmax()))


def harvest(env: Any, net: Mlp, decisions: int, luck: np.random.Generator, paths: list[list[list[Any]]]) -> list[Any]:
    """Play until so many decisions belong to finished games: each with its advantage and what it came to."""
    seen, info = getattr(env, "last_seen", None) or env.reset(seed=int(luck.integers(1 << 30)))
    out: list[Any] = []
    while len(out) < decisions:
        rows, masks, seats = seen["observation"], seen["action_mask"].astype(bool), info["seat"]
        result = net(rows)
        chances = likely(result[:, :-1], masks)
        chosen = np.where(masks, chances + luck.gumbel(size=chances.shape), BARRED).argmax(axis=1)
        for at, action in enumerate(chosen.tolist()):
            step = [rows[at].astype(np.int16), masks[at], action, chances[at, action], result[at, -1]]
            paths[at][seats[at]].append(step)
        seen, _, over, _, info = env.step(chosen)
        for at in np.flatnonzero(over).tolist():
            for seat, path in enumerate(paths[at]):
                out += judged(path, float(info["returns"][at][seat]))
            paths[at] = [[] for _ in paths[at]]
    env.last_seen = seen, info
    return out


def judged(path: list[Any], won: float) -> list[Any]:
    """A seat's decisions in one game, with how much better each was than hoped for: the sum of later surprises."""
    out, advantage, following = [], 0.0, won
    for row, mask_, action, chance, hoped in reversed(path):
        advantage = following - hoped + TRUST * advantage
        out.append((row, mask_, action, chance, advantage, hoped + advantage))
        following = hoped
    return out


class JaxStep:
    """The clipped step of PPO, compiled by JAX."""

    def __init__(self, net: Mlp) -> None:
        import jax  # noqa: PLC0415
        import jax.numpy as jnp  # noqa: PLC0415
        import optax  # noqa: PLC0415

        from burghers.research.baselines.jax_fitting import forward  # noqa: PLC0415

        self.fetch = jax.device_get
        adam = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(RATE))
        self.parts: Any = [(jnp.asarray(w), jnp.asarray(b)) for w, b in net.layers]
        self.memory = adam.init(self.parts)

        def loss(layers: Any, rows: Any, masks: Any, actions: Any, before: Any, advantages: Any, targets: Any) -> Any:
            result = forward(layers, rows)
            chances = jax.nn.log_softmax(jnp.where(masks, result[:, :-1], BARRED))
            now = jnp.take_along_axis(chances, actions[:, None], axis=1)[:, 0]
            ratio = jnp.exp(now - before)
            gain = jnp.minimum(ratio * advantages, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * advantages)
            spread = -jnp.sum(jnp.where(masks, jnp.exp(chances) * chances, 0), axis=1)
            return jnp.mean((result[:, -1] - targets) ** 2 - gain - ENTROPY * spread)

        def step(layers: Any, memory: Any, *batch: Any) -> Any:
            value, slope = jax.value_and_grad(loss)(layers, *batch)
            change, memory = adam.update(slope, memory)
            return optax.apply_updates(layers, change), memory, value

        self.step = jax.jit(step)

    def __call__(self, *batch: Any) -> float:
        """One step over a batch: rows, masks, actions, their chances before, advantages, targets."""
        self.parts, self.memory, value = self.step(self.parts, self.memory, *batch)
        return float(value)

    def layers(self) -> Layers:
        found: Layers = self.fetch(self.parts)
        return found


def study(net: Mlp, step: Any, lessons: list[Any], luck: np.random.Generator) -> float:
    """Some passes over what was harvested, in batches of one size; the net follows."""
    rows, masks, actions, before, advantages, targets = map(np.array, zip(*lessons, strict=True))
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    losses = []
    for _ in range(PASSES):
        order = luck.permutation(len(lessons))
        for start in range(0, len(order) - BATCH + 1, BATCH):
            at = order[start : start + BATCH]
            floats = [part[at].astype(np.float32) for part in (before, advantages, targets)]
            losses.append(step(net.scaled(rows[at]), masks[at], actions[at], *floats))
    net.layers = step.layers()
    return float(np.mean(losses))


def learn(
    env: Any,
    seconds: float,
    out: Path,
    deals: int = 10,
    decisions: int = 16 * BATCH,
    stepping: Callable[[Mlp], Any] = JaxStep,
) -> list[dict[str, float]]:
    """Learn for so long in `vector_env`; the net is kept in a file, and every tenth of the time measured."""
    game, seats = env.game, env.seats
    net = Mlp.new((observation_size(game, seats), *HIDDEN, action_count(game) + 1), seed=1)
    luck, step = np.random.default_rng(1), stepping(net)
    paths: list[list[list[Any]]] = [[[] for _ in range(seats)] for _ in range(env.num_envs)]
    start, next_look, seen, curve = monotonic(), 0.0, 0, list[dict[str, float]]()
    while (spent := monotonic() - start) < seconds or not curve:
        lessons = harvest(env, net, decisions, luck, paths)
        if not seen:
            net.scale_to(np.stack([lesson[0] for lesson in lessons]))
            lessons = harvest(env, net, decisions, luck, paths)  # what was seen unscaled is not learned from
        seen += len(lessons)
        loss = study(net, step, lessons, luck)
        if spent >= next_look:
            net.save(out)
            share = {other: wins(game, seats, Policy("mine", net), other, deals) for other in ("random", "greedy")}
            curve.append({"minutes": round(spent / 60, 2), "decisions": seen, "loss": round(loss, 4), **share})
            print(json.dumps(curve[-1]), flush=True)
            next_look = spent + seconds / 10
    net.save(out)
    return curve
