"""Nothing leaks: two games a viewer cannot tell apart give him equal bytes in every kind of message."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from server import harness
from server.harness import INVITED, ME, OPEN, LocalServer, Person, Server, Socket

from ludotheca.games import registry
from ludotheca.kernel.game import Game
from ludotheca.kernel.match import Match
from ludotheca.kernel.record import Entry
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, EVERYONE, SPECTATOR
from ludotheca.server import describe
from ludotheca.server import protocol as p
from ludotheca.server.play import Order, Play
from ludotheca.server.replays import moments
from ludotheca.server.table import Table

pytestmark = pytest.mark.once

TITLES = registry.titles()
GAMES_PER_TITLE = 2


class Booth:
    """Tables of one title whose games the test folds from entries of its own, without a database."""

    def __init__(self, local: LocalServer, table: Table) -> None:
        self.local = local
        self.original = table
        self.game: Game = registry.get(table.row.title)

    def twin(self, entries: list[Entry]) -> Table:
        """The same table with other entries."""
        made = Table(self.original.row, self.original.seats, self.original.store, lambda: 0)
        made.play = Play(made.row, entries, ())
        return made

    async def messages(self, table: Table, viewer: int) -> AsyncIterator[tuple[str, bytes]]:
        """Everything that this viewer could be sent about the table now, by kind."""
        assert table.play is not None
        head = table.play.match.head
        for since in (0, max(1, head - 4), head - 1, head):  # the second has a view for each entry
            yield f"update {since}", (await table.update_bytes(viewer, since))[0]
        identity = None if viewer == SPECTATOR else table.seats[viewer].identity
        yield "table", p.encode(describe.table_message(table, identity))
        yield "lobby", p.encode(describe.table_summary(table.row, table.seats, 0))
        if viewer == SPECTATOR:
            match = Play(table.row, table.play.match.entries[: head - 1], ()).match
            yield "replay", p.encode(list(moments(match, table.play.match.entries[head - 1 :], viewer)))
            return
        yield "mine", p.encode(describe.my_table(table.row, table.seats, 0, str(identity), table.expires))
        for name, base, action in (
            ("illegal", head, {"type": "no such action"}),
            ("stale", max(0, head - 3), {"type": "no such action"}),
            ("undo", head, None),
        ):
            order = Order(seat=viewer, base=base, command_id="x", action=action)
            if name == "undo" and table.play.match.can_undo(viewer):
                continue  # it would be carried out
            answers: list[p.FromServer] = []
            await table.command(order, answers.append)
            yield name, p.encode(answers[0])

    async def compare(self, one: Table, other: Table, viewers: list[int]) -> int:
        """Assert that these viewers cannot tell the two apart; the number of messages compared."""
        count = 0
        for viewer in viewers:
            theirs = self.messages(other, viewer)
            async for kind, data in self.messages(one, viewer):
                other_kind, other_data = await anext(theirs)
                assert (kind, data) == (other_kind, other_data), f"viewer {viewer}: {kind}"
                count += 1
        return count


async def booth(local: LocalServer, title: str, players: int) -> Booth:
    people = [await local.guest(f"P{seat}") for seat in range(players)]
    return Booth(local, await local.full_table(*people, title=title))


def random_game(booth: Booth, rng: random.Random, most: int = 400) -> list[Entry]:
    """The entries of a random game, and sometimes of taking back."""
    match = booth.original.play.match
    while not match.over and match.head < most:
        seat = rng.choice(match.owing)
        undoable = [seat for seat in range(match.header.players) if match.can_undo(seat)]
        if undoable and rng.random() < 0.05:
            match.undo(rng.choice(undoable))
        else:
            match.submit(seat, rng.choice(list(match.state.actions(seat))))
    return list(match.entries)


def others(match: Match, entry: Entry, rng: random.Random) -> Entry | None:
    """The same entry with another action that is hidden from somebody, if it was a hidden one."""
    state = match.state
    if entry.action is None:
        return None
    if entry.seat == CHANCE:
        hidden = state.audience() != EVERYONE
    else:
        hidden = match.game.decisions.sealed(match.game.describe(state, entry.seat)[0])
    codes = [code for code in state.actions(entry.seat) if match.game.encode(code) != entry.action]
    if not hidden or not codes:
        return None
    return Entry(entry.seq, entry.seat, "", action=match.game.encode(rng.choice(codes)), time=entry.time)


def follow(match: Match, entry: Entry) -> Entry:
    """Apply an entry whose digest is not known; the entry as the match keeps it."""
    code = match.game.decode(entry.action or {})
    return match._apply(entry.seat, code, entry.time)


def go_on(one: Table, two: Table, entries: list[Entry]) -> None:
    """Both games go on with the same entries while the step is open, so that what differs is no longer the last."""
    for entry in entries:
        match = two.play.match
        same = int(match.state.step) == int(one.play.match.state.step) and entry.action is not None
        if not same or not (match.state.owes(entry.seat) if entry.seat >= 0 else False):
            return
        if match.game.decode(entry.action) not in match.state.actions(entry.seat):
            return
        step, before = int(match.state.step), list(one.play.match.entries)
        one.play.extend(entry)
        if int(one.play.match.state.step) != step:
            one.play = Play(one.row, before, ())  # it would close the step, and show what was sealed
            return
        follow(match, entry)
        two.play.clocks.note(match, match.entries[-1:])


def looked_himself(match: Match, viewer: int) -> bool:
    """Whether the last entry went on to tell this seat alone something: when two look at the same card by the same
    advisor, the first one's look draws it and the second one's follows at once."""
    last = match.head - 1
    return len(match.events(viewer, last)) > len(match.events(SPECTATOR, last))


@pytest.mark.parametrize("title", TITLES)
def test_hidden_answers_and_draws_show_to_nobody_else(sqlite: str, title: str) -> None:
    """Two games that differ in one sealed answer, or in one card that only some saw."""

    async def scene() -> int:
        compared = 0
        async with LocalServer.open(sqlite) as local:
            meta = registry.get(title).meta
            for number in range(GAMES_PER_TITLE):
                rng = random.Random(f"{title}{number}")
                players = rng.randint(meta.least_players, meta.most_players)
                stage = await booth(local, title, players)
                async with stage.original.lock:
                    await stage.original.load()
                compared += await twins(stage, random_game(stage, rng), rng)
        return compared

    async def twins(stage: Booth, entries: list[Entry], rng: random.Random) -> int:
        compared = 0
        play = Play(stage.original.row, [], ())
        for place, entry in enumerate(entries):
            match = play.match
            other = others(match, entry, rng)
            if other is not None:
                audience = match.state.audience() if entry.seat == CHANCE else 1 << entry.seat
                step = int(match.state.step)
                one, two = stage.twin(entries[: place + 1]), stage.twin(entries[:place])
                follow(two.play.match, other)
                two.play.clocks.note(two.play.match, two.play.match.entries[-1:])
                if int(one.play.match.state.step) == step or entry.seat == CHANCE:
                    viewers = [
                        v
                        for v in range(SPECTATOR, len(stage.original.seats))
                        if v < 0 or not (audience >> v & 1 or looked_himself(one.play.match, v))
                    ]
                    compared += await stage.compare(one, two, viewers)
                    head = one.play.match.head
                    if entry.seat != CHANCE:  # at a card that was drawn they may look themselves
                        go_on(one, two, entries[place + 1 : place + 4])
                    if one.play.match.head > head:
                        compared += await stage.compare(one, two, viewers)
            play.extend(entry)
        return compared

    assert asyncio.run(scene()) > 50  # kings of Alba Longa who play at random starve before they seal much


@pytest.mark.parametrize("title", TITLES)
def test_positions_that_look_alike_give_equal_messages(sqlite: str, title: str) -> None:
    """The true position against one sampled from what the viewer sees."""

    async def scene() -> int:
        compared = 0
        async with LocalServer.open(sqlite) as local:
            meta = registry.get(title).meta
            for players in (meta.least_players, meta.most_players):
                rng = random.Random(f"{title}{players}")
                stage = await booth(local, title, players)
                async with stage.original.lock:
                    await stage.original.load()
                entries = random_game(stage, rng)
                for head in sorted(rng.sample(range(1, len(entries) + 1), min(12, len(entries)))):
                    for viewer in range(SPECTATOR, players):
                        compared += await sampled(stage, entries[:head], viewer, rng)
        return compared

    async def sampled(stage: Booth, entries: list[Entry], viewer: int, rng: random.Random) -> int:
        one, two = stage.twin(entries), stage.twin(entries)
        match = two.play.match
        if match.state.to_move() == CHANCE:
            return 0  # nobody is sent anything before the draw
        view = match.view(viewer)
        sink = match.state.sink
        match.state = stage.game.sample(view, Rng(rng.randrange(2**31)))
        match.state.sink = sink
        past = list(match.past._kept)
        match.past._kept.clear()
        for entry, state in past:
            seen = stage.game.look(state, viewer, options=view.options, rules=view.rules, head=entry.seq + 1)
            match.past._kept.append((entry, stage.game.sample(seen, Rng(rng.randrange(2**31)))))
        count = 0
        for since in (0, max(0, match.head - 2), max(1, match.head - 12)):
            ours, theirs = await one.update_bytes(viewer, since), await two.update_bytes(viewer, since)
            assert ours == theirs
            count += 1
        return count

    assert asyncio.run(scene()) > 70


PATHS = ("", "/game", "/replay?first=0&last=40", "/record", "/replay?seat=0", "/voices", "/glance")
PAGES = (
    *("/api/me", "/api/me/account", "/api/me/profile", "/api/me/notices", "/api/lobby"),
    *("/api/titles", "/api/events", "/api/house", "/api/privacy"),
)


async def _by_http(person: Person, table: str) -> list[str]:
    """The answers, unless the game has ended meanwhile: then all may know all."""
    answers = [await person.http.get(f"/api/tables/{table}{path}") for path in PATHS]
    answers += [await person.http.get(path) for path in PAGES]
    after = await person.get(f"/api/tables/{table}")
    return [] if after["info"]["status"] == "over" else [answer.text for answer in answers]


async def _take_turns(person: Person, table: str, heard: list[str]) -> None:
    """To the end of the game, asking for whatever there is now and then; all that came is `heard`."""
    async with person.socket(table, lobby=True) as socket:
        update = await socket.decision()
        turn = 0
        while not update["view"]["over"]:
            turn += 1
            if turn % 10 == 1:
                await socket.send(type="say", request=f"s{turn}", table=table, phrase="we-see")
                await socket.send(type="ahead", request=f"a{turn}", table=table)
                heard.extend(await _by_http(person, table))
            await socket.send(type="watch", table=table, last=0)
            head = update["view"]["head"]
            await socket.send(type="undo", table=table, base=0, command_id=f"u{head}")
            action = update["decision"]["actions"][-1]
            await socket.send(type="command", table=table, base=head, command_id=f"c{head}", action=action)
            # The seat may be past this decision already; what counts is that the game goes on.
            update = await socket.until(
                "update",
                test=lambda m, h=head: m["view"]["over"] or (m["decision"] and m["view"]["head"] > h),
            )
        heard.extend(str(m) for m in socket.all if not _after_the_end(m))


async def _look_on(address: str, table: str, heard: list[str]) -> None:
    async with Socket.open(address, {}, table, lobby=True) as socket:
        await socket.until("update", test=lambda m: m["view"]["over"], seconds=60)
        heard.extend(str(m) for m in socket.all if not _after_the_end(m))


async def _play_and_hear(server: Server) -> tuple[str, list[str], str]:
    """A whole game of two with a spectator: the table, all that anybody heard, the host's cookie."""
    heard: list[str] = []
    async with Person(server.address) as ann, Person(server.address, "Bob") as bob:
        await ann.post("/api/me/link")
        table = await ann.table(ME, OPEN, public=True)
        spare = await ann.table(ME, INVITED, public=True)
        async with bob.socket(spare) as socket:
            heard.append(str(await socket.until("table")))
            assert (await socket.ask("get_links", table=spare))["code"] == "not-owner"
        await bob.ask("sit", table=table, seat=1)
        await ann.ask("start", table=table)
        looks = _look_on(server.address, table, heard)
        await asyncio.gather(_take_turns(ann, table, heard), _take_turns(bob, table, heard), looks)
        return table, heard, ann.cookie


