"""Points: the track, and what is added and taken off at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.comuni import box
from ludotheca.games.comuni.rules import codes

if TYPE_CHECKING:
    from ludotheca.games.comuni.state import ComuniState


def score(s: ComuniState, seat: i64) -> i64:
    """What the final scoring would give now, pillage taken off [Z1] [Z5]."""
    bonus: i64 = master_points(s, seat) + resource_points(s, seat) + hero_points(s, seat)
    return s.points[seat] + bonus - s.pillage[seat] + smallest_building_points(s, seat)


def master_points(s: ComuniState, seat: i64) -> i64:
    """Three for each guild master [Z2]."""
    total: i64 = 0
    for category in range(i64(box.CATEGORIES)):
        if s.master[category] == seat:
            total += box.MASTER_POINTS
    return total


def resource_points(s: ComuniState, seat: i64) -> i64:
    """Over all kinds of resources, once the game is over [Z9]."""
    if s.phase != codes.OVER:
        return 0
    total: i64 = 0
    for resource in range(i64(box.RESOURCES)):
        total += lead_points(s, seat, resource)
    return total


def lead_points(s: ComuniState, seat: i64, resource: i64) -> i64:
    """Two for having most of a kind alone, one for sharing that [Z3], even with nothing [Z7]; only stocks count [Z8]."""
    mine: i64 = s.stock[seat * box.RESOURCES + resource]
    points: i64 = 2
    for other in range(s.players):
        theirs: i64 = s.stock[other * box.RESOURCES + resource]
        if theirs > mine:
            return 0
        if theirs == mine and other != seat:
            points = 1
    return points


def hero_points(s: ComuniState, seat: i64) -> i64:
    """The values of one's hero tiles [Z4]."""
    total: i64 = 0
    for deck in range(i64(box.DECKS)):
        if s.hero[deck * 2] == seat:
            total += box.hero_value(deck, 0)
        if s.hero[deck * 2 + 1] == seat:
            total += box.hero_value(deck, 1)
    return total


def smallest_building(s: ComuniState, seat: i64) -> i64:
    """The storeys of one's smallest building if one has some of each category, else 0 [Z6]."""
    smallest: i64 = box.STOREYS
    for category in range(i64(box.CATEGORIES)):
        start: i64 = (seat * box.CATEGORIES + category) * box.STOREYS
        storeys: i64 = 1
        while storeys <= box.STOREYS and s.buildings[start + storeys - 1] == 0:
            storeys += 1
        if storeys > box.STOREYS:
            return 0
        smallest = min(smallest, storeys)
    return smallest


def smallest_building_points(s: ComuniState, seat: i64) -> i64:
    """The whole value of that building [Z6]."""
    return box.value_of(smallest_building(s, seat))
