"""The title as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from ludotheca.games.kingsburg import actions, events
from ludotheca.games.kingsburg.checks import faults
from ludotheca.games.kingsburg.meta import META, ONE_PLUS2
from ludotheca.games.kingsburg.rules import dice, winter
from ludotheca.games.kingsburg.rules.province import building_count, goods_count
from ludotheca.games.kingsburg.state import KingsburgState
from ludotheca.games.kingsburg.tables import (
    ADVISOR_NAMES,
    AID_GOODS,
    ALCHEMIST,
    BUILD,
    BUILD_SECOND,
    COLOURED,
    DICE,
    FROM_BUILDINGS,
    FROM_CATHEDRAL,
    GIFT,
    INFLUENCE,
    RECRUIT,
    REROLL,
    SMUGGLER,
    SOURCE_NAMES,
    SOURCES,
    TOWN_HALLS,
    gift_any,
)
from ludotheca.games.kingsburg.view import KingsburgView, state_from_view, view
from ludotheca.games.kingsburg.weights import EVALUATION, WEIGHTS
from ludotheca.kernel.event import Event
from ludotheca.kernel.game import Game, Named, Options, ScoreLine
from ludotheca.kernel.state import State


class Kingsburg(Game):
    meta = META
    state_type = KingsburgState
    view_type = KingsburgView
    policy_weights = WEIGHTS
    evaluation_weights = EVALUATION

    def new_state(self, players: int, options: Options, rules: int) -> State:
        state = KingsburgState(players)
        state.set_up()
        state.one_plus2 = int(bool(options[ONE_PLUS2.name]))
        return state

    def faults(self, state: State) -> list[str]:
        return faults(cast(KingsburgState, state))

    def score_lines(self, state: State, seat: int) -> list[ScoreLine]:
        s = cast(KingsburgState, state)
        lines = []
        for source in range(SOURCES):
            counts = {
                FROM_BUILDINGS: building_count(s, seat),
                FROM_CATHEDRAL: goods_count(s, seat),
            }
            args = {"count": int(counts[source])} if source in counts else {}
            points = int(s.earned[seat * SOURCES + source])
            lines.append(ScoreLine(SOURCE_NAMES[source], points, args))
        return lines

    def encode(self, action: int) -> Named:
        return actions.encode(action)

    def decode(self, named: Mapping[str, Any]) -> int:
        return actions.decode(named)

    def describe(self, state: State, seat: int) -> tuple[str, dict[str, Any], bool]:
        kind, args = _describe(cast(KingsburgState, state), seat)
        return kind, args, False

    def name_event(self, seq: int, kind: int, numbers: Sequence[int]) -> Event:
        return events.name_event(seq, kind, numbers)

    def view(self, state: State, viewer: int) -> KingsburgView:
        return view(cast(KingsburgState, state), viewer)

    def state_from_view(self, view: Any) -> State:
        return state_from_view(view)

    def board(self) -> Any:
        from ludotheca.games.kingsburg.terminal import BOARD  # noqa: PLC0415 - only text screens need it

        return BOARD


def _describe(s: KingsburgState, seat: int) -> tuple[str, dict[str, Any]]:
    """The kind of the seat's decision and what its question names. Nothing hidden is in it."""
    if s.stage == AID_GOODS:
        return "aid", {}
    if s.stage == REROLL:
        return "reroll", {"total": int(dice.total(s, seat)), **_hand(s, seat)}
    if s.stage == INFLUENCE:
        return "influence", {"tokens": int(s.tokens[seat]), **_hand(s, seat)}
    if s.stage == GIFT:
        return _describe_gift(int(s.gift // 2))
    if s.stage == BUILD:
        return "build", {}
    if s.stage == BUILD_SECOND:
        return "build-again", {}
    if s.stage == TOWN_HALLS:
        return "town-hall", {}
    if s.stage == RECRUIT:
        return "recruit", {"soldiers": int(s.soldiers[seat]), "price": int(winter.soldier_price(s, seat))}
    enemy = actions.name_card(int(s.enemy))["enemy"]  # turned up by now
    if s.owed[seat] > 0:
        return "spoils", {"enemy": enemy, "count": int(s.owed[seat])}
    return "losses", {"enemy": enemy, "count": -int(s.owed[seat])}


def _describe_gift(advisor: int) -> tuple[str, dict[str, Any]]:
    if advisor == ALCHEMIST:
        return "swap", {}
    name = ADVISOR_NAMES[advisor - 1]
    count = int(gift_any(advisor))
    if advisor == SMUGGLER:
        return "smuggle", {"count": count}
    if count > 0:
        return "goods", {"advisor": name, "count": count}
    return "either", {"advisor": name}


def _hand(s: KingsburgState, seat: int) -> dict[str, list[int]]:
    """The dice a seat has in hand."""
    faces = [
        (i, int(s.die[seat * DICE + i]))
        for i in range(DICE)
        if s.die[seat * DICE + i] != 0 and s.spot[seat * DICE + i] == 0
    ]
    return {
        "dice": [face for i, face in faces if i < COLOURED],
        "white": [face for i, face in faces if i >= COLOURED],
    }


GAME = Kingsburg()
