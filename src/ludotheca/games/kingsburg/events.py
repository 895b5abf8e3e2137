"""Names for events. The sentences are in texts/, under `event-<kind>`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludotheca.games.kingsburg.actions import PAYMENTS, REROLLS, goods_of, name_card
from ludotheca.games.kingsburg.rules import codes
from ludotheca.games.kingsburg.tables import (
    ADVISOR_NAMES,
    BUILDING_NAMES,
    COLOURED,
    GOOD_NAMES,
)
from ludotheca.kernel.event import Event

PHASE_NAMES = (
    "setup",
    "kings_aid",
    "spring",
    "kings_reward",
    "summer",
    "kings_envoy",
    "autumn",
    "recruitment",
    "winter",
)
RESULTS = ("defeat", "draw", "victory", "wall")

Args = dict[str, Any]


def name_event(seq: int, kind: int, numbers: Sequence[int]) -> Event:
    """A raw event of the state under its name."""
    name, args = _NAMES[kind]
    return Event(seq, name, args(numbers))


def _seat(n: Sequence[int]) -> Args:
    return {"seat": n[0]}


def _goods(goods: int, **others: int) -> Args:
    """Goods one by one for a program; and as parts of a sentence (`gold_2`), with other things after them."""
    listed = goods_of(goods)
    counts = {good: listed.count(good) for good in GOOD_NAMES} | others
    return {"goods": listed, "parts": [f"{name}_{count}" for name, count in counts.items() if count]}


def _advisor(number: int) -> Args:
    return {"advisor": ADVISOR_NAMES[number - 1], "number": number}


def _rolled(n: Sequence[int]) -> Args:
    dice = n[2:]
    return {
        "seat": n[0],
        "total": n[1],
        "dice": list(dice[:COLOURED]),
        "white": [d for d in dice[COLOURED:] if d],
    }


def _influenced(n: Sequence[int]) -> Args:
    group = n[5:]
    return {
        "seat": n[0],
        **_advisor(n[1]),
        "plus2": bool(n[2]),
        "market": n[3],
        "envoy": bool(n[4]),
        "dice": [face for face in group[:COLOURED] if face],
        "white": [face for face in group[COLOURED:] if face],
    }


def _gift(n: Sequence[int]) -> Args:
    return {
        "seat": n[0],
        **_advisor(n[1]),
        "tokens": n[3],
        "soldiers": n[4],
        "points": n[5],
        **_goods(n[2], token=n[3], soldier=n[4], point=n[5]),
    }


def _reroll(n: Sequence[int]) -> Args:
    building, die = REROLLS[n[1]]
    return {"seat": n[0], "building": building, "die": die}


def _building(n: Sequence[int]) -> Args:
    return {"seat": n[0], "building": BUILDING_NAMES[n[1]], "points": n[2]}


def _fought(n: Sequence[int]) -> Args:
    return {
        "seat": n[0],
        "result": RESULTS[n[1]],
        "combat": n[2],
        "strength": n[3],
        "soldiers": n[4],
        "die": n[5],
        "buildings": n[2] - n[4] - n[5],
    }


_NAMES: dict[int, tuple[str, Callable[[Sequence[int]], Args]]] = {
    codes.E_PHASE: ("phase", lambda n: {"year": n[0], "phase": PHASE_NAMES[n[1]]}),
    codes.E_AID_DIE: ("aid-die", _seat),
    codes.E_AID_GOOD: ("aid-good", lambda n: {"seat": n[0], **_goods(n[1])}),
    codes.E_NEUTRAL: ("neutral", lambda n: {**_advisor(n[0]), "dice": list(n[1:])}),
    codes.E_NEUTRAL_ASIDE: ("neutral-aside", lambda n: {"die": n[0]}),
    codes.E_GUILD: ("guild", _seat),
    codes.E_ROLLED: ("rolled", _rolled),
    codes.E_REROLL: ("reroll", _reroll),
    codes.E_ORDER: ("order", lambda n: {"seats": list(n)}),
    codes.E_INFLUENCED: ("influenced", _influenced),
    codes.E_PASSED: ("passed", _seat),
    codes.E_STUCK: ("stuck", _seat),
    codes.E_GIFT: ("gift", _gift),
    codes.E_SWAPPED: ("swapped", lambda n: {"seat": n[0], "good": GOOD_NAMES[n[1]]}),
    codes.E_DECLINED: ("declined", lambda n: {"seat": n[0], **_advisor(n[1])}),
    codes.E_PEEKED: ("peeked", _seat),
    codes.E_PEEKED_MINE: ("peeked-mine", lambda n: {"seat": n[0], **name_card(n[1])}),
    codes.E_BUILT: ("built", lambda n: {**_building(n), "envoy": bool(n[3])}),
    codes.E_REWARD: ("reward", _seat),
    codes.E_ENVOY: ("envoy", _seat),
    codes.E_ENVOY_NOBODY: ("envoy-nobody", lambda n: {}),
    codes.E_ENVOY_BACK: ("envoy-back", _seat),
    codes.E_INN: ("inn", _seat),
    codes.E_EMBASSY: ("embassy", _seat),
    codes.E_TOWN_HALL: ("town-hall", lambda n: {"seat": n[0], "payment": PAYMENTS[n[1]]}),
    codes.E_TOWN_HALL_DECLINED: ("town-hall-declined", _seat),
    codes.E_RECRUITED: ("recruited", lambda n: {"seat": n[0], **_goods(n[1]), "soldiers": n[2]}),
    codes.E_ENEMY: ("enemy", lambda n: name_card(n[0])),
    codes.E_KINGS_DIE: ("troops", lambda n: {"seat": n[0], "die": n[1]}),
    codes.E_FOUGHT: ("fought", _fought),
    codes.E_SPOILS: ("spoils", lambda n: {"seat": n[0], "points": n[2], **_goods(n[1], point=n[2])}),
    codes.E_FORTRESS: ("fortress", _seat),
    codes.E_LOST_GOODS: ("lost-goods", lambda n: {"seat": n[0], **_goods(n[1])}),
    codes.E_DESTROYED: ("destroyed", _building),
    codes.E_LOST_POINTS: ("lost-points", lambda n: {"seat": n[0], "points": n[1]}),
    codes.E_STRONGEST: ("strongest", lambda n: {"seat": n[0], "combat": n[1]}),
    codes.E_CATHEDRAL: ("cathedral", lambda n: {"seat": n[0], "count": n[1], "points": n[2]}),
    codes.E_OVER: ("over", lambda n: {"seat": n[0], "score": n[1], "place": n[2]}),
}
