"""The numbers of a menu: where the choice is an amount, the number is the amount."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludotheca.kernel.game import Decision, Named

Numbers = Mapping[int, int]


def numbers(decision: Decision, order: Sequence[int]) -> Numbers:
    """The place in the decision that each number chooses, as the menu lists them.

    Where one kind of action differs by a number alone (armies, gold, a column, a stall), that number chooses it, and the
    other actions are counted on from there. Otherwise all are counted from 1 in their order.
    """
    amounts = {place: amount for place in order if (amount := _amount(decision.actions[place])) is not None}
    kinds = {decision.actions[place]["type"] for place in amounts}
    rest = [place for place in order if place not in amounts]
    alone = len(kinds) == 1 and len(amounts) > 1 and not any(_counted(decision.actions[i]) for i in rest)
    if not alone or len(set(amounts.values())) < len(amounts):
        return dict(enumerate(order, 1))
    by_amount = {amount: place for place, amount in sorted(amounts.items(), key=lambda pair: pair[1])}
    return {**by_amount, **dict(enumerate(rest, max(by_amount) + 1))}


def span(known: Sequence[int]) -> str:
    """Numbers in short: 0–6, or 1, 3, 4."""
    low, high = min(known), max(known)
    if len(known) > 2 and high - low == len(known) - 1:
        return f"{low}–{high}"
    return ", ".join(map(str, sorted(known)))


def _fields(action: Named) -> dict[str, object]:
    return {name: value for name, value in action.items() if name not in {"type", "seat", "other"}}


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _amount(action: Named) -> int | None:
    """The number that is all an action says."""
    fields = list(_fields(action).values())
    value = fields[0] if len(fields) == 1 and len(action) == 2 else None
    return value if isinstance(value, int) and _is_number(value) and value >= 0 else None


def _counted(action: Named) -> bool:
    return any(_is_number(value) for value in _fields(action).values())
