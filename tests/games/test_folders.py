"""The folders of titles have the same files: whoever knows one title finds their way in the next."""

from __future__ import annotations

from pathlib import Path

import pytest
from games.titles import COMPLETE, FOLDER, PLAYED

from ludotheca.games import registry

# Every title has these from the first day.
NEEDED = {
    "RULES.md",
    "__init__.py",
    "actions.py",
    "box.py",
    "checks.py",
    "decisions.py",
    "events.py",
    "game.py",
    "meta.py",
    "rules",
    "scoring.py",
    "state.py",
    "texts",
    "view.py",
    "view_back.py",
    "view_types.py",
}
# A title may do without these.
OPTIONAL = {
    "bots.json",
    "components.json",
    "foresight.py",
    "lessons",
    "outlook.net",
    "outlook.py",
    "player_rules",
    "policy.py",
    "puzzles.json.gz",
    "sight.py",
    "terminal.py",
    "weights.json",
    "weights.py",
}
# Beside these `rules/` has a file for each phase of the booklet.
RULES = {"__init__.py", "codes.py", "flow.py", "hidden.py", "legal.py"}
# What a complete title teaches.
LESSONS = {"1.json", "2.json", "3.json", "en.ftl", "fr.ftl", "terms.json"}
# The tests of a complete title, beside those of its own phases.
TESTS = {"numbers.json", "records", "scripted.py", "test_booklet.py", "test_checks.py", "test_set_up.py"}


def files_in(folder: Path) -> set[str]:
    """What somebody wrote there, without what the compiler made of it."""
    made = ("__pycache__", ".so", ".pyd")
    return {path.name for path in folder.iterdir() if not path.name.endswith(made)}


@pytest.mark.parametrize("title", PLAYED)
def test_a_title_has_the_files_of_a_title(title: str) -> None:
    found = files_in(registry.get(title).folder)
    parts_of_policy = {name for name in found if name.startswith("policy_")}
    assert NEEDED - found == set()
    assert found - NEEDED - OPTIONAL - parts_of_policy == set(), "no other title has it"


@pytest.mark.parametrize("title", PLAYED)
def test_its_rules_have_the_way_in_and_a_file_per_phase(title: str) -> None:
    found = files_in(registry.get(title).folder / "rules")
    assert RULES - found == set()
    assert {name for name in found - RULES if name.endswith(".py")}, "the phases are missing"


@pytest.mark.parametrize("title", COMPLETE)
def test_a_complete_title_has_its_tests(title: str) -> None:
    assert TESTS - files_in(FOLDER / title) == set()


@pytest.mark.parametrize("title", COMPLETE)
def test_a_complete_title_has_its_lessons(title: str) -> None:
    assert files_in(registry.get(title).folder / "lessons") == LESSONS
