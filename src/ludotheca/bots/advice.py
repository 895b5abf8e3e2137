"""What a master would do here, and why in numbers: for hints, from the asking player's own view."""

from __future__ import annotations

import time
from collections.abc import Iterator

import msgspec

from ludotheca.bots.reasons import Lines, reasons
from ludotheca.bots.search.ismcts import Search
from ludotheca.bots.searcher import Opinion, begin, opinions, ranking, told_apart
from ludotheca.bots.settings import settings_for
from ludotheca.kernel.game import AnyGame, Decision, MatchView

SHOWN = 3
AT_ONCE = 4  # iterations between two looks at the clock
REASONS = 0.15  # of the time, to say why


class Advice(msgspec.Struct, frozen=True):
    """The best options so far, the best first, after so many imagined games. The last advice is final; it has `reasons`, one for
    each option: by how many points lines of the final score are higher after the best one than after the others, or higher or
    lower than after the best one. Where nothing stands out a reason is empty."""

    options: list[Opinion]
    iterations: int
    seconds: float
    final: bool
    reasons: list[Lines] = msgspec.field(default_factory=list)


def advise(
    game: AnyGame, view: MatchView, decision: Decision, seed: int, seconds: float = 1.0, steps: int = 5
) -> Iterator[Advice]:
    """Advice that improves from step to step; the last is final."""
    search = begin(game, view, decision.seat, settings_for(game.meta.title, "master"), seed)
    start = time.perf_counter()
    for step in range(1, steps + 1):
        end = start + (1 - REASONS) * seconds * step / steps
        left = end - time.perf_counter()
        search.run(0 if left > 0 else 1, max(left, 0.0) / 2)
        even_out(search, end)
        best = _honest(search, opinions(game, search)[:SHOWN])
        why: list[Lines] = []
        if step == steps:
            codes = [game.decode(option.action) for option in best]
            why = reasons(game, view, decision.seat, seed, codes, REASONS * seconds)
        yield Advice(best, int(search.iterations), time.perf_counter() - start, step == steps, why)


def _honest(search: Search, shown: list[Opinion]) -> list[Opinion]:
    """Those that cannot be told from the best say so."""
    edges = ranking(search)[: len(shown)]
    return [
        msgspec.structs.replace(option, equal=place > 0 and not told_apart(search, edge, edges[0]))
        for place, (edge, option) in enumerate(zip(edges, shown, strict=True))
    ]


def even_out(search: Search, end: float) -> None:
    """Until the time is up: more tries for those shown that had few. The search leaves what looks worse early, which is
    right for a choice; but a share of victories that somebody reads should not stand on four games."""
    while time.perf_counter() < end:
        fewest = min(ranking(search)[:SHOWN], key=lambda edge: int(search.root.tried[edge]))
        if search.root.tried[fewest] < search.root.tried[0]:
            search.repeat(fewest, AT_ONCE)
        else:
            search.run(AT_ONCE, 0.0)
