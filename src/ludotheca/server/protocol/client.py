"""What a client sends: all of it over the WebSocket, what `Asked` names by HTTP too."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Struct

from ludotheca.kernel.game import Named, OptionValue
from ludotheca.review.format import Effort, View
from ludotheca.server.protocol.common import (
    CrestName,
    EntryNumber,
    Id,
    Key,
    Method,
    Name,
    Pace,
    Salt,
    SaltCommitment,
    SeatNumber,
    SeatPlan,
    Word,
)
from ludotheca.server.protocol.voices import Anchor, Happening, Reason, Typed


class FromClient(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """A message of a client."""


class Hello(FromClient, frozen=True, kw_only=True, forbid_unknown_fields=False, tag="hello"):
    """The first message, answered by `welcome`. Whatever else it says is left unread: another protocol's first message
    must be understood well enough to be refused with the reason."""

    protocol: int


class WatchTable(FromClient, frozen=True, kw_only=True, tag="watch"):
    """Follow a table, or follow it again: answered by `table`, and by `update` once the game has started. `last` is the
    head the client has already; without it the events come from the start."""

    table: Id
    last: EntryNumber | None = None


class Unwatch(FromClient, frozen=True, kw_only=True, tag="unwatch"):
    table: Id


class WatchLobby(FromClient, frozen=True, kw_only=True, tag="watch_lobby"):
    """Follow the list of public tables and one's own tables (`lobby`, `mine`, then changes), or stop."""

    on: bool


class AskHint(FromClient, frozen=True, kw_only=True, tag="hint"):
    """What would a master do in my place? Answered by `advice` several times, the last one final, or by `error`, each
    with the same `request`. It ends with the decision; another one for the same seat ends it too."""

    request: Id
    table: Id


class StopHint(FromClient, frozen=True, kw_only=True, tag="stop_hint"):
    """The hint of this connection at this table is not wanted any more. Not answered."""

    table: Id


class Weigh(FromClient, frozen=True, kw_only=True, tag="weigh"):
    """What are my options worth, and which are much worse than the best? Answered once, by `weighed` or by `error`, with the
    same `request`; it takes a moment. Refused where hints are."""

    request: Id
    table: Id


class AskReview(FromClient, frozen=True, kw_only=True, tag="review"):
    """Look a game over that has ended, from what a seat knew (`own`) or with the cards `open`. Answered by `reviewed`
    until one brings the whole `review`, or by `error`, each with the same `request`."""

    request: Id
    table: Id
    seat: SeatNumber = 0
    view: View = "own"
    effort: Effort = "normal"


class Ping(FromClient, frozen=True, kw_only=True, tag="ping"):
    """Answered by `pong`: for a client that cannot see the link's own pings."""


class Command(FromClient, frozen=True, kw_only=True, tag="command"):
    """A decision: one of the actions of the decision seen at head `base`. `command_id` is the sender's own name for
    it; the same id sent again is answered the same and applied once."""

    table: Id
    base: EntryNumber
    command_id: Id
    action: Named


class Undo(FromClient, frozen=True, kw_only=True, tag="undo"):
    """Take back the sender's last act, seen at head `base`. Answered like a command."""

    table: Id
    base: EntryNumber
    command_id: Id


class Request(FromClient, frozen=True, kw_only=True):
    """A message that is answered by `done`, `created`, `links`, `foreseen` or `error`, with the `request` that its sender gave it."""

    request: Id | None = None


class CreateTable(Request, frozen=True, kw_only=True, tag="create"):
    """Set a table: answered by `created`. As many players as seats; options not named take their defaults. `hints`:
    whether players may ask what a master would do; a contest is set without. `typing`: players may type to each other; for
    tables that are not public. `method`: whether a draw follows from
    its number in the game, or from what it is (`-keyed`), so that equal questions get equal dice. `rated`: the game counts
    for ratings; for members only, without hints. `salt_commitment` is for the seat `me`."""

    title: Word
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, OptionValue] = {}
    public: bool = False
    pace: Pace = Pace("none", 0)
    salt_commitment: SaltCommitment = ""
    hints: bool = True
    method: Method = "hmac-sha256"
    typing: bool = False
    rated: bool = False


