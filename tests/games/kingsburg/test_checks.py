"""What the checks of a position find."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from games.kingsburg.scripted import ScriptedGame

from ludotheca.games.kingsburg.game import GAME
from ludotheca.games.kingsburg.state import KingsburgState


def _goods(state: KingsburgState) -> None:
    state.goods[0] = -1


def _tokens(state: KingsburgState) -> None:
    state.tokens[1] = -1


def _rows(state: KingsburgState) -> None:
    state.rows[0] = 5


def _points(state: KingsburgState) -> None:
    state.earned[0] += 1


def _order(state: KingsburgState) -> None:
    state.order[0] = state.order[1]


def _die(state: KingsburgState) -> None:
    state.die[0] = 7


def _half_rolled(state: KingsburgState) -> None:
    state.die[0] = 0


def _lost_die(state: KingsburgState) -> None:
    state.spot[0] = 5


def _wrong_sum(state: KingsburgState) -> None:
    state.owner[5], state.spot[0] = 0, 5


def _white_alone(state: KingsburgState) -> None:
    state.owner[4], state.die[3], state.spot[3] = 0, 4, 4


def _token_left(state: KingsburgState) -> None:
    state.extra[9] = 4


def _envoy_on_free(state: KingsburgState) -> None:
    state.owner[19], state.spot[0] = 0, 19


def _neutral(state: KingsburgState) -> None:
    state.neutral[0] = 3


def _neutral_owner(state: KingsburgState) -> None:
    state.owner[12] = 5


def _aid(state: KingsburgState) -> None:
    state.aid, state.phase = 1, 4


def _troops(state: KingsburgState) -> None:
    state.kings_die = 3


def _gift(state: KingsburgState) -> None:
    state.gift = 8


def _enemy(state: KingsburgState) -> None:
    state.enemy = 3


def _enemy_of_another_year(state: KingsburgState) -> None:
    state.enemy, state.known = 7, 1


def _turned_up(state: KingsburgState) -> None:
    state.enemy, state.known = 3, -1


def _owes(state: KingsburgState) -> None:
    state.owed[0] = 1


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (_goods, "goods below zero"),
        (_tokens, "tokens below zero"),
        (_rows, "a row has more"),
        (_points, "are worth 0 points, not 1"),
        (_order, "the turn order is"),
        (_die, "the dice of seat 0 are"),
        (_half_rolled, "has rolled some"),
        (_lost_die, "where it has no group"),
        (_wrong_sum, "make 1, not 5"),
        (_white_alone, "no coloured die"),
        (_token_left, "but no group"),
        (_envoy_on_free, "went to a free advisor"),
        (_neutral, "not two players"),
        (_neutral_owner, "neutral dice lie on"),
        (_aid, "has the King's Aid in phase 4"),
        (_troops, "before the first battle"),
        (_gift, "gift 8 is open"),
        (_enemy, "is known to 0"),
        (_enemy_of_another_year, "is not of year 1"),
        (_turned_up, "turned up in phase 2"),
        (_owes, "the seats owe"),
    ],
)
def test_the_checks_find_what_is_impossible(spoil: Callable[[KingsburgState], None], fault: str) -> None:
    game = ScriptedGame(3)
    game.season((1, 2, 3), (4, 5, 6), (4, 5, 6))
    assert GAME.faults(game.state) == []
    spoil(game.state)
    assert any(fault in found for found in GAME.faults(game.state))
