"""Decisions looked over: found on one stream, judged on another, and named only where the second is sure."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest
from contract import play
from contract.checks_secrecy import _pairs_of_hidden_acts
from games.titles import COMPLETE, records

import ludotheca
from ludotheca.games import registry
from ludotheca.kernel.codec import canonical
from ludotheca.kernel.record import Record
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY, SPECTATOR, State
from ludotheca.review import collect, engine, lived, moves, review
from ludotheca.review.engine import CannotReview, engine_mark
from ludotheca.review.format import Move, Review, decode, encode, milder, name_of
from ludotheca.review.line import Act
from ludotheca.review.moves import Care, look_over
from ludotheca.review.values import Judge

pytestmark = pytest.mark.once

LITTLE = Care(tries=1, width=4, first=2, judged=4, doubted=6, sure=12, lived=2, ends=2)
KINGSBURG = "kingsburg"


def a_record(title: str) -> Record:
    return ludotheca.read_record(next(path for path in records(title) if path.stem.endswith("-2p")))


@pytest.fixture(scope="module")
def little() -> Review:
    """A whole review with hardly any tries."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(engine.CARES, "quick", LITTLE)
        return collect(review(a_record("rome_in_a_day"), 0, "own", "quick"))


def test_a_review_is_whole_and_comes_back_from_json(little: Review) -> None:
    record = a_record("rome_in_a_day")
    acts = engine.standing_acts(registry.get(record.header.game), record)
    assert (little.unit, [chapter.number for chapter in little.chapters]) == ("round", [1, 2, 3, 4])
    assert [point.seq for point in little.line] == [-1, *[act.seq for act in acts]]
    assert all(abs(sum(point.share) - 1) < 1e-9 for point in little.line)
    assert [draw.seq for draw in little.draws] == [-1, *[act.seq for act in acts if act.seat == CHANCE]]
    assert all(move.seat == 0 and move.legal > 1 for move in little.moves)
    for move in little.moves:
        assert move.played.action == record.entries[move.seq].action
        assert 1 <= len(move.choices) <= 3
        assert move.best.behind == 0.0
        assert (move.name in ("slip", "mistake", "blunder")) <= (move.loss > move.doubt)
    assert decode(encode(little)) == little
    with pytest.raises(msgspec.ValidationError, match="ludotheca-review/1"):
        decode(encode(msgspec.structs.replace(little, format="another/1")))


def test_parts_that_are_missing_are_noticed(little: Review) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(engine.CARES, "quick", LITTLE)
        stream = review(a_record("rome_in_a_day"), 0, "own", "quick")
        some = [next(stream) for _ in range(4)]
    with pytest.raises(ValueError, match="missing"):
        collect(some)


def test_names_need_a_loss_beyond_the_doubt() -> None:
    assert [name_of(loss, 0.01) for loss in (0.2, 0.1, 0.05, 0.03)] == ["blunder", "mistake", "slip", None]
    assert name_of(0.2, 0.2) is None
    assert [milder("blunder", name) for name in ("blunder", "slip", None)] == ["blunder", "slip", None]
    assert [milder(name, "mistake") for name in ("blunder", "slip", None)] == ["mistake", "slip", None]
    # A bad name must be sure too: what may be less is called less.
    assert [name_of(0.2, doubt) for doubt in (0.19, 0.1, 0.04)] == ["slip", "mistake", "blunder"]


class Rigged(moves.Trial):
    """Tries of which the first stream says that all other choices are better; the second, a longer look and games played to
    their end each say something of their own."""

    second = third = ends = 0.0
    agreed = True

    def __init__(
        self,
        judge: Judge,
        seen: State,
        seat: int,
        actions: list[int],
        seed: int,
        trees: int = 1,
        *,
        to_end: bool = False,
        earlier: moves.Trial | None = None,
    ) -> None:
        self.judge, self.actions = judge, list(actions)
        later = self.ends if to_end else self.third if earlier else self.second
        self.better = 0.3 if trees == 1 else later

    def run(self, actions: Sequence[int], tries: int) -> None:
        """They are all there."""

    def share(self, action: int) -> float:
        return 0.2 + self.better * (action != self.actions[-1])

    merit = share

    def behind(self, action: int, best: int) -> tuple[float, float]:
        return self.share(best) - self.share(action), 0.01

    def agrees(self, action: int, best: int) -> bool:
        return self.agreed

    def points(self, action: int) -> float:
        return 0.0

    def tries(self, action: int) -> int:
        return 1


