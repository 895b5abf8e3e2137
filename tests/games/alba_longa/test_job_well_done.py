"""A Job Well Done: rewards for the one king with most workers."""

from __future__ import annotations

import pytest
from games.alba_longa.table import Table, thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.alba_longa.game import GAME
from ludotheca.games.alba_longa.rules.jobs import bring_in_harvest, give_mark_of_piety, resolve_quarry
from ludotheca.games.alba_longa.rules.soldiers import most
from ludotheca.games.alba_longa.tables import JOB_NAMES
from ludotheca.kernel.codec import canonical
from ludotheca.kernel.state import CHANCE, SPECTATOR


def done(players: int = 3, season: str = "growing", **options: bool | str) -> Table:
    return Table(players, season=season, job_well_done=True, **options)


# Soldiers.


def test_the_largest_army_takes_a_used_hero_back_before_cities_are_chosen() -> None:
    table = done()
    table.city(0, soldiers=2, home=6, used=[1, 3])
    table.city(1, soldiers=1, home=7, used=[2])
    table.to_combat()
    assert (table.phase, table.owing) == ("army", [0])
    table.do(0, "take-back")
    assert table.values(0, "hero") == [1, 3]
    table.do(0, "recall", hero=3)
    assert table.used(0) == [1]
    assert table.phase == "targets"


def test_it_is_optional() -> None:
    table = done()
    table.city(0, soldiers=2, home=6, used=[1, 3])
    table.to_combat()
    table.do(0, "no-recall")
    assert (table.used(0), table.phase) == ([1, 3], "targets")


@pytest.mark.parametrize(("armies", "used"), [((2, 2), [1]), ((0, 0), [1]), ((2, 1), [])])
def test_no_bonus_for_a_tie_nobody_or_without_a_used_hero(armies: tuple[int, int], used: list[int]) -> None:
    table = done()
    for king, count in enumerate(armies):
        table.city(king, soldiers=count, home=8 - count, used=used)
    table.to_combat()
    assert table.phase in ("targets", "name")


def test_no_bonus_without_the_variant() -> None:
    table = Table(3)
    table.city(0, soldiers=2, home=6, used=[1])
    table.to_combat()
    assert table.phase == "targets"


def test_which_hero_came_back_is_a_secret() -> None:
    ends = []
    for hero in (1, 3):
        table = done()
        table.city(0, soldiers=2, home=6, used=[1, 3])
        table.to_combat()
        table.do(0, "take-back")
        table.events(1)
        table.do(0, "recall", hero=hero)
        ends.append((canonical(GAME.view(table.state, 1)), canonical(table.events(1))))
        assert GAME.view(table.state, 0).kings[0].used_heroes == [4 - hero]
        assert GAME.view(table.state, 1).kings[0].perhaps_used == [[1], [3]]
    assert ends[0] == ends[1]


def test_a_single_used_hero_comes_back_without_a_second_question() -> None:
    table = done()
    table.city(0, soldiers=2, home=6, used=[4])
    table.to_combat()
    table.do(0, "take-back")
    assert (table.phase, table.used(0)) == ("targets", [])


# Quarry.


def test_most_quarry_workers_move_the_housing_disc() -> None:
    table = done()
    table.city(0, quarry=3, home=5)
    table.city(1, quarry=2, home=6)
    resolve_quarry(table.state)
    resolve_quarry(table.state)
    assert list(table.state.disc) == [2, 0, 0]


def test_no_housing_for_a_tie_or_without_the_variant() -> None:
    for table in (done(), Table(3)):
        for king in (0, 1):
            table.city(king, quarry=2 if table.state.job_well_done else 2 + king, home=5)
        resolve_quarry(table.state)
        assert list(table.state.disc) == [0, 0, 0]


def test_captives_count_for_the_majorities() -> None:
    table = done(season="harvest")
    table.city(0, quarry=2, farmers=2, home=4)
    table.city(1, quarry=2, farmers=2, home=4)
    table.captives(1, quarry=1, farmers=1)
    resolve_quarry(table.state)
    bring_in_harvest(table.state)
    assert list(table.state.disc) == [0, 1, 0]
    assert table.state.wheat[1] == 3 * 3 + 2


