"""The title as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from ludotheca.games.rome_in_a_day import actions, events, scoring
from ludotheca.games.rome_in_a_day.checks import faults
from ludotheca.games.rome_in_a_day.meta import META
from ludotheca.games.rome_in_a_day.state import RomeState
from ludotheca.games.rome_in_a_day.tables import (
    ANNEX,
    BUILDING_NAMES,
    DIVIDE,
    NONE,
    SELECT,
    gem_points,
    taken_by,
    takes_from,
)
from ludotheca.games.rome_in_a_day.view import RomeView, state_from_view, view, view_domain
from ludotheca.games.rome_in_a_day.weights import EVALUATION, WEIGHTS
from ludotheca.kernel.event import Event
from ludotheca.kernel.game import Game, Named, Options, ScoreLine
from ludotheca.kernel.state import State


class RomeInADay(Game):
    meta = META
    state_type = RomeState
    view_type = RomeView
    policy_weights = WEIGHTS
    evaluation_weights = EVALUATION

    def new_state(self, players: int, options: Options, rules: int) -> State:
        state = RomeState(players)
        state.set_up()
        return state

    def faults(self, state: State) -> list[str]:
        return faults(cast(RomeState, state))

    def score_lines(self, state: State, seat: int) -> list[ScoreLine]:
        s = cast(RomeState, state)
        domain, _ = view_domain(s, seat)
        lines = []
        for building in BUILDING_NAMES:
            mine = [laid.points for laid in domain if laid.building == building]
            lines.append(ScoreLine(building, sum(mine), {"count": len(mine), "each": mine}))
        gems = int(s.gems[seat])
        lines.append(ScoreLine("gems", int(gem_points(gems)), {"count": gems}))
        return lines

    def encode(self, action: int) -> Named:
        return actions.encode(action)

    def decode(self, named: Mapping[str, Any]) -> int:
        return actions.decode(named)

    def describe(self, state: State, seat: int) -> tuple[str, dict[str, Any], bool]:
        s = cast(RomeState, state)
        if s.phase == DIVIDE:
            return "split", {"other": int(taken_by(seat, s.players, s.round))}, True
        if s.phase == SELECT:
            return "take", {"other": int(takes_from(seat, s.players, s.round))}, True
        assert s.phase == ANNEX
        if s.chosen[seat] == NONE:
            return "choose", {"count": int(s.hand_size[seat])}, False
        land = actions.name_kind(int(s.chosen[seat]))
        changes = scoring.placement_changes(s, seat)
        gains = [sum(points for _, points in change) for change in changes]
        args = {**land, "count": int(s.hand_size[seat]) + 1, "gains": gains, "changes": changes}
        return "place", args, False

    def name_event(self, seq: int, kind: int, numbers: Sequence[int]) -> Event:
        return events.name_event(seq, kind, numbers)

    def view(self, state: State, viewer: int) -> RomeView:
        return view(cast(RomeState, state), viewer)

    def state_from_view(self, view: Any) -> State:
        return state_from_view(view)

    def board(self) -> Any:
        from ludotheca.games.rome_in_a_day.terminal import BOARD  # noqa: PLC0415 - only text screens need it

        return BOARD


GAME = RomeInADay()
