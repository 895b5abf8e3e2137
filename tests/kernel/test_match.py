"""A game in progress: who may act, what is stale, what can be taken back, who hears what."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from contract.toys import PEBBLES, PUT

from ludotheca.games import registry
from ludotheca.kernel.chance import FairDealer, SeededDealer
from ludotheca.kernel.codec import digest
from ludotheca.kernel.errors import (
    BadAction,
    BadOption,
    BadPlayers,
    CannotUndo,
    FairnessError,
    IllegalAction,
    NotYourDecision,
    RecordError,
    StaleCommand,
)
from ludotheca.kernel.event import Event, HeardEvent
from ludotheca.kernel.match import MOST_UNDOS, Match, verify
from ludotheca.kernel.record import Entry, Seat
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, EVERYONE, SPECTATOR


def begin(players: int = 3, seed: int = 1) -> Match:
    return Match.start(PEBBLES, SeededDealer(seed), players=players)


def answer(match: Match, seat: int, which: int = 0) -> list[Entry]:
    """The seat takes the action at this place of its list."""
    decision = match.decision(seat)
    assert decision is not None
    return match.submit(seat, decision.actions[which])


def reach(match: Match, kind: str) -> Match:
    """Everybody answers with the first action until a decision of this kind is open."""
    while (open_now := match.decisions()) and open_now[0].kind != kind:
        answer(match, open_now[0].seat)
    assert open_now, f"no decision of the kind {kind} came"
    return match


# Beginning.


def test_a_match_is_dealt_until_somebody_must_think() -> None:
    match = begin()
    assert [entry.seat for entry in match.entries] == [CHANCE] * 6
    assert [entry.seq for entry in match.entries] == list(range(6))
    assert [decision.seat for decision in match.decisions()] == match.owing == [0, 1, 2]
    assert all(decision.sealed and decision.kind == "bid" for decision in match.decisions())
    assert match.decision(3) is None
    assert match.decision(-1) is None


@pytest.mark.parametrize("players", [1, 5, 0, -2, True, None, "3", 2.0])
def test_players_out_of_range(players: Any) -> None:
    with pytest.raises(BadPlayers, match=f"Pebbles is for 2 to 4 players, not {players}"):
        Match.start(PEBBLES, SeededDealer(1), players=players)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"pits": 4}, "Pebbles: option 'pits' cannot be 4; it takes: 3, 2"),
        ({"pits": True}, "option 'pits' cannot be true"),
        ({"pits": "3"}, "option 'pits' cannot be 3; it takes: 3, 2"),
        ({"long": 1}, "option 'long' cannot be 1; it takes: false, true"),
        ({"wide": 1}, "option 'wide' does not exist; its options are: pits, long"),
    ],
)
def test_bad_options(options: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption) as caught:
        Match.start(PEBBLES, SeededDealer(1), players=2, options=options)
    assert said in str(caught.value)


def test_seats_must_be_as_many_as_players() -> None:
    with pytest.raises(RecordError, match="it names 1 seats for 2 players"):
        Match.start(PEBBLES, SeededDealer(1), players=2, seats=[Seat("Ada")])


# Acting.


def test_the_wrong_seat() -> None:
    match = begin()
    answer(match, 1)
    for seat in (1, 3, -1, -2, 99):
        with pytest.raises(NotYourDecision) as caught:
            match.submit(seat, {"type": "bid", "card": 1})
        assert str(caught.value) == f"Seat {seat} owes no decision now; a decision is owed by seat 0, 2."
    reach(match, "favour")
    with pytest.raises(NotYourDecision, match="Seat 1 owes no decision now; a decision is owed by seat 0"):
        match.submit(1, {"type": "favour", "pit": 0})


def test_nobody_acts_when_it_is_over() -> None:
    match = begin()
    while not match.over:
        answer(match, match.owing[0])
    with pytest.raises(NotYourDecision, match="Seat 0 owes no decision now; the game is over"):
        match.submit(0, {"type": "bid", "card": 1})
    assert match.deal() == []
    assert match.decisions() == []


def test_an_illegal_action_names_the_legal_ones() -> None:
    match = reach(begin(), "favour")
    with pytest.raises(IllegalAction) as caught:
        match.submit(0, {"type": "put", "pit": 1})
    assert str(caught.value) == (
        "Seat 0 cannot put (pit 1) now; the decision is 'favour' and its 3 legal actions are:"
        " favour (pit 0); favour (pit 1); favour (pit 2)."
    )
    assert caught.value.details["legal"] == [{"type": "favour", "pit": pit} for pit in range(3)]
    with pytest.raises(IllegalAction, match=r"cannot action \(number 9999\) now"):
        match.submit(0, 9999)


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ({}, "its type is None, not a word"),
        ({"type": 7}, "its type is 7, not a word"),
        ({"type": ["bid"]}, "not a word"),
        ({1: 2}, "not a name with fields"),
        (None, "it is None, not a name with fields"),
        (True, "it is True, not a name with fields"),
        ("bid", "it is 'bid', not a name with fields"),
        ([1], "not a name with fields"),
        ({"type": "bid"}, "a 'bid' has the fields card, type, not type"),
    ],
)
def test_nonsense_is_no_action(action: Any, said: str) -> None:
    with pytest.raises(BadAction) as caught:
        begin().submit(0, action)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_numbers_and_names_are_the_same_actions() -> None:
    one, two = begin(), begin()
    code = int(one.state.actions(0)[0])
    one.submit(0, code)
    two.submit(0, PEBBLES.encode(code))
    assert one.entries == two.entries


# Commands made on an older position.


def test_stale() -> None:
    match = begin()
    base = match.head
    match.submit(0, int(match.state.actions(0)[0]), base=base)
    match.submit(1, int(match.state.actions(1)[0]), base=base)  # only another's sealed answer came between
    with pytest.raises(StaleCommand) as caught:
        match.submit(2, int(match.state.actions(2)[0]), base=base - 1)
    assert str(caught.value) == (
        f"The command was made at entry {base - 1}, but the match is at entry {base + 2}; look again and decide anew."
    )
    with pytest.raises(StaleCommand):
        match.submit(2, int(match.state.actions(2)[0]), base=match.head + 1)
    match.submit(2, int(match.state.actions(2)[0]), base=base)
    with pytest.raises(StaleCommand):
        match.submit(0, int(match.state.actions(0)[0]), base=base)


def test_an_own_act_makes_stale_even_if_it_was_taken_back() -> None:
    match = begin()
    base = match.head
    first = int(match.state.actions(0)[0])
    match.submit(0, first, base=base)
    match.undo(0)
    with pytest.raises(StaleCommand):
        match.submit(0, first, base=base)
    match.submit(1, int(match.state.actions(1)[0]), base=base)  # for the others nothing has changed
    match.submit(0, first, base=match.head)


def from_pits(players: int, options: Any, rules: int) -> Any:
    """Begins with a shared step and no draw."""
    state = PEBBLES.new_state(players, options, rules)
    state.phase, state.to_put = PUT, [2] * players
    return state


def test_a_command_made_before_the_first_entry_is_fresh_while_its_step_is_open() -> None:
    match = Match.start(replace(PEBBLES, new_state=from_pits), SeededDealer(1), players=2)
    assert match.head == 0
    match.submit(0, {"type": "put", "pit": 0}, base=0)
    match.submit(1, {"type": "put", "pit": 0}, base=0)
    with pytest.raises(StaleCommand):
        match.submit(1, {"type": "put", "pit": 0}, base=0)


# Taking back.


def why_not(match: Match, seat: int) -> str:
    with pytest.raises(CannotUndo) as caught:
        match.undo(seat)
    assert not match.can_undo(seat)
    assert str(caught.value) == f"Seat {seat} cannot take anything back: {caught.value.details['reason']}."
    return str(caught.value.details["why"])


def test_nothing_to_take_back() -> None:
    match = begin()
    assert [why_not(match, seat) for seat in (0, 1, 2, CHANCE, 3)] == ["not-acted"] * 5


def test_a_sealed_answer_until_the_last_opens_them_all() -> None:
    match = begin()
    before = digest(match.state)
    answer(match, 0)
    answer(match, 2)
    assert match.view(0).can_undo
    assert not match.view(1).can_undo
    assert not match.view(SPECTATOR).can_undo
    entry = match.undo(0, time=7)
    assert (entry.seat, entry.undo, entry.action, entry.time) == (0, 6, None, 7)
    assert why_not(match, 0) == "not-acted"
    match.undo(2)
    assert digest(match.state) == before
    for seat in (2, 1, 0):
        answer(match, seat)
    assert [why_not(match, seat) for seat in range(3)] == ["shown"] * 3


def test_parallel_acts_one_by_one_whatever_others_do() -> None:
    match = reach(begin(seed=4), "put")
    assert match.state.die > 1, "the seed should give several pebbles"
    digests = [digest(match.state)]
    for _ in range(int(match.state.die)):
        answer(match, 0)
        digests.append(digest(match.state))
    while match.can_undo(0):
        match.undo(0)
        assert digest(match.state) == digests[-1 - sum(entry.undo is not None for entry in match.entries)]
    assert why_not(match, 0) == "shown"
    answer(match, 1)
    answer(match, 0)
    assert match.can_undo(0)
    assert match.can_undo(1)


def test_a_turn_until_the_next_seat_answers() -> None:
    match = reach(begin(), "show")
    match.submit(0, {"type": "show", "cards": []})
    match.submit(0, {"type": "favour", "pit": 1})
    assert match.can_undo(0), "the next seat has not answered yet"
    match.submit(1, {"type": "show", "cards": []})
    with pytest.raises(CannotUndo, match="seat 1 has answered since"):
        match.undo(0)
    assert why_not(match, 0) == "answered"
    match.undo(1)
    match.undo(0)
    match.undo(0)
    assert match.owing == [0]
    assert match.decisions()[0].kind == "show"


def test_not_across_something_shown() -> None:
    match = reach(begin(), "show")
    answer(match, 0)
    assert match.decisions()[0].kind == "favour"
    assert why_not(match, 0) == "shown"


def test_not_across_chance() -> None:
    match = reach(begin(), "show")
    while match.state.round == 1:
        match.submit(
            match.owing[0], {"type": "show", "cards": []} if match.decisions()[0].kind == "show" else 500
        )
    assert match.entries[-1].seat == CHANCE
    assert why_not(match, 2) == "chance"


def test_not_when_it_is_over() -> None:
    match = begin()
    while not match.over:
        answer(match, match.owing[0])
    assert why_not(match, 2) == "over"


# Seeing and hearing.


def test_events_and_their_audience() -> None:
    match = begin()
    drawn = [[event.kind for event in match.events(viewer)] for viewer in (0, SPECTATOR)]
    assert drawn[0].count("my-card") == 2
    assert "my-card" not in drawn[1]
    assert drawn[1].count("drew") == 6
    head = match.head
    answer(match, 0)
    assert [event.kind for event in match.events(0, since=head)] == ["sealed", "my-bid"]
    assert [event.kind for event in match.events(1, since=head)] == ["sealed"]
    match.undo(0)
    told = Event(head + 1, "undo", {"seat": 0, "entry": head})
    assert match.events(0, since=head) == match.events(SPECTATOR, since=head) == [told]


@pytest.mark.parametrize(
    ("audience", "hearers"),
    [(EVERYONE, [SPECTATOR, 0, 1, 2]), (0b001, [0]), (0b110, [1, 2]), (0, [])],
)
def test_who_hears(audience: int, hearers: list[int]) -> None:
    item = HeardEvent(Event(0, "x", {}), audience)
    assert [viewer for viewer in (SPECTATOR, 0, 1, 2) if item.heard_by(viewer)] == hearers


def test_the_view_of_a_match() -> None:
    match = begin(2)
    answer(match, 1)
    view = match.view(0)
    assert (view.game, view.rules, view.players, view.viewer, view.head) == ("pebbles", 1, 2, 0, 5)
    assert (view.owing, view.over, view.options) == ([0], False, {"pits": 3, "long": False})
    assert view.position == PEBBLES.view(match.state, 0)
    assert msgspec.json.decode(msgspec.json.encode(view))["position"]["seats"][1]["bid"] is None


def test_the_result_comes_with_the_end() -> None:
    match = begin(2)
    assert match.result() is None
    while not match.over:
        answer(match, match.owing[0])
    result = match.result()
    assert result is not None
    assert result.scores == tuple(match.state.score(seat) for seat in (0, 1))
    assert match.record().result == result


# Replaying.


def test_a_stored_match_goes_on_with_its_dealer_only() -> None:
    whole = begin()
    while not whole.over:
        answer(whole, whole.owing[0])
    half = begin()
    reach(half, "put")
    replayed = Match.replay(PEBBLES, half.record(), SeededDealer(1))
    while not replayed.over:
        answer(replayed, replayed.owing[0])
    assert replayed.record() == whole.record()
    stranded = reach(Match.replay(PEBBLES, half.record()), "show")  # no draw until here
    with pytest.raises(FairnessError, match="its dealer is not here"):
        reach(stranded, "bid")


def test_entries_are_taken_over_in_their_order() -> None:
    match, copy = begin(), Match(PEBBLES, begin().header, SeededDealer(1))
    copy.extend(match.entries[0])
    for wrong in (match.entries[0], match.entries[2]):
        with pytest.raises(RecordError, match="it stands where entry 1 belongs"):
            copy.extend(wrong)
    copy.extend(match.entries[1])
    assert copy.entries == match.entries[:2]


def test_taking_back_is_bounded_within_a_step() -> None:
    match = begin()
    first = int(match.state.actions(0)[0])
    for _ in range(MOST_UNDOS):
        match.submit(0, first)
        match.undo(0)
    match.submit(0, first)
    assert why_not(match, 0) == "often"
    other = int(match.state.actions(1)[0])
    match.submit(1, other)  # the others go on as ever


def test_a_record_with_more_than_that_still_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheca.kernel.match.MOST_UNDOS", 100)
    match = begin()
    for _ in range(MOST_UNDOS + 5):
        match.submit(0, int(match.state.actions(0)[0]))
        match.undo(0)
    monkeypatch.undo()
    again = Match.replay(PEBBLES, match.record())
    assert digest(again.state) == digest(match.state)
    again.submit(0, int(again.state.actions(0)[0]))
    assert why_not(again, 0) == "often"


def test_a_game_that_is_too_long_takes_nothing_back(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin()
    match.submit(0, int(match.state.actions(0)[0]))
    assert match.can_undo(0)
    monkeypatch.setattr("ludotheca.kernel.match.MOST_ENTRIES", match.head)
    assert why_not(match, 0) == "long"


class Watched(FairDealer):
    """A dealer that remembers what it was asked, at which number, and what it dealt."""

    def __init__(self, seed: int) -> None:
        super().__init__(bytes([seed]) * 32, "keys", keyed=True)
        self.dealt: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[int, int]] = {}

    def draw(self, index: int, weights: Any, key: Any = ()) -> int:
        chosen = super().draw(index, weights, key)
        self.dealt[tuple(key), tuple(weights)] = (index, chosen)
        return chosen


@pytest.mark.parametrize("seed", range(3))
def test_two_games_on_one_deal_by_keys_have_equal_dice_for_equal_questions(seed: int) -> None:
    dealers = []
    for line in (1, 2):
        dealer = Watched(seed)
        match, rng = Match.start(registry.get("kingsburg"), dealer, players=3), Rng(seed, line)
        while not match.over:
            seat = match.owing[rng.below(len(match.owing))]
            match.submit(seat, int(match.state.random_action(seat, rng)))
        assert verify(match.game, match.record()).over
        dealers.append(dealer.dealt)
    asked = dealers[0].keys() & dealers[1].keys()
    moved = [question for question in asked if dealers[0][question][0] != dealers[1][question][0]]
    assert len(moved) > 10, "the games went the same way, so this shows nothing"
    assert all(dealers[0][question][1] == dealers[1][question][1] for question in asked)