def test_peasants_return_behind_the_disc_and_reach_free_spaces_sooner() -> None:
    table = done()
    table.city(0, home=8, disc=4)
    table.city(1, home=8, disc=3)
    while table.phase == "slavery":
        table.do(table.owing[0], "keep")
    assert list(table.state.free_left) == [1, 0, 0]


def test_spaces_at_or_below_the_disc_give_nothing() -> None:
    table = done()
    table.city(0, home=8, disc=12)  # on spaces 13 to 20
    while table.phase == "slavery":
        table.do(table.owing[0], "keep")
    assert table.state.free_left[0] == 2


def test_beyond_space_21_there_is_no_bonus() -> None:
    table = done()
    table.city(0, home=30, disc=14)
    while table.phase == "slavery":
        table.do(table.owing[0], "keep")
    assert table.state.free_left[0] == 2


# Priests.


@pytest.mark.parametrize(
    ("worship", "mark"), [((5, 3, 2), 0), ((3, 5, 5), -1), ((0, 0, 0), -1), ((0, 0, 1), 2), ((4, 4, 6), 2)]
)
def test_the_mark_of_piety_goes_to_most_worship_alone(worship: tuple[int, ...], mark: int) -> None:
    table = done(season="harvest")
    for king, level in enumerate(worship):
        table.city(king, worship=level)
    give_mark_of_piety(table.state)
    assert table.state.mark == mark


def pious(worship: int, *, variant: bool = True) -> Table:
    """King 0 has most worship in harvest; the cost is 5."""
    table = Table(3, season="harvest", job_well_done=variant)
    table.city(0, worship=worship, home=7, farmers=1)
    table.to_combat()
    table.weather(5)
    return table


def test_the_mark_is_given_before_the_upgrade_at_full_price() -> None:
    table = pious(6)
    assert GAME.view(table.state, SPECTATOR).mark_of_piety == 0
    table.do(0, "upgrade")
    assert table.state.worship[0] == 1


def test_with_the_mark_a_blessing_costs_1() -> None:
    table = pious(6)
    table.do(0, "upgrade")
    assert table.owing == [0]
    table.do(0, "blessing")
    assert table.state.worship[0] == 0
    table = pious(6, variant=False)
    table.do(0, "upgrade")
    assert table.phase == "card"  # one worship left is not enough without the mark


def test_the_mark_is_no_use_without_an_upgrade() -> None:
    table = pious(6)
    table.do(0, "no-upgrade")
    assert table.phase == "card"


def test_the_mark_goes_back_whether_it_was_used_or_not() -> None:
    for answer in ("blessing", "no-blessing"):
        table = pious(8)
        table.do(0, "upgrade")
        table.do(0, answer)
        table.do(CHANCE, "blessing-card", blessing="wheat")
        assert GAME.view(table.state, SPECTATOR).mark_of_piety is None


def test_no_mark_in_the_growing_season() -> None:
    table = done()
    table.city(0, priests=3, home=5)
    table.events(0)
    table.to_combat()
    assert table.told("piety") == []


# Farmers.


@pytest.mark.parametrize(("farmers", "bonus"), [((3, 2, 0), 0), ((2, 2, 1), None), ((0, 0, 0), None)])
def test_most_standing_farmers_bring_two_wheat_more(farmers: tuple[int, ...], bonus: int | None) -> None:
    table = done(season="harvest")
    for king, count in enumerate(farmers):
        table.city(king, farmers=count)
    bring_in_harvest(table.state)
    expected = [count * 3 + (2 if king == bonus else 0) for king, count in enumerate(farmers)]
    assert list(table.state.wheat) == expected


def test_lying_farmers_do_not_count_for_the_bonus() -> None:
    table = done(season="harvest")
    table.city(0, farmers=2)
    table.city(1, farmers=1)
    table.state.lying_farmers[1] = 3
    bring_in_harvest(table.state)
    assert list(table.state.wheat) == [2 * 3 + 2, 1 * 3 + 3 * 2, 0]


@thorough
@given(st.sampled_from(range(5)), st.lists(st.integers(0, 4), min_size=2, max_size=5))
def test_the_majority_is_the_unique_maximum(job: int, counts: list[int]) -> None:
    table = done(len(counts), "harvest")
    for king, count in enumerate(counts):
        table.city(king, **{JOB_NAMES[job]: count})
    best = max(counts)
    unique = best > 0 and counts.count(best) == 1
    assert most(table.state, job) == (counts.index(best) if unique else -1)
