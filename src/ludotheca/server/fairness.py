"""The promise about dice and cards: committed to when a table is set, salted by the seats, opened at the end."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from ludotheca.kernel.chance import HMAC_METHOD, SECRET_BYTES, FairDealer, commitment_of
from ludotheca.server.protocol import FairnessInfo
from ludotheca.server.store.rows import SeatRow, TableRow


def new_secret() -> str:
    """A secret nobody can foresee, in hexadecimal."""
    return secrets.token_bytes(SECRET_BYTES).hex()


def salts_of(seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """The seats' additions in the order of the seats; empty where a seat added nothing."""
    return tuple(seat.salt for seat in seats)


def dealer_for(table: TableRow, salts: Sequence[str]) -> FairDealer:
    """The dealer of a table. Only the process that deals may hold it."""
    return FairDealer(bytes.fromhex(table.secret), table.id, salts)


def describe(table: TableRow, seats: Sequence[SeatRow]) -> FairnessInfo:
    """What everybody may know now: the secret itself only when the game is over or given up."""
    opened = table.status in {"over", "abandoned"}
    salts = table.read_header().fairness.salts if table.header else salts_of(seats)
    return FairnessInfo(
        method=HMAC_METHOD,
        commitment=commitment_of(bytes.fromhex(table.secret)),
        salts=list(salts),
        secret=table.secret if opened else "",
    )
