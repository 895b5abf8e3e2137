"""What a net is shown: quiet points of every title, and nothing a viewer cannot know."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec import structs
from mypy_extensions import i64

from ludotheca.bots.search.glance import Glance
from ludotheca.bots.search.ismcts import Search
from ludotheca.bots.settings import settings_for
from ludotheca.games import registry
from ludotheca.kernel.look import Look
from ludotheca.kernel.net import Net, sizes
from ludotheca.kernel.playout import move_quickly, play_to_quiet
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY, NONE, State
from ludotheca.kernel.vecs import vec

# A new title may do without.
LOOKED_AT = [title for title in registry.titles() if registry.get(title).outlook]
TABLES = [(title, players) for title in LOOKED_AT for players in (2, 3, 5)]


@cache
def quiet_points(title: str, players: int) -> list[State]:
    """Those of two games of the quick policy."""
    game = registry.get(title)
    found = []
    for seed in (1, 2):
        rng = Rng(seed)
        state = game.new_state(players, game.check_options({}, players), game.meta.rules_version)
        while (mover := int(state.first_owing())) != NOBODY:
            if state.quiet():
                found.append(state.clone())
            if mover == CHANCE:
                state.apply(CHANCE, state.random_action(CHANCE, rng))
            else:
                move_quickly(state, mover, rng)
    return found


def seen(state: State, seat: int, viewer: int, size: int) -> dict[int, int]:
    pad = Look(size)
    state.look(seat, viewer, pad)
    found = [(int(pad.index[i]), int(pad.value[i])) for i in range(int(pad.count))]
    assert len(dict(found)) == len(found), "an index twice"
    return dict(found)


@pytest.mark.parametrize("title", registry.titles())
def test_features_have_names_of_their_own(title: str) -> None:
    names = registry.get(title).outlook
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_a_game_has_quiet_points_and_features_there(title: str, players: int) -> None:
    size = len(registry.get(title).outlook)
    points = quiet_points(title, players)
    assert len(points) >= 6
    for state in points:
        for seat in range(players):
            found = seen(state, seat, 0, size)
            assert found
            assert all(0 <= index < size and -127 <= value <= 127 for index, value in found.items())


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_positions_that_look_alike_give_equal_features(title: str, players: int) -> None:
    size = len(registry.get(title).outlook)
    rng = Rng(5)
    for state in quiet_points(title, players):
        for viewer in range(players):
            other = state.clone()
            other.redraw_hidden(viewer, rng)
            for seat in range(players):
                assert seen(state, seat, viewer, size) == seen(other, seat, viewer, size)


def test_the_look_at_the_enemy_is_seen_by_who_had_it() -> None:
    """Kingsburg: the one secret that lasts until a quiet point."""
    size = len(registry.get("kingsburg").outlook)
    for point in quiet_points("kingsburg", 3):
        state = point.clone()
        state.enemy, state.known = NONE, 0
        told = state.clone()
        told.enemy, told.known = 5 * (int(state.year) - 1) + 4, 0b001
        hidden = told.clone()
        hidden.enemy -= 4
        assert seen(told, 1, 2, size) == seen(hidden, 1, 2, size) == seen(state, 1, 2, size)
        assert seen(told, 1, 0, size) != seen(state, 1, 0, size)


# The search.


class Walk(State):
    """One seat's steps of one or two; every tenth field is quiet, at the hundredth it is over. The other seat waits."""

    def __init__(self, players: i64 = 2, field: int = 0) -> None:
        super().__init__(players)
        self.field = field
        self.farthest: list[int] = [field]

    def to_move(self) -> i64:
        return NOBODY if self.field >= 100 else 0

    def quiet(self) -> bool:
        return self.field % 10 == 0

    def actions(self, seat: i64) -> vec[i64]:
        return vec[i64]([1] if self.field % 10 == 9 else [1, 2])

    def apply(self, seat: i64, action: i64) -> None:
        self.field += int(action)
        self.farthest[0] = max(self.farthest[0], self.field)

    def score(self, seat: i64) -> i64:
        return self.field if seat == 0 else 0

    def look(self, seat: i64, viewer: i64, out: Look) -> None:
        out.put(0, 1)

    def clone(self) -> State:
        copy = Walk(2, self.field)
        copy.farthest = self.farthest
        return copy


def no_opinion() -> Net:
    return Net(1, 8, 8, 1, [0] * sum(sizes(1, 8, 8)))


@pytest.mark.parametrize("tree", [True, False])
def test_a_search_with_a_net_stops_at_the_first_quiet_point(tree: bool) -> None:
    settings = settings_for("kingsburg", "tree" if tree else "flat")
    state = Walk(2, 3)
    search = Search(state, 0, settings.knobs(), 1, no_opinion())
    search.run(40, 0.0)
    assert state.farthest == [10]
    assert {search.root.wins[i] / int(search.root.tried[i]) for i in range(len(search.root.actions))} == {0.5}
    without = Search(Walk(2, 3), 0, settings.knobs(), 1)
    without.run(5, 0.0)
    assert without.root_state.farthest[0] >= 100


def test_a_glance_stops_there_too() -> None:
    state = Walk(2, 3)
    Glance(state, 0, settings_for("kingsburg", "tree").knobs(), 1, no_opinion()).best(3)
    assert state.farthest == [10]
    play_to_quiet(state, Rng(1), Rng(2))
    assert state.field == 10


def test_a_search_may_pass_quiet_points_and_play_on_from_them() -> None:
    settings = settings_for("kingsburg", "tree")
    state = Walk(2, 3)
    Search(state, 0, structs.replace(settings, reach=2).knobs(), 1, no_opinion()).run(40, 0.0)
    assert state.farthest == [30]
    blended = Search(Walk(2, 3), 0, structs.replace(settings, blend=0.5).knobs(), 1, no_opinion())
    blended.run(40, 0.0)
    assert blended.root_state.farthest[0] >= 100
    # Half of it the net, which knows nothing, half of it the end, which seat 0 always wins.
    assert {blended.root.wins[i] / int(blended.root.tried[i]) for i in range(len(blended.root.actions))} == {
        0.75
    }
