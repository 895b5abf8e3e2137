"""Assisi: a city without a king, what it holds, and how it is made up after each season's attacks."""

from __future__ import annotations

import pytest
from games.alba_longa.table import Table

from ludotheca.games.alba_longa.game import GAME
from ludotheca.kernel.state import SPECTATOR

ITEMS = ("silver", "wheat", "captive")


def assisi(table: Table, defenders: int | None = None, **items: int) -> None:
    """Assisi has exactly this."""
    s = table.state
    if defenders is not None:
        s.supply += int(s.assisi_defenders) - defenders
        s.assisi_defenders = defenders
    for name, count in items.items():
        index = ITEMS.index(name)
        change = count - int(s.assisi_items[index])
        s.assisi_items[index] = count
        if name == "silver":
            s.bank -= change
        elif name == "captive":
            s.captive_supply -= change


def raid(soldiers: int, hero: int = 0, season: str = "growing", *, jwd: bool = False, **items: int) -> Table:
    """King 0 alone attacks Assisi, which has three defenders."""
    table = Table(3, season=season, assisi=True, job_well_done=jwd)
    assisi(table, **items)
    table.city(0, soldiers=soldiers, home=3)
    table.to_combat()
    table.attack(k0="assisi")
    table.events(0)
    table.heroes(k0=hero)
    return table


def held(table: Table) -> tuple[int, dict[str, int]]:
    seen = GAME.view(table.state, SPECTATOR).assisi
    assert seen is not None
    return seen.defenders, seen.items


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_defenders_a_silver_and_two_wheat_at_the_start(players: int) -> None:
    assert held(Table(players, assisi=True)) == (3, {"silver": 1, "wheat": 1, "captive": 0})


def test_assisi_can_be_attacked_instead_of_a_king() -> None:
    table = Table(3, assisi=True)
    table.city(0, soldiers=1, home=7)
    table.to_combat()
    assert table.legal(0)[-1] == {"type": "attack-assisi"}
    assert len(table.legal(0)) == 3


def test_attackers_of_assisi_play_a_hero_and_assisi_does_not() -> None:
    table = raid(2, hero=4)
    assert table.told("attack-assisi") == [
        {"seats": [0], "attack": 6, "defence": 3, "success": 3, "count": 2}
    ]
    table.do(0, "pillage", item="silver")
    assert table.used(0) == [4]


def test_assisi_is_resolved_first() -> None:
    table = Table(3, assisi=True)
    table.city(0, soldiers=5, home=3)
    table.city(1, soldiers=1, home=7)
    table.to_combat()
    table.attack(k0="assisi", k1=0)
    table.events(0)
    table.heroes(k0=0, k1=0)
    assert table.phase == "sabotage"
    assert [event.kind for event in table.events(0) if event.kind.startswith("attack")] == ["attack-assisi"]


def test_a_success_takes_an_item_of_ones_choice() -> None:
    table = raid(4)
    assert table.legal(0) == [{"type": "pillage", "item": "silver"}, {"type": "pillage", "item": "wheat"}]
    table.do(0, "pillage", item="wheat")
    assert (table.state.wheat[0], table.state.silver[0]) == (2, 5)
    table = raid(4)
    table.do(0, "pillage", item="silver")
    assert (table.state.wheat[0], table.state.silver[0]) == (0, 6)


def test_what_is_not_there_is_lost() -> None:
    table = raid(20)  # four items, two are there
    table.do(0, "pillage", item="wheat")
    assert table.told("sabotage-lost-assisi") == [{"count": 2}]
    assert (table.state.wheat[0], table.state.silver[0]) == (2, 6)


def test_the_attackers_take_items_in_turn() -> None:
    table = Table(4, first=3, assisi=True)
    assisi(table, silver=3, wheat=3)
    for king, soldiers in ((0, 4), (1, 6), (2, 4)):
        table.city(king, soldiers=soldiers, home=2)
    table.to_combat()
    table.attack(k0="assisi", k1="assisi", k2="assisi")
    table.heroes(k0=0, k1=0, k2=0)
    order = []
    while table.phase == "sabotage":
        order.append(table.owing[0])
        table.do(order[-1], "pillage", item="silver" if len(order) == 1 else "wheat")
    assert order == [1, 0, 2, 1]


def test_a_captive_of_assisi_goes_to_any_job_but_soldiers_and_farmers() -> None:
    table = raid(4, captive=1)
    assert table.values(0, "job") == ["merchants", "quarry", "priests"]
    table.do(0, "pillage-captive", job="quarry")
    assert table.told("pillaged-captive") == [{"seat": 0, "job": "quarry"}]


