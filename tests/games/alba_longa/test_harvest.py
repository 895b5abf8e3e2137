"""Farmers, the weather and blessings."""

from __future__ import annotations

from collections import Counter

import pytest
from games.alba_longa.scripted import ScriptedGame
from games.scripted import thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.game import GAME
from ludotheca.games.alba_longa.rules.jobs import harvest_of
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, SEVERAL, SPECTATOR


def fields(*farmers: int, climate: str = "moderate", worship: int = 0, **options: bool | str) -> ScriptedGame:
    """The weather card is about to be turned over."""
    game = ScriptedGame(len(farmers), season="harvest", **options)
    game.climate(climate)
    for king, count in enumerate(farmers):
        game.city(king, farmers=count, home=20 - count, worship=worship)
    game.to_combat()
    assert game.phase == "cost"
    return game


@pytest.mark.parametrize(("climate", "wheat"), [("dry", 2), ("moderate", 3), ("wet", 4)])
def test_wheat_by_the_climate(climate: str, wheat: int) -> None:
    game = fields(1, 4, 7, climate=climate)
    game.weather(5 if climate == "moderate" else 4)
    told = [(args["seat"], args["wheat"]) for args in game.told("harvest")]
    assert told == [(k, n * wheat) for k, n in enumerate((1, 4, 7))]


@pytest.mark.parametrize(("climate", "wheat"), [("dry", 3), ("moderate", 4), ("wet", 5)])
def test_an_upgraded_farmer_brings_one_more(climate: str, wheat: int) -> None:
    game = fields(3, 0, 0, climate=climate, worship=6)
    game.weather(6)
    game.do(0, "upgrade")
    game.do(1, "no-upgrade")
    game.do(2, "no-upgrade")
    assert game.state.wheat[0] == 3 * wheat
    assert list(game.state.worship) == [0, 6, 6]


@pytest.mark.parametrize(("climate", "wheat"), [("dry", 1), ("moderate", 2), ("wet", 3)])
@pytest.mark.parametrize("upgraded", [0, 1])
def test_a_lying_farmer_brings_one_less_and_is_never_upgraded(
    climate: str, wheat: int, upgraded: int
) -> None:
    game = ScriptedGame(3, season="harvest")
    game.climate(climate)
    game.state.lying_farmers[0] = 2
    game.state.upgraded[0] = upgraded
    assert harvest_of(game.state, 0) == 2 * wheat


def test_the_upgrade_is_decided_when_cost_and_next_climate_are_seen() -> None:
    game = fields(2, 2, 2, worship=5)
    game.do(CHANCE, "weather-cost", cost=5)
    game.do(CHANCE, "climate", climate="dry")
    seen = GAME.view(game.state, SPECTATOR)
    assert (seen.phase, seen.weather.cost, seen.weather.ahead) == ("upgrade", 5, "dry")
    assert game.types(0) == {"upgrade", "no-upgrade"}


def test_only_kings_who_can_pay_are_asked_clockwise_from_the_king_of_kings() -> None:
    game = ScriptedGame(4, first=2, season="harvest")
    for king, worship in enumerate((5, 4, 6, 5)):
        game.city(king, worship=worship)
    game.to_combat()
    game.weather(5)
    asked = []
    while game.phase == "upgrade":
        asked += game.owing
        game.do(asked[-1], "no-upgrade")
    assert asked == [2, 3, 0]


def test_an_upgrade_without_farmers_is_allowed() -> None:
    game = fields(0, 1, 1, worship=7)
    game.weather(5)
    game.do(0, "upgrade")
    game.do(1, "no-upgrade")
    game.do(2, "no-upgrade")
    assert game.state.wheat[0] == 0
    assert game.owing == [0]  # and it opens the blessing


def test_wheat_is_added_to_what_is_stored() -> None:
    game = fields(2, 0, 0)
    game.city(0, wheat=5)
    game.weather(5)
    assert game.state.wheat[0] == 5 + 6


