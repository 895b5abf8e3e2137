"""What people say to each other at a table. Phrases and signs are keys that everybody reads in their own language; words that
somebody types are for private tables whose owner allows them."""

from __future__ import annotations

import functools
import re
import secrets
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection

from ludotheca.games import registry
from ludotheca.kernel.codec import canonical
from ludotheca.kernel.event import Event
from ludotheca.kernel.state import SPECTATOR
from ludotheca.server import protocol as p
from ludotheca.server.errors import BadValue, NotSeated, TooFast, TooMany, UnknownSeat
from ludotheca.server.people.names import clean_text
from ludotheca.server.store import reports, rows, voices
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.store.voices import LineRow
from ludotheca.server.table import Table
from ludotheca.server.voice_errors import NoLine, NotPublicEvent, NoTyping, SaidAlready

if TYPE_CHECKING:
    from ludotheca.server.tables import Tables

MOST_LINES = 2000  # at one table
_SENT = 200  # at once, to whoever comes
_TYPED_MS = 30 * 86_400_000  # how long typed words outlive their game
_MINUTE_MS = 60_000
_GAPS = {key: gaps for group in p.PHRASES.values() for key, gaps in group.items()}
_ADDRESS = re.compile(r"://|\bwww\.|\b[\w-]+\.[a-z]{2,}/|\b[\w.-]+@[\w-]+\.", re.IGNORECASE)


