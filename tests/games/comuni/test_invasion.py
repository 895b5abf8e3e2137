"""Invasions: attack, sealed commitments, alliance, walls, pillage, hero tiles."""

from __future__ import annotations

from itertools import permutations

import pytest
from games.comuni import reference
from games.comuni.table import Table, thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.comuni.game import GAME
from ludotheca.games.comuni.rules.invasion import wall_defence
from ludotheca.games.comuni.tables import COMMIT
from ludotheca.kernel.codec import canonical, digest
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import SEVERAL, SPECTATOR


def armed(players: int = 3, **amounts: int) -> Table:
    """Everybody holds 5 armies and nothing to exchange, unless told otherwise."""
    table = Table(players)
    for seat in range(players):
        table.give(seat, **{"army": 5, "gold": 0, "pilgrim": 0, **amounts})
    return table


# The attack.


def test_a_town_is_attacked_more_for_each_point_above_the_lowest_score() -> None:
    table = armed()
    table.put(0, "economy", 4)  # 10
    table.put(1, "economy", 2)  # 3
    table.put(2, "economy", 1, 1)  # 2
    table.invade("B", (0, 0), (0, 0), (0, 0))
    assert list(table.state.attack) == [8 + 8, 8 + 1, 8]


def test_scores_beyond_59_count_as_they_are() -> None:
    table = armed()
    table.put(0, "economy", *[4] * 7)
    table.invade("A", (0, 0), (0, 0), (0, 0))
    assert int(table.state.attack[0]) == 4 + 70


def test_what_the_alliance_sends_lowers_every_attack() -> None:
    table = armed()
    table.put(0, "economy", 3)
    table.invade("C", (1, 0), (2, 0), (4, 0))
    assert list(table.state.attack) == [12 + 6 - 7, 12 - 7, 12 - 7]


def test_no_attack_goes_below_nothing() -> None:
    table = armed()
    table.invade("A", (5, 0), (5, 0), (5, 0))
    assert list(table.state.attack) == [0, 0, 0]
    assert list(table.state.pillage) == [0, 0, 0]


# Commitments.


def test_everybody_commits_at_once_and_in_secret() -> None:
    table = armed()
    table.begin_invasion("A")
    assert int(table.state.to_move()) == SEVERAL
    assert table.owing == [0, 1, 2]
    assert all(table.decision(seat).sealed for seat in range(3))
    table.commit(1, 2, 3)
    assert table.owing == [0, 2]
    assert int(table.state.to_move()) == SEVERAL


def test_any_split_of_ones_armies_will_do() -> None:
    table = armed()
    table.begin_invasion("A")
    assert table.values(0, "alliance", "armies") == [0, 1, 2, 3, 4, 5]
    table.act(0, type="alliance", armies=2)
    assert table.values(0, "city", "armies") == [0, 1, 2, 3]


def test_gold_and_pilgrims_count_as_armies_two_for_one() -> None:
    table = armed(army=1, gold=5, pilgrim=3)
    table.begin_invasion("A")
    assert table.values(0, "gold-armies", "armies") == [0, 1, 2]
    table.act(0, type="gold-armies", armies=2)
    assert table.values(0, "pilgrim-armies", "armies") == [0, 1]
    table.act(0, type="pilgrim-armies", armies=1)
    assert table.values(0, "alliance", "armies") == [0, 1, 2, 3, 4]
    table.act(0, type="alliance", armies=2)
    assert table.values(0, "city", "armies") == [1, 2]  # what was exchanged is not kept
    table.act(0, type="city", armies=1)
    for seat in (1, 2):
        table.commit(seat, 0, 0)
    assert table.stock(0) == {"gold": 1, "army": 1, "craftsman": 1, "pilgrim": 1}


@thorough
@given(st.integers(0, 4), st.integers(0, 5), st.integers(0, 5))
def test_every_commitment_is_offered_once(armies: int, gold: int, pilgrims: int) -> None:
    table = armed(2)
    table.give(0, army=armies, gold=gold, pilgrim=pilgrims)
    table.begin_invasion("A")
    ways = []
    waiting = [table.state] if table.state.owes(0) else []
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
    table = armed(gold=2)
    table.stand(0, 1, 6)
    table.begin_invasion("A")
    assert table.values(0, "gold-armies", "armies") == [0, 1]


def test_who_has_nothing_to_commit_is_not_asked() -> None:
    table = armed()
    table.give(1, army=0, gold=1, pilgrim=1)
    table.begin_invasion("A")
    assert table.owing == [0, 2]
    assert table.view().seats[1].sealed
    table = armed(army=0)
    table.begin_invasion("A")
    assert table.state.phase != COMMIT
    assert list(table.state.pillage) == [3, 4, 4]


