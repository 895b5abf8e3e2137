"""Puzzles solved again with new dice and more effort, and put to the bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from ludotheca.bots.levels import make_bot
from ludotheca.games import registry
from ludotheca.lab import backends
from ludotheca.lab.puzzles.mine import seed_of
from ludotheca.puzzles.puzzle import Puzzle, decision_of, typed
from ludotheca.puzzles.solve import MASTER, think

# What the puzzles of a title must keep, in shares.
LEAST_SAME = 0.95
MOST_GREEDY = 0.25
LEAST_MASTER = 0.70


class Checked(msgspec.Struct, frozen=True):
    """One puzzle: whether the search found its answer again, whether the quick policy and a master did."""

    id: str
    same: bool
    greedy: bool
    master: bool


class Verdict(msgspec.Struct, frozen=True):
    """All puzzles of a title, in shares."""

    title: str
    puzzles: int
    same: float
    greedy: float
    master: float

    @property
    def good(self) -> bool:
        return self.same >= LEAST_SAME and self.greedy <= MOST_GREEDY and self.master >= LEAST_MASTER


def check_one(title: str, iterations: int, seed: int, part: tuple[int, Puzzle]) -> Checked:
    """One puzzle put to the test."""
    number, puzzle = part
    game = registry.get(title)
    view, decision = typed(game, puzzle.view), decision_of(game, puzzle.view)
    own = seed_of(seed, number, -2)

    def bot_finds(level: str) -> bool:
        bot = make_bot(level, game, own, view.viewer)
        return puzzle.right(bot.choose(view, decision, bot.budget))

    best = think(game, view, MASTER, own, iterations)[0]
    return Checked(
        puzzle.id, puzzle.right(game.encode(best.action)), bot_finds("greedy"), bot_finds("master")
    )


def check(
    title: str,
    puzzles: Sequence[Puzzle],
    *,
    iterations: int,
    seed: int,
    jobs: int,
    progress: Callable[[int], None] | None = None,
) -> list[Checked]:
    """Every puzzle put to the test, in their order."""
    found = {}
    parts = list(enumerate(puzzles))
    for done in backends.in_processes(partial(check_one, title, iterations, seed), parts, jobs):
        found[done.id] = done
        if progress is not None:
            progress(1)
    return [found[puzzle.id] for puzzle in puzzles]


def verdict(title: str, checked: Sequence[Checked]) -> Verdict:
    """The shares."""
    count = len(checked)

    def share(hits: Sequence[bool]) -> float:
        return sum(hits) / max(1, count)

    return Verdict(
        title,
        count,
        share([one.same for one in checked]),
        share([one.greedy for one in checked]),
        share([one.master for one in checked]),
    )
