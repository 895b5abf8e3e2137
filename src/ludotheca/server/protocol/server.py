"""What the server sends over the WebSocket."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ludotheca.bots.advice import Advice
from ludotheca.bots.coach import Counsel
from ludotheca.kernel.event import Event
from ludotheca.kernel.game import Decision, MatchView, Named
from ludotheca.kernel.preview import Preview
from ludotheca.review.format import Review, ReviewPart
from ludotheca.server.protocol.common import (
    Clock,
    Identity,
    Moment,
    MyTable,
    SeatLink,
    TableInfo,
    TableSummary,
    You,
)
from ludotheca.server.protocol.voices import Line


class FromServer(Struct, frozen=True, kw_only=True, tag_field="type"):
    """A message of the server. Every field is always there."""


class Welcome(FromServer, frozen=True, kw_only=True, tag="welcome"):
    """The answer to `hello`. `identity` is null for a spectator without a cookie."""

    server: str
    time: int
    identity: Identity | None


class TableMessage(FromServer, frozen=True, kw_only=True, tag="table"):
    """A table as it is now: sent on `watch` and again whenever something about it changes."""

    info: TableInfo
    you: You


class TableGone(FromServer, frozen=True, kw_only=True, tag="gone"):
    """The table was taken away before the start."""

    table: str


class Update(FromServer, frozen=True, kw_only=True, tag="update"):
    """The game as the receiver may see it at `view.head`, and what they heard from entry `since` on. An event `undo`
    takes back the events of the entry it names. `decision` is what the receiver owes, with every legal action. `moments`
    are the game after each entry from `since` on that has events, but the last, whose view is `view`; none if `since` is
    0, or if they are too many or too old."""

    table: str
    since: int
    view: MatchView
    events: list[Event]
    decision: Decision | None
    clocks: list[Clock]
    moments: list[Moment]


class Ack(FromServer, frozen=True, kw_only=True, tag="ack"):
    """The command is stored as entry `seq`; `head` is the head it led to."""

    table: str
    command_id: str
    seq: int
    head: int


class Stale(FromServer, frozen=True, kw_only=True, tag="stale"):
    """The decision has changed since the command's `base`; `update` is what was missed. Decide anew, under a new
    `command_id`."""

    command_id: str
    update: Update


class ErrorMessage(FromServer, frozen=True, kw_only=True, tag="error"):
    """Something asked was refused. `code` is for programs and translations, `message` for logs. `request` or
    `command_id` name what was refused; a refused command brings what was missed, if anything."""

    code: str
    message: str
    details: dict[str, Any] = {}
    request: str | None = None
    command_id: str | None = None
    table: str | None = None
    update: Update | None = None


CommandAnswer = Ack | Stale | ErrorMessage


class RequestAnswer(FromServer, frozen=True, kw_only=True):
    """The answer to the message that had the same `request`."""

    request: str | None


class HintAdvice(RequestAnswer, frozen=True, kw_only=True, tag="advice"):
    """A hint so far, to the one who asked. More follow until one is `final`."""

    advice: Advice


class Weighed(RequestAnswer, frozen=True, kw_only=True, tag="weighed"):
    """What the options of the asker's decision at this head are worth, from what they can know."""

    head: int
    counsel: Counsel


class Reviewed(RequestAnswer, frozen=True, kw_only=True, tag="reviewed"):
    """A review so far: the next `parts` of it, `next` of them by now; the whole `review` when it is through."""

    table: str
    parts: list[ReviewPart]
    next: int
    review: Review | None = None


class Done(RequestAnswer, frozen=True, kw_only=True, tag="done"):
    """The request was carried out."""


class Links(RequestAnswer, frozen=True, kw_only=True, tag="links"):
    """The links of the free invited seats, for the owner alone."""

    table: str
    links: list[SeatLink]


class Created(Links, frozen=True, kw_only=True, tag="created"):
    """The table was set, or is there already; `links` are empty for whoever did not set it."""


class Foreseen(RequestAnswer, frozen=True, kw_only=True, tag="foreseen"):
    """What an action would do, to the one who asked."""

    preview: Preview


class Ahead(RequestAnswer, frozen=True, kw_only=True, tag="outlook"):
    """The asker's next `decision` as it will probably be, with the actions that can be prepared; null while nothing can.
    `action` is what they have prepared. It is `dropped` ("changed") if it did not fit any more when their turn came."""

    decision: Decision | None
    action: Named | None
    dropped: str


class Voices(FromServer, frozen=True, kw_only=True, tag="voices"):
    """What was said at a table, as the receiver hears it: the lines from `since` on, which replace those they had. `read` is
    the last line they have read; `muted` are seats they do not hear."""

    table: str
    since: int
    lines: list[Line]
    read: int
    muted: list[int]


class LobbyList(FromServer, frozen=True, kw_only=True, tag="lobby"):
    """Every public table that waits or runs."""

    tables: list[TableSummary]


class LobbyChange(FromServer, frozen=True, kw_only=True, tag="lobby_change"):
    """What changed in the lobby: tables new or changed, and ids of those that left it."""

    put: list[TableSummary]
    drop: list[str]


class Mine(FromServer, frozen=True, kw_only=True, tag="mine"):
    """The receiver's own tables, those waiting for them first."""

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
    | HintAdvice
    | Weighed
    | Reviewed
    | Done
    | Created
    | Links
    | Foreseen
    | Ahead
    | Voices
    | LobbyList
    | LobbyChange
    | Mine
    | Restarting
    | Pong
)
