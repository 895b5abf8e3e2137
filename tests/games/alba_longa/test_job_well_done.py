"""A Job Well Done: rewards for the one king with most workers."""

from __future__ import annotations

import pytest
from games.alba_longa.scripted import ScriptedGame
from games.scripted import thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.game import GAME
from ludotheca.games.alba_longa.rules.jobs import bring_in_harvest, give_mark_of_piety, resolve_quarry
from ludotheca.games.alba_longa.rules.season import most
from ludotheca.kernel.codec import canonical
from ludotheca.kernel.state import CHANCE, SPECTATOR


def done(players: int = 3, season: str = "growing", **options: bool | str) -> ScriptedGame:
    return ScriptedGame(players, season=season, job_well_done=True, **options)


# Soldiers.


def test_the_largest_army_takes_a_used_hero_back_before_cities_are_chosen() -> None:
    game = done()
    game.city(0, soldiers=2, home=6, used=[1, 3])
    game.city(1, soldiers=1, home=7, used=[2])
    game.to_combat()
    assert (game.phase, game.owing) == ("army", [0])
    game.do(0, "take-back")
    assert game.values(0, "hero") == [1, 3]
    game.do(0, "recall", hero=3)
    assert game.used(0) == [1]
    assert game.phase == "targets"


def test_it_is_optional() -> None:
    game = done()
    game.city(0, soldiers=2, home=6, used=[1, 3])
    game.to_combat()
    game.do(0, "no-recall")
    assert (game.used(0), game.phase) == ([1, 3], "targets")


@pytest.mark.parametrize(("armies", "used"), [((2, 2), [1]), ((0, 0), [1]), ((2, 1), [])])
def test_no_bonus_for_a_tie_nobody_or_without_a_used_hero(armies: tuple[int, int], used: list[int]) -> None:
    game = done()
    for king, count in enumerate(armies):
        game.city(king, soldiers=count, home=8 - count, used=used)
    game.to_combat()
    assert game.phase in ("targets", "name")


def test_no_bonus_without_the_variant() -> None:
    game = ScriptedGame(3)
    game.city(0, soldiers=2, home=6, used=[1])
    game.to_combat()
    assert game.phase == "targets"


def test_which_hero_came_back_is_a_secret() -> None:
    ends = []
    for hero in (1, 3):
        game = done()
        game.city(0, soldiers=2, home=6, used=[1, 3])
        game.to_combat()
        game.do(0, "take-back")
        game.events(1)
        game.do(0, "recall", hero=hero)
        ends.append((canonical(GAME.view(game.state, 1)), canonical(game.events(1))))
        assert GAME.view(game.state, 0).kings[0].used_heroes == [4 - hero]
        assert GAME.view(game.state, 1).kings[0].perhaps_used == [[1], [3]]
    assert ends[0] == ends[1]


def test_a_single_used_hero_comes_back_without_a_second_question() -> None:
    game = done()
    game.city(0, soldiers=2, home=6, used=[4])
    game.to_combat()
    game.do(0, "take-back")
    assert (game.phase, game.used(0)) == ("targets", [])


# Quarry.


def test_most_quarry_workers_move_the_housing_disc() -> None:
    game = done()
    game.city(0, quarry=3, home=5)
    game.city(1, quarry=2, home=6)
    resolve_quarry(game.state)
    resolve_quarry(game.state)
    assert list(game.state.disc) == [2, 0, 0]


def test_no_housing_for_a_tie_or_without_the_variant() -> None:
    for game in (done(), ScriptedGame(3)):
        for king in (0, 1):
            game.city(king, quarry=2 if game.state.job_well_done else 2 + king, home=5)
        resolve_quarry(game.state)
        assert list(game.state.disc) == [0, 0, 0]


def test_captives_count_for_the_majorities() -> None:
    game = done(season="harvest")
    game.city(0, quarry=2, farmers=2, home=4)
    game.city(1, quarry=2, farmers=2, home=4)
    game.captives(1, quarry=1, farmers=1)
    resolve_quarry(game.state)
    bring_in_harvest(game.state)
    assert list(game.state.disc) == [0, 1, 0]
    assert game.state.wheat[1] == 3 * 3 + 2


def test_peasants_return_behind_the_disc_and_reach_free_spaces_sooner() -> None:
    game = done()
    game.city(0, home=8, disc=4)
    game.city(1, home=8, disc=3)
    while game.phase == "slavery":
        game.do(game.owing[0], "keep")
    assert list(game.state.free_left) == [1, 0, 0]


