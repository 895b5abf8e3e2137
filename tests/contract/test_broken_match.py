"""The suite notices every fault of a match. One that is compiled cannot be broken from outside, so the plain run does it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from contract import checks_rules
from contract.checks import CHECKS
from contract.toys import PEBBLES

from ludotheca.kernel import preview as kernel_preview
from ludotheca.kernel.errors import CannotUndo, StaleCommand
from ludotheca.kernel.game import Game
from ludotheca.kernel.match import Match
from ludotheca.kernel.vecs import NATIVE

SEEDS = range(3)


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


POSSIBLE = [fault for fault, (where, *_) in KERNEL_FAULTS.items() if not (NATIVE and where is Match)]


@pytest.mark.parametrize("fault", POSSIBLE)
def test_a_broken_match_fails_where_it_should(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    where, name, replacement, expected = KERNEL_FAULTS[fault]
    monkeypatch.setattr(where, name, replacement)
    assert failing(PEBBLES) == expected
