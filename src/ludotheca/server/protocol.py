"""Every message between a client and the server, for the WebSocket and for HTTP.

Messages are JSON objects with a `type`. A client's message is decoded strictly: an unknown field or a wrong type is
an error that says where. `docs/protocol.md` explains the conversation; `schema` turns this file into JSON Schema and
TypeScript. Times are milliseconds since 1970 by the server's clock. A viewer is a seat number, or -1 for a spectator.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Struct

from ludotheca.kernel.event import Event
from ludotheca.kernel.game import Decision, Meta, Named, OptionValue
from ludotheca.kernel.match import MatchView

PROTOCOL = 1

# What a client may send, by size. Wider limits (whole messages, rates) are in `settings`.
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Key = Annotated[str, msgspec.Meta(max_length=64)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Salt = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[ -~]*$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
EntryNumber = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


# --- What both sides speak of ------------------------------------------------------------------------------------


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a decision may take before a bot answers it for an absent player."""

    unit: Literal["none", "second", "day"]
    amount: Annotated[int, msgspec.Meta(ge=0, le=86_400)]


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a table to be: `me` for whoever sets the table, `open` for anyone, `invited` for the holder of the
    seat's own link, `bot` with a level."""

    kind: Literal["me", "open", "invited", "bot"]
    level: Annotated[str, msgspec.Meta(max_length=64)] = ""


SeatKind = Literal["open", "invited", "person", "bot"]