class PlayNow(Request, frozen=True, kw_only=True, tag="play_now"):
    """A seat soon, at a table of this title or of any: answered by `created`. Somebody else's table that waits or has a bot's
    seat to take, or a new one that begins by itself, with bots in the seats that are still free."""

    title: Key = ""
    salt_commitment: SaltCommitment = ""


class ChooseCrest(Request, frozen=True, kw_only=True, tag="choose_crest"):
    """The crest one likes, kept and shown on one's seats. Where two at a table like the same, who sits first has it."""

    crest: CrestName


class TakeLeave(Request, frozen=True, kw_only=True, tag="take_leave"):
    """Be on leave from now on for so many days: one's clocks in games of days stand still. 0 ends it. A year has fourteen."""

    days: Annotated[int, msgspec.Meta(ge=0, le=14)]


class Rename(Request, frozen=True, kw_only=True, tag="rename"):
    """Change one's display name; by HTTP also become someone, with an `invitation` where the house is closed."""

    name: Name
    invitation: Key = ""


class TableRequest(Request, frozen=True, kw_only=True):
    """A request about a table."""

    table: Id


class Sit(TableRequest, frozen=True, kw_only=True, tag="sit"):
    """Take a seat: a number for an open one, the key of a seat link for an invited one, neither for the first open
    one. `salt_commitment` binds the sitter as in `commit`; without one, who changes seats keeps theirs."""

    seat: SeatNumber | None = None
    key: Key = ""
    salt_commitment: SaltCommitment = ""


class Leave(TableRequest, frozen=True, kw_only=True, tag="leave"):
    """Get up before the start. The owner's table goes when nobody is left, or with `close`."""


class Close(TableRequest, frozen=True, kw_only=True, tag="close"):
    """The owner takes the table away before the start."""


class ChangeSeat(TableRequest, frozen=True, kw_only=True, tag="change_seat"):
    """The owner turns a seat where no person sits into an open seat, an invited one or a bot."""

    seat: SeatNumber
    plan: SeatPlan


class Commit(TableRequest, frozen=True, kw_only=True, tag="commit"):
    """Before the start: the SHA-256 of the sitter's salt, which enters the dice. The last one counts."""

    salt_commitment: SaltCommitment


class Reveal(TableRequest, frozen=True, kw_only=True, tag="reveal"):
    """Once the owner has started: the salt the sitter was bound by. The game begins with the last of them, or without
    those that do not come in time."""

    salt: Salt


class Start(TableRequest, frozen=True, kw_only=True, tag="start"):
    """The owner starts; `fill` puts the usual bot into seats that are still free. Nobody moves any more, and whoever
    is bound by a salt reveals it."""

    fill: bool = False


class Resign(TableRequest, frozen=True, kw_only=True, tag="resign"):
    """A bot plays the sender's seat from now on. When the last person resigns, the game is given up."""


class Return(TableRequest, frozen=True, kw_only=True, tag="return"):
    """Take one's seat back from the bot after having resigned."""


class Rematch(TableRequest, frozen=True, kw_only=True, tag="rematch"):
    """A new table with the same seats after the end: answered by `created`; a second wish gives the same table."""


class PlayOn(TableRequest, frozen=True, kw_only=True, tag="play_on"):
    """A new table where the game of a table that is over goes on after `entries` of its entries: answered by `created`.
    One of `seats`, as many as the game has, is `me`: what that seat could not know then is drawn anew at the start,
    unless it is left `as_it_was`. The rest is as in `create`."""

    entries: EntryNumber
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=16)]
    as_it_was: bool = False
    public: bool = False
    pace: Pace = Pace("none", 0)
    salt_commitment: SaltCommitment = ""
    hints: bool = True