def test_peasants_return_when_all_jobs_are_resolved() -> None:
    game = done()
    game.city(0, home=6, quarry=2)
    game.to_combat()
    assert (game.phase, game.state.home[0], game.workers(0, "quarry")) == ("name", 8, 0)
    assert game.state.disc[0] == 1  # the quarry moved it first


def test_spaces_at_or_below_the_disc_give_nothing() -> None:
    game = done()
    game.city(0, home=8, disc=12)  # on spaces 13 to 20
    while game.phase == "slavery":
        game.do(game.owing[0], "keep")
    assert game.state.free_left[0] == 2


def test_beyond_space_21_there_is_no_bonus() -> None:
    game = done()
    game.city(0, home=30, disc=14)
    while game.phase == "slavery":
        game.do(game.owing[0], "keep")
    assert game.state.free_left[0] == 2


# Priests.


@pytest.mark.parametrize(
    ("worship", "mark"), [((5, 3, 2), 0), ((3, 5, 5), -1), ((0, 0, 0), -1), ((0, 0, 1), 2), ((4, 4, 6), 2)]
)
def test_the_mark_of_piety_goes_to_most_worship_alone(worship: tuple[int, ...], mark: int) -> None:
    game = done(season="harvest")
    for king, level in enumerate(worship):
        game.city(king, worship=level)
    give_mark_of_piety(game.state)
    assert game.state.mark == mark


def pious(worship: int, *, variant: bool = True) -> ScriptedGame:
    """King 0 has most worship in harvest; the cost is 5."""
    game = ScriptedGame(3, season="harvest", job_well_done=variant)
    game.city(0, worship=worship, home=7, farmers=1)
    game.to_combat()
    game.weather(5)
    return game


def test_the_mark_is_given_before_the_upgrade_at_full_price() -> None:
    game = pious(6)
    assert GAME.view(game.state, SPECTATOR).mark_of_piety == 0
    game.do(0, "upgrade")
    assert game.state.worship[0] == 1


def test_with_the_mark_a_blessing_costs_1() -> None:
    game = pious(6)
    game.do(0, "upgrade")
    assert game.owing == [0]
    game.do(0, "blessing")
    assert game.state.worship[0] == 0
    game = pious(6, variant=False)
    game.do(0, "upgrade")
    assert game.phase == "card"  # one worship left is not enough without the mark


def test_the_mark_is_no_use_without_an_upgrade() -> None:
    game = pious(6)
    game.do(0, "no-upgrade")
    assert game.phase == "card"


def test_the_mark_goes_back_whether_it_was_used_or_not() -> None:
    for answer in ("blessing", "no-blessing"):
        game = pious(8)
        game.do(0, "upgrade")
        game.do(0, answer)
        game.do(CHANCE, "blessing-card", blessing="wheat")
        assert GAME.view(game.state, SPECTATOR).mark_of_piety is None


def test_no_mark_in_the_growing_season() -> None:
    game = done()
    game.city(0, priests=3, home=5)
    game.events(0)
    game.to_combat()
    assert game.told("piety") == []


# Farmers.


@pytest.mark.parametrize(("farmers", "bonus"), [((3, 2, 0), 0), ((2, 2, 1), None), ((0, 0, 0), None)])
def test_most_standing_farmers_bring_two_wheat_more(farmers: tuple[int, ...], bonus: int | None) -> None:
    game = done(season="harvest")
    for king, count in enumerate(farmers):
        game.city(king, farmers=count)
    game.events(0)
    bring_in_harvest(game.state)
    expected = [count * 3 + (2 if king == bonus else 0) for king, count in enumerate(farmers)]
    assert list(game.state.wheat) == expected
    brought = {args["seat"]: args["brought"] for args in game.told("harvest")}
    assert brought == {king: wheat for king, wheat in enumerate(expected) if wheat}


def test_lying_farmers_do_not_count_for_the_bonus() -> None:
    game = done(season="harvest")
    game.city(0, farmers=2)
    game.city(1, farmers=1)
    game.state.lying_farmers[1] = 3
    bring_in_harvest(game.state)
    assert list(game.state.wheat) == [2 * 3 + 2, 1 * 3 + 3 * 2, 0]


@thorough
@given(st.sampled_from(range(5)), st.lists(st.integers(0, 4), min_size=2, max_size=5))
def test_the_majority_is_the_unique_maximum(job: int, counts: list[int]) -> None:
    game = done(len(counts), "harvest")
    what = "worship" if job == box.PRIESTS else box.JOB_NAMES[job]
    for king, count in enumerate(counts):
        game.city(king, **{what: count})
    best = max(counts)
    unique = best > 0 and counts.count(best) == 1
    assert most(game.state, job) == (counts.index(best) if unique else -1)
