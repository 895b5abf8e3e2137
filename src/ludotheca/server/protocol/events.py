"""Events, by HTTP: pods drawn round by round, and the duplicate challenge with a date."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Struct

from ludotheca.kernel.game import OptionValue
from ludotheca.server.protocol.common import Name, Pace, Word
from ludotheca.server.protocol.deals import MOST_DEALS

EventKind = Literal["pods", "duplicate"]
EventStatus = Literal["open", "running", "over"]


class NewEvent(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An event that begins at `starts`. Pods: so many `rounds` at a `pace`. Duplicate: so many `deals` for so many `players`, against
    bots of a `level`, until `ends`."""

    kind: EventKind
    name: Name
    title: Word
    starts: int
    options: dict[str, OptionValue] = {}
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3
    pace: Pace = Pace("second", 120)
    ends: int = 0
    deals: Annotated[int, msgspec.Meta(ge=1, le=MOST_DEALS)] = 3
    players: Annotated[int, msgspec.Meta(ge=2, le=5)] = 4
    level: Annotated[str, msgspec.Meta(max_length=64)] = "expert"


class EnterEvent(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Enter an event with a grain of one's own, which enters the draw."""

    grain: Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[ -~]+$")]


class EventSummary(Struct, frozen=True, kw_only=True):
    """An event in a list; `entered`: whether the asker is in it."""

    event: str
    kind: EventKind
    name: str
    title: str
    starts: int
    ends: int
    status: EventStatus
    round: int
    rounds: int
    entrants: int
    entered: bool


class EventList(Struct, frozen=True, kw_only=True):
    events: list[EventSummary]


class EventPod(Struct, frozen=True, kw_only=True):
    """A table of a round: the entrants by number in the order of their seats, and their points once it is over."""

    table: str
    seats: list[int]
    points: list[int]


class EventPlace(Struct, frozen=True, kw_only=True):
    """How somebody stands; `points` are thousandths of a table. `name` is empty of who was forgotten."""

    entrant: int
    name: str
    place: int
    points: int
    played: int
    gone: bool


class EventInfo(EventSummary, frozen=True, kw_only=True):
    """An event: what binds its draw, and from the first draw on its `secret`. `me` is the asker's number, -1 if they are not in it;
    `challenge` is there once a duplicate has begun, its standings once it has ended."""

    commitment: str
    secret: str
    standings: list[EventPlace]
    pods: list[list[EventPod]]
    me: int
    challenge: str


EVENT_BODIES = (NewEvent, EnterEvent)
EVENT_ANSWERS = (EventList, EventInfo)
