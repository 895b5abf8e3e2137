"""Spoils of War: who is captured, where he works, and the ten captives there are."""

from __future__ import annotations

import pytest
from games.alba_longa.scripted import ScriptedGame

from ludotheca.games.alba_longa.rules import codes


def raid(
    soldiers: int = 1,
    season: str = "growing",
    mine: int = 0,
    theirs: int = 0,
    jwd: bool = False,
    **workers: int,
) -> ScriptedGame:
    """King 0 attacks king 1; three kings, Spoils of War."""
    game = ScriptedGame(3, season=season, spoils_of_war=True, job_well_done=jwd)
    game.city(0, soldiers=soldiers, home=0, monuments=mine)
    game.city(1, home=2, monuments=theirs, **workers)
    game.to_combat()
    game.attack(k0=1)
    game.heroes(k0=0, k1=0)
    return game


@pytest.mark.parametrize(("mine", "theirs", "captured"), [(0, 0, 1), (2, 3, 1), (3, 3, 1), (4, 3, 0)])
def test_only_from_a_city_with_at_least_as_many_monuments(mine: int, theirs: int, captured: int) -> None:
    game = raid(mine=mine, theirs=theirs, quarry=2, priests=1)
    game.do(0, "sabotage", job="quarry")
    assert len(game.told("captured")) == captured


def test_each_attacker_compares_his_own_monuments() -> None:
    game = ScriptedGame(3, spoils_of_war=True)
    game.city(0, soldiers=3, home=0, monuments=5)
    game.city(2, soldiers=2, home=0, monuments=1)
    game.city(1, home=2, monuments=2, quarry=3, priests=3)
    game.to_combat()
    game.attack(k0=1, k2=1)
    game.heroes(k0=0, k1=0, k2=0)
    game.do(0, "sabotage", job="quarry")
    game.do(2, "sabotage", job="priests")
    assert game.told("captured") == [{"seat": 2, "other": 1, "job": "priests"}]


@pytest.mark.parametrize("job", ["merchants", "quarry", "priests"])
def test_a_captive_works_at_the_same_job_at_once_and_the_defender_keeps_his_peasant(job: str) -> None:
    game = raid(3, merchants=2, quarry=2, priests=2)  # two sabotages
    game.do(0, "sabotage", job=job)
    assert game.captive(0, job) == 1
    assert game.workers(1, job) == 1
    assert (game.state.home[1], game.people(1)) == (3, 8)
    assert game.state.captive_supply == 9


def test_the_last_merchant_lies_down_and_the_attacker_gets_a_captive_all_the_same() -> None:
    game = raid(6, merchants=1, quarry=2, priests=2)
    game.do(0, "sabotage", job="merchants")
    assert game.state.lying_merchant[1] == codes.OWN_LIES
    assert game.captive(0, "merchants") == 1


def test_with_a_job_well_done_captured_farmers_go_to_the_granary() -> None:
    game = raid(6, season="harvest", jwd=True, farmers=6, quarry=2)
    game.do(0, "sabotage", job="farmers")
    assert (game.captive(0, "farmers"), game.granary(0)) == (1, 1)
    assert game.state.home[1] == 3  # from the granary: he goes home
    game.do(0, "sabotage", job="farmers")
    assert (game.captive(0, "farmers"), game.granary(0), game.state.lying_farmers[1]) == (2, 2, 1)
    assert game.state.wheat[0] == 0


def test_without_it_a_field_farmer_is_worth_a_wheat_and_a_granary_farmer_nothing() -> None:
    game = raid(6, season="harvest", farmers=6, quarry=2)
    game.do(0, "sabotage", job="farmers")
    assert (game.state.wheat[0], game.captive(0, "farmers")) == (0, 0)
    game.do(0, "sabotage", job="farmers")
    assert (game.state.wheat[0], game.captive(0, "farmers")) == (1, 0)
    assert game.state.captive_supply == 10


@pytest.mark.parametrize(("elsewhere", "captured"), [(9, 1), (10, 0)])
def test_without_a_captive_piece_nobody_is_captured_but_sabotaged_all_the_same(
    elsewhere: int, captured: int
) -> None:
    game = ScriptedGame(3, spoils_of_war=True)
    game.city(0, soldiers=3, home=0)
    game.city(1, home=2, quarry=2, priests=2)
    game.captives(2, quarry=elsewhere)
    game.to_combat()
    game.attack(k0=1)
    game.heroes(k0=0, k1=0)
    game.do(0, "sabotage", job="quarry")
    assert game.captive(0, "quarry") == captured
    assert game.workers(1, "quarry") == 1


def test_the_wheat_for_a_field_farmer_needs_no_captive_piece() -> None:
    game = ScriptedGame(3, season="harvest", spoils_of_war=True)
    game.city(0, soldiers=1, home=0)
    game.city(1, home=2, farmers=2)
    game.captives(2, quarry=10)
    game.to_combat()
    game.attack(k0=1)
    game.heroes(k0=0, k1=0)
    assert game.state.wheat[0] == 1


