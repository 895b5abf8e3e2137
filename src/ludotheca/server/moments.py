"""The game after each of its entries, as somebody may see it: for updates, replays and lessons."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludotheca.kernel.event import Event
from ludotheca.kernel.game import MatchView
from ludotheca.kernel.match import Match
from ludotheca.kernel.record import Entry
from ludotheca.kernel.state import State
from ludotheca.server import protocol as p


def between(match: Match, viewer: int, since: int, events: Sequence[Event]) -> list[p.Moment]:
    """The match after each entry from `since` on but the last, as this viewer may see it; `events` is what they heard, and
    an entry of which they heard nothing has no moment. Nothing if the match does not remember all of it."""
    if match.head - since < 2:
        return []
    told: dict[int, list[Event]] = {}
    for event in events:
        told.setdefault(event.seq, []).append(event)
    return [
        p.Moment(
            seat=entry.seat, time=entry.time, events=told[entry.seq], view=_after(match, viewer, entry, state)
        )
        for entry, state in match.past.since(since)[:-1]
        if entry.seq in told
    ]


def _after(match: Match, viewer: int, entry: Entry, state: State) -> MatchView:
    """The position after an entry; what several see alike is worked out once."""
    game, found = match.game, match.past.found(entry.seq)
    eyes = game.eyes(state, viewer)
    if "results" not in found:
        found["results"] = game.results(state)
    if eyes not in found:
        found[eyes] = game.view(state, viewer)
    return game.look(
        state,
        viewer,
        options=match.header.options,
        rules=match.header.rules,
        head=entry.seq + 1,
        results=found["results"],
        position=found[eyes],
    )


def moment(match: Match, viewer: int) -> p.Moment:
    """The match as it stands."""
    last = match.entries[-1] if match.entries else None
    view = msgspec.structs.replace(match.view(viewer), can_undo=False)
    return p.Moment(
        seat=None if last is None else last.seat,
        time=0 if last is None else last.time,
        events=[] if last is None else match.events(viewer, last.seq),
        view=view,
    )
