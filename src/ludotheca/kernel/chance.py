"""Where dice and cards come from, and how anybody can check them afterwards.

A dealer answers one question: which of these weighted outcomes is number i of this match? The fair dealer binds every
answer before the first move. Its secret is committed to in public (`commitment`). The seats commit to salts before
anybody's is shown, so that whoever knows the secret cannot choose one to suit it. Outcome i follows from HMAC-SHA-256
over both. When the game is over the secret is published, and anybody can compute every outcome again.

A draw has a number in its match, and a key that says what it is: which die, in which round, of which seat. Dealt by
keys, two games on one deal give equal dice for equal questions, whatever else was decided in them.

The seeded dealer is fast and serves simulation.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Sequence
from typing import Protocol

import msgspec

from ludotheca.kernel.errors import FairnessError
from ludotheca.kernel.rng import Rng

HMAC_METHOD = "hmac-sha256"  # by the number of the draw
KEYED_METHOD = "hmac-sha256-keyed"  # by what is drawn
SEEDED_METHOD = "seeded"
SECRET_BYTES = 32
MOST_STREAMS = 2**42  # the generator takes 64 bits, and the number of the outcome needs some of them


class Fairness(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a record says about its chance. `secret` stays empty until the match is over.

    `salt_commitments` are what the seats were bound by before the start; a salt that was not revealed is empty."""

    method: str
    match: str = ""
    commitment: str = ""
    salts: tuple[str, ...] = ()
    salt_commitments: tuple[str, ...] = ()
    secret: str = ""
    seed: int | None = None
    stream: int = 0


class Dealer(Protocol):
    """Chooses outcomes; `index` counts the chance entries of the match from 0, `key` says what is drawn."""

    def draw(self, index: int, weights: Sequence[int], key: Sequence[int] = ()) -> int:
        """An index into `weights`."""
        ...

    def fairness(self, *, publish: bool) -> Fairness:
        """What the record says; the secret only when `publish`."""
        ...


def commitment_of(secret: bytes) -> str:
    """What is published before the start: SHA-256 of the secret."""
    return hashlib.sha256(secret).hexdigest()


def salt_commitment(salt: str) -> str:
    """What a seat publishes before the start: SHA-256 of its salt."""
    return hashlib.sha256(salt.encode()).hexdigest()


class FairDealer:
    """Outcomes from a committed secret, the seats' salts and the name of the match."""

    def __init__(
        self,
        secret: bytes,
        match: str,
        salts: Sequence[str] = (),
        *,
        salt_commitments: Sequence[str] = (),
        keyed: bool = False,
    ) -> None:
        if len(secret) < SECRET_BYTES:
            raise ValueError(f"a secret has at least {SECRET_BYTES} bytes, this one has {len(secret)}")
        self._secret = secret
        self._match = match
        self._salts = tuple(salts)
        self._salt_commitments = tuple(salt_commitments)
        self._keyed = keyed

    def draw(self, index: int, weights: Sequence[int], key: Sequence[int] = ()) -> int:
        """Number `index` of the match: a number below the sum of the weights, then the outcome it falls on.

        64-bit words come from HMAC(secret, [match, salts, index, block]) for block 0, 1, ...; a word in the last,
        incomplete run of the sum is passed over, so no outcome is favoured. Dealt by keys, the key stands in the place
        of the index.
        """
        if self._keyed and not key:
            raise ValueError("this draw has no key, and the dealer deals by keys")
        which = list(key) if self._keyed else index
        total = sum(weights)
        limit = (1 << 64) - (1 << 64) % total
        block = 0
        while True:
            message = json.dumps([self._match, self._salts, which, block], separators=(",", ":")).encode()
            words = hmac.new(self._secret, message, hashlib.sha256).digest()
            for start in range(0, 32, 8):
                word = int.from_bytes(words[start : start + 8], "big")
                if word < limit:
                    return _fall(word % total, weights)
            block += 1

    def fairness(self, *, publish: bool) -> Fairness:
        return Fairness(
            method=KEYED_METHOD if self._keyed else HMAC_METHOD,
            match=self._match,
            commitment=commitment_of(self._secret),
            salts=self._salts,
            salt_commitments=self._salt_commitments,
            secret=self._secret.hex() if publish else "",
        )


