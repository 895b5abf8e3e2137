"""Running a public server, by HTTP. Nobody's number is ever said: a person is named by a table and a seat, or by a report."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Struct

from ludotheca.server.protocol.common import Id, SeatNumber
from ludotheca.server.protocol.voices import Line

HouseRole = Literal["owner", "moderator"]
ActKind = Literal[
    "ban",
    "unban",
    "mute",
    "unmute",
    "close_table",
    "take_event",
    "banner",
    "make_moderator",
    "make_owner",
    "take_role",
]
ActReason = Annotated[str, msgspec.Meta(max_length=300)]
Days = Annotated[int, msgspec.Meta(ge=1, le=3650)]


class HouseInfo(Struct, frozen=True, kw_only=True):
    """What this house says to everybody, whether newcomers need an invitation, whether it sends letters, and what the asker is here."""

    banner: str
    closed: bool
    mail: bool
    role: HouseRole | None


class HouseAct(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An act of somebody who runs this server. It is about the person at a `seat` of a `table`, whom a `report` is about, about a table, an `event`, or
    (`banner`) about nobody, with the banner's text as its `text`. `days`: how long a ban or a mute lasts. The reason is told to whom it concerns."""

    act: ActKind
    table: Id | None = None
    seat: SeatNumber | None = None
    report: Id | None = None
    event: Id | None = None
    days: Days = 7
    reason: ActReason = ""
    text: Annotated[str, msgspec.Meta(max_length=300)] = ""


class HouseEntry(Struct, frozen=True, kw_only=True):
    """A line of the log; names as they are now, empty for the command line or somebody who was forgotten."""

    number: int
    by: str
    act: str
    subject: str
    reason: str
    made: int
    undone: bool


class HouseHost(Struct, frozen=True, kw_only=True):
    """Somebody who runs this server, by the name of now."""

    name: str
    role: HouseRole


class HouseLimit(Struct, frozen=True, kw_only=True):
    """Who may not play or speak here, until when and why; `number` is the act that says so, 0 where none stands in the log."""

    name: str
    act: Literal["ban", "mute"]
    until: int
    reason: str
    number: int


class HouseLog(Struct, frozen=True, kw_only=True):
    """What was done, and what holds of it now."""

    entries: list[HouseEntry]
    hosts: list[HouseHost]
    limits: list[HouseLimit]


class HouseReport(Struct, frozen=True, kw_only=True):
    """A line that was reported, `seq` of `lines`: where (`table` is empty once it is gone), whose (`name`, and a seat, or -1 for who watched), why, and the lines around it as
    they were then. `names` are those of the seats."""

    report: str
    table: str
    title: str
    seat: int
    seq: int
    name: str
    reason: str
    names: list[str]
    lines: list[Line]
    made: int


class HouseReports(Struct, frozen=True, kw_only=True):
    reports: list[HouseReport]


class NewInvitation(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A link that lets so many newcomers in, for so many days."""

    uses: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    days: Days = 7


class Invitation(Struct, frozen=True, kw_only=True):
    link: str


class KeptTable(Struct, frozen=True, kw_only=True):
    """What a table of the database keeps; the text `privacy-<name>` says it. `person`: columns that lead to somebody."""

    name: str
    person: list[str]
    until: str


class Privacy(Struct, frozen=True, kw_only=True):
    kept: list[KeptTable]


HOUSE_BODIES = (HouseAct, NewInvitation)
HOUSE_ANSWERS = (HouseInfo, HouseLog, HouseReports, Invitation, Privacy)
