"""What is told, in its own order."""

from __future__ import annotations

from games.kingsburg.table import AUTUMN, SPRING, SUMMER, Table, random_state

from ludotheca.games.kingsburg import events
from ludotheca.games.kingsburg.game import GAME
from ludotheca.games.kingsburg.rules import codes
from ludotheca.games.kingsburg.state import KingsburgState
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import NOBODY, EventSink

Told = list[tuple[str, dict[str, object]]]


def told(table: Table) -> Told:
    return [(event.kind, event.args) for event in table.events()]


def test_every_raw_event_has_a_name() -> None:
    raw = {value for name, value in vars(codes).items() if name.startswith("E_")}
    assert raw == set(events._NAMES)
    names = [name for name, _ in events._NAMES.values()]
    assert len(names) == len(set(names))


def test_set_up_and_first_goods() -> None:
    table = Table(2, order=(1, 0))
    table.take(0, "wood")
    assert told(table) == [
        ("order", {"seats": [1, 0]}),
        ("phase", {"year": 1, "phase": "kings_aid"}),
        ("aid-good", {"seat": 0, "goods": ["wood"], "parts": ["wood_1"]}),
    ]


def test_a_season() -> None:
    table = Table(3)
    table.own(0, "inn", "market", "farms", "merchants_guild", tokens=1)
    table.own(1, wood=1)
    table.events()
    table.season((1, 2, 6, 4), (5, 5, 4), (6, 6, 6))
    table.influence(0, "treasurer", 1, white=[4], plus2=True, market=1)
    table.pass_turn(1, 2)
    table.influence(0, "squire", 2)
    table.pass_turn(0)
    table.build(1, "barricade")
    assert told(table)[:12] == [
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
    ]  # fmt: skip


def test_gifts_say_their_parts_in_order() -> None:
    table = Table(3)
    table.own(0, "palisade", "stables")
    table.season((6, 6, 6), (6, 6, 5), (6, 6, 5))
    while table.mover != 0:
        table.pass_turn(table.mover)
    table.influence(0, "king", 6, 6, 6)
    gift = next(args for kind, args in told(table) if kind == "gift")
    assert gift["parts"] == ["gold_1", "wood_1", "stone_1", "soldier_2"]


def test_the_smugglers_price_is_told() -> None:
    table = Table(3)
    table.season((2, 6, 6), (6, 6, 5), (6, 6, 5))
    table.influence(0, "smuggler", 2, 6, 6)
    while "influence" in table.kinds(table.mover):
        table.pass_turn(table.mover)
    table.events()
    table.take(0, "gold", "gold", "wood")
    assert told(table)[0][1]["parts"] == ["gold_2", "wood_1", "point_-1"]


def test_a_double_build() -> None:
    table = Table(3)
    table.own(0, gold=2, wood=1)
    table.to_build(phase=AUTUMN)
    table.state.envoy = 0
    table.events()
    table.build(0, "statue")
    table.build(0, "barricade", envoy=True)
    assert told(table)[:2] == [
        ("built", {"seat": 0, "building": "statue", "points": 3, "envoy": False}),
        ("built", {"seat": 0, "building": "barricade", "points": 0, "envoy": True}),
    ]


def test_the_end_of_a_season() -> None:
    table = Table(3)
    table.own(0, "inn", "barricade", "crane", "town_hall", "embassy")
    table.to_build(phase=SUMMER)
    table.act(0, type="pay", payment="token")
    kinds = [(kind, args) for kind, args in told(table) if kind in {"inn", "embassy", "town-hall"}]
    assert kinds == [
        ("inn", {"seat": 0}),
        ("embassy", {"seat": 0}),
        ("town-hall", {"seat": 0, "payment": "token"}),
    ]


def test_a_battle_step_by_step() -> None:
    table = Table(2)
    table.own(0, "statue", "guard_tower", wood=1, stone=2)
    table.own(1, "palisade", "stables", "stone_wall", "fortress", soldiers=4)
    table.events()
    table.battle("goblins", 2, die=1)
    assert [kind for kind, _ in told(table)] == ["phase", "enemy", "troops", "fought", "fought", "strongest",
                                                  "spoils", "fortress", "phase", "aid-die", "phase"]  # fmt: skip
    table = Table(2)
    table.own(0, "statue", wood=1, stone=2)
    table.begin(8)
    table.enemy("goblins", 2)
    table.events()
    table.act(-1, type="troops", die=1)
    fought = [(kind, args) for kind, args in told(table) if args.get("seat") == 0]
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
            },
        ),
        ("lost-goods", {"seat": 0, "goods": ["wood", "stone"], "parts": ["wood_1", "stone_1"]}),
        ("destroyed", {"seat": 0, "building": "statue", "points": 3}),
        ("lost-points", {"seat": 0, "points": 1}),
    ]


def test_the_end_is_told_seat_by_seat() -> None:
    table = Table(2)
    table.own(0, "statue", "chapel", "church", "cathedral", gold=5, soldiers=9)
    table.events()
    table.battle("dragons", 9, die=1, year=5)
    assert [(kind, args) for kind, args in told(table) if kind in {"cathedral", "over"}] == [
        ("cathedral", {"seat": 0, "count": 5, "points": 2}),
        ("over", {"seat": 0, "score": 24 + 3 + 1 + 2, "place": 1}),
        ("over", {"seat": 1, "score": -5, "place": 2}),
    ]


def test_nothing_is_collected_when_nobody_listens() -> None:
    state = random_state(3, 1, 0)
    rng = Rng(1)
    while state.to_move() != NOBODY:
        seat = state.first_owing()
        state.apply(seat, state.random_action(seat, rng))
    assert state.sink is None


def test_listening_changes_nothing() -> None:
    quiet, loud = (GAME.new_state(4, GAME.check_options({}), 1) for _ in range(2))
    assert isinstance(loud, KingsburgState)
    loud.sink = EventSink()
    rngs = Rng(5), Rng(5)
    while quiet.to_move() != NOBODY:
        for state, rng in zip((quiet, loud), rngs, strict=True):
            seat = state.first_owing()
            state.apply(seat, state.random_action(seat, rng))
    assert quiet.dump() == loud.dump()


def test_rerolls_are_told() -> None:
    table = Table(3)
    table.own(0, "statue")
    table.season((2, 2, 2), (6, 6, 5), (6, 6, 5), phase=SPRING)
    table.events()
    table.act(0, type="reroll", building="statue", die="coloured")
    table.act(-1, type="single", seat=0, die=5)
    assert told(table)[:2] == [
        ("reroll", {"seat": 0, "building": "statue", "die": "coloured"}),
        ("rolled", {"seat": 0, "total": 9, "dice": [2, 2, 5], "white": []}),
    ]
