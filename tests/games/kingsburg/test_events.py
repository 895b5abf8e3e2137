"""What is told, in its own order."""

from __future__ import annotations

from games.kingsburg.scripted import AUTUMN, SPRING, SUMMER, ScriptedGame

Told = list[tuple[str, dict[str, object]]]


def told(game: ScriptedGame) -> Told:
    return [(event.kind, event.args) for event in game.events()]


def test_set_up_and_first_goods() -> None:
    game = ScriptedGame(2, order=(1, 0))
    game.take(0, "wood")
    assert told(game)[:14] == [
        ("order", {"seats": [1, 0]}),
        ("phase", {"year": 1, "phase": "kings_aid"}),
        ("aid-good", {"seat": 0, "goods": ["wood"], "parts": ["wood_1"]}),
    ]


def test_a_season() -> None:
    game = ScriptedGame(3)
    game.own(0, "inn", "market", "farms", "merchants_guild", tokens=1)
    game.own(1, wood=1)
    game.events()
    game.season((1, 2, 6, 4), (5, 5, 4), (6, 6, 6))
    game.influence(0, "treasurer", 1, white=[4], plus2=True, market=1)
    game.pass_turn(1, 2)
    game.influence(0, "squire", 2)
    game.pass_turn(0)  # no more influence
    game.pass_turn(0)  # no building
    game.build(1, "barricade")
    assert told(game)[:14] == [
        ("phase", {"year": 1, "phase": "spring"}),
        ("guild", {"seat": 0}),
        ("rolled", {"seat": 0, "total": 13, "dice": [1, 2, 6], "white": [4]}),
        ("rolled", {"seat": 1, "total": 14, "dice": [4, 5, 5], "white": []}),
        ("rolled", {"seat": 2, "total": 18, "dice": [6, 6, 6], "white": []}),
        ("order", {"seats": [0, 1, 2]}),
        ("influenced", {"seat": 0, "advisor": "treasurer", "number": 8, "plus2": True, "market": 1, "envoy": False,
                        "dice": [1], "white": [4]}),
        ("passed", {"seat": 1}),
        ("passed", {"seat": 2}),
        ("influenced", {"seat": 0, "advisor": "squire", "number": 2, "plus2": False, "market": 0, "envoy": False,
                        "dice": [2], "white": []}),
        ("passed", {"seat": 0}),
        ("gift", {"seat": 0, "advisor": "squire", "number": 2, "goods": ["gold"], "tokens": 0, "soldiers": 0,
                  "points": 0, "parts": ["gold_1"]}),
        ("gift", {"seat": 0, "advisor": "treasurer", "number": 8, "goods": ["gold", "gold"], "tokens": 0, "soldiers": 0,
                  "points": 0, "parts": ["gold_2"]}),
        ("built", {"seat": 1, "building": "barricade", "points": 0, "envoy": False}),
    ]  # fmt: skip


def test_gifts_say_their_parts_in_order() -> None:
    game = ScriptedGame(3)
    game.own(0, "palisade", "stables")
    game.season((6, 6, 6), (6, 6, 5), (6, 6, 5))
    while game.mover != 0:
        game.pass_turn(game.mover)
    game.influence(0, "king", 6, 6, 6)
    gift = next(args for kind, args in told(game) if kind == "gift")
    assert gift["parts"] == ["gold_1", "wood_1", "stone_1", "soldier_2"]


def test_the_smugglers_price_is_told() -> None:
    game = ScriptedGame(3)
    game.season((2, 6, 6), (6, 6, 5), (6, 6, 5))
    game.influence(0, "smuggler", 2, 6, 6)
    while "influence" in game.types(game.mover):
        game.pass_turn(game.mover)
    game.events()
    game.take(0, "gold", "gold", "wood")
    assert told(game)[0][1]["parts"] == ["gold_2", "wood_1", "point_-1"]


def test_a_double_build() -> None:
    game = ScriptedGame(3)
    game.own(0, gold=2, wood=1)
    game.to_build(phase=AUTUMN)
    game.state.envoy = 0
    game.events()
    game.build(0, "statue")
    game.build(0, "barricade", envoy=True)
    assert told(game)[:2] == [
        ("built", {"seat": 0, "building": "statue", "points": 3, "envoy": False}),
        ("built", {"seat": 0, "building": "barricade", "points": 0, "envoy": True}),
    ]


