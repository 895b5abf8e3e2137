"""What a question tells before it is answered: fruits, bread, strengths, and why something is closed."""

from __future__ import annotations

from typing import Any

from games.alba_longa.scripted import ScriptedGame
from games.alba_longa.test_combat import one_raider, raid

from ludotheca.games.alba_longa.game import GAME
from ludotheca.games.alba_longa.view_types import KingView
from ludotheca.kernel.state import SPECTATOR

SOLDIERS, MERCHANTS, QUARRY, PRIESTS, FARMERS = range(5)


def asked(game: ScriptedGame, seat: int) -> dict[str, Any]:
    decision = GAME.decision(game.state, seat)
    assert decision is not None
    return dict(decision.args)


def seen(game: ScriptedGame, seat: int) -> KingView:
    king: KingView = GAME.view(game.state, SPECTATOR).kings[seat]
    return king


def test_a_view_tells_what_each_job_will_bring() -> None:
    game = ScriptedGame(3, season="harvest")
    game.climate("moderate")
    game.city(0, home=4, soldiers=2, merchants=3, quarry=3, priests=2, farmers=2, worship=11, monuments=6)
    assert seen(game, 0).brings == {"soldiers": 2, "merchants": 2, "quarry": 1, "priests": 1, "farmers": 6}


def test_what_is_resolved_brings_nothing_more() -> None:
    game = ScriptedGame(3, season="harvest")
    game.city(0, home=4, quarry=4, farmers=2, wheat=10)
    game.to_combat()
    assert game.state.monuments[0] == 2
    assert seen(game, 0).brings["quarry"] == 0
    assert seen(game, 0).brings["farmers"] > 0


def test_the_hungry_are_those_for_whom_neither_store_nor_harvest_has_bread() -> None:
    game = ScriptedGame(3, season="harvest")
    game.climate("dry")
    game.city(0, home=13, farmers=2, wheat=7)
    assert seen(game, 0).hungry == 15 - 7 - 4
    game.city(0, wheat=11)
    assert seen(game, 0).hungry == 0


def test_nobody_is_hungry_before_the_harvest_season() -> None:
    game = ScriptedGame(3)
    game.city(0, home=13, wheat=0)
    assert seen(game, 0).hungry == 0


def test_taking_a_die_tells_its_fruit_for_every_number() -> None:
    game = ScriptedGame(3, season="harvest")
    game.climate("dry")
    game.city(0, home=6, quarry=1, worship=10, monuments=9, wheat=1)
    game.to_courts()
    game.hold(0, 4, 4, 4, 4)
    told = asked(game, 0)
    assert told["brings"][SOLDIERS] == [0, 1, 2, 3, 4]
    assert told["brings"][MERCHANTS] == [0, 1, 1, 2, 2]
    assert told["brings"][QUARRY] == [0, 1, 1, 1, 1]
    assert told["brings"][PRIESTS] == [0, 1, 2, 2, 2]
    assert told["brings"][FARMERS] == [0, 2, 4, 6, 8]
    assert told["spare"][QUARRY] == [0, 0, 1, 2, 3]
    assert told["spare"][MERCHANTS] == [0, 0, 0, 0, 0]
    assert told["hungry"] == [6, 4, 2, 0, 0]
    assert told["closed"] == ["open"] * 5


def test_where_most_workers_are_rewarded_nobody_is_spare() -> None:
    game = ScriptedGame(3, job_well_done=True)
    game.to_courts()
    game.hold(0, 4, 4, 3, 4)
    assert asked(game, 0)["spare"][QUARRY] == [0, 0, 0, 0, 0]


def test_a_bought_die_tells_why_the_fields_are_closed() -> None:
    game = ScriptedGame(3, season="harvest")
    game.to_courts()
    game.hold(0, 1, 2, 3, 4)
    game.take(0, "quarry", 3)
    assert asked(game, 1)["closed"] == ["open", "open", "taken", "open", "court"]


def test_the_fields_wait_for_the_harvest_season() -> None:
    game = ScriptedGame(3)
    game.to_courts()
    game.hold(0, 1, 2, 3, 4)
    assert asked(game, 0)["closed"][FARMERS] == "season"


def test_holding_court_tells_who_would_starve_and_an_upgrade_whom_it_feeds() -> None:
    game = ScriptedGame(3, season="harvest")
    game.climate("dry")
    game.city(0, home=9, farmers=3, wheat=4, worship=9)
    game.to_courts()
    assert asked(game, 0)["hungry"] == [12 - 4 - 6]
    game.to_combat()
    game.weather(4)
    assert asked(game, 0)["hungry"] == [2, 0]


def test_a_sabotage_tells_what_is_left_and_what_cannot_be_struck() -> None:
    game = one_raider(soldiers=3, quarry=4, priests=1)
    told = asked(game, 0)
    assert told["brings"] == [[], [], [2, 1], [1, 0], []]
    assert told["closed"] == ["soldiers", "nobody", "open", "open", "nobody"]
    assert game.state.workers[1 * 5 + QUARRY] == 4, "only tried"


def test_whoever_lies_cannot_be_struck_again() -> None:
    game = one_raider(soldiers=6, season="harvest", merchants=1, quarry=2, priests=2)
    game.do(0, "sabotage", job="merchants")
    assert asked(game, 0)["closed"][MERCHANTS] == "lying"


def test_a_hero_tells_the_strength_and_what_the_others_can_show() -> None:
    game = ScriptedGame(4)
    game.city(0, soldiers=2, home=4)
    game.city(1, soldiers=1, home=4, used=[4])
    game.city(2, soldiers=3, home=4)
    game.to_combat()
    game.attack(k0=1, k1=0, k2=1)
    told = asked(game, 0)
    assert told["strengths"] == [2, 3, 4, 5, 6]
    assert told["allies"] == [3, 7]
    assert told["defence"] == [1, 4], "everybody knows that the 4 is used"
    assert told["attack"] == [1, 4]
    assert asked(game, 2)["attack"] == []


def test_assisi_defends_itself_without_a_hero() -> None:
    game = ScriptedGame(3, assisi=True)
    game.city(0, soldiers=2, home=4)
    game.to_combat()
    game.attack(k0="assisi")
    defenders = int(game.state.assisi_defenders)
    assert asked(game, 0)["defence"] == [defenders, defenders]


def test_what_is_told_of_a_sabotage_comes_true() -> None:
    game = ScriptedGame(3)
    game.city(0, soldiers=1, home=0)
    game.city(1, home=2, quarry=4, priests=1)
    raid(game, {0: 1})
    left = asked(game, 0)["brings"][QUARRY][1]
    game.do(0, "sabotage", job="quarry")
    assert game.state.monuments[1] == left
