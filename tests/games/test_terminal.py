"""The drawing of every title on a text screen: it fits its room at any moment, for everybody."""

from __future__ import annotations

import pytest
from contract import play
from games.random_games import walk
from games.titles import PLAYED, suite

from ludotheca.drawing.board import Frame
from ludotheca.games import registry
from ludotheca.kernel.state import SPECTATOR
from ludotheca.texts.language import LANGUAGES
from ludotheca.texts.speaker import Speaker

NAMES = ("Ada", "Bruno", "Clara", "Dino", "Elena", "Fabio")
ROOMS = ((40, 8), (60, 5), (80, 20), (120, 60))
EVERY = 40  # positions of which one is drawn


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", PLAYED)
def test_every_moment_is_drawn_in_any_room(title: str, lang: str) -> None:
    game, board = registry.get(title), registry.board(title)
    players = game.meta.most_players
    options = play.combinations(game, players, suite(title).variants)[-1]  # all variants that it takes
    for number, state in enumerate(walk(game, players, 5, slips=25, options=options)):
        if number % EVERY:
            continue
        for viewer in (SPECTATOR, 0, players - 1):
            seen = game.look(state, viewer, options=options, rules=game.meta.rules_version)
            say = Speaker(lang, game, names=NAMES[:players], viewer=viewer, strict=True)
            decision = None if viewer == SPECTATOR else game.decision(state, viewer)
            menu = range(1, len(decision.actions) + 1) if decision else ()
            for width, height in ROOMS:
                drawing = board.draw(Frame(seen, say, max(viewer, 0), width, height, decision, menu))
                assert len(drawing.lines) <= height
                assert max(line.cell_len for line in drawing.lines) <= width
