"""What is told, and to whom."""

from __future__ import annotations

from games.rome_in_a_day.scripted import FIELD, OLIVE, QUARRY, TOWN, VINE, ScriptedGame

from ludotheca.kernel.event import Event
from ludotheca.kernel.state import SPECTATOR

Told = list[tuple[str, dict[str, object]]]


def told(events: list[Event]) -> Told:
    return [(event.kind, event.args) for event in events]


def explored() -> ScriptedGame:
    game = ScriptedGame(2, cards="CA")
    game.explore([VINE, OLIVE, FIELD, TOWN, QUARRY], [TOWN, TOWN, TOWN, OLIVE, OLIVE])
    return game


def divided() -> ScriptedGame:
    game = explored()
    game.divide([1, 4], [])
    game.events(SPECTATOR)
    return game


def test_cards_the_round_and_the_rows() -> None:
    assert told(explored().events(SPECTATOR)) == [
        ("card", {"seat": 0, "card": "C"}),
        ("card", {"seat": 1, "card": "A"}),
        ("round", {"round": 1}),
        ("row", {"seat": 0, "lands": [VINE, OLIVE, FIELD, TOWN, QUARRY], "buildings": ["mill", "theatre"]}),
        (
            "row",
            {"seat": 1, "lands": [TOWN, TOWN, TOWN, OLIVE, OLIVE], "buildings": ["oil_press", "wine_cellar"]},
        ),
    ]


def test_a_sealed_split_is_told_in_full_only_to_its_seat() -> None:
    mine = {"seat": 0, "small": [1, 4], "lands": [OLIVE, QUARRY], "count": 2, "rest": 3}
    for viewer in (0, 1, SPECTATOR):
        game = explored()
        game.events(SPECTATOR)
        game.act(0, type="split", small=[1, 4])
        expected: Told = [("split-sealed", {"seat": 0})]
        if viewer == 0:
            expected.append(("split-mine", mine))
        assert told(game.events(viewer)) == expected


def test_splits_are_told_to_all_when_they_open() -> None:
    game = explored()
    game.act(0, type="split", small=[1, 4])
    game.events(SPECTATOR)
    game.act(1, type="split", small=[])
    assert told(game.events(SPECTATOR)) == [
        ("split-sealed", {"seat": 1}),
        ("split-opened", {"seat": 0, "small": [1, 4], "lands": [OLIVE, QUARRY], "count": 2, "rest": 3}),
        ("split-opened", {"seat": 1, "small": [], "lands": [], "count": 0, "rest": 5}),
    ]


def test_a_sealed_choice_is_told_in_full_only_to_its_seat() -> None:
    for viewer in (0, 1, SPECTATOR):
        game = divided()
        game.act(1, type="take", set="small")
        expected: Told = [("choice-sealed", {"seat": 1, "other": 0})]
        if viewer == 1:
            expected.append(("choice-mine", {"seat": 1, "other": 0, "set": "small"}))
        assert told(game.events(viewer)) == expected


def test_what_was_taken_is_told_to_all() -> None:
    game = divided()
    game.act(1, type="take", set="small")
    game.events(SPECTATOR)
    game.act(0, type="take", set="large")
    assert told(game.events(SPECTATOR)) == [
        ("choice-sealed", {"seat": 0, "other": 1}),
        (
            "taken",
            {
                "seat": 0,
                "other": 1,
                "set": "large",
                "count": 5,
                "lands": [TOWN, TOWN, TOWN, OLIVE, OLIVE],
                "buildings": ["oil_press", "wine_cellar"],
            },
        ),
        (
            "taken",
            {
                "seat": 1,
                "other": 0,
                "set": "small",
                "count": 2,
                "lands": [OLIVE, QUARRY],
                "buildings": ["theatre"],
            },
        ),
    ]


def test_every_placement_is_told_with_the_points_of_the_buildings() -> None:
    """Gems count at the end."""
    game = divided()
    game.select("large", "small")
    game.events(SPECTATOR)
    game.lay(1, OLIVE, "theatre", 0, 0)
    game.lay(1, QUARRY, None, 1, 0)
    assert told(game.events(SPECTATOR)) == [
        ("placed", {"seat": 1, "land": OLIVE, "building": "theatre", "q": 0, "r": 0, "score": 0}),
        ("placed", {"seat": 1, "land": QUARRY, "building": None, "q": 1, "r": 0, "score": 0}),
    ]


def test_the_end_is_told_seat_by_seat() -> None:
    game = ScriptedGame(2)
    for _ in range(4):
        game.events(SPECTATOR)
        game.round([], "large", "small")
    over = [event for event in game.events(SPECTATOR) if event.kind == "over"]
    state = game.state
    assert [event.args for event in over] == [
        {"seat": seat, "score": int(state.score(seat)), "place": int(state.place(seat))} for seat in (0, 1)
    ]
