"""Numbers that must not change by themselves, and the same compiled and interpreted: tests/games/TITLE/numbers.json.

Counts: from some positions of a seeded game, how many sequences of actions there are to each depth, and how many
different positions they reach. Games: the fingerprint of all positions of seeded random and greedy games.

When a change of rules or policy means to change them:  PYTHONPATH=src:tests python -m contract.stored [TITLE ...]
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from contract import play
from games.titles import FOLDER

from ludotheca.games import registry
from ludotheca.kernel.codec import digest, fingerprint
from ludotheca.kernel.game import Game, Options
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY, State

COUNTED_AT = (0.0, 0.1, 0.25, 0.4, 0.6, 0.8, 0.95)  # where in a game positions are counted from
MOST_POSITIONS = 1_000  # a depth with more sequences is counted, but not gone beyond
DEEPEST = 6
SEEDS = (1, 2, 3)
GREEDY_SEEDS = (4,)

Move = Callable[[State, int, Rng], int]


def randomly(state: State, seat: int, rng: Rng) -> int:
    return int(state.random_action(seat, rng))


def greedily(state: State, seat: int, rng: Rng) -> int:
    return int(state.random_action(seat, rng) if seat == CHANCE else state.greedy_action(seat, rng))


def game_of(game: Game, players: int, options: Options, seed: int, move: Move) -> dict[str, Any]:
    """A seeded game in a few numbers: a digest of all its digests, how long it was, and how it ended."""
    state, rng = play.new_state(game, players, options), Rng(seed, players)
    digests = [digest(state)]
    while (seat := int(state.first_owing())) != NOBODY:
        state.apply(seat, move(state, seat, rng))
        digests.append(digest(state))
    scores = [int(state.score(seat)) for seat in range(players)]
    return {
        "actions": len(digests) - 1,
        "positions": fingerprint("".join(digests).encode())[:24],
        "scores": scores,
    }


def counts_from(state: State) -> dict[str, list[int]]:
    """Sequences of actions by length, the lowest seat that owes always first, and different positions they reach."""
    sequences, positions = [], []
    frontier = [state]
    while len(sequences) < DEEPEST:
        movers = [int(position.first_owing()) for position in frontier]
        choices = [
            [] if seat == NOBODY else play.listed(position, seat)
            for seat, position in zip(movers, frontier, strict=True)
        ]
        sequences.append(sum(map(len, choices)))
        if not 0 < sequences[-1] <= MOST_POSITIONS:
            break
        reached = []
        for position, seat, actions in zip(frontier, movers, choices, strict=True):
            for action in actions:
                after = position.clone()
                after.apply(seat, action)
                reached.append(after)
        frontier = reached
        positions.append(len({digest(after) for after in frontier}))
    return {"sequences": sequences, "positions": positions}


def counts(game: Game, players: int, options: Options) -> list[dict[str, Any]]:
    """Counts from positions along one seeded game."""
    line = []
    state, rng = play.new_state(game, players, options), Rng(players, 99)
    while (seat := int(state.first_owing())) != NOBODY:
        line.append((seat, randomly(state, seat, rng)))
        state.apply(*line[-1])
    out = []
    for part in COUNTED_AT:
        after = int(part * len(line))
        state = play.new_state(game, players, options)
        for act in line[:after]:
            state.apply(*act)
        out.append({"after": after, **counts_from(state)})
    return out


def numbers_of(game: Game, players: int, options: Options) -> dict[str, Any]:
    """All that is stored for one table."""
    return {
        "players": players,
        "options": options,
        "counts": counts(game, players, options),
        "random": [game_of(game, players, options, seed, randomly) for seed in SEEDS],
        "greedy": [game_of(game, players, options, seed, greedily) for seed in GREEDY_SEEDS],
    }


def path_of(title: str) -> Path:
    return FOLDER / title / "numbers.json"


def stored(title: str) -> list[dict[str, Any]]:
    path = path_of(title)
    return json.loads(path.read_text("utf-8")) if path.exists() else []


def write(title: str) -> None:
    game = registry.get(title)
    tables = [
        numbers_of(game, players, options)
        for players in range(game.meta.least_players, game.meta.most_players + 1)
        for options in play.option_sets(game, players)
    ]
    lines = ",\n".join(_layout(table) for table in tables)
    path_of(title).write_text(f"[\n{lines}\n]\n", "utf-8")


def _layout(table: dict[str, Any]) -> str:
    """A line per count and game, so that a change shows where it is."""
    parts = []
    for name, value in table.items():
        rows = [json.dumps(row) for row in value] if name in ("counts", "random", "greedy") else None
        text = json.dumps(value) if rows is None else "[\n  " + ",\n  ".join(rows) + "\n ]"
        parts.append(f' "{name}": {text}')
    return "{\n" + ",\n".join(parts) + "\n}"


if __name__ == "__main__":
    for name in sys.argv[1:] or registry.titles():
        write(name)
        print(f"wrote {path_of(name)}")
