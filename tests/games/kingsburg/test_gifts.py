"""Step c of a season: what each advisor gives, to whom and when."""

from __future__ import annotations

import pytest
from games.kingsburg.scripted import AUTUMN, SPRING, ScriptedGame

from ludotheca.games.kingsburg import box
from ludotheca.kernel.state import CHANCE

ANY_ONE = [["gold"], ["wood"], ["stone"]]
ANY_TWO = [
    ["gold", "gold"],
    ["gold", "wood"],
    ["gold", "stone"],
    ["wood", "wood"],
    ["wood", "stone"],
    ["stone", "stone"],
]
# Dice that make each number, with dice left for no other purpose.
GROUPS = {1: (1,), 2: (2,), 3: (3,), 4: (4,), 5: (5,), 6: (6,), 7: (1, 6), 8: (2, 6), 9: (3, 6), 10: (4, 6), 11: (5, 6),
          12: (6, 6), 13: (1, 6, 6), 14: (2, 6, 6), 15: (3, 6, 6), 16: (4, 6, 6), 17: (5, 6, 6), 18: (6, 6, 6)}  # fmt: skip


def helped_by(number: int, *own: str, **goods: int) -> ScriptedGame:
    """Seat 0 alone has influenced one advisor; the others have passed."""
    game = ScriptedGame(3)
    game.own(0, *own, **goods)
    group = GROUPS[number]
    dice = (*group, 6, 5)[:3]
    game.season(dice, (1, 5, 6), (6, 6, 5))
    while game.mover != 0:
        game.pass_turn(game.mover)
    game.influence(0, box.ADVISOR_NAMES[number - 1], *group)
    game.events()
    while game.mover >= 0 and "influence" in game.types(game.mover):
        game.pass_turn(game.mover)
    return game


def offered(game: ScriptedGame) -> list[list[str]]:
    return [action["goods"] for action in game.legal(0) if action["type"] == "take"]


def holdings(game: ScriptedGame) -> tuple[tuple[int, int, int], int, int, int]:
    """Goods, tokens, soldiers and points of seat 0, before anybody builds."""
    return game.goods(0), game.tokens(0), game.soldiers(0), int(game.state.earned[1])


# One by one.


def test_1_jester() -> None:
    assert holdings(helped_by(1)) == ((0, 0, 0), 0, 0, 1)


def test_2_squire() -> None:
    assert holdings(helped_by(2)) == ((1, 0, 0), 0, 0, 0)


def test_3_architect() -> None:
    assert holdings(helped_by(3)) == ((0, 1, 0), 0, 0, 0)


def test_4_merchant() -> None:
    game = helped_by(4)
    assert offered(game) == [["gold"], ["wood"]]
    assert game.types(0) == {"take"}
    game.take(0, "wood")
    assert holdings(game) == ((0, 1, 0), 0, 0, 0)


def test_5_sergeant() -> None:
    assert holdings(helped_by(5)) == ((0, 0, 0), 0, 1, 0)


@pytest.mark.parametrize(("given", "after"), [("gold", (0, 2, 2)), ("wood", (2, 0, 2)), ("stone", (2, 2, 0))])
def test_6_alchemist(given: str, after: tuple[int, int, int]) -> None:
    game = helped_by(6, gold=1, wood=1, stone=1)
    game.act(0, type="swap", good=given)
    assert game.goods(0) == after


def test_6_the_alchemist_may_be_declined() -> None:
    game = helped_by(6, gold=1)
    assert game.legal(0) == [{"type": "swap", "good": "gold"}, {"type": "decline"}]
    game.act(0, type="decline")
    assert game.goods(0) == (1, 0, 0)
    assert game.told("declined") == [{"seat": 0, "advisor": "alchemist", "number": 6}]


def test_6_the_alchemist_takes_only_what_one_has() -> None:
    game = helped_by(6, stone=2)
    assert game.legal(0) == [{"type": "swap", "good": "stone"}, {"type": "decline"}]


