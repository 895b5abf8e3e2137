"""What is told, and to whom."""

from __future__ import annotations

import pytest
from games.alba_longa.scripted import SLIPS, ScriptedGame
from games.random_games import walk

from ludotheca.games.alba_longa.game import GAME
from ludotheca.games.alba_longa.rules import codes
from ludotheca.kernel.event import HeardEvent
from ludotheca.kernel.state import EVERYONE, SPECTATOR, EventSink

MINE = {codes.E_RECALLED_MINE, codes.E_TARGET_MINE, codes.E_HERO_MINE, codes.E_BLESSING_MINE}


def test_only_the_owner_hears_what_he_sealed() -> None:
    """Over many games every event for fewer than all is for one king, of one of the four secret kinds."""
    secret = set()
    for seed in range(30):
        sink = EventSink()
        options = {"job_well_done": True, "spoils_of_war": True, "assisi": True}
        for _ in walk(GAME, 4, seed, slips=SLIPS, options=options, sink=sink):
            pass
        for kind, audience, numbers in sink.take():
            if audience == EVERYONE:
                assert kind not in MINE
            else:
                secret.add(kind)
                assert audience == 1 << numbers[0]
                assert not HeardEvent(GAME.events.name(0, kind, numbers), audience).heard_by(SPECTATOR)
    assert secret == MINE


def test_stalls_are_counted_from_one() -> None:
    game = ScriptedGame(3)
    game.to_courts()
    game.hold(0, 1, 1, 1, 1)
    game.take(0, "quarry", 1)
    game.buy(1, "priests", 1, stall=2)
    assert game.told("paid") == [{"seat": 1, "silver": 1, "stall": 2}]


def test_an_attack_tells_who_and_how_strong() -> None:
    name, args = "attack", {"seat": 1, "seats": [0, 3], "attack": 9, "defence": 4, "success": 5, "count": 2}
    event = GAME.events.name(7, codes.E_ATTACK, [1, 9, 4, 2, 0, 3])
    assert (event.seq, event.kind, event.args) == (7, name, args)


@pytest.mark.parametrize("first", range(4))
def test_cities_are_told_with_their_turn_to_be_attacked(first: int) -> None:
    """The turns told when the cities open are in the order in which the attacks are then carried out."""
    game = ScriptedGame(4, first, assisi=True)
    for king in range(4):
        game.city(king, soldiers=1, home=7)
    game.to_combat()
    game.attack(k0="assisi", k1=0, k2=3, k3=2)
    game.heroes(k0=0, k1=0, k2=0, k3=0)
    events = game.events(SPECTATOR)
    targets = [event.args for event in events if event.kind.startswith("target") and "turn" in event.args]
    attacked = [event.args.get("seat") for event in events if event.kind.startswith("attack")]
    assert [args.get("other") for args in sorted(targets, key=lambda args: args["turn"])] == attacked
    assert attacked[0] is None  # Assisi, nobody's city


def test_a_season_is_told_from_its_beginning_to_its_end() -> None:
    game = ScriptedGame(3)
    game.city(0, soldiers=1, merchants=1, home=6)
    game.city(1, quarry=2, priests=2, home=4)
    game.to_combat()
    game.attack(k0=1)
    game.heroes(k0=1, k1=0)
    game.do(0, "sabotage", job="priests")
    kinds = [event.kind for event in game.events(2)]
    assert kinds[:3] == ["kept", "kept", "kept"]
    assert kinds[3:6] == ["passed", "passed", "passed"]
    assert kinds[6:] == [
        "target-sealed", "target", "hero-sealed", "hero-sealed", "hero", "hero", "attack", "sabotaged",
        "merchants", "built", "worship",
    ]  # fmt: skip