def test_the_order_of_the_answers_does_not_matter() -> None:
    digests = set()
    for order in permutations(range(3)):
        table = armed(gold=2)
        table.begin_invasion("B")
        steps = {
            seat: iter([("gold-armies", seat % 2), ("alliance", seat + 1), ("city", 2)]) for seat in range(3)
        }
        for _ in range(3):
            for seat in order:
                kind, armies = next(steps[seat])
                table.act(seat, type=kind, armies=armies)
        digests.add(digest(table.state))
    assert len(digests) == 1


def test_hands_open_when_the_last_one_closes() -> None:
    table = armed()
    table.give_cards(0, "economy_1")  # so that the turn goes on afterwards
    table.begin_invasion("A")
    step, shown = int(table.state.step), int(table.state.shown)
    table.commit(0, 1, 1)
    table.commit(1, 2, 2)
    assert (int(table.state.step), int(table.state.shown)) == (step, shown)
    assert table.view().invasion is None
    table.commit(2, 3, 0)
    assert (int(table.state.step), int(table.state.shown)) == (step + 1, shown + 1)
    fights = table.view().invasion
    assert fights is not None
    assert [fight.commitment.alliance for fight in fights.fights] == [1, 2, 3]
    assert (fights.enemy, fights.strength, fights.alliance) == ("venice", 4, 6)


def test_a_closed_fist_shows_to_nobody_else() -> None:
    """Every other commitment gives the others the same bytes, while it is being made and once it is sealed."""
    told: dict[int, set[bytes]] = {0: set(), 2: set(), SPECTATOR: set()}
    for gold, sent, home in ((0, 0, 0), (1, 3, 2), (1, 0, 1), (0, 5, 0)):
        table = armed(gold=2)
        table.begin_invasion("A")
        table.events()
        messages: dict[int, list[bytes]] = {viewer: [] for viewer in told}
        for kind, armies in (("gold-armies", gold), ("alliance", sent), ("city", home)):
            table.act(1, type=kind, armies=armies)
            heard = table.state.sink.take() if table.state.sink else []
            for viewer, said in messages.items():
                said.append(canonical(GAME.view(table.state, viewer)))
                said.append(canonical(GAME.results(table.state)))
                said += [
                    canonical(GAME.name_event(0, kind_, numbers))
                    for kind_, audience, numbers in heard
                    if audience == -1 or (viewer >= 0 and audience >> viewer & 1)
                ]
        for viewer, said in messages.items():
            told[viewer].add(b"\n".join(said))
    assert {viewer: len(said) for viewer, said in told.items()} == {0: 1, 2: 1, SPECTATOR: 1}


def test_one_sees_ones_own_fist_and_how_far_the_others_have_come() -> None:
    table = armed(gold=2)
    table.begin_invasion("A")
    table.act(1, type="gold-armies", armies=1)
    mine = table.view(1).seats[1].commitment
    assert mine is not None
    assert (mine.gold, mine.alliance, mine.city) == (2, None, None)
    for viewer in (0, 2, SPECTATOR):
        seen = table.view(viewer).seats[1]
        assert (seen.commitment, seen.next_step, seen.sealed) == (None, "alliance", False)
    table.act(1, type="alliance", armies=3)
    table.act(1, type="city", armies=0)
    assert table.view(0).seats[1].sealed


def test_the_others_fists_are_imagined_anew_and_ones_own_is_not() -> None:
    table = armed(gold=4)
    table.begin_invasion("B")
    table.commit(0, 2, 1, gold=1)
    table.commit(1, 3, 2)
    table.act(2, type="gold-armies", armies=2)
    seen = table.view(0)
    samples = [GAME.sample(seen, 0, Rng(seed)) for seed in range(60)]
    for sample in samples:
        assert not [fault for fault in GAME.faults(sample) if "commit" in fault or "exchange" in fault]
        own = (sample.gold_armies[0], sample.alliance[0], sample.city[0])  # type: ignore[attr-defined]
        assert [int(part) for part in own] == [1, 2, 1]
    sealed = {(int(s.alliance[1]), int(s.city[1])) for s in samples}  # type: ignore[attr-defined]
    begun = {int(s.gold_armies[2]) for s in samples}  # type: ignore[attr-defined]
    assert len(sealed) > 5
    assert begun == {0, 1, 2}
    assert all(int(s.alliance[2]) == -1 for s in samples)  # type: ignore[attr-defined]


# Defence.


@pytest.mark.parametrize(("storeys", "value"), [(1, 2), (2, 5), (3, 9), (4, 14)])
def test_a_section_manned_throughout(storeys: int, value: int) -> None:
    table = Table(2)
    table.put(0, "walls", storeys)
    assert int(wall_defence(table.state, 0, storeys)) == value
    assert table.view().seats[0].walls_full == value


def test_armies_beside_the_walls_count_one_and_empty_walls_nothing() -> None:
    table = Table(2)
    assert int(wall_defence(table.state, 0, 3)) == 3
    table.put(0, "walls", 4, 4)
    assert int(wall_defence(table.state, 0, 0)) == 0
    assert int(wall_defence(table.state, 0, 10)) == 14 + 14 + 2


