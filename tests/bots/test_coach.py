"""Counsel for learners: it knows what they know, objects to a blunder, says where it costs, and is silent where nothing is much worse."""

from __future__ import annotations

import pytest

from ludotheca.bots.coach import MUCH, SURE, Clock, Counsel, compare, counsel
from ludotheca.bots.reasons import reasons
from ludotheca.games import registry
from ludotheca.kernel.chance import SeededDealer
from ludotheca.kernel.game import Decision, MatchView
from ludotheca.kernel.match import Match
from ludotheca.lessons.course import Course
from ludotheca.lessons.script import lessons

pytestmark = pytest.mark.once


def at(title: str, number: int, step: int) -> tuple[MatchView, Decision]:
    """The learner's view and decision at a step of a lesson, from 1."""
    game = registry.get(title)
    course = Course(game, lessons(game)[number - 1])
    while course.step < step - 1:
        asked = course.asked()
        assert course.act(asked.play) if asked else course.go_on()
    decision = course.moment().decision
    assert decision is not None
    return course.match.view(0), decision


def test_selling_ones_peasants_is_objected_to() -> None:
    game, (view, decision) = registry.get("alba_longa"), at("alba_longa", 2, 8)
    told: Counsel = counsel(game, view, decision, 5, tries=240)
    assert told == counsel(game, view, decision, 5, tries=240), "the same seed, the same counsel"
    assert told.values[0].action == {"type": "keep"}
    assert len(told.values) == len(decision.actions), "also what a master would not think of"
    sold = {objection.action["count"]: objection for objection in told.objections}
    assert max(action.get("count", 0) for action in decision.actions) in sold
    for objection in told.objections:
        assert objection.better == {"type": "keep"}
        assert objection.loss > MUCH
        assert objection.loss > SURE * objection.doubt


def test_a_decision_without_a_choice_is_not_weighed() -> None:
    view, decision = at("alba_longa", 2, 8)
    lone = Decision(decision.seat, decision.kind, decision.args, decision.actions[:1])
    assert counsel(registry.get("alba_longa"), view, lone, 1) == Counsel([], [], 0)


def test_what_is_the_same_is_never_objected_to() -> None:
    """An act compared with itself, on the same cards and dice."""
    game, (view, decision) = registry.get("alba_longa"), at("alba_longa", 2, 8)
    code = game.decode(decision.actions[0])
    ((_, loss, doubt),) = compare(game, view, decision, 3, code, [code], Clock(0.0, 40))
    assert abs(loss) <= MUCH
    assert doubt >= 0


def the_last_land() -> tuple[MatchView, Decision]:
    """The last decision of a seat in Rome in a Day: nothing that comes after it changes what its places bring."""
    game = registry.get("rome_in_a_day")
    match, found = Match.start(game, SeededDealer(2), players=2), None
    while decisions := match.decisions():
        for decision in decisions:
            if decision.seat == 0 and decision.kind == "place" and len(decision.actions) > 1:
                found = match.view(0), decision
        match.submit(decisions[0].seat, decisions[0].actions[0])
    assert found
    return found


def test_reasons_are_what_the_lines_of_the_score_come_to() -> None:
    game, (view, decision) = registry.get("rome_in_a_day"), the_last_land()
    brings: dict[int, dict[str, int]] = {}
    for code in map(game.decode, decision.actions):
        state = game.state_from_view(view)
        state.apply(0, code)
        brings[code] = {line.what: line.points for line in game.score_lines(state, 0)}
    best, worst = (of(brings, key=lambda code: sum(brings[code].values())) for of in (max, min))
    lost = {what: points - brings[best][what] for what, points in brings[worst].items()}
    assert any(lost.values())
    more, less = reasons(game, view, 0, 3, [best, worst], 0.0)
    assert less == {what: points for what, points in lost.items() if points}
    assert more == {what: -points for what, points in lost.items() if points < 0}
    assert reasons(game, view, 0, 3, [best, best], 0.0) == [{}, {}]
    assert reasons(game, view, 0, 3, [best], 0.0) == [{}], "there is nothing to compare it with"
    assert reasons(game, view, 0, 3, [best, worst], 1e-9) == [{}, {}], "one game says nothing"
