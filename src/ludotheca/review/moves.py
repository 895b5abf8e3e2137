"""Decisions looked over: what would have been better, and by how much.

Two streams of chance. On the first the better choices are found: all promising ones are tried on the same dice, the better
half of them again, and so on. On the second, fresh one the best, the next and the played one are judged. What was found on
one stream is often luck of that stream; only the second says how far a choice is behind, and with what doubt.

What would be called more than a slip is looked at once more, on a third stream: longer, and by games played to their end, which
know nothing of the net. The trees of one look share what the net does not understand, and a tree that had few tries knows
little of how to go on; so a bad name needs both kinds of look. The worst name needs a last one (`lived`), for all
trees take the others for weaker players than they are.

A try is one of the master's searches: its tree learns how the seat best goes on after each choice. The master looks for
victories and for points. A loss is counted in victories, but it has a name only where the master's own measure agrees: a choice
that wins a little more by a point less is a matter of taste.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

import msgspec
from mypy_extensions import i64

from ludotheca.bots.search.ismcts import Search, Series
from ludotheca.bots.settings import settings_for
from ludotheca.kernel.net import Net
from ludotheca.kernel.playout import play_quickly
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import State
from ludotheca.kernel.vecs import vec
from ludotheca.review import lived
from ludotheca.review.format import (
    BAD,
    FOUND,
    LOSSES,
    SLIP,
    Choice,
    LineDifference,
    Move,
    MoveName,
    milder,
    name_of,
)
from ludotheca.review.line import Act
from ludotheca.review.values import Judge, two_errors

SHOWN = 3
TREES = 6  # of the second stream
LEAST = 0.05  # a difference of score lines below this says nothing


class Care(msgspec.Struct, frozen=True):
    """How much is tried: `width` choices at first, `first` tries of each of them; `judged` tries of each choice on the
    second stream, `doubted` where the played one may have been worse, `sure` where it would have a bad name, `lived` games by
    players where it would have the worst; `ends` whole games for the lines of the score."""

    tries: int
    width: int
    first: int
    judged: int
    doubted: int
    sure: int
    lived: int
    ends: int


class Trial:
    """Some choices of one decision on one stream, each tried on the same hidden cards and dice. The tries of one tree learn from
    each other, so how far a choice is behind is sure only if several trees, each with a stream of its own, agree."""

    def __init__(
        self,
        judge: Judge,
        seen: State,
        seat: int,
        actions: Sequence[int],
        seed: int,
        trees: int = 1,
        *,
        to_end: bool = False,
        earlier: Trial | None = None,
    ) -> None:
        self.judge = judge
        self.earlier = earlier
        self.astray: dict[
            int, float
        ] = {}  # by action: how far another kind of look is from this one, beyond its doubt
        self.actions = list(actions)
        self.searches = [
            _search(judge, seen, seat, self.actions, seed + tree, to_end) for tree in range(trees)
        ]

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
        """How far a choice is behind another that had as many tries, in victories, and the doubt of that. What an earlier look
        said otherwise is doubt too: where nothing is left to chance all trees are one, and only longer thinking moves it."""
        a, b = self.actions.index(action), self.actions.index(best)
        trees = [
            search.root.wins[b] / int(search.root.tried[b]) - search.root.wins[a] / int(search.root.tried[a])
            for search in self.searches
        ]
        loss, doubt = sum(trees) / len(trees), two_errors(trees)
        if self.earlier is not None:
            doubt = hypot(doubt, loss - self.earlier.behind(action, best)[0])
        return loss, doubt

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


def _search(judge: Judge, seen: State, seat: int, actions: Sequence[int], seed: int, to_end: bool) -> Search:
    """A search whose root has just these choices, none of them tried yet; `to_end`: without the net, by games played to their end."""
    title = judge.game.meta.title
    settings = settings_for(title, "master")
    if to_end:
        settings = msgspec.structs.replace(settings_for(title, "veteran"), tree=True)
    net: Net | None = judge.net if settings.learned else None
    search = Search(seen, seat, settings.knobs(), seed, net)
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
    bare = Move(act.seq, act.seat, kind, legal, [], 0.0, 0.0, 0.0, True, None, [])
    named = _loss_of(second, act.action)
    if named not in BAD:
        return _told(judge, seen, act, second, bare, care, named)
    third = Trial(judge, seen, act.seat, found, _seed(judge, act, 4), TREES, earlier=second)
    third.run(found, care.sure)
    named = milder(named, _loss_of(third, act.action))
    if named in BAD:
        named = milder(named, _by_ends(judge, seen, act, found[0], care) or SLIP)
    if named == BAD[0]:
        named = milder(named, _by_players(judge, seen, act, found[0], care))
    return _told(judge, seen, act, third, bare, care, named)


def _loss_of(trial: Trial, played: int) -> MoveName | None:
    """The name of what the played choice lost to the best found, by one look."""
    best = trial.actions[0]
    if played == best or not trial.agrees(played, best):
        return None
    return name_of(*trial.behind(played, best))


def _by_ends(judge: Judge, seen: State, act: Act, best: int, care: Care) -> MoveName | None:
    """The name by games played to their end, where a net was asked before."""
    if judge.net is None:
        return BAD[0]
    ends = Trial(judge, seen, act.seat, [best, act.action], _seed(judge, act, 5), TREES, to_end=True)
    ends.run(ends.actions, care.sure // 2)
    return name_of(*ends.behind(act.action, best))


def _by_players(judge: Judge, seen: State, act: Act, best: int, care: Care) -> MoveName:
    """The name by games in which every seat looks ahead: what they make of the loss, for they are few. A slip at least: who
    looks only one step ahead may miss what the better choice was good for."""
    if judge.net is None:
        return BAD[0]
    seeds = _seed(judge, act, 7), _seed(judge, act, 8)
    loss, _ = lived.behind(judge, seen, act, best, LOSSES[0][1], care.lived, seeds)
    return name_of(loss, 0.0) or SLIP


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


def _told(
    judge: Judge, seen: State, act: Act, trial: Trial, bare: Move, care: Care, name: MoveName | None
) -> Move:
    """What the last look says. The best is the one that the first stream found: the best of another would be
    flattered by its own luck. Only the played one may take its place, where the loss is not borne out."""
    found, played = trial.actions, act.action
    best = found[0]
    loss, doubt = trial.behind(played, best) if played != best else (0.0, 0.0)
    if loss <= 0.0:
        best, loss, doubt = played, 0.0, 0.0
    rest = sorted((action for action in found if action != best), key=trial.share, reverse=True)
    lead, lead_doubt = trial.behind(rest[0], best) if rest and best == played else (0.0, 0.0)
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
