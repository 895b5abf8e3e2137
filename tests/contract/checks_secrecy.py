"""Checks of who may know what: two positions that a viewer cannot tell apart give him byte-equal messages.

Such pairs come from two sources that know nothing of each other: samples drawn from a view, and pairs of
positions that differ only in a hidden act: an answer or a draw the viewer did not see.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from contract import play

from ludotheca.kernel.codec import canonical
from ludotheca.kernel.game import Game, Options
from ludotheca.kernel.match import Match
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, State

AHEAD = 8  # plies that a pair is played on
NEAR = 3  # the same where every position starts pairs of its own; every fourth still goes the whole way
SAMPLES = 200  # of one view at most, to see whether they differ: what hides may well be one act in ten


def check_views(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """A view is plain data of the title's type, comes back from JSON, and looking changes nothing. Those who are said to
    see the same do."""
    for moment in play.walk(game, players, options, seed, every):
        if not moment.thorough or moment.seat == CHANCE:
            continue
        before = moment.state.dump()
        seen_alike: dict[int, bytes] = {}
        for viewer in play.viewers(moment.state):
            view = game.view(moment.state, viewer)
            assert type(view) is game.view_type
            text = canonical(view)
            again = msgspec.json.decode(text, type=game.view_type)
            assert again == view, f"the view of {viewer} does not come back from JSON"
            assert canonical(again) == text
            assert canonical(game.view(moment.state, viewer)) == text, "a second look gives another view"
            seen = play.look(game, moment.state, viewer, options)
            sample = game.sample(seen, Rng(seed, 21))
            sample_of_text = game.sample(msgspec.structs.replace(seen, position=again), Rng(seed, 21))
            assert sample.dump() == sample_of_text.dump(), "a view that was JSON gives another sample"
            assert canonical(view) == text, "sampling changed the view"
            shared = seen_alike.setdefault(game.eyes(moment.state, viewer), text)
            assert shared == text, f"viewer {viewer} would get the view of another"
        assert moment.state.dump() == before, "looking changed the position"


def check_samples(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """A sample of a view is a possible position that gives exactly this view, decision and state of the match."""
    match = play.new_match(game, players, options, seed)
    rng = Rng(seed, 22)
    for seat, action, thorough in play.thinking(match, seed, every):
        if thorough:
            for viewer in play.viewers(match.state):
                sample = game.sample(match.view(viewer), rng)
                assert game.faults(sample) == [], f"viewer {viewer} imagines the impossible"
                told = play.difference(_says(match, viewer), _says(play.with_state(match, sample), viewer))
                assert not told, f"viewer {viewer} can tell a sample from the truth by {told}"
        match.submit(seat, action)


def _says(match: Match, viewer: int) -> dict[str, bytes]:
    """What a match tells a viewer: his view with all that is in it, and his decision."""
    return {"view": canonical(match.view(viewer)), "decision": canonical(match.decision(viewer))}


def check_samples_vary(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """Where a viewer has missed an answer or a draw, his samples are not all the same."""
    rng = Rng(seed, 23)
    for moment in play.walk(game, players, options, seed, every):
        if not moment.thorough:
            continue
        for one, _, viewers in _pairs_of_hidden_acts(game, moment.state, rng):
            for viewer in viewers if one.to_move() != CHANCE else ():
                view = play.look(game, one, viewer, options)
                first = game.sample(view, rng).dump()
                others = (game.sample(view, rng).dump() for _ in range(SAMPLES - 1))
                assert any(other != first for other in others), (
                    f"viewer {viewer} always samples the same position"
                )


def check_secrecy_of_samples(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """While the same things happen to his eyes, a viewer hears and sees the same on the truth and on a sample."""
    rng = Rng(seed, 24)
    truth, picks = play.new_state(game, players, options), Rng(seed, 1)
    followers: list[Follower] = []
    for number in range(play.BOUND):
        picked = play.pick(truth, picks)
        if picked is None:
            return
        if picked[0] != CHANCE and (number + seed) % every == 0:
            told, ahead = play.Told(game, truth), NEAR if every == 1 and number % 4 else AHEAD
            for viewer in play.viewers(truth):
                sample = game.sample(play.look(game, truth, viewer, options), rng)
                # A sample that disagrees from the start is the business of `samples`.
                if not play.told_apart(told, play.Told(game, sample), viewer):
                    followers.append(Follower(sample, viewer, number + ahead))
        followers = [left for left in _follow(game, truth, followers, picked, rng) if left.until > number + 1]


class Follower(NamedTuple):
    """A sample that plays along with the truth until something hidden opens, or for some plies."""

    sample: State
    viewer: int
    until: int


def _follow(
    game: Game, truth: State, followers: list[Follower], act: tuple[int, int], rng: Rng
) -> list[Follower]:
    """Do the act on the truth, and what its viewer takes for it on every follower; those who can go on from there."""
    seat, action = act
    shown, echoes = int(truth.shown), []
    for follower in followers:
        possible = play.listed(follower.sample, seat)
        if play.hidden_from(game, truth, seat, follower.viewer):
            echoes.append((follower, play.among(possible, rng)))
        elif action in possible:
            echoes.append((follower, action))
    heard = play.apply_and_hear(game, truth, seat, action)
    if truth.shown != shown:
        return []
    told, going_on = play.Told(game, truth), []
    for follower, echo in echoes:
        sample, viewer, _ = follower
        shown = int(sample.shown)
        heard_too = play.apply_and_hear(game, sample, seat, echo)
        if sample.shown != shown:
            continue
        what = f"{game.encode(action)} of seat {seat}"
        assert play.hears(heard, viewer) == play.hears(heard_too, viewer), (
            f"viewer {viewer} hears of {what} what he may not know: {play.hears(heard, viewer)!r}"
        )
        apart = play.told_apart(told, play.Told(game, sample), viewer)
        assert not apart, f"after {what} viewer {viewer} sees what he may not know: {apart}"
        going_on.append(follower)
    return going_on


def check_secrecy_of_hidden_acts(
    game: Game, players: int, options: Options, seed: int, every: int = 1
) -> None:
    """An answer or a draw that a viewer did not see makes no difference to anything he sees or hears until it opens."""
    rng = Rng(seed, 25)
    for moment in play.walk(game, players, options, seed, every):
        if moment.thorough:
            for one, two, viewers in _pairs_of_hidden_acts(game, moment.state, rng, compare=True):
                _play_on_alike(game, one, two, viewers, rng)


def _pairs_of_hidden_acts(
    game: Game, state: State, rng: Rng, *, compare: bool = False
) -> list[tuple[State, State, list[int]]]:
    """Pairs that differ in one hidden act, with the viewers who did not see it; none where the act opens things."""
    pairs = []
    for seat in play.movers(state):
        blind = [viewer for viewer in play.viewers(state) if play.hidden_from(game, state, seat, viewer)]
        possible = play.listed(state, seat)
        if not blind or len(possible) < 2:
            continue
        one, two = state.clone(), state.clone()
        action, other = play.some(possible, 2, rng)
        heard = play.apply_and_hear(game, one, seat, action)
        heard_too = play.apply_and_hear(game, two, seat, other)
        if one.shown == state.shown and two.shown == state.shown:
            if compare:
                for viewer in blind:
                    assert play.hears(heard, viewer) == play.hears(heard_too, viewer), (
                        f"viewer {viewer} hears which it was of {game.encode(action)} and {game.encode(other)}"
                    )
                _same_to(game, one, two, blind)
            pairs.append((one, two, blind))
    return pairs


def _same_to(game: Game, one: State, two: State, viewers: list[int]) -> None:
    left, right = play.Told(game, one), play.Told(game, two)
    for viewer in viewers:
        told = play.told_apart(left, right, viewer)
        assert not told, f"viewer {viewer} sees what he may not know: {told}"


def _play_on_alike(game: Game, one: State, two: State, viewers: list[int], rng: Rng) -> None:
    for _ in range(AHEAD):
        picked = play.pick(one, rng)
        if (
            picked is None
            or picked[0] not in play.movers(two)
            or picked[1] not in play.listed(two, picked[0])
        ):
            return
        shown = (int(one.shown), int(two.shown))
        heard = play.apply_and_hear(game, one, *picked)
        heard_too = play.apply_and_hear(game, two, *picked)
        if (int(one.shown), int(two.shown)) != shown:
            return
        for viewer in viewers:
            assert play.hears(heard, viewer) == play.hears(heard_too, viewer), (
                f"by {game.encode(picked[1])} of seat {picked[0]} viewer {viewer} hears of something hidden"
            )
        _same_to(game, one, two, viewers)
