"""What a device keeps of a game: all that must survive a reload."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ludotheca.kernel.game import Options
from ludotheca.kernel.record import Entry, Header, Record
from ludotheca.server.protocol import Method, Status, TableOrigin


class KeptSeat(Struct, kw_only=True):
    """A seat: a person of this device, or a bot. A person who has resigned is played by a bot too."""

    name: str = ""
    level: str = ""
    resigned: bool = False
    salt_commitment: str = ""
    salt: str = ""

    @property
    def person(self) -> bool:
        return not self.level

    @property
    def by_bot(self) -> bool:
        return bool(self.level) or self.resigned


class KeptCommand(Struct, frozen=True):
    """A command that was carried out: sent again after a reload, it is answered the same."""

    seat: int
    command_id: str
    digest: str
    seq: int
    head: int


class Kept(Struct, kw_only=True):
    """A game as it is stored. `header` and `entries` are those of its record, once it has begun."""

    table: str
    title: str
    options: Options
    seats: list[KeptSeat]
    hints: bool
    method: Method
    secret: str
    created: int
    updated: int
    status: Status = "waiting"
    frozen: bool = False  # the start has been asked for, and salts are awaited
    started: int | None = None
    ended: int | None = None
    rematch: str | None = None
    header: Header | None = None
    entries: list[Entry] = []
    commands: list[KeptCommand] = []
    origin: TableOrigin | None = None  # it goes on from a moment of another game
    before: Record | None = None  # that game as far as the moment, until this one has begun


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Kept).decode
