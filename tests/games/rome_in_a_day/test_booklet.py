"""The booklet's own game: its four examples are one round of it, and its scoring example is the end.

Anna (seat 0) has Sam (seat 1) on her left and Lena (seat 2) on her right. In the examples players take from the
right, so they show round 2, and Anna owns seven lands and four buildings by then: with the cards A, D and C she has
kept both of hers in round 1 and taken both of Sam's. Where the booklet shows no land, ours fit its figures.
"""

from __future__ import annotations

from collections import Counter

import pytest
from games.rome_in_a_day.reference import building_points, zones
from games.rome_in_a_day.scripted import (
    CELLAR,
    FIELD,
    MILL,
    OLIVE,
    PRESS,
    QUARRY,
    THEATRE,
    TOWN,
    VINE,
    WORKSHOP,
    ScriptedGame,
)

from ludotheca.games.rome_in_a_day.game import GAME
from ludotheca.games.rome_in_a_day.view import view

ANNA, SAM, LENA = 0, 1, 2


def begin() -> ScriptedGame:
    """Round 1 before Anna lays her seven lands."""
    game = ScriptedGame(3, cards="ADC")
    game.explore(
        [VINE, TOWN, VINE, FIELD, OLIVE],
        [FIELD, VINE, TOWN, OLIVE, QUARRY],
        [OLIVE, VINE, FIELD, TOWN, QUARRY],
    )
    game.divide([3, 4], [4], [0, 1])
    game.select("large", "large", "small")
    return game


def lay_round_1(game: ScriptedGame) -> None:
    game.lay(ANNA, VINE, PRESS, 0, 0)
    game.lay(ANNA, VINE, None, 0, -1)
    game.lay(ANNA, VINE, WORKSHOP, -1, -1)
    game.lay(ANNA, OLIVE, None, 1, -1)
    game.lay(ANNA, TOWN, None, 2, -2)
    game.lay(ANNA, TOWN, CELLAR, 2, -3)
    game.lay(ANNA, FIELD, THEATRE, 1, -3)
    game.annex(SAM)
    game.annex(LENA)


def explore_round_2(game: ScriptedGame) -> None:
    game.explore(
        [QUARRY, FIELD, VINE, FIELD, QUARRY],
        [TOWN, FIELD, QUARRY, TOWN, OLIVE],
        [FIELD, OLIVE, TOWN, VINE, QUARRY],
    )


def lay_round_2(game: ScriptedGame) -> None:
    game.lay(ANNA, VINE, None, 1, 0)
    game.lay(ANNA, QUARRY, CELLAR, -2, -1)
    game.lay(ANNA, OLIVE, CELLAR, -1, 1)
    game.lay(ANNA, TOWN, None, 3, -3)
    game.annex(SAM)
    game.annex(LENA)


def play_round_3(game: ScriptedGame) -> None:
    game.explore(
        [VINE, OLIVE, TOWN, QUARRY, TOWN],
        [VINE, OLIVE, VINE, FIELD, QUARRY],
        [OLIVE, VINE, OLIVE, FIELD, QUARRY],
    )
    game.divide([3, 4], [3, 4], [0])
    game.select("large", "small", "small")
    game.lay(ANNA, VINE, PRESS, 2, 0)
    game.lay(ANNA, OLIVE, CELLAR, 0, 1)
    game.lay(ANNA, VINE, None, 0, -2)
    game.lay(ANNA, VINE, MILL, 1, -2)
    game.lay(ANNA, OLIVE, THEATRE, 1, 1)
    game.lay(ANNA, TOWN, None, 2, -4)
    game.annex(SAM)
    game.annex(LENA)


def play_round_4(game: ScriptedGame) -> None:
    game.explore(
        [QUARRY, OLIVE, OLIVE, FIELD, TOWN],
        [FIELD, VINE, TOWN, OLIVE, QUARRY],
        [VINE, TOWN, TOWN, QUARRY, FIELD],
    )
    game.divide([0, 1], [2], [0, 4])
    game.select("large", "small", "large")
    game.lay(ANNA, TOWN, WORKSHOP, 3, -4)
    game.lay(ANNA, TOWN, None, 0, 2)
    game.lay(ANNA, QUARRY, None, -1, -2)
    game.lay(ANNA, OLIVE, None, 2, 1)
    game.lay(ANNA, FIELD, None, 0, -3)
    game.lay(ANNA, TOWN, None, 0, 3)
    game.annex(SAM)
    game.annex(LENA)


@pytest.fixture
def round_2() -> ScriptedGame:
    """The beginning of the round the booklet shows."""
    game = begin()
    lay_round_1(game)
    return game


def sizes(game: ScriptedGame, land: str) -> list[int]:
    """The sizes of Anna's zones of one land."""
    return sorted((len(zone) for kind, zone in zones(game.domain(ANNA)) if kind == land), reverse=True)


