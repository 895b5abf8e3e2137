"""How fast the environments of research are: decisions a second of random play, with masks and observations.

Every figure stands beside the bare engine's in the same run (random play without lists and observations), since machines
differ and share their cores.

    .venv/bin/python bench/research.py [TITLE ...] [--players N] [--seconds S]

The last lines are peers in the same run: games of OpenSpiel's own (C++), stepped from Python with masks and observations, as its users do.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable

import pyspiel

from ludotheca.games import registry
from ludotheca.kernel.playout import play_randomly
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.vecs import NATIVE
from ludotheca.research.pettingzoo import env
from ludotheca.research.setting import Setting
from ludotheca.research.vector import VectorEnv

PEERS = ("backgammon", "connect_four")


def pace(work: Callable[[], int], seconds: float) -> float:
    """Decisions a second of processor time: `work` does some and says how many."""
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent


def engine(title: str, players: int) -> Callable[[], int]:
    setting, rng = Setting(title, players), Rng(1)
    return lambda: int(play_randomly(setting.start.clone(), rng)[0])


def vector(title: str, players: int, encoding: str) -> Callable[[], int]:
    many, rng = VectorEnv(title, players, 64, encoding=encoding), Rng(2)  # type: ignore[arg-type]

    def work() -> int:
        many._many.play(50, rng)
        return 50 * 64

    return work


def stepped(title: str, players: int) -> Callable[[], int]:
    """The vector as a learner steps it: arrays in, arrays out."""
    many = VectorEnv(title, players, 256, encoding="slots")

    def work() -> int:
        for _ in range(10):
            many.step(many.sample())
        return 10 * 256

    return work


def seat_by_seat(title: str, players: int) -> Callable[[], int]:
    table, rng = env(title, players, encoding="slots"), Rng(3)

    def work() -> int:
        table.reset()
        decisions = 0
        for _ in table.agent_iter():
            observation, _, ended, cut, _ = table.last()
            if ended or cut:
                table.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            table.step(int(legal[rng.below(len(legal))]))
            decisions += 1
        return decisions

    return work


def peer(name: str) -> Callable[[], int]:
    """A game of OpenSpiel played at random, with the mask and what the mover observes at every decision."""
    game, rng = pyspiel.load_game(name), random.Random(1)

    def work() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            state.legal_actions_mask()
            state.observation_tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return work


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("titles", nargs="*")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1.0)
    plan = parser.parse_args()
    print(f"{'compiled' if NATIVE else 'plain Python'}; thousands of decisions a second of processor time")
    heads = ("engine", "vector", "slots", "stepped", "AEC")
    print(f"{'title':<16}" + "".join(f"{head:>10}" for head in heads))
    for title in plan.titles or registry.titles():
        players = registry.get(title).nearest_players(plan.players)
        works = (
            engine(title, players),
            vector(title, players, "numbers"),
            vector(title, players, "slots"),
            stepped(title, players),
            seat_by_seat(title, players),
        )
        print(
            f"{title:<16}" + "".join(f"{pace(work, plan.seconds) / 1000:>10.0f}" for work in works),
            flush=True,
        )
    for name in PEERS:
        print(f"{'OpenSpiel ' + name:<26}{pace(peer(name), plan.seconds) / 1000:>10.0f}", flush=True)


if __name__ == "__main__":
    main()
