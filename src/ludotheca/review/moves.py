"""Decisions looked over: what would have been better, and by how much.

Two streams of chance. On the first the better choices are found: all promising ones are tried on the same dice, the better
half of them again, and so on. On the second, fresh one the best, the next and the played one are judged. What was found on
one stream is often luck of that stream; only the second says how far a choice is behind, and with what doubt.

A try is one of the master's searches: its tree learns how the seat best goes on after each choice. The master looks for
victories and for points. A loss is counted in victories, but it has a name only where the master's own measure agrees: a choice
that wins a little more by a point less is a matter of taste.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from mypy_extensions import i64

from ludotheca.bots.search.ismcts import Search, Series
from ludotheca.bots.settings import settings_for
from ludotheca.kernel.net import Net
from ludotheca.kernel.playout import play_quickly
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import State
from ludotheca.kernel.vecs import vec
from ludotheca.review.format import FOUND, Choice, LineDifference, Move, name_of
from ludotheca.review.line import Act
from ludotheca.review.values import Judge, two_errors

SHOWN = 3
TREES = 6  # of the second stream
LEAST = 0.05  # a difference of score lines below this says nothing


class Care(msgspec.Struct, frozen=True):
    """How much is tried: `width` choices at first, `first` tries of each of them; `judged` tries of each choice on the
    second stream, `doubted` where the played one may have been worse; `ends` whole games for the lines of the score."""

    tries: int
    width: int
    first: int
    judged: int
    doubted: int
    ends: int


class Trial:
    """Some choices of one decision on one stream, each tried on the same hidden cards and dice. The tries of one tree learn from
    each other, so how far a choice is behind is sure only if several trees, each with a stream of its own, agree."""

    def __init__(
        self, judge: Judge, seen: State, seat: int, actions: Sequence[int], seed: int, trees: int = 1
    ) -> None:
        self.judge = judge
        self.actions = list(actions)
        self.searches = [_search(judge, seen, seat, self.actions, seed + tree) for tree in range(trees)]

    def run(self, actions: Sequence[int], tries: int) -> None:
        """Until each of these choices has had so many tries, or a few more. They take turns: where several seats answer at once the
        others learn from every try, and whoever was tried first would meet them unlearned."""
        edges, each = [self.actions.index(action) for action in actions], -(-tries // len(self.searches))
        for search in self.searches:
            for done in range(min((int(search.root.tried[edge]) for edge in edges), default=each), each):
                for edge in edges:
                    if int(search.root.tried[edge]) <= done:
                        search.repeat(edge, 1)
                        self.judge.spent += 1

    def share(self, action: int) -> float:
        edge = self.actions.index(action)
        return self._mean([search.root.wins[edge] for search in self.searches], edge)

    def points(self, action: int) -> float:
        edge = self.actions.index(action)
        return self._mean([search.root.points[edge] for search in self.searches], edge)

    def tries(self, action: int) -> int:
        edge = self.actions.index(action)
        return sum(int(search.root.tried[edge]) for search in self.searches)

    def merit(self, action: int) -> float:
        """By the master's own measure."""
        edge = self.actions.index(action)
        return self._mean([search.root.reward[edge] for search in self.searches], edge)

    def behind(self, action: int, best: int) -> tuple[float, float]:
        """How far a choice is behind another that had as many tries, in victories, and the doubt of that."""
        a, b = self.actions.index(action), self.actions.index(best)
        trees = [
            search.root.wins[b] / int(search.root.tried[b]) - search.root.wins[a] / int(search.root.tried[a])
            for search in self.searches
        ]
        return sum(trees) / len(trees), two_errors(trees)

    def agrees(self, action: int, best: int) -> bool:
        """Whether the master's own measure says so too, beyond two standard errors."""
        a, b = self.actions.index(action), self.actions.index(best)
        trees = [
            search.root.reward[b] / int(search.root.tried[b])
            - search.root.reward[a] / int(search.root.tried[a])
            for search in self.searches
        ]
        return sum(trees) / len(trees) > two_errors(trees)

    def _mean(self, totals: Sequence[float], edge: int) -> float:
        return float(sum(totals)) / max(1, self.tries(self.actions[edge]))


def _search(judge: Judge, seen: State, seat: int, actions: Sequence[int], seed: int) -> Search:
    """A search whose root has just these choices, none of them tried yet."""
    title = judge.game.meta.title
    net: Net | None = judge.net if settings_for(title, "master").learned else None
    search = Search(seen, seat, settings_for(title, "master").knobs(), seed, net)
    if judge.view == "open":
        search.open = True
    node, count = search.root, len(actions)
    node.actions = vec[i64](list(actions))
    node.tried, node.offered = vec[i64]([0] * count), vec[i64]([0] * count)
    node.reward, node.wins = vec[float]([0.0] * count), vec[float]([0.0] * count)
    node.points = vec[float]([0.0] * count)
    search.series = [Series() for _ in actions]
    return search


