"""The rules a second time, slowly and from the booklet's words, to hold the engine against.

A domain is a dict from axial coordinates to (land, building); nothing here is taken from the engine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

Place = tuple[int, int]
Tile = tuple[str, str | None]
Domain = Mapping[Place, Tile]

BUILDING_OF_LAND = {
    "olive_grove": "oil_press",
    "vineyard": "wine_cellar",
    "field": "mill",
    "quarter": "theatre",
    "quarry": "workshop",
}
GEMS = {0: 0, 1: 3, 2: 5, 3: 6, 4: 9, 5: 13, 6: 18, 7: 24, 8: 31}


def apart(a: Place, b: Place) -> int:
    """Steps from one hexagon to another."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def zones(domain: Domain) -> list[tuple[str, frozenset[Place]]]:
    """Lands of one type joined edge to edge: begin with single lands and join zones that touch until none do."""
    found = [(tile[0], frozenset([place])) for place, tile in domain.items()]
    while True:
        for i, (land, zone) in enumerate(found):
            others = [
                j
                for j in range(i + 1, len(found))
                if found[j][0] == land and any(apart(a, b) == 1 for a in zone for b in found[j][1])
            ]
            if others:
                joined = zone.union(*(found[j][1] for j in others))
                found = [f for j, f in enumerate(found) if j != i and j not in others] + [(land, joined)]
                break
        else:
            return found


def building_points(domain: Domain, place: Place) -> int:
    """The sizes of all zones of the building's land that it stands in or touches."""
    building = domain[place][1]
    return sum(
        len(zone)
        for land, zone in zones(domain)
        if BUILDING_OF_LAND[land] == building and any(apart(place, there) <= 1 for there in zone)
    )


def score(domain: Domain, gems: int) -> int:
    """Buildings and gems."""
    return sum(building_points(domain, place) for place, tile in domain.items() if tile[1]) + GEMS[gems]


def free_places(domain: Domain) -> set[Place]:
    """Where the next land may go: free, with a land beside it; the first one has one place."""
    if not domain:
        return {(0, 0)}
    near = {(q + dq, r + dr) for q, r in domain for dq in (-1, 0, 1) for dr in (-1, 0, 1)}
    return {
        place for place in near if place not in domain and any(apart(place, land) == 1 for land in domain)
    }


def source(seat: int, players: int, round_number: int) -> int:
    """Whose lands a seat takes; seats are numbered clockwise, so the left neighbour is the next one."""
    step = {1: 1, 2: -1, 3: 1, 4: -1}[round_number]
    return (seat + step) % players


def exchange(
    rows: Sequence[Sequence[Tile]], smalls: Sequence[Sequence[int]], sets: Sequence[str], round_number: int
) -> tuple[list[Counter[Tile]], list[int]]:
    """What every seat must lay after the selection, and by how many gems its reserve has changed since the division
    began."""
    players = len(rows)
    lands: list[Counter[Tile]] = [Counter() for _ in range(players)]
    gems = [-1] * players
    for owner in range(players):
        taker = next(seat for seat in range(players) if source(seat, players, round_number) == owner)
        for position, tile in enumerate(rows[owner]):
            in_small = position in smalls[owner]
            goes = in_small == (sets[taker] == "small")
            lands[taker if goes else owner][tile] += 1
        gems[taker if sets[taker] == "small" else owner] += 1
    return lands, gems


def places(scores: Sequence[int], lands: Sequence[int]) -> list[int]:
    """Rank by score, then by lands; equal seats share the better place."""
    ranked = sorted(zip(scores, lands, strict=True), reverse=True)
    return [ranked.index(mine) + 1 for mine in zip(scores, lands, strict=True)]
