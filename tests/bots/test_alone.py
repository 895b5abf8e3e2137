"""Stretches that a seat plays alone, and answers that were sealed before it was asked."""

from __future__ import annotations

import itertools
import time

import pytest
from bots.test_honesty import decision_of, two_truths, view_of
from mypy_extensions import i64

from ludotheca.bots.search.alone import Alone, Plans
from ludotheca.bots.searcher import SearchBot
from ludotheca.bots.settings import LevelSettings
from ludotheca.games import registry
from ludotheca.kernel.playout import deal, move_quickly
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import NOBODY, State
from ludotheca.kernel.vecs import vec

SEALED = {
    "rome_in_a_day": ("split", "choice"),
    "comuni": ("alliance", "city"),
    "alba_longa": ("target", "hero"),
}


class Steps(State):
    """Three steps of 0 or 1. The policy takes 0, which brings a point; three times 1 bring ten."""

    def __init__(self, players: i64 = 2) -> None:
        super().__init__(players)
        self.taken: list[int] = []

    def to_move(self) -> i64:
        return 0 if len(self.taken) < 3 else NOBODY

    def alone(self, seat: i64) -> bool:
        return len(self.taken) < 3

    def actions(self, seat: i64) -> vec[i64]:
        return vec[i64]([0, 1])

    def greedy_action(self, seat: i64, rng: Rng) -> i64:
        return 0

    def apply(self, seat: i64, action: i64) -> None:
        self.taken.append(int(action))

    def score(self, seat: i64) -> i64:
        if seat == 1:
            return 0
        return 10 if self.taken == [1, 1, 1] else self.taken.count(0)

    def clone(self) -> State:
        copy = Steps()
        copy.taken = list(self.taken)
        return copy


def planned(beam: int, tries: int = 0) -> tuple[int, int]:
    plan = Alone(Steps(), 0, LevelSettings(beam=beam).knobs(), 1, None)
    return int(plan.best(tries, 0.0)), int(plan.tried)


def test_a_stretch_is_planned_through() -> None:
    assert planned(8)[0] == 1
    assert planned(1)[0] == 0, "who follows the best plan alone does not see it"
    assert planned(8, 1) == (0, 1)


def test_a_plan_ends_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(ticks))
    plan = Alone(Steps(), 0, LevelSettings(beam=8).knobs(), 1, None)
    assert plan.best(0, 2.5) == 0
    assert plan.tried == 3


def test_the_best_plans_are_kept_and_equal_ones_once() -> None:
    plans = Plans(2)
    for start, worth in enumerate([0.5, 0.2, 0.5, 0.7, 0.6]):
        plans.add(Steps(), start, worth)
    assert [int(start) for start in plans.starts] == [3, 4]
    assert list(plans.worths) == [0.7, 0.6]


def test_lands_are_laid_by_a_plan() -> None:
    """Rome in a Day: from the first land of a hand to the last, while the others' lands wait."""
    game = registry.get("rome_in_a_day")
    state, rng = game.new_state(3, game.check_options({}, 3), 1), Rng(3)
    asked = 0
    while asked < 4 and (seat := int(deal(state, rng))) != NOBODY:
        if state.alone(seat) and len(state.actions(seat)) > 1:
            bot = SearchBot(game, Rng(1), LevelSettings(iterations=30, beam=4))
            view = game.look(state, seat, options=game.check_options({}, 3), rules=1)
            decision = decision_of(game, state, seat)
            answer = bot.choose(view, decision, bot.budget)
            assert answer in decision.actions
            state.apply(seat, game.decode(answer))
            asked += 1
        else:
            move_quickly(state, seat, rng)
    assert asked == 4
    assert not game.new_state(3, game.check_options({}, 3), 1).alone(0)


@pytest.mark.parametrize("title", sorted(SEALED))
def test_sealed_answers_are_taken_back(title: str) -> None:
    """Whatever they were, nothing of them is left, and who gave them owes an answer again."""
    game = registry.get(title)
    for truth, other, seat in two_truths(title):
        own = truth.clone()
        reopened = []
        for state in (truth.clone(), other.clone()):
            state.reopen(seat)
            reopened.append({name: list(getattr(state, name)) for name in SEALED[title]})
            assert state.owes(seat)
            assert sum(state.owes(at) for at in range(3)) >= sum(own.owes(at) for at in range(3))
        assert reopened[0] == reopened[1]
        assert view_of(game, truth, seat) == view_of(game, own, seat), "reopening a copy changes no other"
