"""The names people choose from, what stands behind them, and the advice of the strongest."""

from __future__ import annotations

import hashlib
import itertools
import time
from itertools import pairwise

import pytest
from bots.test_honesty import decision_of, two_truths, view_of

from ludotheca.bots.advice import SHOWN, advise
from ludotheca.bots.bot import Budget
from ludotheca.bots.levels import BOTS, CHARACTERS, DEFAULT_LEVEL, LEVELS, UnknownLevel, make_bot
from ludotheca.bots.quick import GreedyBot, HastyBot
from ludotheca.bots.search.worth import reward_of
from ludotheca.bots.searcher import GlanceBot, SearchBot, begin
from ludotheca.bots.settings import LevelSettings, settings_for
from ludotheca.games import registry
from ludotheca.kernel.chance import SeededDealer
from ludotheca.kernel.match import Match
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import State
from ludotheca.kernel.vecs import vec

VETERAN_WEIGHTS = {
    "alba_longa": "befdcd22641c698d",
    "comuni": "6c3dbcfd9fa77f6b",
    "kingsburg": "fabc5236fd6fc439",
    "rome_in_a_day": "a34c3917fa33c3bd",
}
VETERANS = {
    "alba_longa": (400, False, 1, False),
    "comuni": (200, True, 0, False),
    "kingsburg": (200, False, 1, False),
    "rome_in_a_day": (200, False, 0, False),
}


def test_six_levels_and_a_default_among_them() -> None:
    assert len(LEVELS) == 6
    assert DEFAULT_LEVEL in LEVELS


@pytest.mark.parametrize("title", registry.titles())
def test_a_higher_level_thinks_more_or_errs_less(title: str) -> None:
    levels = [settings_for(title, level) for level in LEVELS]
    effort = [(own.iterations, own.samples, -own.oversights) for own in levels]
    for below, above in pairwise(effort):
        assert below < above
    assert levels[-1].oversights == 0


@pytest.mark.parametrize("title", registry.titles())
def test_no_level_may_think_longer_than_a_second(title: str) -> None:
    assert all(0 < settings_for(title, level).seconds <= 1.0 for level in LEVELS)


def test_beginners_overlook_and_masters_search() -> None:
    game = registry.get("rome_in_a_day")
    assert isinstance(make_bot("beginner", game, 1, 0), HastyBot)
    assert isinstance(make_bot("master", game, 1, 0), SearchBot)


def test_a_level_that_needs_a_net_and_has_none_searches_as_the_veteran(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = registry.get("kingsburg")
    truth, _, seat = two_truths("kingsburg")[0]
    view = view_of(game, truth, seat)
    settings = settings_for("kingsburg", "master")
    assert begin(game, view, seat, settings, 1).net is not None
    monkeypatch.setattr("ludotheca.bots.searcher.net_of", lambda *_: None)
    without = begin(game, view, seat, settings, 1)
    assert without.net is None
    assert not without.knobs.tree, "flat, as the veteran"


def test_the_veteran_is_kept_as_it_was() -> None:
    """The yardstick of all masters to come: whoever changes the weights of a policy keeps these beside it first."""
    for title, digest in VETERAN_WEIGHTS.items():
        text = (registry.get(title).folder / "weights.json").read_bytes()
        assert hashlib.sha256(text).hexdigest()[:16] == digest
        own = settings_for(title, "veteran")
        assert (own.iterations, own.tree, own.others, own.learned) == VETERANS[title]


def test_a_glance_ends_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that moves a second whenever it is looked at: one action is looked at, and it is the policy's own."""
    game = registry.get("kingsburg")
    truth, _, seat = two_truths("kingsburg")[0]
    view, decision = view_of(game, truth, seat), decision_of(game, truth, seat)
    bot = make_bot("glance", game, 3, seat)
    assert isinstance(bot, GlanceBot)
    free = bot.choose(view, decision, Budget())
    assert free in decision.actions
    ticks = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(ticks))
    hurried = make_bot("glance", game, 3, seat).choose(view, decision, Budget(seconds=0.5))
    sample = game.sample(view, Rng(3, seat + 1))
    assert hurried == game.encode(int(sample.greedy_action(seat, Rng(1))))


def test_a_searcher_with_oversights_plays_by_the_quick_policy() -> None:
    title = "rome_in_a_day"
    game = registry.get(title)
    truth, _, seat = two_truths(title)[0]
    view, decision = view_of(game, truth, seat), decision_of(game, truth, seat)
    answers = {}
    for oversights in (0, 100):
        settings = LevelSettings(oversights=oversights, iterations=40, tree=False)
        answers[oversights] = [
            SearchBot(game, Rng(seed), settings).choose(view, decision, Budget()) for seed in range(12)
        ]
    quick = [GreedyBot(game, Rng(seed)) for seed in range(12)]
    for bot in quick:
        bot.rng.below(100)  # the searcher asked first whether it thinks
    assert answers[100] == [bot.choose(view, decision, Budget()) for bot in quick]
    assert answers[0] != answers[100]


