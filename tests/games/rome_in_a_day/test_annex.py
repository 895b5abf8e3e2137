"""Phase 4: every land is laid, each beside the domain, and stays."""

from __future__ import annotations

from collections import Counter

import pytest
from games.rome_in_a_day import reference
from games.rome_in_a_day.scripted import CELLAR, OLIVE, PRESS, VINE, ScriptedGame, border, domains, lay_all
from games.scripted import thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.rome_in_a_day.actions import coordinates, kind_of
from ludotheca.games.rome_in_a_day.box import BORDER, CELLS, MOST_BORDER
from ludotheca.games.rome_in_a_day.game import GAME
from ludotheca.games.rome_in_a_day.rules import annex
from ludotheca.games.rome_in_a_day.rules.codes import ANNEX
from ludotheca.games.rome_in_a_day.state import RomeState
from ludotheca.kernel.codec import digest
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import NOBODY

DIRECTIONS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


def all_to_seat_0(game: ScriptedGame) -> None:
    """A round's selection after which seat 0 of two must lay ten lands and seat 1 none."""
    game.explore_any()
    game.divide([], [])
    game.select("large", "small")


def test_the_first_land_has_one_place() -> None:
    game = ScriptedGame(2)
    all_to_seat_0(game)
    game.state.apply(0, game.state.actions(0)[0])
    assert game.legal(0) == [{"type": "place", "q": 0, "r": 0}]


def test_later_lands_go_to_any_free_place_beside_the_domain() -> None:
    game = ScriptedGame(2)
    all_to_seat_0(game)
    game.state.apply(0, game.state.actions(0)[0])
    game.act(0, type="place", q=0, r=0)
    game.state.apply(0, game.state.actions(0)[0])
    assert {(a["q"], a["r"]) for a in game.legal(0)} == set(DIRECTIONS)
    game.act(0, type="place", q=1, r=0)
    game.state.apply(0, game.state.actions(0)[0])
    assert {(a["q"], a["r"]) for a in game.legal(0)} == {
        *[(0, -1), (-1, 0), (-1, 1), (0, 1)],
        *[(1, -1), (2, -1), (2, 0), (1, 1)],
    }


@thorough
@given(domains())
def test_legal_places_are_the_free_places_that_touch(laid: list[tuple[int, int]]) -> None:
    state = RomeState(2)
    state.set_up()
    state.phase = ANNEX
    lay_all(state, 1, laid)
    state.chosen[1] = kind_of(OLIVE, None)
    offered = [GAME.encode(int(action)) for action in state.actions(1)]
    places = [(action["q"], action["r"]) for action in offered]
    assert len(places) == len(set(places))
    domain = {coordinates(cell): (OLIVE, None) for _, cell in laid}
    assert set(places) == reference.free_places(domain)
    assert len(places) <= MOST_BORDER


def test_taken_and_kept_lands_are_laid_in_any_order() -> None:
    game = ScriptedGame(3, cards="ABC")
    game.explore_any()
    rows = [game.row(seat) for seat in range(3)]
    game.divide([0, 1], [0, 1], [0, 1])
    game.select("small", "small", "small")
    mine = Counter([*rows[1][:2], *rows[0][2:]])
    assert game.to_lay(0) == mine
    decision = game.decision(0)
    assert decision.kind == "choose"
    assert not decision.sealed
    assert Counter((a["land"], a["building"]) for a in decision.actions) == Counter(dict.fromkeys(mine, 1))


@pytest.mark.parametrize("first", range(5))
def test_any_land_of_the_hand_can_be_first(first: int) -> None:
    game = ScriptedGame(2)
    game.explore([OLIVE, VINE, OLIVE, VINE, OLIVE], [VINE, OLIVE, VINE, OLIVE, VINE])
    game.divide([], [])
    game.select("large", "large")
    offered = game.legal(0)
    chosen = offered[first % len(offered)]
    before = game.to_lay(0)
    game.act(0, **chosen)
    assert game.decision(0).kind == "place"
    assert (game.decision(0).args["land"], game.decision(0).args["building"]) == (
        chosen["land"],
        chosen["building"],
    )
    assert game.to_lay(0) == before


def test_equal_lands_are_offered_once() -> None:
    game = ScriptedGame(2)
    game.explore([OLIVE, VINE, OLIVE, OLIVE, OLIVE], [VINE, OLIVE, VINE, VINE, VINE])
    game.divide([], [])
    game.select("large", "small")
    assert game.to_lay(0)[OLIVE, None] == game.to_lay(0)[VINE, None] == 3
    names = [(a["land"], a["building"]) for a in game.legal(0)]
    assert len(names) == len(set(names)) == 5  # two of the ten bear a cellar on a vineyard


def test_every_land_must_be_laid() -> None:
    game = ScriptedGame(2)
    all_to_seat_0(game)
    hand = game.to_lay(0)
    for laid in range(10):
        assert game.state.round == 1
        assert game.owing == [0]
        assert len(game.domain(0)) == laid
        assert {a["type"] for a in game.legal(0)} <= {"choose", "place"}
        if game.decision(0).kind == "choose":
            game.state.apply(0, game.state.actions(0)[0])
        game.state.apply(0, game.state.actions(0)[0])
    assert Counter(game.domain(0).values()) == hand
    assert game.state.round == 2


