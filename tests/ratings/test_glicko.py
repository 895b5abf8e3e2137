"""The numbers of ratings: Glickman's own example, seats in any order, places that pay."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games import registry
from ludotheca.ratings.anchors import anchors
from ludotheca.ratings.glicko import (
    FRESH,
    LEAST,
    Meeting,
    Rating,
    after_game,
    again,
    expected,
    rested,
    updated,
)

RATINGS = st.builds(Rating, st.floats(800, 2200), st.floats(45, 350))


@st.composite
def games(draw: st.DrawFn) -> tuple[list[Rating], list[int]]:
    seats = draw(st.integers(2, 5))
    ratings = draw(st.lists(RATINGS, min_size=seats, max_size=seats))
    order = draw(st.lists(st.integers(1, seats), min_size=seats, max_size=seats))
    return ratings, [1 + sum(other < mine for other in order) for mine in order]


def test_glickmans_example() -> None:
    """From `The Glicko system`: 1500 with a doubt of 200 beats 1400, loses to 1550 and to 1700."""
    met = [Meeting(Rating(1400, 30), 1), Meeting(Rating(1550, 100), 0), Meeting(Rating(1700, 300), 0)]
    assert [round(expected(Rating(1500, 200), meeting.other), 3) for meeting in met] == [0.639, 0.432, 0.303]
    found = updated(Rating(1500, 200), met)
    assert (round(found.mu), round(found.rd, 1)) == (1464, 151.4)


def test_a_game_of_two_is_glickmans_own() -> None:
    one, two = Rating(1500, 200), Rating(1400, 30)
    assert after_game([one, two], [1, 2])[0] == updated(one, [Meeting(two, 1)])


@given(games())
def test_seats_in_any_order_give_the_same(game: tuple[list[Rating], list[int]]) -> None:
    ratings, places = game
    first = after_game(ratings, places)
    for order in permutations(range(len(ratings))):
        moved = after_game([ratings[seat] for seat in order], [places[seat] for seat in order])
        assert moved == [first[seat] for seat in order]


@given(RATINGS, games())
def test_a_better_place_never_pays_less(own: Rating, game: tuple[list[Rating], list[int]]) -> None:
    """Equals who share the victory gain as much as one another and never less than the third; nobody gains by a worse place."""
    _, places = game
    fresh = after_game([own] * len(places), places)
    for one, mine in enumerate(places):
        for other, theirs in enumerate(places):
            if mine <= theirs:
                assert fresh[one].mu >= fresh[other].mu
            if mine == theirs:
                assert fresh[one] == fresh[other]


@given(games(), st.data())
def test_a_better_place_is_better_against_the_same_people(
    game: tuple[list[Rating], list[int]], data: st.DataObject
) -> None:
    ratings, places = game
    seat = data.draw(st.integers(0, len(places) - 1))
    worse = [place + (place >= places[seat]) for place in places]
    worse[seat] = len(places) + 1
    assert after_game(ratings, worse)[seat].mu <= after_game(ratings, places)[seat].mu


def test_shared_winners_of_four_gain_more_than_the_third() -> None:
    fresh = after_game([Rating()] * 4, [1, 1, 3, 4])
    assert fresh[0] == fresh[1]
    assert fresh[0].mu > 1500 + 20
    assert fresh[0].mu > fresh[2].mu + 20
    assert fresh[2].mu > fresh[3].mu


def test_doubt_shrinks_with_games_to_a_floor_and_grows_with_time() -> None:
    own = Rating()
    for _ in range(400):
        (fresh, bot) = after_game([own, Rating(1500, 30, fixed=True)], [1, 1])
        assert fresh.rd <= max(own.rd, LEAST)
        assert bot == Rating(1500, 30, fixed=True)
        own = fresh
    assert own.rd == LEAST
    assert 100 < rested(Rating(1500, 60), 365).rd < 120
    assert rested(own, 100_000).rd == 350
    assert rested(bot, 365) == bot


@pytest.mark.parametrize("title", registry.titles())
def test_the_levels_stand_in_their_order(title: str) -> None:
    found = anchors(title)
    assert list(found) == ["beginner", "apprentice", "regular", "expert", "master"]
    assert found["regular"] == 1500


def test_playing_the_same_one_again_and_again_leads_nowhere() -> None:
    """A friend who loses all day lifts somebody about as far as six games would."""
    days = []
    for games in (5, 6, 60):
        one, friend = Rating(1500, 60), Rating(1500, 60)
        for number in range(games):
            one, friend = after_game([one, friend], [1, 2], [[0, number], [number, 0]])
        days.append(one.mu)
    assert days[0] < days[1] < days[2]
    assert days[2] - days[0] < 1.1 * 2 * (days[1] - days[0])
    assert again(FRESH - 1) == 1
    assert again(FRESH) == 0.5
