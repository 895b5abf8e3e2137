"""A bot knows what a person in its seat knows, and no more."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import ludotheca.bots
from ludotheca.bots.bot import Budget
from ludotheca.bots.levels import BOTS, make_bot
from ludotheca.games import registry
from ludotheca.kernel.codec import canonical
from ludotheca.kernel.game import Decision, Game, MatchView
from ludotheca.kernel.playout import deal, move_quickly
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import NOBODY, State
from ludotheca.kernel.vecs import NATIVE

FEW = Budget(iterations=8)
# Decisions looked at per title and bot.
ENOUGH = 3
GAMES = 30
# Plain Python is slow, and which mode runs cannot change what a bot may know.
SEEDS = 3 if NATIVE else 1


@cache
def two_truths(title: str) -> list[tuple[State, State, int]]:
    """Positions in which a seat must decide, each with another position that looks the same from that seat."""
    game = registry.get(title)
    found: list[tuple[State, State, int]] = []
    rng = Rng(11)
    for _ in range(GAMES):
        state = game.new_state(game.nearest_players(3), game.check_options({}), game.meta.rules_version)
        while (mover := int(deal(state, rng))) != NOBODY:
            seat = last_owing(state)
            if len(state.actions(seat)) > 1:
                other = state.clone()
                other.redraw_hidden(seat, rng)
                if other.dump() != state.dump():
                    found.append((state.clone(), other, seat))
            if len(found) == ENOUGH:
                return found
            move_quickly(state, mover, rng)
    raise AssertionError("too few positions hide anything: this test would show nothing")


def last_owing(state: State) -> int:
    """The last seat that owes a decision: of several at once, those before it may have answered already."""
    return [seat for seat in range(int(state.players)) if state.owes(seat)][-1]


def view_of(game: Game, state: State, seat: int) -> MatchView:
    return game.look(state, seat, options=game.check_options({}), rules=game.meta.rules_version)


def decision_of(game: Game, state: State, seat: int) -> Decision:
    decision = game.decision(state, seat)
    assert decision is not None
    return decision


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("title", registry.titles())
def test_the_hidden_truth_changes_no_answer(title: str, level: str) -> None:
    """Two truths that look alike from the seat get the same answers from the same seeds, hence the same distribution."""
    game = registry.get(title)
    for truth, other, seat in two_truths(title):
        assert canonical(game.view(truth, seat)) == canonical(game.view(other, seat))
        for seed in range(SEEDS):
            answers = [
                make_bot(level, game, seed, seat).choose(
                    view_of(game, state, seat), decision_of(game, state, seat), FEW
                )
                for state in (truth, other)
            ]
            assert answers[0] == answers[1]
            assert answers[0] in decision_of(game, truth, seat).actions


def test_bots_reach_for_nothing_but_views() -> None:
    """No module of bots/ imports the server, or anything of a match but the view that is handed to a bot."""
    folder = Path(ludotheca.bots.__file__).parent
    sources = sorted(folder.rglob("*.py"))
    assert len(sources) > 5
    for source in sources:
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                assert not any(name.name.startswith("ludotheca") for name in node.names), source.name
            elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("ludotheca"):
                package = (node.module or "").split(".")[1]
                assert package in {"bots", "kernel"}, f"{source.name} imports {node.module}"
                if node.module == "ludotheca.kernel.match":
                    assert {name.name for name in node.names} == {"MatchView"}, source.name
