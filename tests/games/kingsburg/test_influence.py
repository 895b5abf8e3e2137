"""Step b of a season: groups of dice on advisors."""

from __future__ import annotations

from itertools import combinations

from games.kingsburg.scripted import ScriptedGame, placement
from games.random_games import positions
from games.scripted import thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.game import GAME
from ludotheca.games.kingsburg.rules import codes, influence
from ludotheca.games.kingsburg.state import KingsburgState
from ludotheca.kernel.state import NONE

FARMS = ("inn", "market", "farms")
HIGH = (6, 6, 6)


def plain(*dice: int, own: tuple[str, ...] = (), tokens: int = 0, **options: bool) -> ScriptedGame:
    """Seat 0 is the first to influence, with these dice; the white ones come after the third."""
    game = ScriptedGame(3, **options)
    game.own(0, *own, tokens=tokens)
    white = len(dice) - 3
    game.state.aid = 0 if white - ("farms" in own) == 1 else -1
    game.season(dice, HIGH, HIGH)
    game.state.order[0], game.state.order[1], game.state.order[2] = 0, 1, 2
    if game.mover != 0:
        game.state.turn, game.state.mover = 0, 0
    return game


def test_one_group_a_turn_round_and_round() -> None:
    game = ScriptedGame(3)
    game.season((1, 2, 3), (4, 5, 6), (4, 5, 6))
    for seat, advisor, die in [(0, "jester", 1), (1, "merchant", 4), (2, "sergeant", 5), (0, "squire", 2)]:
        assert game.mover == seat
        game.influence(seat, advisor, die)
    assert game.mover == 1


def test_the_sum_must_be_exactly_the_number() -> None:
    game = plain(1, 2, 4)
    assert game.reaches(0) == {
        box.ADVISOR_NAMES[total - 1] for total in (1, 2, 4, 1 + 2, 1 + 4, 2 + 4, 1 + 2 + 4)
    }


def test_all_dice_or_one_may_make_a_group() -> None:
    game = plain(6, 6, 6)
    assert game.reaches(0) == {"alchemist", "duchess", "king"}
    game.influence(0, "king", 6, 6, 6)
    assert [int(spot) for spot in game.state.spot[:3]] == [18, 18, 18]


def test_an_occupied_advisor_is_closed_to_all_his_own_dice_included() -> None:
    game = plain(6, 6, 6)
    game.influence(0, "alchemist", 6)
    assert game.reaches(1) == {"duchess", "king"}
    game.pass_turn(1, 2)
    assert game.reaches(0) == {"duchess"}


def test_the_question_says_what_the_dice_make_alone_and_with_help_whoever_stands_there() -> None:
    game = plain(1, 3, 6, own=("inn", "market"), tokens=1)
    asked = game.decision(0).args
    assert asked["makes"] == [1, 3, 4, 6, 7, 9, 10]
    assert asked["helped"] == [2, 5, 8, 11, 12, 13]
    game.influence(0, "architect", 3)
    game.pass_turn(1, 2)
    asked = game.decision(0).args
    assert asked["makes"] == [1, 6, 7], "taken or not: the Architect can be made no more, the rest can"
    assert 3 in asked["helped"], "1 and a +2: taken, but made"


def test_white_dice_never_alone() -> None:
    game = plain(6, 6, 6, 1, 2, own=FARMS)
    groups = [(action["dice"], action["white"]) for action in game.legal(0) if action["type"] == "influence"]
    assert all(dice for dice, _ in groups)
    game.pass_turn(0)


def test_two_white_dice_in_a_group_or_in_two_or_unused() -> None:
    game = plain(1, 6, 6, 2, 3, own=FARMS)
    assert game.can_influence(0, "alchemist", 1, white=[2, 3])
    game.influence(0, "architect", 1, white=[2])
    game.pass_turn(1, 2)
    game.influence(0, "master_hunter", 6, white=[3])
    game.influence(0, "alchemist", 6)
    game = plain(1, 6, 6, 2, 3, own=FARMS)
    game.influence(0, "champion", 1, 6, 6)
    game.pass_turn(1, 2)
    assert game.mover != 0  # no coloured die left: the white ones stay unused


def test_no_coloured_die_left_is_a_pass() -> None:
    game = plain(1, 1, 1)
    game.influence(0, "architect", 1, 1, 1)
    game.pass_turn(1)
    game.events()
    game.pass_turn(2)
    assert game.decision(0).kind == "build"
    assert game.told("stuck") == []  # nothing in hand is nothing to tell


