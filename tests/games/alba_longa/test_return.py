"""The end of a season: everybody goes home, and the King of Kings names another."""

from __future__ import annotations

from games.alba_longa.scripted import ScriptedGame

from ludotheca.games.alba_longa.rules import codes
from ludotheca.games.alba_longa.rules.season import return_peasants


def test_all_peasants_return_standing_or_lying() -> None:
    game = ScriptedGame(3, season="harvest")
    game.city(0, home=1, soldiers=1, merchants=1, quarry=1, priests=1, farmers=6)
    game.state.lying_farmers[0] = 2
    game.state.lying_merchant[1] = codes.OWN_LIES
    return_peasants(game.state)
    assert (game.state.home[0], game.state.home[1]) == (13, 9)
    assert sum(game.state.workers) == sum(game.state.lying_farmers) == sum(game.state.lying_merchant) == 0


def test_captives_go_back_to_the_supply_standing_or_lying() -> None:
    game = ScriptedGame(3)
    game.captives(0, quarry=2, priests=1, merchants=1)
    game.state.captive_supply -= 1
    game.state.lying_merchant[1] = codes.CAPTIVE_LIES
    return_peasants(game.state)
    assert game.state.captive_supply == 10
    assert list(game.state.home) == [8, 8, 8]


def test_the_king_of_kings_names_any_other_king() -> None:
    game = ScriptedGame(4, first=2)
    game.to_combat()
    assert (game.phase, game.owing) == ("name", [2])
    assert game.legal(2) == [{"type": "name", "other": other} for other in (0, 1, 3)]
    game.do(2, "name", other=0)
    assert game.state.king_of_kings == 0


def test_both_seasons_end_with_a_new_king_of_kings() -> None:
    game = ScriptedGame(3)
    game.to_combat()
    game.do(0, "name", other=2)
    game.city(1, wheat=20)
    game.to_combat()
    game.resolve_harvest()
    assert (game.phase, game.owing) == ("name", [2])


def test_a_removed_king_cannot_be_named() -> None:
    game = ScriptedGame(4)
    game.city(1, home=0, silver=0)
    game.state.alive[1] = 0
    game.state.out[1] = 1
    game.to_combat()
    assert game.values(0, "other") == [2, 3]


def test_with_one_other_king_left_there_is_nothing_to_name() -> None:
    game = ScriptedGame(3)
    game.city(1, home=0, silver=0)
    game.state.alive[1] = 0
    game.state.out[1] = 1
    game.to_combat()
    assert game.phase == "slavery"
    assert game.state.king_of_kings == 2


def test_a_sole_survivor_stays_king_of_kings() -> None:
    game = ScriptedGame(3, sole_survivor_wins=False)
    for king in (1, 2):
        game.city(king, home=0, silver=0)
        game.state.alive[king] = 0
        game.state.out[king] = 1
    game.to_combat()
    assert (game.phase, game.state.king_of_kings) == ("slavery", 0)
