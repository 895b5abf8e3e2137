"""The worked examples of the booklet and of the player aid, with their own numbers."""

from __future__ import annotations

import pytest
from games.comuni.scripted import ScriptedGame

from ludotheca.games.comuni.rules import codes

LUCCA, FIRENZE, MILANO = 0, 1, 2


def test_the_bid_chain_of_lucca_firenze_and_milano() -> None:
    """Firenze stands in column 1 with 1 gold, Milano in column 4 with none (A). Lucca bids 2 on column 1 (B). Firenze
    pays a pilgrim and moves to column 4, where 1 beats 0 (C). Milano has no pilgrim and takes its envoy back."""
    game = ScriptedGame(3, ("lucca", "firenze", "milano"))
    game.give(MILANO, pilgrim=0)
    game.income(LUCCA, "gold")
    game.bid(FIRENZE, 1, 1)
    game.bid(MILANO, 4, 0)
    assert (game.envoy(1), game.envoy(4)) == ((FIRENZE, 1), (MILANO, 0))

    gold, pilgrims = game.stock(FIRENZE)["gold"], game.stock(FIRENZE)["pilgrim"]
    milano = game.stock(MILANO)
    assert game.values(LUCCA, "column", "bid") == [1, 2, 3, 4, 5]
    game.act(LUCCA, type="bid", column=1)
    assert min(game.values(LUCCA, "gold", "offer")) == 2
    game.act(LUCCA, type="offer", gold=2)

    assert game.owing == [FIRENZE]
    assert game.legal(FIRENZE) == [
        {"type": "take-back"},
        *({"type": "move", "column": column} for column in (2, 3, 4, 5)),
    ]
    game.act(FIRENZE, type="move", column=4)
    assert (game.envoy(1), game.envoy(4)) == ((LUCCA, 2), (FIRENZE, 1))
    assert game.stock(FIRENZE)["pilgrim"] == pilgrims - 1
    assert game.stock(FIRENZE)["gold"] == gold
    # Milano was not asked: its envoy is home, and the next turn has begun.
    assert game.stock(MILANO) == milano
    assert game.view().seats[MILANO].envoys == 3
    assert game.owing == [FIRENZE]
    assert game.decision(FIRENZE).kind == "project"


def extension(card: str, craftsmen: int = 2) -> ScriptedGame:
    """An economy building of two storeys, and a card in hand."""
    game = ScriptedGame(2)
    game.put(0, "economy", 2)
    game.give(0, craftsman=craftsmen, pilgrim=0)
    game.building_of(0, card)
    game.act(0, type="choose", card=card)
    return game


def test_extension_example_d() -> None:
    """Two storeys, a card of the category with level 4: it may be the third, at no cost."""
    game = extension("economy_4")
    game.act(0, type="build", category="economy", storeys=3)
    assert game.heights(0, "economy") == [3]
    assert game.stock(0)["craftsman"] == 2
    assert game.points(0) == 1 + 2 + 3


def test_extension_example_e() -> None:
    """Two storeys, a card of the category with level 2: only with one craftsman."""
    third = {"type": "build", "category": "economy", "storeys": 3}
    assert third not in extension("economy_2", craftsmen=0).legal(0)
    game = extension("economy_2", craftsmen=1)
    assert third in game.legal(0)
    game.act(0, **third)
    assert game.heights(0, "economy") == [3]
    assert game.stock(0)["craftsman"] == 0


def test_extension_example_f() -> None:
    """Two storeys, a general card for every category with level 3: it may be the third, at no cost."""
    game = extension("any_3", craftsmen=0)
    game.act(0, type="build", category="economy", storeys=3)
    assert game.heights(0, "economy") == [3]


def test_three_armies_on_three_storeys_defend_with_nine() -> None:
    """1 + 3 + 1 + 2 + 1 + 1 = 9."""
    game = ScriptedGame(2)
    game.put(0, "walls", 3)
    game.give(0, army=3, gold=0, pilgrim=0)
    game.invade("A", (0, 3), (0, 0), leader=1)
    assert int(game.state.defence[0]) == 9


