"""Who wins: points, then lands, then together."""

from __future__ import annotations

from games.rome_in_a_day import reference
from games.rome_in_a_day.reference import Place, Tile
from games.rome_in_a_day.scripted import FIELD, MILL, QUARRY, ScriptedGame, position
from games.scripted import thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.rome_in_a_day.game import GAME
from ludotheca.games.rome_in_a_day.rules.codes import ANNEX


def line(lands: int, mills: int) -> dict[Place, Tile]:
    """A row of quarries, worth nothing but for the first lands: fields with a mill, each worth as many as there are."""
    domain: dict[Place, Tile] = {(q, 0): (FIELD, MILL) for q in range(mills)}
    for q in range(mills, lands):
        domain[q, 0] = (QUARRY, None)
    return domain


def test_most_points_win() -> None:
    state = position([line(30, 1), line(4, 3), line(9, 2)], gems=[0, 0, 0])
    assert [int(state.score(seat)) for seat in range(3)] == [1, 9, 4]
    assert [int(state.place(seat)) for seat in range(3)] == [3, 1, 2]
    assert [r.won for r in GAME.results(state)] == [False, True, False]


def test_more_lands_break_a_tie() -> None:
    # 1 + 5 for two gems against 6 for three gems: equal points from different sources.
    state = position([line(5, 1), line(6, 0), line(4, 1)], gems=[2, 3, 2])
    assert [int(state.score(seat)) for seat in range(3)] == [6, 6, 6]
    assert [int(state.place(seat)) for seat in range(3)] == [2, 1, 3]
    assert [r.seat for r in GAME.results(state) if r.won] == [1]


def test_equal_seats_share_the_victory() -> None:
    state = position([line(6, 1), line(6, 0), line(3, 1)], gems=[2, 3, 2])
    assert [int(state.place(seat)) for seat in range(3)] == [1, 1, 3]
    assert [r.seat for r in GAME.results(state) if r.won] == [0, 1]


def test_equal_seats_share_the_better_place() -> None:
    state = position([line(6, 1), line(9, 3), line(6, 1), line(6, 1), line(2, 1)], gems=[0] * 5)
    assert [int(state.place(seat)) for seat in range(5)] == [2, 1, 2, 2, 5]


def test_nobody_has_won_before_the_end() -> None:
    state = position([line(5, 3), line(5, 1)], gems=[4, 4], phase=ANNEX, round_number=2)
    state.chosen[0] = 0
    assert [r.won for r in GAME.results(state)] == [False, False]


@thorough
@given(st.lists(st.tuples(st.integers(0, 6), st.integers(0, 3), st.integers(0, 8)), min_size=2, max_size=5))
def test_any_ranking_is_what_the_reference_says(seats: list[tuple[int, int, int]]) -> None:
    state = position(
        [line(max(lands, mills), mills) for lands, mills, _ in seats], gems=[gems for _, _, gems in seats]
    )
    scores = [int(state.score(seat)) for seat in range(len(seats))]
    lands = [max(lands, mills) for lands, mills, _ in seats]
    expected = reference.places(scores, lands)
    assert [int(state.place(seat)) for seat in range(len(seats))] == expected
    assert [bool(state.won(seat)) for seat in range(len(seats))] == [place == 1 for place in expected]


def test_a_played_game_names_its_winner() -> None:
    game = ScriptedGame(2)
    for _ in range(4):
        game.round([], "small", "large")
    # Seat 0 took four gems and no land: 31 points; seat 1 has all forty lands and no gem.
    assert game.gems == [8, 0]
    assert [len(game.domain(seat)) for seat in (0, 1)] == [0, 40]
    results = GAME.results(game.state)
    assert results[0].score == 31
    assert results[1].score == reference.score(game.domain(1), 0)
    best = max(results, key=lambda result: result.score)
    assert [result.seat for result in results if result.won] == [best.seat]
