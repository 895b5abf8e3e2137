"""Assisi: a city without a king, what it holds, and how it is made up after each season's attacks."""

from __future__ import annotations

import pytest
from games.alba_longa.scripted import ScriptedGame

from ludotheca.games.alba_longa.game import GAME
from ludotheca.kernel.state import SPECTATOR

ITEMS = ("silver", "wheat", "captive")


def assisi(game: ScriptedGame, defenders: int | None = None, **items: int) -> None:
    """Assisi has exactly this."""
    s = game.state
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


def raid(
    soldiers: int, hero: int = 0, season: str = "growing", *, jwd: bool = False, **items: int
) -> ScriptedGame:
    """King 0 alone attacks Assisi, which has three defenders."""
    game = ScriptedGame(3, season=season, assisi=True, job_well_done=jwd)
    assisi(game, **items)
    game.city(0, soldiers=soldiers, home=3)
    game.to_combat()
    game.attack(k0="assisi")
    game.events(0)
    game.heroes(k0=hero)
    return game


def held(game: ScriptedGame) -> tuple[int, dict[str, int]]:
    seen = GAME.view(game.state, SPECTATOR).assisi
    assert seen is not None
    return seen.defenders, seen.items


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_defenders_a_silver_and_two_wheat_at_the_start(players: int) -> None:
    assert held(ScriptedGame(players, assisi=True)) == (3, {"silver": 1, "wheat": 1, "captive": 0})


def test_assisi_can_be_attacked_instead_of_a_king() -> None:
    game = ScriptedGame(3, assisi=True)
    game.city(0, soldiers=1, home=7)
    game.to_combat()
    assert game.legal(0)[-1] == {"type": "attack-assisi"}
    assert len(game.legal(0)) == 3


def test_attackers_of_assisi_play_a_hero_and_assisi_does_not() -> None:
    game = raid(2, hero=4)
    assert game.told("attack-assisi") == [{"seats": [0], "attack": 6, "defence": 3, "success": 3, "count": 2}]
    game.do(0, "pillage", item="silver")
    assert game.used(0) == [4]


def test_assisi_is_resolved_first() -> None:
    game = ScriptedGame(3, assisi=True)
    game.city(0, soldiers=5, home=3)
    game.city(1, soldiers=1, home=7)
    game.to_combat()
    game.attack(k0="assisi", k1=0)
    game.events(0)
    game.heroes(k0=0, k1=0)
    assert game.phase == "sabotage"
    assert [event.kind for event in game.events(0) if event.kind.startswith("attack")] == ["attack-assisi"]


def test_a_success_takes_an_item_of_ones_choice() -> None:
    game = raid(4)
    assert game.legal(0) == [{"type": "pillage", "item": "silver"}, {"type": "pillage", "item": "wheat"}]
    game.do(0, "pillage", item="wheat")
    assert (game.state.wheat[0], game.state.silver[0]) == (2, 5)
    game = raid(4)
    game.do(0, "pillage", item="silver")
    assert (game.state.wheat[0], game.state.silver[0]) == (0, 6)


def test_what_is_not_there_is_lost() -> None:
    game = raid(20)  # four items, two are there
    game.do(0, "pillage", item="wheat")
    assert game.told("sabotage-lost-assisi") == [{"count": 2}]
    assert (game.state.wheat[0], game.state.silver[0]) == (2, 6)


def test_the_attackers_take_items_in_turn() -> None:
    game = ScriptedGame(4, first=3, assisi=True)
    assisi(game, silver=3, wheat=3)
    for king, soldiers in ((0, 4), (1, 6), (2, 4)):
        game.city(king, soldiers=soldiers, home=2)
    game.to_combat()
    game.attack(k0="assisi", k1="assisi", k2="assisi")
    game.heroes(k0=0, k1=0, k2=0)
    order = []
    while game.phase == "sabotage":
        order.append(game.owing[0])
        game.do(order[-1], "pillage", item="silver" if len(order) == 1 else "wheat")
    assert order == [1, 0, 2, 1]


def test_a_captive_of_assisi_goes_to_any_job_but_soldiers_and_farmers() -> None:
    game = raid(4, captive=1)
    assert game.values(0, "job") == ["merchants", "quarry", "priests"]
    game.do(0, "pillage-captive", job="quarry")
    assert game.told("pillaged-captive") == [{"seat": 0, "job": "quarry"}]