def test_farmers_in_the_granary_bring_as_much_as_those_in_the_fields() -> None:
    game = fields(8, 0, 0)
    assert game.granary(0) == 3
    game.weather(5)
    assert game.state.wheat[0] == 8 * 3


@thorough
@given(
    st.integers(0, 9), st.integers(0, 3), st.integers(0, 5), st.sampled_from(box.CLIMATE_NAMES), st.booleans()
)
def test_a_harvest_counted_farmer_by_farmer(
    own: int, captives: int, lying: int, climate: str, up: bool
) -> None:
    game = ScriptedGame(3, season="harvest")
    game.climate(climate)
    game.city(0, farmers=own)
    game.captives(0, farmers=captives)
    game.state.lying_farmers[0] = lying
    game.state.upgraded[0] = int(up)
    each = {"dry": 2, "moderate": 3, "wet": 4}[climate]
    wheat = sum(each + up for _ in range(own + captives)) + sum(each - 1 for _ in range(lying))
    assert harvest_of(game.state, 0) == wheat


# The weather deck.


def turn_years(game: ScriptedGame, rng: Rng) -> tuple[list[str], list[int]]:
    """Seven years in which nothing happens: the climates and the costs."""
    climates, costs = [], []
    for king in range(game.players):
        game.city(king, home=1, wheat=30)
    while not game.over:
        game.to_combat()
        game.name()
        game.to_combat()
        climates.append(box.CLIMATE_NAMES[game.state.climate])
        while game.phase in ("cost", "climate", "card"):
            game.state.apply(CHANCE, game.state.random_action(CHANCE, rng))
            if len(costs) < len(climates):
                costs.append(int(game.state.cost))
        game.name()
        while game.phase == "growth":
            game.do(game.owing[0], "no-growth")
    return climates, costs


@pytest.mark.parametrize("seed", range(8))
def test_seven_years_a_moderate_one_and_two_sets_of_three(seed: int) -> None:
    climates, costs = turn_years(ScriptedGame(3), Rng(seed))
    assert climates[0] == "moderate"
    assert sorted(climates[1:4]) == sorted(climates[4:7]) == ["dry", "moderate", "wet"]
    assert len(costs) == 7
    for climate, known in (("dry", [4, 5, 6]), ("wet", [4, 5, 6]), ("moderate", [4, 5, 5, 6])):
        shown = [cost for cost, name in zip(costs, climates, strict=True) if name == climate]
        assert not Counter(shown) - Counter(known)  # a card is never seen twice


@pytest.mark.parametrize("last", box.CLIMATE_NAMES)
def test_the_last_card_of_a_set_is_known_to_all(last: str) -> None:
    game = fields(1, 1, 1)
    game.to_year(3)
    game.state.block = 1 << box.CLIMATE_NAMES.index(last)
    game.do(CHANCE, "weather-cost", cost=5)
    assert game.phase == "card"  # nothing to draw: it can only be this one
    assert box.CLIMATE_NAMES[game.state.next_climate] == last
    assert game.state.block == 0


def test_no_climate_follows_the_seventh_card() -> None:
    game = fields(1, 1, 1)
    game.to_year(7)
    game.events(0)
    game.do(CHANCE, "weather-cost", cost=5)
    assert game.phase == "card"
    assert game.state.next_climate == -1
    assert game.told("last-year") == [{}]


def test_the_next_climate_is_drawn_evenly_from_the_set() -> None:
    game = fields(1, 1, 1)
    game.do(CHANCE, "weather-cost", cost=5)
    assert game.values(CHANCE, "climate") == ["dry", "moderate", "wet"]
    assert list(game.state.weights()) == [1, 1, 1]


def test_a_cost_comes_as_often_as_it_is_on_unseen_cards() -> None:
    game = fields(1, 1, 1)
    assert (game.values(CHANCE, "cost"), list(game.state.weights())) == ([4, 5, 6], [1, 2, 1])


def test_wheat_table() -> None:
    assert list(box.WHEAT_PER_FARMER) == [2, 3, 4]


# Blessings.


