"""The rules once more in plain Python, written without looking at the engine: slow, short and easy to check by eye."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product


def best_defence(walls: Sequence[int], armies: int) -> int:
    """The best way to put armies on wall cards, by trying: a card counts 1 + its height, an army beside them 1."""
    cards = [height for storeys in walls for height in range(1, storeys + 1)]
    best = 0
    for manned in product((0, 1), repeat=len(cards)):
        if sum(manned) <= armies:
            on_walls = sum(1 + card for card, is_manned in zip(cards, manned, strict=True) if is_manned)
            best = max(best, on_walls + armies - sum(manned))
    return best


def bids(gold: int, pilgrims: int, supply: int, least: int) -> set[tuple[int, int]]:
    """Every (offer, pairs of pilgrims in it) somebody could put down."""
    return {
        (own + pairs, pairs)
        for own in range(gold + 1)
        for pairs in range(min(pilgrims // 2, supply) + 1)
        if own + pairs >= least
    }


def payments(cost: int, craftsmen: int, pilgrims: int) -> set[int]:
    """Every number of pairs of pilgrims with which so many craftsmen can be paid."""
    return {pairs for pairs in range(cost + 1) if cost - pairs <= craftsmen and 2 * pairs <= pilgrims}


def commitments(armies: int, gold: int, pilgrims: int) -> set[tuple[int, int, int, int]]:
    """Every (armies of gold, armies of pilgrims, to the alliance, to the city): nothing exchanged is kept."""
    return {
        (of_gold, of_pilgrims, sent, home)
        for of_gold in range(gold // 2 + 1)
        for of_pilgrims in range(pilgrims // 2 + 1)
        for sent in range(armies + of_gold + of_pilgrims + 1)
        for home in range(armies + of_gold + of_pilgrims - sent + 1)
        if sent + home >= of_gold + of_pilgrims
    }


def build_price(steps: Sequence[str]) -> int:
    """Craftsmen for a turn's building and wall steps in any order: one per action after the first."""
    return max(1, steps.count("building"), steps.count("wall")) - 1


def heroes(
    sent: Sequence[int], pillaged: Sequence[int], points: Sequence[int], numbers: Sequence[int]
) -> list[int]:
    """Who gets the tiles, the better one first: most armies, then fewer points, then the lower comune."""
    able = [seat for seat in range(len(sent)) if sent[seat] and not pillaged[seat]]
    return sorted(able, key=lambda seat: (-sent[seat], points[seat], numbers[seat]))[:2]


def leads(stocks: Sequence[int]) -> list[int]:
    """Points for one kind of resource."""
    most = max(stocks)
    shared = 2 if list(stocks).count(most) == 1 else 1
    return [shared if stock == most else 0 for stock in stocks]


def smallest(town: dict[str, list[int]]) -> int:
    """The bonus for the smallest building."""
    if not all(town.values()):
        return 0
    return {1: 1, 2: 3, 3: 6, 4: 10}[min(height for heights in town.values() for height in heights)]
