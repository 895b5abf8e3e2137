"""The screen of a table fits its terminal and shows what must be seen."""

from __future__ import annotations

import re

import pytest
from games.titles import FOLDER
from rich.text import Text

import ludotheca
from ludotheca.bots.bot import Budget
from ludotheca.bots.levels import make_bot
from ludotheca.cli import context, screen
from ludotheca.drawing.board import Board, Frame
from ludotheca.games import registry
from ludotheca.kernel.match import Match
from ludotheca.texts.speaker import Speaker

NAMES = ("You", "Ada", "Bruno", "Clara", "Dino")
USUAL = (80, 24)


def scene(match: Match, say: Speaker, seat: int = 0) -> screen.Scene:
    board: Board = registry.board(match.game.meta.title)
    decision = match.decision(seat)
    return screen.Scene(
        seen=match.view(seat),
        say=say,
        board=board,
        looking=seat,
        decision=decision,
        order=board.order(decision) if decision is not None else (),
        news=board.notable(match.events(seat, max(0, match.head - 30))),
        keys=say.text("keys"),
    )


def voice(match: Match, lang: str = "en", seat: int = 0) -> Speaker:
    return context.use(lang).to(match.game, NAMES[: match.header.players], seat)


def play_on(match: Match, acts: int, level: str = "greedy") -> None:
    bots = [make_bot(level, match.game, 3, seat) for seat in range(match.header.players)]
    for _ in range(acts):
        if match.over:
            return
        seat = int(match.state.first_owing())
        decision = match.decision(seat)
        assert decision is not None
        match.submit(seat, bots[seat].choose(match.view(seat), decision, Budget()))


