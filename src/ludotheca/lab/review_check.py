"""Whether a review can be trusted: its promises, tried on games that are played for it.

planted     one decision of a game of masters is replaced by one that a long search calls a blunder: is it named?
untouched   games of masters as they were: how many blunders are named in them?
third       losses named in games of regular players, judged a third time, longer and on a third stream: do they stay?
own         positions that a seat cannot tell apart: is the seat told the same, byte for byte?

A trial follows from its number alone, so it does not matter which process makes it, or when. `ludotheca arena --luck` tries luck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from ludotheca.kernel.codec import canonical
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY, State
from ludotheca.lab import backends
from ludotheca.lab.arena.game import ArenaGame
from ludotheca.lab.arena.plan import make_plan
from ludotheca.lab.plan import Plan
from ludotheca.lab.statistics import rate, wilson
from ludotheca.review.engine import CARES
from ludotheca.review.format import Move
from ludotheca.review.line import Act
from ludotheca.review.moves import TREES, Trial, look_over
from ludotheca.review.values import Judge

KINDS = ("planted", "untouched", "third", "own")
BLUNDER = 0.15
LONG = 1_000  # tries of each of the two choices: 2,000 iterations
GLANCE = 24  # tries of each choice, to see whether a blunder is possible
MOST_LOOKS = 40  # decisions of a game that are looked at for a place to plant
SEED = 20_261_116
MASTER = "master@x1"  # as many iterations as the level has, however long they take


class Trials(msgspec.Struct, frozen=True):
    """What one game brought. `of` is how many were tried, `good` how many were as promised: blunders planted and named; games
    and blunders named in them (`good` counts those without); losses judged a third time and kept; pairs and equal ones.
    `named` counts, of the planted, those called a blunder too; of the untouched games, the blunders."""

    kind: str
    number: int
    of: int
    good: int
    named: int = 0


class Promise(msgspec.Struct, frozen=True):
    """All trials of one kind, and what was promised of them. The true figure lies between `low` and `high` (95 %)."""

    kind: str
    of: int
    good: int
    named: int
    figure: float
    low: float
    high: float
    wanted: float
    kept: bool


class Game(ArenaGame):
    """A game of the arena whose acts are kept."""

    def __init__(self, plan: Plan, number: int) -> None:
        super().__init__(plan, number)
        self.acts: list[Act] = []

    def _apply(self, seat: int, action: int) -> None:
        self.acts.append(Act(len(self.acts), seat, action))
        super()._apply(seat, action)


def try_one(title: str, players: int, part: tuple[str, int]) -> Trials:
    """One trial of a kind."""
    kind, number = part
    if backends.stopping():
        raise backends.Stopped
    return {"planted": planted, "untouched": untouched, "third": third, "own": own}[kind](
        title, players, number
    )


def played(title: str, players: int, bot: str, number: int) -> tuple[Game, State]:
    """A whole game of equal bots, and its first position."""
    plan = make_plan(title, players, [bot], SEED)
    game = Game(plan, number)
    start = game.state.clone()
    while game.step():
        pass
    return game, start


def decisions(start: State, acts: Sequence[Act]) -> Iterator[tuple[State, Act]]:
    """Every decision with a choice, with the position before it."""
    state = start.clone()
    for act in acts:
        if act.seat != CHANCE and len(state.actions(act.seat)) > 1:
            yield state.clone(), act
        state.apply(act.seat, act.action)


def judge_of(game: Game, seat: int, number: int) -> Judge:
    """The judge of a review at normal effort."""
    return Judge(
        game.game, game.plan.rules, seat, "own", CARES["normal"].tries, seed=Rng(SEED, number).next32() << 20
    )


def looked_over(game: Game, state: State, act: Act, number: int) -> Move:
    """What the review says of a decision."""
    judge = judge_of(game, act.seat, number)
    return look_over(judge, judge.seen(state, game.plan.options), act, "", CARES["normal"])


def planted(title: str, players: int, number: int) -> Trials:
    """The first decision, in an order drawn by lot, where some choice is a blunder; the others are passed by."""
    game, start = played(title, players, MASTER, number)
    found = list(decisions(start, game.acts))
    rng = Rng(SEED, 1_000_000 + number)
    for _ in range(min(MOST_LOOKS, len(found))):
        state, act = found.pop(int(rng.below(len(found))))
        bad = blunder_at(game, state, act, number, rng)
        if bad is not None:
            move = looked_over(game, state, Act(act.seq, act.seat, bad), number)
            named = move.name not in (None, "found")
            return Trials("planted", number, 1, int(named), int(move.name == "blunder"))
    return Trials("planted", number, 0, 0)


def blunder_at(game: Game, state: State, act: Act, number: int, rng: Rng) -> int | None:
    """A choice that 2,000 iterations call at least 15 wins in 100 worse than the master's own."""
    judge = judge_of(game, act.seat, number)
    seen = judge.seen(state, game.plan.options)
    actions = [int(action) for action in seen.actions(act.seat)]
    others = [action for action in actions if action != act.action]
    some = [others.pop(int(rng.below(len(others)))) for _ in range(min(8, len(others)))]
    glance = Trial(judge, seen, act.seat, [act.action, *some], rng.next32())
    glance.run(glance.actions, GLANCE)
    worse = [action for action in some if glance.behind(action, act.action)[0] >= BLUNDER]
    if not worse:
        return None
    bad = worse[int(rng.below(len(worse)))]
    long = Trial(judge, seen, act.seat, [act.action, bad], rng.next32(), TREES)
    long.run(long.actions, LONG)
    return bad if long.behind(bad, act.action)[0] >= BLUNDER else None


