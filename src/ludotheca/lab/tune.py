"""Tunes a title's weights by self-play: `python -m ludotheca.lab.tune TITLE policy`, or `evaluation`.

Policy: an evolution strategy with a step size per weight (separable CMA-ES). In each generation some candidates are drawn
round the present weights; each plays in one seat against the incumbent in the others, on the same deals and from every
seat in turn. The best candidates pull the weights and the step sizes their way. At the end the tuned weights play the
incumbent on fresh deals; only if they are surely better are they written.

Evaluation: the weights that estimate the final score best (least squares), from positions of games that the policy plays
against itself; then, on fresh games, how well the estimate foretells the final score.

Everything follows from the arguments and the weights it began with; weights.json keeps both, so that its commands make
the weights again.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from mypy_extensions import i64

from ludotheca.games import registry
from ludotheca.kernel.game import AnyGame
from ludotheca.kernel.playout import deal, move_quickly, play_rivals
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import NOBODY, State
from ludotheca.kernel.vecs import vec
from ludotheca.kernel.weights import Weights
from ludotheca.lab.statistics import wilson

THOUSANDTHS = 1000  # evaluation weights are thousandths of a point
FRESH = 1 << 20  # the first deal of the matches that judge; tuning never comes so far


# Matches.


class Contest(NamedTuple):
    """One set of weights against another: games, victories (a shared one in parts), and the mean lead over the mean of
    the rivals in points."""

    games: int
    won: float
    lead: float

    def line(self) -> str:
        low, high = wilson(self.won, self.games)
        share = 100 * self.won / self.games
        return f"{share:.1f} % of {self.games} games ({100 * low:.1f} to {100 * high:.1f}), lead {self.lead:+.2f}"


def new_state(game: AnyGame, players: int) -> State:
    """The start of a game with the usual options."""
    state: State = game.new_state(players, game.check_options({}), game.meta.rules_version)
    return state


def compete(
    game: AnyGame,
    ours: Sequence[int],
    theirs: Sequence[int],
    *,
    players: int,
    deals: range,
    seed: int,
) -> Contest:
    """One against the rest: every deal is played from every seat."""
    weights = policy_weights(game)
    mine, rivals = vec[i64](list(ours)), vec[i64](list(theirs))
    won, lead = 0.0, 0.0
    for number in deals:
        for seat in range(players):
            state = new_state(game, players)
            draws, moves = Rng(seed, 2 * number), Rng(seed, 2 * number + 1)
            play_rivals(state, weights, mine, rivals, seat, draws, moves)
            scores = [int(state.score(other)) for other in range(players)]
            if state.won(seat):
                won += 1 / sum(bool(state.won(other)) for other in range(players))
            lead += scores[seat] - (sum(scores) - scores[seat]) / (players - 1)
    games = len(deals) * players
    return Contest(games, won, lead / games)


def policy_weights(game: AnyGame) -> Weights:
    """The weights of the title's policy, or the end of the program."""
    if game.policy_weights is None:
        sys.exit(f"{game.meta.title} has no weights to tune.")
    return game.policy_weights


# The evolution strategy.


class Evolution:
    """Separable CMA-ES (Ros and Hansen, 2008): a normal distribution with a spread per weight, which moves to where the
    better half of its candidates lies."""

    def __init__(self, start: Sequence[int], candidates: int, seed: int, spread: float = 25.0) -> None:
        self.random = Random(seed)
        self.mean = [float(value) for value in start]
        # A weight's first spread is a part of it, in hundredths; small ones may become large too.
        self.unit = [max(4.0, abs(value) * spread / 100) for value in start]
        self.spread = [1.0] * len(start)
        self.sigma = 1.0
        self.candidates = candidates
        self.path_sigma = [0.0] * len(start)
        self.path = [0.0] * len(start)
        raw = [log(candidates / 2 + 0.5) - log(rank + 1) for rank in range(candidates // 2)]
        self.share = [value / sum(raw) for value in raw]
        self.mass = 1 / sum(value**2 for value in self.share)

    def draw(self) -> list[list[float]]:
        """The candidates of a generation, as steps from the mean in units of the spread."""
        return [[self.random.gauss(0.0, 1.0) for _ in self.mean] for _ in range(self.candidates)]

    def at(self, step: Sequence[float]) -> list[int]:
        """The weights a step leads to."""
        rows = zip(self.mean, self.unit, self.spread, step, strict=True)
        return [round(mean + self.sigma * unit * spread * z) for mean, unit, spread, z in rows]

    def learn(self, steps: Sequence[Sequence[float]]) -> None:
        """Move to the better half of the candidates, the best first."""
        n = len(self.mean)
        best = steps[: len(self.share)]
        move = [sum(w * step[i] for w, step in zip(self.share, best, strict=True)) for i in range(n)]
        quick = (self.mass + 2) / (n + self.mass + 5)
        damping = 1 + quick
        slow = 4 / (n + 4)
        one = 2 / ((n + 1.3) ** 2 + self.mass) * (n + 2) / 3
        many = min(1 - one, 2 * (self.mass - 2 + 1 / self.mass) / ((n + 2) ** 2 + self.mass) * (n + 2) / 3)
        length = 0.0
        for i in range(n):
            self.path_sigma[i] = (1 - quick) * self.path_sigma[i] + sqrt(
                quick * (2 - quick) * self.mass
            ) * move[i]
            length += self.path_sigma[i] ** 2
            step = self.spread[i] * move[i]
            self.mean[i] += self.sigma * self.unit[i] * step
            self.path[i] = (1 - slow) * self.path[i] + sqrt(slow * (2 - slow) * self.mass) * step
            square = self.spread[i] ** 2
            seen = sum(w * square * step[i] ** 2 for w, step in zip(self.share, best, strict=True))
            self.spread[i] = sqrt((1 - one - many) * square + one * self.path[i] ** 2 + many * seen)
        usual = sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))  # the length of a random step
        self.sigma *= exp(min(1.0, quick / damping * (sqrt(length) / usual - 1)))


