"""Versions of the rules: a correction raises the number, old games go on under the old rules.

Here somebody has found that whoever has a card that nobody has seen must show one; until then they could hold. That
changes what is legal, so it is version 2 of Pebbles.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from contract import play
from contract.checks import CHECKS
from contract.toys import (
    A_SHOW,
    HOLD,
    META,
    PEBBLES,
    SHOW,
    PebblesState,
    PebblesView,
    goes_back_to,
    starts_as,
)

from ludotheca.games import registry
from ludotheca.kernel.chance import SeededDealer
from ludotheca.kernel.errors import RecordError, UnknownRules
from ludotheca.kernel.game import Game, MatchView, Options
from ludotheca.kernel.match import Match
from ludotheca.kernel.record import Record
from ludotheca.kernel.rng import Rng
from ludotheca.texts.speaker import Speaker

# The toys are plain Python in both modes.
pytestmark = pytest.mark.once

HELD = {"type": "show", "cards": []}


class CorrectedState(PebblesState):
    """A position that knows its rules. One of version 1 is dumped as ever, so that digests of old records still fit."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.rules = 1

    def dump_more(self, data: dict[str, Any]) -> None:
        super().dump_more(data)
        if self.rules > 1:
            data["rules"] = self.rules

    def load_more(self, data: dict[str, Any]) -> None:
        super().load_more(data)
        self.rules = data.get("rules", 1)

    def clone(self) -> PebblesState:
        copy = super().clone()
        assert isinstance(copy, CorrectedState)
        copy.rules = self.rules
        return copy

    def choices(self, seat: int) -> list[int]:
        choices = super().choices(seat)
        if self.rules >= 2 and self.phase == SHOW and len(choices) > 1:
            choices.remove(A_SHOW + HOLD)
        return choices


def new_state(players: int, options: Options, rules: int) -> CorrectedState:
    state = starts_as(CorrectedState)(players, options, rules)
    assert isinstance(state, CorrectedState)
    state.rules = rules
    return state


def view_back(seen: MatchView) -> CorrectedState:
    state = goes_back_to(CorrectedState)(seen)
    assert isinstance(state, CorrectedState)
    state.rules = seen.rules
    return state


CORRECTED: Game[CorrectedState, PebblesView] = replace(
    PEBBLES,
    meta=msgspec.structs.replace(META, rules_version=2, supported_rules=(1, 2)),
    state_type=CorrectedState,
    new_state=new_state,
    view_back=view_back,
)


def play_on(
    match: Match, seed: int, *, wanted: dict[str, Any] | None = None, until_shows: bool = False
) -> None:
    """Random decisions; whoever may, does what is wanted. To the end, or to the first question what to show."""
    rng = Rng(seed)
    while not match.over and not (until_shows and match.state.phase == SHOW):
        decision = match.decisions()[0]
        actions = [action for action in decision.actions if action == wanted] or decision.actions
        match.submit(decision.seat, actions[rng.below(len(actions))])


def started(game: Game[Any, Any], until_shows: bool = False) -> Match:
    match = Match.start(game, SeededDealer(7), players=3)
    play_on(match, 7, wanted=HELD, until_shows=until_shows)
    return match


def claimed(record: Record, rules: int) -> Record:
    """The record, as if it had been played under these rules."""
    return msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, rules=rules))


def test_new_games_are_played_under_the_new_rules() -> None:
    match = started(CORRECTED, until_shows=True)
    assert match.header.rules == match.view().rules == 2
    assert HELD not in match.decisions()[0].actions


def test_an_old_record_replays_with_its_digests() -> None:
    old = started(PEBBLES).record()
    replayed = Match.replay(CORRECTED, old)
    assert replayed.record() == old


def test_an_old_game_goes_on_under_the_old_rules() -> None:
    old = started(PEBBLES, until_shows=True)
    match = Match.replay(CORRECTED, old.record(), SeededDealer(7))
    assert match.header.rules == match.view().rules == 1
    assert HELD in match.decisions()[0].actions
    for game in (old, match):
        play_on(game, 8, wanted=HELD)
    assert match.record() == old.record()


def test_a_bot_of_an_old_game_imagines_the_old_rules() -> None:
    old = Match.replay(CORRECTED, started(PEBBLES, until_shows=True).record())
    for match, expected in ((old, True), (started(CORRECTED, until_shows=True), False)):
        seat = match.owing[0]
        sample = CORRECTED.sample(match.view(seat), Rng(1))
        assert (HELD in CORRECTED.decision(sample, seat).actions) is expected


def test_a_record_does_not_pass_for_one_of_other_rules() -> None:
    with pytest.raises(RecordError):
        Match.replay(CORRECTED, claimed(started(PEBBLES).record(), 2))
    with pytest.raises(RecordError):
        Match.replay(CORRECTED, claimed(started(CORRECTED).record(), 1))


def test_an_older_program_refuses_the_new_rules() -> None:
    with pytest.raises(UnknownRules, match="no rules version 2"):
        Match.replay(PEBBLES, started(CORRECTED).record())


@pytest.mark.parametrize("rules", [1, 2])
def test_both_versions_keep_the_contract(rules: int) -> None:
    game = replace(CORRECTED, meta=msgspec.structs.replace(CORRECTED.meta, rules_version=rules))
    for check in CHECKS.values():
        check(game, 3, {}, rules)


@pytest.mark.parametrize("title", registry.titles())
def test_every_title_refuses_a_version_it_does_not_know(title: str) -> None:
    game = registry.get(title)
    assert game.meta.rules_version in game.meta.supported_rules
    record = play.new_match(game, game.meta.least_players, {}, 1).record()
    unknown = max(game.meta.supported_rules) + 1
    with pytest.raises(UnknownRules) as caught:
        Match.replay(game, claimed(record, unknown))
    for lang, said in (("en", f"has no rules version {unknown}"), ("fr", f"n’a pas de version {unknown}")):
        text = Speaker(lang, game).error(caught.value)
        assert said in text
        assert game.meta.names[lang] in text
