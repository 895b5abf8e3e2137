"""What a client sends over the WebSocket."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Struct

from ludotheca.kernel.game import Named, OptionValue
from ludotheca.server.protocol.common import (
    EntryNumber,
    Id,
    Key,
    Name,
    Pace,
    Salt,
    SeatNumber,
    SeatPlan,
    Word,
)


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
