"""RULES.md against the code: every line has a function that cites it and tests that exist, every number a line."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from importlib.util import find_spec
from operator import attrgetter
from pathlib import Path
from typing import NamedTuple

import pytest

import ludotheca.games.comuni as title

TITLE = Path(title.__file__).parent
TESTS = Path(__file__).parent
SECTIONS = "SRTPCIFBGDVHEZW"


class Line(NamedTuple):
    """A rule: its number, what it says, the function that holds it and the tests that fail without it."""

    id: str
    text: str
    functions: list[str]
    tests: list[str]


def lines() -> list[Line]:
    """The rules of the page, in order."""
    page = (TITLE / "RULES.md").read_text(encoding="utf-8")
    cells = [
        [cell.strip() for cell in row.strip("|").split("|")]
        for row in page.splitlines()
        if row.startswith("|")
    ]
    rows = [row for row in cells if row[0] != "id" and not set(row[0]) <= {"-"}]
    assert all(len(row) == 4 for row in rows), "a line of the page has not four columns"
    return [Line(row[0], row[1], _code(row[2]), _code(row[3])) for row in rows]


def _code(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def split(function: str) -> tuple[str, str]:
    """The module a function of the page is in, and its name there."""
    parts = function.split(".")
    size = 2 if parts[0] == "rules" else 1
    return ".".join(parts[:size]), ".".join(parts[size:])


def source(function: str) -> str:
    """The text of what the page names: a function or method; for a constant the lines around it."""
    module, name = split(function)
    text = (TITLE / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8")
    found = [
        ast.get_source_segment(text, node) or ""
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef) and node.name == name.rpartition(".")[2]
    ]
    if found:
        return "\n".join(found)
    at = re.search(rf"^{name}\b", text, re.MULTILINE)
    assert at is not None, function
    return text[max(0, at.start() - 200) : at.end() + 400]


def defined_in(module: str) -> set[str]:
    """The tests that a file of this folder defines."""
    tree = ast.parse((TESTS / f"{module}.py").read_text(encoding="utf-8"))
    return {
        node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


LINES = lines()
ids = [line.id for line in LINES]


def test_numbers_run_from_one_in_every_section() -> None:
    assert len(LINES) > 100
    expected = [f"{section}{i + 1}" for section in SECTIONS for i in range(sum(n[0] == section for n in ids))]
    assert ids == expected


@pytest.mark.parametrize("line", LINES, ids=ids)
def test_a_line_names_a_function_that_cites_it(line: Line) -> None:
    assert len(line.text) > 10
    assert len(line.functions) == 1, "a rule has one function that holds it"
    module, name = split(line.functions[0])
    attrgetter(name)(import_module(f"{title.__name__}.{module}"))
    assert f"[{line.id}]" in source(line.functions[0]), f"{line.functions[0]} does not cite it"


@pytest.mark.parametrize("line", LINES, ids=ids)
def test_a_line_names_tests_that_exist(line: Line) -> None:
    assert line.tests, "a rule has a test"
    for test in line.tests:
        module, _, name = test.partition("::")
        assert name in defined_in(module), test


def test_every_number_in_the_code_has_a_line() -> None:
    cited: dict[str, set[str]] = {}
    for path in TITLE.rglob("*.py"):
        for number in re.findall(r"\[([A-Z]\d+)\]", path.read_text(encoding="utf-8")):
            cited.setdefault(number, set()).add(path.name)
    assert len(cited) > 80
    assert {number: files for number, files in cited.items() if number not in ids} == {}


def test_the_page_says_what_is_reconstructed_and_where_to_change_it() -> None:
    page = (TITLE / "RULES.md").read_text(encoding="utf-8")
    assert "## What is reconstructed" in page
    for name in ("setup.json", "cards.tsv"):
        assert name in page
        assert (TITLE / name).exists()
    assert find_spec(f"{title.__name__}.tables") is not None
