"""Spoils of War: who is captured, where he works, and the ten captives there are."""

from __future__ import annotations

import pytest
from games.alba_longa.table import Table

from ludotheca.games.alba_longa.tables import CAPTIVE_LIES, OWN_LIES


def raid(
    soldiers: int = 1,
    season: str = "growing",
    mine: int = 0,
    theirs: int = 0,
    jwd: bool = False,
    **workers: int,
) -> Table:
    """King 0 attacks king 1; three kings, Spoils of War."""
    table = Table(3, season=season, spoils_of_war=True, job_well_done=jwd)
    table.city(0, soldiers=soldiers, home=0, monuments=mine)
    table.city(1, home=2, monuments=theirs, **workers)
    table.to_combat()
    table.attack(k0=1)
    table.heroes(k0=0, k1=0)
    return table


@pytest.mark.parametrize(("mine", "theirs", "captured"), [(0, 0, 1), (2, 3, 1), (3, 3, 1), (4, 3, 0)])
def test_only_from_a_city_with_at_least_as_many_monuments(mine: int, theirs: int, captured: int) -> None:
    table = raid(mine=mine, theirs=theirs, quarry=2, priests=1)
    table.do(0, "sabotage", job="quarry")
    assert len(table.told("captured")) == captured


def test_each_attacker_compares_his_own_monuments() -> None:
    table = Table(3, spoils_of_war=True)
    table.city(0, soldiers=3, home=0, monuments=5)
    table.city(2, soldiers=2, home=0, monuments=1)
    table.city(1, home=2, monuments=2, quarry=3, priests=3)
    table.to_combat()
    table.attack(k0=1, k2=1)
    table.heroes(k0=0, k1=0, k2=0)
    table.do(0, "sabotage", job="quarry")
    table.do(2, "sabotage", job="priests")
    assert table.told("captured") == [{"seat": 2, "other": 1, "job": "priests"}]


@pytest.mark.parametrize("job", ["merchants", "quarry", "priests"])
def test_a_captive_works_at_the_same_job_at_once_and_the_defender_keeps_his_peasant(job: str) -> None:
    table = raid(3, merchants=2, quarry=2, priests=2)  # two sabotages
    table.do(0, "sabotage", job=job)
    assert table.captive(0, job) == 1
    assert table.workers(1, job) == 1
    assert (table.state.home[1], table.people(1)) == (3, 8)
    assert table.state.captive_supply == 9


def test_the_last_merchant_lies_down_and_the_attacker_gets_a_captive_all_the_same() -> None:
    table = raid(6, merchants=1, quarry=2, priests=2)
    table.do(0, "sabotage", job="merchants")
    assert table.state.lying_merchant[1] == OWN_LIES
    assert table.captive(0, "merchants") == 1


def test_with_a_job_well_done_captured_farmers_go_to_the_granary() -> None:
    table = raid(6, season="harvest", jwd=True, farmers=6, quarry=2)
    table.do(0, "sabotage", job="farmers")
    assert (table.captive(0, "farmers"), table.granary(0)) == (1, 1)
    assert table.state.home[1] == 3  # from the granary: he goes home
    table.do(0, "sabotage", job="farmers")
    assert (table.captive(0, "farmers"), table.granary(0), table.state.lying_farmers[1]) == (2, 2, 1)
    assert table.state.wheat[0] == 0


def test_without_it_a_field_farmer_is_worth_a_wheat_and_a_granary_farmer_nothing() -> None:
    table = raid(6, season="harvest", farmers=6, quarry=2)
    table.do(0, "sabotage", job="farmers")
    assert (table.state.wheat[0], table.captive(0, "farmers")) == (0, 0)
    table.do(0, "sabotage", job="farmers")
    assert (table.state.wheat[0], table.captive(0, "farmers")) == (1, 0)
    assert table.state.captive_supply == 10


def test_without_a_captive_piece_nobody_is_captured_but_sabotaged_all_the_same() -> None:
    table = Table(3, spoils_of_war=True)
    table.city(0, soldiers=3, home=0)
    table.city(1, home=2, quarry=2, priests=2)
    table.captives(2, quarry=10)
    table.to_combat()
    table.attack(k0=1)
    table.heroes(k0=0, k1=0)
    table.do(0, "sabotage", job="quarry")
    assert table.captive(0, "quarry") == 0
    assert table.workers(1, "quarry") == 1


def test_the_wheat_for_a_field_farmer_needs_no_captive_piece() -> None:
    table = Table(3, season="harvest", spoils_of_war=True)
    table.city(0, soldiers=1, home=0)
    table.city(1, home=2, farmers=2)
    table.captives(2, quarry=10)
    table.to_combat()
    table.attack(k0=1)
    table.heroes(k0=0, k1=0)
    assert table.state.wheat[0] == 1


