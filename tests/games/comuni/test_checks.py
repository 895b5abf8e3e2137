"""What the checks of a position find, and that nothing is ever lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from games.random_games import positions, some_way
from games.scripted import thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.comuni import box
from ludotheca.games.comuni.game import GAME
from ludotheca.games.comuni.rules import codes, town
from ludotheca.games.comuni.state import ComuniState
from ludotheca.kernel.state import NONE


@thorough
@given(positions(GAME, free_exchange=st.booleans()))
def test_nothing_is_ever_lost(state: ComuniState) -> None:
    assert GAME.faults(state) == []


# What the checks find.


def find_a_card(s: ComuniState) -> None:
    town.add_to_hand(s, 0, 1)


def lose_a_card(s: ComuniState) -> None:
    s.deck_left -= 1


def find_gold(s: ComuniState) -> None:
    s.supply[0] += 1


def owe_armies(s: ComuniState) -> None:
    s.supply[1] += s.stock[1] + 1
    s.stock[1] = -1


def overfill_a_column(s: ComuniState) -> None:
    s.column_count[0] += 1


def leave_gold(s: ComuniState) -> None:
    free = next(column for column in range(7) if s.bidder[column] == NONE)
    s.offer[free] += 1
    s.supply[0] -= 1


def send_an_envoy_nowhere(s: ComuniState) -> None:
    s.bidder[6] = 0


def shuffle_a_hand(s: ComuniState) -> None:
    s.hand[box.MOST_IN_HAND - 1] = 1


def hold_three(s: ComuniState) -> None:
    other = (s.active + 1) % s.players
    for _ in range(3):
        town.add_to_hand(s, other, 1)


def miscount_a_town(s: ComuniState) -> None:
    s.buildings[0] += 1


def find_a_point(s: ComuniState) -> None:
    s.points[0] += 1


def owe_pillage(s: ComuniState) -> None:
    s.pillage[0] = -1


def find_a_bonus_wall(s: ComuniState) -> None:
    s.bonus_walls += 1


def leave_a_bid(s: ComuniState) -> None:
    s.bid_column = 0


def leave_a_pledge(s: ComuniState) -> None:
    s.pledged = 1


def leave_an_envoy(s: ComuniState) -> None:
    s.displaced = 0


def leave_a_card(s: ComuniState) -> None:
    s.chosen = 1


def build_with_nothing(s: ComuniState) -> None:
    s.phase = codes.BUILD
    s.hand_size[s.active] = 0


def forget_a_fist(s: ComuniState) -> None:
    s.invader = 0
    s.city[0] = NONE


def position(phase: int, players: int = 3) -> ComuniState:
    """Some position of this phase."""
    for seed in range(50):
        for acts in range(60, 300, 3):
            state = some_way(GAME, players, seed, acts)
            if state.phase == phase:
                return state
    raise AssertionError("no such position")


@pytest.mark.parametrize(
    ("harm", "fault"),
    [
        (find_a_card, "cards of kind 1"),
        (lose_a_card, "cards of kind"),
        (find_gold, "there are 51 of gold, not 50"),
        (owe_armies, "army is below nothing"),
        (overfill_a_column, "column 1 holds"),
        (leave_gold, "without an envoy"),
        (send_an_envoy_nowhere, "at the empty column 7"),
        (shuffle_a_hand, "out of order"),
        (hold_three, "keeps"),
        (miscount_a_town, "counted wrongly"),
        (find_a_point, "points for buildings worth"),
        (owe_pillage, "-1 pillage"),
        (find_a_bonus_wall, "bonus walls stand"),
        (leave_a_bid, "a bid is left over"),
        (leave_a_pledge, "a pledge is left over"),
        (leave_an_envoy, "a displaced envoy is left over"),
        (leave_a_card, "a card picked up is left over"),
        (build_with_nothing, "a build phase without a card"),
        (forget_a_fist, "a hand is still closed"),
    ],
)
def test_the_checks_find(harm: Callable[[ComuniState], None], fault: str) -> None:
    state = position(codes.PROJECT)
    assert GAME.faults(state) == []
    harm(state)
    assert fault in str(GAME.faults(state))


def test_the_checks_find_a_fist_with_more_than_there_is() -> None:
    state = position(codes.COMMIT)
    seat = next(seat for seat in range(3) if state.owes(seat))
    for part in (state.gold_armies, state.pilgrim_armies):
        part[seat] = max(part[seat], 0)
    state.alliance[seat] = 99
    assert "more than it owns" in str(GAME.faults(state))
    state = position(codes.COMMIT)
    state.stock[seat * 4 + 0] += 2
    state.supply[0] -= 2
    state.gold_armies[seat], state.pilgrim_armies[seat], state.alliance[seat], state.city[seat] = 1, 0, 0, 0
    assert "keeps armies it exchanged" in str(GAME.faults(state))


def test_three_envoys_are_the_most() -> None:
    state = position(codes.PROJECT, 5)
    for column in range(4):
        state.bidder[column] = 0
    assert "more than 3 envoys" in str(GAME.faults(state))