def test_6_the_alchemist_does_not_ask_who_has_nothing() -> None:
    game = helped_by(6, tokens=3)
    assert game.phase != (1, SPRING)


def test_7_astronomer() -> None:
    game = helped_by(7)
    assert offered(game) == ANY_ONE
    game.take(0, "stone")
    assert holdings(game) == ((0, 0, 1), 1, 0, 0)


def test_8_treasurer() -> None:
    assert holdings(helped_by(8)) == ((2, 0, 0), 0, 0, 0)


def test_9_master_hunter() -> None:
    game = helped_by(9)
    assert offered(game) == [["gold", "wood"], ["wood", "stone"]]
    game.take(0, "wood", "stone")
    assert holdings(game) == ((0, 1, 1), 0, 0, 0)


def test_10_general() -> None:
    game = helped_by(10)
    assert game.soldiers(0) == 2
    assert game.state.audience() == 1 << 0
    game.enemy("orcs", 3)
    assert (int(game.state.enemy), int(game.state.known)) == (3, 1)
    assert game.soldiers(0) == 2


def test_11_swordsmith() -> None:
    game = helped_by(11)
    assert offered(game) == [["gold", "stone"], ["wood", "stone"]]
    game.take(0, "gold", "stone")
    assert holdings(game) == ((1, 0, 1), 0, 0, 0)


def test_12_duchess() -> None:
    game = helped_by(12)
    assert offered(game) == ANY_TWO
    game.take(0, "gold", "stone")
    assert holdings(game) == ((1, 0, 1), 1, 0, 0)


def test_13_champion() -> None:
    assert holdings(helped_by(13)) == ((0, 0, 3), 0, 0, 0)


def test_14_smuggler() -> None:
    game = helped_by(14)
    assert len(offered(game)) == 10
    assert all(len(goods) == 3 for goods in offered(game))
    game.take(0, "gold", "gold", "wood")
    assert holdings(game) == ((2, 1, 0), 0, 0, -1)  # below zero if need be


def test_14_the_smuggler_may_be_declined() -> None:
    game = helped_by(14)
    game.act(0, type="decline")
    assert game.goods(0) == (0, 0, 0)
    assert game.state.earned[1] == 0


def test_15_inventor() -> None:
    assert holdings(helped_by(15)) == ((1, 1, 1), 0, 0, 0)


def test_16_wizard() -> None:
    assert holdings(helped_by(16)) == ((4, 0, 0), 0, 0, 0)


def test_17_queen() -> None:
    game = helped_by(17)
    assert offered(game) == ANY_TWO
    game.take(0, "wood", "wood")
    assert game.state.earned[1] == 0  # goods, then the look, then the points
    game.enemy("zombies", 4)
    assert holdings(game) == ((0, 2, 0), 0, 0, 3)
    assert game.state.known == 1


def test_18_king() -> None:
    assert holdings(helped_by(18)) == ((1, 1, 1), 0, 1, 0)


# Order, choices, dice.


def test_from_the_lowest_to_the_highest_and_none_without_dice() -> None:
    game = ScriptedGame(3)
    game.season((1, 4, 5), (2, 3, 6), (4, 6, 6))
    game.influence(0, "sergeant", 5)
    game.influence(1, "alchemist", 6)
    game.influence(2, "merchant", 4)
    game.influence(0, "jester", 1)
    game.influence(1, "squire", 2)
    game.events()
    while game.mover >= 0 and "influence" in game.types(game.mover):
        game.pass_turn(game.mover)
    game.take(2, "gold")
    assert game.decision(1).kind == "swap"
    game.act(1, type="swap", good="gold")
    gifts = [(e.args["seat"], e.args["advisor"]) for e in game.events() if e.kind in {"gift"}]
    assert gifts == [(0, "jester"), (1, "squire"), (2, "merchant"), (0, "sergeant")]