class SeededDealer:
    """Outcomes from the fast generator: anyone who knows the seed knows them all. For simulation and tests."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        self._seed = seed
        self._stream = stream

    def draw(self, index: int, weights: Sequence[int], key: Sequence[int] = ()) -> int:
        # A generator per outcome, not one for the match, so that any outcome can be recomputed alone.
        rng = Rng(self._seed, self._stream * 0x100000 + index)
        return _fall(rng.below(sum(weights)), weights)

    def fairness(self, *, publish: bool) -> Fairness:
        return Fairness(method=SEEDED_METHOD, seed=self._seed, stream=self._stream)


class NoDealer:
    """Stands where outcomes are read from a record and none may be invented."""

    def __init__(self, fairness: Fairness) -> None:
        self._fairness = fairness

    def draw(self, index: int, weights: Sequence[int], key: Sequence[int] = ()) -> int:
        raise FairnessError(
            f"outcome {index} is not in the record and its dealer is not here", why="no-dealer", index=index
        )

    def fairness(self, *, publish: bool) -> Fairness:
        return self._fairness


def dealer_of(fairness: Fairness) -> Dealer:
    """The dealer that made a record, from what the record publishes; an error says what is missing or false."""
    if fairness.method == SEEDED_METHOD:
        if fairness.seed is None:
            raise FairnessError("it names the seeded method but no seed", why="no-seed")
        if not (-(2**63) <= fairness.seed < 2**63 and 0 <= fairness.stream < MOST_STREAMS):
            raise FairnessError(
                f"its seed has more than 64 bits or its stream is not from 0 to {MOST_STREAMS - 1}",
                why="odd-seed",
                most=MOST_STREAMS - 1,
            )
        return SeededDealer(fairness.seed, fairness.stream)
    if fairness.method not in (HMAC_METHOD, KEYED_METHOD):
        known = f"{HMAC_METHOD}, {KEYED_METHOD}, {SEEDED_METHOD}"
        raise FairnessError(
            f"its method '{fairness.method}' is not one of {known}",
            why="method",
            method=fairness.method,
            known=known,
        )
    if not fairness.secret:
        raise FairnessError(
            "its secret is not published; that happens when the game is over", why="no-secret"
        )
    try:
        secret = bytes.fromhex(fairness.secret)
    except ValueError:
        secret = b""
    if len(secret) < SECRET_BYTES:
        raise FairnessError(
            f"its secret is not a hexadecimal number of {SECRET_BYTES} bytes or more",
            why="odd-secret",
            least=SECRET_BYTES,
        )
    if commitment_of(secret) != fairness.commitment:
        raise FairnessError(
            "the published secret is not the one that was committed to before the start", why="other-secret"
        )
    _check_salts(fairness)
    return FairDealer(
        secret,
        fairness.match,
        fairness.salts,
        salt_commitments=fairness.salt_commitments,
        keyed=fairness.method == KEYED_METHOD,
    )


def _check_salts(fairness: Fairness) -> None:
    """Every salt is the one its seat was bound by; where a seat was bound by none or revealed none, it is empty."""
    bound = fairness.salt_commitments
    if not bound:
        return
    if len(bound) != len(fairness.salts):
        raise FairnessError("it has not one salt for each commitment of a seat", why="salts")
    for seat, (salt, commitment) in enumerate(zip(fairness.salts, bound, strict=True)):
        if salt and salt_commitment(salt) != commitment:
            raise FairnessError(
                f"the salt of seat {seat} is not the one it committed to", why="other-salt", seat=seat
            )


def _fall(number: int, weights: Sequence[int]) -> int:
    for index, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return index
    raise ValueError("the weights sum to nothing")