def untouched(title: str, players: int, number: int) -> Trials:
    """Every decision of every seat of a game of masters."""
    game, start = played(title, players, MASTER, number)
    names = [looked_over(game, state, act, number).name for state, act in decisions(start, game.acts)]
    blunders = names.count("blunder")
    return Trials("untouched", number, 1, int(not blunders), blunders)


def third(title: str, players: int, number: int) -> Trials:
    """What is named of one seat of a game of regular players, once more at length."""
    game, start = played(title, players, "regular", number)
    rng = Rng(SEED, 2_000_000 + number)
    of = good = 0
    for state, act in decisions(start, game.acts):
        if act.seat != number % players:
            continue
        move = looked_over(game, state, act, number)
        if move.name in (None, "found"):
            continue
        judge = judge_of(game, act.seat, number)
        best = game.game.decode(move.best.action)
        trial = Trial(
            judge, judge.seen(state, game.plan.options), act.seat, [best, act.action], rng.next32(), TREES
        )
        trial.run(trial.actions, LONG)
        loss, doubt = trial.behind(act.action, best)
        of += 1
        good += loss > doubt / 2  # one standard error
    return Trials("third", number, of, good)


def own(title: str, players: int, number: int) -> Trials:
    """Along a game of random players, for others leave little hidden in some titles: the truth, and the same with everything drawn
    anew that a seat cannot see."""
    game, start = played(title, players, "uniform", number)
    rng = Rng(SEED, 3_000_000 + number)
    of = good = 0
    for state, act in decisions(start, game.acts):
        for seat in range(players):
            other = state.clone()
            other.redraw_hidden(seat, rng)
            if canonical(other.dump()) == canonical(state.dump()):
                continue
            of += 1
            told = [_told(game, one, seat, act.seq, number) for one in (state, other)]
            good += told[0] == told[1]
    return Trials("own", number, of, good)


def _told(game: Game, state: State, seat: int, seq: int, number: int) -> bytes:
    """All that the review would tell a seat of a position: the shares, and what it thinks of a choice."""
    judge = judge_of(game, seat, number)
    judge.tries = 2
    seen = judge.seen(state, game.plan.options)
    told: list[object] = [judge.values(seen)]
    if seen.to_move() != NOBODY and seen.owes(seat) and len(seen.actions(seat)) > 1:
        act = Act(seq, seat, int(seen.actions(seat)[0]))
        told.append(
            look_over(judge, seen, act, "", msgspec.structs.replace(CARES["quick"], first=2, judged=4))
        )
    return canonical(told)


def promises(trials: Sequence[Trials]) -> list[Promise]:
    """What came of them: shares in the units of the promise."""
    made = []
    for kind, wanted in (("planted", 0.9), ("untouched", 0.1), ("third", 0.85), ("own", 1.0)):
        mine = [trial for trial in trials if trial.kind == kind]
        of, good, named = (sum(getattr(trial, name) for trial in mine) for name in ("of", "good", "named"))
        if not of:
            continue
        seldom = kind == "untouched"
        figure = (named if seldom else good) / of
        low, high = rate(named, of) if seldom else wilson(good, of)
        kept = figure <= wanted if seldom else figure >= wanted
        made.append(Promise(kind, of, good, named, figure, low, high, wanted, kept))
    return made


def parts(kinds: Sequence[str], games: int) -> list[tuple[str, int]]:
    """The trials that are due, the kinds side by side."""
    return [(kind, number) for number in range(games) for kind in kinds]
