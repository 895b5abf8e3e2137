"""The figures of the box against a second list of them, written here by hand from the component sheet."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.actions import name_card

# Name, gold, wood, stone, points, combat; row by row.
BUILDINGS = """
statue 2 0 0 3 0, chapel 3 0 1 5 0, church 3 1 2 7 0, cathedral 5 0 3 9 0,
inn 1 1 0 0 0, market 2 2 0 1 0, farms 2 3 1 2 -1, merchants_guild 3 1 2 4 0,
guard_tower 1 0 1 1 1, blacksmith 1 2 0 2 1, barracks 2 2 1 4 0, wizards_guild 3 2 2 6 2,
palisade 0 2 0 0 1, stables 1 1 1 2 0, stone_wall 2 0 2 2 1, fortress 3 0 2 4 1,
barricade 0 1 0 0 0, crane 0 1 1 1 0, town_hall 2 1 1 2 0, embassy 2 2 2 4 0
"""
# Year, enemy, strength; lost gold, wood, stone, goods, buildings, points; won gold, wood, stone, goods, points.
ENEMIES = """
1 barbarians 2 / 0 0 0 1 1 0 / 1 0 0 0 0
1 goblins 2 / 0 1 1 0 1 1 / 0 1 0 0 0
1 goblins 3 / 1 0 0 0 1 0 / 0 0 1 0 0
1 orcs 3 / 0 0 0 2 0 1 / 1 0 0 0 0
1 zombies 4 / 0 0 0 0 0 2 / 0 0 0 0 1
2 goblins 3 / 0 2 2 0 1 1 / 0 1 0 0 0
2 goblins 4 / 2 0 0 0 1 0 / 0 0 1 0 0
2 orcs 4 / 0 0 0 2 1 0 / 1 0 0 0 0
2 barbarians 5 / 0 0 0 2 0 1 / 1 0 0 0 0
2 zombies 5 / 0 0 0 0 0 2 / 0 0 0 0 1
3 goblins 4 / 0 3 3 0 1 1 / 0 1 0 0 0
3 goblins 5 / 3 0 0 0 1 0 / 0 0 1 0 0
3 orcs 5 / 0 0 0 2 1 0 / 1 0 0 0 0
3 demons 6 / 2 1 1 0 0 1 / 0 0 0 0 1
3 zombies 6 / 0 0 0 0 0 2 / 0 0 0 0 1
4 goblins 5 / 0 4 4 0 1 1 / 0 1 0 0 0
4 goblins 6 / 4 0 0 0 1 0 / 0 0 1 0 0
4 demons 6 / 0 0 0 4 0 1 / 1 0 0 0 1
4 orcs 7 / 0 0 0 2 1 0 / 0 0 0 1 0
4 zombies 7 / 0 0 0 0 0 2 / 0 0 0 0 1
5 barbarians 7 / 0 0 0 0 0 8 / 0 0 0 0 1
5 barbarians 8 / 0 0 0 0 1 0 / 0 0 0 0 1
5 demons 8 / 0 0 0 0 1 2 / 0 0 0 0 2
5 demons 9 / 0 0 0 0 1 0 / 0 0 0 0 2
5 dragons 9 / 0 0 0 0 0 5 / 0 0 0 0 3
"""
VERSUS = {("church", "demons"): 1, ("palisade", "zombies"): 1, ("barricade", "goblins"): 1}


def test_costs_and_points_of_the_buildings() -> None:
    for index, line in enumerate(BUILDINGS.replace("\n", " ").split(",")):
        name, *numbers = line.split()
        gold, wood, stone, points, _ = map(int, numbers)
        assert box.BUILDING_NAMES[index] == name
        assert [box.cost(index, good) for good in range(3)] == [gold, wood, stone]
        assert box.points_of(index) == points
    assert sum(box.points_of(building) for building in range(20)) == 59
    assert [sum(box.cost(building, good) for building in range(20)) for good in range(3)] == [38, 22, 22]


def test_combat_of_the_buildings() -> None:
    for index, line in enumerate(BUILDINGS.replace("\n", " ").split(",")):
        name, *numbers = line.split()
        for number, enemy in enumerate(box.ENEMY_NAMES):
            assert box.combat_of(index, number) == int(numbers[4]) + VERSUS.get((name, enemy), 0)


def test_names_stand_for_the_numbers_the_rules_use() -> None:
    for index, name in enumerate(box.BUILDING_NAMES):
        assert getattr(box, name.upper()) == index
    for name in ("alchemist", "general", "smuggler", "queen"):
        assert getattr(box, name.upper()) == box.ADVISOR_NAMES.index(name) + 1


def test_the_25_enemies() -> None:
    for card, line in enumerate(ENEMIES.strip().splitlines()):
        head, lose, gain = (part.split() for part in line.split("/"))
        assert name_card(card) == {"year": int(head[0]), "enemy": head[1], "strength": int(head[2])}
        lost = [
            *(box.lose(card, good) for good in range(3)),
            box.lose(card, box.ANY_GOODS),
            box.lose(card, box.LOST_BUILDINGS),
            box.lose(card, box.POINTS),
        ]
        assert lost == list(map(int, lose))
        assert [
            *(box.gain(card, good) for good in range(3)),
            box.gain(card, box.ANY_GOODS),
            box.gain(card, box.POINTS),
        ] == list(map(int, gain))


def test_strengths_and_types_of_the_enemies() -> None:
    strengths = [sorted(box.strength_of(box.first_card(year) + i) for i in range(5)) for year in range(1, 6)]
    assert strengths == [[2, 2, 3, 3, 4], [3, 4, 4, 5, 5], [4, 5, 5, 6, 6], [5, 6, 6, 7, 7], [7, 8, 8, 9, 9]]
    assert [box.year_of(card) for card in range(box.CARDS)] == [
        year for year in range(1, 6) for _ in range(5)
    ]
    types = Counter(box.ENEMY_NAMES[box.enemy_of(card)] for card in range(box.CARDS))
    assert types == {"goblins": 8, "orcs": 4, "zombies": 4, "barbarians": 4, "demons": 4, "dragons": 1}


def test_demons_of_year_4() -> None:
    """The card on which the listings differ."""
    card = next(
        card for card in range(box.CARDS) if name_card(card) == {"year": 4, "enemy": "demons", "strength": 6}
    )
    assert (
        box.lose(card, box.ANY_GOODS),
        box.lose(card, box.LOST_BUILDINGS),
        box.lose(card, box.POINTS),
    ) == (4, 0, 1)
    assert ([box.gain(card, good) for good in range(3)], box.gain(card, box.POINTS)) == ([1, 0, 0], 1)
    assert box.COMPONENTS["enemies"][card]["status"] == "ruling"


def test_every_figure_says_how_sure_it_is() -> None:
    known = set(box.COMPONENTS["status"])
    for part in ("buildings", "advisors", "enemies"):
        assert {entry["status"] for entry in box.COMPONENTS[part]} <= known
    unsure = {entry["name"] for entry in box.COMPONENTS["buildings"] if entry["status"] != "sure"}
    assert unsure == {"cathedral", "wizards_guild", "crane"}
    assert [
        (e["year"], e["enemy"], e["strength"]) for e in box.COMPONENTS["enemies"] if e["status"] == "sure"
    ] == [(1, "goblins", 3)]


def test_eighteen_advisors() -> None:
    assert box.ADVISOR_NAMES == (
        "jester", "squire", "architect", "merchant", "sergeant", "alchemist",
        "astronomer", "treasurer", "master_hunter", "general", "swordsmith", "duchess",
        "champion", "smuggler", "inventor", "wizard", "queen", "king",
    )  # fmt: skip


@pytest.mark.parametrize("goods", [(0, 0, 0), (4, 0, 0), (1, 2, 3), (0, 4, 4)])
def test_a_set_of_goods_as_one_number(goods: tuple[int, int, int]) -> None:
    assert [box.in_set(box.set_of(*goods), good) for good in range(len(box.GOOD_NAMES))] == list(goods)
