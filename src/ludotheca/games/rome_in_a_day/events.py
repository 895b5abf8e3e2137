"""Names for events. The sentences are in texts/, under `event-<kind>`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheca.games.rome_in_a_day import rules
from ludotheca.games.rome_in_a_day.actions import (
    SETS,
    building_name,
    coordinates,
    land_name,
    name_kind,
    positions,
)
from ludotheca.games.rome_in_a_day.tables import CARD_NAMES
from ludotheca.kernel.event import Event


def name_event(seq: int, kind: int, numbers: Sequence[int]) -> Event:
    """A raw event of the state under its name."""
    name, args = _name(kind, numbers)
    return Event(seq, name, args)


def _name(kind: int, n: Sequence[int]) -> tuple[str, dict[str, Any]]:
    if kind == rules.E_ROUND:
        return "round", {"round": n[0]}
    seat = n[0]
    if kind == rules.E_CARD:
        return "card", {"seat": seat, "card": CARD_NAMES[n[1]]}
    if kind == rules.E_ROW:
        return "row", {"seat": seat, **_lands(n[1:])}
    if kind == rules.E_SPLIT_SEALED:
        return "split-sealed", {"seat": seat}
    if kind == rules.E_SPLIT_MINE:
        return "split-mine", {"seat": seat, **_split(n[1], n[2:])}
    if kind == rules.E_SPLIT_OPENED:
        return "split-opened", {"seat": seat, **_split(n[1], n[2:])}
    if kind == rules.E_CHOICE_SEALED:
        return "choice-sealed", {"seat": seat, "other": n[1]}
    if kind == rules.E_CHOICE_MINE:
        return "choice-mine", {"seat": seat, "other": n[1], "set": SETS[n[2]]}
    if kind == rules.E_TAKEN:
        return "taken", {"seat": seat, "other": n[1], "set": SETS[n[2]], "count": len(n) - 3, **_lands(n[3:])}
    if kind == rules.E_PLACED:
        q, r = coordinates(n[2])
        return "placed", {"seat": seat, **name_kind(n[1]), "q": q, "r": r, "score": n[3]}
    assert kind == rules.E_OVER
    return "over", {"seat": seat, "score": n[1], "place": n[2]}


def _lands(kinds: Sequence[int]) -> dict[str, Any]:
    """Lands from left to right, and the buildings that stand on some of them."""
    buildings = [building_name(kind) for kind in kinds]
    return {
        "lands": [land_name(kind) for kind in kinds],
        "buildings": [building for building in buildings if building is not None],
    }


def _split(mask: int, kinds: Sequence[int]) -> dict[str, Any]:
    small = positions(mask)
    return {
        "small": small,
        "lands": [land_name(kinds[i]) for i in small],
        "count": len(small),
        "rest": len(kinds) - len(small),
    }
