"""RULES.md of a title against its code: every line has a function and tests that exist, every number cited a line."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from types import ModuleType
from typing import NamedTuple


class Line(NamedTuple):
    """A rule: its number, what it says, the function that holds it and the tests that fail without it."""

    id: str
    text: str
    functions: list[str]
    tests: list[str]

    @property
    def section(self) -> str:
        return self.id.rstrip("0123456789")


class RulesPage:
    """The page of a title, and the folder of its tests."""

    def __init__(self, title: ModuleType, tests: Path) -> None:
        assert title.__file__ is not None
        self.package = title.__name__
        self.folder = Path(title.__file__).parent
        self.tests = tests
        self.text = (self.folder / "RULES.md").read_text(encoding="utf-8")
        self.lines = _lines(self.text)
        self.ids = [line.id for line in self.lines]
        self.sections = list(dict.fromkeys(line.section for line in self.lines))

    def check_numbers(self) -> None:
        """They run from one in every section."""
        counts = {name: sum(line.section == name for line in self.lines) for name in self.sections}
        assert self.ids == [f"{name}{i + 1}" for name in self.sections for i in range(counts[name])]

    def check_function(self, line: Line) -> None:
        """The line says something, and names one function that is there."""
        assert len(line.text) > 10
        assert len(line.functions) == 1, "a rule has one function that holds it"
        module, name = self._split(line.functions[0])
        attrgetter(name)(import_module(f"{self.package}.{module}"))

    def check_citation(self, line: Line) -> None:
        """The function says which rule it holds."""
        assert f"[{line.id}]" in self._source(line.functions[0]), f"{line.functions[0]} does not cite it"

    def check_tests(self, line: Line) -> None:
        """Its tests are there."""
        assert line.tests, "a rule has a test"
        for test in line.tests:
            module, _, name = test.partition("::")
            assert name in self.defined_in(module), test

    def check_cited(self, least: int) -> None:
        """The code cites no number that the page lacks, and `least` at least."""
        cited: dict[str, set[str]] = {}
        for path in self.folder.rglob("*.py"):
            for number in re.findall(r"\[([A-Z]+\d+)\]", path.read_text(encoding="utf-8")):
                cited.setdefault(number, set()).add(path.name)
        assert len(cited) > least
        assert {number: files for number, files in cited.items() if number not in self.ids} == {}

    def defined_in(self, module: str) -> frozenset[str]:
        """The tests that a file of the title's tests defines."""
        return _tests_of(self.tests / f"{module}.py")

    def _split(self, function: str) -> tuple[str, str]:
        """The module of what the page names, below the title, and its name there."""
        parts = function.split(".")
        files = [(self.folder / Path(*parts[: i + 1])).with_suffix(".py") for i in range(len(parts))]
        last = max(i for i, file in enumerate(files) if file.exists())
        return ".".join(parts[: last + 1]), ".".join(parts[last + 1 :])

    def _source(self, function: str) -> str:
        """The text of what the page names: a function or method; for a constant its whole module."""
        module, name = self._split(function)
        return _source_of(self.folder / f"{module.replace('.', '/')}.py", name.rpartition(".")[2])


def _lines(page: str) -> list[Line]:
    """The rules of a page, in order."""
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


@cache
def _tests_of(file: Path) -> frozenset[str]:
    body = ast.parse(file.read_text(encoding="utf-8")).body
    return frozenset(
        node.name for node in body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


@cache
def _source_of(file: Path, name: str) -> str:
    text = file.read_text(encoding="utf-8")
    found = [
        ast.get_source_segment(text, node) or ""
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef) and node.name == name
    ]
    return "\n".join(found) or text
