"""Phase 3: buildings, walls, their price, and the hand limit."""

from __future__ import annotations

import pytest
from games.comuni import reference
from games.comuni.scripted import ScriptedGame
from games.scripted import thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.comuni.rules import build, codes, town
from ludotheca.games.comuni.rules.town import category_points


def builder(*cards: str, craftsmen: int = 0, pilgrims: int = 0, players: int = 2) -> ScriptedGame:
    """Seat 0 builds with these cards."""
    game = ScriptedGame(players)
    game.give(0, craftsman=craftsmen, pilgrim=pilgrims)
    game.building_of(0, *cards)
    return game


def places(game: ScriptedGame, card: str) -> list[tuple[str, int]]:
    """Where a card of the hand may go."""
    state = game.state.clone()
    game.act(0, type="choose", card=card)
    found = [
        (action.get("category", "walls"), action["storeys"])
        for action in game.legal(0)
        if action["type"] in ("build", "wall")
    ]
    game.state = state
    return found


def test_one_building_step_and_one_wall_step_are_free() -> None:
    for first, second in (("building", "wall"), ("wall", "building")):
        game = builder("economy_1", "economy_1", "economy_1")
        for step in (first, second):
            if step == "building":
                game.build(0, "economy_1", "economy", 1)
            else:
                game.wall(0, "economy_1", 1)
        assert game.state.phase != codes.BUILD  # without craftsmen there is no third step


def test_either_step_may_be_left_out() -> None:
    game = builder("economy_1", "economy_1")
    game.build(0, "economy_1", "economy", 1)
    game.act(0, type="finish")
    assert game.heights(0, "walls") == []
    assert game.owing == [1]


def test_nothing_need_be_built() -> None:
    game = builder("economy_1")
    game.act(0, type="finish")
    assert game.hand(0) == ["economy_1"]
    assert game.owing == [1]


def test_each_further_action_costs_a_craftsman() -> None:
    game = builder(*["economy_1"] * 5, craftsmen=2)
    for step in range(3):
        game.build(0, "economy_1", "economy", 1)
        assert game.stock(0)["craftsman"] == 2 - step
    assert game.heights(0, "economy") == [1, 1, 1]
    # The wall steps of the three actions paid for are still there.
    for _ in range(2):
        game.wall(0, "economy_1", 1)
    assert game.stock(0)["craftsman"] == 0


@thorough
@given(st.lists(st.sampled_from(["building", "wall"]), min_size=1, max_size=9))
def test_the_price_of_steps_in_any_order_is_that_of_the_pooled_actions(steps: list[str]) -> None:
    game = builder(*["any_1"] * len(steps), craftsmen=20)
    for step in steps:
        if step == "building":
            game.build(0, "any_1", "religion", 1)
        else:
            game.wall(0, "any_1", 1)
    assert 20 - game.stock(0)["craftsman"] == reference.build_price(steps)


def test_a_new_building_takes_any_card_and_has_one_storey() -> None:
    game = builder("culture_4")
    assert ("culture", 1) in places(game, "culture_4")
    game.build(0, "culture_4", "culture", 1)
    assert game.heights(0, "culture") == [1]


def test_a_card_serves_the_categories_it_shows_and_no_other() -> None:
    game = builder("economy_2", "military_religion_2", "any_1")
    assert places(game, "economy_2") == [("economy", 1), ("walls", 1)]
    assert places(game, "military_religion_2") == [("military", 1), ("religion", 1), ("walls", 1)]
    assert [place for place, _ in places(game, "any_1")] == [
        "economy",
        "military",
        "culture",
        "religion",
        "walls",
    ]


def test_a_general_card_settles_its_category_when_it_is_played() -> None:
    game = builder("economy_culture_2", "economy_2")
    game.build(0, "economy_culture_2", "culture", 1)
    assert game.heights(0, "culture") == [1]
    assert game.heights(0, "economy") == []
    game.give(0, craftsman=1)
    assert ("economy", 2) not in places(game, "economy_2")


