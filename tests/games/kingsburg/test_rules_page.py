"""RULES.md against the code: every line has a function and a test that exist, every number the code cites has a line."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from typing import NamedTuple

import pytest

import ludotheca.games.kingsburg as title

TITLE = Path(title.__file__).parent
TESTS = Path(__file__).parent


class Line(NamedTuple):
    """A rule: its number, what it says, the functions that hold it and the tests that fail without it."""

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


def defined_in(module: str) -> set[str]:
    """The tests that a file of this folder defines."""
    tree = ast.parse((TESTS / f"{module}.py").read_text(encoding="utf-8"))
    return {
        node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def cited() -> dict[str, set[str]]:
    """The numbers in square brackets in the code, with the files that cite them."""
    found: dict[str, set[str]] = {}
    for path in TITLE.rglob("*.py"):
        for number in re.findall(r"\[([A-Z]\d+)\]", path.read_text(encoding="utf-8")):
            found.setdefault(number, set()).add(path.name)
    return found


def module_of(function: str) -> tuple[str, str]:
    """The module of what the page names, and its name there: `rules.dice.roll` is `roll` of `rules.dice`."""
    parts = function.split(".")
    depth = 2 if parts[0] == "rules" else 1
    return ".".join(parts[:depth]), ".".join(parts[depth:])


LINES = lines()
ids = [line.id for line in LINES]


def test_numbers_run_from_one_in_every_section() -> None:
    assert len(LINES) > 120
    expected = []
    for section in dict.fromkeys(number[0] for number in ids):
        expected += [f"{section}{i + 1}" for i in range(sum(number[0] == section for number in ids))]
    assert ids == expected
    assert {number[0] for number in ids} == set("SGYKDIACBPEWVMHFT")


@pytest.mark.parametrize("line", LINES, ids=ids)
def test_a_line_names_a_function_that_exists(line: Line) -> None:
    assert len(line.text) > 10
    assert len(line.functions) == 1, "a rule has one function that holds it"
    module, name = module_of(line.functions[0])
    attrgetter(name)(import_module(f"{title.__name__}.{module}"))


@pytest.mark.parametrize("line", LINES, ids=ids)
def test_a_line_names_tests_that_exist(line: Line) -> None:
    assert line.tests, "a rule has a test"
    for test in line.tests:
        module, _, name = test.partition("::")
        assert name in defined_in(module)


def test_every_number_in_the_code_has_a_line() -> None:
    numbers = cited()
    assert len(numbers) > 100
    assert {number: files for number, files in numbers.items() if number not in ids} == {}


def held(function: str) -> str:
    """The source of what the page names: a function or method; for a constant its whole module."""
    module, name = module_of(function)
    source = (TITLE / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8")
    found = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and node.name == name.rpartition(".")[2]
    ]
    return "\n".join(ast.get_source_segment(source, node) or "" for node in found) or source


@pytest.mark.parametrize("line", LINES, ids=ids)
def test_the_function_of_a_rule_cites_it(line: Line) -> None:
    assert f"[{line.id}]" in held(line.functions[0])


def test_every_worked_example_is_named_by_a_rule() -> None:
    named = {test for line in LINES for test in line.tests}
    examples = {f"test_booklet::{name}" for name in defined_in("test_booklet")}
    assert examples - named == set()