@thorough
@given(st.lists(st.integers(1, 4), max_size=3), st.integers(0, 12))
def test_armies_man_the_best_wall_cards(walls: list[int], armies: int) -> None:
    table = Table(2)
    table.put(0, "walls", *walls)
    assert int(wall_defence(table.state, 0, armies)) == reference.best_defence(walls, armies)


def test_the_leader_of_the_alliance_has_one_more() -> None:
    table = armed()
    table.invade("A", (0, 2), (0, 2), (0, 2), leader=1)
    assert list(table.state.defence) == [2, 3, 2]
    assert list(table.state.pillage) == [2, 1, 2]


def test_a_defence_equal_to_the_attack_holds() -> None:
    table = armed()
    table.invade("A", (0, 4), (0, 3), (0, 5), leader=2)
    assert list(table.state.pillage) == [0, 1, 0]


def test_each_missing_point_is_a_point_of_pillage_on_top_of_the_old() -> None:
    table = armed()
    table.state.pillage[1] = 60
    table.invade("C", (0, 5), (0, 2), (0, 0), leader=0)
    assert list(table.state.pillage) == [12 - 6, 60 + 10, 12]


def test_the_score_marker_does_not_move() -> None:
    table = armed()
    table.put(0, "economy", 2)
    before = [table.points(seat) for seat in range(3)]
    table.invade("C", (5, 0), (0, 5), (0, 0))
    assert [table.points(seat) for seat in range(3)] == before


def test_everything_committed_is_spent_and_the_rest_is_kept() -> None:
    table = armed()
    supply = table.supply("army")
    table.invade("A", (1, 1), (0, 0), (5, 0))
    assert [table.stock(seat)["army"] for seat in range(3)] == [3, 5, 0]
    assert table.supply("army") == supply + 7


# Hero tiles.


def tiles(table: Table, deck: str = "A") -> list[int]:
    at = 2 * "ABCD".index(deck)
    return [int(seat) for seat in table.state.hero[at : at + 2]]


def test_the_two_who_sent_most_get_the_tiles() -> None:
    table = armed()
    table.invade("A", (1, 3), (3, 0), (2, 0))
    assert tiles(table) == [1, 2]
    assert [seat.heroes for seat in table.view().seats] == [[], [3], [1]]


def test_a_pillaged_helper_gets_none() -> None:
    table = armed()
    table.put(1, "economy", 4)
    table.invade("B", (1, 4), (4, 1), (2, 3))
    assert int(table.state.pillage[1]) > 0
    assert tiles(table, "B") == [2, 0]


def test_ties_go_to_fewer_points_then_to_the_lower_comune() -> None:
    table = Table(3, ("siena", "milano", "firenze"))
    for seat in range(3):
        table.give(seat, army=5, gold=0, pilgrim=0)
    table.put(0, "economy", 1)
    table.invade("A", (2, 2), (2, 2), (2, 2))
    assert tiles(table) == [2, 1]


def test_a_lone_helper_gets_the_better_tile_and_nobody_the_other() -> None:
    table = armed()
    table.invade("C", (0, 0), (5, 0), (0, 0))
    assert int(table.state.pillage[1]) > 0
    assert tiles(table, "C") == [-1, -1]
    table = armed(army=15)
    table.invade("C", (0, 0), (15, 0), (0, 0))
    assert tiles(table, "C") == [1, -1]
    assert [event.args for event in table.events() if event.kind == "no-hero"] == [{"value": 2}]


def test_without_helpers_both_tiles_are_gone() -> None:
    table = armed(army=9)
    table.invade("B", (0, 9), (0, 9), (0, 9))
    assert tiles(table, "B") == [-1, -1]
    assert table.view().seats[0].heroes == []


@thorough
@given(st.data())
def test_heroes_are_ranked_as_the_reference_says(data: st.DataObject) -> None:
    players = data.draw(st.integers(2, 5))
    comuni = data.draw(st.permutations(["lucca", "firenze", "siena", "bologna", "milano"]))
    table = Table(players, comuni)
    sent = data.draw(st.lists(st.integers(0, 4), min_size=players, max_size=players))
    for seat in range(players):
        table.give(seat, army=12, gold=0, pilgrim=0)
        table.put(seat, "economy", *[1] * data.draw(st.integers(0, 3)))
    home = data.draw(st.lists(st.integers(0, 8), min_size=players, max_size=players))
    table.invade("A", *zip(sent, home, strict=True))
    pillaged = [int(pillage) for pillage in table.state.pillage]
    points = [table.points(seat) for seat in range(players)]
    numbers = [int(comune) for comune in table.state.comune]
    expected = reference.heroes(sent, pillaged, points, numbers)
    assert [seat for seat in tiles(table) if seat >= 0] == expected
