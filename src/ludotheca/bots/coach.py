"""What the options of a decision are worth, and which of them a learner should think about once more: from the player's
own view. One search finds what looks best. Another, with other dice, compares it with what looks much worse, try by try
on the same hidden cards and dice; only what the second confirms is objected to."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence

import msgspec

from ludotheca.bots.reasons import losses
from ludotheca.bots.search.ismcts import Search, Series
from ludotheca.bots.searcher import Opinion, begin, opinions, ranking
from ludotheca.bots.settings import settings_for
from ludotheca.kernel.game import AnyGame, Decision, MatchView, Named

MUCH = 0.12  # of the share of victories: less is no reason to speak
SURE = 2.0  # standard errors
LOOKS_WORSE = 0.06  # in the first search: what is compared in the second
LEAST = 8  # comparisons before anything is said
PLAYED_ON = 12  # games played on from both acts, to say what the difference is
_FOUND, _OTHER_DICE, _LINES = 1, 2, 3  # streams of one seed


class Objection(msgspec.Struct, frozen=True):
    """An act that is much worse than another: by this share of victories, give or take `doubt`. `lines` are the lines of
    the final score that it lowers most, by points; they are empty where nothing stands out."""

    action: Named
    better: Named
    loss: float
    doubt: float
    lines: dict[str, float]


class Counsel(msgspec.Struct, frozen=True):
    """What was found of a decision: the options, the best first, and those objected to."""

    values: list[Opinion]
    objections: list[Objection]
    iterations: int


class Clock:
    """So many seconds, or so many tries where there is no limit of time."""

    def __init__(self, seconds: float, tries: int) -> None:
        self.end = time.perf_counter() + seconds if seconds else 0.0
        self.left = tries

    def spend(self) -> bool:
        """Whether there is time for another try."""
        self.left -= 1
        return time.perf_counter() < self.end if self.end else self.left >= 0


def counsel(
    game: AnyGame, view: MatchView, decision: Decision, seed: int, *, seconds: float = 0.0, tries: int = 400
) -> Counsel:
    """Half of the time, or of the tries, to find what is best; half to compare."""
    if len(decision.actions) < 2:
        return Counsel([], [], 0)
    found = look_at_all(game, view, decision, seed + _FOUND, Clock(seconds / 2, tries // 2))
    values = opinions(game, found)
    best, codes = int(found.root.actions[ranking(found)[0]]), [int(code) for code in found.root.actions]
    share = {code: found.root.wins[edge] / int(found.root.tried[edge]) for edge, code in enumerate(codes)}
    suspects = [code for code in codes if share[code] < share[best] - LOOKS_WORSE]
    suspects.sort(key=lambda code: share[code])
    compared = compare(
        game, view, decision, seed + _OTHER_DICE, best, suspects, Clock(seconds / 2, tries // 2)
    )
    patience = Clock(seconds, tries)
    objections = [
        Objection(
            action=game.encode(code),
            better=game.encode(best),
            loss=loss,
            doubt=doubt,
            lines=(
                losses(game, view, decision.seat, seed + _LINES, best, code, PLAYED_ON)
                if patience.spend()
                else {}
            ),
        )
        for code, loss, doubt in compared
        if loss > MUCH and loss > SURE * doubt
    ]
    return Counsel(values, objections, int(found.iterations))


def opened(game: AnyGame, view: MatchView, seat: int, seed: int) -> Search:
    """A master's search that knows of every action, also of those that a master would not think of."""
    search = begin(game, view, seat, settings_for(game.meta.title, "master"), seed)
    legal = search.root_state.actions(seat)
    for _ in range(len(legal)):
        search.root.open_edge(search.root_state, seat, legal, search.moves_rng)
        search.series.append(Series())
    return search


def look_at_all(game: AnyGame, view: MatchView, decision: Decision, seed: int, clock: Clock) -> Search:
    """Every action at least once; then most of the tries go to what looks good."""
    search = opened(game, view, decision.seat, seed)
    for edge in range(len(search.root.actions)):
        search.repeat(edge, 1)
        clock.spend()
    while clock.spend():
        search.run(1, 0.0)
    return search


def compare(
    game: AnyGame,
    view: MatchView,
    decision: Decision,
    seed: int,
    best: int,
    suspects: Sequence[int],
    clock: Clock,
) -> list[tuple[int, float, float]]:
    """Of each suspect by how much of the share of victories it is worse than the best, and the standard error of that;
    those that were compared too seldom are left out. What is clear is not tried any more."""
    search = opened(game, view, decision.seat, seed)
    edge_of = {int(code): edge for edge, code in enumerate(search.root.actions)}
    best_tries: list[float] = []
    differences: dict[int, list[float]] = {code: [] for code in suspects}
    unclear = list(suspects)
    while unclear and clock.spend():
        best_tries.append(_win_of(search, edge_of[best]))
        for code in unclear:
            if not clock.spend():
                break
            differences[code].append(best_tries[-1] - _win_of(search, edge_of[code]))
        unclear = [code for code in unclear if not _clear(differences[code])]
    return [(code, *_mean_and_error(values)) for code, values in differences.items() if len(values) >= LEAST]


def _win_of(search: Search, edge: int) -> float:
    """One try more of an edge: the share of the victory it led to."""
    before = search.root.wins[edge]
    search.repeat(edge, 1)
    return float(search.root.wins[edge] - before)


def _mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    count = len(values)
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, math.sqrt(variance / count)


def _clear(differences: Sequence[float]) -> bool:
    """Whether more tries would hardly change what is said: it is much worse, or it is not."""
    if len(differences) < 2 * LEAST:
        return False
    mean, error = _mean_and_error(differences)
    return abs(mean - MUCH) > 2 * SURE * error
