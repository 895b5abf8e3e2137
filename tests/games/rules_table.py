"""The RULES.md of a title as data: what every line says, the function that holds it and the tests that fail without it."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from typing import Any, NamedTuple

from ludotheca.games import registry


class Line(NamedTuple):
    """A rule: its number, its text, the functions and the tests it names."""

    id: str
    text: str
    functions: list[str]
    tests: list[str]

    @property
    def section(self) -> str:
        return self.id.rstrip("0123456789")


class RulesTable:
    """The lines of a title's RULES.md, and where to find what they name."""

    def __init__(self, title: str) -> None:
        self.package = f"ludotheca.games.{title}"
        self.folder = registry.get(title).folder
        self.tests = Path(__file__).parent / title
        self.lines = read_lines(page_of(title).read_text(encoding="utf-8"))

    def place_of(self, function: str) -> tuple[str, str]:
        """The module of a function that RULES.md names, below the title, and its name there."""
        parts = function.split(".")
        files = [(self.folder / Path(*parts[: i + 1])).with_suffix(".py") for i in range(len(parts))]
        last = max((i for i, file in enumerate(files) if file.exists()), default=0)
        return ".".join(parts[: last + 1]), ".".join(parts[last + 1 :])

    def file_of(self, module: str) -> Path:
        """Where a module of the title stands."""
        return self.folder / f"{module.replace('.', '/')}.py"

    def load(self, function: str) -> Any:
        """The function itself; an error if it does not exist."""
        module, name = self.place_of(function)
        return attrgetter(name)(import_module(f"{self.package}.{module}"))

    def source_of(self, function: str) -> str:
        """The text of a function or a method; for a constant its whole module."""
        module, name = self.place_of(function)
        file = self.file_of(module)
        return _functions_in(file).get(name.rpartition(".")[2]) or file.read_text(encoding="utf-8")

    def tests_in(self, module: str) -> frozenset[str]:
        """The tests that a file of the title's tests defines."""
        return _tests_of(self.tests / f"{module}.py")

    def cited(self) -> dict[str, set[str]]:
        """The numbers that the code cites, with the files that do."""
        found: dict[str, set[str]] = {}
        for path in self.folder.rglob("*.py"):
            for number in re.findall(r"\[([A-Z]+\d+)\]", path.read_text(encoding="utf-8")):
                found.setdefault(number, set()).add(path.name)
        return found


def page_of(title: str) -> Path:
    """The RULES.md of a title."""
    return registry.get(title).folder / "RULES.md"


def read_lines(text: str) -> list[Line]:
    """The rules of a RULES.md, in order."""
    cells = [
        [cell.strip() for cell in row.strip("|").split("|")]
        for row in text.splitlines()
        if row.startswith("|")
    ]
    rows = [row for row in cells if row[0] != "id" and not set(row[0]) <= {"-"}]
    assert all(len(row) == 4 for row in rows), "a line of RULES.md has not four columns"
    return [Line(row[0], row[1], _code(row[2]), _code(row[3])) for row in rows]


def _code(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


@cache
def _tests_of(file: Path) -> frozenset[str]:
    if not file.exists():
        return frozenset()
    body = ast.parse(file.read_text(encoding="utf-8")).body
    return frozenset(
        node.name for node in body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


@cache
def _functions_in(file: Path) -> dict[str, str]:
    """The text of every function and method of a file; those of one name together."""
    text = file.read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            found[node.name] = found.get(node.name, "") + (ast.get_source_segment(text, node) or "")
    return found
