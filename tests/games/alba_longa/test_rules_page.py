"""RULES.md against the code."""

from __future__ import annotations

from pathlib import Path

import pytest
from games.rules_page import Line, RulesPage

import ludotheca.games.alba_longa as title

PAGE = RulesPage(title, Path(__file__).parent)


def test_numbers_run_from_one_in_every_section() -> None:
    assert len(PAGE.lines) > 150
    PAGE.check_numbers()
    assert PAGE.sections == [
        "S",
        "B",
        "C",
        "K",
        "M",
        "Q",
        "P",
        "H",
        "G",
        "R",
        "Y",
        "T",
        "J",
        "O",
        "AS",
        "A",
        "D",
    ]
    counts = {name: sum(line.section == name for line in PAGE.lines) for name in ("A", "D")}
    assert counts == {"A": 49, "D": 35}


@pytest.mark.parametrize("line", PAGE.lines, ids=PAGE.ids)
def test_a_line_names_a_function_that_exists(line: Line) -> None:
    PAGE.check_function(line)


@pytest.mark.parametrize(
    "line", [line for line in PAGE.lines if line.section not in ("A", "D")], ids=lambda line: line.id
)
def test_the_function_of_a_rule_cites_it(line: Line) -> None:
    PAGE.check_citation(line)


@pytest.mark.parametrize("line", PAGE.lines, ids=PAGE.ids)
def test_a_line_names_tests_that_exist(line: Line) -> None:
    PAGE.check_tests(line)


def test_every_number_in_the_code_has_a_line() -> None:
    PAGE.check_cited(100)
