"""Where dice come from: outcomes recomputed from the documented formulas, commitments, and what tampering ends in."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.kernel.chance import (
    HMAC_METHOD,
    KEYED_METHOD,
    MOST_STREAMS,
    SEEDED_METHOD,
    FairDealer,
    Fairness,
    NoDealer,
    SeededDealer,
    commitment_of,
    dealer_of,
    salt_commitment,
)
from ludotheca.kernel.errors import FairnessError
from ludotheca.kernel.rng import Rng

SECRET = bytes(range(32))
STORED_FAIR = [1, 2, 1, 1, 2, 1, 1, 2, 2, 2, 2, 1, 2, 2, 1, 1]
STORED_SEEDED = [1, 1, 0, 2, 2, 2, 1, 1, 2, 0, 2, 2, 1, 2, 2, 2]
WEIGHTS = st.lists(st.integers(1, 50), min_size=1, max_size=12)


def words(secret: bytes, match: str, salts: list[str], index: object) -> Iterator[int]:
    """The 64-bit numbers of outcome `index`, four to a block, big-endian."""
    for block in range(1_000):
        message = json.dumps([match, salts, index, block], separators=(",", ":")).encode()
        found = hmac.new(secret, message, hashlib.sha256).digest()
        yield from (int.from_bytes(found[at : at + 8], "big") for at in range(0, 32, 8))


def outcome(numbers: Iterator[int], weights: list[int]) -> tuple[int, int]:
    """The outcome, and how many numbers were passed over because the last incomplete run would favour some."""
    total = sum(weights)
    for passed, number in enumerate(numbers):
        if number < 2**64 // total * total:
            left = number % total
            line = [i for i, weight in enumerate(weights) for _ in range(weight)] if total < 10_000 else None
            if line is not None:
                return line[left], passed
            bounds = [sum(weights[: i + 1]) for i in range(len(weights))]
            return next(i for i, bound in enumerate(bounds) if left < bound), passed
    raise AssertionError("a thousand blocks gave nothing")


@given(
    st.binary(min_size=32, max_size=64),
    st.text(max_size=8),
    st.lists(st.text(max_size=5), max_size=3),
    WEIGHTS,
)
def test_outcomes_follow_from_the_published_formula(
    secret: bytes, match: str, salts: list[str], weights: list[int]
) -> None:
    dealer = FairDealer(secret, match, salts)
    for index in range(5):
        assert dealer.draw(index, weights) == outcome(words(secret, match, salts, index), weights)[0]


def test_numbers_that_would_favour_some_are_passed_over() -> None:
    """With a sum just above 2**63 half of all numbers are rejected, sometimes a whole block of four."""
    weights = [2**62, 2**62, 1]
    dealer = FairDealer(SECRET, "m")
    expected = [outcome(words(SECRET, "m", [], index), weights) for index in range(200)]
    assert [dealer.draw(index, weights) for index in range(200)] == [which for which, _ in expected]
    assert max(passed for _, passed in expected) >= 4


def test_every_part_of_the_message_matters() -> None:
    weights = [1] * 1000
    variants = [
        FairDealer(SECRET, "m", ["a", "b"]),
        FairDealer(SECRET[::-1], "m", ["a", "b"]),
        FairDealer(SECRET, "n", ["a", "b"]),
        FairDealer(SECRET, "m", ["ab"]),
        FairDealer(SECRET, "m", ["b", "a"]),
    ]
    runs = {tuple(dealer.draw(index, weights) for index in range(8)) for dealer in variants}
    assert len(runs) == len(variants)
    assert len(set(runs.pop())) > 1


def test_fair_dice_are_fair() -> None:
    dealer = FairDealer(SECRET, "dice")
    rolls = Counter(dealer.draw(index, [1] * 6) for index in range(6_000))
    assert sorted(rolls) == list(range(6))
    assert sum((count - 1000) ** 2 / 1000 for count in rolls.values()) < 20


def test_stored_outcomes() -> None:
    """A record of today must verify for ever."""
    fair, seeded = FairDealer(SECRET, "stored", ["x"]), SeededDealer(11, 3)
    assert [fair.draw(index, [1, 2, 3]) for index in range(16)] == STORED_FAIR
    assert [seeded.draw(index, [1, 2, 3]) for index in range(16)] == STORED_SEEDED


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 32 bytes, this one has 31"):
        FairDealer(SECRET[:31], "m")


def test_the_secret_is_published_only_when_asked_for() -> None:
    dealer = FairDealer(SECRET, "m", ["salt"])
    before, after = dealer.fairness(publish=False), dealer.fairness(publish=True)
    assert before == Fairness(HMAC_METHOD, "m", hashlib.sha256(SECRET).hexdigest(), ("salt",))
    assert SECRET.hex() not in msgspec.json.encode(before).decode()
    assert after == msgspec.structs.replace(before, secret=SECRET.hex())


@given(st.integers(-(2**63), 2**63 - 1), st.integers(0, 2**20), st.integers(0, 500), WEIGHTS)
def test_seeded_outcomes_stand_alone(seed: int, stream: int, index: int, weights: list[int]) -> None:
    """Any outcome can be computed without the ones before it."""
    left = Rng(seed, stream * 2**20 + index).below(sum(weights))
    line = [i for i, weight in enumerate(weights) for _ in range(weight)]
    assert SeededDealer(seed, stream).draw(index, weights) == line[left]


@pytest.mark.parametrize(
    "dealer", [FairDealer(SECRET, "m", ["a"]), SeededDealer(5), SeededDealer(-3, MOST_STREAMS - 1)]
)
def test_the_dealer_comes_back_from_what_it_publishes(dealer: FairDealer | SeededDealer) -> None:
    again = dealer_of(dealer.fairness(publish=True))
    assert [again.draw(i, [3, 4]) for i in range(30)] == [dealer.draw(i, [3, 4]) for i in range(30)]
    assert again.fairness(publish=True) == dealer.fairness(publish=True)


FAIR = FairDealer(SECRET, "m", ["a"]).fairness(publish=True)


@pytest.mark.parametrize(
    ("fairness", "why", "said"),
    [
        (Fairness(SEEDED_METHOD), "no-seed", "no seed"),
        (Fairness(SEEDED_METHOD, seed=2**63), "odd-seed", "64 bits"),
        (Fairness(SEEDED_METHOD, seed=1, stream=MOST_STREAMS), "odd-seed", "from 0 to"),
        (Fairness(SEEDED_METHOD, seed=1, stream=-1), "odd-seed", "from 0 to"),
        (Fairness("coin"), "method", "'coin' is not one of hmac-sha256, hmac-sha256-keyed, seeded"),
        (msgspec.structs.replace(FAIR, secret=""), "no-secret", "when the game is over"),
        (msgspec.structs.replace(FAIR, secret="xyz"), "odd-secret", "hexadecimal"),
        (msgspec.structs.replace(FAIR, secret="00" * 32), "other-secret", "committed to"),
        (msgspec.structs.replace(FAIR, commitment="00" * 32), "other-secret", "committed to"),
        (Fairness(HMAC_METHOD, "m", commitment_of(b"ab"), secret=b"ab".hex()), "odd-secret", "32 bytes"),
    ],
)
def test_what_cannot_be_checked_says_why(fairness: Fairness, why: str, said: str) -> None:
    with pytest.raises(FairnessError, match=said) as caught:
        dealer_of(fairness)
    assert caught.value.details["why"] == why
    assert str(caught.value).startswith("The record does not verify: ")


def test_without_a_dealer_nothing_is_invented() -> None:
    dealer = NoDealer(FAIR)
    assert dealer.fairness(publish=False) == FAIR
    with pytest.raises(FairnessError, match="outcome 7 is not in the record"):
        dealer.draw(7, [1, 1])


# Salts that bind.


def bound(salts: list[str]) -> Fairness:
    dealer = FairDealer(
        SECRET, "m", salts, salt_commitments=[salt_commitment(salt) if salt else "" for salt in salts]
    )
    return dealer.fairness(publish=True)


def test_salts_that_were_committed_to_deal_as_ever() -> None:
    dealer = dealer_of(bound(["ann", "", "bob"]))
    plain = FairDealer(SECRET, "m", ["ann", "", "bob"])
    assert [dealer.draw(i, [1, 2, 3]) for i in range(20)] == [plain.draw(i, [1, 2, 3]) for i in range(20)]
    assert dealer.fairness(publish=True) == bound(["ann", "", "bob"])


def test_a_salt_that_was_never_revealed_is_empty() -> None:
    fairness = msgspec.structs.replace(bound(["ann", "bob"]), salts=("ann", ""))
    assert dealer_of(fairness).draw(0, [1] * 6) == FairDealer(SECRET, "m", ["ann", ""]).draw(0, [1] * 6)


@pytest.mark.parametrize(
    ("change", "why"), [({"salts": ("ann", "eve")}, "other-salt"), ({"salts": ("ann",)}, "salts")]
)
def test_another_salt_than_the_one_committed_to_is_refused(change: dict[str, object], why: str) -> None:
    with pytest.raises(FairnessError) as caught:
        dealer_of(msgspec.structs.replace(bound(["ann", "bob"]), **change))
    assert caught.value.details["why"] == why


# Draws by key.


def test_a_keyed_draw_follows_from_its_key_and_not_from_its_number() -> None:
    dealer = FairDealer(SECRET, "m", ["ann"], keyed=True)
    assert dealer.fairness(publish=True).method == KEYED_METHOD
    for key in ([3, 1, 2], [3, 1, 3], [4]):
        numbers = words(SECRET, "m", ["ann"], key)
        expected = outcome(numbers, [1] * 6)[0]
        assert {dealer.draw(index, [1] * 6, key) for index in range(5)} == {expected}
    again = dealer_of(dealer.fairness(publish=True))
    assert again.draw(9, [1] * 6, [3, 1, 2]) == dealer.draw(0, [1] * 6, [3, 1, 2])


def test_a_keyed_dealer_wants_a_key() -> None:
    with pytest.raises(ValueError, match="this draw has no key"):
        FairDealer(SECRET, "m", keyed=True).draw(0, [1, 1])
