"""Words for scores, cities and refusals."""

from __future__ import annotations

import pytest

from ludotheca.games.alba_longa.game import GAME
from ludotheca.kernel.state import SPECTATOR
from ludotheca.texts.language import LANGUAGES
from ludotheca.texts.speaker import Speaker


@pytest.mark.parametrize("lang", LANGUAGES)
def test_scores_cities_and_refusals_have_words(lang: str) -> None:
    say = Speaker(lang, GAME, strict=True)
    state = GAME.new_state(3, GAME.check_options({}), 1)
    assert [say.score(line) for line in GAME.score_lines(state, 0)]
    assert len({say.word("city", king.city) for king in GAME.view(state, SPECTATOR).kings}) == 3
    assert "true" in say.text("reason-assisi-five", value="true")
