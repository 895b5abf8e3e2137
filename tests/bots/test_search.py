"""The search on games small enough to know the right answer, and on the titles for what every answer must keep."""

from __future__ import annotations

import itertools
import time
from types import SimpleNamespace
from typing import Any

import pytest
from mypy_extensions import i64

from ludotheca.bots.search.ismcts import Search, Series
from ludotheca.bots.search.knobs import BY_BOUND, BY_POLICY
from ludotheca.bots.searcher import told_apart
from ludotheca.bots.settings import LevelSettings
from ludotheca.games import registry
from ludotheca.kernel.outlook import net_of
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY, State
from ludotheca.kernel.vecs import vec

WAYS = [
    pytest.param({"tree": False}, id="flat"),
    pytest.param({"tree": True, "others": BY_BOUND}, id="tree"),
    pytest.param({"tree": True, "others": BY_POLICY}, id="own tree"),
]


class Nim(State):
    """Two seats take one to three sticks in turn; the seat that takes the last has won."""

    def __init__(self, players: i64 = 2, sticks: int = 0) -> None:
        super().__init__(players)
        self.sticks = sticks
        self.turn = 0

    def to_move(self) -> Any:
        return self.turn if self.sticks else NOBODY

    def actions(self, seat: i64) -> vec[i64]:
        return vec[i64](range(1, min(3, self.sticks) + 1))

    def apply(self, seat: i64, action: i64) -> None:
        self.sticks -= action
        self.turn = 1 - self.turn
        self.step += 1

    def score(self, seat: i64) -> Any:
        return int(self.sticks == 0 and seat != self.turn)

    def clone(self) -> State:
        copy = Nim(2, self.sticks)
        copy.turn, copy.step = self.turn, self.step
        return copy


class Urn(State):
    """One seat chooses the urn: 0 pays 1 always, 1 pays 9 once in three; the other seat always has 0."""

    def __init__(self, players: i64 = 2) -> None:
        super().__init__(players)
        self.urn = -1
        self.paid = -1

    def to_move(self) -> Any:
        if self.urn < 0:
            return 0
        return CHANCE if self.paid < 0 else NOBODY

    def actions(self, seat: i64) -> vec[i64]:
        if seat == CHANCE:
            return vec[i64]([0, 9] if self.urn == 1 else [1])
        return vec[i64]([0, 1])

    def weights(self) -> vec[i64]:
        return vec[i64]([2, 1] if self.urn == 1 else [1])

    def apply(self, seat: i64, action: i64) -> None:
        if seat == CHANCE:
            self.paid = int(action)
        else:
            self.urn = int(action)

    def score(self, seat: i64) -> Any:
        return max(self.paid, 0) if seat == 0 else 0

    def clone(self) -> State:
        copy = Urn()
        copy.urn, copy.paid = self.urn, self.paid
        return copy


def searched(state: State, iterations: int, seed: int = 5, **knobs: Any) -> Search:
    search = Search(state, int(state.first_owing()), LevelSettings(**knobs).knobs(), seed)
    search.run(iterations, 0.0)
    return search


def answer(search: Search) -> int:
    return int(search.root.actions[search.best()])


@pytest.mark.parametrize("sticks", [5, 6, 7, 9])
def test_the_tree_finds_the_winning_move_of_nim(sticks: int) -> None:
    """Leave a multiple of four. The tree sees it; it needs no policy for that."""
    search = searched(Nim(2, sticks), 2000, exploration=0.5, widening=2.0, doubt=0.0, win_weight=1.0)
    assert answer(search) == sticks % 4


def test_what_an_action_is_worth_is_what_it_pays_on_average() -> None:
    search = searched(Urn(), 600, tree=False, exploration=5.0)
    means = {
        int(a): search.root.points[i] / int(search.root.tried[i]) for i, a in enumerate(search.root.actions)
    }
    assert means[0] == 1.0
    assert means[1] == pytest.approx(3.0, abs=0.6)


def test_doubt_keeps_to_the_policy_until_the_difference_is_sure() -> None:
    """By the margin alone the risky urn is the better; few tries cannot tell, many can."""
    knobs = {"tree": False, "win_weight": 0.0, "margin": 1000.0, "doubt": 3.0}
    assert all(searched(Urn(), 4, **knobs).merit(edge) <= 0.0 for edge in range(2))
    search = searched(Urn(), 2000, **knobs)
    risky = [int(action) for action in search.root.actions].index(1)
    safe = 1 - risky
    assert search.root.reward[risky] / int(search.root.tried[risky]) > search.root.reward[safe] / int(
        search.root.tried[safe]
    )
    assert answer(search) == 1


def test_widening_opens_edges_with_the_root_of_the_visits() -> None:
    state = first_decision("rome_in_a_day", 4)
    assert len(state.actions(state.first_owing())) == 16
    narrow = searched(state, 100, tree=False, widening=0.5)
    assert len(narrow.root.actions) == 5
    wide = searched(state, 100, tree=False, widening=2.0)
    assert len(wide.root.actions) == 16


