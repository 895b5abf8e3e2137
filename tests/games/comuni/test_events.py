"""What is told of a game, to whom, and with which numbers."""

from __future__ import annotations

from games.comuni.scripted import ScriptedGame

from ludotheca.kernel.event import Event


def told(events: list[Event], *kinds: str) -> list[tuple[str, dict[str, object]]]:
    return [(event.kind, event.args) for event in events if not kinds or event.kind in kinds]


def test_the_set_up_is_told() -> None:
    game = ScriptedGame(2, ("siena", "lucca"))
    events = told(game.events())
    assert events[:2] == [
        ("comune", {"seat": 0, "comune": "siena"}),
        ("comune", {"seat": 1, "comune": "lucca"}),
    ]
    columns = [args for kind, args in events if kind == "column"]
    assert [args["column"] for args in columns] == [1, 2, 3, 4]
    assert [len(list(args["cards"])) for args in columns] == [3, 2, 1, 2]  # type: ignore[call-overload]
    assert columns[0]["deck"] == "A"
    assert events[-1] == ("turn", {"seat": 1, "turn": 1})


def test_bids_and_displaced_envoys_are_told() -> None:
    game = ScriptedGame(3)
    game.give(0, gold=1, pilgrim=4)
    game.give(1, pilgrim=2)
    game.stand(1, 1, 1)
    game.turn_of(0)
    game.events()
    game.bid(0, 1, 3)
    game.act(1, type="move", column=2)
    assert told(game.events(), "bid", "outbid", "moved") == [
        ("bid", {"seat": 0, "column": 1, "gold": 3, "pilgrims": 4}),
        ("outbid", {"seat": 1, "other": 0, "column": 1, "gold": 1}),
        ("moved", {"seat": 1, "column": 2, "gold": 1}),
    ]


def test_claims_and_income_are_told() -> None:
    game = ScriptedGame(3)
    game.lay_out(1, "economy_1", "any_1", "culture_2")
    game.stand(0, 1, 2)
    game.stand(0, 3, 1)
    game.lay_out(3, "religion_1")
    game.turn_of(0)
    game.events()
    game.act(0, type="claim")
    game.act(0, type="gain", resource="army")
    assert told(game.events()) == [
        (
            "claimed",
            {
                "seat": 0,
                "columns": [1, 3],
                "cards": ["economy_1", "any_1", "culture_2", "religion_1"],
                "gold": 3,
            },
        ),
        ("gained", {"seat": 0, "resource": "army"}),
    ]
    game.turn_of(1)
    game.events()
    game.act(1, type="income")
    assert told(game.events()) == [
        ("income", {"seat": 1, "gold": 1, "army": 0, "craftsman": 0, "pilgrim": 0, "count": 1, "lost": 0})
    ]


def test_building_is_told_with_its_price() -> None:
    game = ScriptedGame(2)
    game.give(0, craftsman=1, pilgrim=2)
    game.put(0, "economy", 2)
    game.put(0, "walls", 3)
    game.building_of(0, "economy_1", "any_4", "culture_1", "culture_1", "culture_1")
    game.events()
    game.build(0, "economy_1", "economy", 3)
    game.wall(0, "any_4", 4)
    game.finish()
    assert told(game.events(), "built", "walled", "bonus-wall", "discarded", "master") == [
        (
            "built",
            {
                "seat": 0,
                "category": "economy",
                "storeys": 3,
                "card": "economy_1",
                "price": 2,
                "craftsmen": 1,
                "pilgrims": 2,
            },
        ),
        ("walled", {"seat": 0, "storeys": 4, "card": "any_4", "price": 0, "craftsmen": 0, "pilgrims": 0}),
        ("bonus-wall", {"seat": 0}),
        ("discarded", {"seat": 0, "card": "culture_1"}),
        ("master", {"seat": 0, "master": "treasurer"}),
    ]


