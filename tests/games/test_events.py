"""The events of every title: each code has a name of its own."""

from __future__ import annotations

from importlib import import_module

import pytest
from games.titles import PLAYED

from ludotheca.games import registry


@pytest.mark.parametrize("title", PLAYED)
def test_every_code_has_a_name_of_its_own(title: str) -> None:
    codes = vars(import_module(f"ludotheca.games.{title}.rules.codes"))
    events = registry.get(title).events
    assert sorted(code for name, code in codes.items() if name.startswith("E_")) == sorted(
        told.code for told in events
    )
    kinds = [shape.kind for told in events for shape in told.shapes]
    assert len(set(kinds)) == len(kinds)
