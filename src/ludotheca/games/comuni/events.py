"""Names for events. The sentences are in texts/, under `event-<kind>`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheca.games.comuni.actions import card_name
from ludotheca.games.comuni.rules import codes
from ludotheca.games.comuni.tables import (
    CATEGORY_NAMES,
    COMUNE_NAMES,
    DECK_NAMES,
    ENEMY_NAMES,
    MASTER_NAMES,
    RESOURCE_NAMES,
)
from ludotheca.kernel.event import Event

# Kinds whose numbers are told one by one under these names; the words of a table where there is one.
_PLAIN: dict[int, tuple[str, tuple[str, ...]]] = {
    codes.E_COMUNE: ("comune", ("seat", "comune")),
    codes.E_TURN: ("turn", ("seat", "turn")),
    codes.E_BID: ("bid", ("seat", "column", "gold", "pilgrims")),
    codes.E_OUTBID: ("outbid", ("seat", "other", "column", "gold")),
    codes.E_TOOK_BACK: ("took-back", ("seat", "gold")),
    codes.E_MOVED: ("moved", ("seat", "column", "gold")),
    codes.E_GAINED: ("gained", ("seat", "resource")),
    codes.E_EXCHANGED: ("exchanged", ("seat", "pay", "take")),
    codes.E_LAST_CARD: ("last-card", ("seat", "deck")),
    codes.E_LAST_ROUND: ("last-round", ("seat",)),
    codes.E_INVASION: ("invasion", ("enemy", "strength", "seat")),
    codes.E_ATTACKED: ("attacked", ("seat", "attack")),
    codes.E_SEALED: ("sealed", ("seat",)),
    codes.E_COMMITTED_MINE: ("committed-mine", ("seat", "alliance", "city", "made", "gold", "pilgrims")),
    codes.E_COMMITTED: ("committed", ("seat", "alliance", "city", "made", "gold", "pilgrims")),
    codes.E_ALLIANCE: ("alliance", ("armies",)),
    codes.E_HELD: ("held", ("seat", "attack", "defence")),
    codes.E_PILLAGED: ("pillaged", ("seat", "attack", "defence", "pillage")),
    codes.E_HERO: ("hero", ("seat", "value")),
    codes.E_NO_HERO: ("no-hero", ("value",)),
    codes.E_BUILT: ("built", ("seat", "category", "storeys", "card", "price", "craftsmen", "pilgrims")),
    codes.E_WALLED: ("walled", ("seat", "storeys", "card", "price", "craftsmen", "pilgrims")),
    codes.E_BONUS_WALL: ("bonus-wall", ("seat",)),
    codes.E_DISCARDED: ("discarded", ("seat", "card")),
    codes.E_MASTER: ("master", ("seat", "master")),
    codes.E_MASTER_TAKEN: ("master-taken", ("seat", "other", "master")),
    codes.E_REPAIRED: ("repaired", ("seat", "pillage", "pilgrims")),
    codes.E_OVER: ("over", ("seat", "score", "place")),
}
_WORDS: dict[str, Sequence[str]] = {
    "category": CATEGORY_NAMES,
    "comune": COMUNE_NAMES,
    "deck": DECK_NAMES,
    "enemy": ENEMY_NAMES,
    "master": MASTER_NAMES,
    "pay": RESOURCE_NAMES,
    "resource": RESOURCE_NAMES,
    "take": RESOURCE_NAMES,
}


def name_event(seq: int, kind: int, numbers: Sequence[int]) -> Event:
    """A raw event of the state under its name."""
    if kind in _PLAIN:
        name, fields = _PLAIN[kind]
        return Event(seq, name, {field: _value(field, n) for field, n in zip(fields, numbers, strict=True)})
    if kind == codes.E_COLUMN:
        cards = [card_name(n) for n in numbers[2:]]
        return Event(
            seq, "column", {"column": numbers[0] + 1, "deck": DECK_NAMES[numbers[1]], "cards": cards}
        )
    if kind == codes.E_INCOME:
        return Event(seq, "income", {"seat": numbers[0], **_income(numbers[1:])})
    assert kind == codes.E_CLAIMED
    return Event(seq, "claimed", {"seat": numbers[0], **_claim(numbers[1:])})


def _value(field: str, number: int) -> Any:
    if field == "column":
        return number + 1
    if field == "card":
        return card_name(number)
    return _WORDS[field][number] if field in _WORDS else number


def _income(pairs: Sequence[int]) -> dict[str, int]:
    """What came of each resource, and how much in all the supply could not give."""
    came = {name: pairs[2 * i] for i, name in enumerate(RESOURCE_NAMES)}
    return {**came, "count": sum(pairs[::2]), "lost": sum(pairs[1::2])}


def _claim(numbers: Sequence[int]) -> dict[str, Any]:
    """The columns one after another: column, gold, how many cards, the cards."""
    columns, cards, gold, at = [], [], 0, 0
    while at < len(numbers):
        column, offered, count = numbers[at : at + 3]
        columns.append(column + 1)
        gold += offered
        cards += [card_name(n) for n in numbers[at + 3 : at + 3 + count]]
        at += 3 + count
    return {"columns": columns, "cards": cards, "gold": gold}
