"""Checks of copies: through JSON, by clone, by pickle and by replaying a record."""

from __future__ import annotations

import pickle

from contract import play

from ludotheca.kernel import record as files
from ludotheca.kernel.codec import canonical, state_from_json, state_to_json
from ludotheca.kernel.game import Game, Options
from ludotheca.kernel.match import Match, verify
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, State

AHEAD = 12  # plies that a copy plays on while the original waits
CUTS = 16  # of so many positions one has its record cut and replayed from the start
NEAR = 3  # the same where the check should be quick; the next positions look at the plies after these


def same(game: Game, one: State, other: State) -> str:
    """What tells two positions apart, or nothing: numbers, who must decide, the lists of actions in their order."""
    left, right = one.dump(), other.dump()
    if left != right:
        return f"the numbers of {[name for name in left if left.get(name) != right.get(name)]}"
    return _plays_alike(_plays(one), _plays(other))


Plays = tuple[int, list[int], list[list[int]], list[int]]


def _plays(state: State) -> Plays:
    """Who must decide, and what they may do."""
    movers = play.movers(state)
    weights = [int(weight) for weight in state.weights()] if movers == [CHANCE] else []
    return int(state.to_move()), movers, [play.listed(state, seat) for seat in movers], weights


def _plays_alike(one: Plays, other: Plays) -> str:
    """What tells two positions of the same numbers apart, or nothing."""
    if one[:2] != other[:2]:
        return "who must decide"
    for seat, actions, others in zip(one[1], one[2], other[2], strict=True):
        if actions != others:
            return f"the actions of seat {seat}, or their order"
    return "" if one[3] == other[3] else "the weights of the outcomes"


def check_json(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """A position goes through JSON at every step, and what comes back plays on exactly as the original."""
    track = play.new_state(game, players, options)
    for moment in play.walk(game, players, options, seed, every):
        text, plays = state_to_json(moment.state), _plays(moment.state)
        # The track has been through JSON after every action, the walk never.
        assert state_to_json(track) == text, f"JSON loses {same(game, moment.state, track)}"
        lost = _plays_alike(plays, _plays(track))
        assert not lost, f"JSON loses {lost}"
        again = state_from_json(game.state_type, text)
        assert state_to_json(again) == text, f"JSON loses {same(game, moment.state, again)}"
        if moment.thorough:
            before, after = play.Told(game, moment.state), play.Told(game, again)
            for viewer in play.viewers(again):
                told = play.difference(before.to(viewer), after.to(viewer))
                assert not told, f"JSON loses what viewer {viewer} sees: {told}"
        lost = _plays_alike(plays, _plays(again))
        assert not lost, f"JSON loses {lost}"
        again.apply(moment.seat, moment.action)
        track = again


def check_clones(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """A clone is the same position, plays on alike, and shares nothing with its original."""
    rng = Rng(seed, 11)
    track = play.new_state(game, players, options)
    for state, seat, action, thorough in play.walk(game, players, options, seed, every):
        assert same(game, state, track) == "", f"clones lose {same(game, state, track)}"
        clone = state.clone()
        assert clone.sink is None, "a clone has its original's listener"
        before = state.dump()
        ahead_by = AHEAD if thorough else NEAR
        play.play_on(clone, rng, ahead_by)
        assert state.dump() == before, "playing on a clone changed its original"
        left_behind, ahead = track.clone(), track.clone()
        ahead.apply(seat, action)
        play.play_on(track, rng, ahead_by)
        assert left_behind.dump() == before, "playing on a state changed its clone"
        track = ahead


def check_pickles(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """A pickle gives the same position back."""
    track = play.new_state(game, players, options)
    for moment in play.walk(game, players, options, seed, every):
        assert same(game, moment.state, track) == "", f"a pickle loses {same(game, moment.state, track)}"
        track.apply(moment.seat, moment.action)
        if moment.thorough:
            track = pickle.loads(pickle.dumps(track))
            assert type(track) is game.state_type


def check_replay(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """A record replays to the same digests, result, views and events, from its file and after being cut anywhere."""
    match = play.new_match(game, players, options, seed)
    digests = [entry.digest for entry in match.entries]
    follower = Match.replay(game, match.record())  # takes over entry by entry what the match writes
    for number, (seat, action, thorough) in enumerate(play.thinking(match, seed, every)):
        if thorough:
            # The follower has read exactly what a replay of the record cut here reads; a real replay costs all of it
            # anew, so only some positions have one.
            cut = follower if number % CUTS else Match.replay(game, match.record())
            assert same(game, match.state, cut.state) == "", "a record cut here gives another position"
        for entry in match.submit(seat, action):
            follower.extend(entry)
        digests += [entry.digest for entry in match.entries[len(digests) :]]
    text = files.to_bytes(match.record())
    again = verify(game, files.from_bytes(text))
    assert [entry.digest for entry in again.entries] == digests
    assert files.to_bytes(again.record()) == text, "the record of a replay is another record"
    assert again.result() == match.result()
    for viewer in play.viewers(match.state):
        assert canonical(again.view(viewer)) == canonical(match.view(viewer))
        assert canonical(again.events(viewer)) == canonical(match.events(viewer))
