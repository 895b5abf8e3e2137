"""Every worked example of the booklet, with its own numbers.

The four governors sit in the order drawn at their set-up: Fred, Laurence, Robin, Théo are seats 0 to 3.
"""

from __future__ import annotations

import pytest
from games.kingsburg.table import AID, AUTUMN, ENVOY, SPRING, Table

from ludotheca.kernel.state import CHANCE

FRED, LAURENCE, ROBIN, THEO = range(4)
ROLLS = {FRED: (2, 2, 6), LAURENCE: (1, 3, 5), ROBIN: (2, 3, 5), THEO: (4, 4, 5)}


def begin() -> Table:
    """The set-up and the first King's Aid."""
    table = Table(4, order=(FRED, LAURENCE, ROBIN, THEO))
    table.take(LAURENCE, "wood")
    table.take(THEO, "stone")
    table.take(FRED, "gold")
    table.take(ROBIN, "gold")
    return table


def rolled() -> Table:
    table = begin()
    for seat in (FRED, LAURENCE, ROBIN, THEO):
        table.roll(seat, *ROLLS[seat])
    return table


def influenced() -> Table:
    """Up to the Merchant's gift, the first that leaves a choice."""
    table = rolled()
    table.influence(LAURENCE, "treasurer", 3, 5)
    table.influence(FRED, "merchant", 2, 2)
    table.influence(ROBIN, "astronomer", 2, 5)
    table.influence(THEO, "master_hunter", 4, 5)
    table.influence(LAURENCE, "jester", 1)
    table.influence(FRED, "alchemist", 6)
    table.influence(ROBIN, "architect", 3)
    return table


def helped() -> Table:
    """Up to the buildings of the first season."""
    table = influenced()
    table.take(FRED, "wood")
    table.act(FRED, type="swap", good="wood")
    table.take(ROBIN, "wood")
    table.take(THEO, "gold", "wood")
    return table


def test_turn_order_drawn_at_set_up() -> None:
    assert begin().order == [FRED, LAURENCE, ROBIN, THEO]


def test_kings_aid_in_year_1() -> None:
    table = Table(4)
    assert table.phase == (1, AID)
    assert table.owing == [FRED, LAURENCE, ROBIN, THEO]
    table = begin()
    assert table.goods(LAURENCE) == (0, 1, 0)
    assert table.goods(THEO) == (0, 0, 1)
    assert table.goods(FRED) == table.goods(ROBIN) == (1, 0, 0)
    assert table.state.aid == -1  # nobody has the white die


SIX = ("statue", "chapel", "inn", "guard_tower", "palisade", "barricade")


def test_kings_aid_in_year_3() -> None:
    table = Table(4)
    table.own(LAURENCE, *SIX)
    table.own(THEO, *SIX[:5], gold=1, wood=1)
    table.own(FRED, *SIX[:5])
    table.own(ROBIN, *SIX, stone=1)
    table.begin(AID, year=3)
    assert table.phase == (3, SPRING)
    assert table.state.aid == FRED
    for seat in (FRED, LAURENCE, ROBIN, THEO):
        table.roll(seat, 6, 6, 6, *((5,) if seat == FRED else ()))
    dice = [int(face) for face in table.state.die]
    assert dice == [6, 6, 6, 5, 0] + [6, 6, 6, 0, 0] * 3


def test_turn_order_9_13_10_10() -> None:
    table = rolled()
    assert [sum(ROLLS[seat]) for seat in (LAURENCE, THEO, FRED, ROBIN)] == [9, 13, 10, 10]
    assert table.order == [LAURENCE, FRED, ROBIN, THEO]


