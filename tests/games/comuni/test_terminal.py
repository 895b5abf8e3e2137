"""The drawing on a text screen: what it shows, and what screens hide."""

from __future__ import annotations

import re
from typing import Any

from ludotheca.drawing.board import Frame
from ludotheca.games.comuni.game import GAME
from ludotheca.games.comuni.terminal import BOARD, chip, hidden
from ludotheca.games.comuni.view import card
from ludotheca.kernel.chance import SeededDealer
from ludotheca.kernel.match import Match
from ludotheca.kernel.rng import Rng
from ludotheca.texts.speaker import Speaker

NAMES = ("Ada", "Bruno", "Clara", "Dino", "Elena")


def played(acts: int, players: int = 4, **options: Any) -> Match:
    """A match some greedy acts in."""
    match = Match.start(GAME, SeededDealer(7), players=players, options=options)
    rng = Rng(7)
    while acts > 0 and not match.over:
        seat = match.owing[0]
        match.submit(seat, int(match.state.greedy_action(seat, rng)))
        acts -= 1
    return match


def drawn(
    match: Match, viewer: int, looking: int, lang: str = "en", width: int = 80, height: int = 40
) -> str:
    say = Speaker(lang, GAME, names=NAMES[: match.header.players], viewer=viewer, strict=True)
    frame = Frame(match.view(viewer), say, looking, width, height)
    return "\n".join(line.plain for line in BOARD.draw(frame).lines)


def notes(match: Match, viewer: int) -> list[str]:
    say = Speaker("en", GAME, names=NAMES[: match.header.players], viewer=viewer, strict=True)
    seen = match.view(viewer)
    return [BOARD.seat_note(seen, say, seat).plain for seat in range(match.header.players)]


def test_screens_hide_the_others_stocks_and_hands() -> None:
    match = played(60)
    assert re.search(r"stock:\s+gold \d", drawn(match, 0, 0))
    other = drawn(match, 0, 1)
    assert "behind a screen" in other
    assert "hand:" not in other
    assert ["gold" in note for note in notes(match, 0)] == [True, False, False, False]
    assert ["gold" in note for note in notes(match, -1)] == [False] * 4


def test_an_empty_hand_is_shown_as_none() -> None:
    assert re.search(r"hand: –$", drawn(played(0), 0, 0), re.MULTILINE)


def test_without_screens_everything_is_shown() -> None:
    match = played(60, screens=False)
    assert re.search(r"stock:\s+gold \d", drawn(match, 0, 1))
    assert all("gold" in note for note in notes(match, 0))
    assert all("gold" in note for note in notes(match, -1))


def test_at_the_end_the_screens_go() -> None:
    match = played(10_000)
    assert match.over
    assert not hidden(match.view(0), 1)
    assert re.search(r"stock:\s+gold \d", drawn(match, 0, 1))


def test_a_card_shows_its_level_and_letters() -> None:
    say = Speaker("en", GAME, names=NAMES, strict=True)
    assert [chip(card(kind), say).plain for kind in (1, 16 + 0b1010, 48 + 15)] == ["1E", "2MR", "4EMCR"]


def test_columns_offers_and_the_town_are_drawn() -> None:
    match = played(80)
    shown = drawn(match, 0, 0)
    seen = match.view(0).position
    for column in seen.columns:
        assert f"[{column.number}]" in shown
    bids = [column for column in seen.columns if column.bidder is not None]
    assert bids
    for column in bids:
        assert f"{NAMES[column.bidder]} {column.gold}" in shown
    assert shown.count("▮") == sum(building.storeys for building in seen.seats[0].buildings)
    assert shown.count("▤") == sum(section.storeys for section in seen.seats[0].walls)


def test_a_place_is_offered_with_its_price() -> None:
    say = Speaker("en", GAME, names=NAMES[:2], viewer=0, strict=True)
    labels = []
    for seed in range(3):
        match = Match.start(GAME, SeededDealer(seed), players=2)
        rng = Rng(seed)
        while not match.over:
            seat = match.owing[0]
            decision = match.decision(seat)
            assert decision is not None
            if decision.kind == "place":
                costs = decision.args["costs"]
                priced = [action for action in decision.actions if action["type"] != "exchange"]
                assert len(costs) == len(priced)
                labels += [
                    BOARD.label(match.view(seat), say, decision, action).plain for action in decision.actions
                ]
            match.submit(seat, int(match.state.greedy_action(seat, rng)))
    assert any("(1 cr.)" in label for label in labels)
    assert any("(" not in label for label in labels)


def test_the_news_leave_out_what_the_board_shows() -> None:
    match = played(120)
    events = match.events(0)
    told = BOARD.notable(events)
    assert {event.kind for event in events} - {event.kind for event in told} >= {"column", "turn", "sealed"}
    assert [event.kind for event in told if event.kind == "bid"]
