"""Positions thought about in two ways, every option of them compared on the same dice.

The one way is the master's: a tree with the title's net. The other has no net and plays every game to its end by
the quick policy. They err differently, so where both agree there is something in it.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

import msgspec

from ludotheca.bots.levels import LEVELS, make_bot
from ludotheca.bots.search.ismcts import Search
from ludotheca.bots.searcher import begin
from ludotheca.bots.settings import settings_for
from ludotheca.kernel.game import AnyGame, Decision, MatchView
from ludotheca.kernel.playout import play_quickly
from ludotheca.kernel.rng import Rng
from ludotheca.puzzles.puzzle import Judged, Puzzle

MASTER = "master"
OTHER = "veteran"
ALL_AT_ONCE = 1e6  # every option is opened before any is tried again
RIVALS = 4  # options beside the best whose tries are evened out
FEWEST = 10  # an option gets at least this part of the tries of the best
LINES = 3  # score lines that are told of an option
TOLD = 0.25  # points that a line must differ by


class Stand(msgspec.Struct, frozen=True):
    """What a search thinks of one action: means over its tries, and its rewards try by try."""

    action: int
    win: float
    points: float
    reward: float
    rewards: Sequence[float]
    policy: bool  # the quick policy would play it


class Lead(msgspec.Struct, frozen=True):
    """How far one action is before another, on the tries that both had, with its standard error."""

    mean: float
    error: float
    same: bool  # no try told them apart


def think(game: AnyGame, view: MatchView, way: str, seed: int, iterations: int) -> list[Stand]:
    """Every action of the view's seat, the best first, after so many iterations and some more for the best few."""
    settings = msgspec.structs.replace(settings_for(game.meta.title, way), widening=ALL_AT_ONCE)
    search = begin(game, view, view.viewer, settings, seed)
    search.run(iterations, 0.0)
    _even_out(search)
    stands = [_stand(search, edge) for edge in range(len(search.root.actions)) if search.root.tried[edge]]
    return sorted(stands, key=lambda stand: -stand.reward)


def _even_out(search: Search) -> None:
    """Every option gets a few tries, the best few as many as the most tried one: a lead is worth what the lesser number
    of tries is."""
    root = search.root
    edges = [edge for edge in range(len(root.actions)) if root.tried[edge]]
    most = max(root.tried)
    for edge in edges:
        search.repeat(edge, max(0, most // FEWEST - root.tried[edge]))
    while True:
        best = sorted(edges, key=lambda edge: root.reward[edge] / int(root.tried[edge]), reverse=True)
        short = [edge for edge in best[: RIVALS + 1] if root.tried[edge] < most]
        if not short:
            return
        for edge in short:
            search.repeat(edge, most - root.tried[edge])


def _stand(search: Search, edge: int) -> Stand:
    root = search.root
    tried = int(root.tried[edge])
    return Stand(
        action=int(root.actions[edge]),
        win=root.wins[edge] / tried,
        points=root.points[edge] / tried,
        reward=root.reward[edge] / tried,
        rewards=[float(value) for value in search.series[edge].values],
        policy=edge == 0,
    )


def lead(ahead: Stand, behind: Stand) -> Lead:
    """How far an action is before another."""
    differences = [a - b for a, b in zip(ahead.rewards, behind.rewards, strict=False)]
    count = len(differences)
    mean = sum(differences) / count
    if count < 2:
        return Lead(mean, 1.0, False)
    variance = sum((value - mean) ** 2 for value in differences) / (count - 1)
    return Lead(mean, math.sqrt(variance / count), not any(differences))


def judged(game: AnyGame, view: MatchView, stands: Sequence[Stand], seed: int, games: int) -> list[Judged]:
    """The options as a puzzle keeps them; the best first, then those that come to the same, then by share."""
    best = stands[0]
    lines = _final_lines(game, view, [stand.action for stand in stands], seed, games)
    options = [
        Judged(
            action=game.encode(stand.action),
            share=round(stand.win, 3),
            doubt=round(0.0 if stand is best else lead(best, stand).error, 3),
            points=round(stand.points, 1),
            lines=_told(lines[0], mine),
            same=stand is best or lead(best, stand).same,
        )
        for stand, mine in zip(stands, lines, strict=True)
    ]
    return sorted(options, key=lambda option: (not option.same, -option.share))


def _final_lines(
    game: AnyGame, view: MatchView, actions: Sequence[int], seed: int, games: int
) -> list[dict[str, float]]:
    """By action, the mean of every score line of the seat at the end of games played on by the quick policy; all actions
    on the same dice."""
    seat, root = view.viewer, game.state_from_view(view)
    found = []
    for action in actions:
        total: Counter[str] = Counter()
        for number in range(games):
            draws, moves = Rng(seed, 2 * number + 2), Rng(seed, 2 * number + 3)
            state = root.clone()
            state.redraw_hidden(seat, draws)
            state.apply(seat, action)
            play_quickly(state, draws, moves)
            for line in game.score_lines(state, seat):
                total[line.what] += line.points
        found.append({what: points / games for what, points in total.items()})
    return found


def _told(best: dict[str, float], mine: dict[str, float]) -> dict[str, float]:
    """The largest differences to the best."""
    gaps = {what: mine.get(what, 0.0) - best.get(what, 0.0) for what in {*best, *mine}}
    largest = sorted(gaps.items(), key=lambda item: (-abs(item[1]), item[0]))[:LINES]
    return {what: round(gap, 1) for what, gap in largest if abs(gap) >= TOLD}


def tries_of_levels(
    game: AnyGame, view: MatchView, decision: Decision, options: Sequence[Judged], seed: int, tries: int
) -> dict[str, tuple[int, int]]:
    """How often the bots of each level, but the very longest thinkers, find the answer."""
    puzzle = Puzzle(id="", kind="", view=view, options=list(options), levels={})
    found = {}
    for level in LEVELS[:-1]:
        answers = [
            make_bot(level, game, seed + number, view.viewer).choose(
                view, decision, make_bot(level, game, 0, 0).budget
            )
            for number in range(tries)
        ]
        found[level] = (sum(puzzle.right(answer) for answer in answers), tries)
    return found