def test_influence_round() -> None:
    table = rolled()
    assert table.mover == LAURENCE
    table.influence(LAURENCE, "treasurer", 3, 5)
    assert table.mover == FRED
    assert not table.can_influence(FRED, "treasurer", 2, 6)  # where he would have liked to go
    table.influence(FRED, "merchant", 2, 2)
    assert table.mover == ROBIN
    table.influence(ROBIN, "astronomer", 2, 5)
    assert table.mover == THEO
    assert table.can_influence(THEO, "champion", 4, 4, 5)
    assert not table.can_influence(THEO, "treasurer", 4, 4)
    table.influence(THEO, "master_hunter", 4, 5)
    table.influence(LAURENCE, "jester", 1)
    table.influence(FRED, "alchemist", 6)
    table.events()
    table.influence(ROBIN, "architect", 3)
    # Théo's last die is a 4, and Fred holds the Merchant: he must pass. Nobody else has dice, so the gifts begin.
    assert table.told("stuck") == [{"seat": THEO}]
    assert table.decision(table.mover).kind == "either"


def test_gifts_of_the_influence_round() -> None:
    table = influenced()
    assert table.score(LAURENCE) == 1  # the Jester
    assert table.goods(ROBIN) == (1, 1, 0)  # the Architect
    assert table.decision(FRED).args == {"advisor": "merchant"}
    table.take(FRED, "wood")
    assert table.decision(FRED).kind == "swap"
    table.act(FRED, type="swap", good="wood")
    assert table.goods(FRED) == (2, 0, 1)
    assert table.decision(ROBIN).args == {"advisor": "astronomer", "count": 1}
    table.take(ROBIN, "wood")
    assert (table.goods(ROBIN), table.tokens(ROBIN)) == ((1, 2, 0), 1)
    assert table.goods(LAURENCE) == (2, 1, 0)  # the Treasurer
    assert table.decision(THEO).args == {"advisor": "master_hunter"}
    assert {"type": "take", "goods": ["wood", "stone"]} in table.legal(THEO)
    table.take(THEO, "gold", "wood")
    assert table.goods(THEO) == (1, 1, 1)
    assert not any(table.state.die)


def test_buildings_of_the_first_season() -> None:
    table = helped()
    assert table.goods(LAURENCE) == (2, 1, 0)
    table.build(LAURENCE, "statue")
    assert (table.goods(LAURENCE), table.score(LAURENCE)) == ((0, 1, 0), 1 + 3)
    assert table.goods(FRED) == (2, 0, 1)
    table.build(FRED, "guard_tower")
    assert (table.goods(FRED), table.score(FRED)) == ((1, 0, 0), 1)
    table.build(ROBIN, "palisade")
    assert (table.goods(ROBIN), table.score(ROBIN)) == ((1, 0, 0), 0)
    table.build(THEO, "inn")
    assert (table.goods(THEO), table.score(THEO)) == (
        (0, 0, 1),
        0 + 1,
    )  # and the King's Reward, shared by all
    assert table.phase == (1, 4)


def test_church_needs_statue_and_chapel() -> None:
    table = Table(4)
    for built, offered in (((), False), (("statue",), False), (("statue", "chapel"), True)):
        table.own(FRED, *built, gold=9, wood=9, stone=9)
        table.to_build()
        assert ("church" in table.buildable(FRED)) == offered


@pytest.mark.parametrize(("freds_goods", "envoy"), [(1, ROBIN), (0, -1)])
def test_envoy_of_year_2(freds_goods: int, envoy: int) -> None:
    table = Table(4)
    table.own(LAURENCE, *SIX[:5])
    table.own(THEO, *SIX[:4], wood=2)
    table.own(FRED, *SIX[:4], gold=freds_goods)
    table.own(ROBIN, *SIX[:4])
    table.begin(ENVOY, year=2)
    assert table.state.envoy == envoy


def test_double_build_of_barricade_and_blacksmith() -> None:
    table = Table(4)
    table.own(ROBIN, "guard_tower", gold=1, wood=3)
    table.to_build((6, 6, 6), (6, 6, 6), (1, 1, 1), (6, 6, 6), phase=AUTUMN)
    table.state.envoy = ROBIN
    assert table.mover == ROBIN
    table.build(ROBIN, "barricade")
    assert table.decision(ROBIN).kind == "build-again"
    table.build(ROBIN, "blacksmith", envoy=True)
    assert table.buildings(ROBIN) == {"guard_tower", "barricade", "blacksmith"}
    assert table.goods(ROBIN) == (0, 0, 0)
    assert table.state.envoy == -1


