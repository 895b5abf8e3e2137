"""The table option "free exchange": exchanging as a move of its own, to hold the new resource."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.comuni import box
from ludotheca.games.comuni.rules import codes
from ludotheca.games.comuni.rules.order import next_seat
from ludotheca.games.comuni.rules.town import have
from ludotheca.kernel.state import NONE
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.comuni.state import ComuniState


def add_exchanges(s: ComuniState, seat: i64, out: vec[i64]) -> vec[i64]:
    """With the table option: two gold for an army, two pilgrims for anything, to hold [R5]."""
    if s.free_exchange == 0:
        return out
    if have(s, seat, box.GOLD) >= 2 and s.supply[box.ARMY] > 0:
        out = append(out, codes.A_EXCHANGE + box.GOLD * box.RESOURCES + box.ARMY)
    if have(s, seat, box.PILGRIM) >= 2:
        for resource in range(box.GOLD, i64(box.PILGRIM)):
            if s.supply[resource] > 0:
                out = append(out, codes.A_EXCHANGE + box.PILGRIM * box.RESOURCES + resource)
    return out


def may_exchange(s: ComuniState, seat: i64) -> bool:
    """Whether there is anything to exchange: then nobody is passed over, from version 2 on [R10]."""
    if s.rules < 2 or s.free_exchange == 0:
        return False
    return len(add_exchanges(s, seat, vec[i64]())) > 0


# Before an invasion: everybody in turn, from the leader of the alliance on [R11].


def begin_exchanges(s: ComuniState) -> None:
    """The enemy is at the border and no fist is filled yet: the leader of the alliance may exchange first [R11]."""
    s.phase = codes.EXCHANGE
    s.exchanger = s.leader


def pass_on(s: ComuniState) -> None:
    """To the left neighbour; NONE when all have been asked."""
    s.exchanger = next_seat(s, s.exchanger)
    if s.exchanger == s.leader:
        s.exchanger = NONE
