"""Canonical JSON, digests, and positions as text."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import msgspec
import pytest
from contract.toys import PEBBLES, PebblesState
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games import registry
from ludotheca.kernel.codec import canonical, digest, fingerprint, state_from_json, state_to_json
from ludotheca.kernel.rng import Rng

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=20,
)


def reversed_keys(value: Any) -> Any:
    """The same value with every object's keys put in the other way round."""
    if isinstance(value, dict):
        return {key: reversed_keys(value[key]) for key in reversed(value)}
    return [reversed_keys(item) for item in value] if isinstance(value, list) else value


@given(PLAIN)
def test_one_text_for_one_value(value: Any) -> None:
    text = canonical(value)
    assert msgspec.json.decode(text) == value
    assert canonical(reversed_keys(value)) == text
    assert json.loads(text) == value


def test_the_text_has_sorted_keys_and_no_spaces() -> None:
    assert (
        canonical({"b": [1, None], "a": {"d": "é", "c": True}})
        == '{"a":{"c":true,"d":"é"},"b":[1,null]}'.encode()
    )
    assert canonical({"x": 1}) != canonical({"x": 1.0}) != canonical({"x": True})


def test_digests_are_sha256_of_the_dump() -> None:
    state = PebblesState(3)
    text = json.dumps(state.dump(), sort_keys=True, separators=(",", ":")).encode()
    assert digest(state) == hashlib.sha256(text).hexdigest()[:24]
    assert fingerprint(b"abc") == hashlib.sha256(b"abc").hexdigest()


def test_every_number_of_a_position_counts() -> None:
    state = PebblesState(2)
    digests = {digest(state)}
    for name in PebblesState.NUMBERS:
        other = state.clone()
        setattr(other, name, getattr(other, name) + 1)
        digests.add(digest(other))
    for name in PebblesState.LISTS:
        other = state.clone()
        getattr(other, name)[0] += 1
        digests.add(digest(other))
    assert len(digests) == 1 + len(PebblesState.NUMBERS) + len(PebblesState.LISTS)


@pytest.mark.parametrize(
    "game", [PEBBLES, *map(registry.get, registry.titles())], ids=lambda game: game.meta.title
)
def test_a_position_comes_back_from_its_text(game: Any) -> None:
    players = game.meta.least_players
    state = game.new_state(players, game.check_options({}), game.meta.rules_version)
    rng = Rng(1)
    for _ in range(30):
        seat = state.first_owing()
        state.apply(seat, state.random_action(seat, rng))
    again = state_from_json(game.state_type, state_to_json(state))
    assert (type(again), again.players, again.dump()) == (game.state_type, players, state.dump())
    assert state_to_json(again) == state_to_json(state)


@pytest.mark.parametrize("title", registry.titles())
def test_a_damaged_position_is_no_position(title: str) -> None:
    """A dump with a number or list missing must not pass for a position with a zero there."""
    game = registry.get(title)
    state = game.new_state(game.meta.least_players, game.check_options({}), game.meta.rules_version)
    whole = msgspec.json.decode(state_to_json(state))
    for name in whole["state"]:
        less = {**whole, "state": {key: value for key, value in whole["state"].items() if key != name}}
        with pytest.raises((ValueError, KeyError, TypeError)):
            state_from_json(game.state_type, canonical(less))