@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("storeys", [1, 2, 3, 4])
def test_a_storey_needs_a_card_of_its_level_or_a_craftsman_for_each_that_is_missing(
    level: int, storeys: int
) -> None:
    for place in ("economy", "walls"):
        for craftsmen in range(4):
            game = builder(f"economy_{level}", craftsmen=craftsmen)
            if storeys > 1:
                game.put(0, place, storeys - 1)
            enough = level + craftsmen >= storeys
            assert ((place, storeys) in places(game, f"economy_{level}")) == enough
            if enough:
                play = game.wall if place == "walls" else game.build
                play(0, f"economy_{level}", *([] if place == "walls" else [place]), storeys)  # type: ignore[operator]
                assert game.stock(0)["craftsman"] == craftsmen - max(0, storeys - level)


def test_storeys_come_one_at_a_time_and_four_are_the_most() -> None:
    game = builder("economy_4", craftsmen=9)
    assert places(game, "economy_4") == [("economy", 1), ("walls", 1)]
    game.put(0, "economy", 1, 3, 4)
    game.put(0, "walls", 2, 4)
    assert places(game, "economy_4") == [
        ("economy", 1),
        ("economy", 2),
        ("economy", 4),
        ("walls", 1),
        ("walls", 3),
    ]


@pytest.mark.parametrize("storeys", [1, 2, 3, 4])
def test_a_step_brings_as_many_points_as_the_new_storey(storeys: int) -> None:
    game = builder("economy_4")
    if storeys > 1:
        game.put(0, "economy", storeys - 1)
    before = game.points(0)
    game.build(0, "economy_4", "economy", storeys)
    assert game.points(0) == before + storeys
    assert game.points(0) == category_points(game.state, 0, 0)


def test_building_wakes_up_its_category() -> None:
    game = builder("economy_4", "any_1", craftsmen=1)
    game.build(0, "any_1", "religion", 1)
    assert game.view().seats[0].active == ["religion"]
    game.build(0, "economy_4", "economy", 1)
    assert game.view().seats[0].active == ["economy", "religion"]


def test_a_wall_wakes_up_nothing_and_brings_no_points() -> None:
    game = builder("economy_4")
    game.wall(0, "economy_4", 1)
    assert game.view().seats[0].active == []
    assert game.points(0) == 0
    assert game.heights(0, "walls") == [1]


def test_there_may_be_any_number_of_buildings_and_a_card_stays_where_it_is() -> None:
    game = builder(*["economy_2"] * 6, craftsmen=9)
    for _ in range(4):
        game.build(0, "economy_2", "economy", 1)
    game.build(0, "economy_2", "economy", 2)
    assert game.heights(0, "economy") == [1, 1, 1, 2]
    shown = game.view().seats[0].buildings
    assert [[card.card for card in building.cards] for building in shown] == [
        ["economy_2", "economy_2"],
        *[["economy_2"]] * 3,
    ]


def test_the_level_of_a_card_once_laid_means_nothing() -> None:
    game = builder("economy_1", "economy_2", "economy_3", craftsmen=2)
    game.build(0, "economy_1", "economy", 1)
    game.build(0, "economy_2", "economy", 2)
    assert ("economy", 3) in places(game, "economy_3")
    game.build(0, "economy_3", "economy", 3)
    assert game.stock(0)["craftsman"] == 0  # two further actions, no level


def test_any_card_builds_a_wall() -> None:
    for card in ("economy_1", "military_religion_2", "any_3"):
        assert ("walls", 1) in places(builder(card), card)


def test_a_wall_card_lies_face_down_but_is_known() -> None:
    game = builder("military_religion_2")
    game.wall(0, "military_religion_2", 1)
    (section,) = game.view().seats[0].walls
    assert [card.card for card in section.cards if card is not None] == ["military_religion_2"]


def test_sections_need_not_be_finished_before_new_ones() -> None:
    game = builder("economy_2", "economy_2", craftsmen=1)
    game.put(0, "walls", 1, 2)
    game.wall(0, "economy_2", 1)
    game.wall(0, "economy_2", 2)
    assert game.heights(0, "walls") == [1, 2, 2]


def test_a_fourth_wall_storey_brings_a_bonus_section_that_grows_and_pays_again() -> None:
    game = builder("any_4", "any_4", "any_4", "any_4", craftsmen=9)
    game.put(0, "walls", 3)
    game.wall(0, "any_4", 4)
    assert game.heights(0, "walls") == [1, 4]
    assert game.view().seats[0].walls[1].cards == (None,)
    for storeys in (2, 3, 4):
        game.wall(0, "any_4", storeys)
    assert game.heights(0, "walls") == [1, 4, 4]
    assert game.view().bonus_walls == 9