def test_no_free_advisor_in_reach_is_a_pass() -> None:
    game = ScriptedGame(3)
    game.season((1, 1, 1), (1, 6, 6), (6, 6, 6))
    game.influence(0, "jester", 1)
    game.influence(1, "duchess", 6, 6)
    game.pass_turn(2)
    game.influence(0, "squire", 1, 1)
    assert [event.args for event in game.events() if event.kind == "stuck"] == [{"seat": 1}]


def test_a_pass_is_for_the_season_and_dice_may_be_left() -> None:
    game = plain(1, 2, 3)
    game.pass_turn(0)
    game.influence(1, "alchemist", 6)
    game.pass_turn(2)
    assert game.mover == 1  # seat 0 is not asked again, though he could place
    assert game.state.passed[0] == 1


# "+2" tokens.


def test_a_token_adds_exactly_two() -> None:
    game = plain(1, 2, 6, tokens=1)
    assert game.can_influence(0, "architect", 1, plus2=True)
    assert not game.can_influence(0, "squire", 1, plus2=True)
    game.influence(0, "architect", 1, plus2=True)
    assert game.tokens(0) == 0


def test_one_token_a_group_and_several_a_season() -> None:
    game = plain(1, 2, 6, tokens=3)
    assert not game.can_influence(0, "sergeant", 1, plus2=True)  # 1 + 2 + 2 would be two tokens
    game.influence(0, "architect", 1, plus2=True)
    game.pass_turn(1, 2)
    game.influence(0, "merchant", 2, plus2=True)
    game.influence(0, "treasurer", 6, plus2=True)
    assert game.tokens(0) == 0


def test_a_token_needs_a_coloured_die() -> None:
    game = plain(6, 6, 6, 1, own=FARMS, tokens=1)
    assert all(action["dice"] for action in game.legal(0) if action["type"] == "influence")


def test_with_the_option_one_token_a_season() -> None:
    game = plain(1, 2, 6, tokens=3, one_plus2_per_season=True)
    game.influence(0, "architect", 1, plus2=True)
    game.pass_turn(1, 2)
    assert {action["plus2"] for action in game.legal(0) if action["type"] == "influence"} == {False}
    assert game.tokens(0) == 2
    game.all_pass()
    game.season((1, 2, 6), HIGH, HIGH, phase=4)
    assert game.can_influence(0, "architect", 1, plus2=True)  # a new season


def test_tokens_may_be_many() -> None:
    game = plain(1, 2, 6, tokens=40)
    game.influence(0, "architect", 1, plus2=True)
    assert game.tokens(0) == 39


# The Market.


def test_the_market_shifts_one_group_a_season() -> None:
    game = plain(1, 4, 6, own=("inn", "market"))
    assert {"architect", "merchant", "sergeant"} <= game.reaches(0)
    game.influence(0, "architect", 4, market=-1)
    game.pass_turn(1, 2)
    assert game.reaches(0) == {"jester", "alchemist", "astronomer"}
    assert {action["market"] for action in game.legal(0) if action["type"] == "influence"} == {0}


def test_a_group_without_the_shift_keeps_the_market() -> None:
    game = plain(1, 4, 6, own=("inn", "market"))
    game.influence(0, "merchant", 4)
    game.pass_turn(1, 2)
    assert "squire" in game.reaches(0)


def test_the_market_works_again_next_season() -> None:
    game = plain(1, 4, 6, own=("inn", "market"))
    game.influence(0, "architect", 4, market=-1)
    game.all_pass()
    game.season((1, 4, 6), HIGH, HIGH, phase=4)
    assert game.can_influence(0, "architect", 4, market=-1)


def test_market_and_token_on_one_group() -> None:
    game = plain(1, 4, 6, own=("inn", "market"), tokens=1)
    assert game.can_influence(0, "astronomer", 4, plus2=True, market=1)
    game.influence(0, "sergeant", 4, plus2=True, market=-1)  # wasteful, but legal
    assert game.tokens(0) == 0
    assert game.state.used[0] == codes.USED_MARKET | codes.USED_PLUS2


def test_only_the_result_must_be_an_advisor() -> None:
    game = plain(6, 6, 5, own=("inn", "market"), tokens=1)
    assert game.can_influence(0, "king", 5, 6, 6, plus2=True, market=-1)  # 19 - 1
    assert game.can_influence(0, "king", 5, 6, 6, market=1)
    assert not any(len(action["dice"]) == 3 and action["plus2"] and action["market"] == 0
                   for action in game.legal(0) if action["type"] == "influence")  # fmt: skip
    game = plain(1, 6, 6, own=("inn", "market"))
    assert not any(
        action.get("dice") == [1] and action["market"] == -1 for action in game.legal(0)
    )  # no advisor 0