def test_a_commitment_is_told_in_full_only_to_its_seat() -> None:
    game = ScriptedGame(2)
    game.give(0, army=3, gold=2, pilgrim=0)
    game.give(1, army=3, gold=0, pilgrim=0)
    game.begin_invasion("A")
    game.events()
    clone = game.state.clone()
    game.commit(0, 2, 1, gold=1)
    assert told(game.events(0)) == [
        ("sealed", {"seat": 0}),
        ("committed-mine", {"seat": 0, "alliance": 2, "city": 1, "made": 1, "gold": 2, "pilgrims": 0}),
    ]
    clone.sink, game.state = game.state.sink, clone
    game.commit(0, 2, 1, gold=1)
    assert told(game.events(1)) == [("sealed", {"seat": 0})]


def test_an_invasion_is_told_step_by_step() -> None:
    game = ScriptedGame(2)
    game.put(1, "economy", 2)
    game.put(1, "walls", 1)
    for seat in (0, 1):
        game.give(seat, army=3, gold=0, pilgrim=0)
    game.events()
    game.invade("A", (2, 1), (0, 2), leader=1)
    kinds = ("last-card", "turn", "sealed", "gained", "comune", "column", "master")
    assert told([event for event in game.events() if event.kind not in kinds]) == [
        ("invasion", {"enemy": "venice", "strength": 4, "seat": 1}),
        ("attacked", {"seat": 0, "attack": 4, "points": 0, "buildings": [], "walls": []}),
        (
            "attacked",
            {"seat": 1, "attack": 7, "points": 3, "buildings": [("economy", 2)], "walls": [(1, False)]},
        ),
        ("committed", {"seat": 0, "alliance": 2, "city": 1, "made": 0, "gold": 0, "pilgrims": 0}),
        ("committed", {"seat": 1, "alliance": 0, "city": 2, "made": 0, "gold": 0, "pilgrims": 0}),
        ("alliance", {"armies": 2}),
        ("pillaged", {"seat": 0, "attack": 2, "defence": 1, "pillage": 1, "manned": [], "counts": [1]}),
        ("pillaged", {"seat": 1, "attack": 5, "defence": 4, "pillage": 1, "manned": [1], "counts": [2, 1]}),
        ("no-hero", {"value": 3}),
        ("no-hero", {"value": 1}),
    ]


def test_a_town_that_held_is_told_with_its_garrison() -> None:
    game = ScriptedGame(2)
    game.put(0, "walls", 3)
    game.building_of(0, "any_4")
    game.wall(0, "any_4", 4)
    for seat in (0, 1):
        game.give(seat, army=3, gold=0, pilgrim=0)
    game.events()
    game.invade("A", (1, 2), (3, 0), leader=1)
    events = game.events()
    assert told(events, "attacked")[0][1]["walls"] == [(4, False), (1, True)]
    assert told(events, "held", "hero") == [
        ("held", {"seat": 0, "attack": 0, "defence": 9, "manned": [2, 0], "counts": [5, 4]}),
        ("held", {"seat": 1, "attack": 0, "defence": 1, "manned": [], "counts": []}),
        ("hero", {"seat": 1, "value": 3}),
        ("hero", {"seat": 0, "value": 1}),
    ]


def test_repairs_and_masters_that_change_hands_are_told() -> None:
    game = ScriptedGame(2)
    game.put(0, "economy", 2)
    game.put(1, "economy", 3)
    game.state.master[0] = 0
    game.state.pillage[1] = 2
    game.give(1, pilgrim=3)
    game.turn_of(1)
    game.events()
    game.bid(1, 1, 0)
    game.act(1, type="repair", pillage=2)
    assert told(game.events(), "master-taken", "repaired") == [
        ("master-taken", {"seat": 1, "other": 0, "master": "treasurer"}),
        ("repaired", {"seat": 1, "pillage": 2, "pilgrims": 3}),
    ]