def test_architect_shared_by_the_envoy() -> None:
    table = Table(4)
    table.season((6, 6, 6), (6, 6, 6), (3, 6, 6), (1, 3, 5), phase=AUTUMN)
    table.state.envoy = ROBIN
    table.influence(THEO, "architect", 3)
    table.influence(ROBIN, "duchess", 6, 6)
    table.pass_turn(FRED, LAURENCE, THEO)
    assert table.can_influence(ROBIN, "architect", 3, envoy=True)
    assert not table.can_influence(ROBIN, "architect", 3)
    table.influence(ROBIN, "architect", 3, envoy=True)
    assert table.state.envoy == -1
    assert table.goods(THEO) == table.goods(ROBIN) == (0, 1, 0)


def battle_against_goblins() -> Table:
    table = Table(4)
    table.own(LAURENCE, "statue", "palisade", "barricade")
    table.own(THEO, "inn", "guard_tower", wood=1, stone=1, soldiers=1)
    table.own(FRED, "guard_tower", "blacksmith", "barricade")
    table.own(ROBIN, "inn", "barricade", "crane", wood=1)
    table.events()
    table.battle("goblins", 3, die=1)
    return table


def test_battle_against_goblins_3() -> None:
    table = battle_against_goblins()
    events = table.events()
    fought = {event.args["seat"]: event.args for event in events if event.kind == "fought"}
    assert {seat: args["combat"] for seat, args in fought.items()} == {
        LAURENCE: 3,
        THEO: 3,
        FRED: 4,
        ROBIN: 2,
    }
    assert {seat: args["result"] for seat, args in fought.items()} == {
        LAURENCE: "draw",
        THEO: "draw",
        FRED: "victory",
        ROBIN: "defeat",
    }
    # Two draws: nothing lost, nothing won.
    assert (table.goods(LAURENCE), table.score(LAURENCE)) == ((0, 0, 0), 3)
    assert (table.goods(THEO), table.score(THEO)) == ((0, 1, 1), 1)
    # Fred wins a stone, and as the strongest winner a point beside the 3 of his buildings.
    assert (table.goods(FRED), table.score(FRED)) == ((0, 0, 1), 3 + 1)
    assert [event.args["seat"] for event in events if event.kind == "strongest"] == [FRED]
    assert not any(table.state.soldiers)
    assert table.phase[0] == 2


def test_the_crane_is_destroyed() -> None:
    table = battle_against_goblins()
    assert table.goods(ROBIN) == (0, 1, 0)  # no gold to lose, so he loses no goods
    assert table.buildings(ROBIN) == {"inn", "barricade"}
    assert table.score(ROBIN) == 0  # the Crane's point is gone


def test_a_market_would_have_been_destroyed_instead() -> None:
    table = Table(4)
    table.own(ROBIN, "inn", "market", "barricade", "crane", wood=1)
    table.battle("goblins", 3, die=1)
    assert table.buildings(ROBIN) == {"inn", "barricade", "crane"}


def test_ten_loses_the_bonus_to_eleven() -> None:
    table = Table(2)
    table.own(0, soldiers=7)
    table.own(1, soldiers=8)
    table.battle("barbarians", 2, die=3)
    assert table.scores() == [0, 1]


def reroll_2222() -> Table:
    """One seat with Statue, Chapel and the King's Aid has rolled 2, 2, 2 and a white 2."""
    table = Table(3)
    table.own(0, "statue", "chapel")
    table.state.aid = 0
    table.season((2, 2, 2, 2), (6, 6, 6), (6, 6, 6))
    return table


