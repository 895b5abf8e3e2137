"""The general drawing: any title on a text screen, in its own words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from games.titles import EXAMPLE, PLAYED

import ludotheca
from ludotheca.cli.screen import Scene, compose
from ludotheca.drawing import general
from ludotheca.drawing.board import Board, Frame
from ludotheca.games import registry
from ludotheca.kernel.match import Match
from ludotheca.kernel.state import SPECTATOR
from ludotheca.texts.speaker import Speaker

NAMES = ("Ada", "Bruno", "Clara", "Dino", "Elena", "Fabio")
COMMANDS = Path(ludotheca.__file__).parent / "cli" / "texts"


def speaker(match: Match, lang: str = "en", viewer: int = 0, strict: bool = True) -> Speaker:
    names = NAMES[: match.header.players]
    return Speaker(lang, match.game, names=names, viewer=viewer, folders=(COMMANDS,), strict=strict)


def example(players: int = 3) -> Match:
    return ludotheca.new_match(EXAMPLE, players, seed=3)


def drawn(match: Match, say: Speaker, height: int = 400, **more: Any) -> list[str]:
    frame = Frame(match.view(say.viewer), say, max(0, say.viewer), 80, height, **more)
    return [line.plain.rstrip() for line in Board().draw(frame).lines]


def test_the_heading_is_the_round_and_the_phase() -> None:
    match = example()
    assert Board().heading(match.view(0), speaker(match)) == "Round 1 · the bid"
    assert Board().heading(match.view(0), speaker(match, "fr")) == "Manche 1 · l’enchère"


def test_the_seats_are_a_table_in_the_titles_words() -> None:
    match = example()
    match.submit(1, {"type": "bid", "card": match.state.actions(1)[0] % 100 + 1})
    lines = drawn(match, speaker(match))
    assert lines[0] == "Pot 2"
    assert lines[2].split() == ["Ada", "Bruno", "Clara"]
    rows = {line[:13].strip(): line[13:].split() for line in lines[3:]}
    assert rows == {
        "Pebbles": ["0", "0", "0"],
        "Cards in hand": ["4", "4", "4"],
        "Your hand": ["1,", "1,", "5,", "6", "–", "–"],
        "Card laid": ["–", "✓", "–"],
    }
    assert "Cartes en main" in "\n".join(drawn(match, speaker(match, "fr")))
    assert "Your hand" not in "\n".join(drawn(match, speaker(match, viewer=SPECTATOR)))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("title", PLAYED)
def test_any_title_fits_the_width(title: str, lang: str) -> None:
    most = registry.get(title).meta.most_players
    match = ludotheca.new_match(title, most, seed=1)
    for _ in range(12):
        seat = match.owing[0]
        match.submit(seat, int(match.state.actions(seat)[0]))
    lines = drawn(match, speaker(match, lang))
    assert max(map(len, lines)) <= 80
    assert not [line for line in lines if "None" in line or "True" in line or "{" in line]


def test_a_long_drawing_moves_under_its_window() -> None:
    match = ludotheca.new_match("rome_in_a_day", 3, seed=1)
    say = speaker(match)
    whole = drawn(match, say)
    assert drawn(match, say, 3) == whole[:3]
    assert drawn(match, say, 3, shift=(0, 2)) == whole[2:5]
    assert drawn(match, say, 3, shift=(0, 999)) == whole[-3:]
    assert Board().draw(Frame(match.view(0), say, 0, 80, 3)).cropped


def test_a_whole_game_of_the_example_fits_80_by_24() -> None:
    match = example(4)
    say = speaker(match)
    while not match.over:
        seat = match.owing[0]
        decision = match.decision(seat)
        assert decision is not None
        mine = decision if seat == 0 else None
        order = range(len(decision.actions)) if mine else ()
        scene = Scene(match.view(0), say, Board(), 0, mine, list(order), keys="? help · q quit")
        lines = [line.plain for line in compose(scene, 80, 24)]
        assert len(lines) < 24
        assert max(map(len, lines)) <= 80
        assert lines[0].startswith("Example · Round")
        assert any(line.startswith("Cards in hand") for line in lines)
        match.submit(seat, decision.actions[0])


def test_what_a_field_says() -> None:
    say = speaker(ludotheca.new_match("rome_in_a_day", 2, seed=1))
    lands = [
        {"land": "field", "building": "mill"},
        {"land": "quarry", "building": None, "by": [], "built": False},
    ]
    said = {
        "seat": (1, "Bruno"),
        "land": ("olive_grove", "olive grove"),
        "lands": (["field", "quarter"], "field, town quarter"),
        "building": (None, "nothing"),  # there is a text for it
        "owner": (None, "–"),
        "sealed": (True, "✓"),
        "row": (lands, "field mill, quarry"),
        "stack": ({"olive_grove": 4, "field": None}, "Olive grove 4"),
        "small": ([0, 3], "1, 4"),
        "empty": ([], "–"),
    }
    assert {name: general.value(name, kept, say) for name, (kept, _) in said.items()} == {
        name: text for name, (_, text) in said.items()
    }


def test_a_field_without_a_text_is_named_and_an_empty_text_hides_it(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        'field-turn_s = Turns\nfield-secret-count = {""}\n'.replace("_", "-"), "utf-8"
    )
    say = Speaker("en", folders=(tmp_path,), strict=True)
    assert list(general.shown({"gem_points": 3, "secret_count": 9, "turn_s": 2, "none": None}, say)) == [
        ("Gem points", "3"),
        ("Turns", "2"),
    ]
