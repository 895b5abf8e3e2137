"""What a view tells beyond what lies there: prices of the next buildings, and the strength of a seat."""

from __future__ import annotations

from games.kingsburg.scripted import ScriptedGame

from ludotheca.games.kingsburg.view import view
from ludotheca.games.kingsburg.view_types import Site
from ludotheca.kernel.state import SPECTATOR


def test_the_next_building_of_each_row_with_its_price_and_whether_it_can_be_paid() -> None:
    game = ScriptedGame(3)
    game.own(0, "inn", "market", gold=2, wood=3, stone=0)
    sites = {site.building: site for site in view(game.state, SPECTATOR).seats[0].sites}
    assert list(sites) == ["statue", "farms", "guard_tower", "palisade", "barricade"]
    assert sites["statue"] == Site("statue", {"gold": 2}, affordable=True)
    assert sites["farms"] == Site(
        "farms", {"gold": 2, "wood": 3, "stone": 1}, affordable=False, short={"stone": 1}
    )


def test_the_crane_lowers_the_price_shown_and_a_full_row_has_no_site() -> None:
    game = ScriptedGame(3)
    game.own(0, "inn", "market", "barricade", "crane", gold=1, wood=3, stone=1)
    sites = {site.building: site for site in view(game.state, SPECTATOR).seats[0].sites}
    assert sites["farms"] == Site("farms", {"gold": 1, "wood": 3, "stone": 1}, affordable=True)
    game.own(1, "palisade", "stables", "stone_wall", "fortress")
    assert [site.building for site in view(game.state, SPECTATOR).seats[1].sites] == [
        "statue",
        "inn",
        "guard_tower",
        "barricade",
    ]


def test_what_a_seat_would_fight_with_over_the_enemies_there_may_be() -> None:
    """The Barricade counts against Goblins, the Palisade more against Zombies; Orcs and Barbarians change nothing."""
    game = ScriptedGame(3)
    game.own(0, "palisade", "barricade", soldiers=2)
    assert [seat.combat for seat in view(game.state, SPECTATOR).seats] == [(3, 4), (0, 0), (0, 0)]


def test_whoever_knows_the_enemy_sees_one_value_and_nobody_else() -> None:
    game = ScriptedGame(3)
    game.own(0, "palisade", "barricade", soldiers=2)
    game.state.enemy = 3  # Orcs
    game.state.known = 1 << 1
    assert [view(game.state, viewer).seats[0].combat for viewer in (0, 1, SPECTATOR)] == [
        (3, 4),
        (3, 3),
        (3, 4),
    ]
