"""What a province shows of the buildings that come next."""

from __future__ import annotations

from games.kingsburg.scripted import ScriptedGame

from ludotheca.games.kingsburg.view import Site, view
from ludotheca.kernel.state import SPECTATOR


def test_the_next_building_of_each_row_with_its_price_and_whether_it_can_be_paid() -> None:
    game = ScriptedGame(3)
    game.own(0, "inn", "market", gold=2, wood=3, stone=0)
    sites = {site.building: site for site in view(game.state, SPECTATOR).seats[0].sites}
    assert list(sites) == ["statue", "farms", "guard_tower", "palisade", "barricade"]
    assert sites["statue"] == Site("statue", {"gold": 2}, affordable=True)
    assert sites["farms"] == Site("farms", {"gold": 2, "wood": 3, "stone": 1}, affordable=False)


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