def test_an_unknown_bot_is_refused_with_the_names_that_exist() -> None:
    with pytest.raises(UnknownLevel, match=r"There is no bot 'oracle'; the bots are: beginner, .*tree"):
        make_bot("oracle", registry.get("rome_in_a_day"), 1, 0)
    assert set(LEVELS) < set(BOTS)


def test_a_budget_names_its_own_limits() -> None:
    bot = make_bot("master", registry.get("rome_in_a_day"), 1, 0)
    assert isinstance(bot, SearchBot)
    assert bot.limits(Budget()) == (bot.settings.iterations, bot.settings.seconds)
    assert bot.limits(Budget(iterations=9)) == (9, 0.0)
    assert bot.limits(Budget(seconds=0.5)) == (0, 0.5)
    assert bot.limits(Budget(seconds=0.5, iterations=9)) == (9, 0.5)


@pytest.mark.parametrize("title", registry.titles())
def test_advice_grows_and_names_legal_actions_only(title: str) -> None:
    game = registry.get(title)
    truth, _, seat = two_truths(title)[0]
    decision = decision_of(game, truth, seat)
    given = list(advise(game, view_of(game, truth, seat), decision, seed=4, seconds=0.2, steps=3))
    assert [advice.final for advice in given] == [False, False, True]
    assert [advice.iterations for advice in given] == sorted({advice.iterations for advice in given})
    for advice in given:
        assert 1 <= len(advice.options) <= SHOWN
        assert all(option.action in decision.actions for option in advice.options)
        assert all(0.0 <= option.win <= 1.0 for option in advice.options)
        assert len(advice.reasons) == (len(advice.options) if advice.final else 0)


def test_the_numbers_of_advice_stand_on_enough_games() -> None:
    """The King's Aid: one of three goods. The search is soon sure of one; all three are shown with their numbers."""
    game = registry.get("kingsburg")
    match = Match.start(game, SeededDealer(1), players=4)
    while len((decision := match.decisions()[0]).actions) == 1:
        match.submit(decision.seat, decision.actions[0])
    *_, last = advise(game, match.view(decision.seat), decision, seed=1, seconds=1.0, steps=2)
    tried = [option.tried for option in last.options]
    assert len(tried) == SHOWN
    assert 4 * min(tried) >= max(tried)


def rewards(level: str, stands: list[list[float]]) -> list[float]:
    """What two seats' stands are worth to the first: shares of victory, then points."""
    knobs = settings_for("kingsburg", level).knobs()
    return [reward_of(0, vec[float](stand), 2, knobs, True) for stand in stands]


def test_characters_are_masters_who_want_something_else() -> None:
    level, ahead, behind = [0.5, 0.5, 40.0, 40.0], [0.5, 0.5, 50.0, 50.0], [0.5, 0.5, 30.0, 30.0]
    even = rewards("master", [level, ahead, behind])
    assert even[0] == even[1] == even[2], "a margin is a margin"
    builder = rewards("builder", [level, ahead, behind, [0.0, 1.0, 40.0, 99.0]])
    assert builder[2] < builder[0] == builder[3] < builder[1], "its own points, whatever the others have"
    warrior = rewards("warrior", [level, ahead, behind])
    assert warrior[1] < warrior[0] < warrior[2], "nobody else may come far"
    gambler = rewards("gambler", [level, [0.5, 0.5, 60.0, 10.0], [0.6, 0.4, 10.0, 60.0]])
    assert gambler[0] == gambler[1] < gambler[2], "victory, by however little"
    for title in registry.titles():
        for character in CHARACTERS:
            own, master = settings_for(title, character), settings_for(title, "master")
            assert (own.iterations, own.learned, own.beam) == (master.iterations, master.learned, master.beam)


def test_beginners_err_as_people_do() -> None:
    """Rome in a Day, a land in hand: points at once, or what looks best alone, among the actions it sees."""
    game = registry.get("rome_in_a_day")
    truth, _, seat = two_truths("rome_in_a_day")[0]
    bot = make_bot("beginner", game, 1, seat)
    assert isinstance(bot, HastyBot)
    legal = [int(action) for action in truth.actions(seat)]
    overlooked = {bot.overlooks(truth, seat) for _ in range(40)}
    assert overlooked <= set(legal)
    assert len(overlooked) > 2, "now and then another one is not seen"

    def after(action: int) -> State:
        state = truth.clone()
        state.apply(seat, action)
        return state

    seen = [after(int(action)) for action in truth.candidates(seat, 8, Rng(1))]
    alone = after(bot.forgets_others(truth, seat))
    assert alone.evaluate(seat) == max(state.evaluate(seat) for state in seen)
    at_once = after(bot.wants_now(truth, seat))
    assert at_once.score(seat) == max(state.score(seat) for state in seen)
