"""The pages say what is so: their code runs, their JSON has the shape of the real one."""

from __future__ import annotations

import json
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ludotheca.cli import COMMANDS, main
from ludotheca.games import registry

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = registry.get(registry.EXAMPLE).folder


def blocks(page: str, language: str) -> list[str]:
    return re.findall(
        rf"^```{language}\n(.*?)^```", (ROOT / page).read_text("utf-8"), re.DOTALL | re.MULTILINE
    )


@pytest.mark.parametrize("block", range(4))
def test_the_environments_of_the_page_run(block: int) -> None:
    exec(compile(blocks("docs/research.md", "python")[block], f"docs/research.md, block {block}", "exec"), {})


@pytest.mark.parametrize("page", ["README.md", "docs/python.md"])
def test_the_python_of_a_page_runs(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = blocks(page, "python")
    assert code
    names: dict[str, Any] = {}
    for number, block in enumerate(code):
        exec(compile(block, f"{page}, block {number}", "exec"), names)
    assert "winners=" in capsys.readouterr().out


def test_the_code_of_the_example_is_as_told() -> None:
    """A block whose first line names a file holds lines of that file of the example, in their order."""
    told = [block.splitlines() for block in blocks("docs/add-a-game.md", "python") if block.startswith("# ")]
    assert len(told) >= 5
    for name, *lines in told:
        real = iter((EXAMPLE / name.removeprefix("# ")).read_text("utf-8").splitlines())
        assert [line for line in lines if line and line not in real] == [], name


def test_the_auction_of_a_page_runs() -> None:
    (code,) = [block for block in blocks("docs/add-a-game.md", "python") if not block.startswith("# ")]
    sold: list[tuple[int, int]] = []
    names: dict[str, Any] = {"AuctionState": object, "i64": int}
    names["sell"] = lambda state, seat, price: sold.append((seat, price))
    exec(compile(code, "the auction", "exec"), names)
    state = SimpleNamespace(players=3, turn=0, step=0, high=0, leader=-1, out=[0, 0, 0])
    names["bid"](state, 0, 2)
    names["pass_bid"](state, 1)
    names["bid"](state, 2, 3)
    assert (state.turn, state.step, sold) == (0, 3, [])
    names["pass_bid"](state, 0)
    assert sold == [(2, 3)]


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
        "learn",
        "replay",
        "review",
        "review-check",
        "verify",
        "new-title",
        "title-check",
    ):
        assert f"ludotheca {name} {COMMANDS[name]}" in page
