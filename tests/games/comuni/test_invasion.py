"""Invasions: attack, sealed commitments, alliance, walls, pillage, hero tiles."""

from __future__ import annotations

from itertools import permutations

import pytest
from games.comuni import reference
from games.comuni.scripted import ScriptedGame, armed
from games.scripted import thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.comuni.rules import codes
from ludotheca.games.comuni.rules.invasion import garrison, wall_defence
from ludotheca.kernel.codec import digest
from ludotheca.kernel.state import SEVERAL

# The attack.


def test_a_town_is_attacked_more_for_each_point_above_the_lowest_score() -> None:
    game = armed()
    game.put(0, "economy", 4)  # 10
    game.put(1, "economy", 2)  # 3
    game.put(2, "economy", 1, 1)  # 2
    game.invade("B", (0, 0), (0, 0), (0, 0))
    assert list(game.state.attack) == [8 + 8, 8 + 1, 8]


def test_scores_beyond_59_count_as_they_are() -> None:
    game = armed()
    game.put(0, "economy", *[4] * 7)
    game.invade("A", (0, 0), (0, 0), (0, 0))
    assert int(game.state.attack[0]) == 4 + 70


def test_what_the_alliance_sends_lowers_every_attack() -> None:
    game = armed()
    game.put(0, "economy", 3)
    game.invade("C", (1, 0), (2, 0), (4, 0))
    assert list(game.state.attack) == [12 + 6 - 7, 12 - 7, 12 - 7]


def test_no_attack_goes_below_nothing() -> None:
    game = armed()
    game.invade("A", (5, 0), (5, 0), (5, 0))
    assert list(game.state.attack) == [0, 0, 0]
    assert list(game.state.pillage) == [0, 0, 0]


# Commitments.


def test_everybody_commits_at_once_and_in_secret() -> None:
    game = armed()
    game.begin_invasion("A")
    assert int(game.state.to_move()) == SEVERAL
    assert game.owing == [0, 1, 2]
    assert all(game.decision(seat).sealed for seat in range(3))
    game.commit(1, 2, 3)
    assert game.owing == [0, 2]
    assert int(game.state.to_move()) == SEVERAL


def test_any_split_of_ones_armies_will_do() -> None:
    game = armed()
    game.begin_invasion("A")
    assert game.values(0, "armies", "alliance") == [0, 1, 2, 3, 4, 5]
    game.act(0, type="alliance", armies=2)
    assert game.values(0, "armies", "city") == [0, 1, 2, 3]


def test_gold_and_pilgrims_count_as_armies_two_for_one() -> None:
    game = armed(army=1, gold=5, pilgrim=3)
    game.begin_invasion("A")
    assert game.values(0, "armies", "gold-armies") == [0, 1, 2]
    game.act(0, type="gold-armies", armies=2)
    assert game.values(0, "armies", "pilgrim-armies") == [0, 1]
    game.act(0, type="pilgrim-armies", armies=1)
    assert game.values(0, "armies", "alliance") == [0, 1, 2, 3, 4]
    game.act(0, type="alliance", armies=2)
    assert game.values(0, "armies", "city") == [1, 2]  # what was exchanged is not kept
    game.act(0, type="city", armies=1)
    for seat in (1, 2):
        game.commit(seat, 0, 0)
    assert game.stock(0) == {"gold": 1, "army": 1, "craftsman": 1, "pilgrim": 1}


@thorough
@given(st.integers(0, 4), st.integers(0, 5), st.integers(0, 5))
def test_every_commitment_is_offered_once(armies: int, gold: int, pilgrims: int) -> None:
    game = armed(2)
    game.give(0, army=armies, gold=gold, pilgrim=pilgrims)
    game.begin_invasion("A")
    ways = []
    waiting = [game.state] if game.state.owes(0) else []
    while waiting:
        state = waiting.pop()
        for action in state.actions(0):
            after = state.clone()
            after.apply(0, action)
            if after.owes(0):
                waiting.append(after)
            else:
                parts = (after.gold_armies[0], after.pilgrim_armies[0], after.alliance[0], after.city[0])
                ways.append(tuple(int(part) for part in parts))
    expected = reference.commitments(armies, gold, pilgrims)
    assert sorted(ways) == sorted(expected if max(armies, gold - 1, pilgrims - 1) > 0 else [])


