"""Words of the court and the province that no event or action needs."""

from __future__ import annotations

import pytest

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.game import GAME
from ludotheca.games.kingsburg.rules import codes
from ludotheca.texts.language import LANGUAGES
from ludotheca.texts.speaker import Speaker


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_there(lang: str) -> None:
    say = Speaker(lang, GAME, strict=True)
    for advisor in box.ADVISOR_NAMES:
        assert all(say.word(family, advisor) for family in ("advisor", "court", "gift"))
    for building in box.BUILDING_NAMES:
        assert all(say.word(family, building) for family in ("building", "plot", "effect"))
    for good in box.GOOD_NAMES:
        assert len(say.word("letter", good)) == 1
    for phase in codes.PHASE_NAMES:
        assert say.word("phase", phase)
    for result in codes.RESULT_NAMES:
        assert say.word("result", result)


def test_two_smiths_are_told_apart_by_their_ids() -> None:
    """Both are "Forgeron" in French."""
    say = Speaker("fr", GAME, strict=True)
    assert "swordsmith" in box.ADVISOR_NAMES
    assert "blacksmith" in box.BUILDING_NAMES
    assert say.word("court", "swordsmith") == say.word("plot", "blacksmith") == "Forgeron"
    assert say.word("building", "wizards_guild") == "la Guilde des sorciers"
