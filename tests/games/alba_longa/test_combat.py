"""Attacks and sabotage: strengths, order, and what each job does when it is sabotaged."""

from __future__ import annotations

import pytest
from games.alba_longa.scripted import ScriptedGame
from games.scripted import thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.rules.combat import saboteur


def ready(players: int = 4, first: int = 0, season: str = "growing", **options: bool | str) -> ScriptedGame:
    return ScriptedGame(players, first, season, **options)


def raid(game: ScriptedGame, targets: dict[int, int], heroes: dict[int, int] | None = None) -> None:
    """On to the sabotage: these kings attack these cities, with hero 0 where nothing else is said."""
    game.to_combat()
    for king, city in targets.items():
        if game.state.owes(king) and game.phase == "targets":
            game.do(king, "attack", other=city)
    while game.phase == "heroes":
        king = game.owing[0]
        game.do(king, "hero", hero=(heroes or {}).get(king, 0))


def one_raider(soldiers: int = 1, season: str = "growing", **workers: int) -> ScriptedGame:
    """King 0 attacks king 1, who has these workers and no soldiers; three kings."""
    game = ready(3, season=season)
    game.city(0, soldiers=soldiers, home=0)
    game.city(1, home=2, **workers)
    raid(game, {0: 1})
    return game


@pytest.mark.parametrize(
    ("success", "count"),
    [(-3, 0), (0, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (9, 3), (10, 4), (11, 4), (40, 4)],
)
def test_the_success_table(success: int, count: int) -> None:
    assert box.sabotage_for(success) == count


def test_only_a_greater_attack_succeeds() -> None:
    game = ready(3)
    game.city(0, soldiers=3, home=5)
    game.city(1, soldiers=2, home=4, quarry=2)
    raid(game, {0: 1, 1: 0}, {0: 0, 1: 1})
    told = {event.kind: event.args for event in game.events(0) if event.kind.startswith("attack")}
    assert told["attack-failed"] == {
        "seat": 1,
        "seats": [0],
        "attack": 3,
        "defence": 3,
        "success": 0,
        "count": 0,
    }
    assert game.workers(1, "quarry") == 0  # resolved: the season went on
    assert game.state.monuments[1] == 1


def test_all_attackers_of_a_city_make_one_attack() -> None:
    game = ready(4)
    for king in (0, 2, 3):
        game.city(king, soldiers=2, home=6)
    game.city(1, soldiers=4, home=2, quarry=2, priests=1)
    game.events(0)
    raid(game, {0: 1, 2: 1, 3: 1, 1: 0}, {2: 1})
    attack = next(e.args for e in game.events(0) if e.kind == "attack" and e.args["seat"] == 1)
    assert attack == {"seat": 1, "seats": [0, 2, 3], "attack": 7, "defence": 4, "success": 3, "count": 2}


def test_soldiers_and_hero_count_whole_in_attack_and_in_defence() -> None:
    game = ready(3)
    game.city(0, soldiers=2, home=6)
    game.city(1, soldiers=3, home=5)
    game.city(2, home=6, quarry=2)
    game.events(0)
    raid(game, {0: 1, 1: 2}, {1: 4})
    told = [e.args for e in game.events(0) if e.kind in ("attack", "attack-failed")]
    assert [(a["seat"], a["attack"], a["defence"]) for a in told] == [(1, 2, 7), (2, 7, 0)]


def test_cities_are_resolved_from_the_king_of_kings_clockwise() -> None:
    game = ready(4, first=2)
    for king in range(4):
        game.city(king, soldiers=1, home=7)
    game.events(0)
    raid(game, {0: 1, 1: 2, 2: 3, 3: 0})
    told = [e.args["seat"] for e in game.events(0) if e.kind.startswith("attack")]
    assert told == [2, 3, 0, 1]


def test_the_strongest_attacker_sabotages_first_then_in_turn() -> None:
    game = ready(4)
    game.city(0, soldiers=3, home=5)
    game.city(2, soldiers=5, home=3)
    game.city(3, soldiers=4, home=4)
    game.city(1, home=0, quarry=4, priests=4)
    raid(game, {0: 1, 2: 1, 3: 1}, {3: 3})  # 3, 5 and 7
    order = []
    while game.phase == "sabotage":
        order.append(game.owing[0])
        game.do(order[-1], "sabotage", job="quarry" if len(order) < 4 else "priests")
    assert order == [3, 2, 0, 3]  # success 15: four sabotages


def test_equal_attackers_go_from_the_king_of_kings_clockwise() -> None:
    for first, expected in ((0, [0, 2, 3]), (1, [2, 3, 0]), (2, [2, 3, 0]), (3, [3, 0, 2])):
        game = ready(4, first=first)
        for king in (0, 2, 3):
            game.city(king, soldiers=2, home=6)
        game.city(1, home=0, quarry=4, priests=4)
        raid(game, {0: 1, 2: 1, 3: 1})
        order = []
        while game.phase == "sabotage":
            order.append(game.owing[0])
            game.do(order[-1], "sabotage", job="quarry")
        assert order == expected


@thorough
@given(st.lists(st.tuples(st.integers(1, 6), st.integers(0, 4)), min_size=2, max_size=4), st.integers(0, 4))
def test_the_order_of_saboteurs_by_sorting(armies: list[tuple[int, int]], first: int) -> None:
    """King 4 is attacked by all the others; the order must be that of a plain sort."""
    game = ready(5, first=first)
    for king, (count, _) in enumerate(armies):
        game.city(king, soldiers=count, home=1)
    game.city(4, home=0, quarry=4, priests=4)
    game.to_combat()
    for king in range(len(armies)):
        game.do(king, "attack", other=4)
    for king, (_, hero) in enumerate(armies):
        game.do(king, "hero", hero=hero)
    game.do(4, "hero", hero=0)
    expected = sorted(range(len(armies)), key=lambda k: (-sum(armies[k]), (k - first) % 5))
    total = sum(sum(army) for army in armies)
    for number in range(box.sabotage_for(total)):
        assert game.phase == "sabotage"
        assert saboteur(game.state) == expected[number % len(expected)]
        king = game.owing[0]
        game.state.apply(king, game.state.actions(king)[0])


def test_sabotage_is_mandatory_and_the_saboteur_chooses_the_job() -> None:
    game = one_raider(3, merchants=2, quarry=2, priests=2)
    assert game.owing == [0]
    assert game.legal(0) == [
        {"type": "sabotage", "job": "merchants"},
        {"type": "sabotage", "job": "quarry"},
        {"type": "sabotage", "job": "priests"},
    ]
    assert game.state.sabotage_left == 2


def test_excess_sabotage_is_lost() -> None:
    game = one_raider(12, quarry=1)
    assert {"seat": 1, "count": 3} in game.told("sabotage-lost")
    assert game.phase == "name"
    assert game.state.monuments[1] == 0


def test_at_most_four_sabotages_however_great_the_success() -> None:
    game = one_raider(30, quarry=5, priests=5)
    done = 0
    while game.phase == "sabotage":
        game.do(0, "sabotage", job=game.values(0, "job")[0])
        done += 1
    assert done == 4


def test_a_job_without_workers_cannot_be_sabotaged() -> None:
    assert one_raider(1, quarry=1, priests=2).values(0, "job") == ["quarry", "priests"]


def test_soldiers_are_never_sabotaged() -> None:
    game = ready(3)
    game.city(0, soldiers=6, home=2)
    game.city(1, soldiers=3, home=5)
    game.events(0)
    raid(game, {0: 1, 1: 2})
    assert {"seat": 1, "count": 2} in game.told("sabotage-lost")


def test_sabotaged_peasants_go_home_and_do_not_work_again() -> None:
    game = one_raider(1, quarry=2, priests=2)
    game.do(0, "sabotage", job="quarry")
    told = game.told("sabotaged")
    assert told == [{"seat": 0, "other": 1, "job": "quarry", "goes": "home"}]
    assert game.state.monuments[1] == 0  # one worker alone builds nothing
    assert game.people(1) == 6


def test_the_last_merchant_placed_goes_home_and_the_sole_one_lies_down() -> None:
    game = one_raider(3, merchants=2, priests=3)
    game.do(0, "sabotage", job="merchants")
    assert (game.workers(1, "merchants"), game.state.lying_merchant[1], game.state.home[1]) == (1, 0, 3)
    game.events(0)
    game.do(0, "sabotage", job="merchants")
    assert game.told("sabotaged")[0]["goes"] == "lies"


def test_a_lying_merchant_cannot_be_sabotaged() -> None:
    game = one_raider(6, merchants=1, quarry=2, priests=2)  # three sabotages
    game.do(0, "sabotage", job="merchants")
    assert game.state.lying_merchant[1] == 1
    assert game.values(0, "job") == ["quarry", "priests"]


def test_only_this_seasons_priests_can_be_sabotaged() -> None:
    game = ready(3)
    game.city(0, soldiers=1, home=7)
    game.city(1, home=2, quarry=2, worship=7)
    game.events(0)
    raid(game, {0: 1})
    assert game.told("sabotaged") == [{"seat": 0, "other": 1, "job": "quarry", "goes": "home"}]
    assert game.state.worship[1] == 7


def test_the_granary_before_the_fields_and_field_farmers_lie_down() -> None:
    game = one_raider(6, season="harvest", farmers=6, quarry=3)  # three sabotages
    assert game.granary(1) == 1
    game.do(0, "sabotage", job="farmers")
    assert (game.granary(1), game.workers(1, "farmers"), game.state.lying_farmers[1]) == (0, 5, 0)
    assert game.state.home[1] == 3
    game.do(0, "sabotage", job="farmers")
    assert (game.workers(1, "farmers"), game.state.lying_farmers[1]) == (4, 1)
    assert game.state.home[1] == 3


def test_lying_farmers_cannot_be_sabotaged() -> None:
    game = one_raider(6, season="harvest", farmers=1, quarry=2, priests=1)
    game.do(0, "sabotage", job="farmers")
    assert game.state.lying_farmers[1] == 1
    assert game.values(0, "job") == ["quarry", "priests"]


def test_a_lying_farmer_keeps_his_field() -> None:
    """With five fields taken, one of them by a lying farmer, a captive or another farmer would be in the granary."""
    game = one_raider(1, season="harvest", farmers=5)
    assert game.state.lying_farmers[1] == 1
    assert game.granary(1) == 0


def test_where_there_is_no_choice_the_sabotage_happens_by_itself() -> None:
    game = one_raider(2, quarry=3)
    assert game.told("sabotaged") == [{"seat": 0, "other": 1, "job": "quarry", "goes": "home"}]
    assert game.phase == "name"


def test_a_king_attacked_by_two_armies_suffers_one_joint_attack() -> None:
    """Two attacks of 1 each against 1 would fail alone; together they succeed."""
    game = ready(3)
    game.city(0, soldiers=1, home=7)
    game.city(2, soldiers=1, home=7)
    game.city(1, home=6, quarry=2)
    game.events(0)
    raid(game, {0: 1, 2: 1}, {1: 1})
    attack = [e.args for e in game.events(0) if e.kind == "attack"]
    assert [(a["attack"], a["defence"], a["count"]) for a in attack] == [(2, 1, 1)]