def judged(
    monkeypatch: pytest.MonkeyPatch,
    second: float,
    third: float | None = None,
    ends: float | None = None,
    players: float = 0.2,
) -> Move:
    """What is said of a choice, if the looks after the first say this; where nothing is said, they say the same."""
    monkeypatch.setattr(lived, "behind", lambda *_: (players, 0.1))
    for look, value in (("second", second), ("third", third), ("ends", ends)):
        monkeypatch.setattr(Rigged, look, second if value is None else value)
    monkeypatch.setattr(moves, "Trial", Rigged)
    monkeypatch.setattr(moves, "explain", lambda *_: [])
    game = registry.get(KINGSBURG)
    state = play.new_state(game, 2, {})
    rng = Rng(1)
    while len(state.actions(state.first_owing())) < 4 or state.first_owing() == CHANCE:
        seat = int(state.first_owing())
        state.apply(seat, state.random_action(seat, rng))
    seat = int(state.first_owing())
    likely = [int(a) for a in state.candidates(seat, 4, Rng(7, 5))]
    worst = next(int(a) for a in state.actions(seat) if int(a) != likely[0])
    judge = Judge(game, 1, seat, "own", 1, seed=7)
    order = [a for a in likely if a != worst] + [worst]
    monkeypatch.setattr(type(state), "candidates", lambda *_: order[:-1], raising=False)
    return look_over(judge, state, Act(0, seat, worst), "influence", LITTLE)