def test_the_end_of_a_season() -> None:
    game = ScriptedGame(3)
    game.own(0, "inn", "barricade", "crane", "town_hall", "embassy")
    game.to_build(phase=SUMMER)
    game.act(0, type="pay", payment="token")
    kinds = [(kind, args) for kind, args in told(game) if kind in {"inn", "embassy", "town-hall"}]
    assert kinds == [
        ("inn", {"seat": 0}),
        ("embassy", {"seat": 0}),
        ("town-hall", {"seat": 0, "payment": "token"}),
    ]


def test_a_battle_step_by_step() -> None:
    game = ScriptedGame(2)
    game.own(0, "statue", "guard_tower", wood=1, stone=2)
    game.own(1, "palisade", "stables", "stone_wall", "fortress", soldiers=4)
    game.events()
    game.battle("goblins", 2, die=1)
    assert [kind for kind, _ in told(game)] == ["phase", "enemy", "troops", "fought", "fought", "strongest",
                                                  "spoils", "fortress", "phase", "aid-die", "phase"]  # fmt: skip
    game = ScriptedGame(2)
    game.own(0, "statue", wood=1, stone=2)
    game.begin(8)
    game.enemy("goblins", 2)
    game.events()
    game.act(-1, type="troops", die=1)
    fought = [(kind, args) for kind, args in told(game) if args.get("seat") == 0]
    assert fought[:5] == [
        ("troops", {"seat": 0, "die": 1}),
        (
            "fought",
            {
                "seat": 0,
                "result": "defeat",
                "combat": 1,
                "strength": 2,
                "soldiers": 0,
                "die": 1,
                "buildings": 0,
                "forces": [],
            },
        ),
        ("lost-goods", {"seat": 0, "goods": ["wood", "stone"], "parts": ["wood_1", "stone_1"]}),
        ("destroyed", {"seat": 0, "building": "statue", "points": 3}),
        ("lost-points", {"seat": 0, "points": 1}),
    ]


def test_a_fight_tells_which_buildings_count_against_this_enemy() -> None:
    """Of those that stood when the enemy came: the Crane falls in this battle, the Palisade only fought."""
    game = ScriptedGame(2)
    game.own(0, "guard_tower", "blacksmith", "barricade", "crane", "inn", "market", "farms")
    game.own(1, "palisade", "barricade", soldiers=2)
    game.events()
    game.battle("goblins", 3, die=1)
    fights = [args for kind, args in told(game) if kind == "fought"]
    assert [fight["forces"] for fight in fights] == [
        [("farms", -1), ("guard_tower", 1), ("blacksmith", 1), ("barricade", 1)],
        [("palisade", 1), ("barricade", 1)],
    ]
    assert [(fight["combat"], fight["buildings"], fight["result"]) for fight in fights] == [
        (3, 2, "draw"),
        (5, 2, "victory"),
    ]


def test_the_points_of_the_strongest_and_of_the_fortress_are_told() -> None:
    game = ScriptedGame(2)
    game.own(0, "palisade", "stables", "stone_wall", "fortress", soldiers=4)
    game.events()
    game.battle("orcs", 3, die=1)
    extra = [(kind, args) for kind, args in told(game) if kind in {"strongest", "fortress"}]
    assert extra == [
        ("strongest", {"seat": 0, "combat": 8, "points": 1}),
        ("fortress", {"seat": 0, "points": 1}),
    ]


def test_the_end_is_told_seat_by_seat() -> None:
    game = ScriptedGame(2)
    game.own(0, "statue", "chapel", "church", "cathedral", gold=5, soldiers=9)
    game.events()
    game.battle("dragons", 9, die=1, year=5)
    assert [(kind, args) for kind, args in told(game) if kind in {"cathedral", "over"}] == [
        ("cathedral", {"seat": 0, "count": 5, "points": 2}),
        ("over", {"seat": 0, "score": 24 + 3 + 1 + 2, "place": 1}),
        ("over", {"seat": 1, "score": -5, "place": 2}),
    ]


def test_rerolls_are_told() -> None:
    game = ScriptedGame(3)
    game.own(0, "statue")
    game.season((2, 2, 2), (6, 6, 5), (6, 6, 5), phase=SPRING)
    game.events()
    game.act(0, type="reroll", building="statue", die="coloured")
    game.act(-1, type="single", seat=0, die=5)
    assert told(game)[:2] == [
        ("reroll", {"seat": 0, "building": "statue", "die": "coloured"}),
        ("rolled", {"seat": 0, "total": 9, "dice": [2, 2, 5], "white": []}),
    ]
