"""What a notice says: the title, with whom, until when. Never a card, a die, a plan, a score or a typed word."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from ludotheca.games import registry
from ludotheca.server.notices.quiet import zone_of
from ludotheca.server.protocol import NoticeKind, NoticeRules
from ludotheca.server.store.rows import SeatRow, TableRow
from ludotheca.texts.speaker import Speaker

_FOLDER = Path(__file__).parent / "texts"
_SHOWN = 5  # tables named in a gathered notice


class Notice(msgspec.Struct, frozen=True):
    """A notice as it is sent. Two with the same `tag` are one: the later one takes the place of the other."""

    title: str
    text: str
    path: str
    tag: str


def speaker(language: str) -> Speaker:
    return Speaker(language, folders=(_FOLDER,))


def of_turn(
    row: TableRow, seats: Sequence[SeatRow], identity: str, rules: NoticeRules, kind: NoticeKind
) -> Notice:
    """To a person of one of their tables."""
    say = speaker(rules.language)
    lines = [_company(say, seats, identity)]
    if row.deadline is not None and row.pace_unit == "day":
        lines.append(say.text("notice-until", time=_time(say, row.deadline, rules.zone)))
    return Notice(_headed(say, row, f"notice-{kind}"), " ".join(lines), f"/t/{row.id}", f"t-{row.id}")


def of_tables(found: Sequence[tuple[TableRow, Sequence[SeatRow]]], rules: NoticeRules) -> Notice:
    """To a person of all their tables that wait, gathered."""
    say = speaker(rules.language)
    names = [_title(row.title, rules.language) for row, _ in found[:_SHOWN]]
    more = ", …" if len(found) > _SHOWN else ""
    return Notice(say.text("notice-several", count=len(found)), ", ".join(names) + more, "/", "all")


def of_table(row: TableRow, name: str, rules: NoticeRules) -> Notice:
    """To a table's own hook: whose turn it is."""
    say = speaker(rules.language)
    head = say.text("notice-table-turn", title=_title(row.title, rules.language), name=name)
    until = (
        say.text("notice-until", time=_time(say, row.deadline, rules.zone))
        if row.deadline is not None and row.pace_unit == "day"
        else ""
    )
    return Notice(head, until, f"/t/{row.id}", f"t-{row.id}")


def of_trial(language: str) -> Notice:
    say = speaker(language)
    return Notice(say.text("notice-test"), say.text("notice-test-text"), "/notices", "test")


def _company(say: Speaker, seats: Sequence[SeatRow], identity: str) -> str:
    others = [
        seat.name for seat in seats if seat.kind == "person" and seat.identity != identity and seat.name
    ]
    return say.text("notice-with", names=say.together(others)) if others else say.text("notice-alone")


def _headed(say: Speaker, row: TableRow, key: str) -> str:
    return say.text(key, title=_title(row.title, say.lang))


def _title(title: str, language: str) -> str:
    names = registry.get(title).meta.names
    return names.get(language) or names["en"]


def _time(say: Speaker, moment: int, zone: str) -> str:
    local = datetime.fromtimestamp(moment / 1000, UTC).astimezone(zone_of(zone))
    return say.text(
        "notice-time", weekday=say.text(f"weekday-{local.weekday()}"), clock=f"{local.hour}:{local.minute:02}"
    )
