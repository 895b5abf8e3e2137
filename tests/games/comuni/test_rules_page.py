"""RULES.md against the code."""

from __future__ import annotations

from pathlib import Path

import pytest
from games.rules_page import Line, RulesPage

import ludotheca.games.comuni as title

PAGE = RulesPage(title, Path(__file__).parent)


def test_numbers_run_from_one_in_every_section() -> None:
    assert len(PAGE.lines) > 100
    PAGE.check_numbers()
    assert PAGE.sections == list("SRTPCIFBGDVHEZW")


@pytest.mark.parametrize("line", PAGE.lines, ids=PAGE.ids)
def test_a_line_names_a_function_that_exists(line: Line) -> None:
    PAGE.check_function(line)


@pytest.mark.parametrize("line", PAGE.lines, ids=PAGE.ids)
def test_the_function_of_a_rule_cites_it(line: Line) -> None:
    PAGE.check_citation(line)


@pytest.mark.parametrize("line", PAGE.lines, ids=PAGE.ids)
def test_a_line_names_tests_that_exist(line: Line) -> None:
    PAGE.check_tests(line)


def test_every_number_in_the_code_has_a_line() -> None:
    PAGE.check_cited(80)


def test_the_page_says_what_is_reconstructed_and_where_to_change_it() -> None:
    assert "## What is reconstructed" in PAGE.text
    for name in ("setup.json", "cards.tsv"):
        assert name in PAGE.text
        assert (PAGE.folder / name).exists()
