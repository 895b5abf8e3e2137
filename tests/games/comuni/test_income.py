"""Phase 1: income instead of a bid or a claim."""

from __future__ import annotations

import pytest
from games.comuni.scripted import ScriptedGame


def test_income_is_base_buildings_and_guild_masters() -> None:
    game = ScriptedGame(2, ("siena", "milano"))
    game.put(0, "economy", 3)
    game.put(0, "culture", 2)
    game.state.activated[0] = 0b0101
    game.state.master[0] = 0  # the Treasurer
    game.state.master[3] = 0  # the Bishop
    game.turn_of(0)
    before = game.stock(0)
    game.income(0, "army")
    after = game.stock(0)
    gained = {name: after[name] - before[name] for name in after}
    assert gained == {"gold": 3 + 1, "army": 1 + 1, "craftsman": 2, "pilgrim": 1}


def test_only_the_tallest_building_of_an_active_category_counts() -> None:
    game = ScriptedGame(2)
    game.put(0, "economy", 1, 2, 2)
    game.put(0, "military", 4)
    game.state.activated[0] = 0b0001
    game.turn_of(0)
    before = game.stock(0)
    game.income(0, "pilgrim")
    assert game.stock(0)["gold"] == before["gold"] + 2
    assert game.stock(0)["army"] == before["army"]


def test_income_turns_all_activation_cards_grey() -> None:
    game = ScriptedGame(2)
    game.put(0, "economy", 1)
    game.state.activated[0] = 0b1111
    game.turn_of(0)
    game.income(0, "gold")
    assert game.view().seats[0].active == []
    gold = game.stock(0)["gold"]
    game.turn_of(0)
    game.income(0, "pilgrim")
    assert game.stock(0)["gold"] == gold


def test_what_the_supply_lacks_is_lost() -> None:
    game = ScriptedGame(2)
    game.put(0, "economy", 4)
    game.state.activated[0] = 0b0001
    game.give(1, gold=game.stock(1)["gold"] + game.supply("gold") - 3)
    game.turn_of(0)
    gold = game.stock(0)["gold"]
    game.events()
    game.act(0, type="income")
    assert game.stock(0)["gold"] == gold + 3
    (income,) = [event for event in game.events() if event.kind == "income"]
    assert (income.args["gold"], income.args["lost"]) == (3, 1)


def test_fixed_gains_come_before_free_choices() -> None:
    game = ScriptedGame(2)
    game.put(0, "economy", 1)
    game.state.activated[0] = 0b0001
    game.give(1, gold=game.stock(1)["gold"] + game.supply("gold") - 1)
    game.turn_of(0)
    game.act(0, type="income")
    assert game.values(0, "resource", "gain") == ["army", "craftsman", "pilgrim"]


@pytest.mark.parametrize(
    ("comune", "fixed", "free"),
    [
        ("lucca", "pilgrim", 1),
        ("firenze", "gold", 1),
        ("siena", "army", 1),
        ("bologna", "craftsman", 1),
        ("milano", "", 2),
    ],
)
def test_base_income(comune: str, fixed: str, free: int) -> None:
    others = [name for name in ("lucca", "milano") if name != comune]
    game = ScriptedGame(2, (comune, others[0]))
    game.turn_of(0)
    before = game.stock(0)
    game.act(0, type="income")
    assert game.decision(0).args["count"] == free
    for _ in range(free):
        game.act(0, type="gain", resource="army")
    gained = {name: amount - before[name] for name, amount in game.stock(0).items()}
    gained["army"] -= free
    assert {name: count for name, count in gained.items() if count} == ({fixed: 1} if fixed else {})


def test_a_question_may_have_a_single_answer() -> None:
    game = ScriptedGame(3)
    for column in (1, 2, 3):
        game.stand(0, column)
    game.turn_of(0)
    assert game.legal(0) == [{"type": "claim"}]
    assert game.owing == [0]
    game = ScriptedGame(2)
    for resource in ("army", "craftsman", "pilgrim"):
        game.give(1, **{resource: game.stock(1)[resource] + game.supply(resource)})
    game.act(0, type="income")
    assert (game.owing, game.legal(0)) == ([0], [{"type": "gain", "resource": "gold"}])
    game = ScriptedGame(2)
    game.building_of(0, "economy_1", "economy_1", "economy_1")
    game.act(0, type="finish")
    assert (game.owing, game.legal(0)) == ([0], [{"type": "discard", "card": "economy_1"}])
