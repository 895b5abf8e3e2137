"""Phase 3: whose lands, which set, and what changes hands."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from games.rome_in_a_day import reference
from games.rome_in_a_day.scripted import ScriptedGame, divided
from games.scripted import thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.rome_in_a_day.box import taken_by, takes_from
from ludotheca.games.rome_in_a_day.view import view
from ludotheca.kernel.codec import digest
from ludotheca.kernel.state import SPECTATOR

SMALL_SETS = st.lists(st.integers(0, 4), max_size=2, unique=True).map(sorted)
SETS = st.sampled_from(["small", "large"])

# By players and round: whose lands seats 0, 1, ... take. Seats sit clockwise, the next one is the left neighbour.
SOURCES = {
    (2, 1): [1, 0],
    (2, 2): [1, 0],
    (3, 1): [1, 2, 0],
    (3, 2): [2, 0, 1],
    (4, 1): [1, 2, 3, 0],
    (4, 2): [3, 0, 1, 2],
    (5, 1): [1, 2, 3, 4, 0],
    (5, 2): [4, 0, 1, 2, 3],
}


@pytest.mark.parametrize("round_number", [1, 2, 3, 4])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_left_in_rounds_1_and_3_and_right_in_rounds_2_and_4(players: int, round_number: int) -> None:
    sources = SOURCES[players, 2 - round_number % 2]
    game = divided(players, [[]] * players, rounds_before=round_number - 1)
    assert [game.decision(seat).args["other"] for seat in range(players)] == sources
    assert [seat.takes_from for seat in view(game.state, SPECTATOR).seats] == sources
    for seat in range(players):
        assert takes_from(seat, players, round_number) == sources[seat]
        assert taken_by(sources[seat], players, round_number) == seat
        assert reference.source(seat, players, round_number) == sources[seat]


def test_a_divider_is_told_who_will_take() -> None:
    game = ScriptedGame(3)
    game.explore_any()
    assert [game.decision(seat).args["other"] for seat in range(3)] == [2, 0, 1]


def test_the_small_or_the_large_set() -> None:
    game = divided(3, [[0], [1], [2]])
    for seat in range(3):
        decision = game.decision(seat)
        assert decision.kind == "take"
        assert decision.sealed
        assert decision.actions == [{"type": "take", "set": "small"}, {"type": "take", "set": "large"}]
    for seat, chosen in enumerate(("small", "large")):
        game.act(seat, type="take", set=chosen)
        assert view(game.state, seat).seats[seat].choice == chosen


def test_minus_brings_the_small_set_with_buildings_and_gem() -> None:
    game = divided(3, [[], [0, 3], []])
    row = game.row(1)
    own = game.row(0)
    game.select("small", "large", "large")
    assert row[0][1] is not None
    assert game.to_lay(0) == Counter([row[0], row[3]])  # seat 2 took all five of seat 0's own
    assert game.gems[0] == 5  # the neighbour's gem, and the own one back with the empty set
    assert game.to_lay(2) >= Counter(own)


def test_plus_brings_the_large_set_and_leaves_the_gem() -> None:
    game = divided(3, [[], [0, 3], []])
    row = game.row(1)
    game.select("large", "large", "large")
    assert game.to_lay(0) == Counter([row[1], row[2], row[4]])
    assert game.gems == [4, 4, 4]


def test_what_the_neighbour_leaves_is_kept() -> None:
    game = divided(3, [[1, 4], [], []])
    row = game.row(0)
    game.select("small", "small", "small")
    # Seat 2 takes the small set of seat 0 with its gem; seat 0 keeps three lands and gets the gem of seat 1.
    assert game.to_lay(0) == Counter([row[0], row[2], row[3]])
    assert game.gems == [4, 4, 4]


@pytest.mark.parametrize("which", ["small", "large"])
def test_0_5_both_ways(which: str) -> None:
    game = divided(2, [[0, 1], []])
    mine, other = game.row(0), game.row(1)
    game.select(which, "large")
    if which == "small":  # a gem and no land; the divider keeps five
        assert game.to_lay(0) == Counter([mine[0], mine[1]])
        assert game.gems == [5, 3]
        assert game.to_lay(1) == Counter([mine[2], mine[3], mine[4], *other])
    else:  # five lands; the divider's gem comes back
        assert game.to_lay(0) == Counter([mine[0], mine[1], *other])
        assert game.gems == [4, 4]
        assert game.to_lay(1) == Counter([mine[2], mine[3], mine[4]])


def test_two_players_choose_from_each_other_in_every_round() -> None:
    game = ScriptedGame(2)
    for _ in range(4):
        game.explore_any()
        rows = [game.row(0), game.row(1)]
        game.divide([0], [1, 2])
        game.select("small", "large")
        assert game.to_lay(0) == Counter([rows[1][1], rows[1][2], rows[0][0]])
        game.annex_all()
    assert game.gems == [8, 0]


def test_nothing_changes_hands_before_the_last_choice() -> None:
    game = divided(4, [[0], [1], [2], [3]])
    for seat in (3, 0, 2):
        game.act(seat, type="take", set="small")
        assert game.legal(seat) == []
    assert game.owing == [1]
    assert all(not game.to_lay(seat) for seat in range(4))
    assert view(game.state, 0).phase == "select"
    game.act(1, type="take", set="small")
    assert view(game.state, 0).phase == "annex"
    assert game.owing == [0, 1, 2, 3]


def test_the_order_of_the_choices_does_not_matter() -> None:
    ends = set()
    for order in permutations(range(3)):
        game = divided(3, [[0], [1, 3], []])
        for seat in order:
            game.act(seat, type="take", set=["small", "large", "small"][seat])
        ends.add(digest(game.state))
    assert len(ends) == 1


@thorough
@given(st.data(), st.integers(2, 5), st.integers(1, 4))
def test_every_exchange_is_what_the_booklet_says(
    data: st.DataObject, players: int, round_number: int
) -> None:
    smalls = data.draw(st.lists(SMALL_SETS, min_size=players, max_size=players))
    sets = data.draw(st.lists(SETS, min_size=players, max_size=players))
    game = ScriptedGame(players)
    for _ in range(round_number - 1):
        game.round((), *["large"] * players)
    game.explore_any()
    rows = [game.row(seat) for seat in range(players)]
    before = game.gems
    game.divide(*smalls)
    game.select(*sets)
    lands, gems = reference.exchange(rows, smalls, sets, round_number)
    assert [game.to_lay(seat) for seat in range(players)] == lands
    assert [now - was for now, was in zip(game.gems, before, strict=True)] == gems
    assert [seat.row for seat in view(game.state, SPECTATOR).seats] == [[]] * players
