"""The worked examples of the booklet and of the player aid, with their own numbers."""

from __future__ import annotations

import pytest
from games.comuni.table import Table

from ludotheca.games.comuni.tables import COMMIT

LUCCA, FIRENZE, MILANO = 0, 1, 2


def test_the_bid_chain_of_lucca_firenze_and_milano() -> None:
    """Firenze stands in column 1 with 1 gold, Milano in column 4 with none (A). Lucca bids 2 on column 1 (B). Firenze
    pays a pilgrim and moves to column 4, where 1 beats 0 (C). Milano has no pilgrim and takes its envoy back."""
    table = Table(3, ("lucca", "firenze", "milano"))
    table.give(MILANO, pilgrim=0)
    table.income(LUCCA, "gold")
    table.bid(FIRENZE, 1, 1)
    table.bid(MILANO, 4, 0)
    assert (table.envoy(1), table.envoy(4)) == ((FIRENZE, 1), (MILANO, 0))

    gold, pilgrims = table.stock(FIRENZE)["gold"], table.stock(FIRENZE)["pilgrim"]
    milano = table.stock(MILANO)
    assert table.values(LUCCA, "bid", "column") == [1, 2, 3, 4, 5]
    table.act(LUCCA, type="bid", column=1)
    assert min(table.values(LUCCA, "offer", "gold")) == 2
    table.act(LUCCA, type="offer", gold=2)

    assert table.owing == [FIRENZE]
    assert table.legal(FIRENZE) == [
        {"type": "take-back"},
        *({"type": "move", "column": column} for column in (2, 3, 4, 5)),
    ]
    table.act(FIRENZE, type="move", column=4)
    assert (table.envoy(1), table.envoy(4)) == ((LUCCA, 2), (FIRENZE, 1))
    assert table.stock(FIRENZE)["pilgrim"] == pilgrims - 1
    assert table.stock(FIRENZE)["gold"] == gold
    # Milano was not asked: its envoy is home, and the next turn has begun.
    assert table.stock(MILANO) == milano
    assert table.view().seats[MILANO].envoys == 3
    assert table.owing == [FIRENZE]
    assert table.decision(FIRENZE).kind == "project"


def extension(card: str, craftsmen: int = 2) -> Table:
    """An economy building of two storeys, and a card in hand."""
    table = Table(2)
    table.put(0, "economy", 2)
    table.give(0, craftsman=craftsmen, pilgrim=0)
    table.building_of(0, card)
    table.act(0, type="choose", card=card)
    return table


def test_extension_example_d() -> None:
    """Two storeys, a card of the category with level 4: it may be the third, at no cost."""
    table = extension("economy_4")
    table.act(0, type="build", category="economy", storeys=3)
    assert table.heights(0, "economy") == [3]
    assert table.stock(0)["craftsman"] == 2
    assert table.points(0) == 1 + 2 + 3


def test_extension_example_e() -> None:
    """Two storeys, a card of the category with level 2: only with one craftsman."""
    third = {"type": "build", "category": "economy", "storeys": 3}
    assert third not in extension("economy_2", craftsmen=0).legal(0)
    table = extension("economy_2", craftsmen=1)
    assert third in table.legal(0)
    table.act(0, **third)
    assert table.heights(0, "economy") == [3]
    assert table.stock(0)["craftsman"] == 0


def test_extension_example_f() -> None:
    """Two storeys, a general card for every category with level 3: it may be the third, at no cost."""
    table = extension("any_3", craftsmen=0)
    table.act(0, type="build", category="economy", storeys=3)
    assert table.heights(0, "economy") == [3]


def test_three_armies_on_three_storeys_defend_with_nine() -> None:
    """1 + 3 + 1 + 2 + 1 + 1 = 9."""
    table = Table(2)
    table.put(0, "walls", 3)
    table.give(0, army=3, gold=0, pilgrim=0)
    table.invade("A", (0, 3), (0, 0), leader=1)
    assert int(table.state.defence[0]) == 9


