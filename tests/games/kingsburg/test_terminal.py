"""The drawing on a text screen: what it shows."""

from __future__ import annotations

from pathlib import Path

import pytest
from games.kingsburg.scripted import AUTUMN, RECRUITMENT, SUMMER, ScriptedGame

from ludotheca.cli import context
from ludotheca.drawing.board import Frame
from ludotheca.games import registry
from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.game import GAME
from ludotheca.kernel.chance import SeededDealer
from ludotheca.kernel.match import Match
from ludotheca.texts.speaker import Speaker

CLI = Path(context.__file__).parent / "texts"
NAMES = ("Fred", "Laurence", "Robin", "Théo")


def draw(game: ScriptedGame, seat: int, lang: str = "en", width: int = 80, height: int = 40) -> list[str]:
    match = Match.start(GAME, SeededDealer(1), players=game.players)
    match.state = game.state
    say = Speaker(lang, GAME, names=NAMES, viewer=seat, folders=(CLI,), strict=True)
    board = registry.board(GAME.meta.title)
    decision = match.decision(seat)
    menu = list(range(1, len(decision.actions) + 1)) if decision else []
    drawing = board.draw(Frame(match.view(seat), say, seat, width, height, decision, menu))
    return [line.plain for line in drawing.lines]


def test_the_court_shows_whose_dice_lie_where() -> None:
    game = ScriptedGame(4)
    game.own(1, "inn", "market", tokens=1)
    game.season((6, 6, 6), (1, 3, 5), (6, 6, 6), (6, 6, 6))
    game.influence(1, "general", 3, 5, plus2=True)
    shown = "\n".join(draw(game, 0))
    assert "10 General     ●2:3.5+2" in shown
    assert " 8 Treasurer   2g" in shown


def test_the_province_shows_what_stands_and_what_comes_next() -> None:
    game = ScriptedGame(4)
    game.own(0, "statue", "chapel")
    shown = "\n".join(draw(game, 0))
    assert "■Statue" in shown
    assert "■Chapel" in shown
    assert "□Church 3g1w2s 7★" in shown
    assert "·Cathedral 5g3s 9★" in shown


def test_the_enemy_is_shown_to_who_knows_it() -> None:
    game = ScriptedGame(4)
    game.state.enemy, game.state.known = 3, 0b0010
    assert "strength 2 to 4" in draw(game, 0)[0]
    assert "Orcs" not in "\n".join(draw(game, 0))
    assert "Orcs 3" in draw(game, 1)[0]
    assert "lose: 2 goods, 1★" in draw(game, 1)[0]


@pytest.mark.parametrize("phase", [SUMMER, AUTUMN, RECRUITMENT])
def test_one_s_own_province_comes_first_when_it_matters(phase: int) -> None:
    game = ScriptedGame(4)
    for seat in range(4):
        game.own(seat, gold=4)
    if phase == RECRUITMENT:
        game.begin(phase)
    else:
        game.to_build(phase=phase)
    lines = draw(game, game.mover)
    assert next(i for i, line in enumerate(lines) if "province" in line) == 1


def test_the_menu_lists_placements_by_advisor() -> None:
    game = ScriptedGame(4)
    game.season((1, 2, 4), (6, 6, 6), (6, 6, 6), (6, 6, 6))
    decision = game.decision(0)
    board = registry.board(GAME.meta.title)
    numbers = [
        box.ADVISOR_NAMES.index(decision.actions[place]["advisor"]) + 1
        for place in board.order(decision)[:-1]
    ]
    assert numbers == [1, 2, 3, 4, 5, 6, 7]
    assert decision.actions[board.order(decision)[-1]] == {"type": "pass"}
