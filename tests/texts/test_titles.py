"""Whole random games told in both languages: every event, question, action and score has words for it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from games.stages import languages
from games.titles import PLAYED, suite
from texts.faults import NAMES, faults, plurals_of_one

import ludotheca
from ludotheca.bots.levels import BOTS, CHARACTERS
from ludotheca.cli import context
from ludotheca.drawing.board import Board
from ludotheca.games import registry
from ludotheca.kernel.chance import SeededDealer
from ludotheca.kernel.game import Game, spell
from ludotheca.kernel.match import Match
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import SPECTATOR
from ludotheca.texts.language import LANGUAGES
from ludotheca.texts.speaker import Speaker

CLI = Path(context.__file__).parent / "texts"
# What a text must not show: a key or a word nobody translated, a placeholder, an argument that was not there.
RAW = re.compile(r"[a-z]_[a-z]|[{}]|\bevent-|\baction-|\bNone\b|\?\?\?")
GAMES = [
    (title, players, lang)
    for title in PLAYED
    for players in range(registry.get(title).meta.least_players, registry.get(title).meta.most_players + 1)
    for lang in languages(title)
]


def voices(game: Game, lang: str, players: int) -> list[Speaker]:
    """A strict voice for each seat and for a spectator: a missing text or argument raises."""
    return [
        Speaker(lang, game, names=NAMES[:players], viewer=viewer, folders=(CLI,), strict=True)
        for viewer in (SPECTATOR, *range(players))
    ]


def say_decisions(match: Match, board: Board, says: list[Speaker]) -> list[str]:
    """Everything a person reads about the decisions that are open."""
    said = []
    for decision in match.decisions():
        say = says[decision.seat + 1]
        said += [say.prompt(decision), say.help(decision)]
        said += [say.action(action) for action in decision.actions]
        assert sorted(board.order(decision)) == list(range(len(decision.actions)))
    return said


def draw_decisions(match: Match, board: Board, says: list[Speaker]) -> list[str]:
    """What a text screen writes about them: labels, notes and signs, which are no sentences."""
    drawn = []
    for decision in match.decisions():
        say, seen = says[decision.seat + 1], match.view(decision.seat)
        drawn += [board.label(seen, say, decision, action).plain for action in decision.actions]
        drawn += [board.heading(seen, say), board.legend(say).plain]
        drawn += [board.seat_note(seen, say, seat).plain for seat in range(seen.players)]
    return drawn


def tell(match: Match, board: Board, says: list[Speaker]) -> list[str]:
    """Everything a person reads at the end of a game."""
    said = []
    for say in says:
        events = match.events(say.viewer)
        said += [say.event(event) for event in (*events, *board.notable(events))]
    for entry in match.entries:
        if entry.action is not None:
            said.append(says[0].action(entry.action))
    results = match.view().results
    said += [says[0].score(line) for result in results for line in result.lines]
    return said


@pytest.mark.parametrize(("title", "players", "lang"), GAMES)
def test_a_game_is_told_without_a_raw_word(title: str, players: int, lang: str) -> None:
    game = registry.get(title)
    board = registry.board(game.meta.title)
    says = voices(game, lang, players)
    rng = Rng(1, players)
    match = Match.start(game, SeededDealer(1, players), players=players)
    said: list[str] = []
    drawn: list[str] = []
    turn = 0
    while not match.over:
        if turn % 7 == 0:  # all of them would take long and say the same again
            said += say_decisions(match, board, says)
            drawn += draw_decisions(match, board, says)
        turn += 1
        seat = match.owing[rng.below(len(match.owing))]
        actions = match.state.actions(seat)
        match.submit(seat, int(actions[rng.below(len(actions))]))
        if turn % 9 == 0 and match.can_undo(seat):
            match.undo(seat)
    said += tell(match, board, says)
    raw = {text for text in (*said, *drawn) if RAW.search(text)}
    assert not raw
    assert not {text for text in drawn if plurals_of_one(text, lang, suite(title).uncounted)}
    assert faults(said, lang, suite(title).uncounted) == {}, (
        f"see texts/faults.py and tests/games/{title}/suite.toml"
    )
    kinds = {event.kind for event in match.events()}
    assert len(said) > 10 * len(kinds)


@pytest.mark.parametrize(
    ("lang", "text", "fault"),
    [
        ("en", "The gods give Ada 3 3 wheat.", "two numbers that meet"),
        ("en", "You lack wheat: 1 leave, 3 stay.", "one of several"),
        ("en", "Ada takes the large set of Bruno.", "“of Ada” for “Ada’s”"),
        ("en", "Bruno rolls a white die more.", None),
        ("en", "Ada gets 1 soldier more.", "“1 wheat more” for “1 more wheat”"),
        ("en", "Ada takes the large set, an olive grove.", None),
        ("en", "A olive grove.", "a before a vowel"),
        ("fr", "Les marchands de Ada gagnent 2 argents.", "no elision before a name"),
        ("fr", "Les marchands de Hugo gagnent 2 argents.", "no elision before a name"),
        ("fr", "Les marchands d’Ada et de Bruno.", None),
        ("fr", "Le blé manque : 1 partent, 3 restent.", "one of several"),
        ("fr", "Ada prend le or.", "no elision"),
        ("fr", "Il attend que Ada joue.", "no elision"),
        ("fr", "Les gains de le roi.", "no contraction"),
        ("fr", "Ada est prête\u00a0: à vous.", "a space that is not the thin one"),
        ("fr", "Ada est prête\u202f: à vous.", None),
        ("fr", "Ada reçoit 1 or (le Gentilhomme (2)).", "brackets in brackets"),
    ],
)
def test_slips_of_the_language_are_found(lang: str, text: str, fault: str | None) -> None:
    found = list(faults([text], lang))
    assert fault in found if fault else not found


def test_one_of_something_is_not_several() -> None:
    assert plurals_of_one("You get 1 lands and 1 gem.", "en", ()) == ["lands"]
    assert plurals_of_one("Property 1 is turned up; 21 lands are left.", "en", ()) == []
    assert plurals_of_one("0 terres, 1 bois, 1 points", "fr", ["bois"]) == ["terres", "points"]


@pytest.mark.parametrize(("title", "lang"), [(title, lang) for title in PLAYED for lang in languages(title)])
def test_a_title_has_rules_verbs_and_words_for_its_options(title: str, lang: str) -> None:
    game = registry.get(title)
    say = voices(game, lang, game.meta.least_players)[0]
    assert len(say.text("rules")) > 200
    assert game.meta.names[lang]
    if game.meta.stage == "complete":  # without them a character is called what it is
        assert len({say.text(f"person-{character}") for character in CHARACTERS}) == len(CHARACTERS)
    for option in game.meta.options:
        assert say.text(f"option-{option.name.replace('_', '-')}")
        for value in option.values:
            assert say.word(f"option-{option.name.replace('_', '-')}", spell(value))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_has_a_name(lang: str) -> None:
    say = Speaker(lang, strict=True)
    assert all(say.word("level", level) for level in BOTS)


def test_a_missing_text_is_noticed() -> None:
    match = ludotheca.new_match("rome_in_a_day", 2, seed=1)
    decision = match.decisions()[0]
    strict = Speaker("fr", None, names=NAMES, strict=True)
    with pytest.raises(KeyError, match="prompt-split"):
        strict.prompt(decision)
    assert Speaker("fr", None, names=NAMES).prompt(decision) == "prompt-split"