def test_the_second_stream_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the first stream calls 30 points better is a blunder only if the second says so too."""
    named = judged(monkeypatch, 0.2)
    assert (named.name, round(named.loss, 9), named.equal) == ("blunder", 0.2, False)


@pytest.mark.parametrize(
    ("third", "ends", "name"),
    [
        (0.25, 0.3, "blunder"),
        (0.10, 0.3, "mistake"),  # more thinking finds less
        (0.25, 0.10, "mistake"),  # and so do games played to their end
        (0.25, 0.0, "slip"),
        (0.0, 0.3, None),
    ],
)
def test_a_bad_name_needs_a_longer_look_and_games_to_their_end(
    monkeypatch: pytest.MonkeyPatch, third: float, ends: float, name: str | None
) -> None:
    named = judged(monkeypatch, 0.2, third, ends)
    assert (named.name, round(named.loss, 9)) == (name, third)


@pytest.mark.parametrize(
    ("players", "name"), [(0.15, "blunder"), (0.09, "mistake"), (0.01, "slip"), (-1.0, "slip")]
)
def test_the_worst_name_needs_games_by_players_who_look_ahead(
    monkeypatch: pytest.MonkeyPatch, players: float, name: str
) -> None:
    named = judged(monkeypatch, 0.2, players=players)
    assert (named.name, round(named.loss, 9)) == (name, 0.2)
    assert judged(monkeypatch, 0.1, players=-1.0).name == "mistake"  # they are not asked


def test_players_who_look_ahead_play_no_more_than_they_must(monkeypatch: pytest.MonkeyPatch) -> None:
    def behind(outcomes: dict[int, list[float]], games: int) -> tuple[float, float]:
        monkeypatch.setattr(
            lived, "outcome", lambda j, s, seat, action, seed, n: played.append(n) or outcomes[action][n]
        )
        played.clear()
        return lived.behind(None, None, Act(0, 0, 1), 2, 0.15, games, (7, 8))  # type: ignore[arg-type]

    played: list[int] = []
    assert behind({1: [0.0] * 48, 2: [1.0] * 48}, 48) == (1.0, 0.0)
    assert len(played) == 2 * 16  # it is clear
    loss, doubt = behind({1: [0.0] * 48, 2: [0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0] * 6}, 40)
    assert len(played) == 2 * 40
    assert (loss, round(doubt, 3)) == (0.125, 0.106)


def test_a_game_by_players_follows_from_its_number() -> None:
    """Whatever was played before; the position stays as it was."""
    game = registry.get(KINGSBURG)
    state, last = play.new_state(game, 2, {}), None
    rng = Rng(1)
    while (seat := int(state.first_owing())) != NOBODY:
        if seat == 0 and len(state.actions(seat)) > 1:
            last = state.clone()
        state.apply(seat, state.random_action(seat, rng))
    assert last is not None
    judge = Judge(game, 1, 0, "own", 1, seed=7)
    before, (one, two) = canonical(last.dump()), [int(action) for action in last.actions(0)[:2]]
    played = [lived.outcome(judge, last, 0, one, (3, 4), number) for number in range(3)]
    lived.outcome(judge, last, 0, two, (3, 4), 0)
    assert [lived.outcome(judge, last, 0, one, (3, 4), number) for number in range(3)] == played
    assert set(played) <= {0.0, 0.5, 1.0}
    assert (canonical(last.dump()), judge.spent) == (before, 7)


def test_what_two_looks_say_otherwise_is_doubt() -> None:
    game = registry.get("rome_in_a_day")
    state = play.new_state(game, 2, {})
    rng = Rng(1)
    while state.first_owing() == CHANCE:
        state.apply(CHANCE, state.random_action(CHANCE, rng))
    one, two = [int(action) for action in state.actions(0)[:2]]
    judge = Judge(game, 1, 0, "own", 1, seed=7)
    short = moves.Trial(judge, state, 0, [one, two], 5, trees=3)
    short.run([one, two], 6)
    alone, after = (moves.Trial(judge, state, 0, [one, two], 9, 3, earlier=look) for look in (None, short))
    for trial in (alone, after):
        trial.run([one, two], 24)
    (loss, doubt), (same, more) = alone.behind(one, two), after.behind(one, two)
    assert loss == same
    assert abs(more**2 - doubt**2 - (loss - short.behind(one, two)[0]) ** 2) < 1e-12
    assert more > doubt


def test_what_the_second_stream_does_not_bear_out_has_no_name(monkeypatch: pytest.MonkeyPatch) -> None:
    unnamed = judged(monkeypatch, -0.1)
    assert (unnamed.name, unnamed.loss, unnamed.equal) == (None, 0.0, True)
    assert unnamed.best.played


def test_a_loss_has_a_name_only_where_the_master_agrees(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rigged, "agreed", False)
    unnamed = judged(monkeypatch, 0.2)
    assert (unnamed.name, round(unnamed.loss, 9)) == (None, 0.2)


def test_the_trees_of_a_trial_are_independent() -> None:
    """Each has a stream of its own, and all choices of one tree share it."""
    game = registry.get("rome_in_a_day")
    state = play.new_state(game, 2, {})
    rng = Rng(1)
    while state.first_owing() == CHANCE:
        state.apply(CHANCE, state.random_action(CHANCE, rng))
    actions = [int(action) for action in state.actions(0)[:2]]
    trial = moves.Trial(Judge(game, 1, 0, "own", 1, seed=7), state, 0, actions, 5, trees=3)
    trial.run(actions[:1], 2)
    trial.run(actions, 7)  # the other one catches up
    assert [trial.tries(action) for action in actions] == [9, 9]
    means = [search.root.wins[0] / search.root.tried[0] for search in trial.searches]
    assert len(set(means)) > 1
    loss, doubt = trial.behind(actions[0], actions[1])
    assert abs(loss - (trial.share(actions[1]) - trial.share(actions[0]))) < 1e-9
    assert doubt > 0


@pytest.mark.parametrize("title", COMPLETE)
def test_a_decision_is_judged_from_what_the_seat_knows(title: str) -> None:
    """Positions that differ in what a seat has not seen are judged alike, byte for byte."""
    game = registry.get(title)
    players = game.nearest_players(3)
    options = game.check_options({}, players)
    rng, pairs = Rng(4), 0
    for moment in play.walk(game, players, {}, seed=6, every=2):
        if not moment.thorough or pairs >= 2:
            continue
        for one, two, blind in _pairs_of_hidden_acts(game, moment.state, rng):
            for seat in (s for s in blind if s != SPECTATOR and one.owes(s) and len(one.actions(s)) > 1):
                told = []
                for state in (one, two):
                    judge = Judge(game, game.meta.rules_version, seat, "own", 1, seed=7)
                    act = Act(9, seat, int(state.actions(seat)[0]))
                    told.append(
                        msgspec.json.encode(look_over(judge, judge.seen(state, options), act, "", LITTLE))
                    )
                assert told[0] == told[1], f"seat {seat} is told something of what it cannot know"
                pairs += 1
    # In Kingsburg the one hidden card is seen by its owner in their own turn; nobody else decides there.
    assert pairs > 0 or title == KINGSBURG


def test_what_cannot_be_reviewed_is_refused() -> None:
    record = a_record("rome_in_a_day")
    running = msgspec.structs.replace(record, result=None)
    for bad, arguments in (
        (running, (0, "own", "quick")),
        (record, (2, "own", "quick")),
        (record, (0, "hidden", "quick")),
        (record, (0, "own", "long")),
    ):
        with pytest.raises(CannotReview):
            next(review(bad, *arguments))


def test_the_mark_of_the_engine_tells_titles_apart() -> None:
    assert len({engine_mark(title, 1) for title in COMPLETE}) == len(COMPLETE)
    assert engine_mark("comuni", 1) != engine_mark("comuni", 2)