def sabotaged_later(**captives: int) -> ScriptedGame:
    """King 0 has captives and is attacked by king 1, who has fewer monuments."""
    game = ScriptedGame(3, spoils_of_war=True)
    game.city(0, home=3, monuments=3)
    game.captives(0, **captives)
    game.city(1, soldiers=6, home=2)
    return game


def strike(game: ScriptedGame) -> None:
    game.to_combat()
    game.attack(k1=0)
    game.heroes(k0=0, k1=0)


def test_a_sabotaged_captive_goes_to_the_supply_and_may_be_captured_again() -> None:
    game = sabotaged_later(quarry=1, priests=2)
    strike(game)
    game.events(0)
    game.do(1, "sabotage", job="priests")
    events = {event.kind: event.args for event in game.events(0)}
    assert events["sabotaged"]["goes"] == "supply"
    assert (game.captive(0, "priests"), game.captive(1, "priests")) == (1, 1)
    assert game.state.captive_supply == 7


@pytest.mark.parametrize("job", ["quarry", "priests", "merchants"])
def test_captives_are_sabotaged_before_own_peasants(job: str) -> None:
    game = sabotaged_later(**{job: 1})
    game.city(0, home=0, quarry=2, priests=2, merchants=2)
    strike(game)
    game.do(1, "sabotage", job=job)
    assert (game.captive(0, job), game.workers(0, job)) == (0, 2)


def test_captive_farmers_leave_the_granary_before_own_ones() -> None:
    game = ScriptedGame(3, season="harvest", spoils_of_war=True, job_well_done=True)
    game.city(0, home=0, monuments=3, farmers=7, quarry=2)
    game.captives(0, farmers=1)
    game.city(1, soldiers=3, home=2)
    strike(game)
    game.do(1, "sabotage", job="farmers")
    assert (game.captive(0, "farmers"), game.workers(0, "farmers"), game.granary(0)) == (0, 7, 2)


def test_a_captive_in_the_granary_shields_the_fields() -> None:
    game = ScriptedGame(3, season="harvest", spoils_of_war=True, job_well_done=True)
    game.city(0, home=0, monuments=0, farmers=3)
    game.captives(0, farmers=1)
    game.city(1, soldiers=1, home=2, monuments=1)
    strike(game)
    assert {"seat": 1, "other": 0, "job": "farmers", "goes": "supply"} in game.told("sabotaged")


def test_a_sole_captive_merchant_lies_down() -> None:
    game = sabotaged_later(merchants=1, quarry=2, priests=2)
    strike(game)
    game.do(1, "sabotage", job="merchants")
    assert game.state.lying_merchant[0] == codes.CAPTIVE_LIES
    assert game.captive(1, "merchants") == 1  # captured too, as the last merchant is


def test_a_captive_behind_a_lying_merchant_is_not_the_last() -> None:
    game = sabotaged_later(merchants=1, quarry=2, priests=2)
    game.state.lying_merchant[0] = codes.OWN_LIES
    game.state.supply -= 1
    strike(game)
    game.do(1, "sabotage", job="merchants")
    assert game.state.lying_merchant[0] == codes.OWN_LIES
    assert game.captive(0, "merchants") == 0


def test_captives_taken_early_can_be_sabotaged_when_that_city_is_attacked_later() -> None:
    """King 1 is attacked first; the captive he loses to king 2 is at work there when king 2 is attacked."""
    game = ScriptedGame(3, first=1, spoils_of_war=True)
    game.city(2, soldiers=1, home=7)
    game.city(1, home=4, quarry=2)
    game.city(0, soldiers=2, home=6)
    game.to_combat()
    game.attack(k2=1, k0=2)
    game.events(0)
    game.heroes(k0=0, k1=0, k2=0)
    told = [(event.kind, event.args) for event in game.events(0) if event.kind in ("sabotaged", "captured")]
    assert told == [
        ("sabotaged", {"seat": 2, "other": 1, "job": "quarry", "goes": "home"}),
        ("captured", {"seat": 2, "other": 1, "job": "quarry"}),
        ("sabotaged", {"seat": 0, "other": 2, "job": "quarry", "goes": "supply"}),
        ("captured", {"seat": 0, "other": 2, "job": "quarry"}),
    ]


def test_no_captives_without_the_variant() -> None:
    game = ScriptedGame(3)
    game.city(0, soldiers=1, home=0)
    game.city(1, home=2, quarry=2)
    game.to_combat()
    game.attack(k0=1)
    game.heroes(k0=0, k1=0)
    assert game.told("captured") == []


def test_captives_never_count_as_population() -> None:
    game = ScriptedGame(3, spoils_of_war=True)
    game.captives(0, quarry=4)
    assert game.people(0) == 8
