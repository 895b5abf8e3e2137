"""Canonical JSON and digests: one text for one value, so that equal things have equal bytes."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from ludotheca.kernel.state import State

_encoder = msgspec.json.Encoder(order="deterministic")


def canonical(value: Any) -> bytes:
    """The one JSON text of a value: keys sorted, no spaces, UTF-8. Takes plain data and msgspec structs."""
    return _encoder.encode(value)


def fingerprint(data: bytes) -> str:
    """SHA-256 in hex."""
    return hashlib.sha256(data).hexdigest()


def digest(state: State) -> str:
    """A short name of a whole position, hidden part included. Not for players' eyes while a game runs:
    whoever knows all but a sealed answer could try the few answers until the digest fits."""
    return fingerprint(canonical(state.dump()))[:24]


def state_to_json(state: State) -> bytes:
    """A position as JSON."""
    return canonical({"players": int(state.players), "state": state.dump()})


def state_from_json(kind: type[State], data: bytes) -> State:
    """The position back from its JSON."""
    raw = msgspec.json.decode(data)
    state = kind(raw["players"])
    state.load(raw["state"])
    return state