def test_no_action_is_given_up_before_its_fair_number_of_tries() -> None:
    """The bounds alone leave some after a try or two; `least` keeps to the same number of iterations and opens as many."""
    state = first_decision("rome_in_a_day", 4)
    tries = {}
    for least in (0, 6):
        search = searched(state, 200, exploration=0.01, least=least)
        assert search.iterations == 200
        tries[least] = [int(tried) for tried in search.root.tried]
    assert min(tries[0]) < 6 <= min(tries[6][:-1])  # the last may have been opened just now
    assert abs(len(tries[0]) - len(tries[6])) <= 1


def first_decision(title: str, players: int) -> State:
    game = registry.get(title)
    state = game.new_state(players, game.check_options({}), game.meta.rules_version)
    rng = Rng(3)
    while state.first_owing() < 0 or len(state.actions(state.first_owing())) < 2:
        mover = state.first_owing()
        state.apply(mover, state.random_action(mover, rng))
    return state


@pytest.mark.parametrize("knobs", WAYS)
@pytest.mark.parametrize(
    ("title", "players"),
    [
        (t, n)
        for t in registry.titles()
        for n in (registry.get(t).meta.least_players, registry.get(t).meta.most_players)
    ],
)
def test_every_title_can_be_searched_in_every_way(title: str, players: int, knobs: dict[str, Any]) -> None:
    state = first_decision(title, players)
    before = state.dump()
    search = searched(state, 12, **knobs)
    again = searched(state, 12, **knobs)
    assert search.iterations == sum(int(tried) for tried in search.root.tried) == 12
    assert answer(search) in list(state.actions(state.first_owing()))
    assert list(search.root.tried) == list(again.root.tried), "equal seeds, equal thoughts"
    assert state.dump() == before, "thinking changes nothing"
    shares = [
        search.root.wins[i] / int(search.root.tried[i])
        for i in range(len(search.root.actions))
        if search.root.tried[i]
    ]
    assert all(0.0 <= share <= 1.0 for share in shares)


def test_time_stops_the_search_before_it_has_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that moves a millisecond whenever it is looked at: 50 of them hold at most 50 iterations."""
    ticks = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(ticks) / 1000)
    search = Search(Nim(2, 9), 0, LevelSettings().knobs(), 1)
    search.run(0, 0.05)
    assert 40 <= search.iterations < 50
    search.run(7, 10.0)
    assert search.iterations < 57, "whichever limit is reached first"


def test_options_are_told_apart_by_what_their_common_tries_differ_by() -> None:
    def search(*series: list[float]) -> Any:
        return SimpleNamespace(series=[SimpleNamespace(values=values) for values in series])

    noisy = [0.1, 0.9, 0.2, 0.8, 0.5, 0.4]
    better = [value + gain for value, gain in zip(noisy, (0.05, 0.06, 0.05, 0.04, 0.05, 0.05), strict=True)]
    assert told_apart(search(better, noisy), 0, 1)  # the same luck: a small lead is sure
    assert told_apart(search(noisy, better), 0, 1)
    assert not told_apart(search(noisy, noisy[::-1]), 0, 1)
    assert not told_apart(search(better[:1], noisy), 0, 1)  # one try says nothing
    assert not told_apart(search(noisy, noisy), 0, 1)


def test_what_a_tree_gave_up_early_is_not_played() -> None:
    """The first tries of every edge are poor: the tree has learned nothing yet. One that was left after a few of them stands well
    beside the poor first tries of the policy's own, and must not win over one that was tried a hundred times."""
    game = registry.get("kingsburg")
    start = game.new_state(2, game.check_options({}, 2), game.meta.rules_version)
    series = [[0.2] * 5 + [0.5] * 95, [0.4] * 5, [0.2] * 5 + [0.6] * 95]
    chosen = {}
    for net in (net_of(game, game.meta.rules_version), None):
        search = Search(start, 0, LevelSettings().knobs(), 1, net)
        search.root.actions = vec[i64]([7, 8, 9])
        search.root.tried = vec[i64]([len(tries) for tries in series])
        for tries in series:
            search.series.append(Series())
            for value in tries:
                search.series[-1].add(value)
        assert search.merit(1) > search.merit(2) > 0.0
        chosen[net is not None] = int(search.best())
    assert chosen == {True: 2, False: 1}  # without a net it is the yardstick that it was


def test_what_a_tree_gave_up_is_not_played_in_place_of_the_policys_own() -> None:
    """As above, where the policy's own action is the one that turned out well: its first tries prove nothing either."""
    game = registry.get("kingsburg")
    start = game.new_state(2, game.check_options({}, 2), game.meta.rules_version)
    search = Search(start, 0, LevelSettings().knobs(), 1, net_of(game, game.meta.rules_version))
    series = [[0.16] * 5 + [0.7] * 385, [0.17] * 5, [0.15] * 5]
    search.root.actions = vec[i64]([7, 8, 9])
    search.root.tried = vec[i64]([len(tries) for tries in series])
    for tries in series:
        search.series.append(Series())
        for value in tries:
            search.series[-1].add(value)
    assert search.merit(1) > 0.0
    assert search.best() == 0