def tune_policy(game: AnyGame, plan: argparse.Namespace) -> dict[str, int] | None:
    """The tuned weights by name, or None if they are not surely better than those the title has."""
    weights = policy_weights(game)
    old = [int(value) for value in weights.values]
    if plan.again:
        start = stored(game)["policy"]["start"]
        old = [start[name] for name in weights.names]
    evolution = Evolution(old, plan.candidates, plan.seed, plan.spread)
    for generation in range(plan.generations):
        deals = range(generation * plan.deals, (generation + 1) * plan.deals)
        found = []
        for step in evolution.draw():
            outcome = compete(
                game, evolution.at(step), old, players=plan.players, deals=deals, seed=plan.seed
            )
            found.append((outcome.lead + plan.prize * outcome.won / outcome.games, step))
        found.sort(key=lambda pair: pair[0], reverse=True)
        evolution.learn([step for _, step in found])
        present = evolution.at([0.0] * len(old))
        print(f"{generation + 1}: {found[0][0]:.2f} .. {found[-1][0]:.2f}  {present}", file=sys.stderr)
    new = evolution.at([0.0] * len(old))
    fresh = range(FRESH, FRESH + plan.judge)
    outcome = compete(game, new, old, players=plan.players, deals=fresh, seed=plan.seed)
    print(f"tuned against before, fair is {100 / plan.players:.1f} %: {outcome.line()}", file=sys.stderr)
    if wilson(outcome.won, outcome.games)[0] <= 1 / plan.players:
        print("not surely better: nothing is written", file=sys.stderr)
        return None
    return dict(zip(weights.names, new, strict=True))


# The estimate of the final score.


class Sample(NamedTuple):
    """A seat in a position: how far the game was, what the estimate sees, the score then, and what the estimate of the
    final position is: the final score, or what else decides there."""

    time: float
    features: list[int]
    estimate: float
    score: int
    final: float


def samples(game: AnyGame, players: int, deals: range, seed: int, every: int) -> Iterator[Sample]:
    """Positions of games that the policy plays against itself, from every seat: the first decision of every step, or one
    decision of so many."""
    for number in deals:
        state = new_state(game, players)
        draws, moves = Rng(seed, 2 * number), Rng(seed, 2 * number + 1)
        seen: list[tuple[int, int, list[int], float, int]] = []
        made, step = 0, -1
        while (mover := int(deal(state, draws))) != NOBODY:
            if made % every == number % every if every else int(state.step) != step:
                step = int(state.step)
                for seat in range(players):
                    features = [int(value) for value in state.features(seat)]
                    seen.append((made, seat, features, float(state.evaluate(seat)), int(state.score(seat))))
            move_quickly(state, mover, moves)
            made += 1
        for at, seat, features, estimate, score in seen:
            yield Sample(at / made, features, estimate, score, float(state.evaluate(seat)))


def fit(found: Iterator[Sample], size: int, ridge: float = 10.0) -> list[float]:
    """Least squares by the normal equations; the ridge keeps features that never vary from running away."""
    table = [[0.0] * (size + 1) for _ in range(size)]
    for i in range(size):
        table[i][i] = ridge
    for sample in found:
        present = [(i, value) for i, value in enumerate(sample.features) if value]
        for i, value in present:
            row = table[i]
            for j, other in present:
                row[j] += value * other
            row[size] += value * sample.final
    return solve(table)


def solve(table: list[list[float]]) -> list[float]:
    """Gauss's elimination of a symmetric, positive system; the last column is the right-hand side."""
    size = len(table)
    for i in range(size):
        for k in range(i + 1, size):
            factor = table[k][i] / table[i][i]
            if factor:
                table[k] = [a - factor * b for a, b in zip(table[k], table[i], strict=True)]
    out = [0.0] * size
    for i in reversed(range(size)):
        rest = sum(table[i][j] * out[j] for j in range(i + 1, size))
        out[i] = (table[i][size] - rest) / table[i][i]
    return out