def test_no_message_holds_a_secret(tmp_path: Path) -> None:
    """Everything that people and spectators get in a whole game, searched for what must not be in it."""
    with Server(harness.sqlite(tmp_path)) as server:
        table, heard, cookie = asyncio.run(_play_and_hear(server))
    with sqlite3.connect(tmp_path / "test.db") as database:
        rows = database.execute
        (secret,) = rows("select secret from tables where id = ?", (table,)).fetchone()
        keys = [key for (key,) in rows("select key from seats where key != ''")]
        people = [text for row in rows("select id, restore from identities") for text in row if text]
        (signing,) = rows("select value from facts where name = 'cookie-key'").fetchone()
    assert len(keys) == 1
    assert len(people) == 3
    text = "\n".join(heard)
    assert text.count("update") > 100
    too_early = [answer for answer in heard if '"still-running"' in answer]  # where the record was asked for
    assert len(too_early) >= 2
    for word in (secret, signing, cookie.partition(".")[2], *keys, *people):
        assert word not in text


def _after_the_end(message: dict) -> bool:
    return message["type"] == "table" and message["info"]["status"] == "over"


async def test_a_seats_key_opens_that_seat_alone(server: Server) -> None:
    async with (
        Person(server.address) as ann,
        Person(server.address, "Bob") as bob,
        Person(server.address, "Eve") as eve,
    ):
        made = await ann.ask("create", title="rome_in_a_day", seats=[ME, INVITED, INVITED])
        table = made["table"]

        async def seat(person: Person) -> int:
            return int((await person.get(f"/api/tables/{table}"))["you"]["seat"])

        keys = {link["seat"]: link["link"].partition("#")[2] for link in made["links"]}
        assert set(keys) == {1, 2}
        assert len({*keys.values()}) == 2
        for wish in ({"seat": 2, "key": keys[1]}, {"seat": 0, "key": keys[1]}, {"key": "x"}, {"seat": 2}):
            assert (await eve.ask("sit", 403, table=table, **wish))["code"] == "seat-reserved", wish
        assert (await eve.ask("sit", 409, table=table))["code"] == "no-free-seat"
        await bob.ask("sit", table=table, key=keys[1])
        assert await seat(bob) == 1
        assert (await eve.ask("sit", 409, table=table, key=keys[1]))["code"] == "seat-taken"
        for kind in ("leave", "reveal", "resign", "command"):
            body = {"reveal": {"salt": "s"}, "command": {"base": 0, "command_id": "c", "action": {}}}
            answer = await eve.ask(kind, 0, table=table, **body.get(kind, {}))
            assert answer["code"] in {"not-seated", "wrong-status"}
        for kind, body in (
            ("start", {"fill": True}),
            ("close", {}),
            ("change_seat", {"seat": 2, "plan": {"kind": "bot"}}),
            ("get_links", {}),
        ):
            assert (await bob.ask(kind, 403, table=table, **body))["code"] == "not-owner"
        links = (await ann.ask("get_links", table=table))["links"]
        assert [link["seat"] for link in links] == [2]
        await eve.ask("sit", table=table, key=keys[2])
        assert await seat(eve) == 2
        await ann.ask("start", table=table)
        game = await bob.get(f"/api/tables/{table}/game")
        assert game["view"]["viewer"] == 1
        assert game["decision"]["seat"] == 1
