"""What the checks of a position find; and that house rules lose nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from games.alba_longa.scripted import ScriptedGame
from games.random_games import walk

from ludotheca.games.alba_longa.game import GAME
from ludotheca.games.alba_longa.rules import codes
from ludotheca.games.alba_longa.state import AlbaState


@pytest.mark.parametrize(
    "house", ["one_slavery_deal", "keep_one_peasant", "large_growth", "sole_survivor_wins"]
)
def test_house_rules_switched_over_lose_nothing_either(house: str) -> None:
    default = next(option.default for option in GAME.meta.options if option.name == house)
    for seed in range(4):
        for state in walk(GAME, 3 + seed % 3, seed, slips=50, options={house: not default}):
            assert GAME.faults(state) == []


# Every check notices what it is there for.


def a_peasant_more(s: AlbaState) -> None:
    s.home[0] += 1


def a_captive_less(s: AlbaState) -> None:
    s.captive_supply -= 1


def a_coin_more(s: AlbaState) -> None:
    s.silver[1] += 1


def eleven_monuments(s: AlbaState) -> None:
    s.monuments[0] = 11


def too_much_worship(s: AlbaState) -> None:
    s.worship[0] = 13


def farmers_in_spring(s: AlbaState) -> None:
    s.home[0] -= 1
    s.workers[4] += 1


def a_captive_soldier(s: AlbaState) -> None:
    s.captive_supply -= 1
    s.captives[0] += 1


def a_standing_merchant_behind_a_lying_one(s: AlbaState) -> None:
    s.home[0] -= 2
    s.workers[1] += 1
    s.lying_merchant[0] = codes.OWN_LIES


def a_lying_captive_from_nowhere(s: AlbaState) -> None:
    s.lying_merchant[0] = codes.CAPTIVE_LIES


def a_used_zero(s: AlbaState) -> None:
    s.used[0] = 1


def a_pile_nobody_thinks_possible(s: AlbaState) -> None:
    s.used[0] = 0b10


def a_hero_out_of_season(s: AlbaState) -> None:
    s.hero[0] = 2


def a_blessing_too_many(s: AlbaState) -> None:
    s.blessings_left[0] -= 1


def a_weather_card_too_many(s: AlbaState) -> None:
    s.costs_left[4] -= 1


def a_ghost(s: AlbaState) -> None:
    s.alive[2] = 0


def a_fourth_item(s: AlbaState) -> None:
    s.assisi_items[1] = 4


def defenders_from_nowhere(s: AlbaState) -> None:
    s.assisi_defenders = 9


@pytest.mark.parametrize(
    "spoil",
    [
        a_peasant_more, a_captive_less, a_coin_more, eleven_monuments, too_much_worship, farmers_in_spring,
        a_captive_soldier, a_standing_merchant_behind_a_lying_one, a_lying_captive_from_nowhere, a_used_zero,
        a_pile_nobody_thinks_possible, a_hero_out_of_season, a_blessing_too_many, a_weather_card_too_many, a_ghost,
        a_fourth_item, defenders_from_nowhere,
    ],
)  # fmt: skip
def test_an_impossible_position_is_noticed(spoil: Callable[[AlbaState], None]) -> None:
    game = ScriptedGame(3, assisi=True)
    assert GAME.faults(game.state) == []
    spoil(game.state)
    assert GAME.faults(game.state) != []
