"""One game of the local house in memory: how it begins, moves on and is shown."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from ludotheca.bots.levels import BOTS, DEFAULT_LEVEL, UnknownLevel
from ludotheca.games import registry
from ludotheca.kernel import record
from ludotheca.kernel.chance import (
    KEYED_METHOD,
    SECRET_BYTES,
    FairDealer,
    NoDealer,
    commitment_of,
    salt_commitment,
)
from ludotheca.kernel.codec import canonical, fingerprint
from ludotheca.kernel.errors import BadMoment, LudothecaError, StaleCommand
from ludotheca.kernel.game import Named
from ludotheca.kernel.match import Match
from ludotheca.kernel.past import Past
from ludotheca.kernel.play_on import at_moment, play_on
from ludotheca.kernel.record import Entry, Record, Seat
from ludotheca.kernel.state import SPECTATOR
from ludotheca.offline.kept import Kept, KeptCommand, KeptSeat, decode
from ludotheca.server import protocol as p
from ludotheca.server.clocks import Clocks
from ludotheca.server.errors import (
    BadValue,
    CommandIdReused,
    NotBound,
    NotSeated,
    OtherSalt,
    Resigned,
    UnknownSeat,
    WrongStatus,
    error_message,
)
from ludotheca.server.moments import between, moment

_NO_PACE = p.Pace("none", 0)
_MOST_COMMANDS = 8  # remembered: only the last can still be on its way


class LocalGame:
    """A game that people of this device and bots play. `kept` is what is stored of it."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept
        self.match: Match | None = None
        self.clocks: Clocks | None = None
        if kept.header is not None:
            self._fold(kept.entries)

    @classmethod
    def load(cls, data: bytes | str) -> LocalGame:
        """A game as it was stored; `RecordError` if its entries do not follow from each other."""
        return cls(decode(data))

    @classmethod
    def create(cls, plan: p.CreateTable, name: str, names: Sequence[str], now: int) -> LocalGame:
        """A table of this device: `me` for each person at it, in turn with these names."""
        game = registry.get(plan.title)
        game.check_players(len(plan.seats))
        given, seats = iter([*names] or [name]), []
        for number, seat in enumerate(plan.seats):
            if seat.kind not in {"me", "bot"}:
                raise BadValue("seats", "are yours or a bot's on this device: nobody can be invited to it")
            if seat.kind == "bot" and seat.level and seat.level not in BOTS:
                raise UnknownLevel(seat.level)
            level = (seat.level or DEFAULT_LEVEL) if seat.kind == "bot" else ""
            seats.append(KeptSeat(name="" if level else next(given, f"{number + 1}"), level=level))
        first = next((seat for seat in seats if seat.person), None)
        if first is None:
            raise BadValue("seats", "have nobody of this device among them")
        first.salt_commitment = plan.salt_commitment
        kept = Kept(
            table=f"{p.LOCAL}{secrets.token_hex(8)}",
            title=game.meta.title,
            options=game.check_options(plan.options, len(seats)),
            seats=seats,
            hints=plan.hints,
            method=plan.method,
            secret=secrets.token_bytes(SECRET_BYTES).hex(),
            created=now,
            updated=now,
        )
        return cls(kept)

    def go_on(self, wish: p.PlayOn, now: int) -> LocalGame:
        """A table where this game, which is over, goes on from one of its moments."""
        if self.match is None or self.kept.status == "running":
            raise WrongStatus(self.kept.status, "over")
        mine = [number for number, seat in enumerate(wish.seats) if seat.kind == "me"]
        if len(mine) != 1:
            raise BadValue("seats", "must say 'me' once: that seat's knowledge counts")
        if len(wish.seats) != len(self.kept.seats):
            raise BadValue("seats", f"names {len(wish.seats)} seats; the game has {len(self.kept.seats)}")
        before = Record(self.match.header, tuple(self.match.entries[: wish.entries]))
        if wish.entries > self.match.head or _moment(before).over:
            raise BadMoment("the game is over there; take an earlier moment", why="moment-over")
        plan = p.CreateTable(
            title=self.kept.title,
            seats=wish.seats,
            options=self.kept.options,
            salt_commitment=wish.salt_commitment,
            hints=wish.hints,
            method=self.kept.method,
        )
        made = LocalGame.create(plan, "", [self.kept.seats[self.people[0]].name], now)
        made.kept.origin = p.TableOrigin(
            table=self.id, entries=wish.entries, seat=mine[0], as_it_was=wish.as_it_was
        )
        made.kept.before = before
        return made

    # Reading.

    @property
    def id(self) -> str:
        return self.kept.table

    @property
    def people(self) -> list[int]:
        """The seats of this device's people."""
        return [number for number, seat in enumerate(self.kept.seats) if seat.person]

    @property
    def running(self) -> Match:
        """The match, if the game runs."""
        if self.match is None or self.kept.status != "running":
            raise WrongStatus(self.kept.status, "running")
        return self.match

    def bots_due(self) -> list[int]:
        """The seats of bots that owe a decision."""
        if self.match is None or self.kept.status != "running":
            return []
        return [seat for seat in self.match.owing if self.kept.seats[seat].by_bot]

    def decides(self, viewer: int) -> bool:
        """Whether a person of this device decides there."""
        running = self.kept.status == "running"
        return running and viewer != SPECTATOR and not self.kept.seats[viewer].by_bot

    def update(self, viewer: int, since: int) -> p.Update:
        """The game as this seat may see it, with what it heard from `since` on."""
        assert self.match is not None
        assert self.clocks is not None
        match = self.match
        since = since if 0 <= since <= match.head else 0
        view, events, decides = match.view(viewer), match.events(viewer, since), self.decides(viewer)
        return p.Update(
            table=self.id,
            since=since,
            view=view if decides else msgspec.structs.replace(view, can_undo=False),
            events=events,
            decision=match.decision(viewer) if decides else None,
            clocks=self.clocks.describe() if self.kept.status == "running" else [],
            moments=between(match, viewer, since, events) if since else [],
        )

    def replay(self, viewer: int, first: int, last: int) -> p.Replay:
        """Some moments of the game from its beginning on."""
        assert self.match is not None
        if viewer != SPECTATOR and self.kept.status == "running":
            raise WrongStatus("running", "over")
        again = Match(self.match.game, self.match.header, self._dealer())
        made = []
        for head in range(min(last, self.match.head) + 1):
            if head:
                again.extend(self.match.entries[head - 1], check=False)
            if head >= first:
                made.append(moment(again, viewer))
        return p.Replay(head=self.match.head, moments=made)

    def question(self, seat: int, at: int) -> p.Update:
        """The game as a seat saw it after so many entries, with the decision it owed then."""
        if self.match is None or self.kept.status == "running":
            raise WrongStatus(self.kept.status, "over")
        if not 0 <= seat < len(self.kept.seats):
            raise UnknownSeat(seat, len(self.kept.seats))
        again = Match(self.match.game, self.match.header, self._dealer())
        for entry in self.match.entries[:at]:
            again.extend(entry, check=False)
        view = msgspec.structs.replace(again.view(seat), can_undo=False)
        return p.Update(
            table=self.id,
            since=at,
            view=view,
            events=[],
            decision=again.decision(seat),
            clocks=[],
            moments=[],
        )

    def record(self) -> bytes:
        """The file of the game so far, its secret with it: the dealer is this device."""
        if self.match is None:
            raise WrongStatus("waiting", "running or over")
        made = self.match.record(publish=True)
        named = [
            msgspec.structs.replace(seat, name=kept.name or seat.name)
            for seat, kept in zip(made.header.seats, self.kept.seats, strict=True)
        ]
        header = msgspec.structs.replace(made.header, seats=tuple(named))
        return record.to_bytes(msgspec.structs.replace(made, header=header))

    # Beginning and ending.

    def start(self, now: int) -> None:
        """Freeze what binds the seats; begin at once if no salt is awaited."""
        if self.kept.status != "waiting":
            raise WrongStatus(self.kept.status, "waiting")
        self.kept.frozen = True
        if not any(seat.salt_commitment and not seat.salt for seat in self.kept.seats):
            self._begin(now)

    def bind(self, commitment: str) -> None:
        """The device's people bind themselves by a salt before the start."""
        if self.kept.status != "waiting" or self.kept.frozen:
            raise WrongStatus(self.kept.status, "waiting")
        self.kept.seats[self.people[0]].salt_commitment = commitment

    def reveal(self, salt: str, now: int) -> None:
        """Show the salt; the game begins."""
        seat = self.kept.seats[self.people[0]]
        if self.kept.status != "waiting" or not self.kept.frozen:
            raise WrongStatus(self.kept.status, "waiting")
        if not seat.salt_commitment:
            raise NotBound
        if salt_commitment(salt) != seat.salt_commitment:
            raise OtherSalt
        seat.salt = salt
        self._begin(now)

    def resign(self, seat: int, now: int, *, back: bool = False) -> None:
        """A bot takes over; when nobody is left the game is given up."""
        _ = self.running
        self.kept.seats[seat].resigned = not back
        if all(self.kept.seats[person].resigned for person in self.people):
            self.kept.status, self.kept.ended = "abandoned", now

    def _begin(self, now: int) -> None:
        kept, dealer = self.kept, self._dealer()
        seats = [Seat("", seat.level) for seat in kept.seats]
        if kept.origin is None or kept.before is None:
            match = Match.start(
                registry.get(kept.title),
                dealer,
                players=len(seats),
                options=kept.options,
                seats=seats,
                time=now,
            )
        else:
            old, origin = _moment(kept.before), kept.origin
            match = play_on(old, origin.seat, dealer, seats=seats, as_it_was=origin.as_it_was, time=now)
        kept.status, kept.started, kept.header, kept.before = "running", now, match.header, None
        kept.entries = list(match.entries)
        self._fold(kept.entries)

    def _dealer(self) -> FairDealer:
        """The device's own dealer: its secret is committed to when the table is set, and in the record at the end."""
        return FairDealer(
            bytes.fromhex(self.kept.secret),
            self.id,
            tuple(seat.salt for seat in self.kept.seats),
            salt_commitments=tuple(seat.salt_commitment for seat in self.kept.seats),
            keyed=self.kept.method == KEYED_METHOD,
        )

    def _fold(self, entries: Sequence[Entry]) -> None:
        assert self.kept.header is not None
        match = Match(registry.get(self.kept.title), self.kept.header, self._dealer())
        match.past = Past()
        clocks = Clocks(match, _NO_PACE, (), self.kept.started or self.kept.created)
        for entry in entries:
            match.extend(entry, check=entry is entries[-1])
            clocks.note(match, [entry])
        self.match, self.clocks = match, clocks

    # Acting.

    def command(self, seat: int, order: p.Command | p.Undo, now: int) -> tuple[p.CommandAnswer, bool]:
        """Carry out what a person decided: the answer, and whether the game moved."""
        action = order.action if isinstance(order, p.Command) else None
        digest = fingerprint(canonical([action is None, action]))[:32]
        try:
            if seat == SPECTATOR:
                raise NotSeated
            match = self.running
            if self.kept.seats[seat].by_bot:
                raise Resigned
            made = self._carry_out(match, seat, order.base, action, now)
        except LudothecaError as error:
            known = [c for c in self.kept.commands if (c.seat, c.command_id) == (seat, order.command_id)]
            if not known:
                return self._refusal(seat, order, error), False
            if known[0].digest != digest:
                return self._refusal(seat, order, CommandIdReused(order.command_id)), False
            return self._ack(known[0]), False
        command = KeptCommand(seat, order.command_id, digest, made[0].seq, match.head)
        self.kept.commands = [*self.kept.commands, command][-_MOST_COMMANDS:]
        return self._ack(command), True

    def act(self, seat: int, action: Named, now: int) -> None:
        """A bot decides."""
        self._carry_out(self.running, seat, self.running.head, action, now)

    def _carry_out(self, match: Match, seat: int, base: int, action: Named | None, now: int) -> list[Entry]:
        if action is not None:
            made = match.submit(seat, action, base=base, time=now)
        else:
            if base > match.head or any(entry.seat == seat for entry in match.entries[base:]):
                raise StaleCommand(base, match.head)
            made = [match.undo(seat, time=now)]
        assert self.clocks is not None
        self.clocks.note(match, made)
        self.kept.entries = list(match.entries)
        self.kept.updated = now
        if match.over:
            self.kept.status, self.kept.ended = "over", now
        return made

    def _ack(self, command: KeptCommand) -> p.Ack:
        return p.Ack(table=self.id, command_id=command.command_id, seq=command.seq, head=command.head)

    def _refusal(self, seat: int, order: p.Command | p.Undo, error: LudothecaError) -> p.CommandAnswer:
        """Why it was refused, and what the sender missed."""
        update = None
        if self.match is not None and (order.base != self.match.head or isinstance(error, StaleCommand)):
            update = self.update(seat, min(order.base, self.match.head))
        if isinstance(error, StaleCommand) and update is not None:
            return p.Stale(command_id=order.command_id, update=update)
        return error_message(error, command_id=order.command_id, table=self.id, update=update)


def _moment(before: Record) -> Match:
    """Another game as far as its record goes."""
    game, header = registry.get(before.header.game), before.header
    return at_moment(before, len(before.entries), Match(game, header, NoDealer(header.fairness)))


def commitment(kept: Kept) -> str:
    """What the device is bound by since the table was set."""
    return commitment_of(bytes.fromhex(kept.secret))