class Voices:
    """Says, mutes, reports; and tells everybody what they may hear."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._serials: dict[str, int] = {}  # raised when somebody mutes somebody

    async def carry_out(self, who: IdentityRow, wish: p.TableRequest) -> bool:
        """Do what a request about voices asks; False if it is about something else."""
        match wish:
            case p.Say():
                await self._say(who, wish)
            case p.Write():
                await self._write(who, wish)
            case p.Mute():
                await self._mute(who, wish)
            case p.Report():
                await self._report(who, wish)
            case p.Heard():
                table = await self._tables.get(wish.table)
                await self._tables.store.write(lambda c: voices.set_read(c, table.id, who.id, wish.seq))
            case _:
                return False
        return True

    # Saying.

    async def _say(self, who: IdentityRow, wish: p.Say) -> None:
        table = await self._tables.get_fresh(wish.table)
        _check(wish, table)
        said: dict[str, Any] = {"phrase": wish.phrase, "sign": wish.sign, "who": wish.who}
        said |= {"rule": wish.rule, "span": wish.span, "when": wish.when}
        if wish.that is not None:
            said["that"] = msgspec.to_builtins(await _happened(table, table.seat_of(who.id), wish.that))
        kept = {key: value for key, value in said.items() if value not in ("", None)}
        await self._add(who, table, canonical(kept).decode(), "")

    async def _write(self, who: IdentityRow, wish: p.Write) -> None:
        table = await self._tables.get_fresh(wish.table)
        if table.seat_of(who.id) == SPECTATOR:
            raise NotSeated
        if not table.row.typing or table.row.public:
            raise NoTyping
        text = clean_text(wish.text)
        if _ADDRESS.search(text):
            raise BadValue("text", "holds an address; words only")
        await self._add(who, table, "{}", text)

    async def _add(self, who: IdentityRow, table: Table, line: str, typed: str) -> None:
        settings, now = self._tables.settings, self._tables.now()

        def work(c: Connection) -> int:
            row, seats = rows.load_table(c, table.id, lock=True)
            latest = voices.latest_of(c, who.id, settings.voices_per_minute)
            _check_pace(latest, int(1000 * settings.voice_seconds), settings.voices_per_minute, now)
            mine = latest[0] if latest else None
            if mine and (mine.table_id, mine.line, mine.typed) == (table.id, line, typed):
                raise SaidAlready
            if row.voiced >= MOST_LINES:
                raise TooMany("lines at a table", MOST_LINES)
            seat = rows.seat_of(seats, who.id)
            fresh = LineRow(
                table_id=table.id,
                seq=row.voiced + 1,
                seat=seat,
                identity=who.id,
                time=now,
                line=line,
                typed=typed,
            )
            voices.insert_line(c, fresh)
            return fresh.seq

        await self._tables.tasks.finish(self._tell(table, work))

    async def _tell(self, table: Table, work: Any) -> None:
        table.row.voiced = max(table.row.voiced, await self._tables.store.write(work))
        self._tables.voiced(table)

    # Not hearing, and telling the host.

    async def _mute(self, who: IdentityRow, wish: p.Mute) -> None:
        table = await self._tables.get_fresh(wish.table)
        other = await self._speaker(table, wish)
        if other == who.id:
            raise BadValue("seat", "is your own")
        await self._tables.store.write(lambda c: voices.set_mute(c, who.id, other, on=wish.on))
        self._serials[who.id] = self._serials.get(who.id, 0) + 1
        self._tables.flush_soon(table)

    async def _speaker(self, table: Table, wish: p.Mute) -> str:
        if wish.seq is not None:
            return (await self._line(table.id, wish.seq)).identity
        if wish.seat is None:
            raise BadValue("seat", "or 'seq' must say whom")
        if wish.seat >= len(table.seats):
            raise UnknownSeat(wish.seat, len(table.seats))
        identity = table.seats[wish.seat].identity
        if identity is None:
            raise BadValue("seat", "has no person")
        return identity

    async def _line(self, table_id: str, seq: int) -> LineRow:
        found = await self._tables.store.read(lambda c: voices.line(c, table_id, seq))
        if found is None or not found.identity:
            raise NoLine(seq)
        return found

    async def _report(self, who: IdentityRow, wish: p.Report) -> None:
        table = await self._tables.get_fresh(wish.table)
        line = await self._line(table.id, wish.seq)
        if not _hears(table, table.seat_of(who.id), line, who.id, set()):
            raise NoLine(wish.seq)
        if line.identity == who.id:
            raise BadValue("seq", "is a line of your own")
        number, now = secrets.token_hex(8), self._tables.now()

        def work(c: Connection) -> None:
            row, seats = rows.load_table(c, table.id)
            reports.add(c, number, line, row, seats, who.id, wish.reason, now)

        await self._tables.store.write(work)

    # Hearing.

    def mark(self, table: Table, identity: str | None, seat: int) -> tuple[int, int, bool, int]:
        """What decides which lines somebody has heard."""
        ended = table.row.status in {"over", "abandoned"}
        return table.row.voiced, seat, ended, self._serials.get(identity or "", 0)

    async def message(self, table: Table, identity: str | None, seat: int, since: int) -> p.Voices:
        """What this one hears of the lines from `since` on."""

        def look(c: Connection) -> tuple[list[LineRow], set[str], int]:
            found = voices.lines(c, table.id, since, _SENT)
            if identity is None:
                return found, set(), 0
            return found, voices.muted(c, identity), voices.read(c, table.id, identity)

        found, muted, read = await self._tables.store.read(look)
        heard = [_line(row, identity) for row in found if _hears(table, seat, row, identity, muted)]
        seats = [one.seat for one in table.seats if one.identity in muted]
        return p.Voices(table=table.id, since=since, lines=heard, read=read, muted=seats)

    async def tidy(self) -> None:
        """Take away what was typed, and what was settled, long ago."""
        now = self._tables.now()
        before = now - _TYPED_MS
        await self._tables.store.write(lambda c: reports.clear_settled(c, now))
        for table_id in await self._tables.store.write(lambda c: voices.erase_typed(c, before)):
            self._tables.look_soon(table_id)


def _hears(table: Table, seat: int, row: LineRow, identity: str | None, muted: set[str]) -> bool:
    """Whether somebody in this seat hears a line: players hear the gallery when the game is over."""
    if row.identity and row.identity == identity:
        return True
    if row.identity in muted:
        return False
    return row.seat != SPECTATOR or seat == SPECTATOR or table.row.status in {"over", "abandoned"}


def _line(row: LineRow, identity: str | None) -> p.Line:
    said = msgspec.json.decode(row.line, type=dict[str, Any])
    that = msgspec.convert(said.pop("that"), Event) if "that" in said else None
    yours = identity is not None and row.identity == identity
    return p.Line(seq=row.seq, seat=row.seat, yours=yours, time=row.time, text=row.typed, that=that, **said)


def _check(wish: p.Say, table: Table) -> None:
    """An error unless it is a sign, or a phrase with every gap filled and nothing else."""
    if bool(wish.phrase) == bool(wish.sign):
        raise BadValue("phrase", "or 'sign' must be named, and only one of them")
    if wish.sign and wish.sign not in p.SIGNS:
        raise BadValue("sign", f"is one of {', '.join(p.SIGNS)}, not '{wish.sign}'")
    if wish.phrase and wish.phrase not in _GAPS:
        raise BadValue("phrase", f"'{wish.phrase}' is not in the book")
    gaps = _GAPS.get(wish.phrase, ())
    filled = {
        "who": wish.who is not None,
        "that": wish.that is not None or bool(wish.rule),
        "span": bool(wish.span),
        "when": bool(wish.when),
    }
    for gap, full in filled.items():
        if full != (gap in gaps):
            raise BadValue(
                gap, f"belongs to '{wish.phrase or wish.sign}'" if gap in gaps else "has no place in it"
            )
    if wish.who is not None and wish.who >= len(table.seats):
        raise UnknownSeat(wish.who, len(table.seats))
    if wish.that is not None and wish.rule:
        raise BadValue("rule", "and 'that' fill the same gap")
    for field, value, known in (
        ("span", wish.span, p.SPANS),
        ("when", wish.when, p.WHENS),
        ("rule", wish.rule, headings(table.row.title)),
    ):
        if value and value not in known:
            raise BadValue(field, f"is one of {', '.join(known)}, not '{value}'")


async def _happened(table: Table, seat: int, that: p.Happening) -> Event:
    """The event somebody speaks of, if everybody knows it."""
    if not table.started:
        raise NotPublicEvent
    async with table.lock:
        match = (await table.load()).match
        heard = [event for event in match.events(seat, that.entry) if event.seq == that.entry]
        known = [event for event in match.events(SPECTATOR, that.entry) if event.seq == that.entry]
    if that.nth >= len(heard) or heard[that.nth] not in known:
        raise NotPublicEvent
    return heard[that.nth]


def _check_pace(latest: list[LineRow], gap: int, most: int, now: int) -> None:
    """`TooFast` for who spoke a moment ago, or often in the last minute."""
    wait = latest[0].time + gap - now if latest else 0
    if len(latest) >= most:
        wait = max(wait, latest[-1].time + _MINUTE_MS - now)
    if wait > 0:
        raise TooFast(wait / 1000)


@functools.cache
def headings(title: str) -> tuple[str, ...]:
    """The anchors of the headings in a title's rules."""
    page = registry.get(title).folder / "player_rules" / "en.md"
    text = page.read_text(encoding="utf-8") if page.is_file() else ""
    return tuple(re.findall(r"^##? .*\{#([a-z0-9-]+)\}$", text, re.MULTILINE))
