"""Lines of a width."""

from __future__ import annotations

import pytest
from rich.text import Text

from ludotheca.drawing.lines import wrap


@pytest.mark.parametrize("space", ["\u00a0", "\u202f"])
@pytest.mark.parametrize("width", range(8, 30))
def test_no_line_begins_with_a_sign_that_belongs_to_a_word(space: str, width: int) -> None:
    text = f"Ada pose{space}: quartier (bâtiments{space}: théâtre){space}; Bruno{space}?"
    lines = [line.plain for line in wrap(Text(text), width)]
    if width >= len("(bâtiments :"):
        assert not [line for line in lines if line.lstrip()[:1] in {":", ";", "?"}]
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


def test_styles_stay_and_nothing_is_nothing() -> None:
    styled = Text().append("un\u202f: ", "bold").append("deux trois", "red")
    lines = wrap(styled, 9)
    assert [(line.plain.rstrip(), str(line.spans[0].style)) for line in lines] == [
        ("un\u202f: deux", "bold"),
        ("trois", "red"),
    ]
    assert wrap(Text(""), 9) == []
