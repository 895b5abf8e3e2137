"""What both sides speak of: seats, tables, clocks, and how large a client's words may be."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Struct

from ludotheca.kernel.event import Event
from ludotheca.kernel.game import MatchView, OptionValue
from ludotheca.review.format import View

# So the ids of tables begin that stand on a player's own device.
LOCAL = "local-"
PROTOCOL = 3

# What a client may send, by size. Wider limits (whole messages, rates) are in `settings`.
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Key = Annotated[str, msgspec.Meta(max_length=64)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Salt = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[ -~]+$")]
SaltCommitment = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{64})?$")]
Method = Literal["hmac-sha256", "hmac-sha256-keyed"]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
EntryNumber = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a decision may take before a bot answers it for an absent player."""

    unit: Literal["none", "second", "day"]
    amount: Annotated[int, msgspec.Meta(ge=0, le=86_400)]


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a table to be: `me` for whoever sets the table, `open` for anyone, `invited` for the holder of the
    seat's own link, `bot` with a level. `name`: whom an invited seat is kept for, for everybody to read."""

    kind: Literal["me", "open", "invited", "bot"]
    level: Annotated[str, msgspec.Meta(max_length=64)] = ""
    name: Annotated[str, msgspec.Meta(max_length=24)] = ""


CrestName = Literal["azure", "madder", "verdigris", "plum", "rose", "slate", "umber"]
SeatKind = Literal["open", "invited", "person", "bot"]


class SeatInfo(Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it. `level` is the bot that plays it, also for a person who has `resigned`.
    `absent`: the pace ran out and a bot answered the person's last decision. `missed`: how many deadlines in a row.
    `leave`: until when they are on leave; 0 if they are not. `crest`: the one the person chose, if any.
    `kept`: before the start, the name an invited seat is kept for."""

    seat: int
    kind: SeatKind
    name: str
    level: str
    connected: bool
    resigned: bool
    absent: bool
    missed: int = 0
    leave: int = 0
    crest: str = ""
    kept: str = ""


class FairnessInfo(Struct, frozen=True, kw_only=True):
    """The promise about dice and cards. `commitment` stands from the creation. `salt_commitments` bind the seats, in
    their order, and are frozen by the start; `reveal_by` is then the time until which their salts are awaited. `salts`
    are shown once the game runs: empty where a seat promised none or did not keep it. `secret` is empty until the game
    is over or given up. The table's id enters the dice too."""

    method: str
    commitment: str
    salt_commitments: list[str]
    reveal_by: int | None
    salts: list[str]
    secret: str


Status = Literal["waiting", "running", "over", "abandoned"]


class TableSummary(Struct, frozen=True, kw_only=True):
    """A table in a list: who sits where, whether it runs."""

    table: str
    title: str
    options: dict[str, OptionValue]
    pace: Pace
    status: Status
    owner: str
    created: int
    seats: list[SeatInfo]


class TableOrigin(Struct, frozen=True, kw_only=True):
    """The game goes on from another table's, after so many of its entries, from what `seat` knew there; the rest is
    drawn anew unless it is left `as_it_was`."""

    table: str
    entries: int
    seat: int
    as_it_was: bool = False


class Together(Struct, frozen=True, kw_only=True):
    """Somebody leads through a game that is over. `by` is the leader's own word for themselves, `leader` their seat or -1; they
    look after `at` entries at the game of `seat`, from what it knew or with the cards open."""

    by: str
    leader: int
    at: int
    seat: int
    view: View


class TableInfo(TableSummary, frozen=True, kw_only=True):
    """A table as everybody sees it. `rematch` is the table where they play again. `origin`: it was played on from another. `together`: somebody leads through it. `expires`: nobody has touched it for
    long, and then it is given up, or taken away if it waits; null while that is far off. `offline`: it was played
    on somebody's device, which dealt it; a device says so of its own tables. `typing`: its players may type to each other.
    `begins`: it begins by itself then. `joinable`: bots' seats that people may take with `drop_in`."""

    rules: int
    public: bool
    hints: bool
    started: int | None
    ended: int | None
    spectators: int
    fairness: FairnessInfo
    rematch: str | None
    expires: int | None
    origin: TableOrigin | None = None
    offline: bool = False
    together: Together | None = None
    typing: bool = False
    rated: bool = False
    begins: int | None = None
    joinable: list[int] = []


class MyTable(TableSummary, frozen=True, kw_only=True):
    """A table of the receiver: `your_turn` if they owe a decision there, with its deadline. `expires` as in
    `TableInfo`."""

    seat: int
    your_turn: bool
    deadline: int | None
    updated: int
    expires: int | None


class You(Struct, frozen=True, kw_only=True):
    """What the receiver is at a table: their seat or -1, and whether they set the table."""

    seat: int
    owner: bool


class Clock(Struct, frozen=True, kw_only=True):
    """A seat that owes a decision: since when, and until when if the table has a pace."""

    seat: int
    opened: int
    deadline: int | None


class Moment(Struct, frozen=True, kw_only=True):
    """The game after `view.head` entries: who made the last of them (-1 is chance, null before the first), when, what
    the viewer heard of it and what they see."""

    seat: int | None
    time: int
    events: list[Event]
    view: MatchView


class SeatLink(Struct, frozen=True, kw_only=True):
    """Whoever opens this link may take this seat while it is free."""

    seat: int
    link: str


class Identity(Struct, frozen=True, kw_only=True):
    """Who the receiver is here: the name others see. No other message says anything of an identity."""

    name: str