@pytest.mark.parametrize(
    ("jwd", "season", "farms"),
    [(True, "harvest", True), (True, "growing", False), (False, "harvest", False), (False, "growing", False)],
)
def test_he_farms_only_with_a_job_well_done_in_harvest(jwd: bool, season: str, farms: bool) -> None:
    game = raid(20, season=season, jwd=jwd, captive=2)
    assert ("farmers" in game.values(0, "job")) == farms
    if farms:
        game.do(0, "pillage-captive", job="farmers")
        assert game.granary(0) == 1  # the granary, though the fields are free


def test_his_work_counts_the_same_season_and_he_leaves_with_it() -> None:
    game = ScriptedGame(3, assisi=True)
    assisi(game, captive=1)
    game.city(0, soldiers=4, quarry=1, home=3)
    game.to_combat()
    game.attack(k0="assisi")
    game.heroes(k0=0)
    game.do(0, "pillage-captive", job="quarry")
    game.do(0, "stock", item="silver")
    assert game.state.monuments[0] == 1
    assert game.state.captive_supply == 10
    assert game.people(0) == 8


@pytest.mark.parametrize(("soldiers", "defenders"), [(0, 3), (1, 4), (4, 4)])
def test_one_defender_more_if_attacked_successful_or_not(soldiers: int, defenders: int) -> None:
    game = ScriptedGame(3, assisi=True)
    game.city(0, soldiers=soldiers, home=3)
    game.to_combat()
    if soldiers:
        game.attack(k0="assisi")
        game.heroes(k0=0)
    while game.phase == "sabotage":
        game.do(0, "pillage", item="silver")
    assert held(game)[0] == defenders


def test_one_defender_more_however_many_attack() -> None:
    game = ScriptedGame(3, assisi=True)
    for king in range(3):
        game.city(king, soldiers=1, home=7)
    game.to_combat()
    game.attack(k0="assisi", k1="assisi", k2="assisi")
    game.heroes(k0=0, k1=0, k2=0)
    assert held(game)[0] == 4


def test_eight_defenders_at_most() -> None:
    game = ScriptedGame(3, assisi=True)
    assisi(game, defenders=8)
    game.city(0, soldiers=1, home=7)
    game.to_combat()
    game.attack(k0="assisi")
    game.heroes(k0=0)
    assert held(game)[0] == 8


def test_the_king_of_kings_must_add_an_item_attacked_or_not() -> None:
    game = ScriptedGame(3, first=2, assisi=True)
    game.to_combat()
    assert (game.phase, game.owing) == ("stock", [2])
    assert game.values(2, "item") == ["silver", "wheat", "captive"]
    game.do(2, "stock", item="captive")
    assert held(game)[1] == {"silver": 1, "wheat": 1, "captive": 1}
    assert game.state.captive_supply == 9


def test_three_of_a_kind_and_eight_items_at_most() -> None:
    game = ScriptedGame(3, assisi=True)
    assisi(game, silver=3, wheat=1)
    game.to_combat()
    assert game.values(0, "item") == ["wheat", "captive"]
    game = ScriptedGame(3, assisi=True)
    assisi(game, silver=3, wheat=3, captive=2)
    game.to_combat()
    assert game.phase == "name"  # eight are there: nothing can be added
    assert held(game)[1] == {"silver": 3, "wheat": 3, "captive": 2}


def test_the_one_item_that_fits_is_added_by_itself() -> None:
    game = ScriptedGame(3, assisi=True)
    assisi(game, silver=3, wheat=3, captive=0)
    game.to_combat()
    assert game.phase == "name"
    assert held(game)[1]["captive"] == 1


def test_no_captive_is_added_when_none_is_left() -> None:
    game = ScriptedGame(3, assisi=True, spoils_of_war=True)
    game.captives(1, quarry=9, priests=1)
    game.to_combat()
    assert game.values(0, "item") == ["silver", "wheat"]


def test_items_stay_from_season_to_season() -> None:
    game = ScriptedGame(3, assisi=True)
    game.to_combat()
    game.do(0, "stock", item="captive")
    game.name(1)
    game.to_combat()
    game.do(1, "stock", item="captive")
    assert held(game)[1] == {"silver": 1, "wheat": 1, "captive": 2}


def test_assisi_is_updated_before_merchants_are_resolved() -> None:
    game = ScriptedGame(3, assisi=True)
    game.city(0, merchants=1, home=7)
    game.to_combat()
    assert game.phase == "stock"
    assert game.state.silver[0] == 5
    game.do(0, "stock", item="silver")
    assert game.state.silver[0] == 6


def test_without_the_variant_there_is_no_assisi() -> None:
    game = ScriptedGame(3)
    game.city(0, soldiers=1, home=7)
    game.to_combat()
    assert game.types(0) == {"attack"}
    assert GAME.view(game.state, SPECTATOR).assisi is None