def sabotaged_later(**captives: int) -> Table:
    """King 0 has captives and is attacked by king 1, who has fewer monuments."""
    table = Table(3, spoils_of_war=True)
    table.city(0, home=3, monuments=3)
    table.captives(0, **captives)
    table.city(1, soldiers=6, home=2)
    return table


def strike(table: Table) -> None:
    table.to_combat()
    table.attack(k1=0)
    table.heroes(k0=0, k1=0)


def test_a_sabotaged_captive_goes_to_the_supply_and_may_be_captured_again() -> None:
    table = sabotaged_later(quarry=1, priests=2)
    strike(table)
    table.events(0)
    table.do(1, "sabotage", job="priests")
    events = {event.kind: event.args for event in table.events(0)}
    assert events["sabotaged"]["goes"] == "supply"
    assert (table.captive(0, "priests"), table.captive(1, "priests")) == (1, 1)
    assert table.state.captive_supply == 7


@pytest.mark.parametrize("job", ["quarry", "priests", "merchants"])
def test_captives_are_sabotaged_before_own_peasants(job: str) -> None:
    table = sabotaged_later(**{job: 1})
    table.city(0, home=0, quarry=2, priests=2, merchants=2)
    strike(table)
    table.do(1, "sabotage", job=job)
    assert (table.captive(0, job), table.workers(0, job)) == (0, 2)


def test_captive_farmers_leave_the_granary_before_own_ones() -> None:
    table = Table(3, season="harvest", spoils_of_war=True, job_well_done=True)
    table.city(0, home=0, monuments=3, farmers=7, quarry=2)
    table.captives(0, farmers=1)
    table.city(1, soldiers=3, home=2)
    strike(table)
    table.do(1, "sabotage", job="farmers")
    assert (table.captive(0, "farmers"), table.workers(0, "farmers"), table.granary(0)) == (0, 7, 2)


def test_a_captive_in_the_granary_shields_the_fields() -> None:
    table = Table(3, season="harvest", spoils_of_war=True, job_well_done=True)
    table.city(0, home=0, monuments=0, farmers=3)
    table.captives(0, farmers=1)
    table.city(1, soldiers=1, home=2, monuments=1)
    strike(table)
    assert {"seat": 1, "other": 0, "job": "farmers", "goes": "supply"} in table.told("sabotaged")


def test_a_sole_captive_merchant_lies_down() -> None:
    table = sabotaged_later(merchants=1, quarry=2, priests=2)
    strike(table)
    table.do(1, "sabotage", job="merchants")
    assert table.state.lying_merchant[0] == CAPTIVE_LIES
    assert table.captive(1, "merchants") == 1  # captured too, as the last merchant is


def test_a_captive_behind_a_lying_merchant_is_not_the_last() -> None:
    table = sabotaged_later(merchants=1, quarry=2, priests=2)
    table.state.lying_merchant[0] = OWN_LIES
    table.state.supply -= 1
    strike(table)
    table.do(1, "sabotage", job="merchants")
    assert table.state.lying_merchant[0] == OWN_LIES
    assert table.captive(0, "merchants") == 0


def test_captives_taken_early_can_be_sabotaged_when_that_city_is_attacked_later() -> None:
    """King 1 is attacked first; the captive he loses to king 2 is at work there when king 2 is attacked."""
    table = Table(3, first=1, spoils_of_war=True)
    table.city(2, soldiers=1, home=7)
    table.city(1, home=4, quarry=2)
    table.city(0, soldiers=2, home=6)
    table.to_combat()
    table.attack(k2=1, k0=2)
    table.events(0)
    table.heroes(k0=0, k1=0, k2=0)
    told = [(event.kind, event.args) for event in table.events(0) if event.kind in ("sabotaged", "captured")]
    assert told == [
        ("sabotaged", {"seat": 2, "other": 1, "job": "quarry", "goes": "home"}),
        ("captured", {"seat": 2, "other": 1, "job": "quarry"}),
        ("sabotaged", {"seat": 0, "other": 2, "job": "quarry", "goes": "supply"}),
        ("captured", {"seat": 0, "other": 2, "job": "quarry"}),
    ]


def test_no_captives_without_the_variant() -> None:
    table = Table(3)
    table.city(0, soldiers=1, home=0)
    table.city(1, home=2, quarry=2)
    table.to_combat()
    table.attack(k0=1)
    table.heroes(k0=0, k1=0)
    assert table.told("captured") == []


def test_captives_never_count_as_population() -> None:
    table = Table(3, spoils_of_war=True)
    table.captives(0, quarry=4)
    assert table.people(0) == 8
