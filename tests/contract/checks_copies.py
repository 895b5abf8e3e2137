"""Checks of copies: through JSON, by clone, by pickle and by replaying a record."""

from __future__ import annotations

import pickle

from contract import play

from ludotheca.kernel import record as files
from ludotheca.kernel.codec import canonical, digest, state_from_json, state_to_json
from ludotheca.kernel.game import Game, Options
from ludotheca.kernel.match import Match, verify
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, State

AHEAD = 12  # plies that a copy plays on while the original waits


def same(game: Game, one: State, other: State) -> str:
    """What tells two positions apart, or nothing: numbers, who must decide, the lists of actions in their order."""
    if digest(one) != digest(other):
        left, right = one.dump(), other.dump()
        return f"the numbers of {[name for name in left if left.get(name) != right.get(name)]}"
    if one.to_move() != other.to_move() or play.movers(one) != play.movers(other):
        return "who must decide"
    for seat in play.movers(one):
        if play.listed(one, seat) != play.listed(other, seat):
            return f"the actions of seat {seat}, or their order"
        if seat == CHANCE and list(one.weights()) != list(other.weights()):
            return "the weights of the outcomes"
    return ""


def check_json(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """A position goes through JSON at every step, and what comes back plays on exactly as the original."""
    track = play.new_state(game, players, options)
    for moment in play.walk(game, players, options, seed, every):
        text = state_to_json(moment.state)
        again = state_from_json(game.state_type, text)
        assert state_to_json(again) == text, f"JSON loses {same(game, moment.state, again)}"
        assert same(game, moment.state, again) == "", f"JSON loses {same(game, moment.state, again)}"
        # The track has been through JSON after every action, the walk never.
        assert same(game, moment.state, track) == "", f"JSON loses {same(game, moment.state, track)}"
        if moment.dear:
            for viewer in play.viewers(again):
                told = play.difference(
                    play.shows(game, moment.state, viewer), play.shows(game, again, viewer)
                )
                assert not told, f"JSON loses what viewer {viewer} sees: {told}"
        again.apply(moment.seat, moment.action)
        track = again


def check_clones(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """A clone is the same position, plays on alike, and shares nothing with its original."""
    rng = Rng(seed, 11)
    track = play.new_state(game, players, options)
    for state, seat, action, _ in play.walk(game, players, options, seed):
        assert same(game, state, track) == "", f"clones lose {same(game, state, track)}"
        clone = state.clone()
        assert clone.sink is None, "a clone has its original's listener"
        before = state.dump()
        play.play_on(clone, rng, AHEAD)
        assert state.dump() == before, "playing on a clone changed its original"
        left_behind, ahead = track.clone(), track.clone()
        ahead.apply(seat, action)
        play.play_on(track, rng, AHEAD)
        assert left_behind.dump() == before, "playing on a state changed its clone"
        track = ahead


def check_pickles(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """A pickle gives the same position back."""
    track = play.new_state(game, players, options)
    for moment in play.walk(game, players, options, seed, every):
        assert same(game, moment.state, track) == "", f"a pickle loses {same(game, moment.state, track)}"
        track.apply(moment.seat, moment.action)
        if moment.dear:
            track = pickle.loads(pickle.dumps(track))
            assert type(track) is game.state_type


def check_replay(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """A record replays to the same digests, result, views and events, from its file and after being cut anywhere."""
    match = play.new_match(game, players, options, seed)
    digests = [entry.digest for entry in match.entries]
    for seat, action, dear in play.thinking(match, seed, every):
        if dear:
            cut = Match.replay(game, match.record())
            assert same(game, match.state, cut.state) == "", "a record cut here gives another position"
        match.submit(seat, action)
        digests += [entry.digest for entry in match.entries[len(digests) :]]
    text = files.to_bytes(match.record())
    again = verify(game, files.from_bytes(text))
    assert [entry.digest for entry in again.entries] == digests
    assert files.to_bytes(again.record()) == text, "the record of a replay is another record"
    assert again.result() == match.result()
    for viewer in play.viewers(match.state):
        assert canonical(again.view(viewer)) == canonical(match.view(viewer))
        assert canonical(again.events(viewer)) == canonical(match.events(viewer))
