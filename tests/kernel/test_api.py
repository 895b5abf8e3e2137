"""The package's own functions: a new match, a record read, loaded and verified."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludotheca
from ludotheca.games import registry
from ludotheca.kernel.record import Seat, to_bytes


def play_first(match: ludotheca.Match) -> ludotheca.Match:
    """The lines of the package's own documentation."""
    while not match.over:
        for decision in match.decisions():
            match.submit(decision.seat, decision.actions[0])
    return match


@pytest.fixture(scope="module")
def finished() -> ludotheca.Match:
    return play_first(ludotheca.new_match("rome_in_a_day", players=3, seed=7))


def test_equal_seeds_deal_equal_matches(finished: ludotheca.Match) -> None:
    again = play_first(ludotheca.new_match("Rome in a Day", players=3, seed=7))
    assert to_bytes(again.record()) == to_bytes(finished.record())
    other = ludotheca.new_match("rome-in-a-day", players=3, seed=8)
    assert other.entries[:13] != finished.entries[:13]


def test_without_a_seed_nothing_can_be_foreseen() -> None:
    one, two = (ludotheca.new_match("rome_in_a_day", players=5) for _ in range(2))
    assert one.entries != two.entries
    assert one.header.fairness.commitment != two.header.fairness.commitment
    assert one.header.fairness.secret == ""


def test_seats_and_time_are_kept() -> None:
    seats = [Seat("Ada"), Seat("Bot", bot="greedy")]
    record = ludotheca.new_match("rome_in_a_day", 2, seed=1, seats=seats, time=99).record()
    assert [(seat.name, seat.bot) for seat in record.header.seats] == [("Ada", ""), ("Bot", "greedy")]
    assert len({seat.who for seat in record.header.seats}) == 2
    assert {entry.time for entry in record.entries} == {99}


@pytest.mark.parametrize("form", ["bytes", "path", "text", "record"])
def test_a_record_in_any_form(form: str, finished: ludotheca.Match, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(to_bytes(finished.record()))
    source = {"bytes": path.read_bytes(), "path": path, "text": str(path), "record": finished.record()}[form]
    for read in (ludotheca.load, ludotheca.verify):
        assert read(source).result() == finished.result()  # type: ignore[arg-type]


def test_unknown_titles_and_players() -> None:
    with pytest.raises(
        ludotheca.LudothecaError, match=r"There is no title 'chess'; the titles are: .*rome_in_a_day"
    ):
        ludotheca.new_match("chess", players=2)
    with pytest.raises(ludotheca.LudothecaError, match="Rome in a Day is for 2 to 5 players, not 6"):
        ludotheca.new_match("rome_in_a_day", players=6)


@pytest.mark.parametrize("title", registry.titles())
def test_a_title_is_found_by_its_name_in_any_spelling(title: str) -> None:
    game = registry.get(title)
    assert game.meta.title == title
    for spelling in (title.upper(), title.replace("_", "-"), f" {title.replace('_', ' ').title()} "):
        assert registry.get(spelling) is game
