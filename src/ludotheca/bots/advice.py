"""What a master would do here, and why in numbers: for hints, from the asking player's own view."""

from __future__ import annotations

import time
from collections.abc import Iterator

import msgspec

from ludotheca.bots.searcher import begin, opinions
from ludotheca.bots.settings import settings_for
from ludotheca.kernel.game import Decision, Game, Named
from ludotheca.kernel.match import MatchView

SHOWN = 3


class Option(msgspec.Struct, frozen=True):
    """An action with the share of victories and the final score that it lets expect."""

    action: Named
    win: float
    points: float
    tried: int


class Advice(msgspec.Struct, frozen=True):
    """The best options so far, the best first."""

    options: list[Option]
    iterations: int
    seconds: float
    final: bool


def advise(
    game: Game, view: MatchView, decision: Decision, seed: int, seconds: float = 1.0, steps: int = 5
) -> Iterator[Advice]:
    """Advice that improves from step to step; the last is final."""
    search = begin(game, view, decision.seat, settings_for(game.meta.title, "master"), seed)
    start = time.perf_counter()
    for step in range(1, steps + 1):
        left = start + seconds * step / steps - time.perf_counter()
        search.run(0 if left > 0 else 1, max(left, 0.0))
        best = [
            Option(opinion.action, opinion.win, opinion.points, opinion.tried)
            for opinion in opinions(game, search)[:SHOWN]
        ]
        yield Advice(best, int(search.iterations), time.perf_counter() - start, step == steps)
