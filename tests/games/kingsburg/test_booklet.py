"""Every worked example of the booklet, with its own numbers.

The four governors sit in the order drawn at their set-up: Fred, Laurence, Robin, Théo are seats 0 to 3.
"""

from __future__ import annotations

import pytest
from games.kingsburg.scripted import AID, AUTUMN, ENVOY, SPRING, ScriptedGame

from ludotheca.kernel.state import CHANCE

FRED, LAURENCE, ROBIN, THEO = range(4)
ROLLS = {FRED: (2, 2, 6), LAURENCE: (1, 3, 5), ROBIN: (2, 3, 5), THEO: (4, 4, 5)}


def begin() -> ScriptedGame:
    """The set-up and the first King's Aid."""
    game = ScriptedGame(4, order=(FRED, LAURENCE, ROBIN, THEO))
    game.take(LAURENCE, "wood")
    game.take(THEO, "stone")
    game.take(FRED, "gold")
    game.take(ROBIN, "gold")
    return game


def rolled() -> ScriptedGame:
    game = begin()
    for seat in (FRED, LAURENCE, ROBIN, THEO):
        game.roll(seat, *ROLLS[seat])
    return game


def influenced() -> ScriptedGame:
    """Up to the Merchant's gift, the first that leaves a choice."""
    game = rolled()
    game.influence(LAURENCE, "treasurer", 3, 5)
    game.influence(FRED, "merchant", 2, 2)
    game.influence(ROBIN, "astronomer", 2, 5)
    game.influence(THEO, "master_hunter", 4, 5)
    game.influence(LAURENCE, "jester", 1)
    game.influence(FRED, "alchemist", 6)
    game.influence(ROBIN, "architect", 3)
    return game


def helped() -> ScriptedGame:
    """Up to the buildings of the first season."""
    game = influenced()
    game.take(FRED, "wood")
    game.act(FRED, type="swap", good="wood")
    game.take(ROBIN, "wood")
    game.take(THEO, "gold", "wood")
    return game


def test_turn_order_drawn_at_set_up() -> None:
    assert begin().order == [FRED, LAURENCE, ROBIN, THEO]


def test_kings_aid_in_year_1() -> None:
    game = ScriptedGame(4)
    assert game.phase == (1, AID)
    assert game.owing == [FRED, LAURENCE, ROBIN, THEO]
    game = begin()
    assert game.goods(LAURENCE) == (0, 1, 0)
    assert game.goods(THEO) == (0, 0, 1)
    assert game.goods(FRED) == game.goods(ROBIN) == (1, 0, 0)
    assert game.state.aid == -1  # nobody has the white die


SIX = ("statue", "chapel", "inn", "guard_tower", "palisade", "barricade")


def test_kings_aid_in_year_3() -> None:
    game = ScriptedGame(4)
    game.own(LAURENCE, *SIX)
    game.own(THEO, *SIX[:5], gold=1, wood=1)
    game.own(FRED, *SIX[:5])
    game.own(ROBIN, *SIX, stone=1)
    game.begin(AID, year=3)
    assert game.phase == (3, SPRING)
    assert game.state.aid == FRED
    for seat in (FRED, LAURENCE, ROBIN, THEO):
        game.roll(seat, 6, 6, 6, *((5,) if seat == FRED else ()))
    dice = [int(face) for face in game.state.die]
    assert dice == [6, 6, 6, 5, 0] + [6, 6, 6, 0, 0] * 3


def test_turn_order_9_13_10_10() -> None:
    game = rolled()
    assert [sum(ROLLS[seat]) for seat in (LAURENCE, THEO, FRED, ROBIN)] == [9, 13, 10, 10]
    assert game.order == [LAURENCE, FRED, ROBIN, THEO]


