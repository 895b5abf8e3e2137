"""What only HTTP takes and gives."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Struct

from ludotheca.kernel.game import Meta
from ludotheca.server.protocol.account import ACCOUNT_ANSWERS, ACCOUNT_BODIES
from ludotheca.server.protocol.common import Identity, Moment, MyTable, Name
from ludotheca.server.protocol.deals import Challenge, DealsToday, DealTable, NewChallenge
from ludotheca.server.protocol.events import EVENT_ANSWERS, EVENT_BODIES
from ludotheca.server.protocol.house import HOUSE_ANSWERS, HOUSE_BODIES
from ludotheca.server.protocol.lessons import LessonAnswer, LessonAsk, LessonList
from ludotheca.server.protocol.notices import NOTICE_ANSWERS, NOTICE_BODIES
from ludotheca.server.protocol.puzzles import PuzzleAnswer, PuzzleList, PuzzleQuestion, PuzzleTry


class RestoreToken(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The token of a restore link, from the part of its address after `#`."""

    token: Annotated[str, msgspec.Meta(min_length=1, max_length=128)]


class ForgetMe(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Wish to be forgotten for good; `name` is the asker's own, so that nobody says it by mistake."""

    name: Name


class RestoreLink(Struct, frozen=True, kw_only=True):
    """A private link: whoever opens it first, within an hour, becomes this identity. A new one ends the old one."""

    link: str


class Glance(Struct, frozen=True, kw_only=True):
    """Where a game stands: in words, and the points of each seat so far, as whoever watches may know them."""

    head: int
    heading: str
    scores: list[int]


class Me(Struct, frozen=True, kw_only=True):
    """Who the asker is, null without a cookie, and their tables."""

    identity: Identity | None
    tables: list[MyTable]


class BotLevel(Struct, frozen=True, kw_only=True):
    """A bot to choose; its name in a language is the text `level-<level>`. A `character` is as strong as a master, or nearly,
    and has a name of its own in each title: the text `person-<level>`."""

    level: str
    usual: bool
    character: bool = False


class Catalogue(Struct, frozen=True, kw_only=True):
    """What can be played here, and against which bots."""

    server: str
    protocol: int
    titles: list[Meta]
    levels: list[BotLevel]


class Replay(Struct, frozen=True, kw_only=True):
    """Some moments of a game in order; `head` is the number of its entries, so moments go from 0 to `head`."""

    head: int
    moments: list[Moment]


class OfflineFile(Struct, frozen=True):
    """A file that a browser keeps to play offline."""

    path: str
    bytes: int


class OfflineList(Struct, frozen=True, kw_only=True):
    """What a browser keeps to play offline: `shell` and `engine` name the versions, `kind` says whether the engine is
    compiled. `packed` is about how many bytes travel, `bytes` how many are kept."""

    shell: str
    engine: str
    kind: str
    bytes: int
    packed: int
    files: list[OfflineFile]


class Uploaded(Struct, frozen=True, kw_only=True):
    """The table under which an uploaded game is kept."""

    table: str


HTTP_BODIES = (
    RestoreToken,
    ForgetMe,
    LessonAsk,
    PuzzleTry,
    NewChallenge,
    *NOTICE_BODIES,
    *HOUSE_BODIES,
    *ACCOUNT_BODIES,
    *EVENT_BODIES,
)
HTTP_ANSWERS = (
    Catalogue,
    Me,
    Identity,
    RestoreLink,
    Replay,
    LessonList,
    LessonAnswer,
    Glance,
    PuzzleList,
    PuzzleQuestion,
    PuzzleAnswer,
    DealsToday,
    DealTable,
    Challenge,
    OfflineList,
    Uploaded,
    *NOTICE_ANSWERS,
    *HOUSE_ANSWERS,
    *ACCOUNT_ANSWERS,
    *EVENT_ANSWERS,
)
