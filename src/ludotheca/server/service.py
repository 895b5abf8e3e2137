"""The parts of a server put together, their life, and what both doors, the WebSocket and HTTP, may ask of them."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Protocol

from sqlalchemy import Connection

from ludotheca.kernel.errors import LudothecaError, NotYourDecision
from ludotheca.kernel.preview import preview
from ludotheca.kernel.state import SPECTATOR
from ludotheca.server import luck, rating
from ludotheca.server import protocol as p
from ludotheca.server.bus import open_bus
from ludotheca.server.chores import Chores
from ludotheca.server.deals import Deals
from ludotheca.server.errors import BadDatabase, NoIdentity, NotSeated, Unavailable, WrongStatus
from ludotheca.server.events.service import Events
from ludotheca.server.house.keeper import Keeper
from ludotheca.server.jobs import Jobs
from ludotheca.server.limits import Limiter, per_hour
from ludotheca.server.new_tables import NewTables
from ludotheca.server.notices.carriers import Carriers, new_vapid
from ludotheca.server.notices.service import Notices
from ludotheca.server.people import crests, forgetting, leaves
from ludotheca.server.people.identities import Identities
from ludotheca.server.people.passkeys import Passkeys
from ludotheca.server.people.sign_in_letters import SignInLetters
from ludotheca.server.people.tokens import Tokens
from ludotheca.server.play import Order
from ludotheca.server.play_now import PlayNow
from ludotheca.server.presence import ALIVE_MS
from ludotheca.server.readiness import Readiness
from ludotheca.server.replays import Replays
from ludotheca.server.retention import JUMP_MS, WatchedClock
from ludotheca.server.seats import change_table
from ludotheca.server.settings import Settings, database_url
from ludotheca.server.store import Conflict, Patience, open_store, people
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.table import Table, Tell
from ludotheca.server.tables import Tables
from ludotheca.server.thinking.coach import Coach
from ludotheca.server.thinking.hints import Hints
from ludotheca.server.thinking.pool import WORKER
from ludotheca.server.thinking.reviews import Reviews
from ludotheca.server.voices import Voices

_TIDY_SECONDS = 600.0
# A profile reads hundreds of games.
_PROFILES_PER_SECOND, _PROFILES_BURST = 0.5, 20


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def open_service(
    settings: Settings,
    now: Callable[[], int] = now_ms,
    worker: Sequence[str] = WORKER,
    steady: Callable[[], float] = time.monotonic,
) -> Service:
    """The service of a database, whose tables are brought up to date."""
    url = database_url(settings)
    patience = Patience(
        settings.database_connect_seconds,
        settings.database_statement_seconds,
        settings.database_answer_seconds,
    )
    store = open_store(url, patience)
    bus = open_bus(url, shared=store.shared and settings.bus)
    return Service(Tables(settings, store, bus, WatchedClock(now, steady), worker))


class Doors(Protocol):
    """The connections that are open, as far as the service must know of them."""

    def present(self) -> set[str]: ...

    def sign_out(self, identity: str, epoch: int | None) -> None: ...

    @property
    def tokens(self) -> set[str]: ...

    def end_token(self, token: str) -> None: ...


class Service:
    """A server without its doors."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store
        self.settings = settings = tables.settings
        self.new_tables = NewTables(tables)
        self.figures = tables.figures
        self.hints = Hints(settings)
        self.hints.thinking = self.figures.thinking
        self.coach = Coach(settings, self.hints)
        self.reviews = Reviews(settings, self.store, tables.now)
        self.replays = Replays(self.store, settings.replay_share)
        self.voices = Voices(tables)
        self.play_now = PlayNow(tables, self.new_tables)
        self.prepared = tables.prepared
        self.identities: Identities
        self.passkeys = Passkeys(self.store, tables.now)
        self.tokens = Tokens(self.store, tables.now)
        self.deals: Deals
        self.notices: Notices
        self.sign_in_letters: SignInLetters
        self.events: Events
        self.keeper = Keeper(tables)
        self.doors: Doors | None = None
        self.requests = Limiter(settings.requests_per_second, settings.requests_burst)  # per address
        self.readiness = Readiness(self.store, tables.instance, settings.ready_seconds)
        self.lessons = Limiter(settings.lessons_per_second, settings.lessons_burst)  # per address
        self.profiles = Limiter(_PROFILES_PER_SECOND, _PROFILES_BURST)  # per address
        self.uploads = per_hour(settings.tables_per_hour)  # per address
        self.newcomers = per_hour(settings.identities_per_hour)  # per address

    async def start(self) -> None:
        """Open for business."""
        tables, now, fresh = self.tables, self.tables.now(), new_vapid()

        def arrive(c: Connection) -> tuple[str, str, str, list[tuple[int, int]]]:
            people.arrive(c, tables.instance, now, now - ALIVE_MS, now + JUMP_MS)
            cookies = people.fact(c, "cookie-key", secrets.token_hex(32))
            vapid = people.fact(c, "vapid-key", fresh) if fresh else ""
            return cookies, people.fact(c, "deal-key", secrets.token_hex(32)), vapid, people.outages(c)

        try:
            key, deal_key, vapid, outages = await self.store.write(arrive)
        except Conflict:  # another process noted the same outage at the same moment
            key, deal_key, vapid, outages = await self.store.write(arrive)
        except Unavailable as error:
            raise BadDatabase.unopened(str(getattr(error.__cause__, "orig", error))) from error
        tables.retention.open(outages)
        self.identities = Identities(self.store, key, tables.now)
        self.deals = Deals(self.store, self.new_tables, deal_key)
        self.events = Events(tables, self.deals)
        carriers = Carriers(self.settings, vapid)
        self.notices = Notices(tables, carriers)
        self.sign_in_letters = SignInLetters(tables, carriers)
        await tables.lobby.start()
        tables.bus.start(tables.instance, tables.hear, tables.concerns)
        tables.bots.start()
        Chores(tables).start()
        handlers = forgetting.handlers(self.store) | rating.handlers()
        jobs = Jobs(self.store, tables.now, handlers, forgetting.LISTENERS | rating.LISTENERS)
        tables.tasks.every(self.settings.sweep_seconds, jobs.work)
        tables.tasks.every(self.settings.sweep_seconds, self.prepared.sweep)
        tables.tasks.every(_TIDY_SECONDS, jobs.tidy)
        # Beside the others: it thinks for seconds.
        weighing = Jobs(self.store, tables.now, luck.handlers(self.store, self.reviews), {})
        tables.tasks.every(self.settings.sweep_seconds, weighing.work)
        # Reviews take long: the other jobs do not wait for them.
        reviews = Jobs(self.store, tables.now, self.reviews.handlers(), {})
        tables.tasks.every(self.settings.sweep_seconds, reviews.work)
        self.notices.start()
        tables.tasks.every(_TIDY_SECONDS, self.voices.tidy)
        await self.keeper.start()
        tables.tasks.every(self.settings.sweep_seconds, self.events.rounds.look)
        tables.tasks.every(self.settings.poll_seconds, self.end_tokens_here)
        if self.store.shared:
            tables.tasks.every(self.settings.poll_seconds, self.sign_out_here)

    async def stop(self) -> None:
        """Close: what was begun is finished, the last beat is noted."""
        tables = self.tables
        tables.stopping = True
        await tables.tasks.stop()
        await self.coach.stop()
        await self.hints.stop()
        await self.reviews.stop()
        await tables.bots.stop()
        await tables.tasks.stop()  # what the bots had begun
        with contextlib.suppress(LudothecaError):
            await self.store.write(lambda c: people.depart(c, tables.instance, tables.now()))
        await asyncio.to_thread(tables.bus.stop)
        await asyncio.to_thread(self.store.close)

    async def command(
        self,
        identity: str | None,
        message: p.Command | p.Undo,
        tell: Tell,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Carry out a command; it is answered before anybody else is told. `done` is called after both."""
        table = await self.tables.get(message.table)
        seat = await self.own_seat(table, identity)
        action = message.action if isinstance(message, p.Command) else None
        order = Order(seat=seat, base=message.base, command_id=message.command_id, action=action)
        await self.tables.command(table, order, tell, done)

    async def request(
        self, identity: str | None, message: p.Request
    ) -> p.Done | p.Links | p.Created | p.Foreseen | p.Ahead:
        """Carry out a request and answer it."""
        who = await self.identities.need(identity)
        self.keeper.check_player(who.id)
        match message:
            case p.CreateTable():
                return await self.new_tables.create(who, message)
            case p.Rematch():
                made = await self.new_tables.rematch(who, message)
                await self._sit_again(who, made.table)
                return made
            case p.PlayNow():
                return await self.play_now.ask(who, message)
            case p.PlayOn():
                return await self.new_tables.play_on(who, message)
            case p.GetLinks():
                return await self.new_tables.links(who, message)
            case p.AskPreview():
                return await self.preview(who.id, message)
            case p.AskAhead():
                at = await self.tables.get(message.table)
                return await self.prepared.ahead(at, await self.own_seat(at, who.id), message.request)
            case p.Prepare():
                at = await self.tables.get(message.table)
                await self.prepared.prepare(at, await self.own_seat(at, who.id), message.action)
            case p.TableRequest():
                if isinstance(message, p.Say | p.Write):
                    self.keeper.check_speaker(who.id)
                if not await self.voices.carry_out(who, message):
                    await change_table(self.tables, who, message)
            case p.ChooseCrest():
                chosen = message.crest
                for table in await self.store.write(lambda c: crests.choose(c, who.id, chosen)):
                    await self.tables.reread(table)
            case p.TakeLeave():
                for table in await leaves.take(self.store, who.id, message.days, self.tables.now()):
                    await self.tables.reread(table)
            case p.Rename():
                await self.rename(who.id, message.name)
        return p.Done(request=message.request)

    async def preview(self, identity: str, message: p.AskPreview) -> p.Foreseen:
        """What an action of the asker's decision would do, from what the asker can see."""
        table = await self.tables.get(message.table)
        seat = await self.own_seat(table, identity)
        if table.row.status != "running":
            raise WrongStatus(table.row.status, "running")
        async with table.lock:
            match = (await table.load()).match
            if not table.decides(seat):
                raise NotYourDecision(seat, match.owing)
            seen = match.view(seat)
        return p.Foreseen(request=message.request, preview=preview(match.game, seen, message.action))

    async def _sit_again(self, who: IdentityRow, table_id: str) -> None:
        table = await self.tables.get(table_id)
        if table.row.status == "waiting" and table.seat_of(who.id) == SPECTATOR:
            await change_table(self.tables, who, p.Sit(table=table_id))

    async def come_in(self, name: str, invitation: str) -> IdentityRow:
        """A new guest, with an invitation where the house is closed."""
        return await self.identities.create(name, lambda c: self.keeper.admit(c, invitation))

    async def rename(self, identity: str, name: str) -> p.Identity:
        """Another display name, shown at once at tables that have not started."""
        row, touched = await self.identities.rename(identity, name)
        for table in touched:
            await self.tables.reread(table)
        return p.Identity(name=row.name)

    async def forget(self, identity: str) -> None:
        """Take a person out of the database, for good. Their games stay, without a name."""
        now = self.tables.now()

        async def change() -> None:
            touched = await self.store.write(lambda c: forgetting.forget(c, identity, now))
            self.identities.drop(identity)
            if self.doors is not None:
                self.doors.sign_out(identity, None)
            for table in touched:
                await self.tables.look_anew(table)

        await self.tables.tasks.finish(change())

    async def adopt(self, guest: IdentityRow, member: IdentityRow) -> None:
        """A member takes over the seats of the guest that their browser was, except where both sit at one table; the
        guest is forgotten."""
        touched = await self.store.write(lambda c: people.adopt(c, guest.id, member))
        await self.forget(guest.id)
        for table in touched:
            await self.tables.look_anew(table)

    async def sign_out(self, identity: str) -> IdentityRow:
        """Void all cookies of an identity and close its connections; other processes follow with their next poll."""
        row = await self.identities.sign_out(identity)
        if self.doors is not None:
            self.doors.sign_out(row.id, row.epoch)
        return row

    async def sign_out_here(self) -> None:
        """Close the connections of those who were signed out at another process."""
        if self.doors is not None and (present := list(self.doors.present())):
            epochs = await self.store.read(lambda c: people.epochs(c, present))
            for identity in present:
                self.doors.sign_out(identity, epochs.get(identity))

    async def end_token(self, who: IdentityRow, token: str) -> None:
        """End a token of somebody's and close its connections; other processes follow with their next poll."""
        await self.tokens.drop(who, token)
        if self.doors is not None:
            self.doors.end_token(token)

    async def end_tokens_here(self) -> None:
        """Close the connections of tokens that have ended."""
        if self.doors is not None and (shown := self.doors.tokens):
            for token in await self.tokens.ended(shown):
                self.doors.end_token(token)

    async def own_seat(self, table: Table, identity: str | None) -> int:
        """The seat of an identity at a table, or an error; another process may have seated it just now."""
        if identity is None:
            raise NoIdentity
        if table.seat_of(identity) == SPECTATOR:
            await self.tables.get_fresh(table.id)
        if table.seat_of(identity) == SPECTATOR:
            raise NotSeated
        self.keeper.check_player(identity)
        return table.seat_of(identity)