def test_influence_round() -> None:
    game = rolled()
    assert game.mover == LAURENCE
    game.influence(LAURENCE, "treasurer", 3, 5)
    assert game.mover == FRED
    assert not game.can_influence(FRED, "treasurer", 2, 6)  # where he would have liked to go
    game.influence(FRED, "merchant", 2, 2)
    assert game.mover == ROBIN
    game.influence(ROBIN, "astronomer", 2, 5)
    assert game.mover == THEO
    assert game.can_influence(THEO, "champion", 4, 4, 5)
    assert not game.can_influence(THEO, "treasurer", 4, 4)
    game.influence(THEO, "master_hunter", 4, 5)
    game.influence(LAURENCE, "jester", 1)
    game.influence(FRED, "alchemist", 6)
    game.events()
    game.influence(ROBIN, "architect", 3)
    # Théo's last die is a 4, and Fred holds the Merchant: he must pass. Nobody else has dice, so the gifts begin.
    assert game.told("stuck") == [{"seat": THEO}]
    assert game.decision(game.mover).kind == "either"


def test_gifts_of_the_influence_round() -> None:
    game = influenced()
    assert game.score(LAURENCE) == 1  # the Jester
    assert game.goods(ROBIN) == (1, 1, 0)  # the Architect
    assert game.decision(FRED).args == {"advisor": "merchant"}
    game.take(FRED, "wood")
    assert game.decision(FRED).kind == "swap"
    game.act(FRED, type="swap", good="wood")
    assert game.goods(FRED) == (2, 0, 1)
    assert game.decision(ROBIN).args == {"advisor": "astronomer", "count": 1}
    game.take(ROBIN, "wood")
    assert (game.goods(ROBIN), game.tokens(ROBIN)) == ((1, 2, 0), 1)
    assert game.goods(LAURENCE) == (2, 1, 0)  # the Treasurer
    assert game.decision(THEO).args == {"advisor": "master_hunter"}
    assert {"type": "take", "goods": ["wood", "stone"]} in game.legal(THEO)
    game.take(THEO, "gold", "wood")
    assert game.goods(THEO) == (1, 1, 1)
    assert not any(game.state.die)


def test_buildings_of_the_first_season() -> None:
    game = helped()
    assert game.goods(LAURENCE) == (2, 1, 0)
    game.build(LAURENCE, "statue")
    assert (game.goods(LAURENCE), game.score(LAURENCE)) == ((0, 1, 0), 1 + 3)
    assert game.goods(FRED) == (2, 0, 1)
    game.build(FRED, "guard_tower")
    assert (game.goods(FRED), game.score(FRED)) == ((1, 0, 0), 1)
    game.build(ROBIN, "palisade")
    assert (game.goods(ROBIN), game.score(ROBIN)) == ((1, 0, 0), 0)
    game.build(THEO, "inn")
    assert (game.goods(THEO), game.score(THEO)) == (
        (0, 0, 1),
        0 + 1,
    )  # and the King's Reward, shared by all
    assert game.phase == (1, 4)


def test_church_needs_statue_and_chapel() -> None:
    game = ScriptedGame(4)
    for built, offered in (((), False), (("statue",), False), (("statue", "chapel"), True)):
        game.own(FRED, *built, gold=9, wood=9, stone=9)
        game.to_build()
        assert ("church" in game.buildable(FRED)) == offered


@pytest.mark.parametrize(("freds_goods", "envoy"), [(1, ROBIN), (0, -1)])
def test_envoy_of_year_2(freds_goods: int, envoy: int) -> None:
    game = ScriptedGame(4)
    game.own(LAURENCE, *SIX[:5])
    game.own(THEO, *SIX[:4], wood=2)
    game.own(FRED, *SIX[:4], gold=freds_goods)
    game.own(ROBIN, *SIX[:4])
    game.begin(ENVOY, year=2)
    assert game.state.envoy == envoy