@pytest.mark.parametrize(
    ("jwd", "season", "farms"),
    [(True, "harvest", True), (True, "growing", False), (False, "harvest", False), (False, "growing", False)],
)
def test_he_farms_only_with_a_job_well_done_in_harvest(jwd: bool, season: str, farms: bool) -> None:
    table = raid(20, season=season, jwd=jwd, captive=2)
    assert ("farmers" in table.values(0, "job")) == farms
    if farms:
        table.do(0, "pillage-captive", job="farmers")
        assert table.granary(0) == 1  # the granary, though the fields are free


def test_his_work_counts_the_same_season_and_he_leaves_with_it() -> None:
    table = Table(3, assisi=True)
    assisi(table, captive=1)
    table.city(0, soldiers=4, quarry=1, home=3)
    table.to_combat()
    table.attack(k0="assisi")
    table.heroes(k0=0)
    table.do(0, "pillage-captive", job="quarry")
    table.do(0, "stock", item="silver")
    assert table.state.monuments[0] == 1
    assert table.state.captive_supply == 10
    assert table.people(0) == 8


@pytest.mark.parametrize(("soldiers", "defenders"), [(0, 3), (1, 4), (4, 4)])
def test_one_defender_more_if_attacked_successful_or_not(soldiers: int, defenders: int) -> None:
    table = Table(3, assisi=True)
    table.city(0, soldiers=soldiers, home=3)
    table.to_combat()
    if soldiers:
        table.attack(k0="assisi")
        table.heroes(k0=0)
    while table.phase == "sabotage":
        table.do(0, "pillage", item="silver")
    assert held(table)[0] == defenders


def test_one_defender_more_however_many_attack() -> None:
    table = Table(3, assisi=True)
    for king in range(3):
        table.city(king, soldiers=1, home=7)
    table.to_combat()
    table.attack(k0="assisi", k1="assisi", k2="assisi")
    table.heroes(k0=0, k1=0, k2=0)
    assert held(table)[0] == 4


def test_eight_defenders_at_most() -> None:
    table = Table(3, assisi=True)
    assisi(table, defenders=8)
    table.city(0, soldiers=1, home=7)
    table.to_combat()
    table.attack(k0="assisi")
    table.heroes(k0=0)
    assert held(table)[0] == 8


def test_the_king_of_kings_must_add_an_item_attacked_or_not() -> None:
    table = Table(3, first=2, assisi=True)
    table.to_combat()
    assert (table.phase, table.owing) == ("stock", [2])
    assert table.values(2, "item") == ["silver", "wheat", "captive"]
    table.do(2, "stock", item="captive")
    assert held(table)[1] == {"silver": 1, "wheat": 1, "captive": 1}
    assert table.state.captive_supply == 9


def test_three_of_a_kind_and_eight_items_at_most() -> None:
    table = Table(3, assisi=True)
    assisi(table, silver=3, wheat=1)
    table.to_combat()
    assert table.values(0, "item") == ["wheat", "captive"]
    table = Table(3, assisi=True)
    assisi(table, silver=3, wheat=3, captive=2)
    table.to_combat()
    assert table.phase == "name"  # eight are there: nothing can be added
    assert held(table)[1] == {"silver": 3, "wheat": 3, "captive": 2}


def test_the_one_item_that_fits_is_added_by_itself() -> None:
    table = Table(3, assisi=True)
    assisi(table, silver=3, wheat=3, captive=0)
    table.to_combat()
    assert table.phase == "name"
    assert held(table)[1]["captive"] == 1


def test_no_captive_is_added_when_none_is_left() -> None:
    table = Table(3, assisi=True, spoils_of_war=True)
    table.captives(1, quarry=9, priests=1)
    table.to_combat()
    assert table.values(0, "item") == ["silver", "wheat"]


def test_items_stay_from_season_to_season() -> None:
    table = Table(3, assisi=True)
    table.to_combat()
    table.do(0, "stock", item="captive")
    table.name(1)
    table.to_combat()
    table.do(1, "stock", item="captive")
    assert held(table)[1] == {"silver": 1, "wheat": 1, "captive": 2}


def test_assisi_is_updated_before_merchants_are_resolved() -> None:
    table = Table(3, assisi=True)
    table.city(0, merchants=1, home=7)
    table.to_combat()
    assert table.phase == "stock"
    assert table.state.silver[0] == 5
    table.do(0, "stock", item="silver")
    assert table.state.silver[0] == 6


def test_without_the_variant_there_is_no_assisi() -> None:
    table = Table(3)
    table.city(0, soldiers=1, home=7)
    table.to_combat()
    assert table.types(0) == {"attack"}
    assert GAME.view(table.state, SPECTATOR).assisi is None