def test_when_the_bonus_walls_run_out_there_are_none() -> None:
    game = builder("any_4")
    game.put(0, "walls", 3)
    game.state.bonus_walls = 0
    game.wall(0, "any_4", 4)
    assert game.heights(0, "walls") == [4]


def test_two_pilgrims_stand_for_a_missing_craftsman() -> None:
    game = builder("economy_1", "economy_1", craftsmen=1, pilgrims=3)
    game.put(0, "economy", 2)
    game.build(0, "economy_1", "economy", 3)
    assert game.stock(0)["craftsman"] == 0
    assert game.stock(0)["pilgrim"] == 1


def test_two_pilgrims_may_spare_a_craftsman_that_is_there() -> None:
    game = builder("economy_1", craftsmen=1, pilgrims=2)
    game.put(0, "economy", 1)
    game.act(0, type="choose", card="economy_1")
    game.act(0, type="exchange", pay="pilgrim", take="craftsman")
    assert game.legal(0) == [{"type": "build", "category": "economy", "storeys": 2}]
    game.act(0, type="build", category="economy", storeys=2)
    assert (game.stock(0)["craftsman"], game.stock(0)["pilgrim"]) == (1, 0)


@thorough
@given(st.integers(0, 4), st.integers(0, 9), st.integers(1, 4), st.booleans(), st.booleans())
def test_every_way_to_pay_a_step_is_offered_once(
    craftsmen: int, pilgrims: int, storeys: int, further: bool, others: bool
) -> None:
    game = builder("economy_1", craftsmen=craftsmen, pilgrims=pilgrims)
    game.put(0, "economy", *range(1 if others else max(storeys - 1, 1), storeys))
    game.state.built = int(further)
    if not build.can_build(game.state, 0):
        assert game.state.built == 1
        return
    cost = storeys - 1 + further
    game.act(0, type="choose", card="economy_1")
    ways = []
    waiting = [game.state]
    while waiting:
        state = waiting.pop()
        for action in state.actions(0):
            after = state.clone()
            after.apply(0, action)
            if after.phase == codes.PLACE:
                waiting.append(after)
            elif action == codes.A_BUILD + storeys - 1:
                ways.append((pilgrims - int(after.stock[3])) // 2)
    assert sorted(ways) == sorted(reference.payments(cost, craftsmen, pilgrims))


def test_the_hand_limit_is_two_at_the_end_of_building() -> None:
    game = builder("economy_1", "culture_1", "military_1", "religion_1")
    game.act(0, type="finish")
    assert game.decision(0).kind == "discard"
    assert game.values(0, "card", "discard") == ["economy_1", "military_1", "culture_1", "religion_1"]
    game.act(0, type="discard", card="military_1")
    game.act(0, type="discard", card="religion_1")
    assert sorted(game.hand(0)) == ["culture_1", "economy_1"]
    assert game.view().discards == ["military_1", "religion_1"]
    assert game.owing == [1]


def test_equal_cards_are_offered_once() -> None:
    game = builder("economy_1", "economy_1", "economy_2")
    assert game.values(0, "card", "choose") == ["economy_1", "economy_2"]


def test_without_a_card_or_the_means_nobody_is_asked() -> None:
    game = ScriptedGame(2)
    game.bid(0, 1, 0)
    assert game.owing == [1]
    game = builder("economy_1", "economy_1", "economy_1")
    game.build(0, "economy_1", "economy", 1)
    game.wall(0, "economy_1", 1)
    assert game.owing == [1]
    assert game.hand(0) == ["economy_1"]
    game = builder("economy_1", "economy_1", "economy_1", pilgrims=2)
    game.build(0, "economy_1", "economy", 1)
    game.wall(0, "economy_1", 1)
    assert game.decision(0).kind == "build"  # two pilgrims would do


def test_structures_are_packed_and_unpacked() -> None:
    structure = town.pack(4, 3, 4, 17 + 64 * (63 + 64 * (1 + 64 * 33)))
    parts = [town.seat_of(structure), town.place_of(structure), town.storeys_of(structure)]
    assert [int(part) for part in parts] == [4, 3, 4]
    assert [int(town.card_of(structure, storey)) for storey in (1, 2, 3, 4)] == [17, 63, 1, 33]
