"""A small training: a net of numpy learns a title against uniform players, from many games at once.

    python examples/train.py [TITLE] [--players N] [--minutes M]

Needs `pip install 'ludotheca[research]'` with a compiled engine. It ends as soon as it wins 93 of the last hundred games, or with the time, and then
plays a thousand fresh games. Policy gradient with a learned baseline, one pass over every batch, and nothing that needs tuning by title.
"""

from __future__ import annotations

import argparse
import os
import time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # for matrices this small threads only wait for each other

import numpy as np
import numpy.typing as npt

from ludotheca.research.vector import VectorEnv

Floats = npt.NDArray[np.float32]
GAMES, STEPS, HIDDEN, BATCH = 256, 256, 96, 4096
RATE, ENTROPY = 1e-3, 0.01


class Net:
    """One hidden layer; from it a number for every action and the share of victories to expect."""

    def __init__(self, seen: int, actions: int) -> None:
        rng = np.random.default_rng(1)
        shapes = {"w1": (seen, HIDDEN), "b1": (HIDDEN,), "w2": (HIDDEN, actions + 1), "b2": (actions + 1,)}
        self.weights = {
            name: (rng.normal(0, 0.7 / np.sqrt(shape[0]), shape) * (len(shape) == 2)).astype(np.float32)
            for name, shape in shapes.items()
        }
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.steps = 0

    def forward(self, seen: Floats, mask: npt.NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
        """Hidden layer, chances of the legal actions, expected share."""
        hidden = np.maximum(seen @ self.weights["w1"] + self.weights["b1"], 0)
        out = hidden @ self.weights["w2"] + self.weights["b2"]
        logits = np.where(mask, out[:, :-1], -np.inf)
        chances = np.exp(logits - logits.max(1, keepdims=True))
        return hidden, chances / chances.sum(1, keepdims=True), out[:, -1]

    def learn(
        self, seen: Floats, mask: npt.NDArray[np.bool_], actions: npt.NDArray[np.int64], got: Floats
    ) -> None:
        """Make what did better than expected likelier, and the expectation truer (Adam)."""
        hidden, chances, expected = self.forward(seen, mask)
        rows, count = np.arange(len(got)), len(got)
        better = got - expected
        better = (better - better.mean()) / (better.std() + 1e-6)
        down = chances * better[:, None]
        down[rows, actions] -= better
        logs = np.log(np.maximum(chances, 1e-9))
        down += ENTROPY * chances * (logs - (chances * logs).sum(1, keepdims=True))
        out = np.concatenate([down, (expected - got)[:, None]], 1).astype(np.float32) / count
        back = (out @ self.weights["w2"].T) * (hidden > 0)
        slopes = {"w1": seen.T @ back, "b1": back.sum(0), "w2": hidden.T @ out, "b2": out.sum(0)}
        self.steps += 1
        rate = RATE * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, slope in slopes.items():
            mean, square = self.moments[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            self.weights[name] -= rate * mean / (np.sqrt(square) + 1e-8)


class Player:
    """Sits in one seat of every game, another from game to game; the others answer uniformly."""

    def __init__(self, title: str, players: int, seed: int) -> None:
        self.env = VectorEnv(title, players, GAMES, seed=seed)
        self.seats = np.arange(GAMES) % players
        self.rng = np.random.default_rng(seed)
        self.won: list[float] = []

    def step(self, net: Net) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64], Floats]:
        """One decision in every game: the games in which the net answered, its answers, and what it saw."""
        env = self.env
        mine = np.flatnonzero(env.seat == self.seats)
        seen = as_seen(env.observation[mine])
        actions = env.sample()
        if len(mine):
            sums = net.forward(seen, env.mask[mine].astype(bool))[1].cumsum(1)
            lots = self.rng.random((len(mine), 1)) * sums[:, -1:]
            actions[mine] = np.minimum((sums <= lots).sum(1), sums.shape[1] - 1)
        self.masks = env.mask[mine].astype(bool)
        env.step(actions)
        self.won += [float(env.rewards[game, self.seats[game]]) for game in np.flatnonzero(env.over)]
        return mine, actions[mine], seen


def as_seen(numbers: npt.NDArray[np.int16]) -> Floats:
    """Observations in a range that a net likes."""
    return np.tanh(numbers.astype(np.float32) / 8)


def gather(player: Player, net: Net) -> tuple[Floats, npt.NDArray[np.bool_], npt.NDArray[np.int64], Floats]:
    """Some steps, and for each of the net's decisions what its game brought; of games that still run, nothing."""
    kept, outcome = [], np.full((STEPS, GAMES), np.nan, np.float32)
    for step in range(STEPS):
        mine, actions, seen = player.step(net)
        kept.append((seen, player.masks, actions, mine))
        ended = np.flatnonzero(player.env.over)
        outcome[step, ended] = player.env.rewards[ended, player.seats[ended]]
    for step in range(STEPS - 2, -1, -1):
        outcome[step] = np.where(np.isnan(outcome[step]), outcome[step + 1], outcome[step])
    got = np.concatenate([outcome[step, mine] for step, (_, _, _, mine) in enumerate(kept)])
    known = ~np.isnan(got)
    return (
        np.concatenate([seen for seen, _, _, _ in kept])[known],
        np.concatenate([mask for _, mask, _, _ in kept])[known],
        np.concatenate([actions for _, _, actions, _ in kept])[known],
        got[known],
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("title", nargs="?", default="alba_longa")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10.0)
    plan = parser.parse_args()
    player = Player(plan.title, plan.players, 1)
    net = Net(player.env.observation.shape[1], player.env.mask.shape[1])
    start, share = time.monotonic(), 0.0
    while share < 0.93 and time.monotonic() - start < 60 * plan.minutes:
        seen, mask, actions, got = gather(player, net)
        order = np.random.default_rng(net.steps).permutation(len(got))
        for first in range(0, len(order), BATCH):
            rows = order[first : first + BATCH]
            net.learn(seen[rows], mask[rows], actions[rows], got[rows])
        share = float(np.mean(player.won[-1000:] or [0.0]))
        print(
            f"{time.monotonic() - start:6.0f} s  {len(player.won):7} games  {share:6.1%} of the last thousand",
            flush=True,
        )
    fresh = Player(plan.title, plan.players, 2)
    while len(fresh.won) < 1000:
        fresh.step(net)
    print(
        f"fresh games: {np.mean(fresh.won[:1000]):.1%} won against uniform ({plan.players} players, {plan.title})"
    )


if __name__ == "__main__":
    main()