# All of it.


def test_equal_dice_are_listed_once() -> None:
    game = plain(4, 4, 4)
    assert game.legal(0) == [
        placement("merchant", 4),
        placement("treasurer", 4, 4),
        placement("duchess", 4, 4, 4),
        {"type": "pass"},
    ]
    game.influence(0, "merchant", 4)
    game.pass_turn(1, 2)
    assert game.legal(0) == [placement("treasurer", 4, 4), {"type": "pass"}]


def reference(state: KingsburgState, seat: int) -> set[tuple[object, ...]]:
    """Every placement, found the plain way: all subsets of the dice, all extras."""
    hand = [
        (i >= box.COLOURED, int(state.die[seat * box.DICE + i]))
        for i in range(box.DICE)
        if state.die[seat * box.DICE + i] and not state.spot[seat * box.DICE + i]
    ]
    market = (
        state.rows[seat * box.ROWS + box.MARKET // 4] > box.MARKET % 4
        and not state.used[seat] & codes.USED_MARKET
    )
    token = state.tokens[seat] > 0 and not (state.one_plus2 and state.used[seat] & codes.USED_PLUS2)
    found = set()
    for size in range(1, len(hand) + 1):
        for group in combinations(hand, size):
            coloured = tuple(sorted(face for white, face in group if not white))
            whites = tuple(sorted(face for white, face in group if white))
            if not coloured:
                continue
            for plus2 in (False, True) if token else (False,):
                for shift in (-1, 0, 1) if market else (0,):
                    number = sum(coloured) + sum(whites) + 2 * plus2 + shift
                    if not 1 <= number <= 18:
                        continue
                    free = state.owner[number] == NONE
                    if free or state.envoy == seat:
                        name = box.ADVISOR_NAMES[number - 1]
                        found.add((name, coloured, whites, plus2, shift, not free))
    return found


def listed(state: KingsburgState, seat: int) -> set[tuple[object, ...]]:
    named = [GAME.encode(int(code)) for code in influence.placements(state, seat, influence.ALL)]
    return {
        (n["advisor"], tuple(n["dice"]), tuple(n["white"]), n["plus2"], n["market"], n["envoy"])
        for n in named
    }


face = st.integers(1, 6)


@thorough
@given(
    st.lists(face, min_size=3, max_size=3).map(sorted),
    st.lists(face, max_size=2).map(sorted),
    st.sets(st.integers(1, 18), max_size=12),
    st.booleans(), st.booleans(), st.booleans(),
)  # fmt: skip
def test_any_hand_reaches_what_the_reference_says(
    dice: list[int], white: list[int], taken: set[int], market: bool, token: bool, envoy: bool
) -> None:
    game = ScriptedGame(3)
    game.own(0, *(("inn", "market") if market else ()), tokens=int(token))
    state = game.state
    state.stage = codes.INFLUENCE
    state.envoy = 0 if envoy else 1
    for i, value in enumerate(dice):
        state.die[i] = value
    for i, value in enumerate(white):
        state.die[box.COLOURED + i] = value
    for advisor in taken:
        state.owner[advisor] = 2
    placements = [int(code) for code in influence.placements(state, 0, influence.ALL)]
    assert len(placements) == len(set(placements)) <= influence.ALL
    assert listed(state, 0) == reference(state, 0)
    assert len(influence.placements(state, 0, 1)) == min(1, len(placements))


@thorough
@given(positions(GAME, one_plus2_per_season=st.booleans()))
def test_any_position_reaches_what_the_reference_says(state: KingsburgState) -> None:
    if state.stage == codes.INFLUENCE:
        seat = int(state.to_move())
        assert listed(state, seat) == reference(state, seat) != set()


@thorough
@given(positions(GAME, one_plus2_per_season=st.booleans()))
def test_one_group_on_an_advisor_but_by_the_envoy(state: KingsburgState) -> None:
    groups = [spot for spot in range(1, box.SPOTS) if state.owner[spot] != NONE]
    by_envoy = [spot for spot in groups if spot > 18]
    assert len(by_envoy) <= 1
    assert all(spot - 18 in groups for spot in by_envoy)
