"""The title as the rest of the program sees it."""

from __future__ import annotations

from typing import Any

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
from ludotheca.kernel.game import Game, Options, ScoreLine
from ludotheca.kernel.names import Asked, Decisions


def new_state(players: int, options: Options, rules: int) -> KingsburgState:
    """Empty provinces, with or without the option of one "+2" token a season."""
    state = KingsburgState(players)
    state.set_up()
    state.one_plus2 = int(bool(options[ONE_PLUS2.name]))
    return state


def score_lines(s: KingsburgState, seat: int) -> list[ScoreLine]:
    """Points by what they were for."""
    counts = {
        FROM_BUILDINGS: building_count(s, seat),
        FROM_CATHEDRAL: goods_count(s, seat),
    }
    lines = []
    for source in range(SOURCES):
        args = {"count": int(counts[source])} if source in counts else {}
        points = int(s.earned[seat * SOURCES + source])
        lines.append(ScoreLine(SOURCE_NAMES[source], points, args))
    return lines


def describe(s: KingsburgState, seat: int) -> tuple[str, dict[str, Any]]:
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


class _Old:
    """Names of this title, until they are tables."""

    encode = staticmethod(actions.encode)
    decode = staticmethod(actions.decode)
    name = staticmethod(events.name_event)


_OLD: Any = _Old()

GAME: Game[KingsburgState, KingsburgView] = Game(
    meta=META,
    state_type=KingsburgState,
    view_type=KingsburgView,
    new_state=new_state,
    faults=faults,
    score_lines=score_lines,
    actions=_OLD,
    events=_OLD,
    decisions=Decisions(
        Asked("aid"),
        Asked("reroll"),
        Asked("influence"),
        Asked("build"),
        Asked("build-again"),
        Asked("town-hall"),
        Asked("recruit"),
        Asked("spoils"),
        Asked("losses"),
        Asked("swap"),
        Asked("smuggle"),
        Asked("goods"),
        Asked("either"),
    ),
    describe=describe,
    view=view,
    view_back=lambda seen: state_from_view(seen.position),
    policy_weights=WEIGHTS,
    evaluation_weights=EVALUATION,
)
