"""The planning of attacks: cities, heroes, and the piles of used heroes."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest
from games.alba_longa.scripted import ScriptedGame
from games.scripted import thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.alba_longa.game import GAME
from ludotheca.games.alba_longa.rules.soldiers import piles_after_recall, piles_with, piles_without
from ludotheca.kernel.codec import digest
from ludotheca.kernel.state import SEVERAL, SPECTATOR


def armies(*soldiers: int, first: int = 0, **options: bool | str) -> ScriptedGame:
    """Cities to be chosen, with these soldiers."""
    game = ScriptedGame(len(soldiers), first, **options)
    for king, count in enumerate(soldiers):
        game.city(king, soldiers=count, home=8 - count)
    game.to_combat()
    return game


def test_every_king_with_soldiers_must_choose_a_city() -> None:
    game = armies(3, 0, 1, 2)
    assert game.phase == "targets"
    assert game.state.to_move() == SEVERAL
    assert game.owing == [0, 2, 3]
    assert game.types(0) == {"attack"}
    assert game.values(0, "other") == [1, 2, 3]


def test_nobody_attacks_without_soldiers() -> None:
    game = armies(0, 0, 0)
    assert game.phase == "name"


def test_a_removed_king_cannot_be_attacked() -> None:
    game = ScriptedGame(4)
    game.city(0, soldiers=1, home=7)
    game.city(2, home=0, silver=0)
    game.state.alive[2] = 0
    game.state.out[2] = 1
    game.to_combat()
    assert game.values(0, "other") == [1, 3]


def test_the_only_city_left_is_attacked_without_a_question() -> None:
    game = ScriptedGame(3)
    game.city(0, soldiers=1, home=7)
    game.city(2, home=0, silver=0)
    game.state.alive[2] = 0
    game.state.out[2] = 1
    game.to_combat()
    assert game.phase == "heroes"
    assert game.state.target[0] == 1
    assert game.owing == [0, 1]


def test_a_sole_survivor_has_nobody_to_attack() -> None:
    game = ScriptedGame(3, sole_survivor_wins=False)
    game.city(0, soldiers=2, home=6)
    for king in (1, 2):
        game.city(king, home=0, silver=0)
        game.state.alive[king] = 0
        game.state.out[king] = 1
    game.to_combat()
    assert (game.phase, game.state.season) == ("slavery", 1)


def test_cities_are_revealed_at_once() -> None:
    game = armies(1, 1, 1)
    shown = int(game.state.shown)
    game.events(SPECTATOR)
    game.attack(k2=0, k0=1)
    assert [event.kind for event in game.events(SPECTATOR)] == ["target-sealed", "target-sealed"]
    assert game.state.shown == shown
    game.attack(k1=0)
    assert game.told("target", SPECTATOR) == [
        {"seat": 0, "other": 1, "turn": 2},
        {"seat": 1, "other": 0, "turn": 1},
        {"seat": 2, "other": 0, "turn": 1},
    ]
    assert game.state.shown == shown + 1


def test_the_order_of_sealed_answers_does_not_matter() -> None:
    ends = set()
    for order in permutations((0, 1, 2)):
        game = armies(1, 2, 1)
        for king in order:
            game.do(king, "attack", other=(king + 1) % 3)
        for king in reversed(order):
            game.do(king, "hero", hero=king + 1)
        ends.add(digest(game.state))
    assert len(ends) == 1


def test_attackers_and_attacked_choose_a_hero_and_nobody_else() -> None:
    game = armies(1, 0, 2, 0)
    game.attack(k0=1, k2=0)
    assert game.phase == "heroes"
    assert game.owing == [0, 1, 2]


def test_an_attacked_king_without_soldiers_chooses_a_hero_too() -> None:
    game = armies(1, 0, 0)
    game.attack(k0=2)
    assert game.owing == [0, 2]
    assert game.values(2, "hero") == [0, 1, 2, 3, 4]


def test_only_active_heroes_can_be_chosen() -> None:
    game = armies(1, 0, 0)
    game.city(0, used=[1, 4])
    game.attack(k0=2)
    assert game.values(0, "hero") == [0, 2, 3]


def test_heroes_are_revealed_at_once_and_hidden_before() -> None:
    game = armies(1, 0, 0)
    game.attack(k0=2)
    game.do(0, "hero", hero=4)
    assert GAME.view(game.state, 2).kings[0].hero is None
    assert GAME.view(game.state, 2).kings[0].sealed
    assert GAME.view(game.state, 0).kings[0].hero == 4
    game.events(1)
    game.do(2, "hero", hero=3)
    assert game.told("hero", 1) == [
        {"seat": 0, "hero": 4, "strength": 5, "soldiers": 1},
        {"seat": 2, "hero": 3, "strength": 3, "soldiers": 0},
    ]


def test_heroes_of_1_or_more_are_used_and_the_0_stays() -> None:
    game = armies(1, 0, 1)
    game.attack(k0=1, k2=1)
    game.heroes(k0=0, k1=3, k2=2)
    assert [game.used(king) for king in range(3)] == [[], [3], [2]]


@pytest.mark.parametrize("last", [1, 2, 3, 4])
def test_all_heroes_return_when_only_the_0_is_left(last: int) -> None:
    game = armies(1, 0, 0)
    game.city(0, used=[hero for hero in (1, 2, 3, 4) if hero != last])
    game.attack(k0=1)
    assert game.values(0, "hero") == [0, last]
    game.heroes(k0=last, k1=0)
    assert game.used(0) == []
    assert {"seat": 0} in game.told("heroes-return")


def test_the_0_alone_never_makes_them_return() -> None:
    game = armies(1, 0, 0)
    game.city(0, used=[1, 2, 3])
    game.attack(k0=1)
    game.heroes(k0=0, k1=0)
    assert game.used(0) == [1, 2, 3]


def test_a_used_pile_is_its_kings_secret_but_heroes_played_are_remembered() -> None:
    game = armies(1, 0, 0)
    game.attack(k0=1)
    game.heroes(k0=3, k1=0)
    mine, theirs = GAME.view(game.state, 0).kings[0], GAME.view(game.state, 1).kings[0]
    assert mine.used_heroes == [3]
    assert theirs.used_heroes is None
    assert (theirs.used_count, theirs.perhaps_used) == (1, [[3]])


# What a perfect memory knows, against all the histories that fit what was seen.

PILES = [sum(1 << (h - 1) for h in pile) for size in range(4) for pile in combinations((1, 2, 3, 4), size)]


def as_set(piles: set[int]) -> int:
    return sum(1 << pile for pile in piles)


@thorough
@given(st.lists(st.one_of(st.integers(1, 4), st.just("recall")), max_size=14))
def test_possible_piles_are_those_of_all_histories_that_fit(happened: list[int | str]) -> None:
    truths = {0}  # every pile that some history with these public facts leads to
    known = as_set(truths)
    for what in happened:
        if what == "recall":
            after = {pile & ~(1 << i) for pile in truths for i in range(4) if pile >> i & 1}
            if not after:
                continue
            truths, known = after, int(piles_after_recall(known))
        else:
            assert isinstance(what, int)
            bit = 1 << (what - 1)
            before = {pile for pile in truths if not pile & bit}
            if not before:
                continue  # nobody can have played a hero that is certainly used
            truths = {0 if pile | bit == 15 else pile | bit for pile in before}
            known = int(piles_with(piles_without(known, what), what))
        assert known == as_set(truths)
        assert len({bin(pile).count("1") for pile in truths}) == 1