def test_exploration_example(round_2: ScriptedGame) -> None:
    explore_round_2(round_2)
    assert round_2.row(ANNA) == [
        (QUARRY, CELLAR),
        (FIELD, WORKSHOP),
        (VINE, None),
        (FIELD, None),
        (QUARRY, None),
    ]


def test_division_example(round_2: ScriptedGame) -> None:
    explore_round_2(round_2)
    before = round_2.gems[ANNA]
    round_2.act(ANNA, type="split", small=[0, 2])
    assert round_2.gems[ANNA] == before - 1
    seen = view(round_2.state, ANNA).seats[ANNA]
    assert seen.split is not None
    small = [seen.row[i] for i in seen.split]
    large = [tile for i, tile in enumerate(seen.row) if i not in seen.split]
    assert [(tile.land, tile.building) for tile in small] == [(QUARRY, CELLAR), (VINE, None)]
    assert [(tile.land, tile.building) for tile in large] == [
        (FIELD, WORKSHOP),
        (FIELD, None),
        (QUARRY, None),
    ]


def test_selection_example(round_2: ScriptedGame) -> None:
    explore_round_2(round_2)
    before = round_2.gems
    round_2.divide([0, 2], [4], [1, 2])
    assert round_2.decision(ANNA).args["other"] == LENA
    assert round_2.decision(SAM).args["other"] == ANNA
    round_2.select("small", "large", "small")
    # Sam: Anna's three lands with one building, and the four of his own that Lena left him.
    assert round_2.to_lay(SAM) == Counter(
        [(FIELD, WORKSHOP), (FIELD, None), (QUARRY, None)]
        + [(TOWN, WORKSHOP), (FIELD, MILL), (QUARRY, None), (TOWN, None)]
    )
    # Anna: Lena's olive grove with a wine cellar, a quarter and a gem, and what Sam left her, with its gem.
    assert round_2.to_lay(ANNA) == Counter([(OLIVE, CELLAR), (TOWN, None), (VINE, None), (QUARRY, CELLAR)])
    assert round_2.gems[ANNA] == before[ANNA] + 1


def test_annexation_example(round_2: ScriptedGame) -> None:
    domain = round_2.domain(ANNA)
    assert len(domain) == 7
    assert Counter(building for _, building in domain.values() if building) == Counter(
        [WORKSHOP, PRESS, THEATRE, CELLAR]
    )
    assert sizes(round_2, VINE) == [3]
    assert sizes(round_2, TOWN) == [2]
    explore_round_2(round_2)
    round_2.divide([0, 2], [4], [1, 2])
    round_2.select("small", "large", "small")
    lay_round_2(round_2)
    domain = round_2.domain(ANNA)
    assert sizes(round_2, VINE) == [4]
    assert sizes(round_2, TOWN) == [3]
    points = {(laid.q, laid.r): laid.points for laid in view(round_2.state, ANNA).seats[ANNA].domain}
    assert domain[-2, -1] == (QUARRY, CELLAR)
    assert points[-2, -1] == 4  # the quarry's cellar counts four vineyards
    assert domain[-1, 1] == (OLIVE, CELLAR)
    assert points[-1, 1] == 4  # and so does the olive grove's
    assert domain[-1, -1] == (VINE, WORKSHOP)
    assert points[-1, -1] == 1  # the workshop beside the quarry, though a cellar stands there


def test_scoring_example(round_2: ScriptedGame) -> None:
    explore_round_2(round_2)
    round_2.divide([0, 2], [4], [1, 2])
    round_2.select("small", "large", "small")
    lay_round_2(round_2)
    play_round_3(round_2)
    play_round_4(round_2)
    assert GAME.faults(round_2.state) == []
    assert sizes(round_2, OLIVE) == [4, 1]
    assert sizes(round_2, VINE) == [7]
    assert sizes(round_2, FIELD) == [2]
    assert sizes(round_2, TOWN) == [5, 2]
    assert sizes(round_2, QUARRY) == [2]
    anna = GAME.results(round_2.state)[ANNA]
    each = {line.what: sorted(line.args.get("each", []), reverse=True) for line in anna.lines}
    assert each == {
        PRESS: [5, 4],
        CELLAR: [7, 7, 7, 7],
        MILL: [2],
        THEATRE: [5, 2],
        WORKSHOP: [2, 0],
        "gems": [],
    }
    assert {line.what: line.points for line in anna.lines} == {
        PRESS: 9,
        CELLAR: 28,
        MILL: 2,
        THEATRE: 7,
        WORKSHOP: 2,
        "gems": 5,
    }
    assert round_2.gems[ANNA] == 2
    assert sum(line.points for line in anna.lines if line.what != "gems") == 48
    assert round_2.state.score(ANNA) == 53
    domain = round_2.domain(ANNA)
    idle = [
        place
        for place, (_, building) in domain.items()
        if building == WORKSHOP and building_points(domain, place) == 0
    ]
    assert [domain[place][0] for place in idle] == [
        TOWN
    ]  # the workshop that brings nothing stands on a quarter
