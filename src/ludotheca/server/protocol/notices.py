"""Notices, by HTTP: the ways somebody can be reached, and when."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Struct

WayKind = Literal["push", "mail", "hook"]
NoticeKind = Literal["turn", "begin", "invite", "short"]
HookFormat = Literal["json", "discord", "slack", "ntfy"]
Minute = Annotated[int, msgspec.Meta(ge=0, le=1439)]
Url = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=128)]


class NoticeRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody wants to hear of, by which ways, and when not. Minutes are of the day in `zone`. What comes in quiet
    hours waits until they end and comes as one notice; `short_passes` lets through that time is short. With a `letter_hour` mails
    come once a day."""

    turn: tuple[WayKind, ...] = ("push", "mail", "hook")
    begin: tuple[WayKind, ...] = ("push",)
    invite: tuple[WayKind, ...] = ("push", "mail")
    short: tuple[WayKind, ...] = ("push", "mail")
    language: Literal["en", "fr"] = "en"
    zone: Annotated[str, msgspec.Meta(min_length=1, max_length=64)] = "UTC"
    quiet_from: Minute | None = None
    quiet_to: Minute | None = None
    quiet_sunday: bool = False
    short_passes: bool = True
    letter_hour: Annotated[int, msgspec.Meta(ge=0, le=23)] | None = None


class NewWay(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One more way to reach the asker, or with `table` everybody at a table of theirs. A push subscription of a browser has
    its endpoint as `address` and both keys; a mail waits for a letter to be answered; a hook has a format."""

    kind: WayKind
    address: Url
    p256dh: Annotated[str, msgspec.Meta(max_length=128)] = ""
    auth: Annotated[str, msgspec.Meta(max_length=64)] = ""
    format: HookFormat = "json"
    label: Annotated[str, msgspec.Meta(max_length=60)] = ""
    table: Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$")] = ""


class WayToken(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The token of a letter, from the part of its link after `#`."""

    token: Token


class WayInfo(Struct, frozen=True, kw_only=True):
    """A way as its owner sees it: the address shortened, so that a screen gives nothing away. `waits`: a letter is to be answered.
    `rests`: it failed five times in a row, last with `error`. `enters`: a letter there lets its owner in."""

    way: str
    kind: WayKind
    shown: str
    format: str
    table: str
    state: Literal["on", "waits", "rests"]
    failures: int
    error: str
    enters: bool


class WayEnters(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether letters to a confirmed mail address let its owner in where they have no passkey."""

    on: bool


class NoticeSettings(Struct, frozen=True, kw_only=True):
    """The asker's rules and ways. `push_key` is for a browser's subscription, empty where this server cannot push; `mail`: whether
    it sends letters."""

    rules: NoticeRules
    ways: list[WayInfo]
    push_key: str
    mail: bool


class WayAnswered(Struct, frozen=True, kw_only=True):
    """A letter was answered: its way is `on`, or gone (`off`)."""

    state: Literal["on", "off"]
    shown: str


NOTICE_BODIES = (NoticeRules, NewWay, WayToken, WayEnters)
NOTICE_ANSWERS = (NoticeSettings, WayAnswered)