class SeatInfo(Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it. `level` is the bot that plays it, also for a person who has `resigned`.
    `absent`: the pace ran out and a bot answered the person's last decision."""

    seat: int
    kind: SeatKind
    name: str
    level: str
    connected: bool
    resigned: bool
    absent: bool


class FairnessInfo(Struct, frozen=True, kw_only=True):
    """The promise about dice and cards. `commitment` stands from the creation, `salts` are the seats' additions in
    the order of the seats, `secret` is empty until the game is over or given up."""

    method: str
    match: str
    commitment: str
    salts: list[str]
    secret: str


Status = Literal["waiting", "running", "over", "abandoned"]


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table as everybody sees it. `version` rises with every change of these fields that is not an entry.
    `link` and the others are paths on this server."""

    id: str
    title: str
    rules: int
    players: int
    options: dict[str, OptionValue]
    public: bool
    pace: Pace
    hints: bool
    status: Status
    version: int
    owner: str
    created: int
    started: int | None
    ended: int | None
    seats: list[SeatInfo]
    spectators: int
    fairness: FairnessInfo
    link: str
    rematch: str | None


class You(Struct, frozen=True, kw_only=True):
    """What the receiver is at a table: his seat or -1, and whether he set the table."""

    seat: int
    owner: bool


class Clock(Struct, frozen=True, kw_only=True):
    """A seat that owes a decision: since when, and until when if the table has a pace."""

    seat: int
    opened: int
    deadline: int | None


class LobbyEntry(Struct, frozen=True, kw_only=True):
    """A table in a list: who sits where, how many seats are free, whether it runs."""

    id: str
    title: str
    options: dict[str, OptionValue]
    pace: Pace
    status: Status
    owner: str
    created: int
    seats: list[SeatInfo]
    free: int


class MyTable(Struct, frozen=True, kw_only=True):
    """A table of the receiver: `your_turn` if he owes a decision there, with its deadline."""

    table: LobbyEntry
    seat: int
    your_turn: bool
    deadline: int | None
    updated: int


class SeatLink(Struct, frozen=True, kw_only=True):
    """Whoever opens this link may take this seat while it is free."""

    seat: int
    link: str


class Identity(Struct, frozen=True, kw_only=True):
    """Who the receiver is here: the name others see. No other message says anything of an identity."""

    name: str


# --- From the client, over the WebSocket -------------------------------------------------------------------------


class FromClient(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """A message of a client."""


class Request(FromClient, frozen=True, kw_only=True):
    """A message that is answered by `done`, `created`, `links` or `error` with the same `request`."""

    request: Id


class WatchedTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to follow and the head the client has already; without `last` it gets the events from the start."""

    table: Id
    last: EntryNumber | None = None


class Hello(FromClient, frozen=True, kw_only=True, tag="hello"):
    """The first message: what to follow, and for each table how far the client has got. Answered by `welcome`, then
    the same as `watch` and `watch_lobby` give."""

    protocol: int
    tables: Annotated[list[WatchedTable], msgspec.Meta(max_length=8)] = []
    lobby: bool = False


class Watch(FromClient, frozen=True, kw_only=True, tag="watch"):
    """Follow a table, or follow it again: answered by `table`, and by `update` once the game has started."""

    table: Id
    last: EntryNumber | None = None


class Unwatch(FromClient, frozen=True, kw_only=True, tag="unwatch"):
    table: Id


class WatchLobby(FromClient, frozen=True, kw_only=True, tag="watch_lobby"):
    """Follow the list of public tables and one's own tables (`lobby`, `mine`, then changes), or stop."""

    on: bool


class Sync(FromClient, frozen=True, kw_only=True, tag="sync"):
    """Ask for everything since `last` at once: answered by `update`."""

    match: Id
    last: EntryNumber | None = None


class Command(FromClient, frozen=True, kw_only=True, tag="command"):
    """A decision: one of the actions of the decision seen at head `base`. `command_id` is the sender's own name for
    it; the same id sent again is answered the same and applied once."""

    match: Id
    base: EntryNumber
    command_id: Id
    action: Named


class Undo(FromClient, frozen=True, kw_only=True, tag="undo"):
    """Take back the sender's last act, seen at head `base`. Answered like a command."""

    match: Id
    base: EntryNumber
    command_id: Id


class Hint(FromClient, frozen=True, kw_only=True, tag="hint"):
    """What would a master do in my place? Answered by `advice` several times, the last one final, or by `error`, each
    with the same `request`. It ends with the decision; another one for the same seat ends it too."""

    request: Id
    match: Id


class StopHint(FromClient, frozen=True, kw_only=True, tag="stop_hint"):
    """The hint of this connection at this table is not wanted any more. Not answered."""

    match: Id


class Ping(FromClient, frozen=True, kw_only=True, tag="ping"):
    """Answered by `pong`: for a client that cannot see the link's own pings."""


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be set. As many players as seats; options not named take their defaults. `hints`: whether players may
    ask what a master would do; a contest is set without."""

    title: Word
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, OptionValue] = {}
    public: bool = False
    pace: Pace = Pace("none", 0)
    salt: Salt = ""
    hints: bool = True


class SitDown(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take a seat: a number for an open one, the key of a seat link for an invited one, neither for the first open
    one. `salt` enters the dice."""

    seat: SeatNumber | None = None
    key: Key = ""
    salt: Salt = ""


class SeatChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The owner turns a seat where no person sits into an open seat, an invited one or a bot."""

    seat: SeatNumber
    plan: SeatPlan


class StartGame(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The owner starts; `fill` puts the usual bot into seats that are still free."""

    fill: bool = False


class SaltAdded(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The sitter's own addition to the dice, until the start."""

    salt: Salt


class NewName(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Name


class CreateTable(Request, frozen=True, kw_only=True, tag="create"):
    """Set a table: answered by `created`."""

    plan: NewTable


class Sit(Request, frozen=True, kw_only=True, tag="sit"):
    """See `SitDown`."""

    table: Id
    seat: SeatNumber | None = None
    key: Key = ""
    salt: Salt = ""


class Leave(Request, frozen=True, kw_only=True, tag="leave"):
    """Get up before the start. The owner's table goes when nobody is left, or with `close`."""

    table: Id


class Close(Request, frozen=True, kw_only=True, tag="close"):
    """The owner takes the table away before the start."""

    table: Id


class ChangeSeat(Request, frozen=True, kw_only=True, tag="change_seat"):
    """See `SeatChange`."""

    table: Id
    seat: SeatNumber
    plan: SeatPlan


class AddSalt(Request, frozen=True, kw_only=True, tag="salt"):
    """See `SaltAdded`."""

    table: Id
    salt: Salt


class Start(Request, frozen=True, kw_only=True, tag="start"):
    """See `StartGame`."""

    table: Id
    fill: bool = False


class Resign(Request, frozen=True, kw_only=True, tag="resign"):
    """A bot plays the sender's seat from now on. When the last person resigns, the game is given up."""

    table: Id


class Return(Request, frozen=True, kw_only=True, tag="return"):
    """Take one's seat back from the bot after having resigned."""

    table: Id


class Rematch(Request, frozen=True, kw_only=True, tag="rematch"):
    """A new table with the same seats after the end: answered by `created`; a second wish gives the same table."""

    table: Id


class GetLinks(Request, frozen=True, kw_only=True, tag="get_links"):
    """The owner asks for the links of the free invited seats: answered by `links`."""

    table: Id


class Rename(Request, frozen=True, kw_only=True, tag="rename"):
    """Change one's display name."""

    name: Name


ClientMessage = (
    Hello
    | Watch
    | Unwatch
    | WatchLobby
    | Sync
    | Command
    | Undo
    | Hint
    | StopHint
    | Ping
    | CreateTable
    | Sit
    | Leave
    | Close
    | ChangeSeat
    | AddSalt
    | Start
    | Resign
    | Return
    | Rematch
    | GetLinks
    | Rename
)


# --- From the server ---------------------------------------------------------------------------------------------


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


# --- HTTP only ---------------------------------------------------------------------------------------------------


class Move(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of POST /api/tables/{id}/commands: `command` without the match."""

    base: EntryNumber
    command_id: Id
    action: Named


class TakeBack(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of POST /api/tables/{id}/undo."""

    base: EntryNumber
    command_id: Id


class RestoreToken(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The token of a restore link, from the part of its address after `#`."""

    token: Annotated[str, msgspec.Meta(min_length=1, max_length=128)]


class RestoreLink(Struct, frozen=True, kw_only=True):
    """A private link: whoever opens it becomes this identity. Asking for a new one ends the old one."""

    link: str


class Me(Struct, frozen=True, kw_only=True):
    """Who the asker is, null without a cookie, and his tables."""

    identity: Identity | None
    tables: list[MyTable]


class BotLevel(Struct, frozen=True, kw_only=True):
    """A bot to choose; its name in a language is the text `level-<level>`."""

    level: str
    usual: bool


class Catalogue(Struct, frozen=True, kw_only=True):
    """What can be played here, and against which bots."""

    server: str
    protocol: int
    titles: list[Meta]
    levels: list[BotLevel]


class TableAnswer(Struct, frozen=True, kw_only=True):
    """A table and what the asker is at it."""

    table: TableInfo
    you: You


class NewTableAnswer(Struct, frozen=True, kw_only=True):
    """The id and the link of a table just set, and for its owner the links of the invited seats."""

    table: str
    link: str
    links: list[SeatLink]


class LinksAnswer(Struct, frozen=True, kw_only=True):
    links: list[SeatLink]


class Moment(Struct, frozen=True, kw_only=True):
    """The game after `seq` entries: who made the last of them (-1 is chance, null before the first), when, what the
    viewer heard of it and what he sees."""

    seq: int
    seat: int | None
    time: int
    events: list[Event]
    view: MatchView


class Replay(Struct, frozen=True, kw_only=True):
    """Some moments of a game in order; `head` is the number of its entries, so moments go from 0 to `head`."""

    match: str
    viewer: int
    head: int
    moments: list[Moment]


HTTP_BODIES = (
    NewTable,
    SitDown,
    SeatChange,
    StartGame,
    SaltAdded,
    NewName,
    Move,
    TakeBack,
    RestoreToken,
)
HTTP_ANSWERS = (
    Catalogue,
    Me,
    Identity,
    RestoreLink,
    TableAnswer,
    NewTableAnswer,
    LinksAnswer,
    Replay,
)


decode_client = msgspec.json.Decoder(ClientMessage).decode
encode = msgspec.json.Encoder().encode
