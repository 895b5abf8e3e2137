"""What must hold in every position: nothing lost, nothing out of bounds."""

from __future__ import annotations

from ludotheca.games.rome_in_a_day import box
from ludotheca.games.rome_in_a_day.rules import codes
from ludotheca.games.rome_in_a_day.state import RomeState
from ludotheca.kernel.state import NONE


def faults(s: RomeState) -> list[str]:
    """What is impossible about this position."""
    return [*_lands(s), *_buildings(s), *_gems(s), *_domains(s)]


def _kinds(s: RomeState) -> list[int]:
    """Every land face up: in rows, hands and domains."""
    kinds = [int(kind) for kind in s.row if kind != NONE]
    for seat in range(int(s.players)):
        kinds += s.hand_of(seat)
        kinds += [kind for _, kind in s.domain_of(seat)]
        if s.chosen[seat] != NONE:
            kinds.append(int(s.chosen[seat]))
    return kinds


def _lands(s: RomeState) -> list[str]:
    """Each land exists once per stack and copy; every stack has given as many as rounds have turned up."""
    found = []
    kinds = _kinds(s)
    for land in range(box.LANDS):
        down = sum(int(s.stack[seat * box.LANDS + land]) for seat in range(int(s.players)))
        up = sum(1 for kind in kinds if kind // box.SITES == land)
        if down + up != box.LANDS_OF_A_KIND * s.players:
            found.append(
                f"land {land}: {down} face down and {up} face up make not {box.LANDS_OF_A_KIND * s.players}"
            )
    for seat in range(int(s.players)):
        stack = [int(count) for count in s.stack[seat * box.LANDS : seat * box.LANDS + box.LANDS]]
        if min(stack) < 0 or sum(stack) != box.LANDS * box.LANDS_OF_A_KIND - _turned_up(s, seat):
            found.append(f"the stack of seat {seat} holds {stack}")
    return found


def _turned_up(s: RomeState, seat: int) -> int:
    """How many lands a seat has turned up so far."""
    if s.phase == codes.DEAL:
        return 0
    if s.phase == codes.EXPLORE:
        return int(s.round - 1) * box.ROW + min(box.ROW, max(0, int(s.drawn) - seat * box.ROW))
    return int(s.round) * box.ROW


def _buildings(s: RomeState) -> list[str]:
    """Exactly the buildings of the card rows used so far stand on lands, each once."""
    due = [
        int(box.card_building(s.card[seat], 1 + turned // box.ROW, turned % box.ROW))
        for seat in range(int(s.players))
        for turned in range(_turned_up(s, seat))
        if turned % box.ROW < 2
    ]
    standing = [kind % box.SITES - 1 for kind in _kinds(s) if kind % box.SITES]
    if sorted(standing) != sorted(due):
        return [f"the buildings on lands are {sorted(standing)}, not {sorted(due)}"]
    return []


def _gems(s: RomeState) -> list[str]:
    """Gems only change hands; one of each seat that has sealed its split lies on its small set."""
    laid = sum(1 for split in s.split if split != NONE)
    total = sum(int(gems) for gems in s.gems) + laid
    found = (
        []
        if total == box.START_GEMS * s.players
        else [f"there are {total} gems, not {box.START_GEMS * s.players}"]
    )
    if any(not 0 <= gems < len(box.GEM_POINTS) for gems in s.gems):
        found.append(f"a reserve of gems is out of bounds: {list(s.gems)}")
    if s.phase == codes.SELECT and laid != s.players:
        found.append("a choice is open, but not every row is divided")
    if s.phase not in (codes.DIVIDE, codes.SELECT) and laid:
        found.append("a split is left over from an earlier phase")
    return found


def _domains(s: RomeState) -> list[str]:
    """Domains hang together, and the border is exactly the free cells beside them."""
    found = []
    for seat in range(int(s.players)):
        cells = [cell for cell, _ in s.domain_of(seat)]
        size = int(s.border_size[seat])
        border = [int(s.border[seat * box.MOST_BORDER + i]) for i in range(size)]
        beside = {int(box.neighbour(cell, d)) for cell in cells for d in range(6)} - set(cells)
        if sorted(border) != sorted(beside or {box.CENTRE}):
            found.append(f"the border of seat {seat} is not the free cells beside its lands")
        for i, cell in enumerate(cells):
            if s.grid[seat * box.CELLS + cell] != box.FIRST_LAND + i:
                found.append(f"the grid of seat {seat} does not show land {i}")
            if i and not {int(box.neighbour(cell, d)) for d in range(6)} & set(cells[:i]):
                found.append(f"land {i} of seat {seat} touched nothing when it was laid")
        if any(s.grid[seat * box.CELLS + cell] != box.BORDER for cell in border):
            found.append(f"the grid of seat {seat} does not show its border")
    return found
