"""RULES.md of every title against its code and its tests."""

from __future__ import annotations

import pytest
from games.rules_table import RulesTable
from games.titles import COMPLETE, EXAMPLE, suite


@pytest.fixture(params=[*COMPLETE, EXAMPLE])
def title(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def table(title: str) -> RulesTable:
    return RulesTable(title)


def test_numbers_run_from_one_in_every_section(table: RulesTable) -> None:
    assert table.lines
    sections = dict.fromkeys(line.section for line in table.lines)
    counts = {name: sum(line.section == name for line in table.lines) for name in sections}
    expected = [f"{name}{i + 1}" for name in sections for i in range(counts[name])]
    assert [line.id for line in table.lines] == expected


def test_every_line_says_something(table: RulesTable) -> None:
    assert [line for line in table.lines if len(line.text) <= 10] == []


def test_every_line_names_one_function_that_exists(table: RulesTable) -> None:
    assert [line for line in table.lines if len(line.functions) != 1] == []
    for line in table.lines:
        try:
            table.load(line.functions[0])
        except (AttributeError, ImportError) as error:
            error.add_note(f"{line.id} names {line.functions[0]}")
            raise


def test_the_function_of_a_rule_cites_it(table: RulesTable, title: str) -> None:
    rules = [line for line in table.lines if line.section not in suite(title).readings]
    cites = {line.id: f"[{line.id}]" in table.source_of(line.functions[0]) for line in rules}
    assert [number for number, cited in cites.items() if not cited] == []


def test_every_number_in_the_code_has_a_line(table: RulesTable) -> None:
    numbers = {line.id for line in table.lines}
    assert {number: files for number, files in table.cited().items() if number not in numbers} == {}


def test_every_line_names_tests_that_exist(table: RulesTable) -> None:
    assert [line for line in table.lines if not line.tests] == []
    missing = [
        (line.id, test)
        for line in table.lines
        for test in line.tests
        for module, _, name in [test.partition("::")]
        if name not in table.tests_in(module)
    ]
    assert missing == []


def test_every_worked_example_is_named_by_a_rule(table: RulesTable) -> None:
    named = {test for line in table.lines for test in line.tests}
    assert {f"test_booklet::{name}" for name in table.tests_in("test_booklet")} - named == set()
