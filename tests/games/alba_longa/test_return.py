"""The end of a season: everybody goes home, and the King of Kings names another."""

from __future__ import annotations

from games.alba_longa.table import Table

from ludotheca.games.alba_longa.rules.season import return_peasants
from ludotheca.games.alba_longa.tables import CAPTIVE_LIES, OWN_LIES


def test_all_peasants_return_standing_or_lying() -> None:
    table = Table(3, season="harvest")
    table.city(0, home=1, soldiers=1, merchants=1, quarry=1, priests=1, farmers=6)
    table.state.lying_farmers[0] = 2
    table.state.lying_merchant[1] = OWN_LIES
    return_peasants(table.state)
    assert (table.state.home[0], table.state.home[1]) == (13, 9)
    assert sum(table.state.workers) == sum(table.state.lying_farmers) == sum(table.state.lying_merchant) == 0


def test_captives_go_back_to_the_supply_standing_or_lying() -> None:
    table = Table(3)
    table.captives(0, quarry=2, priests=1, merchants=1)
    table.state.captive_supply -= 1
    table.state.lying_merchant[1] = CAPTIVE_LIES
    return_peasants(table.state)
    assert table.state.captive_supply == 10
    assert list(table.state.home) == [8, 8, 8]


def test_the_king_of_kings_names_any_other_king() -> None:
    table = Table(4, first=2)
    table.to_combat()
    assert (table.phase, table.owing) == ("name", [2])
    assert table.legal(2) == [{"type": "name", "other": other} for other in (0, 1, 3)]
    table.do(2, "name", other=0)
    assert table.state.king_of_kings == 0


def test_both_seasons_end_with_a_new_king_of_kings() -> None:
    table = Table(3)
    table.to_combat()
    table.do(0, "name", other=2)
    table.city(1, wheat=20)
    table.to_combat()
    table.resolve_harvest()
    assert (table.phase, table.owing) == ("name", [2])


def test_a_removed_king_cannot_be_named() -> None:
    table = Table(4)
    table.city(1, home=0, silver=0)
    table.state.alive[1] = 0
    table.state.out[1] = 1
    table.to_combat()
    assert table.values(0, "other") == [2, 3]


def test_with_one_other_king_left_there_is_nothing_to_name() -> None:
    table = Table(3)
    table.city(1, home=0, silver=0)
    table.state.alive[1] = 0
    table.state.out[1] = 1
    table.to_combat()
    assert table.phase == "slavery"
    assert table.state.king_of_kings == 2


def test_a_sole_survivor_stays_king_of_kings() -> None:
    table = Table(3, sole_survivor_wins=False)
    for king in (1, 2):
        table.city(king, home=0, silver=0)
        table.state.alive[king] = 0
        table.state.out[king] = 1
    table.to_combat()
    assert (table.phase, table.state.king_of_kings) == ("slavery", 0)
