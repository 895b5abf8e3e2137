"""What a viewer cannot see: the enemy of the year, once somebody else has looked at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.kingsburg import box
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import EVERYONE, NONE, SPECTATOR

if TYPE_CHECKING:
    from ludotheca.games.kingsburg.state import KingsburgState


def knows_enemy(s: KingsburgState, viewer: i64) -> bool:
    """Whether this viewer has seen the enemy of the year."""
    if s.known == EVERYONE:
        return True
    return viewer != SPECTATOR and (s.known >> viewer) & 1 == 1


def redraw_hidden(s: KingsburgState, viewer: i64, rng: Rng) -> None:
    """A card somebody else has looked at is, for the viewer, still any of the year's five."""
    if s.enemy != NONE and not knows_enemy(s, viewer):
        s.enemy = box.first_card(s.year) + rng.below(box.CARDS_A_YEAR)