def test_double_build_of_barricade_and_blacksmith() -> None:
    game = ScriptedGame(4)
    game.own(ROBIN, "guard_tower", gold=1, wood=3)
    game.to_build((6, 6, 6), (6, 6, 6), (1, 1, 1), (6, 6, 6), phase=AUTUMN)
    game.state.envoy = ROBIN
    assert game.mover == ROBIN
    game.build(ROBIN, "barricade")
    assert game.decision(ROBIN).kind == "build-again"
    game.build(ROBIN, "blacksmith", envoy=True)
    assert game.buildings(ROBIN) == {"guard_tower", "barricade", "blacksmith"}
    assert game.goods(ROBIN) == (0, 0, 0)
    assert game.state.envoy == -1


def test_architect_shared_by_the_envoy() -> None:
    game = ScriptedGame(4)
    game.season((6, 6, 6), (6, 6, 6), (3, 6, 6), (1, 3, 5), phase=AUTUMN)
    game.state.envoy = ROBIN
    game.influence(THEO, "architect", 3)
    game.influence(ROBIN, "duchess", 6, 6)
    game.pass_turn(FRED, LAURENCE, THEO)
    assert game.can_influence(ROBIN, "architect", 3, envoy=True)
    assert not game.can_influence(ROBIN, "architect", 3)
    game.influence(ROBIN, "architect", 3, envoy=True)
    assert game.state.envoy == -1
    assert game.goods(THEO) == game.goods(ROBIN) == (0, 1, 0)


def battle_against_goblins() -> ScriptedGame:
    game = ScriptedGame(4)
    game.own(LAURENCE, "statue", "palisade", "barricade")
    game.own(THEO, "inn", "guard_tower", wood=1, stone=1, soldiers=1)
    game.own(FRED, "guard_tower", "blacksmith", "barricade")
    game.own(ROBIN, "inn", "barricade", "crane", wood=1)
    game.events()
    game.battle("goblins", 3, die=1)
    return game


def test_battle_against_goblins_3() -> None:
    game = battle_against_goblins()
    events = game.events()
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
    assert (game.goods(LAURENCE), game.score(LAURENCE)) == ((0, 0, 0), 3)
    assert (game.goods(THEO), game.score(THEO)) == ((0, 1, 1), 1)
    # Fred wins a stone, and as the strongest winner a point beside the 3 of his buildings.
    assert (game.goods(FRED), game.score(FRED)) == ((0, 0, 1), 3 + 1)
    assert [event.args["seat"] for event in events if event.kind == "strongest"] == [FRED]
    assert not any(game.state.soldiers)
    assert game.phase[0] == 2


def test_the_crane_is_destroyed() -> None:
    game = battle_against_goblins()
    assert game.goods(ROBIN) == (0, 1, 0)  # no gold to lose, so he loses no goods
    assert game.buildings(ROBIN) == {"inn", "barricade"}
    assert game.score(ROBIN) == 0  # the Crane's point is gone


def test_a_market_would_have_been_destroyed_instead() -> None:
    game = ScriptedGame(4)
    game.own(ROBIN, "inn", "market", "barricade", "crane", wood=1)
    game.battle("goblins", 3, die=1)
    assert game.buildings(ROBIN) == {"inn", "barricade", "crane"}


def test_ten_loses_the_bonus_to_eleven() -> None:
    game = ScriptedGame(2)
    game.own(0, soldiers=7)
    game.own(1, soldiers=8)
    game.battle("barbarians", 2, die=3)
    assert game.scores() == [0, 1]


def reroll_2222() -> ScriptedGame:
    """One seat with Statue, Chapel and the King's Aid has rolled 2, 2, 2 and a white 2."""
    game = ScriptedGame(3)
    game.own(0, "statue", "chapel")
    game.state.aid = 0
    game.season((2, 2, 2, 2), (6, 6, 6), (6, 6, 6))
    return game


