"""Records as files: they come back whole, and nothing that was changed, cut or invented gets in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from contract import play
from contract.toys import PEBBLES
from hypothesis import given
from hypothesis import strategies as st

import ludotheca
from ludotheca.kernel.chance import FairDealer
from ludotheca.kernel.errors import FairnessError, LudothecaError, RecordError, UnknownRules
from ludotheca.kernel.match import Match, verify
from ludotheca.kernel.record import (
    Entry,
    Record,
    Result,
    Seat,
    converted,
    forgotten,
    from_bytes,
    seal_of,
    to_bytes,
)
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE


def play_pebbles(seed: int, *, finish: bool = True) -> Match:
    """A game with acts taken back in it."""
    dealer = FairDealer(bytes([seed]) * 32, "records", ["salt", "sel"])
    seats = [Seat("Ada"), Seat("Béla", bot="uniform")]
    match = Match.start(PEBBLES, dealer, players=2, options={"pits": 2}, seats=seats, time=5)
    for number, (seat, action, _) in enumerate(play.thinking(match, seed)):
        if not finish and number == 5:
            break
        match.submit(seat, action, time=10 + number)
        if number % 3 == 0 and match.can_undo(seat):
            match.undo(seat, time=11 + number)
    return match


GAME = play_pebbles(3)
RECORD = GAME.record()
FILE = to_bytes(RECORD)


def edited(**changes: Any) -> Record:
    return msgspec.structs.replace(RECORD, **changes)


def with_header(**changes: Any) -> Record:
    return edited(header=msgspec.structs.replace(RECORD.header, **changes))


def with_fairness(**changes: Any) -> Record:
    return with_header(fairness=msgspec.structs.replace(RECORD.header.fairness, **changes))


def with_entry(which: Callable[[Entry], bool], **changes: Any) -> Record:
    """The record with the first such entry changed."""
    entries = list(RECORD.entries)
    at = next(i for i, entry in enumerate(entries) if which(entry))
    entries[at] = msgspec.structs.replace(entries[at], **changes)
    return edited(entries=tuple(entries))


def without(*seqs: int) -> Record:
    """The record with entries left out and the others numbered anew."""
    kept = [entry for entry in RECORD.entries if entry.seq not in seqs]
    return edited(entries=tuple(msgspec.structs.replace(entry, seq=seq) for seq, entry in enumerate(kept)))


def is_draw(entry: Entry) -> bool:
    return entry.seat == CHANCE


def is_act(entry: Entry) -> bool:
    return entry.seat != CHANCE and entry.action is not None


def is_undo(entry: Entry) -> bool:
    return entry.undo is not None


def test_the_game_has_what_the_tests_need() -> None:
    assert any(map(is_draw, RECORD.entries))
    assert any(map(is_undo, RECORD.entries))
    assert RECORD.result is not None


@given(st.integers(0, 200), st.booleans())
def test_a_record_comes_back_whole(seed: int, finish: bool) -> None:
    match = play_pebbles(seed, finish=finish)
    text = to_bytes(match.record())
    assert from_bytes(text) == match.record()
    again = Match.replay(PEBBLES, from_bytes(text))
    assert to_bytes(again.record()) == text
    seat = again.record().header.seats[1]
    assert (seat.name, seat.bot) == ("Béla", "uniform")


def test_the_file_is_readable_line_by_line() -> None:
    lines = FILE.decode().splitlines()
    assert len(lines) == len(RECORD.entries) + 6
    assert lines[0].startswith('{"header":{"fairness":') or lines[0].startswith('{"header":{"format":')
    assert msgspec.json.decode(lines[2].rstrip(","))["seq"] == 0
    assert lines[-2] == f'"seal":"{seal_of(RECORD)}",'
    assert lines[-1].startswith('"people":{')
    assert FILE.count(b"Ada") == 1
    assert FILE.endswith(b"\n")


def refused(data: bytes) -> bool:
    try:
        verify(PEBBLES, from_bytes(data))
    except LudothecaError as error:
        return "\n" not in str(error)
    return False


SEALED = FILE.index(b'"people"')  # names follow, which anybody may change


def test_every_changed_byte_is_noticed() -> None:
    assert not refused(FILE)
    rng = Rng(1)
    for at in range(SEALED):
        for other in {FILE[at] ^ 1, FILE[at] ^ 0x20, rng.below(256)} - {FILE[at]}:
            assert refused(FILE[:at] + bytes([other]) + FILE[at + 1 :]), f"byte {at} became {other}"


def test_every_byte_too_few_or_too_many_is_noticed() -> None:
    for at in range(SEALED):
        assert refused(FILE[:at] + FILE[at + 1 :]), f"byte {at} is gone"
        assert refused(FILE[:at] + b" " + FILE[at:]), f"a space before byte {at}"
        assert refused(FILE[:at]), f"cut after {at} bytes"
    assert refused(FILE + b"\n")
    assert refused(FILE.replace(b"\n", b"\r\n"))
    assert refused(b"\xef\xbb\xbf" + FILE)


def test_a_title_of_the_library_is_as_strict() -> None:
    match = ludotheca.new_match("rome_in_a_day", 2, seed=1)
    for seat, action, _ in play.thinking(match, 1):
        match.submit(seat, action)
    text = to_bytes(match.record())
    assert ludotheca.verify(text).result() == match.result()
    rng = Rng(2)
    for _ in range(2_000):
        at, other = rng.below(len(text)), rng.below(256)
        if other != text[at]:
            with pytest.raises(LudothecaError):
                ludotheca.verify(text[:at] + bytes([other]) + text[at + 1 :])


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "empty"),
        (b" \n ", "empty"),
        (b"{", "not-json"),
        (b"\xff\xfe", "not-json"),
        (b"[" * 200_000, "not-json"),
        (b'{"header": "\xff"}', "not-json"),
        (b"[]", "no-record"),
        (b"null", "no-record"),
        (b'{"header":1}', "no-record"),
        (b'{"header":{}}', "format"),
        (b'{"header":{"format":"ludotheca-record/3"}}', "format"),
        (b'{"header":{"format":"two\\nlines"}}', "format"),
        (b'{"header":{"format":"ludotheca-record/1"}}', "shape"),
        (FILE.replace(b'"seal"', b'"zeal"'), "shape"),
        (FILE.replace(b'"rules":1', b'"rules":"1"'), "shape"),
        (FILE.replace(b'"seed"', b'"seat"').replace(b'"method"', b'"surplus":1,"method"'), "shape"),
        (FILE.replace(b'"time":5', b'"time":6'), "seal"),
        (FILE.replace(b",\n", b", \n"), "rewritten"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_what_is_no_record_says_why(data: bytes, why: str) -> None:
    with pytest.raises(RecordError) as caught:
        from_bytes(data)
    assert caught.value.details["why"] == why
    assert str(caught.value).startswith("The record cannot be used: ")
    assert "\n" not in str(caught.value)


def first_format() -> Record:
    """The game as format 1 had it, names inside the seal."""
    seats = tuple(Seat(seat.name, seat.bot) for seat in RECORD.header.seats)
    return with_header(format="ludotheca-record/1", seats=seats)


def test_the_first_format_is_read_for_ever() -> None:
    record = first_format()
    text = to_bytes(record)
    assert from_bytes(text) == record
    assert to_bytes(verify(PEBBLES, record).record()) == text
    assert refused(text.replace("Béla".encode(), b"Bela"))


def test_a_record_of_the_first_format_converts_once_and_keeps_its_seal() -> None:
    record = first_format()
    new = converted(record)
    assert new.header.format == "ludotheca-record/2"
    assert new.first_seal == seal_of(record)
    assert converted(new) is new
    assert [seat.name for seat in new.header.seats] == ["Ada", "Béla"]
    text = to_bytes(new)
    assert from_bytes(text) == new
    assert to_bytes(verify(PEBBLES, from_bytes(text)).record()) == text


def test_a_person_can_be_forgotten_and_the_game_still_verifies() -> None:
    without_ada = to_bytes(forgotten(RECORD, 0))
    assert b"Ada" not in without_ada
    assert seal_of(from_bytes(without_ada)) == seal_of(RECORD)
    assert verify(PEBBLES, from_bytes(without_ada)).result() == RECORD.result
    assert [seat.name for seat in from_bytes(without_ada).header.seats] == ["", "Béla"]


def test_the_id_of_a_seat_means_nothing_in_another_game() -> None:
    other = Match.start(PEBBLES, FairDealer(bytes(32), "another"), players=2)
    assert not {seat.who for seat in RECORD.header.seats} & {seat.who for seat in other.header.seats}


def test_entries_in_the_wrong_place_are_named() -> None:
    gone = edited(entries=RECORD.entries[:4] + RECORD.entries[5:])
    with pytest.raises(
        RecordError, match="entry 5 stands where entry 4 belongs; entries are missing or doubled"
    ):
        from_bytes(to_bytes(gone))
    doubled = edited(entries=RECORD.entries[:4] + RECORD.entries[3:])
    with pytest.raises(RecordError, match="entry 3 stands where entry 4 belongs"):
        from_bytes(to_bytes(doubled))
    with pytest.raises(RecordError, match="entry 5: it stands where entry 4 belongs"):
        Match.replay(PEBBLES, gone)


# Files with a right seal and a false story: each must be refused by replaying.

FALSE_STORIES: dict[str, tuple[Record, str]] = {
    "an unknown rules version": (
        with_header(rules=2),
        "Pebbles has no rules version 2; this program plays version 1",
    ),
    "another title": (with_header(game="draughts"), "it is a game of 'draughts', not of 'pebbles'"),
    "too few seats": (with_header(seats=RECORD.header.seats[:1]), "it names 1 seats for 2 players"),
    "other options": (with_header(options={"pits": 3}), "entry 0: the position after it is not the one"),
    "another number of players": (
        with_header(players=3, seats=(*RECORD.header.seats, Seat("C"))),
        "entry 0: the position after it is not the one",
    ),
    "a false digest": (with_entry(is_act, digest="0" * 24), "is not the one its digest names"),
    "a nameless action": (with_entry(is_act, action={"card": 1}), "its type is None, not a word"),
    "an unknown action": (
        with_entry(is_act, action={"type": "bid", "card": 9}),
        "'card' is a whole number from 1 to 4, not 9",
    ),
    "an illegal action": (with_entry(is_act, action={"type": "roll", "pebbles": 1}), "is not legal there"),
    "a foreign seat": (with_entry(is_act, seat=7), "seat 7 acts, but the turn is of seat 0, 1"),
    "chance out of turn": (with_entry(is_act, seat=CHANCE), "seat -1 acts, but the turn is of seat 0, 1"),
    "a seat in the place of chance": (with_entry(is_draw, seat=0), "seat 0 acts, but the turn is of chance"),
    "an entry that does nothing": (with_entry(is_act, action=None), "it neither acts nor takes back"),
    "an entry that does both": (with_entry(is_act, undo=1), "it both acts and takes back"),
    "another undo": (with_entry(is_undo, undo=0), "could not take back entry 0 there"),
    "an undo of another seat": (with_entry(is_undo, seat=CHANCE), "seat -1 could not take back"),
    "a draw left out": (
        without(0),
        "entry 0: the action {'type': 'draw', 'seat': 1, 'card': 4} is not legal",
    ),
    "an end left out": (without(len(RECORD.entries) - 1), "entries are missing at the end"),
    "entries after the end": (
        edited(
            entries=(*RECORD.entries, Entry(len(RECORD.entries), 0, "", action={"type": "favour", "pit": 0}))
        ),
        "seat 0 acts, but the turn is of seat nobody",
    ),
    "another result": (
        edited(result=Result((99, 0), (1, 2), (0,))),
        "its result is not what the entries give",
    ),
}


@pytest.mark.parametrize("story", FALSE_STORIES)
def test_a_false_story_is_refused(story: str) -> None:
    record, said = FALSE_STORIES[story]
    assert from_bytes(to_bytes(record)) == record, "its seal should fit"
    with pytest.raises(RecordError) as caught:
        Match.replay(PEBBLES, record)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)
    with pytest.raises(LudothecaError):
        verify(PEBBLES, record)


def test_an_unknown_rules_version_has_its_own_code() -> None:
    with pytest.raises(UnknownRules) as caught:
        Match.replay(PEBBLES, with_header(rules=2))
    assert (caught.value.code, caught.value.details["known"]) == ("unknown-rules", "1")


FALSE_CHANCE: dict[str, tuple[Record, str]] = {
    "another secret": (with_fairness(secret="ab" * 32), "not the one that was committed to"),
    "no secret": (with_fairness(secret=""), "not published"),
    "another commitment": (with_fairness(commitment="00" * 32), "not the one that was committed to"),
    "other salts": (with_fairness(salts=("salt",)), "should be"),
    "another match": (with_fairness(match="another"), "should be"),
    "another method": (
        with_fairness(method="dice tower"),
        "is not one of hmac-sha256, hmac-sha256-keyed, seeded",
    ),
    "a seed for a secret": (with_fairness(method="seeded", seed=1), "should be"),
}


@pytest.mark.parametrize("story", FALSE_CHANCE)
def test_false_chance_is_refused(story: str) -> None:
    record, said = FALSE_CHANCE[story]
    Match.replay(PEBBLES, from_bytes(to_bytes(record)))
    with pytest.raises(FairnessError, match=said):
        verify(PEBBLES, record)


def test_verify_wants_the_result_of_a_finished_game() -> None:
    with pytest.raises(RecordError, match="its result is not what the entries give"):
        verify(PEBBLES, edited(result=None))


def test_the_secret_stays_in_until_the_end() -> None:
    unfinished = play_pebbles(3, finish=False)
    assert unfinished.record().header.fairness.secret == ""
    with pytest.raises(FairnessError, match="when the game is over"):
        verify(PEBBLES, unfinished.record())
    given_up = unfinished.record(publish=True)
    assert verify(PEBBLES, given_up).head == unfinished.head
