"""The quick policy: its battle agrees with the rules, and the estimate foretells the score."""

from __future__ import annotations

import pytest
from games.kingsburg.scripted import ScriptedGame

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.game import GAME
from ludotheca.games.kingsburg.policy_battle import battle_values, defeat_value, victory_value
from ludotheca.games.kingsburg.policy_court import placement_value
from ludotheca.games.kingsburg.rules import codes
from ludotheca.games.kingsburg.rules.influence import choices
from ludotheca.games.kingsburg.rules.province import building_strength, has
from ludotheca.games.kingsburg.state import KingsburgState
from ludotheca.games.kingsburg.weights import FEAR, LEAD, STRONGEST, WEIGHTS
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, EVERYONE, NOBODY


def new_state(players: int) -> KingsburgState:
    state = GAME.new_state(players, GAME.check_options({}), 1)
    assert isinstance(state, KingsburgState)
    return state


def slow_battle(state: KingsburgState, seat: int, more: int) -> int:
    """The same mean, card by card and face by face."""
    seen = state.known == EVERYONE or (state.known >> seat) & 1 == 1
    cards = [int(state.enemy)] if seen else [int(box.first_card(state.year)) + i for i in range(5)]
    w = WEIGHTS.values
    total = 0
    for card in cards:
        force = (
            state.soldiers[seat]
            + more
            + building_strength(state, seat, box.enemy_of(card))
            - box.strength_of(card)
        )
        for die in range(1, 7):
            lead = force + die
            if lead > 0 or (lead == 0 and has(state, seat, box.STONE_WALL)):
                total += victory_value(state, seat, card) + w[STRONGEST] + w[LEAD] * lead
            elif lead < 0:
                total -= defeat_value(state, seat, card) * w[FEAR] // 100
    return int(total // (6 * len(cards)))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_policy_keeps_to_the_list_and_its_battle_to_the_rules(players: int) -> None:
    """What is worked out once a season is what a fresh copy works out, and the mean over die and cards is the mean."""
    state, rng = new_state(players), Rng(4, players)
    compared = 0
    while (seat := int(state.first_owing())) != NOBODY:
        if seat != CHANCE:
            action = state.greedy_action(seat, rng)
            assert action in state.actions(seat)
            assert state.clone().greedy_action(seat, rng) == action
            values = battle_values(state, seat, 3)
            assert [values[more] for more in (0, 3)] == [slow_battle(state, seat, more) for more in (0, 3)]
            if state.stage == codes.INFLUENCE:
                compared += 1
                assert action in choices(state, seat)
                ranked = list(state.candidates(seat, 1000, rng))
                assert sorted(ranked) == sorted(choices(state, seat))
                values = [
                    int(placement_value(state, seat, a - codes.A_INFLUENCE))
                    for a in ranked
                    if a != codes.A_PASS
                ]
                assert values == sorted(values, reverse=True)
                assert ranked[0] == action
            if rng.below(4) > 0:
                state.apply(seat, action)
                continue
        state.apply(seat, state.random_action(seat, rng))
    assert compared > 50


def test_the_estimate_comes_nearer_to_the_final_score() -> None:
    off = [0.0] * 6
    for seed in range(8):
        state, rng = new_state(4), Rng(seed, 9)
        guesses: list[list[float]] = []
        while (seat := int(state.first_owing())) != NOBODY:
            if seat != CHANCE and state.year == len(guesses) + 1 and state.stage == codes.INFLUENCE:
                guesses.append([state.evaluate(other) for other in range(4)])
                assert guesses[-1] == [state.clone().evaluate(other) for other in range(4)]
            act = state.random_action if seat == CHANCE else state.greedy_action
            state.apply(seat, act(seat, rng))
        guesses.append([state.evaluate(other) for other in range(4)])
        for year, guess in enumerate(guesses):
            off[year] += sum(abs(guess[other] - int(state.score(other))) for other in range(4))
    assert off[5] == 0
    assert off[4] < off[0]
    assert off[0] / 32 < 12


@pytest.mark.parametrize(("enemy", "kind"), [(20, "done"), (23, "recruit")])
def test_greedy_uses_a_look_at_the_enemy(enemy: int, kind: str) -> None:
    """Barbarians of strength 7 cannot beat six soldiers and a die, Demons of 9 can, and would raze the Cathedral."""
    game = ScriptedGame(3)
    game.own(0, "statue", "chapel", "church", "cathedral", "inn", wood=2, soldiers=6)
    game.state.enemy, game.state.known = enemy, 1
    game.begin(7, year=5)
    assert GAME.encode(int(game.state.greedy_action(0, Rng(1))))["type"] == kind