def test_the_last_land_is_picked_up_by_itself() -> None:
    game = ScriptedGame(2)
    game.explore_any()
    game.divide([0], [])
    game.select("small", "large")
    assert sum(game.to_lay(0).values()) == 1  # one land from the start
    assert game.decision(0).kind == "place"
    for _ in range(8):
        game.state.apply(1, game.state.actions(1)[0])
    assert sum(game.to_lay(1).values()) == 5
    while sum(game.to_lay(1).values()) > 1:
        game.state.apply(1, game.state.actions(1)[0])
    assert game.decision(1).kind == "place"


def test_a_building_stays_on_its_land() -> None:
    game = ScriptedGame(2, cards="AB")
    game.explore_any()
    rows = [*game.row(0), *game.row(1)]
    game.divide([0, 3], [1, 4])
    game.select("small", "large")
    assert game.to_lay(0) + game.to_lay(1) == Counter(rows)
    while game.state.round == 1:
        seat = game.owing[0]
        game.state.apply(seat, game.state.actions(seat)[-1])
    laid = Counter([*game.domain(0).values(), *game.domain(1).values()])
    assert laid == Counter(rows)
    assert {building for _, building in laid} > {PRESS, CELLAR}


def test_a_land_never_moves_again() -> None:
    game = ScriptedGame(3)
    rng = Rng(11)
    domains_before = [game.domain(seat) for seat in range(3)]
    while game.state.first_owing() != NOBODY:
        seat = int(game.state.first_owing())
        game.state.apply(seat, game.state.random_action(seat, rng))
        for i in range(3):
            now = game.domain(i)
            assert domains_before[i].items() <= now.items()
            assert len(now) - len(domains_before[i]) in ((0, 1) if i == seat else (0,))
            domains_before[i] = now
    assert sum(len(domain) for domain in domains_before) == 3 * 20


def test_a_taken_place_is_not_offered_again() -> None:
    game = ScriptedGame(2)
    all_to_seat_0(game)
    game.annex(0)
    all_to_seat_0(game)
    game.state.apply(0, game.state.actions(0)[0])
    offered = {(a["q"], a["r"]) for a in game.legal(0)}
    assert not offered & set(game.domain(0))


def test_a_seat_with_nothing_to_lay_is_not_asked() -> None:
    game = ScriptedGame(3)
    game.explore_any()
    game.divide([], [], [])
    game.select("small", "small", "large")  # seat 2 takes all of seat 0's five, who took nothing
    assert not game.to_lay(0)
    assert game.owing == [1, 2]
    assert GAME.decision(game.state, 0) is None
    assert game.legal(0) == []


def test_seats_lay_side_by_side_in_any_order() -> None:
    ends = set()
    for turns in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        game = ScriptedGame(3)
        game.explore_any()
        game.divide([0], [1], [2])
        game.select("small", "large", "large")
        while game.state.phase == ANNEX:
            for seat in turns:
                if game.state.phase == ANNEX and game.state.owes(seat):
                    game.state.apply(seat, game.state.actions(seat)[-1])
        ends.add(digest(game.state))
    assert len(ends) == 1


def test_a_domain_can_be_empty_after_round_1() -> None:
    game = ScriptedGame(2)
    all_to_seat_0(game)
    game.annex(0)
    assert game.domain(1) == {}
    assert game.state.round == 2
    game.explore_any()
    game.divide([0, 1], [])
    game.select("large", "small")
    game.state.apply(1, game.state.actions(1)[0])
    assert game.legal(1) == [{"type": "place", "q": 0, "r": 0}]
    game.act(1, type="place", q=0, r=0)
    assert len(game.domain(1)) == 1


@pytest.mark.parametrize(("dq", "dr"), DIRECTIONS)
def test_forty_lands_in_a_straight_line_stay_on_the_board(dq: int, dr: int) -> None:
    game = ScriptedGame(2)
    for _ in range(4):
        all_to_seat_0(game)
        start = len(game.domain(0))
        for i in range(start, start + 10):
            if game.decision(0).kind == "choose":
                game.state.apply(0, game.state.actions(0)[0])
            game.act(0, type="place", q=i * dq, r=i * dr)
    assert set(game.domain(0)) == {(i * dq, i * dr) for i in range(40)}
    assert len(game.domain(1)) == 0
    assert {coordinates(cell) for cell in border(game.state, 0)} == reference.free_places(game.domain(0))
    assert len(border(game.state, 0)) == MOST_BORDER  # no shape has a longer border
    assert all(0 <= cell < CELLS for cell in border(game.state, 0))
    assert sum(game.state.grid[CELLS:]) == BORDER  # nothing of it reached the other seat's board
    assert GAME.faults(game.state) == []
    assert game.score(0) == reference.score(game.domain(0), 0)


@thorough
@given(domains(), st.integers(0, 29), st.integers(0, 83))
def test_laying_puts_one_land_on_one_cell(laid: list[tuple[int, int]], kind: int, pick: int) -> None:
    state = RomeState(3)
    state.set_up()
    lay_all(state, 0, laid[:39])
    cells = border(state, 0)
    cell = cells[pick % len(cells)]
    before = state.domain_of(0)
    annex.lay(state, 0, kind, cell)
    assert state.domain_of(0) == [*before, [cell, kind]]
    assert state.domain_of(1) == state.domain_of(2) == []
    assert cell not in border(state, 0)
