"""A deal: a table whose dice and cards are the same for whoever plays it.

Its draws are keyed by what they are, and neither the name of a table nor anybody's salt has a part in them. So two tables
on one deal that ask the same question get the same answer, whatever else was decided at them.
"""

from __future__ import annotations

import hashlib
import hmac

import msgspec

from ludotheca.kernel.chance import FairDealer, commitment_of
from ludotheca.kernel.game import Options


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """What is dealt to whoever sits in `seat`; `bots` are the levels of the others, in the order of their seats.
    `secret` is hexadecimal."""

    name: str
    title: str
    players: int
    options: Options
    bots: tuple[str, ...]
    seat: int
    secret: str

    @property
    def commitment(self) -> str:
        """What may be shown before."""
        return commitment_of(bytes.fromhex(self.secret))

    def dealer(self) -> FairDealer:
        return dealer_on(self.secret, self.name)


def dealer_on(secret: str, name: str) -> FairDealer:
    """The dealer of a deal."""
    return FairDealer(bytes.fromhex(secret), name, keyed=True)


def derived(secret: bytes, name: str) -> str:
    """The secret of a deal by its name, in hexadecimal: nobody who knows some of them can work out another."""
    return hmac.new(secret, b"deal " + name.encode(), hashlib.sha256).hexdigest()