def test_exactly_one_alternative_and_no_refusal() -> None:
    for number in (4, 7, 9, 11, 12, 17):
        assert helped_by(number).types(0) == {"take"}


def test_gifts_are_taken_whether_wanted_or_not() -> None:
    """Only the Alchemist and the Smuggler can be refused: nobody is asked about the Treasurer's gold."""
    game = helped_by(8)
    assert game.goods(0) == (2, 0, 0)
    assert game.decision(0).kind == "build"


@pytest.mark.parametrize("first", [0, 1])
def test_two_groups_on_an_advisor_are_helped_in_turn_order(first: int) -> None:
    """Seat 0 came first; the one with the lower total is before him in turn order, or after."""
    game = ScriptedGame(3)
    low, high = (4, 4, 1), (4, 6, 6)
    game.season(*((low, high) if first == 0 else (high, low)), (6, 6, 6), phase=AUTUMN)
    game.state.envoy = 1
    if first == 1:
        game.influence(1, "jester", 1)
    game.influence(0, "merchant", 4)
    if first == 1:
        game.pass_turn(2)
    game.influence(1, "merchant", 4, envoy=True)
    while "influence" in game.types(game.mover):
        game.pass_turn(game.mover)
    assert game.mover == first
    game.take(first, "gold")
    assert game.mover == 1 - first
    game.take(1 - first, "wood")
    assert game.goods(first) == (1, 0, 0)
    assert game.goods(1 - first) == (0, 1, 0)


def test_dice_come_back_tokens_and_white_dice_go() -> None:
    game = ScriptedGame(3)
    game.own(0, gold=2, tokens=1)
    game.state.aid = 0
    game.season((1, 2, 6, 5), (6, 6, 6), (6, 6, 6))
    game.influence(0, "astronomer", 1, 6)
    game.pass_turn(1, 2)
    game.influence(0, "master_hunter", 2, white=[5], plus2=True)
    game.take(0, "stone")
    game.take(0, "gold", "wood")
    assert game.decision(0).kind == "build"
    assert not any(game.state.die)
    assert not any(game.state.spot)
    assert set(game.state.owner) == {-1}
    assert game.tokens(0) == 1  # one spent, one from the Astronomer
    game.all_pass()
    assert game.state.aid == -1


def test_a_gift_comes_before_the_next_advisor_is_asked() -> None:
    """The Merchant's gold can be given to the Alchemist of the same season."""
    game = ScriptedGame(3)
    game.season((4, 6, 6), (6, 6, 6), (6, 6, 6))
    game.influence(0, "merchant", 4)
    game.pass_turn(1, 2)
    game.influence(0, "alchemist", 6)
    while "influence" in game.types(game.mover):
        game.pass_turn(game.mover)
    game.take(0, "gold")
    game.act(0, type="swap", good="gold")
    assert game.goods(0) == (0, 1, 1)


def test_the_supply_never_runs_out() -> None:
    game = ScriptedGame(3)
    game.own(0, gold=25, wood=20, stone=15)
    game.own(1, gold=25, wood=20, stone=15)
    game.season((4, 6, 6), (6, 6, 5), (6, 6, 5))
    game.influence(0, "wizard", 4, 6, 6)
    game.all_pass()
    assert game.goods(0) == (29, 20, 15)


def test_a_look_is_chance_only_once() -> None:
    """Who looks second sees the same card, and nothing is drawn."""
    game = ScriptedGame(3)
    game.season((4, 6, 1), (5, 6, 6), (6, 6, 6))
    game.influence(0, "general", 4, 6)
    game.influence(1, "queen", 5, 6, 6)
    while game.mover >= 0 and "influence" in game.types(game.mover):
        game.pass_turn(game.mover)
    assert game.mover == CHANCE
    game.enemy("goblins", 2)
    shown = game.state.shown
    game.take(1, "gold", "gold")
    assert game.mover != CHANCE or game.types(CHANCE) != {"enemy"}
    assert game.state.known == 0b11
    assert game.state.shown == shown + 1