def temple(*worship: int, players: int = 4) -> ScriptedGame:
    """Everybody who can upgrades; the blessing is next. The cost is 5."""
    game = ScriptedGame(players, season="harvest")
    for king, level in enumerate(worship):
        game.city(king, worship=level, farmers=1, home=7)
    game.to_combat()
    game.weather(5)
    while game.phase == "upgrade":
        game.do(game.owing[0], "upgrade")
    return game


def test_only_who_upgraded_and_has_two_worship_left_is_asked() -> None:
    game = temple(7, 6, 4, 8)
    assert game.state.to_move() == SEVERAL
    assert game.owing == [0, 3]


def test_who_did_not_upgrade_gets_no_blessing_whatever_his_worship() -> None:
    game = ScriptedGame(3, season="harvest")
    game.city(0, worship=12)
    game.to_combat()
    game.weather(5)
    game.do(0, "no-upgrade")
    assert game.phase == "card"


def test_blessings_are_chosen_in_secret_and_paid_when_opened() -> None:
    game = temple(7, 7, 0, 8)
    game.do(3, "blessing")
    assert GAME.view(game.state, 0).kings[3].blessing is None
    assert GAME.view(game.state, 0).kings[3].sealed
    assert game.state.worship[3] == 3
    game.do(0, "no-blessing")
    game.do(1, "blessing")
    assert list(game.state.worship) == [2, 0, 0, 1]
    assert [king.blessing for king in GAME.view(game.state, 2).kings] == [False, True, None, True]


@pytest.mark.parametrize(
    ("card", "wheat", "silver", "monuments"), [("wheat", 3, 0, 0), ("silver", 0, 2, 0), ("monument", 0, 0, 1)]
)
def test_what_each_card_brings_to_all_who_asked(card: str, wheat: int, silver: int, monuments: int) -> None:
    game = temple(7, 7, 7, 0)
    game.do(0, "blessing")
    game.do(1, "blessing")
    game.do(2, "no-blessing")
    before = [
        (int(s.wheat[k]), int(s.silver[k]), int(s.monuments[k])) for s in [game.state] for k in range(4)
    ]
    game.do(CHANCE, "blessing-card", blessing=card)
    after = [(int(s.wheat[k]), int(s.silver[k]), int(s.monuments[k])) for s in [game.state] for k in range(4)]
    gains = [tuple(b - a for a, b in zip(*pair, strict=True)) for pair in zip(before, after, strict=True)]
    assert gains == [(wheat, silver, monuments)] * 2 + [(0, 0, 0)] * 2


@pytest.mark.parametrize("monuments", [9, 10])
def test_a_tenth_monument_is_the_last_and_the_worship_is_spent_all_the_same(monuments: int) -> None:
    game = temple(7, 0, 0, 0)
    game.city(0, monuments=monuments)
    game.do(0, "blessing")
    game.do(CHANCE, "blessing-card", blessing="monument")
    assert (game.state.monuments[0], game.state.worship[0]) == (10, 0)


def test_the_card_is_revealed_even_if_nobody_wants_it() -> None:
    game = temple(0, 0, 0, 0)
    assert game.phase == "card"
    game.do(CHANCE, "blessing-card", blessing="silver")
    assert list(game.state.blessings_left) == [4, 2, 2]


def test_blessings_come_as_often_as_they_are_in_the_deck() -> None:
    game = temple(0, 0, 0, 0)
    assert list(game.state.weights()) == [4, 3, 2]
    game.state.blessings_left[2] = 0
    assert game.values(CHANCE, "blessing") == ["wheat", "silver"]


def test_unused_worship_stays_for_the_next_year() -> None:
    game = temple(4, 9, 0, 0)
    game.do(1, "no-blessing")
    game.do(CHANCE, "blessing-card", blessing="wheat")
    assert list(game.state.worship)[:2] == [4, 4]
    game.name(1)
    while game.phase == "growth":
        game.do(game.owing[0], "no-growth")
    assert list(game.state.worship)[:2] == [4, 4]
