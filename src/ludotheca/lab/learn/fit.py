"""The learning itself: gradient descent (Adam) in numpy, or on JAX where that is installed; the same formulas for both.

What is learned: each seat's share of the victory (cross-entropy), and the points it still gets (squares).
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from ludotheca.kernel.net import FIRST_BITS, FIRST_OUT, OUT_BITS, OUTPUTS, SECOND_BITS, THIRD_BITS
from ludotheca.lab.learn.play import Seen
from ludotheca.lab.plan import MissingExtra

BATCH = 2048
RATE = 2e-3
HELD_BACK = 33  # one game in so many is not learned from but asked about
POINTS_WEIGHT = 0.5
NEVER = 1e9
# How fine the parts of a net are as whole numbers, in the order of `kernel.net.sizes`.
FINE = (
    FIRST_BITS,
    FIRST_BITS,
    SECOND_BITS,
    SECOND_BITS,
    FIRST_OUT + SECOND_BITS,
    THIRD_BITS,
    OUT_BITS,
    OUT_BITS,
)
Array = Any  # of numpy or of JAX


def numpy() -> Any:
    """numpy, which only learning needs."""
    try:
        import numpy as np  # noqa: PLC0415 - an extra
    except ImportError:
        raise MissingExtra("numpy", "learn") from None
    return np


def jax() -> Any:
    """JAX, or None where it is not installed."""
    if find_spec("jax") is None:
        return None
    found = import_module("jax")
    found.config.update("jax_default_matmul_precision", "highest")
    return found


class Examples(msgspec.Struct):
    """Quiet points as arrays: features of each seat, which seats there are, scores then, shares and scores at the end."""

    features: Array
    present: Array
    scores: Array
    shares: Array
    finals: Array

    @property
    def size(self) -> int:
        return len(self.features)

    def part(self, chosen: Array) -> Examples:
        return Examples(*[getattr(self, name)[chosen] for name in self.__struct_fields__])


def gather(found: Iterable[Seen], inputs: int, seats: int) -> Examples:
    """Examples of games, each seat in a place of its own."""
    np = numpy()
    parts: dict[str, list[Array]] = {name: [] for name in Examples.__struct_fields__}
    for seen in found:
        features = np.frombuffer(seen.features, np.int8).reshape(-1, seen.players, inputs)
        count, spare = len(features), seats - seen.players
        here = np.ones((count, seen.players), np.float32)
        scores = np.array(seen.scores, np.float32).reshape(count, seen.players)
        columns = {
            "present": here,
            "scores": scores,
            "shares": here * np.array(seen.shares, np.float32),
            "finals": here * np.array(seen.finals, np.float32),
        }
        parts["features"].append(np.pad(features, ((0, 0), (0, spare), (0, 0))))
        for name, column in columns.items():
            parts[name].append(np.pad(column, ((0, 0), (0, spare))))
    return Examples(*[np.concatenate(parts[name]) for name in Examples.__struct_fields__])


class Learner:
    """A net in the making: its numbers as fractions, how large each feature usually is, and the unit of its points."""

    def __init__(self, inputs: int, wide: int, narrow: int, seed: int) -> None:
        np = numpy()
        rng = np.random.Generator(np.random.PCG64(seed))

        def normal(rows: int, columns: int) -> Array:
            return (rng.standard_normal((rows, columns)) * (2 / rows) ** 0.5).astype(np.float32)

        def zeros(*shape: int) -> Array:
            return np.zeros(shape, np.float32)

        self.layers = (wide, narrow)
        self.scale = np.ones(inputs, np.float32)
        self.unit = 1
        self.rng = rng
        self.weights = [
            normal(inputs, wide) * 0.5,
            zeros(wide),
            normal(wide, narrow),
            normal(wide, narrow) * 0.25,
            zeros(narrow),
            normal(narrow, OUTPUTS) * 0.1,
            zeros(inputs, OUTPUTS),
            zeros(OUTPUTS),
        ]

    def settle(self, examples: Examples) -> None:
        """The usual size of each feature, and the unit of points, from the first games."""
        np = numpy()
        sample = examples.features[:: max(1, examples.size // 20_000)].astype(np.float32)
        usual = np.sqrt((sample**2).mean(axis=(0, 1)))
        self.scale = (1 / np.maximum(1.0, usual)).astype(np.float32)
        there = examples.present > 0
        self.unit = max(1, round(float(np.std((examples.finals - examples.scores)[there]))))

    def fit(self, examples: Examples, epochs: int, rate: float) -> float:
        """Learn from all but every so many; returns the cross-entropy of those."""
        np = numpy()
        order = np.arange(examples.size)
        held = order // 16 % HELD_BACK == 0
        taught, asked = examples.part(~held), examples.part(held)
        step, keep = self._stepper(taught)
        size = min(BATCH, taught.size)
        steps = max(1, taught.size // size) * epochs
        done = 0
        for _ in range(epochs):
            shuffled = self.rng.permutation(taught.size)
            for first in range(0, taught.size - size + 1, size):
                now = rate * 0.5 * (1 + float(np.cos(np.pi * done / steps)))
                done += 1
                step(shuffled[first : first + size], now, done)
        self.weights = keep()
        return self.judge(asked)

    def judge(self, asked: Examples) -> float:
        """The cross-entropy of what is foretold, in natural units."""
        np = numpy()
        total = 0.0
        for first in range(0, asked.size, BATCH):
            some = asked.part(slice(first, first + BATCH))
            loss, _ = gradients(np, self.weights, self._inputs(np, some.features), some, self.unit)
            total += float(loss) * some.size
        return total / max(1, asked.size)

    def _inputs(self, xp: Any, features: Array) -> Array:
        return features.astype(xp.float32) * xp.asarray(self.scale)

    def _stepper(self, taught: Examples) -> tuple[Any, Any]:
        """A function that takes one step of Adam, and one that gives the weights back."""
        found = jax()
        xp: Any = found.numpy if found else numpy()
        data = [xp.asarray(getattr(taught, name)) for name in taught.__struct_fields__]
        scale = xp.asarray(self.scale)
        unit = self.unit
        held = {
            "weights": [xp.asarray(w) for w in self.weights],
            "mean": [xp.zeros_like(xp.asarray(w)) for w in self.weights],
            "spread": [xp.zeros_like(xp.asarray(w)) for w in self.weights],
        }

        def work(weights: Any, mean: Any, spread: Any, data: Any, chosen: Any, rate: Any, count: Any) -> Any:
            some = Examples(*[column[chosen] for column in data])
            inputs = some.features.astype(xp.float32) * scale
            _, slopes = gradients(xp, weights, inputs, some, unit)
            mean = [0.9 * m + 0.1 * g for m, g in zip(mean, slopes, strict=True)]
            spread = [0.999 * v + 0.001 * g * g for v, g in zip(spread, slopes, strict=True)]
            pull, push = 1 - 0.9**count, 1 - 0.999**count
            weights = [
                w - rate * (m / pull) / (xp.sqrt(v / push) + 1e-8)
                for w, m, v in zip(weights, mean, spread, strict=True)
            ]
            return weights, mean, spread

        run = found.jit(work) if found else work

        def step(chosen: Any, rate: float, count: int) -> None:
            now = numpy().float32
            held["weights"], held["mean"], held["spread"] = run(
                held["weights"], held["mean"], held["spread"], data, chosen, now(rate), now(count)
            )

        return step, lambda: [numpy().asarray(w, numpy().float32) for w in held["weights"]]

    def go_on_from(self, numbers: list[int], unit: int) -> None:
        """Take over a net that was made before, from its whole numbers."""
        np = numpy()
        first = 0
        for at, bits in enumerate(FINE):
            size = self.weights[at].size
            part = np.array(numbers[first : first + size], np.float64) / 2**bits
            self.weights[at] = part.reshape(self.weights[at].shape).astype(np.float32)
            first += size
        self.scale = np.ones_like(self.scale)
        self.unit = unit

    def numbers(self) -> list[int]:
        """The net as whole numbers, in the order of `kernel.net.sizes`."""
        np = numpy()
        scaled = list(self.weights)
        for at in (0, 6):  # what is multiplied with a feature
            scaled[at] = scaled[at] * self.scale[:, None]
        flat = [np.rint(np.float64(part) * 2**bits).ravel() for part, bits in zip(scaled, FINE, strict=True)]
        whole = np.clip(np.concatenate(flat), -(2**31), 2**31 - 1).astype(np.int64)
        return [int(number) for number in whole]


def gradients(
    xp: Any, weights: list[Array], inputs: Array, some: Examples, unit: int
) -> tuple[Any, list[Array]]:
    """The cross-entropy, and the slope of the whole loss along every weight."""
    first, first_start, own, every, second_start, third, straight, end = weights
    count, seats, size = inputs.shape
    x = inputs.reshape(count * seats, size)
    mask = some.present.reshape(-1, 1)
    before = x @ first + first_start
    hidden = xp.maximum(before, 0) * mask
    total = hidden.reshape(count, seats, -1).sum(axis=1)
    behind = hidden @ own + xp.repeat(total @ every, seats, axis=0) + second_start
    later = xp.maximum(behind, 0) * mask
    out = later @ third + x @ straight + end
    worth = out[:, 0].reshape(count, seats) - (1 - some.present) * NEVER
    power = xp.exp(worth - worth.max(axis=1, keepdims=True))
    shares = power / power.sum(axis=1, keepdims=True)
    loss = -(some.shares * xp.log(shares + 1e-9)).sum() / count
    players = some.present.sum(axis=1, keepdims=True)
    wanted = (some.finals - some.scores) / unit
    off = (out[:, 1].reshape(count, seats) - wanted) * some.present
    slope = xp.stack([(shares - some.shares).ravel(), (2 * POINTS_WEIGHT * off / players).ravel()], axis=1)
    slope = slope / count
    back = (slope @ third.T) * (behind > 0) * mask
    shared = back.reshape(count, seats, -1).sum(axis=1)
    front = (back @ own.T + xp.repeat(shared @ every.T, seats, axis=0)) * (before > 0) * mask
    return loss, [
        x.T @ front,
        front.sum(axis=0),
        hidden.T @ back,
        total.T @ shared,
        back.sum(axis=0),
        later.T @ slope,
        x.T @ slope,
        slope.sum(axis=0),
    ]
