"""What the server sends over the WebSocket."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ludotheca.kernel.event import Event
from ludotheca.kernel.game import Decision, MatchView, Named
from ludotheca.server.protocol.common import Clock, Identity, LobbyEntry, MyTable, SeatLink, TableInfo, You


class FromServer(Struct, frozen=True, kw_only=True, tag_field="type"):
    """A message of the server. Every field is always there."""


class Welcome(FromServer, frozen=True, kw_only=True, tag="welcome"):
    """The answer to `hello`. `identity` is null for a spectator without a cookie."""

    protocol: int
    server: str
    time: int
    identity: Identity | None


class TableMessage(FromServer, frozen=True, kw_only=True, tag="table"):
    """A table as it is now: sent on `watch` and again whenever something about it changes."""

    table: TableInfo
    you: You


class TableGone(FromServer, frozen=True, kw_only=True, tag="gone"):
    """The table was taken away before the start."""

    table: str


class Update(FromServer, frozen=True, kw_only=True, tag="update"):
    """The game as the receiver may see it at `head`, and what he heard from entry `since` on. An event `undo` takes
    back the events of the entry it names. `decision` is what the receiver owes, with every legal action."""

    match: str
    since: int
    head: int
    view: MatchView
    events: list[Event]
    decision: Decision | None
    clocks: list[Clock]


class Ack(FromServer, frozen=True, kw_only=True, tag="ack"):
    """The command is stored as entry `seq`; `head` is the head it led to."""

    match: str
    command_id: str
    seq: int
    head: int


class Stale(FromServer, frozen=True, kw_only=True, tag="stale"):
    """The decision has changed since `base`; `update` is what was missed. Decide anew, under a new `command_id`."""

    match: str
    command_id: str
    base: int
    head: int
    update: Update


class ErrorMessage(FromServer, frozen=True, kw_only=True, tag="error"):
    """Something asked was refused. `code` is for programs and translations, `message` for logs. `request` or
    `command_id` name what was refused; a refused command brings what was missed, if anything."""

    code: str
    message: str
    details: dict[str, Any] = {}
    request: str | None = None
    command_id: str | None = None
    match: str | None = None
    update: Update | None = None


class AdvisedAction(Struct, frozen=True, kw_only=True):
    """One of the decision's actions, with the share of victories (0 to 1) and the final score it lets expect, and how
    often it was tried."""

    action: Named
    win: float
    points: float
    tried: int


class Advice(FromServer, frozen=True, kw_only=True, tag="advice"):
    """A hint so far, to the one who asked: at most three actions, the best first, after so many imagined games. `base` is
    the head it was asked at. More follow until one is `final`."""

    match: str
    request: str
    base: int
    options: list[AdvisedAction]
    iterations: int
    seconds: float
    final: bool


class Done(FromServer, frozen=True, kw_only=True, tag="done"):
    """The request was carried out."""

    request: str


class Created(FromServer, frozen=True, kw_only=True, tag="created"):
    """The table was set. `links` are of the invited seats, for its owner alone."""

    request: str
    table: str
    link: str
    links: list[SeatLink]


class Links(FromServer, frozen=True, kw_only=True, tag="links"):
    request: str
    table: str
    links: list[SeatLink]


class Lobby(FromServer, frozen=True, kw_only=True, tag="lobby"):
    """Every public table that waits or runs."""

    tables: list[LobbyEntry]


class LobbyChange(FromServer, frozen=True, kw_only=True, tag="lobby_change"):
    """What changed in the lobby: tables new or changed, and ids of those that left it."""

    put: list[LobbyEntry]
    drop: list[str]


class Mine(FromServer, frozen=True, kw_only=True, tag="mine"):
    """The receiver's own tables, those waiting for him first."""

    tables: list[MyTable]


class Restarting(FromServer, frozen=True, kw_only=True, tag="restarting"):
    """The server stops for a moment: connect again after `seconds`. Nothing is lost."""

    seconds: float


class Pong(FromServer, frozen=True, kw_only=True, tag="pong"):
    time: int


ServerMessage = (
    Welcome
    | TableMessage
    | TableGone
    | Update
    | Ack
    | Stale
    | ErrorMessage
    | Advice
    | Done
    | Created
    | Links
    | Lobby
    | LobbyChange
    | Mine
    | Restarting
    | Pong
)
