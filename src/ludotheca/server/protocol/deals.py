"""The deal of the day and challenges, by HTTP. Nothing here holds a secret before its deal is closed."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Struct

MOST_DEALS = 9


class MyDeal(Struct, frozen=True, kw_only=True):
    """The asker's game on a deal; without `place` and `points` it is not over. `luck` is what dice and cards did to the share
    of victories, as a review counts it from the own seat; it is there a little later than the result."""

    table: str
    over: bool
    place: int | None = None
    points: int | None = None
    luck: float | None = None
    luck_doubt: float | None = None


class DealResult(Struct, frozen=True, kw_only=True):
    """Somebody's finished game; `name` is empty of who was forgotten. `alias` is the same for all games of one person behind one
    link, and says nothing anywhere else: names are not unique."""

    name: str
    alias: str
    place: int | None
    points: int
    table: str
    mine: bool


class DealInfo(Struct, frozen=True, kw_only=True):
    """A deal: who sits where (the level of a bot, empty for the asker's seat), what binds it, and how many have finished
    it. `results` are there once the asker has finished it, or it is closed; then `secret` is too."""

    deal: str
    title: str
    players: int
    seat: int
    bots: list[str]
    commitment: str
    closes: int
    finished: int
    mine: MyDeal | None = None
    results: list[DealResult] = []
    secret: str = ""


class MyDay(Struct, frozen=True, kw_only=True):
    """The asker's game on the deal of one of the last seven days; `over` says whether it ended in time."""

    day: str
    title: str
    mine: MyDeal


class DealsToday(Struct, frozen=True, kw_only=True):
    """The deals of the day, one a title, those of yesterday with their secrets, and what binds those of tomorrow. `week` is what the
    asker played of the last seven days, today's included."""

    day: str
    deals: list[DealInfo]
    yesterday: list[DealInfo]
    tomorrow: dict[str, str]
    week: list[MyDay] = []


class DealTable(Struct, frozen=True, kw_only=True):
    """The table of the asker's one game on a deal."""

    table: str


class NewChallenge(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """So many deals of a title for so many players, bots of one level in the other seats."""

    title: str
    players: int
    level: str = "expert"
    deals: Annotated[int, msgspec.Meta(ge=1, le=MOST_DEALS)] = 3


class Challenge(Struct, frozen=True, kw_only=True):
    """A challenge: who made it, its deals, and whether the asker did."""

    challenge: str
    maker: str
    yours: bool
    title: str
    players: int
    level: str
    closes: int
    deals: list[DealInfo]
