"""The suite itself: it passes a right title, and every one of its checks can fail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from contract import checks_rules, play
from contract.broken import BROKEN
from contract.checks import CHECKS
from contract.toys import PEBBLES

from ludotheca.kernel import preview as kernel_preview
from ludotheca.kernel.errors import CannotUndo, StaleCommand
from ludotheca.kernel.game import Game
from ludotheca.kernel.match import Match

# The toys are plain Python in both modes.
pytestmark = pytest.mark.once

SEEDS = range(3)
LONGEST = 80  # no game of Pebbles with three seats has more actions


def failing(game: Game) -> set[str]:
    """The checks that fail on a game, by whatever error."""
    failed = set()
    for name, check in CHECKS.items():
        for seed in SEEDS:
            try:
                check(game, 3, {}, seed)
            except Exception:  # noqa: BLE001 - a broken title may break anything
                failed.add(name)
                break
    return failed


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", play.option_sets(PEBBLES, 2), ids=str)
def test_a_right_title_passes(players: int, options: dict[str, Any]) -> None:
    for check in CHECKS.values():
        check(PEBBLES, players, options, players)


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_title_fails_where_it_should(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "BOUND", LONGEST)
    game, expected = BROKEN[fault]
    assert failing(game) == expected


# A match with one fault, around the right title. What is patched, with what, and which checks must see it.


def accept_stale(match: Match, seat: int, base: int) -> None:
    return


def refuse_overtaken(match: Match, seat: int, base: int) -> None:
    if base != match.head:
        raise StaleCommand(base, match.head)


def last_act(match: Match, seat: int) -> Any:
    mine = [place for place, act in enumerate(match._acts) if act.seat == seat]
    return mine[-1] if mine and seat >= 0 else CannotUndo(seat, "it has not acted yet")


def any_action(match: Match, seat: int, action: Any) -> int:
    return action if isinstance(action, int) else match.game.decode(action)


def sure_of_all(*, certain: bool, **more: Any) -> kernel_preview.Preview:
    return PREVIEW(certain=True, **more)


PREVIEW = kernel_preview.Preview
KERNEL_FAULTS: dict[str, tuple[Any, str, Callable[..., Any], set[str]]] = {
    "stale commands are taken": (Match, "_check_fresh", accept_stale, {"stale"}),
    "every overtaken command is refused": (Match, "_check_fresh", refuse_overtaken, {"stale"}),
    "anything can be taken back": (Match, "_undoable", last_act, {"barrier", "previews", "undo"}),
    "nothing is illegal": (Match, "_legal", any_action, {"refusals"}),
    "a preview is sure of all": (kernel_preview, "Preview", sure_of_all, {"previews"}),
    "chance is not computed again": (checks_rules, "verify", Match.replay, {"chance-in-records"}),
}


@pytest.mark.parametrize("fault", KERNEL_FAULTS)
def test_a_broken_match_fails_where_it_should(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    where, name, replacement, expected = KERNEL_FAULTS[fault]
    monkeypatch.setattr(where, name, replacement)
    assert failing(PEBBLES) == expected


def test_every_check_can_fail() -> None:
    found = {name for _, expected in BROKEN.values() for name in expected}
    found |= {name for *_, expected in KERNEL_FAULTS.values() for name in expected}
    assert found == set(CHECKS)