def test_gold_on_the_board_is_not_at_hand() -> None:
    game = armed(gold=2)
    game.stand(0, 1, 6)
    game.begin_invasion("A")
    assert game.values(0, "armies", "gold-armies") == [0, 1]


def test_who_has_nothing_to_commit_is_not_asked() -> None:
    game = armed()
    game.give(1, army=0, gold=1, pilgrim=1)
    game.begin_invasion("A")
    assert game.owing == [0, 2]
    assert game.view().seats[1].sealed
    game = armed(army=0)
    game.begin_invasion("A")
    assert game.state.phase != codes.COMMIT
    assert list(game.state.pillage) == [3, 4, 4]


def test_the_order_of_the_answers_does_not_matter() -> None:
    digests = set()
    for order in permutations(range(3)):
        game = armed(gold=2)
        game.begin_invasion("B")
        steps = {
            seat: iter([("gold-armies", seat % 2), ("alliance", seat + 1), ("city", 2)]) for seat in range(3)
        }
        for _ in range(3):
            for seat in order:
                kind, armies = next(steps[seat])
                game.act(seat, type=kind, armies=armies)
        digests.add(digest(game.state))
    assert len(digests) == 1


def test_hands_open_when_the_last_one_closes() -> None:
    game = armed()
    game.give_cards(0, "economy_1")  # so that the turn goes on afterwards
    game.begin_invasion("A")
    step, shown = int(game.state.step), int(game.state.shown)
    game.commit(0, 1, 1)
    game.commit(1, 2, 2)
    assert (int(game.state.step), int(game.state.shown)) == (step, shown)
    assert game.view().invasion is None
    game.commit(2, 3, 0)
    assert (int(game.state.step), int(game.state.shown)) == (step + 1, shown + 1)
    fights = game.view().invasion
    assert fights is not None
    assert [fight.commitment.alliance for fight in fights.fights] == [1, 2, 3]
    assert (fights.enemy, fights.strength, fights.alliance) == ("venice", 4, 6)


# Defence.


@pytest.mark.parametrize(("storeys", "value"), [(1, 2), (2, 5), (3, 9), (4, 14)])
def test_a_section_manned_throughout(storeys: int, value: int) -> None:
    game = ScriptedGame(2)
    game.put(0, "walls", storeys)
    assert int(wall_defence(game.state, 0, storeys)) == value
    assert game.view().seats[0].walls_full == value


def test_armies_beside_the_walls_count_one_and_empty_walls_nothing() -> None:
    game = ScriptedGame(2)
    assert int(wall_defence(game.state, 0, 3)) == 3
    game.put(0, "walls", 4, 4)
    assert int(wall_defence(game.state, 0, 0)) == 0
    assert int(wall_defence(game.state, 0, 10)) == 14 + 14 + 2


@thorough
@given(st.lists(st.integers(1, 4), max_size=3), st.integers(0, 12))
def test_armies_man_the_best_wall_cards(walls: list[int], armies: int) -> None:
    game = ScriptedGame(2)
    game.put(0, "walls", *walls)
    assert int(wall_defence(game.state, 0, armies)) == reference.best_defence(walls, armies)
    assert sum(garrison(game.state, 0, armies)[1]) == reference.best_defence(walls, armies)


@pytest.mark.parametrize(
    ("walls", "armies", "manned", "counts"),
    [
        ([3], 3, [3], [4, 3, 2]),  # the nine of the booklet
        ([1, 3], 3, [0, 3], [4, 3, 2]),
        ([2, 3, 3], 5, [1, 2, 2], [4, 4, 3, 3, 3]),  # of one height those of the tallest section
        ([1], 3, [1], [2, 1, 1]),
        ([], 2, [], [1, 1]),
    ],
)
def test_armies_stand_on_the_highest_places_first(
    walls: list[int], armies: int, manned: list[int], counts: list[int]
) -> None:
    game = ScriptedGame(2)
    game.put(0, "walls", *walls)
    assert garrison(game.state, 0, armies) == (manned, counts)
    assert sum(counts) == wall_defence(game.state, 0, armies)


def test_the_leader_of_the_alliance_has_one_more() -> None:
    game = armed()
    game.invade("A", (0, 2), (0, 2), (0, 2), leader=1)
    assert list(game.state.defence) == [2, 3, 2]
    assert list(game.state.pillage) == [2, 1, 2]