def find(trial: Trial, care: Care) -> list[int]:
    """The choices in order, the best first, after the better half was tried twice as often, again and again."""
    left, tries = list(trial.actions), care.first
    while True:
        trial.run(left, tries)
        left.sort(key=trial.merit, reverse=True)
        if len(left) <= 2:
            break
        left = left[: (len(left) + 1) // 2]
        tries *= 2
    rest = [action for action in trial.actions if action not in left]
    return left + sorted(rest, key=trial.merit, reverse=True)


def look_over(judge: Judge, seen: State, act: Act, kind: str, care: Care) -> Move:
    """One decision with a choice, from a position as the judge sees it."""
    legal = len(seen.actions(act.seat))
    likely = [
        int(action) for action in seen.candidates(act.seat, care.width, Rng(judge.seed, 4 * act.seq + 5))
    ]
    first = Trial(judge, seen, act.seat, list(dict.fromkeys([*likely, act.action])), _seed(judge, act, 1))
    found = _to_show(find(first, care), act.action)
    second = Trial(judge, seen, act.seat, found, _seed(judge, act, 2), TREES)
    tries = care.doubted if _in_doubt(first, found, act.action) else care.judged
    second.run(found, tries)
    return _told(
        judge,
        seen,
        act,
        second,
        Move(act.seq, act.seat, kind, legal, [], 0.0, 0.0, 0.0, True, None, []),
        care,
    )


def _seed(judge: Judge, act: Act, stream: int) -> int:
    """Each decision has its own; the second stream has nothing of the first."""
    return judge.seed ^ (stream << 56) ^ (act.seq << 32)


def _to_show(order: list[int], played: int) -> list[int]:
    """The best found, the next, and the played one."""
    if played in order[:SHOWN]:
        return order[:SHOWN]
    return [*order[: SHOWN - 1], played]


def _in_doubt(first: Trial, found: list[int], played: int) -> bool:
    """Whether the first stream says that something may be named here."""
    if found[0] != played:
        return True
    return len(found) > 1 and first.share(played) - first.share(found[1]) >= FOUND / 2


def _told(judge: Judge, seen: State, act: Act, trial: Trial, bare: Move, care: Care) -> Move:
    """What the second stream says. The best is the one that the first stream found: the best of the second would be
    flattered by its own luck. Only the played one may take its place, where the loss is not borne out."""
    found, played = trial.actions, act.action
    best = found[0]
    loss, doubt = trial.behind(played, best) if played != best else (0.0, 0.0)
    if loss <= 0.0:
        best, loss, doubt = played, 0.0, 0.0
    rest = sorted((action for action in found if action != best), key=trial.share, reverse=True)
    lead, lead_doubt = trial.behind(rest[0], best) if rest and best == played else (0.0, 0.0)
    name = name_of(loss, doubt) if best != played and trial.agrees(played, best) else None
    if name is None and played == found[0] and lead >= FOUND and lead > lead_doubt:
        name = "found"
    why: list[LineDifference] = []
    if name is not None:
        why = explain(judge, seen, act, best, played if played != best else rest[0], care.ends)
    return msgspec.structs.replace(
        bare,
        choices=[_choice(judge, trial, action, best, played) for action in [best, *rest]],
        loss=loss,
        doubt=doubt,
        lead=max(0.0, lead),
        equal=loss <= doubt,
        name=name,
        why=why,
    )


def _choice(judge: Judge, trial: Trial, action: int, best: int, played: int) -> Choice:
    behind, doubt = (0.0, 0.0) if action == best else trial.behind(action, best)
    return Choice(
        action=judge.game.encode(action),
        share=trial.share(action),
        points=trial.points(action),
        behind=max(0.0, behind),
        doubt=doubt,
        tries=trial.tries(action),
        played=action == played,
    )


def explain(judge: Judge, seen: State, act: Act, best: int, other: int, ends: int) -> list[LineDifference]:
    """By how much each line of the seat's final score differs, game by game on the same imagined dice."""
    kinds: dict[str, list[float]] = {}
    for number in range(ends):
        better, worse = (_final_lines(judge, seen, act, action, number) for action in (best, other))
        for what in better.keys() | worse.keys():
            kinds.setdefault(what, [0.0] * ends)[number] = better.get(what, 0.0) - worse.get(what, 0.0)
    lines = [LineDifference(what, sum(all_) / ends, two_errors(all_)) for what, all_ in kinds.items()]
    told = [line for line in lines if abs(line.points) >= LEAST]
    return sorted(told, key=lambda line: (-abs(line.points), line.what))


def _final_lines(judge: Judge, seen: State, act: Act, action: int, number: int) -> dict[str, float]:
    """One game played on after a choice, to its end: the points of the seat by line."""
    judge.spent += 1
    seed = _seed(judge, act, 3)
    draws, moves = Rng(seed, 2 * number + 2), Rng(seed, 2 * number + 3)
    state = judge.redrawn(seen, draws)
    state.apply(act.seat, action)
    play_quickly(state, draws, moves)
    lines: dict[str, float] = {}
    for line in judge.game.score_lines(state, act.seat):
        lines[line.what] = lines.get(line.what, 0.0) + line.points
    return lines
