"""The promise about dice and cards: the house is bound when a table is set, the seats by the start, all open up.

The house commits to a secret. Every seat may commit to a salt of its own. The start freezes these commitments; only
then the salts are revealed and enter the dice. So nobody who knows the secret could choose a salt to suit it.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from ludotheca.kernel.chance import (
    KEYED_METHOD,
    SECRET_BYTES,
    FairDealer,
    Fairness,
    commitment_of,
    salt_commitment,
)
from ludotheca.server.errors import NotBound, OtherSalt
from ludotheca.server.protocol import FairnessInfo
from ludotheca.server.store.rows import SeatRow, TableRow


def new_secret() -> str:
    """A secret nobody can foresee, in hexadecimal."""
    return secrets.token_bytes(SECRET_BYTES).hex()


def commitments_of(seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """What binds the seats, in their order. A salt that an older version took unbound binds by itself."""
    return tuple(seat.salt_commitment or (salt_commitment(seat.salt) if seat.salt else "") for seat in seats)


def promised(table: TableRow, seats: Sequence[SeatRow]) -> Fairness:
    """What the record of a game that begins now says of its chance."""
    return Fairness(
        method=table.method,
        salts=tuple(seat.salt for seat in seats),
        salt_commitments=commitments_of(seats),
    )


def awaited(seats: Sequence[SeatRow]) -> list[int]:
    """The seats that have not revealed the salt they are bound by."""
    return [seat.seat for seat in seats if seat.salt_commitment and not seat.salt]


def take_salt(seat: SeatRow, salt: str) -> None:
    """A seat reveals its salt; an error if it is bound by another, or by none."""
    if not seat.salt_commitment:
        raise NotBound
    if salt_commitment(salt) != seat.salt_commitment:
        raise OtherSalt
    seat.salt = salt


def dealer_for(table: TableRow, said: Fairness) -> FairDealer:
    """The dealer of a table, by what its record says. Only the process that deals may hold it."""
    return FairDealer(
        bytes.fromhex(table.secret),
        table.deal or table.id,
        said.salts,
        salt_commitments=said.salt_commitments,
        keyed=said.method == KEYED_METHOD,
    )


def sealed(table: TableRow, now: int) -> bool:
    """Whether its dice are still to be played by others."""
    return table.sealed_until is not None and now < table.sealed_until


def describe(table: TableRow, seats: Sequence[SeatRow], now: int) -> FairnessInfo:
    """What everybody may know now: no salt before all are frozen and the game runs, the secret only at the end; that of a
    deal that others may still play when it is closed."""
    opened = table.status in {"over", "abandoned"} and not sealed(table, now)
    if table.header:
        said = table.read_header().fairness
    else:
        nothing = ("",) * len(seats)
        said = Fairness(method=table.method, salts=nothing, salt_commitments=commitments_of(seats))
    return FairnessInfo(
        method=said.method,
        commitment=commitment_of(bytes.fromhex(table.secret)),
        salt_commitments=list(said.salt_commitments),
        reveal_by=table.reveal_by if table.status == "waiting" else None,
        salts=list(said.salts),
        secret=table.secret if opened else "",
    )
