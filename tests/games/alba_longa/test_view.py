"""What a board is told beside the position: why the game ended so, and what an answer would bring."""

from __future__ import annotations

import pytest
from games.alba_longa.scripted import ScriptedGame
from games.alba_longa.test_victory import Kingdom, last_day

from ludotheca.games.alba_longa.game import GAME
from ludotheca.kernel.state import SPECTATOR

GOAL: Kingdom = (10, 16, 0, 0)
LITTLE: Kingdom = (3, 8, 0, 0)


@pytest.mark.parametrize(
    ("kingdoms", "year", "decided"),
    [
        ([LITTLE, LITTLE, LITTLE], 3, None),
        ([GOAL, LITTLE, LITTLE], 3, "goal"),
        ([GOAL, (10, 17, 0, 0), LITTLE], 3, "population"),
        ([GOAL, (10, 16, 2, 1), LITTLE], 3, "stores"),
        ([GOAL, GOAL, LITTLE], 3, "shared"),
        ([LITTLE, LITTLE, LITTLE], 7, "nobody"),
    ],
)
def test_what_decided_the_game(kingdoms: list[Kingdom], year: int, decided: str | None) -> None:
    game = last_day(*kingdoms, year=year)
    assert GAME.view(game.state, SPECTATOR).decided_by == decided


def test_a_sole_survivor_decided_it_by_surviving() -> None:
    game = ScriptedGame(3, season="harvest")
    game.to_year(2)
    game.city(0, home=8, wheat=8)
    game.to_combat()
    game.resolve_harvest()
    game.name(1)
    assert game.over
    assert GAME.view(game.state, 1).decided_by == "survivor"


def test_growth_tells_what_each_number_of_peasants_costs() -> None:
    game = ScriptedGame(3, season="harvest")
    game.to_year(2)
    for king in range(3):
        game.city(king, home=8, wheat=8 + 7)
    game.to_combat()
    game.resolve_harvest()
    game.name(1)
    decision = GAME.decision(game.state, game.owing[0])
    assert decision is not None
    assert decision.kind == "growth"
    assert decision.args["costs"] == [0, 1, 3, 6]
    assert len(decision.actions) == 4


def test_who_fights_while_cities_and_heroes_are_chosen() -> None:
    game = ScriptedGame(4)
    for king in (0, 1):
        game.city(king, soldiers=2, home=6)

    def fighters() -> list[int]:
        kings = GAME.view(game.state, SPECTATOR).kings
        return [seat for seat, king in enumerate(kings) if king.fights]

    assert fighters() == []
    game.to_combat()
    assert (game.phase, fighters()) == ("targets", [0, 1])
    game.attack(k0=1, k1=3)
    assert (game.phase, fighters()) == ("heroes", [0, 1, 3])
    game.heroes(k0=0, k1=0, k3=0)
    assert fighters() == []


def test_the_view_says_when_the_priests_have_moved_the_disc() -> None:
    game = ScriptedGame(3, season="harvest")
    game.city(0, priests=3, home=5, worship=4)
    assert not GAME.view(game.state, SPECTATOR).worshipped
    game.to_combat()
    seen = GAME.view(game.state, SPECTATOR)
    assert (seen.phase, seen.worshipped, seen.kings[0].worship) == ("cost", True, 7)
    assert seen.kings[0].workers["priests"] == 3  # they still stand there
    game.resolve_harvest()
    assert not GAME.view(game.state, SPECTATOR).worshipped