def plain(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_screen_of_a_game_fits_80_by_24(players: int, lang: str) -> None:
    match = ludotheca.new_match("rome_in_a_day", players, seed=players)
    say = voice(match, lang)
    shown = 0
    while not match.over:
        if match.decision(0) is not None:
            lines = screen.compose(scene(match, say), *USUAL)
            assert max(line.cell_len for line in lines) <= 80, plain(lines)
            assert len(lines) <= 23, plain(lines)
            shown += 1
        play_on(match, 3)
    assert shown > 8


@pytest.mark.parametrize("size", [(120, 40), (60, 20), (40, 12), (20, 8), (200, 60)])
def test_other_sizes_are_filled_or_cropped(size: tuple[int, int]) -> None:
    match = ludotheca.new_match("rome_in_a_day", 3, seed=5)
    play_on(match, 60)
    for _ in range(6):
        lines = screen.compose(scene(match, voice(match)), *size)
        board_lines = [line for line in lines if re.search(r"[╱╲│]", line.plain)]
        assert all(line.cell_len <= size[0] for line in board_lines)
        assert len(lines) < size[1]
        assert lines[-1].plain in {"q quit", "quit"} or lines[-1].plain.endswith(" q quit")
        play_on(match, 5)


def board_numbers(lines: list[Text]) -> list[int]:
    """The numbers of free hexagons, as they are read on the drawing."""
    text = "\n".join(line.plain for line in lines if "╱" in line.plain)
    return [int(number) for number in re.findall(r"╱ ?(\d+) ", text)]


def test_every_legal_hexagon_shows_its_number_and_gain() -> None:
    match = ludotheca.new_match("rome_in_a_day", 3, seed=5)
    say = voice(match)
    board: Board = registry.board(match.game.meta.title)
    checked = 0
    while not match.over:
        decision = match.decision(0)
        if decision is not None and decision.kind == "place":
            order = board.order(decision)
            lines = screen.compose(scene(match, say), 120, 60)
            assert board_numbers(lines) == list(range(1, len(order) + 1))
            gains = [gain for gain in decision.args["gains"] if gain]
            found = re.findall(r"╲ *\+(\d+) *(?=╱)", plain(lines))
            assert sorted(map(int, found)) == sorted(gains)
            checked += len(gains) > 0
        play_on(match, 1)
    assert checked > 5


def test_lands_and_buildings_are_told_without_colour() -> None:
    match = ludotheca.new_match("rome_in_a_day", 2, seed=2)
    play_on(match, 40)
    say = voice(match)
    seen = match.view(0)
    for height in (60, 12):  # hexagons of two lines, of one line
        frame = Frame(seen, say, 1, 100, height)
        shown = "\n".join(line.plain for line in registry.board(match.game.meta.title).draw(frame).lines)
        for laid in seen.position.seats[1].domain:
            assert say.word("code", laid.land) in shown
        buildings = [laid for laid in seen.position.seats[1].domain if laid.building]
        assert buildings
        drawn = shown.partition("Buildings to come")[0]
        assert drawn.count("⌂") == len(buildings)


def long_domain() -> Match:
    """A domain in one straight line to the east, wider than any terminal."""
    match = ludotheca.new_match("rome_in_a_day", 2, seed=1)
    while match.state.score(0) >= 0 and not match.over:
        seat = int(match.state.first_owing())
        decision = match.decision(seat)
        assert decision is not None
        actions = decision.actions
        if decision.kind == "place":
            action = max(actions, key=lambda a: (a["r"] == 0, a["q"]))
        else:
            action = actions[-1]
        if seat == 0 and decision.kind == "place" and len(actions) > 34:
            return match
        match.submit(seat, action)
    raise AssertionError("the domain never grew long")


def test_a_wide_domain_is_a_window_that_moves() -> None:
    match = long_domain()
    say = voice(match)
    first = scene(match, say)
    middle = screen.compose(first, *USUAL)
    assert "outside the window" in plain(middle)
    assert max(line.cell_len for line in middle) <= 80
    seen = set(board_numbers(middle))
    for columns in (-24, 24, -1000, 1000):
        moved = screen.compose(scene(match, say), *USUAL)
        assert plain(moved) == plain(middle)
        first.shift = (columns, 0)
        moved = screen.compose(first, *USUAL)
        assert plain(moved) != plain(middle)
        seen |= set(board_numbers(moved))
    decision = match.decision(0)
    assert decision is not None
    assert seen == set(range(1, len(decision.actions) + 1))


def test_the_final_scores_add_up() -> None:
    match = ludotheca.new_match("rome_in_a_day", 3, seed=9)
    play_on(match, 500)
    assert match.over
    say = voice(match)
    lines = [line.plain for line in screen.final(match.view(0).results, say, 80)]
    columns = [[int(cell) for cell in re.findall(r"-?\d+", line)] for line in lines if re.search(r"\d", line)]
    totals, places = columns[-2], columns[-1]
    assert [sum(column) for column in zip(*columns[:-2], strict=True)] == totals
    assert totals == [int(match.state.score(seat)) for seat in range(3)]
    assert sorted(places)[0] == 1
    assert screen.victory([0], say) in "\n".join(lines) or places[0] != 1


def test_a_victory_is_said_to_whoever_reads() -> None:
    match = ludotheca.new_match("rome_in_a_day", 3, seed=9)
    assert screen.victory([0], voice(match)) == "You win."
    assert screen.victory([1], voice(match)) == "Ada wins."
    assert screen.victory([1, 2], voice(match)) == "Shared victory: Ada and Bruno."
    assert screen.victory([], voice(match)) == "Nobody wins: all lose."
    assert screen.victory([1], voice(match, "fr")) == "Ada gagne."


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_where_all_lose_nobody_is_first(lang: str) -> None:
    """The final table of a stored game that nobody won; its record is what it was."""
    path = FOLDER / "alba_longa" / "records" / "rules1-3p-ending-weather-runs-out.json"
    match = ludotheca.verify(path)
    say = voice(match, lang)
    lines = [line.plain for line in screen.final(match.view(0).results, say, 80)]
    (row,) = [line for line in lines if line.startswith(say.text("place"))]
    assert row.split()[1:] == ["–", "–", "–"]
    assert say.text("wins", names="", count=0) in lines


def test_who_only_did_not_win_has_no_rank() -> None:
    """All kings but the winner share a place, whatever they have."""
    match = ludotheca.verify(FOLDER / "alba_longa" / "records" / "rules1-4p.json")
    results = match.view(0).results
    losers = [result for result in results if not result.won]
    assert len({result.score for result in losers}) > 1
    say = voice(match)
    (row,) = [
        line.plain for line in screen.final(results, say, 80) if line.plain.startswith(say.text("place"))
    ]
    assert row.split()[1:] == ["1" if result.won else "–" for result in results]


def test_news_that_are_cut_begin_with_an_event() -> None:
    match = ludotheca.new_match("alba_longa", 3, seed=2)
    play_on(match, 40)
    say = voice(match, "fr")
    told = screen.news(match.events(0), say, 60)
    assert any(not line.plain.startswith(screen.NEWS) for line in told)
    for room in range(2, 12):
        kept = [line.plain for line in screen._newest(told, room, say)]
        assert len(kept) <= room
        assert kept[1].startswith(screen.NEWS)
    assert screen._newest(told, 0, say) == []