def correlation(pairs: Sequence[tuple[float, float]]) -> float:
    """Pearson's, 0 where one side never varies."""
    count = len(pairs)
    mean_x = sum(x for x, _ in pairs) / count
    mean_y = sum(y for _, y in pairs) / count
    both = sum((x - mean_x) * (y - mean_y) for x, y in pairs)
    spread = sqrt(sum((x - mean_x) ** 2 for x, _ in pairs) * sum((y - mean_y) ** 2 for _, y in pairs))
    return both / spread if spread else 0.0


def tune_evaluation(game: AnyGame, plan: argparse.Namespace) -> dict[str, int]:
    """The fitted weights by name; says how well they foretell."""
    weights = game.evaluation_weights
    if weights is None:
        sys.exit(f"{game.meta.title} has no evaluation to fit.")
    found = samples(game, plan.players, range(plan.games), plan.seed, plan.every)
    new = [round(THOUSANDTHS * value) for value in fit(found, len(weights.names))]
    weights.use(vec[i64](new))
    fresh = list(samples(game, plan.players, range(FRESH, FRESH + plan.judge), plan.seed, plan.every))
    for quarter in (1, 2, 3):
        near = [sample for sample in fresh if abs(sample.time - quarter / 4) <= 0.06]
        if near:
            told = correlation([(sample.estimate, sample.final) for sample in near])
            plain = correlation([(sample.score, sample.final) for sample in near])
            off = sqrt(sum((sample.estimate - sample.final) ** 2 for sample in near) / len(near))
            print(
                f"after {quarter}/4 of the game: correlation {told:.3f} (the score alone {plain:.3f}), "
                f"off by {off:.1f} points, {len(near)} positions",
                file=sys.stderr,
            )
    return dict(zip(weights.names, new, strict=True))


# The command.


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m ludotheca.lab.tune", description=__doc__.split("\n")[0])
    parser.add_argument("title", choices=registry.titles())
    parser.add_argument("part", choices=("policy", "evaluation"))
    parser.add_argument("--players", type=int, help="4, or the nearest number the title takes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--generations", type=int, default=20, help="policy: how often the weights move")
    parser.add_argument("--candidates", type=int, default=12, help="policy: how many are tried each time")
    parser.add_argument(
        "--deals", type=int, default=50, help="policy: deals a candidate plays, from each seat"
    )
    parser.add_argument("--prize", type=float, default=20.0, help="policy: what victory counts, in points")
    parser.add_argument("--spread", type=float, default=25.0, help="policy: the first steps, in per cent")
    parser.add_argument("--games", type=int, default=1000, help="evaluation: games to learn from")
    parser.add_argument(
        "--every", type=int, default=0, help="evaluation: one decision of so many; 0: every step"
    )
    parser.add_argument("--judge", type=int, default=250, help="deals of the last, judging match")
    parser.add_argument("--again", action="store_true", help="policy: begin where the stored weights began")
    parser.add_argument("--write", type=Path, help="the weights.json to put the new weights in")
    plan = parser.parse_args(arguments)
    game = registry.get(plan.title)
    plan.players = game.nearest_players(4) if plan.players is None else game.check_players(plan.players)
    new = tune_policy(game, plan) if plan.part == "policy" else tune_evaluation(game, plan)
    if new is None:
        return
    entry: dict[str, Any] = {"made_by": command(plan)}
    if plan.part == "policy":
        old = policy_weights(game)
        now = dict(zip(old.names, [int(value) for value in old.values], strict=True))
        entry["start"] = stored(game)["policy"]["start"] if plan.again else now
    entry["weights"] = new
    print(json.dumps(entry, indent=2))
    if plan.write is not None:
        kept = json.loads(plan.write.read_text("utf-8"))
        kept[plan.part] = entry
        plan.write.write_text(json.dumps(kept, indent=2) + "\n", "utf-8")


def stored(game: AnyGame) -> dict[str, Any]:
    """The title's weights.json."""
    data: dict[str, Any] = json.loads((game.folder / "weights.json").read_text("utf-8"))
    return data


def command(plan: argparse.Namespace) -> str:
    """What to type to make these weights again."""
    used = {
        "policy": ("generations", "candidates", "deals", "prize", "spread", "judge"),
        "evaluation": ("games", "every", "judge"),
    }[plan.part]
    words = [f"--{name} {getattr(plan, name)}" for name in ("players", "seed", *used)]
    again = " --again" if plan.part == "policy" else ""
    return f"python -m ludotheca.lab.tune {plan.title} {plan.part} {' '.join(words)}{again}"


if __name__ == "__main__":
    main()
