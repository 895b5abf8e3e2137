"""Names written from right to left turn nothing around them."""

from __future__ import annotations

from ludotheca.texts.speaker import Speaker, isolated


def test_a_name_from_right_to_left_is_set_apart() -> None:
    assert [isolated(name) for name in ("Ann", "Zoë", "김하나")] == ["Ann", "Zoë", "김하나"]
    assert isolated("דנה 7") == "\u2068דנה 7\u2069"
    say = Speaker("en", names=["Ann", "دانة"])
    assert say.name(1) == "\u2068دانة\u2069"
    assert say.name(0) == "Ann"