class Lead(TableRequest, frozen=True, kw_only=True, tag="lead"):
    """Lead whoever looks at this finished game to a moment, or take the lead; everybody hears of it with `table`. `by` is the
    sender's own word for themselves on this page, to know their own lead by. Without `at` the lead is given up, if it is theirs."""

    by: Id
    at: EntryNumber | None = None
    seat: SeatNumber = 0
    view: View = "own"


class DropIn(TableRequest, frozen=True, kw_only=True, tag="drop_in"):
    """Take a bot's seat of a game that has just begun, where the table's `joinable` names it. The newcomer sees what that
    seat may see."""

    seat: SeatNumber


class Replace(TableRequest, frozen=True, kw_only=True, tag="replace"):
    """Somebody at the table lets a bot play on for a person who missed two deadlines in a row and is not on leave. They may
    `return`."""

    seat: SeatNumber


class HoldTable(TableRequest, frozen=True, kw_only=True, tag="hold"):
    """The owner of a table that would begin by itself waits for people instead."""


class GetLinks(TableRequest, frozen=True, kw_only=True, tag="get_links"):
    """The owner asks for the links of the free invited seats: answered by `links`."""


class Say(TableRequest, frozen=True, kw_only=True, tag="say"):
    """Say something from the phrase book: a `phrase` with every gap filled, or a `sign`. The players hear it, and whoever
    watches; a spectator is heard by other spectators, and by the players when the game is over."""

    phrase: Key = ""
    sign: Key = ""
    who: SeatNumber | None = None
    that: Happening | None = None
    rule: Anchor = ""
    span: Key = ""
    when: Key = ""


class Write(TableRequest, frozen=True, kw_only=True, tag="write"):
    """Say something in one's own words, where the table allows it and the sender sits at it."""

    text: Typed


class AllowTyping(TableRequest, frozen=True, kw_only=True, tag="allow_typing"):
    """Before the start the owner of a table that is not public lets its players type, or not."""

    on: bool


class Mute(TableRequest, frozen=True, kw_only=True, tag="mute"):
    """Hear no more, here and at other tables, of the person who said line `seq`, or sits at `seat`; or hear them again. They
    are not told."""

    seat: SeatNumber | None = None
    seq: EntryNumber | None = None
    on: bool = True


class Report(TableRequest, frozen=True, kw_only=True, tag="report"):
    """Tell the host of a line: they see it and the lines around it."""

    seq: EntryNumber
    reason: Reason


class Heard(TableRequest, frozen=True, kw_only=True, tag="heard"):
    """The sender has read the lines up to this one."""

    seq: EntryNumber


class AskPreview(TableRequest, frozen=True, kw_only=True, tag="preview"):
    """What would this action of my decision do, as far as I can know? Answered by `foreseen`; nothing changes."""

    action: Named


class AskAhead(TableRequest, frozen=True, kw_only=True, tag="ahead"):
    """What will I probably be asked at my next turn, and what have I prepared? Answered by `outlook`."""


class Prepare(TableRequest, frozen=True, kw_only=True, tag="prepare"):
    """Keep an action of the `outlook` for the sender's next turn, in place of an earlier one; null takes it away. Nobody else learns of
    it. It is given as soon as it is the sender's turn, if it is legal and would do then what it would do now; else it is dropped."""

    action: Named | None


Asked = (
    Command
    | Undo
    | CreateTable
    | Sit
    | Leave
    | Close
    | ChangeSeat
    | Commit
    | Reveal
    | Start
    | Resign
    | Return
    | Rematch
    | PlayOn
    | Lead
    | PlayNow
    | DropIn
    | Replace
    | TakeLeave
    | ChooseCrest
    | HoldTable
    | GetLinks
    | Say
    | Write
    | AllowTyping
    | Mute
    | Report
    | Heard
    | AskPreview
    | AskAhead
    | Prepare
    | Rename
)
ClientMessage = (
    Hello | WatchTable | Unwatch | WatchLobby | AskHint | StopHint | Weigh | AskReview | Ping | Asked
)
