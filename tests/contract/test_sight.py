"""The numbers a learner sees: of one length, the same on positions a viewer cannot tell apart, and with all a view has."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from contract import play
from contract.checks_secrecy import _pairs_of_hidden_acts
from games.titles import COMPLETE

from ludotheca.games import registry
from ludotheca.kernel.codec import canonical
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.sight import LONGEST, Sight
from ludotheca.kernel.state import CHANCE, State, revive

# What a view shows and the numbers leave out: of a building in Comuni its cards, which nothing depends on any more.
LEFT_OUT = {"comuni": {"structure"}}


def seen(state: State, viewer: int) -> list[int]:
    sight = Sight(LONGEST)
    state.observe(viewer, sight)
    return [int(number) for number in sight.out[: int(sight.at)]]


@pytest.mark.parametrize("title", COMPLETE)
def test_nothing_hidden_is_in_the_numbers(title: str) -> None:
    """Pairs of positions that differ in one hidden act, and samples of a view: the same numbers for who cannot know."""
    game = registry.get(title)
    pairs = 0
    for players in {game.nearest_players(2), game.nearest_players(4)}:
        rng, lengths = Rng(players, 31), set()
        for number, moment in enumerate(play.walk(game, players, {}, 11)):
            for one, two, blind in _pairs_of_hidden_acts(game, moment.state, rng):
                for viewer in blind:
                    assert seen(one, viewer) == seen(two, viewer), f"viewer {viewer} sees a hidden act"
                    pairs += 1
            if number % 7 == 0 and moment.seat != CHANCE:
                for viewer in play.viewers(moment.state):
                    sample = game.sample(play.look(game, moment.state, viewer, {}), rng)
                    told = seen(moment.state, viewer)
                    assert seen(sample, viewer) == told, f"viewer {viewer} sees more than their view"
                    lengths.add(len(told))
        assert len(lengths) == 1
    assert pairs > 20


@pytest.mark.parametrize("title", COMPLETE)
def test_what_a_view_shows_is_in_the_numbers(title: str) -> None:
    """Turn one number of a position: where the view changes, so do the numbers."""
    game = registry.get(title)
    turned, rng = 0, Rng(5)
    for number, moment in enumerate(play.walk(game, game.nearest_players(3), {}, 12)):
        if number % 41 == 0 and moment.seat != CHANCE:
            for field, changed in turns(moment.state, rng):
                if field in LEFT_OUT.get(title, set()):
                    continue
                for viewer in (0, 1):
                    try:
                        views = [canonical(game.view(state, viewer)) for state in (moment.state, changed)]
                    except (IndexError, ValueError, KeyError, AssertionError, ZeroDivisionError):
                        continue  # no such position
                    if views[0] != views[1]:
                        turned += 1
                        assert seen(moment.state, viewer) != seen(changed, viewer), f"{field} is not seen"
    assert turned > 50


def turns(state: State, rng: Rng) -> list[tuple[str, State]]:
    """The position with one of its numbers one higher, for each of its fields."""
    data, found = state.dump(), []
    for field in (*state.NUMBERS, *state.LISTS):
        changed: Any = dict(data)
        value = data[field]
        if isinstance(value, list):
            if not value:
                continue
            place = rng.below(len(value))
            changed[field] = [n + (i == place) for i, n in enumerate(value)]
        else:
            changed[field] = value + 1  # type: ignore[operator]
        with suppress(IndexError):  # no such position
            found.append((field, revive(type(state), int(state.players), changed)))
    return found


@pytest.mark.parametrize("title", COMPLETE)
def test_chance_and_seats_share_no_type_of_action(title: str) -> None:
    """Whatever chance does is declared so, whatever a seat does is not, and lists are no longer than the title says."""
    game = registry.get(title)
    for players in {game.nearest_players(2), game.nearest_players(4)}:
        for moment in play.walk(game, players, {}, 13):
            actions = play.listed(moment.state, moment.seat)
            kinds = {game.encode(action)["type"] for action in (actions[0], actions[-1], moment.action)}
            assert {game.actions.acts[kind].chance for kind in kinds} == {moment.seat == CHANCE}
            assert moment.seat == CHANCE or len(actions) <= game.widest
