"""Words for everything that can happen, also for what random games rarely show; and the drawing on a text screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from games.kingsburg.scripted import AUTUMN, RECRUITMENT, SUMMER, ScriptedGame

from ludotheca.cli import context
from ludotheca.drawing.board import Frame
from ludotheca.games import registry
from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.game import GAME
from ludotheca.games.kingsburg.rules import codes
from ludotheca.games.kingsburg.rules.influence import code_of
from ludotheca.kernel.chance import SeededDealer
from ludotheca.kernel.event import Event
from ludotheca.kernel.game import Decision
from ludotheca.kernel.match import Match
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import SPECTATOR
from ludotheca.texts.language import LANGUAGES
from ludotheca.texts.speaker import Speaker

CLI = Path(context.__file__).parent / "texts"
NAMES = ("Fred", "Laurence", "Robin", "Théo")

# Numbers for each raw event; several where the sentence has cases.
SAMPLES: dict[int, list[list[int]]] = {
    codes.E_PHASE: [[year, phase] for year in range(1, 6) for phase in range(1, 9)],
    codes.E_AID_GOOD: [[0, 25], [0, 5], [0, 1]],
    codes.E_NEUTRAL: [[advisor, 1, 2, 3] for advisor in range(2, 19)],
    codes.E_ROLLED: [[0, 2, 3, 5, 0, 0], [0, 2, 3, 5, 5, 0]],
    codes.E_REROLL: [[0, 0], [0, 1], [0, 2]],
    codes.E_ORDER: [[3, 1, 0, 2]],
    codes.E_INFLUENCED: [
        [0, int(code_of(3 * 7 + 5, white, plus2, market, envoy))]
        for plus2 in (0, 1)
        for market in (-1, 0, 1)
        for envoy in (0, 1)
        for white in (0, 4)
    ],
    codes.E_GIFT: [[0, advisor, 25 * 4 + 5 * 3 + 3, 1, soldiers, points] for advisor in range(1, 19)
                   for soldiers in (0, 1, 2, 3) for points in (-1, 1, 3)],
    codes.E_SWAPPED: [[0, good] for good in range(3)],
    codes.E_DECLINED: [[0, 6], [0, 14]],
    codes.E_PEEKED_MINE: [[0, card] for card in range(25)],
    codes.E_BUILT: [[0, building, points, envoy] for building in range(20) for points in (0, 1, 5) for envoy in (0, 1)],
    codes.E_TOWN_HALL: [[0, paid] for paid in range(4)],
    codes.E_RECRUITED: [[0, 30, 3]],
    codes.E_ENEMY: [[card] for card in range(25)],
    codes.E_KINGS_DIE: [[0, 4]],
    codes.E_FOUGHT: [[0, result, 5, 7, 2, 1, 8, 12] for result in range(4)],
    codes.E_SPOILS: [[0, 25, 0], [0, 0, 1], [0, 0, 2], [0, 0, 3], [0, 25, 1]],
    codes.E_LOST_GOODS: [[0, 4 * 25 + 4 * 5 + 4]],
    codes.E_DESTROYED: [[0, building, points] for building in range(20) for points in (0, 1, 9)],
    codes.E_LOST_POINTS: [[0, points] for points in (1, 2, 5, 8)],
    codes.E_STRONGEST: [[0, 11, 1]],
    codes.E_FORTRESS: [[0, 1]],
    codes.E_CATHEDRAL: [[0, count, count // 2] for count in (0, 1, 2, 9)],
    codes.E_OVER: [[0, -3, 4], [0, 41, 1]],
    codes.E_NEUTRAL_ASIDE: [[4]],
    codes.E_ENVOY_NOBODY: [[]],
}  # fmt: skip
RARE_KINDS: list[tuple[str, dict[str, object]]] = [
    ("aid", {}),
    ("reroll", {"total": 5, "dice": [1, 2, 2], "white": []}),
    ("reroll", {"total": 8, "dice": [2, 2, 2], "white": [2]}),
    ("influence", {"tokens": 0, "dice": [1, 2, 2], "white": [1, 6]}),
    *[("either", {"advisor": box.ADVISOR_NAMES[number - 1]}) for number in (4, 9, 11)],
    *[
        ("goods", {"advisor": box.ADVISOR_NAMES[number - 1], "count": count})
        for number, count in ((7, 1), (12, 2), (17, 2))
    ],
    ("swap", {}),
    ("smuggle", {"count": 3}),
    ("build", {}),
    ("build-again", {}),
    ("town-hall", {}),
    ("recruit", {"soldiers": 1, "price": 1}),
    ("recruit", {"soldiers": 3, "price": 2}),
    *[("spoils", {"enemy": enemy, "count": 1}) for enemy in box.ENEMY_NAMES],
    *[("losses", {"enemy": enemy, "count": count}) for enemy in box.ENEMY_NAMES for count in (1, 2, 4)],
]


def voices(lang: str) -> list[Speaker]:
    return [
        Speaker(lang, GAME, names=NAMES, viewer=viewer, folders=(CLI,), strict=True)
        for viewer in (SPECTATOR, 0)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_sentence(lang: str) -> None:
    for told in GAME.events:
        for numbers in SAMPLES.get(told.code, [[0]]):
            event: Event = GAME.events.name(0, told.code, numbers)
            for say in voices(lang):
                sentence = say.event(event)
                assert sentence.endswith("."), sentence
                assert "_" not in sentence
                assert "  " not in sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_has_a_question_and_help(lang: str) -> None:
    for kind, args in RARE_KINDS:
        decision = Decision(0, kind, args, [])
        for say in voices(lang):
            assert len(say.prompt(decision)) > 10
            assert len(say.help(decision)) > 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_a_label(lang: str) -> None:
    say = voices(lang)[0]
    numbers = [*range(5), *range(codes.A_ENEMY, codes.A_ENEMY + 25), 41, 100, 400, 1000, 3001, 3012, 4003, 5000, 5001, 5002, 5003,
               5010, 5011, 5012, 5020, 5030, 5031, codes.A_TAKE + 31, 5325, 5550, *range(5700, 5740)]  # fmt: skip
    numbers += [
        codes.A_INFLUENCE + int(code_of(3 * 7 + 5, white, plus2, shift, envoy))
        for white in (0, 2)
        for plus2 in (0, 1)
        for shift in (-1, 0, 1)
        for envoy in (0, 1)
    ]
    named = [GAME.encode(number) for number in numbers]
    assert {name["type"] for name in named} == set(GAME.actions.acts)
    labels = [say.action(name) for name in named]
    assert all(labels)
    assert not any("_" in label or "{" in label for label in labels)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_there(lang: str) -> None:
    say = voices(lang)[0]
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
    say = voices("fr")[0]
    assert "swordsmith" in box.ADVISOR_NAMES
    assert "blacksmith" in box.BUILDING_NAMES
    assert say.word("court", "swordsmith") == say.word("plot", "blacksmith") == "Forgeron"
    assert say.word("building", "wizards_guild") == "la Guilde des sorciers"


# The drawing.


def draw(game: ScriptedGame, seat: int, lang: str = "en", width: int = 80, height: int = 40) -> list[str]:
    match = Match.start(GAME, SeededDealer(1), players=game.players)
    match.state = game.state
    say = Speaker(lang, GAME, names=NAMES, viewer=seat, folders=(CLI,), strict=True)
    board = registry.board(GAME.meta.title)
    decision = match.decision(seat)
    menu = list(range(1, len(decision.actions) + 1)) if decision else []
    drawing = board.draw(Frame(match.view(seat), say, seat, width, height, decision, menu))
    return [line.plain for line in drawing.lines]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_drawing_fits_its_room(lang: str, width: int) -> None:
    rng = Rng(3)
    match = Match.start(GAME, SeededDealer(3), players=4)
    board = registry.board(GAME.meta.title)
    turn = 0
    while not match.over:
        seat, turn = match.owing[0], turn + 1
        if turn % 8:
            match.submit(seat, int(match.state.random_action(seat, rng)))
            continue
        say = Speaker(lang, GAME, names=NAMES, viewer=seat, folders=(CLI,), strict=True)
        for height in (5, 9, 13):
            drawing = board.draw(Frame(match.view(seat), say, seat, width, height, match.decision(seat), []))
            assert len(drawing.lines) <= height
            assert drawing.cropped == (height == 5)
            assert max(line.cell_len for line in drawing.lines) <= width
        match.submit(seat, int(match.state.random_action(seat, rng)))


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