def test_reroll_2_2_2_2() -> None:
    game = reroll_2222()
    assert game.decision(0).args["total"] == 8
    chapel = {"type": "reroll", "building": "chapel", "die": "all"}
    assert chapel not in game.legal(0)  # the total is 8
    game.act(0, type="reroll", building="statue", die="coloured")
    game.act(CHANCE, type="single", seat=0, die=1)
    assert game.decision(0).args["total"] == 7
    assert game.legal(0) == [chapel, {"type": "keep"}]
    game.act(0, **chapel)
    game.roll(0, 1, 2, 2, 2)  # seven again, but nothing is left to use
    assert game.decision(game.mover).kind == "influence"
    game = reroll_2222()
    game.act(0, type="reroll", building="statue", die="white")
    game.act(CHANCE, type="single", seat=0, die=1)
    game.act(0, **chapel)
    game.roll(0, 3, 3, 3, 3)  # four alike again
    assert game.decision(game.mover).kind == "influence"


@pytest.mark.parametrize("advisor", ["treasurer", "master_hunter", "general"])
def test_market_9_influences_8_9_or_10(advisor: str) -> None:
    game = ScriptedGame(3)
    game.own(0, "inn", "market")
    game.season((1, 3, 6), (6, 6, 6), (6, 6, 6))
    shift = {"treasurer": -1, "master_hunter": 0, "general": 1}[advisor]
    game.influence(0, advisor, 3, 6, market=shift)
    faces = [int(face) for face in game.state.die[:3]]
    assert faces == [1, 3, 6]  # the dice keep their faces


def test_barracks_recruit_three_soldiers_for_three_goods() -> None:
    game = ScriptedGame(2)
    game.own(0, "guard_tower", "blacksmith", "barracks", gold=1, wood=1, stone=1)
    game.begin(7)
    for good in ("gold", "wood", "stone"):
        game.act(0, type="recruit", goods=[good])
    assert (game.goods(0), game.soldiers(0)) == ((0, 0, 0), 3)


@pytest.mark.parametrize(
    ("advisor", "dice", "soldiers"), [("general", (4, 6), 3), ("sergeant", (5,), 2), ("king", (6, 6, 6), 2)]
)
def test_stables_give_a_soldier_more(advisor: str, dice: tuple[int, ...], soldiers: int) -> None:
    game = ScriptedGame(3)
    game.own(0, "palisade", "stables")
    rolled_dice = (*dice, *(1, 1))[:3]
    game.season(rolled_dice, (6, 6, 6), (6, 6, 6))
    while game.mover != 0:
        game.pass_turn(game.mover)
    game.influence(0, advisor, *dice)
    game.all_pass()
    if advisor == "general":
        game.enemy("orcs", 3)
    assert game.soldiers(0) == soldiers


def test_fortress_wins_a_point_beside_the_gold() -> None:
    game = ScriptedGame(2)
    game.own(0, "palisade", "stables", "stone_wall", "fortress", soldiers=3)
    game.own(1, soldiers=8)
    before = game.score(0)
    game.battle("orcs", 3, die=1)
    assert game.goods(0) == (1, 0, 0)
    assert game.score(0) == before + 1  # the strongest winner is the other seat


def test_farms_with_the_crane_cost_1_gold_3_wood_1_stone() -> None:
    game = ScriptedGame(3)
    game.own(0, "inn", "market", "barricade", "crane", gold=1, wood=3, stone=1)
    game.to_build()
    game.build(0, "farms")
    assert game.goods(0) == (0, 0, 0)


def test_town_hall_gives_one_point_a_season() -> None:
    game = ScriptedGame(3)
    game.own(0, "barricade", "crane", "town_hall", wood=2, tokens=2)
    before = game.score(0)
    game.to_build()
    game.all_pass()
    game.act(0, type="pay", payment="token")
    assert game.owing == []
    assert (game.tokens(0), game.goods(0)) == (1, (0, 2, 0))
    assert game.score(0) == before + 1 + 1  # and the King's Reward


def test_embassy_gives_its_point_in_the_season_it_is_built() -> None:
    game = ScriptedGame(3)
    game.own(0, "barricade", "crane", "town_hall", gold=1, wood=2, stone=2)
    before = game.score(0)
    game.to_build()
    game.build(0, "embassy")
    assert game.score(0) == before + 4 + 1 + 1  # its own, its first, and the King's Reward