def test_a_defence_equal_to_the_attack_holds() -> None:
    game = armed()
    game.invade("A", (0, 4), (0, 3), (0, 5), leader=2)
    assert list(game.state.pillage) == [0, 1, 0]


def test_each_missing_point_is_a_point_of_pillage_on_top_of_the_old() -> None:
    game = armed()
    game.state.pillage[1] = 60
    game.invade("C", (0, 5), (0, 2), (0, 0), leader=0)
    assert list(game.state.pillage) == [12 - 6, 60 + 10, 12]


def test_the_score_marker_does_not_move() -> None:
    game = armed()
    game.put(1, "economy", 4)
    before = [game.points(seat) for seat in range(3)]
    game.invade("B", (1, 4), (4, 1), (2, 3))
    assert [game.points(seat) for seat in range(3)] == before
    assert game.state.pillage[1] > 0
    assert tiles(game, "B") == [2, 0]


def test_everything_committed_is_spent_and_the_rest_is_kept() -> None:
    game = armed()
    supply = game.supply("army")
    game.invade("A", (1, 1), (0, 0), (5, 0))
    assert [game.stock(seat)["army"] for seat in range(3)] == [3, 5, 0]
    assert game.supply("army") == supply + 7


# Hero tiles.


def tiles(game: ScriptedGame, deck: str = "A") -> list[int]:
    at = 2 * "ABCD".index(deck)
    return [int(seat) for seat in game.state.hero[at : at + 2]]


def test_the_two_who_sent_most_get_the_tiles() -> None:
    game = armed()
    game.invade("A", (1, 3), (3, 0), (2, 0))
    assert tiles(game) == [1, 2]
    assert [seat.heroes for seat in game.view().seats] == [[], [3], [1]]


def test_a_pillaged_helper_gets_none() -> None:
    game = armed()
    game.put(1, "economy", 4)
    game.invade("B", (1, 4), (4, 1), (2, 3))
    assert int(game.state.pillage[1]) > 0
    assert tiles(game, "B") == [2, 0]


def test_ties_go_to_fewer_points_then_to_the_lower_comune() -> None:
    game = ScriptedGame(3, ("siena", "milano", "firenze"))
    for seat in range(3):
        game.give(seat, army=5, gold=0, pilgrim=0)
    game.put(0, "economy", 1)
    game.invade("A", (2, 2), (2, 2), (2, 2))
    assert tiles(game) == [2, 1]


def test_a_lone_helper_gets_the_better_tile_and_nobody_the_other() -> None:
    game = armed()
    game.invade("C", (0, 0), (5, 0), (0, 0))
    assert int(game.state.pillage[1]) > 0
    assert tiles(game, "C") == [-1, -1]
    game = armed(army=15)
    game.invade("C", (0, 0), (15, 0), (0, 0))
    assert tiles(game, "C") == [1, -1]
    assert [event.args for event in game.events() if event.kind == "no-hero"] == [{"value": 2}]


def test_without_helpers_both_tiles_are_gone() -> None:
    game = armed(army=9)
    game.invade("B", (0, 9), (0, 9), (0, 9))
    assert tiles(game, "B") == [-1, -1]
    assert game.view().seats[0].heroes == []


@thorough
@given(st.data())
def test_heroes_are_ranked_as_the_reference_says(data: st.DataObject) -> None:
    players = data.draw(st.integers(2, 5))
    comuni = data.draw(st.permutations(["lucca", "firenze", "siena", "bologna", "milano"]))
    game = ScriptedGame(players, comuni)
    sent = data.draw(st.lists(st.integers(0, 4), min_size=players, max_size=players))
    for seat in range(players):
        game.give(seat, army=12, gold=0, pilgrim=0)
        game.put(seat, "economy", *[1] * data.draw(st.integers(0, 3)))
    home = data.draw(st.lists(st.integers(0, 8), min_size=players, max_size=players))
    game.invade("A", *zip(sent, home, strict=True))
    pillaged = [int(pillage) for pillage in game.state.pillage]
    points = [game.points(seat) for seat in range(players)]
    numbers = [int(comune) for comune in game.state.comune]
    expected = reference.heroes(sent, pillaged, points, numbers)
    assert [seat for seat in tiles(game) if seat >= 0] == expected
