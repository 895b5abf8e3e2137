"""What a seat that waits will probably be asked next, so that it can decide ahead.

The others are played on from positions that give the seat's view, in several ways, until it is the seat's turn: everything
here follows from what the seat sees. An action can be prepared if it would do the same in every way that allows it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ludotheca.kernel.codec import canonical, fingerprint
from ludotheca.kernel.errors import LudothecaError
from ludotheca.kernel.game import AnyGame, Decision, MatchView
from ludotheca.kernel.preview import preview
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY, State

WAYS = 6  # the others go on
_MOST_ACTS = 40  # of the others before the seat's turn


class Outlook(msgspec.Struct, frozen=True):
    """The decision to come, with the actions that can be prepared; and by action, written, what it would do."""

    decision: Decision
    effects: dict[str, str]


def outlook(game: AnyGame, seen: MatchView) -> Outlook | None:
    """What the seat that sees this will be asked; None if it is asked now, if dice or cards come before its turn, or if nothing
    can be told."""
    if seen.over or seen.viewer in seen.owing:
        return None
    found: Decision | None = None
    effects: dict[str, set[str]] = {}
    named: dict[str, dict[str, Any]] = {}
    for way in range(WAYS):
        rng = Rng(way + 1)
        state = game.sample(seen, rng)
        if not _reaches_turn(state, seen.viewer, rng, quick=way % 2 == 0):
            return None
        decision = game.decision(state, seen.viewer)
        if decision is None or (found is not None and decision.kind != found.kind):
            return None
        found = found or decision
        there = game.look(
            state, seen.viewer, options=seen.options, rules=seen.rules, head=seen.head, can_undo=False
        )
        for action in decision.actions:
            key = canonical(action).decode()
            named[key] = action
            effects.setdefault(key, set()).add(effect(game, there, action))
    same = {key: next(iter(seen_)) for key, seen_ in effects.items() if len(seen_) == 1 and "" not in seen_}
    if found is None or not same:
        return None
    return Outlook(msgspec.structs.replace(found, actions=[named[key] for key in same]), same)


def effect(game: AnyGame, seen: MatchView, action: Mapping[str, Any]) -> str:
    """What an action of the seat that sees this would do, as far as it can know; empty if it may not be done."""
    try:
        would = preview(game, seen, action)
    except LudothecaError:
        return ""
    told = [[event.kind, event.args] for event in would.events]
    return fingerprint(canonical([would.certain, told, would.points, would.more]))[:32]


def _reaches_turn(state: State, seat: int, rng: Rng, *, quick: bool) -> bool:
    """Play the others on until the seat owes a decision; whether it comes to that without dice or cards."""
    for _ in range(_MOST_ACTS):
        if state.owes(seat):
            return True
        mover = int(state.first_owing())
        if mover in {CHANCE, NOBODY}:
            return False
        state.apply(mover, state.greedy_action(mover, rng) if quick else state.random_action(mover, rng))
    return False