def test_the_invasion_procedure() -> None:
    """Venice: the lowest score faces 4, the others as much more as they have more points; the alliance takes its number
    off every attack; whoever has less defence than is left is pillaged by the difference."""
    game = ScriptedGame(3)
    game.put(0, "economy", 2)  # 3 points
    game.put(1, "culture", 3)  # 6 points
    game.put(2, "religion", 1)  # 1 point, the lowest
    assert [seat.facing for seat in game.view().seats] == [4 + 2, 4 + 5, 4]
    for seat, armies in enumerate((3, 3, 2)):
        game.give(seat, army=armies, gold=0, pilgrim=0)
    game.invade("A", (1, 2), (2, 1), (0, 0), leader=2)
    assert list(game.state.attack) == [6 - 3, 9 - 3, 4 - 3]
    assert list(game.state.defence) == [2, 1, 1]  # the leader has one without an army
    assert list(game.state.pillage) == [1, 5, 0]
    assert list(game.state.hero) == [-1] * 8  # who sent was pillaged, who held sent nobody


@pytest.mark.parametrize(("deck", "enemy", "strength"), [
    ("A", "venice", 4), ("B", "france", 8), ("C", "pope", 12), ("D", "emperor", 16),
])  # fmt: skip
def test_the_table_of_invaders(deck: str, enemy: str, strength: int) -> None:
    game = ScriptedGame(2)
    game.begin_invasion(deck)
    assert (game.view().enemy, game.view().strength) == (enemy, strength)
    assert [seat.facing for seat in game.view().seats] == [strength, strength]


def test_four_storeys_bring_four_resources() -> None:
    game = ScriptedGame(2)
    game.put(0, "military", 2, 4)
    game.state.activated[0] = 0b0010
    game.turn_of(0)
    before = game.stock(0)["army"]
    game.income(0, "gold")
    assert game.stock(0)["army"] == before + 4


def test_a_new_building_is_worth_one_and_a_second_storey_two_more() -> None:
    game = ScriptedGame(2)
    game.give(0, craftsman=5)
    game.building_of(0, "economy_1", "economy_2")
    game.build(0, "economy_1", "economy", 1)
    assert game.points(0) == 1
    game.build(0, "economy_2", "economy", 2)
    assert game.points(0) == 3


# The player aid.


def test_aid_an_expelled_envoy_goes_where_its_gold_beats_another_without_adding_any() -> None:
    game = ScriptedGame(3)
    game.give(0, gold=9)
    game.give(1, gold=9, pilgrim=1)
    for column, gold in ((2, 1), (3, 2), (4, 3)):
        game.stand(2, column, gold)
    game.stand(1, 1, 2)
    game.turn_of(0)
    game.bid(0, 1, 5)
    assert game.values(1, "column", "move") == [2, 5]  # 2 beats 1, not 2 or 3; the fifth column is free
    game.act(1, type="move", column=2)
    assert game.envoy(2) == (1, 2)
    assert game.stock(1)["gold"] == 9


def test_aid_the_invasion_comes_before_the_active_player_goes_on_with_building() -> None:
    game = ScriptedGame(2)
    game.deck("A", left=1)
    game.lay_out(1, "economy_1", "economy_1", "economy_1")
    game.stand(0, 1)
    game.turn_of(0)
    game.act(0, type="claim")
    game.refill()
    assert game.decision(1).sealed
    for seat in (0, 1):
        game.commit(seat, 0, 0)
    game.refill()
    assert game.decision(0).kind == "build"


def test_aid_a_wall_of_level_four_brings_a_bonus_wall_of_level_one() -> None:
    game = ScriptedGame(2)
    game.put(0, "walls", 3)
    game.building_of(0, "military_4")
    game.wall(0, "military_4", 4)
    assert game.heights(0, "walls") == [1, 4]


def test_aid_hero_tiles_by_points_then_number_and_never_two_for_one() -> None:
    game = ScriptedGame(3)
    for seat in range(3):
        game.give(seat, army=9, gold=0, pilgrim=0)
    game.put(0, "economy", 1)
    game.invade("B", (3, 6), (3, 6), (3, 6))
    assert list(game.state.hero[2:4]) == [
        1,
        2,
    ]  # 4 to Firenze and 2 to Siena: fewer points, then the lower number


def test_aid_the_emperor_comes_after_a_last_turn_of_everybody_without_refill() -> None:
    game = ScriptedGame(2)
    game.deck("D", left=1)
    game.lay_out(3, "economy_1")
    game.stand(0, 3)
    game.turn_of(0)
    game.act(0, type="claim")
    game.act(0, type="gain", resource="gold")
    game.refill()
    game.finish()
    order = []
    while game.state.phase != codes.COMMIT:
        order.append(int(game.state.active))
        assert int(game.state.leader) == 0
        game.pass_turn()
    assert order == [1, 0]
    assert game.view().enemy == "emperor"
