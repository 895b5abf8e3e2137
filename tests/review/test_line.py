"""The line, the luck and the sum: they add up, luck has the mean zero, and an own view holds nothing the seat cannot know."""

from __future__ import annotations

from math import sqrt

import pytest
from contract import play, toys
from contract.checks_secrecy import _pairs_of_hidden_acts
from games.titles import COMPLETE, records
from mypy_extensions import i64

import ludotheca
from ludotheca.games import registry
from ludotheca.kernel.codec import canonical
from ludotheca.kernel.game import AnyGame
from ludotheca.kernel.record import Record
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY, SPECTATOR, State
from ludotheca.kernel.vecs import vec
from ludotheca.review import line, sums
from ludotheca.review.engine import first_position, standing_acts, totals_of
from ludotheca.review.format import View
from ludotheca.review.line import Act, walk, weigh
from ludotheca.review.values import Judge, Values, mean

pytestmark = pytest.mark.once

NEAR = 1e-9


def one_record(title: str, players: int = 2) -> Record:
    return ludotheca.read_record(next(p for p in records(title) if p.stem.endswith(f"-{players}p")))


def judge_of(game: AnyGame, seat: int, view: View, tries: int = 2) -> Judge:
    return Judge(game, game.meta.rules_version, seat, view, tries, seed=7)


def a_game(game: AnyGame, players: int, seed: int) -> tuple[State, list[Act]]:
    """A random game: its first position and its acts."""
    state = play.new_state(game, players, {})
    start, rng, acts = state.clone(), Rng(seed), []
    while (seat := int(state.first_owing())) != NOBODY:
        acts.append(Act(len(acts), seat, int(state.random_action(seat, rng))))
        state.apply(seat, acts[-1].action)
    return start, acts


@pytest.mark.parametrize("title", COMPLETE)
@pytest.mark.parametrize("view", ["own", "open"])
def test_the_parts_of_a_record_add_up(title: str, view: View) -> None:
    record = one_record(title)
    for total in totals_of(record, 1, view, tries=1):
        assert abs(total.start + total.luck + total.own + total.others - total.result) <= NEAR
        assert abs(sum(total.by) - total.own - total.others) <= NEAR
        assert total.start == 1 / record.header.players
        won = record.result is not None and total.seat in record.result.winners
        assert (total.result > 0) == won


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_parts_of_any_game_add_up(players: int) -> None:
    game = toys.PEBBLES
    for seed in range(5):
        start, acts = a_game(game, players, seed)
        for view in ("own", "open"):
            judge, added = judge_of(game, 0, view), sums.Sums(players, 2)
            for number, step in enumerate(walk(judge, start, acts, game.check_options({}))):
                if not number:
                    added.begin(step.before)
                assert added.last == step.before, "a step begins where the last one ended"
                added.add(step)
            for total in added.totals():
                assert abs(total.start + total.luck + total.own + total.others - total.result) <= NEAR
            assert abs(sum(total.result for total in added.totals()) - 1) <= NEAR


def test_the_luck_of_a_draw_has_the_mean_zero() -> None:
    """Over all outcomes by their weights, whatever the values: here those of a real judge with one try."""
    game, draws = toys.PEBBLES, 0
    for moment in play.walk(game, 3, {}, seed=3):
        if moment.seat != CHANCE:
            continue
        draws += 1
        outcomes, weights = list(moment.state.actions(CHANCE)), list(moment.state.weights())
        total = [0.0] * 3
        for outcome, weight in zip(outcomes, weights, strict=True):
            prospect = weigh(judge_of(game, 0, "open", 1), moment.state, int(outcome), Rng(1))
            assert prospect is not None
            assert prospect.exact
            after = prospect.values[prospect.came]
            for seat in range(3):
                total[seat] += weight * (mean(after)[seat] - mean(prospect.before())[seat])
        assert all(abs(luck) <= NEAR for luck in total)
    assert draws > 10


class Fixed:
    """A judge of a game with one draw of many outcomes: number k of them is worth k²."""

    def redrawn(self, seen: State, rng: Rng) -> State:
        return seen

    def values(self, state: State) -> Values:
        return [[float(state.number**2)]]


class Lottery:
    """Forty outcomes, the higher the rarer."""

    def __init__(self, number: int = 0) -> None:
        self.number = number

    def actions(self, seat: int) -> list[int]:
        return list(range(40))

    def weights(self) -> vec[i64]:
        return vec[i64](list(range(40, 0, -1)))

    def clone(self) -> Lottery:
        return Lottery()

    def apply(self, seat: int, action: int) -> None:
        self.number = action


def test_the_luck_of_a_sampled_draw_has_the_mean_zero_too() -> None:
    """With the outcome that came among the sampled ones; without it, or weighed otherwise, the mean moves away."""
    lucks = []
    for seed in range(2000):
        chance = Rng(seed, 1)
        came = chance.weighted(Lottery().weights())
        prospect = weigh(Fixed(), Lottery(), int(came), Rng(seed, 2))  # type: ignore[arg-type]
        assert prospect is not None
        assert not prospect.exact
        lucks.append(prospect.values[prospect.came][0][0] - prospect.before()[0][0])
    middle = sum(lucks) / len(lucks)
    error = sqrt(sum((luck - middle) ** 2 for luck in lucks) / len(lucks) / (len(lucks) - 1))
    assert abs(middle) < 4 * error


def test_a_draw_the_seat_cannot_see_changes_nothing_for_it() -> None:
    game, unseen = toys.PEBBLES, 0
    start, acts = a_game(game, 3, 5)
    state = start.clone()
    for act, step in zip(
        acts, walk(judge_of(game, 0, "own"), start, acts, game.check_options({})), strict=True
    ):
        if act.seat == CHANCE and not line._may_see(judge_of(game, 0, "own"), int(state.audience())):
            unseen += 1
            assert step.draw is None
        state.apply(act.seat, act.action)
    assert unseen > 0


@pytest.mark.parametrize("title", ["pebbles", *COMPLETE])
def test_an_own_view_cannot_tell_apart_what_the_seat_cannot(title: str) -> None:
    """Positions that differ in what a seat has not seen have byte-equal values for it; with the cards open, some differ."""
    game = toys.PEBBLES if title == "pebbles" else registry.get(title)
    players = game.nearest_players(3)
    options = game.check_options({}, players)
    rng, pairs = Rng(4), 0
    for moment in play.walk(game, players, {}, seed=6, every=2):
        if not moment.thorough or pairs >= 12:
            continue
        for one, two, blind in _pairs_of_hidden_acts(game, moment.state, rng):
            for seat in (viewer for viewer in blind if viewer != SPECTATOR):
                judge = judge_of(game, seat, "own", 1)
                values = [canonical(judge.values(judge.seen(state, options))) for state in (one, two)]
                assert values[0] == values[1], f"seat {seat} has another line"
                pairs += 1
    assert pairs > 0


def test_what_was_taken_back_is_no_part_of_the_game() -> None:
    match = ludotheca.new_match("rome_in_a_day", players=2, seed=3)
    decision = match.decisions()[0]
    match.submit(decision.seat, decision.actions[0])
    match.undo(decision.seat)
    match.submit(decision.seat, decision.actions[1])
    acts = standing_acts(match.game, match.record())
    state = first_position(match.game, match.record())
    for act in acts:
        state.apply(act.seat, act.action)
    assert state.dump() == match.state.dump()
    assert len(acts) == match.head - 2
