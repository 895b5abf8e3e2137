"""What a player is told of both sets before a row is divided or a set is taken."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

from games.rome_in_a_day.scripted import FIELD, MILL, OLIVE, QUARRY, ScriptedGame, explored, position

from ludotheca.games.rome_in_a_day.actions import cell_at, kind_of
from ludotheca.games.rome_in_a_day.box import MOST_BORDER
from ludotheca.games.rome_in_a_day.foresight import Foresight, best_laying
from ludotheca.games.rome_in_a_day.game import GAME
from ludotheca.games.rome_in_a_day.rules import annex
from ludotheca.games.rome_in_a_day.rules.codes import DIVIDE
from ludotheca.games.rome_in_a_day.state import RomeState
from ludotheca.kernel.game import MatchView
from ludotheca.kernel.preview import Preview, preview
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import NOBODY

BARE_FIELD, MILL_ON_QUARRY = kind_of(FIELD, None), kind_of(QUARRY, MILL)


def seen_by(game: ScriptedGame, seat: int) -> MatchView:
    return GAME.look(game.state, seat, options={}, rules=1)


def told(game: ScriptedGame, seat: int, **action: Any) -> tuple[Preview, Foresight]:
    """A preview of an act, and what it adds."""
    foretold = preview(GAME, seen_by(game, seat), action)
    assert isinstance(foretold.more, Foresight)
    return foretold, foretold.more


def test_a_split_tells_both_sides_what_either_set_brings() -> None:
    game = explored(3)
    foretold, foresight = told(game, 0, type="split", small=[0, 3])
    assert foretold.points == 0, "a gem laid out is no loss before it is taken"
    small, large = foresight.outcomes
    assert (small.set, large.set) == ("small", "large")
    assert (len(small.theirs.lands), len(small.mine.lands)) == (2, 3)
    assert (len(large.theirs.lands), len(large.mine.lands)) == (3, 2)
    # Four gems are worth 9 points, five 13, three 6.
    assert (small.theirs.gems, small.mine.gems) == (4, -3)
    assert (large.theirs.gems, large.mine.gems) == (0, 0)


def test_the_last_split_opens_the_screens_and_still_tells_what_the_sets_bring() -> None:
    game = explored(2)
    game.divide([0])
    foretold, foresight = told(game, 1, type="split", small=[])
    assert not foretold.certain
    assert foretold.events == []
    assert len(foresight.outcomes[1].theirs.lands) == 5


def test_either_choice_tells_what_both_bring() -> None:
    game = explored(3)
    game.divide([0, 1], [2], [3])
    seen = game.row(1)
    _, foresight = told(game, 0, type="take", set="large")
    small, large = foresight.outcomes
    assert [(land.land, land.building) for land in small.mine.lands] == [seen[2]]
    assert (small.mine.gems, small.theirs.gems) == (4, -3)
    assert len(large.mine.lands) == 4
    assert (large.mine.gems, large.theirs.gems) == (0, 0)
    assert told(game, 0, type="take", set="small")[1] == foresight


def test_a_land_picked_up_or_laid_tells_nothing_more() -> None:
    game = explored(2)
    game.divide([0], [1])
    game.select("large", "large")
    kind, land = game.decision(0).kind, game.decision(0).actions[0]
    assert kind == "choose"
    assert preview(GAME, seen_by(game, 0), land).more is None


def orders(state: RomeState, seat: int, kinds: list[int]) -> Iterator[int]:
    """The points of every way to lay these lands."""
    if not kinds:
        yield int(state.built(seat))
        return
    for cell in list(state.border[seat * MOST_BORDER : seat * MOST_BORDER + state.border_size[seat]]):
        after = state.clone()
        annex.lay(after, seat, kinds[0], int(cell))
        yield from orders(after, seat, kinds[1:])


def test_two_lands_are_laid_as_well_as_they_can_be() -> None:
    """In most domains, and never a point worse than one below the most."""
    compared, missed = 0, 0
    for seed in range(4):
        state, rng = GAME.new_state(2, {}, 1), Rng(seed, 5)
        while (seat := int(state.first_owing())) != NOBODY:
            if state.phase == DIVIDE and seat == 0:
                kinds = [int(kind) for kind in state.row[:2]]
                most = max(
                    points for order in permutations(kinds) for points in orders(state, 0, list(order))
                )
                got = int(best_laying(state, 0, kinds).built(0))
                assert most - 1 <= got <= most
                compared, missed = compared + 1, missed + (got < most)
            state.apply(seat, state.random_action(seat, rng))
    assert compared == 16
    assert missed <= 2


def test_what_is_told_lies_beside_the_domain_and_adds_what_it_says() -> None:
    state = position([{(0, 0): (OLIVE, None), (1, 0): (FIELD, None)}, {}], phase=DIVIDE, round_number=2)
    laid = best_laying(state, 0, [BARE_FIELD, MILL_ON_QUARRY])
    assert laid.built(0) - state.built(0) == 2
    again = state.clone()
    for cell, kind in laid.domain_of(0)[2:]:
        annex.lay(again, 0, kind, cell)
    assert again.built(0) == laid.built(0)
    assert cell_at(0, 0) not in [cell for cell, _ in laid.domain_of(0)[2:]]


def test_gems_count_when_the_game_is_over_and_not_before() -> None:
    game = ScriptedGame(2)
    assert [result.score for result in GAME.results(game.state)] == [0, 0]
    for _ in range(4):
        assert all(line.later == (line.what == "gems") for line in GAME.results(game.state)[0].lines)
        game.round([0], "large", "small")
    over = GAME.results(game.state)
    assert [result.score for result in over] == [int(game.state.score(seat)) for seat in (0, 1)]
    assert not any(line.later for result in over for line in result.lines)
    assert over[1].score == sum(line.points for line in over[1].lines)
