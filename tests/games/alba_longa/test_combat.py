"""Attacks and sabotage: strengths, order, and what each job does when it is sabotaged."""

from __future__ import annotations

import pytest
from games.alba_longa.table import Table, thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.alba_longa.rules.combat import saboteur
from ludotheca.games.alba_longa.tables import sabotage_for


def ready(players: int = 4, first: int = 0, season: str = "growing", **options: bool | str) -> Table:
    return Table(players, first, season, **options)


def raid(table: Table, targets: dict[int, int], heroes: dict[int, int] | None = None) -> None:
    """On to the sabotage: these kings attack these cities, with hero 0 where nothing else is said."""
    table.to_combat()
    for king, city in targets.items():
        if table.state.owes(king) and table.phase == "targets":
            table.do(king, "attack", other=city)
    while table.phase == "heroes":
        king = table.owing[0]
        table.do(king, "hero", hero=(heroes or {}).get(king, 0))


def one_raider(soldiers: int = 1, season: str = "growing", **workers: int) -> Table:
    """King 0 attacks king 1, who has these workers and no soldiers; three kings."""
    table = ready(3, season=season)
    table.city(0, soldiers=soldiers, home=0)
    table.city(1, home=2, **workers)
    raid(table, {0: 1})
    return table


@pytest.mark.parametrize(
    ("success", "count"),
    [(-3, 0), (0, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (9, 3), (10, 4), (11, 4), (40, 4)],
)
def test_the_success_table(success: int, count: int) -> None:
    assert sabotage_for(success) == count


def test_only_a_greater_attack_succeeds() -> None:
    table = ready(3)
    table.city(0, soldiers=3, home=5)
    table.city(1, soldiers=2, home=4, quarry=2)
    raid(table, {0: 1, 1: 0}, {0: 0, 1: 1})
    told = {event.kind: event.args for event in table.events(0) if event.kind.startswith("attack")}
    assert told["attack-failed"] == {
        "seat": 1,
        "seats": [0],
        "attack": 3,
        "defence": 3,
        "success": 0,
        "count": 0,
    }
    assert table.workers(1, "quarry") == 0  # resolved: the season went on
    assert table.state.monuments[1] == 1


def test_all_attackers_of_a_city_make_one_attack() -> None:
    table = ready(4)
    for king in (0, 2, 3):
        table.city(king, soldiers=2, home=6)
    table.city(1, soldiers=4, home=2, quarry=2, priests=1)
    table.events(0)
    raid(table, {0: 1, 2: 1, 3: 1, 1: 0}, {2: 1})
    attack = next(e.args for e in table.events(0) if e.kind == "attack" and e.args["seat"] == 1)
    assert attack == {"seat": 1, "seats": [0, 2, 3], "attack": 7, "defence": 4, "success": 3, "count": 2}


def test_soldiers_and_hero_count_whole_in_attack_and_in_defence() -> None:
    table = ready(3)
    table.city(0, soldiers=2, home=6)
    table.city(1, soldiers=3, home=5)
    table.city(2, home=6, quarry=2)
    table.events(0)
    raid(table, {0: 1, 1: 2}, {1: 4})
    told = [e.args for e in table.events(0) if e.kind in ("attack", "attack-failed")]
    assert [(a["seat"], a["attack"], a["defence"]) for a in told] == [(1, 2, 7), (2, 7, 0)]


def test_cities_are_resolved_from_the_king_of_kings_clockwise() -> None:
    table = ready(4, first=2)
    for king in range(4):
        table.city(king, soldiers=1, home=7)
    table.events(0)
    raid(table, {0: 1, 1: 2, 2: 3, 3: 0})
    told = [e.args["seat"] for e in table.events(0) if e.kind.startswith("attack")]
    assert told == [2, 3, 0, 1]


def test_the_strongest_attacker_sabotages_first_then_in_turn() -> None:
    table = ready(4)
    table.city(0, soldiers=3, home=5)
    table.city(2, soldiers=5, home=3)
    table.city(3, soldiers=4, home=4)
    table.city(1, home=0, quarry=4, priests=4)
    raid(table, {0: 1, 2: 1, 3: 1}, {3: 3})  # 3, 5 and 7
    order = []
    while table.phase == "sabotage":
        order.append(table.owing[0])
        table.do(order[-1], "sabotage", job="quarry" if len(order) < 4 else "priests")
    assert order == [3, 2, 0, 3]  # success 15: four sabotages


def test_equal_attackers_go_from_the_king_of_kings_clockwise() -> None:
    for first, expected in ((0, [0, 2, 3]), (1, [2, 3, 0]), (2, [2, 3, 0]), (3, [3, 0, 2])):
        table = ready(4, first=first)
        for king in (0, 2, 3):
            table.city(king, soldiers=2, home=6)
        table.city(1, home=0, quarry=4, priests=4)
        raid(table, {0: 1, 2: 1, 3: 1})
        order = []
        while table.phase == "sabotage":
            order.append(table.owing[0])
            table.do(order[-1], "sabotage", job="quarry")
        assert order == expected


@thorough
@given(st.lists(st.tuples(st.integers(1, 6), st.integers(0, 4)), min_size=2, max_size=4), st.integers(0, 4))
def test_the_order_of_saboteurs_by_sorting(armies: list[tuple[int, int]], first: int) -> None:
    """King 4 is attacked by all the others; the order must be that of a plain sort."""
    table = ready(5, first=first)
    for king, (count, _) in enumerate(armies):
        table.city(king, soldiers=count, home=1)
    table.city(4, home=0, quarry=4, priests=4)
    table.to_combat()
    for king in range(len(armies)):
        table.do(king, "attack", other=4)
    for king, (_, hero) in enumerate(armies):
        table.do(king, "hero", hero=hero)
    table.do(4, "hero", hero=0)
    expected = sorted(range(len(armies)), key=lambda k: (-sum(armies[k]), (k - first) % 5))
    total = sum(sum(army) for army in armies)
    for number in range(sabotage_for(total)):
        assert table.phase == "sabotage"
        assert saboteur(table.state) == expected[number % len(expected)]
        king = table.owing[0]
        table.state.apply(king, table.state.actions(king)[0])


def test_sabotage_is_mandatory_and_the_saboteur_chooses_the_job() -> None:
    table = one_raider(3, merchants=2, quarry=2, priests=2)
    assert table.owing == [0]
    assert table.legal(0) == [
        {"type": "sabotage", "job": "merchants"},
        {"type": "sabotage", "job": "quarry"},
        {"type": "sabotage", "job": "priests"},
    ]
    assert table.state.sabotage_left == 2


def test_excess_sabotage_is_lost() -> None:
    table = one_raider(12, quarry=1)
    assert {"seat": 1, "count": 3} in table.told("sabotage-lost")
    assert table.phase == "name"
    assert table.state.monuments[1] == 0


def test_at_most_four_sabotages_however_great_the_success() -> None:
    table = one_raider(30, quarry=5, priests=5)
    done = 0
    while table.phase == "sabotage":
        table.do(0, "sabotage", job=table.values(0, "job")[0])
        done += 1
    assert done == 4


def test_a_job_without_workers_cannot_be_sabotaged() -> None:
    assert one_raider(1, quarry=1, priests=2).values(0, "job") == ["quarry", "priests"]


def test_soldiers_are_never_sabotaged() -> None:
    table = ready(3)
    table.city(0, soldiers=6, home=2)
    table.city(1, soldiers=3, home=5)
    table.events(0)
    raid(table, {0: 1, 1: 2})
    assert {"seat": 1, "count": 2} in table.told("sabotage-lost")


def test_sabotaged_peasants_go_home_and_do_not_work_again() -> None:
    table = one_raider(1, quarry=2, priests=2)
    table.do(0, "sabotage", job="quarry")
    told = table.told("sabotaged")
    assert told == [{"seat": 0, "other": 1, "job": "quarry", "goes": "home"}]
    assert table.state.monuments[1] == 0  # one worker alone builds nothing
    assert table.people(1) == 6


def test_the_last_merchant_placed_goes_home_and_the_sole_one_lies_down() -> None:
    table = one_raider(3, merchants=2, priests=3)
    table.do(0, "sabotage", job="merchants")
    assert (table.workers(1, "merchants"), table.state.lying_merchant[1], table.state.home[1]) == (1, 0, 3)
    table.events(0)
    table.do(0, "sabotage", job="merchants")
    assert table.told("sabotaged")[0]["goes"] == "lies"


def test_a_lying_merchant_cannot_be_sabotaged() -> None:
    table = one_raider(6, merchants=1, quarry=2, priests=2)  # three sabotages
    table.do(0, "sabotage", job="merchants")
    assert table.state.lying_merchant[1] == 1
    assert table.values(0, "job") == ["quarry", "priests"]


def test_only_this_seasons_priests_can_be_sabotaged() -> None:
    table = ready(3)
    table.city(0, soldiers=1, home=7)
    table.city(1, home=2, quarry=2, worship=7)
    table.events(0)
    raid(table, {0: 1})
    assert table.told("sabotaged") == [{"seat": 0, "other": 1, "job": "quarry", "goes": "home"}]
    assert table.state.worship[1] == 7


def test_the_granary_before_the_fields_and_field_farmers_lie_down() -> None:
    table = one_raider(6, season="harvest", farmers=6, quarry=3)  # three sabotages
    assert table.granary(1) == 1
    table.do(0, "sabotage", job="farmers")
    assert (table.granary(1), table.workers(1, "farmers"), table.state.lying_farmers[1]) == (0, 5, 0)
    assert table.state.home[1] == 3
    table.do(0, "sabotage", job="farmers")
    assert (table.workers(1, "farmers"), table.state.lying_farmers[1]) == (4, 1)
    assert table.state.home[1] == 3


def test_lying_farmers_cannot_be_sabotaged() -> None:
    table = one_raider(6, season="harvest", farmers=1, quarry=2, priests=1)
    table.do(0, "sabotage", job="farmers")
    assert table.state.lying_farmers[1] == 1
    assert table.values(0, "job") == ["quarry", "priests"]


def test_a_lying_farmer_keeps_his_field() -> None:
    """With five fields taken, one of them by a lying farmer, a captive or another farmer would be in the granary."""
    table = one_raider(1, season="harvest", farmers=5)
    assert table.state.lying_farmers[1] == 1
    assert table.granary(1) == 0


def test_where_there_is_no_choice_the_sabotage_happens_by_itself() -> None:
    table = one_raider(2, quarry=3)
    assert table.told("sabotaged") == [{"seat": 0, "other": 1, "job": "quarry", "goes": "home"}]
    assert table.phase == "name"


def test_a_king_attacked_by_two_armies_suffers_one_joint_attack() -> None:
    """Two attacks of 1 each against 1 would fail alone; together they succeed."""
    table = ready(3)
    table.city(0, soldiers=1, home=7)
    table.city(2, soldiers=1, home=7)
    table.city(1, home=6, quarry=2)
    table.events(0)
    raid(table, {0: 1, 2: 1}, {1: 1})
    attack = [e.args for e in table.events(0) if e.kind == "attack"]
    assert [(a["attack"], a["defence"], a["count"]) for a in attack] == [(2, 1, 1)]
