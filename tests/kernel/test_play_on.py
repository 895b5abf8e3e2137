"""Playing on from a moment of another game: what comes over, what is drawn anew, what a record says of it."""

from __future__ import annotations

import random

import msgspec
import pytest

import ludotheca
from ludotheca.games import registry
from ludotheca.kernel import record as files
from ludotheca.kernel.chance import FairDealer
from ludotheca.kernel.errors import BadMoment, CannotUndo, FairnessError, LudothecaError, RecordError
from ludotheca.kernel.match import Match
from ludotheca.kernel.origin import origin_at
from ludotheca.kernel.record import Record
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import SEVERAL, State

PLAYERS = 3


def finish(match: Match, seed: int = 0) -> Match:
    rng = random.Random(seed)
    while not match.over:
        for seat in match.owing:
            match.submit(seat, rng.choice(list(match.state.actions(seat))))
            if match.over or seat not in match.owing:
                break
    return match


def dealer(seed: int) -> FairDealer:
    """The dealer of `play_on` with this seed."""
    return ludotheca._new_dealer(seed, keyed=False)


def played(title: str, seed: int = 5) -> Record:
    return finish(ludotheca.new_match(title, PLAYERS, seed=seed), seed).record()


def at(record: Record, entries: int) -> Match:
    return Match.replay(registry.get(record.header.game), Record(record.header, record.entries[:entries]))


def unsure(record: Record) -> list[tuple[Match, int, State]]:
    """Moments at which a seat does not know everything, with another position it cannot tell from the true one."""
    match, found = at(record, 0), []
    for entry in record.entries:
        match.extend(entry, check=False)
        for seat in range(PLAYERS):
            other = match.game.sample(match.view(seat), Rng(entry.seq, seat))
            if other.dump() != match.state.dump():
                found.append((match.copy(), seat, other))
    return found[:: max(1, len(found) // 8)]


def seen(match: Match, seat: int) -> bytes:
    """What a seat can see of a position, without the counts of entries and of who has sealed an answer."""
    view = match.view(seat)
    return msgspec.json.encode(view.position)


@pytest.mark.parametrize("title", registry.titles())
def test_what_the_seat_saw_comes_over_and_the_game_ends(title: str) -> None:
    record = played(title)
    for entries in (0, len(record.entries) // 2, len(record.entries) - 1):
        for seat in range(PLAYERS):
            match = ludotheca.play_on(record, entries, seat, seed=entries)
            old = at(record, entries)
            assert match.header.origin is not None
            begun = Match(match.game, match.header, match._dealer)
            if old.state.to_move() != SEVERAL:  # else the others' sealed answers are open again
                assert seen(begun, seat) == seen(old, seat)
            assert match.game.faults(begun.state) == []
            finish(match, seat)
            stored = files.from_bytes(files.to_bytes(match.record()))
            assert ludotheca.load(stored).result() == match.result()
            ludotheca.verify(stored, record)


@pytest.mark.parametrize("title", registry.titles())
def test_nothing_hidden_from_the_seat_comes_over(title: str) -> None:
    """Two games that the seat cannot tell apart begin alike when they are played on with the same dealer."""
    found = unsure(played(title))
    assert found
    for old, seat, other in found:
        twin = old.copy()
        twin.state = other
        made = [origin_at(one, seat, dealer(3)).position for one in (old, twin)]
        assert made[0] == made[1]


def test_what_is_hidden_is_drawn_by_the_new_dealer() -> None:
    record = played("kingsburg")
    entries = len(record.entries) // 2
    made = {str(ludotheca.play_on(record, entries, 0, seed=seed).header.origin) for seed in range(6)}
    assert len(made) > 1
    again = [ludotheca.play_on(record, entries, 0, seed=9).header.origin for _ in range(2)]
    assert again[0] == again[1]


def test_it_can_be_left_as_it_was() -> None:
    record = played("comuni")
    entries = len(record.entries) // 2
    match = ludotheca.play_on(record, entries, 1, as_it_was=True)
    assert match.header.origin is not None
    assert match.header.origin.position == at(record, entries).state.dump()
    ludotheca.verify(finish(match).record(), record)


def test_nothing_before_it_can_be_taken_back() -> None:
    record = played("kingsburg")
    match = ludotheca.play_on(record, len(record.entries) // 2, 0)
    assert match.events() == [event for event in match.events() if event.seq < match.head]
    for seat in range(PLAYERS):
        with pytest.raises(CannotUndo):
            match.undo(seat)


@pytest.mark.parametrize(
    ("entries", "seat", "text"),
    [
        (-1, 0, "its moments go from 0 to"),
        (10**6, 0, "its moments go from 0 to"),
        (3, 7, "there is no seat 7; seats go from 0 to 2"),
        (3, -1, "there is no seat -1"),
        (None, 0, "the game is over there"),
    ],
)
def test_a_bad_moment_is_refused(entries: int | None, seat: int, text: str) -> None:
    record = played("rome_in_a_day")
    with pytest.raises(BadMoment, match=text):
        ludotheca.play_on(record, len(record.entries) if entries is None else entries, seat)


def test_a_position_that_cannot_be_is_refused() -> None:
    record = played("rome_in_a_day")
    made = finish(ludotheca.play_on(record, 20, 0)).record()
    origin = made.header.origin
    assert origin is not None
    for spoiled in (
        {},
        {**origin.position, "step": "x"},
        {**origin.position, "gems": [99] * PLAYERS},
        {"hand": 1 << 70},
    ):
        header = msgspec.structs.replace(
            made.header, origin=msgspec.structs.replace(origin, position=spoiled)
        )
        with pytest.raises(RecordError, match="the position it begins from cannot be"):
            Match.replay(registry.get("rome_in_a_day"), Record(header, made.entries, made.result))


def test_another_position_than_the_house_was_bound_to_does_not_verify() -> None:
    record = played("kingsburg")
    entries = len(record.entries) // 2
    made = finish(ludotheca.play_on(record, entries, 0, seed=1)).record()
    other = finish(ludotheca.play_on(record, entries, 0, seed=2)).record()
    assert made.header.origin != other.header.origin
    header = msgspec.structs.replace(made.header, origin=other.header.origin)
    cheat = Match(registry.get("kingsburg"), header, dealer(1))
    cheat.deal()
    false = finish(cheat).record()
    ludotheca.verify(false)  # its dice are right
    with pytest.raises(FairnessError, match="does not begin from the position it should"):
        ludotheca.verify(false, record)
    with pytest.raises(FairnessError, match="played on from another game"):
        ludotheca.verify(made, played("kingsburg", seed=6))
    with pytest.raises(LudothecaError, match="not played on"):
        ludotheca.verify(record, record)


def test_a_game_from_its_beginning_keeps_its_text() -> None:
    """Records without an origin are what they were: the stored games of all titles still have their bytes."""
    assert b"origin" not in files.to_bytes(played("rome_in_a_day"))
