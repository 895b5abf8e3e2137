"""Phase 2: sixteen splits, a gem on the smaller set, opened together."""

from __future__ import annotations

from itertools import permutations

import pytest
from games.rome_in_a_day.scripted import FIELD, OLIVE, QUARRY, SMALL_SETS, TOWN, VINE, ScriptedGame, explored

from ludotheca.games.rome_in_a_day.game import GAME
from ludotheca.games.rome_in_a_day.view import view
from ludotheca.kernel.codec import digest
from ludotheca.kernel.state import SEVERAL, SPECTATOR


def test_all_sixteen_splits_and_no_other() -> None:
    game = explored()
    for seat in range(3):
        decision = game.decision(seat)
        assert decision.kind == "split"
        assert decision.sealed
        assert [a["type"] for a in decision.actions] == ["split"] * 16
        assert sorted(a["small"] for a in decision.actions) == sorted(SMALL_SETS)


def test_sizes_are_0_5_and_1_4_and_2_3() -> None:
    sizes = [len(a["small"]) for a in explored().legal(0)]
    assert [sizes.count(size) for size in range(6)] == [1, 5, 10, 0, 0, 0]


def test_equal_bare_lands_at_other_positions_are_other_splits() -> None:
    game = ScriptedGame(2)
    game.explore([OLIVE, VINE, FIELD, FIELD, FIELD], [TOWN, QUARRY, OLIVE, OLIVE, OLIVE])
    assert len(game.legal(0)) == 16
    assert {"type": "split", "small": [2, 3]} in game.legal(0)
    assert {"type": "split", "small": [3, 4]} in game.legal(0)


@pytest.mark.parametrize("small", SMALL_SETS)
def test_a_gem_of_the_own_reserve_goes_on_the_smaller_set(small: list[int]) -> None:
    game = explored()
    game.act(1, type="split", small=small)
    assert game.gems == [4, 3, 4]
    assert game.state.split[1] == sum(1 << i for i in small)


def test_the_reserve_is_one_lower_until_the_selection_opens() -> None:
    game = explored()
    game.divide([0], [1], [2])
    assert game.gems == [3, 3, 3]
    assert [seat.gems for seat in view(game.state, SPECTATOR).seats] == [3, 3, 3]
    game.act(0, type="take", set="large")
    game.act(1, type="take", set="large")
    assert game.gems == [3, 3, 3]
    game.act(2, type="take", set="large")
    assert game.gems == [4, 4, 4]


def test_all_divide_at_once_and_a_sealed_split_owes_nothing() -> None:
    game = explored()
    assert game.state.to_move() == SEVERAL
    game.act(1, type="split", small=[0, 1])
    assert game.owing == [0, 2]
    assert game.legal(1) == []
    assert GAME.decision(game.state, 1) is None


def test_splits_open_when_the_last_is_sealed() -> None:
    game = explored()
    shown, step = game.state.shown, game.state.step
    game.act(2, type="split", small=[0, 1])
    game.act(0, type="split", small=[])
    assert view(game.state, 1).phase == "divide"
    assert (game.state.shown, game.state.step) == (shown, step)
    game.act(1, type="split", small=[3])
    seen = view(game.state, SPECTATOR)
    assert seen.phase == "select"
    assert [seat.split for seat in seen.seats] == [[], [3], [0, 1]]
    assert (game.state.shown, game.state.step) == (shown + 1, step + 1)


def test_the_order_of_the_answers_does_not_matter() -> None:
    smalls = [[0, 1], [], [4]]
    ends = set()
    for order in permutations(range(3)):
        game = explored()
        for seat in order:
            game.act(seat, type="split", small=smalls[seat])
        ends.add(digest(game.state))
    assert len(ends) == 1