def test_the_invasion_procedure() -> None:
    """Venice: the lowest score faces 4, the others as much more as they have more points; the alliance takes its number
    off every attack; whoever has less defence than is left is pillaged by the difference."""
    table = Table(3)
    table.put(0, "economy", 2)  # 3 points
    table.put(1, "culture", 3)  # 6 points
    table.put(2, "religion", 1)  # 1 point, the lowest
    assert [seat.facing for seat in table.view().seats] == [4 + 2, 4 + 5, 4]
    for seat, armies in enumerate((3, 3, 2)):
        table.give(seat, army=armies, gold=0, pilgrim=0)
    table.invade("A", (1, 2), (2, 1), (0, 0), leader=2)
    assert list(table.state.attack) == [6 - 3, 9 - 3, 4 - 3]
    assert list(table.state.defence) == [2, 1, 1]  # the leader has one without an army
    assert list(table.state.pillage) == [1, 5, 0]
    assert list(table.state.hero) == [-1] * 8  # who sent was pillaged, who held sent nobody


@pytest.mark.parametrize(("deck", "enemy", "strength"), [
    ("A", "venice", 4), ("B", "france", 8), ("C", "pope", 12), ("D", "emperor", 16),
])  # fmt: skip
def test_the_table_of_invaders(deck: str, enemy: str, strength: int) -> None:
    table = Table(2)
    table.begin_invasion(deck)
    assert (table.view().enemy, table.view().strength) == (enemy, strength)
    assert [seat.facing for seat in table.view().seats] == [strength, strength]


def test_four_storeys_bring_four_resources() -> None:
    table = Table(2)
    table.put(0, "military", 2, 4)
    table.state.activated[0] = 0b0010
    table.turn_of(0)
    before = table.stock(0)["army"]
    table.income(0, "gold")
    assert table.stock(0)["army"] == before + 4


def test_a_new_building_is_worth_one_and_a_second_storey_two_more() -> None:
    table = Table(2)
    table.give(0, craftsman=5)
    table.building_of(0, "economy_1", "economy_2")
    table.build(0, "economy_1", "economy", 1)
    assert table.points(0) == 1
    table.build(0, "economy_2", "economy", 2)
    assert table.points(0) == 3


# The player aid.


def test_aid_an_expelled_envoy_goes_where_its_gold_beats_another_without_adding_any() -> None:
    table = Table(3)
    table.give(0, gold=9)
    table.give(1, gold=9, pilgrim=1)
    for column, gold in ((2, 1), (3, 2), (4, 3)):
        table.stand(2, column, gold)
    table.stand(1, 1, 2)
    table.turn_of(0)
    table.bid(0, 1, 5)
    assert table.values(1, "move", "column") == [2, 5]  # 2 beats 1, not 2 or 3; the fifth column is free
    table.act(1, type="move", column=2)
    assert table.envoy(2) == (1, 2)
    assert table.stock(1)["gold"] == 9


def test_aid_the_invasion_comes_before_the_active_player_goes_on_with_building() -> None:
    table = Table(2)
    table.deck("A", left=1)
    table.lay_out(1, "economy_1", "economy_1", "economy_1")
    table.stand(0, 1)
    table.turn_of(0)
    table.act(0, type="claim")
    table.refill()
    assert table.decision(1).sealed
    for seat in (0, 1):
        table.commit(seat, 0, 0)
    table.refill()
    assert table.decision(0).kind == "build"


def test_aid_a_wall_of_level_four_brings_a_bonus_wall_of_level_one() -> None:
    table = Table(2)
    table.put(0, "walls", 3)
    table.building_of(0, "military_4")
    table.wall(0, "military_4", 4)
    assert table.heights(0, "walls") == [1, 4]


def test_aid_hero_tiles_by_points_then_number_and_never_two_for_one() -> None:
    table = Table(3)
    for seat in range(3):
        table.give(seat, army=9, gold=0, pilgrim=0)
    table.put(0, "economy", 1)
    table.invade("B", (3, 6), (3, 6), (3, 6))
    assert list(table.state.hero[2:4]) == [
        1,
        2,
    ]  # 4 to Firenze and 2 to Siena: fewer points, then the lower number


def test_aid_the_emperor_comes_after_a_last_turn_of_everybody_without_refill() -> None:
    table = Table(2)
    table.deck("D", left=1)
    table.lay_out(3, "economy_1")
    table.stand(0, 3)
    table.turn_of(0)
    table.act(0, type="claim")
    table.act(0, type="gain", resource="gold")
    table.refill()
    table.finish()
    order = []
    while table.state.phase != COMMIT:
        order.append(int(table.state.active))
        assert int(table.state.leader) == 0
        table.pass_turn()
    assert order == [1, 0]
    assert table.view().enemy == "emperor"
