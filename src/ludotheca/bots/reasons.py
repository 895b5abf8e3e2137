"""Why one act is better than another, in the words of the final table: games played on quickly from both, over the same hidden
cards and dice."""

from __future__ import annotations

import time
from math import sqrt
from statistics import fmean, stdev

from ludotheca.kernel.game import AnyGame, MatchView
from ludotheca.kernel.playout import play_quickly
from ludotheca.kernel.rng import Rng

TELLING = 0.5  # points of a line: less is not told
TOLD = 3  # lines
_LEAST, _MOST = 8, 80  # games played on from each act
_SURE = 2.0  # standard errors

Lines = dict[str, float]


class PlayedOn:
    """From each of the acts, by line of the seat's final score, the points of so many games. Game by game all have the same luck."""

    def __init__(self, game: AnyGame, view: MatchView, seat: int, seed: int, codes: list[int]) -> None:
        self.codes = codes
        self.points: dict[int, list[dict[str, int]]] = {code: [] for code in codes}
        self.games = 0
        self._game, self._view, self._seat, self._seed = game, view, seat, seed

    def more(self, games: int, seconds: float = 0.0) -> None:
        """So many games more, or fewer where there is a limit of time."""
        end = time.perf_counter() + seconds
        for _ in range(games):
            for code in self.codes:
                self._play(code)
            self.games += 1
            if seconds and time.perf_counter() >= end:
                return

    def _play(self, code: int) -> None:
        state = self._game.state_from_view(self._view)
        draws, moves = Rng(self._seed, 2 * self.games), Rng(self._seed, 2 * self.games + 1)
        state.redraw_hidden(self._seat, draws)
        state.apply(self._seat, code)
        play_quickly(state, draws, moves)
        lines = self._game.score_lines(state, self._seat)
        self.points[code].append({line.what: line.points for line in lines})

    def gains(self, code: int, others: list[int]) -> dict[str, list[float]]:
        """Game by game and line by line, how many points more an act brought than the others on average."""
        gains: dict[str, list[float]] = {}
        for number, mine in enumerate(self.points[code]):
            theirs = [self.points[other][number] for other in others]
            for what, points in mine.items():
                mean = fmean(lines.get(what, 0) for lines in theirs)
                gains.setdefault(what, []).append(points - mean)
        return gains


def losses(game: AnyGame, view: MatchView, seat: int, seed: int, best: int, worse: int, games: int) -> Lines:
    """The lines of the seat's final score that the worse act lowers, the largest loss first."""
    played = PlayedOn(game, view, seat, seed, [best, worse])
    played.more(games)
    means = {what: fmean(values) for what, values in played.gains(worse, [best]).items()}
    return _largest({what: mean for what, mean in means.items() if mean < -TELLING})


def reasons(
    game: AnyGame, view: MatchView, seat: int, seed: int, codes: list[int], seconds: float
) -> list[Lines]:
    """Of several acts, the best first: what the best brings more than the others, and each of these less or more than the best.
    Only what is more than chance is told; where nothing is, there are no lines."""
    if len(codes) < 2:
        return [{} for _ in codes]
    played = PlayedOn(game, view, seat, seed, codes)
    played.more(_MOST, seconds)
    if played.games < _LEAST:
        return [{} for _ in codes]
    best, *others = codes
    more = {what: mean for what, mean in _certain(played.gains(best, others)).items() if mean > 0}
    return [_largest(more), *(_largest(_certain(played.gains(other, [best]))) for other in others)]


def _certain(gains: dict[str, list[float]]) -> Lines:
    """The means that are large enough to be told and too large for chance."""
    means = {what: (fmean(values), stdev(values) / sqrt(len(values))) for what, values in gains.items()}
    return {
        what: mean
        for what, (mean, error) in means.items()
        if abs(mean) > TELLING and abs(mean) > _SURE * error
    }


def _largest(lines: Lines) -> Lines:
    return dict(sorted(lines.items(), key=lambda item: -abs(item[1]))[:TOLD])
