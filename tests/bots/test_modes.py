"""Compiled and plain bots answer alike, on every machine: the nets count in whole numbers."""

from __future__ import annotations

import pytest
from bots.test_honesty import decision_of, two_truths, view_of

from ludotheca.bots.bot import Budget
from ludotheca.bots.levels import make_bot
from ludotheca.games import registry
from ludotheca.kernel.codec import canonical, fingerprint

# Each title's answers as both modes gave them; a net, a policy or a search that changes gives others.
ANSWERS = {
    "alba_longa": "d377e0ef6de9cde2",
    "comuni": "2316323c6684664f",
    "kingsburg": "43eca5bdb040ac0f",
    "rome_in_a_day": "6870814333314f18",
}


def answers(title: str) -> str:
    game = registry.get(title)
    given = []
    for truth, _, seat in two_truths(title):
        view, decision = view_of(game, truth, seat), decision_of(game, truth, seat)
        for level in ("glance", "master"):
            bot = make_bot(level, game, 5, seat)
            given.append(bot.choose(view, decision, Budget(iterations=12)))
    return fingerprint(canonical(given))[:16]


@pytest.mark.parametrize("title", sorted(ANSWERS))
def test_both_modes_answer_alike(title: str) -> None:
    assert answers(title) == ANSWERS[title]
