"""A game that is played at a table: how it begins, how orders and entries move it on, how it is given up."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection

from ludotheca.games import registry
from ludotheca.kernel import record
from ludotheca.kernel.chance import NoDealer
from ludotheca.kernel.codec import canonical, fingerprint
from ludotheca.kernel.errors import CannotUndo, StaleCommand
from ludotheca.kernel.game import Named
from ludotheca.kernel.match import MOST_ENTRIES, Match
from ludotheca.kernel.past import Past
from ludotheca.kernel.play_on import at_moment, play_on
from ludotheca.kernel.record import Entry, Record, Seat
from ludotheca.kernel.state import CHANCE
from ludotheca.server import fairness
from ludotheca.server.clocks import Clocks, Outages
from ludotheca.server.errors import reading
from ludotheca.server.notices import turns
from ludotheca.server.people import leaves
from ludotheca.server.store import rows
from ludotheca.server.store.rows import Progress, SeatRow, TableRow

# Taking back ends at MOST_ENTRIES; what goes on for as long again does not end.
LONGEST = 2 * MOST_ENTRIES


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """A command of a seat: an action, or None to take back. `by_bot`: the bot of the seat gives it. `absent`: a bot
    gives it for a person out of time. `prepared`: a person gave it ahead, and may not be there."""

    seat: int
    base: int
    command_id: str
    action: Named | None
    by_bot: bool = False
    absent: bool = False
    prepared: bool = False

    def digest(self) -> str:
        """What was asked, for telling a repeated command from another under the same id."""
        return fingerprint(canonical([self.action is None, self.action]))[:32]


class Play:
    """A match with its clocks: the fold of a running or finished table's entries."""

    def __init__(self, row: TableRow, entries: Sequence[Entry], outages: Outages) -> None:
        header = row.read_header()
        self.once = bool(row.deal)  # nothing is taken back on a deal that all play once
        dealer = fairness.dealer_for(row, header.fairness)
        self.match = Match(registry.get(row.title), header, dealer)
        self.match.past = Past()
        self._begun = False  # somebody acted, and something is in the air
        self._first_round = True
        self.clocks = Clocks(self.match, row.pace, outages, row.started or row.created)
        for entry in entries:
            self.extend(entry, check=entry is entries[-1])

    @property
    def endless(self) -> bool:
        """Whether the game has become so long that it is given up: no title needs a tenth of that."""
        return not self.match.over and self.match.head >= LONGEST

    def extend(self, entry: Entry, *, check: bool = True) -> None:
        """Take over a stored entry."""
        self.match.extend(entry, check=check)
        self.clocks.note(self.match, [entry])
        self._note_round(entry)

    def _note_round(self, entry: Entry) -> None:
        """The first round is over at the first quiet point after an act that left something in the air."""
        if self._first_round:
            quiet = self.match.state.quiet()
            self._first_round = not (self._begun and quiet) and not self.match.over
            self._begun = self._begun or (not quiet and entry.seat != CHANCE)

    def in_first_round(self, row: TableRow) -> bool:
        """Whether the first round lasts. A quiet point may lie between an act and the draws that follow from it, so the entries
        are gone through one by one."""
        return Play(row, self.match.entries, ())._first_round

    def carry_out(self, order: Order, now: int) -> list[Entry]:
        """The entries an order makes, in memory only; an error of the kernel if it is refused."""
        if order.action is not None:
            made = self.match.submit(order.seat, order.action, base=order.base, time=now)
        else:
            made = [self._undo(order, now)]
        self.clocks.note(self.match, made)
        return made

    def _undo(self, order: Order, now: int) -> Entry:
        match = self.match
        if self.once:
            raise CannotUndo(order.seat, "a deal that all play is played once", why="once")
        if order.base > match.head or any(entry.seat == order.seat for entry in match.entries[order.base :]):
            raise StaleCommand(order.base, match.head)
        mine = [e for e in match.entries if e.seat == order.seat]
        gone = {e.undo for e in mine if e.undo is not None}
        last = next((e.seq for e in reversed(mine) if e.undo is None and e.seq not in gone), None)
        if last is not None and self.clocks.late_to_undo(last, now):
            raise CannotUndo(order.seat, "the time for that decision is up", why="late")
        return match.undo(order.seat, time=now)

    def progress(self, seats: Sequence[SeatRow]) -> Progress:
        """What the table's row says of the game."""
        owing = self.match.owing
        times = [
            self.clocks.due(seat, absent=seats[seat].absent, leave=seats[seat].leave)
            for seat in owing
            if not seats[seat].by_bot
        ]
        return Progress(
            head=self.match.head,
            owing=sum(1 << seat for seat in owing),
            bots_due=any(seats[seat].by_bot for seat in owing),
            deadline=min((time for time in times if time is not None), default=None),
        )


def begin(
    c: Connection,
    row: TableRow,
    seats: Sequence[SeatRow],
    now: int,
    delays: turns.Delays = turns.USUAL,
    *,
    waits: bool = True,
) -> None:
    """Deal the first cards and let the clocks run; it `waits` for those on leave. The caller saves the row."""
    dealer = fairness.dealer_for(row, fairness.promised(row, seats))
    # Without names: they stay in the rows of the seats, where somebody can be forgotten.
    nameless = [Seat("", seat.level if seat.kind == "bot" else "") for seat in seats]
    origin = row.read_origin()
    if origin is None:
        game, options = registry.get(row.title), row.read_options()
        match = Match.start(game, dealer, players=row.players, options=options, seats=nameless, time=now)
    else:
        old = moment(c, origin.table, origin.entries)
        match = play_on(old, origin.seat, dealer, seats=nameless, as_it_was=origin.as_it_was, time=now)
    row.joinable = row.begins is not None and any(seat.kind == "bot" for seat in seats)
    row.status, row.started, row.header = "running", now, canonical(match.header).decode()
    rows.insert_entries(c, row.id, match.entries)
    on_leave = leaves.carry_over(c, row, seats, now) if waits else set()
    for seat in seats:
        if seat.kept or seat.seat in on_leave:
            seat.kept = ""  # whom a seat was kept for is nobody's business any more
            rows.save_seat(c, seat)
    row.take(Play(row, match.entries, ()).progress(seats))
    turns.begun(c, row, seats, now, delays)


def moment(c: Connection, table_id: str, entries: int) -> Match:
    """The match of a table after so many of its entries; `BadMoment` if it has fewer."""
    row, _ = rows.load_table(c, table_id)
    with reading(table_id):
        header, found = row.read_header(), rows.load_entries(c, table_id)
        match = Match(registry.get(row.title), header, NoDealer(header.fairness))
        return at_moment(Record(header, tuple(found)), entries, match)


def give_up(c: Connection, row: TableRow, now: int) -> None:
    """End a running game without a result: its secret is published and its record kept. The caller saves the row."""
    match = Play(row, rows.load_entries(c, row.id), ()).match
    rows.save_record(c, row.id, record.to_bytes(match.record(publish=True)))
    row.status, row.ended = "abandoned", now
    row.take(Progress(row.head, owing=0, bots_due=False, deadline=None))