def test_reroll_2_2_2_2() -> None:
    table = reroll_2222()
    assert table.decision(0).args["total"] == 8
    chapel = {"type": "reroll", "building": "chapel", "die": "all"}
    assert chapel not in table.legal(0)  # the total is 8
    table.act(0, type="reroll", building="statue", die="coloured")
    table.act(CHANCE, type="single", seat=0, die=1)
    assert table.decision(0).args["total"] == 7
    assert table.legal(0) == [chapel, {"type": "keep"}]
    table.act(0, **chapel)
    table.roll(0, 1, 2, 2, 2)  # seven again, but nothing is left to use
    assert table.decision(table.mover).kind == "influence"
    table = reroll_2222()
    table.act(0, type="reroll", building="statue", die="white")
    table.act(CHANCE, type="single", seat=0, die=1)
    table.act(0, **chapel)
    table.roll(0, 3, 3, 3, 3)  # four alike again
    assert table.decision(table.mover).kind == "influence"


@pytest.mark.parametrize("advisor", ["treasurer", "master_hunter", "general"])
def test_market_9_influences_8_9_or_10(advisor: str) -> None:
    table = Table(3)
    table.own(0, "inn", "market")
    table.season((1, 3, 6), (6, 6, 6), (6, 6, 6))
    shift = {"treasurer": -1, "master_hunter": 0, "general": 1}[advisor]
    table.influence(0, advisor, 3, 6, market=shift)
    faces = [int(face) for face in table.state.die[:3]]
    assert faces == [1, 3, 6]  # the dice keep their faces


def test_barracks_recruit_three_soldiers_for_three_goods() -> None:
    table = Table(2)
    table.own(0, "guard_tower", "blacksmith", "barracks", gold=1, wood=1, stone=1)
    table.begin(7)
    for good in ("gold", "wood", "stone"):
        table.act(0, type="recruit", goods=[good])
    assert (table.goods(0), table.soldiers(0)) == ((0, 0, 0), 3)


@pytest.mark.parametrize(
    ("advisor", "dice", "soldiers"), [("general", (4, 6), 3), ("sergeant", (5,), 2), ("king", (6, 6, 6), 2)]
)
def test_stables_give_a_soldier_more(advisor: str, dice: tuple[int, ...], soldiers: int) -> None:
    table = Table(3)
    table.own(0, "palisade", "stables")
    rolled_dice = (*dice, *(1, 1))[:3]
    table.season(rolled_dice, (6, 6, 6), (6, 6, 6))
    while table.mover != 0:
        table.pass_turn(table.mover)
    table.influence(0, advisor, *dice)
    table.all_pass()
    if advisor == "general":
        table.enemy("orcs", 3)
    assert table.soldiers(0) == soldiers


def test_fortress_wins_a_point_beside_the_gold() -> None:
    table = Table(2)
    table.own(0, "palisade", "stables", "stone_wall", "fortress", soldiers=3)
    table.own(1, soldiers=8)
    before = table.score(0)
    table.battle("orcs", 3, die=1)
    assert table.goods(0) == (1, 0, 0)
    assert table.score(0) == before + 1  # the strongest winner is the other seat


def test_farms_with_the_crane_cost_1_gold_3_wood_1_stone() -> None:
    table = Table(3)
    table.own(0, "inn", "market", "barricade", "crane", gold=1, wood=3, stone=1)
    table.to_build()
    table.build(0, "farms")
    assert table.goods(0) == (0, 0, 0)


def test_town_hall_gives_one_point_a_season() -> None:
    table = Table(3)
    table.own(0, "barricade", "crane", "town_hall", wood=2, tokens=2)
    before = table.score(0)
    table.to_build()
    table.all_pass()
    table.act(0, type="pay", payment="token")
    assert table.owing == []
    assert (table.tokens(0), table.goods(0)) == (1, (0, 2, 0))
    assert table.score(0) == before + 1 + 1  # and the King's Reward


def test_embassy_gives_its_point_in_the_season_it_is_built() -> None:
    table = Table(3)
    table.own(0, "barricade", "crane", "town_hall", gold=1, wood=2, stone=2)
    before = table.score(0)
    table.to_build()
    table.build(0, "embassy")
    assert table.score(0) == before + 4 + 1 + 1  # its own, its first, and the King's Reward
