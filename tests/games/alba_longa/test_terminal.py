"""The drawing on a text screen: what it shows."""

from __future__ import annotations

from games.alba_longa.scripted import ScriptedGame

from ludotheca.drawing.board import Frame
from ludotheca.games.alba_longa.game import GAME
from ludotheca.games.alba_longa.terminal import BOARD
from ludotheca.kernel.chance import SeededDealer
from ludotheca.kernel.game import MatchView
from ludotheca.kernel.match import Match
from ludotheca.texts.speaker import Speaker

NAMES = ("Ada", "Bruno", "Clara", "Dino", "Elena")


def seen(game: ScriptedGame, viewer: int = 0) -> MatchView:
    """The position as a match would show it."""
    match = Match.start(GAME, SeededDealer(1), players=game.players)
    match.state = game.state
    return match.view(viewer)


def speaker(viewer: int = 0, lang: str = "en") -> Speaker:
    return Speaker(lang, GAME, names=NAMES, viewer=viewer, strict=True)


def drawn(game: ScriptedGame, viewer: int = 0, looking: int | None = None, height: int = 20) -> str:
    frame = Frame(
        seen(game, viewer),
        speaker(viewer),
        viewer if looking is None else looking,
        80,
        height,
        decision=GAME.decision(game.state, viewer),
    )
    return "\n".join(line.plain for line in BOARD.draw(frame).lines)


def test_a_city_with_its_people() -> None:
    game = ScriptedGame(3, season="harvest", assisi=True)
    game.city(
        0, home=2, soldiers=1, merchants=3, quarry=2, priests=1, farmers=7, monuments=4, worship=6, wheat=9
    )
    game.captives(0, merchants=1)
    picture = drawn(game)
    assert "★ Alba Longa (you)" in picture
    assert "▲▲▲▲△△△△△△ 4/10" in picture
    assert "Bazaar       ♟♟♟●" in picture
    assert "Fields       ♟♟♟♟♟ granary ♟♟  ❦9" in picture
    assert "♟  worship 6" in picture
    assert "Assisi       3 defenders  ¤1  ❦2  ●0" in picture


def test_free_spaces_and_the_disc() -> None:
    game = ScriptedGame(3, job_well_done=True)
    game.city(0, home=9, disc=4)
    assert "····♟♟♟♟♟♟♟[♟]♟··[·]···[·]· 9/9  disc 4" in drawn(game)


def test_ones_own_heroes_and_what_is_known_of_the_others() -> None:
    game = ScriptedGame(3, job_well_done=True)
    game.city(0, soldiers=2, home=6, used=[1, 3])
    game.to_combat()
    assert "0 2 4  used: 1 3" in drawn(game, 0)
    assert "0 2 4  used: 1 3" in drawn(game, 1, looking=0)  # he saw them played
    game.do(0, "take-back")
    game.do(0, "recall", hero=3)
    assert "0 2 3 4  used: 1" in drawn(game, 0)
    assert "used: one of 1 / 3" in drawn(game, 1, looking=0)


def test_a_saboteur_sees_the_city_he_attacks() -> None:
    game = ScriptedGame(3)
    game.city(0, soldiers=1, home=7)
    game.city(1, home=3, quarry=3, priests=2)
    game.to_combat()
    game.attack(k0=1)
    game.heroes(k0=0, k1=0)
    assert "Roma (Bruno)" in drawn(game, 0)
    assert "Alba Longa (Ada)" in drawn(game, 1, looking=0)


def test_a_small_room_shows_a_part() -> None:
    game = ScriptedGame(3, assisi=True)
    frame = Frame(seen(game), speaker(), 0, 80, 3, shift=(0, 2))
    drawing = BOARD.draw(frame)
    assert drawing.cropped
    assert len(drawing.lines) == 3
    assert "Bazaar" in drawing.lines[0].plain


def test_menu_labels_are_short() -> None:
    game = ScriptedGame(3, season="harvest")
    game.to_courts()
    game.hold(0, 2, 1, 1, 1)
    decision = game.decision(0)
    labels = [BOARD.label(seen(game), speaker(), decision, action).plain for action in decision.actions]
    assert labels[:3] == ["soldiers ×1", "soldiers ×2", "merchants ×1"]
    assert labels[-1] == "farmers ×1 (priests)"


def test_small_things_are_not_news() -> None:
    game = ScriptedGame(3)
    game.to_combat()
    kinds = [event.kind for event in BOARD.notable(game.events(0))]
    assert "kept" not in kinds
    assert "passed" in kinds
