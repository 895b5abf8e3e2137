"""The pages say what is so: their code runs, their JSON has the shape of the real one, their links lead somewhere."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ludotheca.cli import COMMANDS, main

ROOT = Path(__file__).parent.parent.parent
PAGES = ["README.md", "docs/command-line.md", "docs/python.md", "docs/add-a-game.md"]


def blocks(page: str, language: str) -> list[str]:
    return re.findall(
        rf"^```{language}\n(.*?)^```", (ROOT / page).read_text("utf-8"), re.DOTALL | re.MULTILINE
    )


@pytest.mark.parametrize("page", ["README.md", "docs/python.md"])
def test_the_python_of_a_page_runs(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = blocks(page, "python")
    assert code
    names: dict[str, Any] = {}
    for number, block in enumerate(code):
        exec(compile(block, f"{page}, block {number}", "exec"), names)
    assert "winners=" in capsys.readouterr().out


def test_ten_lines_play_a_game() -> None:
    first = blocks("docs/python.md", "python")[0]
    assert len([line for line in first.splitlines() if line.strip()]) <= 11  # ten and the print
    assert len(blocks("README.md", "python")[0].strip().splitlines()) <= 10


def shape(value: Any) -> Any:
    """Keys and kinds of a JSON value; of a list its first item."""
    if isinstance(value, dict):
        return {key: shape(item) for key, item in value.items()}
    if isinstance(value, list):
        return [shape(value[0])] if value else []
    return "number" if isinstance(value, int | float) else type(value).__name__


def test_the_json_of_the_command_line_is_as_documented(capsys: pytest.CaptureFixture[str]) -> None:
    games, simulation, arena = (json.loads(block) for block in blocks("docs/command-line.md", "json"))
    main(["games", "--json"])
    real = json.loads(capsys.readouterr().out)
    real["games"] = [game for game in real["games"] if game["title"] == "rome_in_a_day"]
    assert games == real
    line = "simulate rome_in_a_day --players 2 --games 2 --bots greedy,uniform --jobs 1 --json"
    main(line.split())
    real = json.loads(capsys.readouterr().out)
    assert shape(simulation) == shape(real)
    assert simulation["format"] == real["format"]
    assert simulation["line_up"] == real["line_up"]
    main(["arena", *line.split()[1:]])
    real = json.loads(capsys.readouterr().out)
    assert shape(arena) == shape(real)
    assert arena["format"] == real["format"]
    assert arena["line_up"] == real["line_up"]


def test_the_usage_lines_are_those_of_the_program() -> None:
    page = (ROOT / "docs/command-line.md").read_text("utf-8")
    for name in (
        "play",
        "games",
        "simulate",
        "arena",
        "ladder",
        "replay",
        "verify",
        "new-title",
        "title-check",
    ):
        assert f"ludotheca {name} {COMMANDS[name]}" in page


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    links = [link for link in re.findall(r"\]\(([^)]+)\)", text) if "://" not in link]
    assert links or page == "docs/command-line.md"
    for link in links:
        target, _, anchor = link.partition("#")
        path = (ROOT / page).parent / target
        assert path.exists(), link
        if anchor:
            headings = re.findall(r"^#+ (.+)$", path.read_text("utf-8"), re.MULTILINE)
            assert anchor in {heading.lower().replace(" ", "-") for heading in headings}, link
