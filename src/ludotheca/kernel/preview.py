"""What an act would do, as far as the player who thinks of it can know.

The act is tried on a position that gives the player's view. Where it would show something hidden, nobody can know what
follows, and nothing is told: a preview never says more than the view does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ludotheca.kernel.errors import IllegalAction, NotYourDecision
from ludotheca.kernel.event import Event
from ludotheca.kernel.game import AnyGame, MatchView
from ludotheca.kernel.state import EventSink


class Preview(msgspec.Struct, frozen=True):
    """What the player would hear at once, before chance or anybody else answers, and by how many points their score
    would change. `back`: it can be taken back, until one of `owing` answers. Not `certain`: the act shows something
    hidden, and none of that is told. `more` is what the title adds, from what the player sees now."""

    certain: bool
    events: list[Event] = []
    points: int = 0
    back: bool = False
    owing: list[int] = []
    more: Any = None


def preview(game: AnyGame, seen: MatchView, action: Mapping[str, Any]) -> Preview:
    """What follows if the seat that sees this acts so."""
    seat, code, state = seen.viewer, game.decode(action), game.state_from_view(seen)
    if not state.owes(seat):
        raise NotYourDecision(seat, seen.owing)
    if code not in state.actions(seat):
        decision = game.decision(state, seat)
        assert decision is not None
        raise IllegalAction(seat, dict(action), decision.kind, decision.actions)
    more = game.foresee(state, seat, code) if game.foresee else None
    state.sink = EventSink()
    points, shown = game.score(state, seat), int(state.shown)
    state.apply(seat, code)
    if int(state.shown) != shown:
        return Preview(certain=False, more=more)
    heard = [item.event for item in game.events.heard(seen.head, state.sink) if item.heard_by(seat)]
    owing = [one for one in range(int(state.players)) if state.owes(one)]
    gained = game.score(state, seat) - points
    return Preview(certain=True, events=heard, points=gained, back=bool(owing), owing=owing, more=more)
