"""Pods: a field cut into tables of 3 to 5, so that few meet again, those of equal standing meet, and seats are even.

Everything follows from the history and a seed, by whole numbers alone: the same anywhere, so that anybody can draw again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence

import msgspec

# What a pod costs: meeting again, squared; distance in points; a seat sat in more often than others.
_AGAIN = 1_000_000
_THRICE = 1_000_000_000
_SEAT = 100_000
_ROUNDS_OF_SEARCH = 60


Known = dict[tuple[int, ...], int]


class Place(msgspec.Struct, frozen=True):
    """How an entrant stands: the points so far, a thousandth each, whom they met and how often, how often they had each seat."""

    points: int
    met: dict[int, int]
    seats: list[int]


def sizes(entrants: int) -> list[int]:
    """The pods of a field: fours, as few threes as possible, a five only where it must be."""
    if entrants < 3:
        return []
    if entrants == 5:
        return [5]
    threes = -entrants % 4
    fours = (entrants - 3 * threes) // 4
    return [4] * fours + [3] * threes


class Draws:
    """Numbers that follow from a seed: SHA-256 of the seed and a counter."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._count = 0

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, without bias."""
        whole = 1 << 64
        while True:
            data = hashlib.sha256(f"{self._seed}:{self._count}".encode()).digest()
            self._count += 1
            value = int.from_bytes(data[:8], "big")
            if value < whole - whole % limit:
                return value % limit

    def shuffled(self, items: Sequence[int]) -> list[int]:
        made = list(items)
        for last in range(len(made) - 1, 0, -1):
            other = self.below(last + 1)
            made[last], made[other] = made[other], made[last]
        return made


def draw(places: Sequence[Place], active: Sequence[int], seed: str) -> list[list[int]]:
    """The pods of a round, each in the order of its seats; `active` are the entrants who play it."""
    draws = Draws(seed)
    order = sorted(draws.shuffled(active), key=lambda entrant: -places[entrant].points)
    pods = list(_cut(order, sizes(len(order))))
    _improve(places, pods, draws)
    return [_seated(places, pod, draws) for pod in pods]


def _cut(order: list[int], lengths: list[int]) -> Iterator[list[int]]:
    start = 0
    for length in lengths:
        yield order[start : start + length]
        start += length


def _improve(places: Sequence[Place], pods: list[list[int]], draws: Draws) -> None:
    """Swap two entrants of different pods wherever that costs less, until nothing does."""
    known: Known = {}  # the cost of a pod, whatever its order
    costs = [_cost(places, pod, known) for pod in pods]
    slots = [(pod, index) for pod in range(len(pods)) for index in range(len(pods[pod]))]
    for _ in range(_ROUNDS_OF_SEARCH):
        better = False
        for first in draws.shuffled(range(len(slots))):
            better |= _swap_best(places, pods, costs, slots[first], known)
        if not better:
            return


def _swap_best(
    places: Sequence[Place],
    pods: list[list[int]],
    costs: list[int],
    here: tuple[int, int],
    known: Known,
) -> bool:
    """The best swap of one slot with another, if it helps."""
    one, i = here
    if costs[one] == 0:
        return False
    best, found = 0, None
    for other, j in (
        (pod, place) for pod in range(len(pods)) if pod != one for place in range(len(pods[pod]))
    ):
        pods[one][i], pods[other][j] = pods[other][j], pods[one][i]
        gain = costs[one] + costs[other] - _cost(places, pods[one], known) - _cost(places, pods[other], known)
        pods[one][i], pods[other][j] = pods[other][j], pods[one][i]
        if gain > best:
            best, found = gain, (other, j)
    if found is None:
        return False
    other, j = found
    pods[one][i], pods[other][j] = pods[other][j], pods[one][i]
    costs[one], costs[other] = _cost(places, pods[one], known), _cost(places, pods[other], known)
    return True


def _cost(places: Sequence[Place], pod: list[int], known: Known) -> int:
    key = tuple(sorted(pod))
    if (found := known.get(key)) is not None:
        return found
    total = 0
    for index, entrant in enumerate(pod):
        mine = places[entrant]
        for other in pod[:index]:
            again = mine.met.get(other, 0)
            total += _AGAIN * again * again + (_THRICE if again >= 2 else 0)
            total += abs(mine.points - places[other].points)
    known[key] = total + _SEAT * _strain(places, pod)[0]
    return known[key]


def _seated(places: Sequence[Place], pod: list[int], draws: Draws) -> list[int]:
    """The pod in the order of seats in which nobody sits where they sat more often than elsewhere, as far as that can be."""
    mixed = draws.shuffled(pod)
    return [mixed[index] for index in _strain(places, mixed)[1]]


def _strain(places: Sequence[Place], pod: list[int]) -> tuple[int, tuple[int, ...]]:
    """How uneven seats become at best, and who sits where then: seat by seat, over all sets of who sits already."""
    size = len(pod)
    extra = [
        [(count - min(seats)) ** 2 for count in seats] for seats in (places[one].seats[:size] for one in pod)
    ]
    reached: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
    for seat in range(size):
        after: dict[int, tuple[int, tuple[int, ...]]] = {}
        for taken, (cost, order) in reached.items():
            for index in range(size):
                if taken >> index & 1:
                    continue
                found = (cost + extra[index][seat], (*order, index))
                there = taken | 1 << index
                if there not in after or found < after[there]:
                    after[there] = found
        reached = after
    return reached[(1 << size) - 1]
