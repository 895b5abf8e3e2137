"""A complete title lacks nothing. A draft may, and the end of the test run tells what."""

from __future__ import annotations

import warnings

import pytest
from games.stages import lacks, languages
from games.titles import COMPLETE, EXAMPLE

from ludotheca.games import registry
from ludotheca.texts.language import LANGUAGES

DRAFTS = [title for title in registry.titles() if title not in COMPLETE]


@pytest.mark.parametrize("title", COMPLETE)
def test_a_complete_title_lacks_nothing(title: str) -> None:
    assert lacks(title) == []


def test_a_draft_may_lack_something() -> None:
    for title in DRAFTS:
        missing = "".join(f"\n  - {line}" for line in lacks(title))
        warnings.warn(f"{title} is a draft. To be complete it needs:{missing or ' nothing'}", stacklevel=1)


def test_the_example_lacks_only_what_is_made_later() -> None:
    assert languages(EXAMPLE) == list(LANGUAGES)
    missing = " ".join(lacks(EXAMPLE))
    for what in ("whole games", "player_rules/fr.md", "lessons/3.json", "strength"):
        assert what in missing
    for what in ("RULES.md", "texts", "stored numbers"):
        assert what not in missing
