"""The local house: it hears the messages of the protocol and answers them, as the server does.

Everything happens in the call: nothing waits. What takes long, a bot's move or a step of a hint, is done one piece at a
time by `work`, so that whoever calls can listen in between. The caller stores what `taken` names before it passes the
answers on: what was acknowledged is on the disk.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from types import BuiltinFunctionType
from typing import Any

import msgspec

from ludotheca import __version__
from ludotheca.bots.advice import Advice, advise
from ludotheca.bots.coach import counsel
from ludotheca.bots.levels import make_bot
from ludotheca.games import registry
from ludotheca.kernel.errors import LudothecaError, NotYourDecision
from ludotheca.kernel.game import AnyGame, Decision, MatchView, Named
from ludotheca.kernel.playout import play_quickly
from ludotheca.kernel.preview import preview
from ludotheca.kernel.state import SPECTATOR
from ludotheca.offline import describe
from ludotheca.offline.game import LocalGame
from ludotheca.offline.reviews import Reviews
from ludotheca.server import protocol as p
from ludotheca.server.errors import (
    BadMessage,
    BadValue,
    HintEnded,
    HintsOff,
    NotSeated,
    StillRunning,
    UnknownSeat,
    UnknownTable,
    WrongStatus,
    error_message,
)

# The longest a bot thinks: what is compiled needs less, and a device may be slow.
BOT_SECONDS = 0.35 if isinstance(play_quickly, BuiltinFunctionType) else 0.9
HINT_SECONDS = 2.0
HINT_STEPS = 8
COUNSEL_SECONDS = 0.3
QUICK = "greedy"


class Watch(msgspec.Struct):
    """A table that a page looks at, from which seat, and how far it has been told."""

    seat: int
    since: int
    sent: tuple[int, str, int] | None = None


class House:
    """The tables of one device. Clients are pages (tabs); all belong to the same people."""

    def __init__(self, now: Callable[[], int], name: str = "") -> None:
        self.now = now
        self.name = name
        self.games: dict[str, LocalGame] = {}
        self.out: list[tuple[str, p.FromServer]] = []
        self.changed: set[str] = set()  # games that must be stored before `out` is passed on
        self.dropped: set[str] = set()
        self._watches: dict[tuple[str, str], Watch] = {}
        self._hints: dict[tuple[str, str], tuple[str, Iterator[Advice]]] = {}
        self._counsels: dict[tuple[str, str], str] = {}
        self.reviews = Reviews()
        self._looks: dict[str, tuple[p.AskReview, int]] = {}  # by client: what is told of a review so far

    # What comes in.

    def hear(self, client: str, text: str) -> None:
        """A message of a page; its answers are in `out`."""
        try:
            message = p.decode_client(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._say(client, error_message(BadMessage(str(error)), **p.names_in(text)))
            return
        try:
            self._handle(client, message)
        except LudothecaError as error:
            named = {name: getattr(message, name, None) for name in ("request", "command_id", "table")}
            self._say(client, error_message(error, **named))
        self._tell()

    def part(self, client: str) -> None:
        """A page is gone."""
        for key in [key for key in self._watches if key[0] == client]:
            del self._watches[key]
        for key in [key for key in self._hints if key[0] == client]:
            del self._hints[key]
        for key in [key for key in self._counsels if key[0] == client]:
            del self._counsels[key]
        self._looks.pop(client, None)

    def _handle(self, client: str, message: Any) -> None:
        match message:
            case p.Hello():
                who = p.Identity(name=self.name)
                self._say(client, p.Welcome(server=__version__, time=self.now(), identity=who))
            case p.Ping():
                self._say(client, p.Pong(time=self.now()))
            case p.Command() | p.Undo():
                self._command(client, message)
            case p.WatchTable():
                self._watch(client, message)
            case p.Unwatch():
                self._watches.pop((client, message.table), None)
                self._hints.pop((client, message.table), None)
            case p.WatchLobby():
                tables = [describe.my_table(game) for game in self.games.values()] if message.on else []
                self._say(client, p.Mine(tables=tables))
            case p.AskHint():
                self._hint(client, message)
            case p.Weigh():
                self._decision(client, message.table)
                self._counsels[client, message.table] = message.request
            case p.AskReview():
                self.finished(message.table)
                self._looks[client] = message, 0
            case p.StopHint():
                self._hints.pop((client, message.table), None)
            case p.Request():
                self._say(client, self._request(client, message))
            case _:
                raise BadMessage("the local house does not know it")

    # Tables.

    def game(self, table: str) -> LocalGame:
        """A table of this device that is in memory."""
        if table not in self.games:
            raise UnknownTable(table)
        return self.games[table]

    def create(self, plan: p.CreateTable, names: list[str]) -> LocalGame:
        """Set a table; several people sit at it where `me` is said more than once."""
        return self._take_in(LocalGame.create(plan, self.name, names, self.now()))

    def _take_in(self, made: LocalGame) -> LocalGame:
        self.games[made.id] = made
        self.changed.add(made.id)
        return made

    def drop(self, table: str) -> None:
        """Forget a game for good."""
        self.games.pop(table, None)
        self.dropped.add(table)
        for key in [key for key in self._watches if key[1] == table]:
            self._say(key[0], p.TableGone(table=table))
            del self._watches[key]

    def _watch(self, client: str, message: p.WatchTable) -> None:
        game = self.game(message.table)
        # With several people at the device nobody's cards are shown before they say that they sit there.
        alone = game.people[0] if len(game.people) == 1 else SPECTATOR
        self._watches[client, message.table] = Watch(alone, message.last or 0)
        self._say(client, describe.table_message(game, alone))

    def _request(self, client: str, message: p.Request) -> p.FromServer:
        now = self.now()
        if isinstance(message, p.CreateTable):
            return p.Created(request=message.request, table=self.create(message, []).id, links=[])
        if isinstance(message, p.Rename):
            self.name = message.name
            return p.Done(request=message.request)
        if not isinstance(message, p.TableRequest):
            raise BadMessage("the local house does not know it")
        game = self.game(message.table)
        match message:
            case p.AskPreview():
                return self._preview(client, game, message)
            case p.Rematch():
                return p.Created(request=message.request, table=self._rematch(game).id, links=[])
            case p.PlayOn():
                return p.Created(
                    request=message.request, table=self._take_in(game.go_on(message, now)).id, links=[]
                )
            case p.Start():
                game.start(now)
            case p.Commit():
                game.bind(message.salt_commitment)
            case p.Reveal():
                game.reveal(message.salt, now)
            case p.Sit():
                self._sit(client, game, message.seat)
            case p.Resign() | p.Return():
                game.resign(self._seat(client, game), now, back=isinstance(message, p.Return))
            case p.Close() | p.Leave():
                if game.kept.status != "waiting":
                    raise WrongStatus(game.kept.status, "waiting")
                self.drop(game.id)
            case _:
                raise BadValue("type", "asks for what a table of one device has not")
        if game.id in self.games:
            self._touch(game, described=True)
        return p.Done(request=message.request)

    def _rematch(self, game: LocalGame) -> LocalGame:
        if game.kept.status == "running":
            raise WrongStatus("running", "over")
        if game.kept.rematch in self.games:
            return self.games[str(game.kept.rematch)]
        seats = [
            p.SeatPlan("me") if seat.person else p.SeatPlan("bot", seat.level) for seat in game.kept.seats
        ]
        plan = p.CreateTable(
            title=game.kept.title, seats=seats, options=game.kept.options, hints=game.kept.hints
        )
        made = self.create(plan, [seat.name for seat in game.kept.seats if seat.person])
        game.kept.rematch = made.id
        self._touch(game, described=True)
        return made

    def _sit(self, client: str, game: LocalGame, seat: int | None) -> None:
        """Somebody at this device says that they look now; null hides all seats again."""
        watch = self._watches.get((client, game.id))
        if watch is None:
            raise NotSeated
        if seat is not None and seat not in game.people:
            raise UnknownSeat(seat, len(game.kept.seats))
        watch.seat = SPECTATOR if seat is None else seat
        watch.since, watch.sent = 0, None
        self._hints.pop((client, game.id), None)

    def _seat(self, client: str, game: LocalGame) -> int:
        """From which seat a page looks; an error if from none."""
        watch = self._watches.get((client, game.id))
        alone = game.people[0] if len(game.people) == 1 else SPECTATOR
        seat = alone if watch is None else watch.seat
        if seat == SPECTATOR:
            raise NotSeated
        return seat

    def _preview(self, client: str, game: LocalGame, message: p.AskPreview) -> p.Foreseen:
        seat, match = self._seat(client, game), game.running
        if not game.decides(seat):
            raise NotYourDecision(seat, match.owing)
        return p.Foreseen(
            request=message.request, preview=preview(match.game, match.view(seat), message.action)
        )

    def _command(self, client: str, message: p.Command | p.Undo) -> None:
        game = self.game(message.table)
        answer, moved = game.command(self._seat(client, game), message, self.now())
        self._say(client, answer)
        if moved:
            self._touch(game, described=game.kept.status != "running")

    # Hints.

    def _hint(self, client: str, message: p.AskHint) -> None:
        view, decision = self._decision(client, message.table)
        self.consider(client, message.table, message.request, title_of(view), view, decision)

    def _decision(self, client: str, table: str) -> tuple[MatchView, Decision]:
        """What the page's seat sees and owes, where advice is allowed."""
        game = self.game(table)
        seat, match = self._seat(client, game), game.running
        if not game.kept.hints:
            raise HintsOff
        decision = match.decision(seat)
        if decision is None or not game.decides(seat):
            raise NotYourDecision(seat, match.owing)
        return match.view(seat), decision

    def consider(
        self, client: str, table: str, request: str, game: AnyGame, view: MatchView, decision: Decision
    ) -> None:
        """Begin a hint from what a seat sees: of a table here, or of one on a server."""
        seed = secrets.randbits(31)
        steps = advise(game, view, decision, seed, HINT_SECONDS, HINT_STEPS)
        self._hints[client, table] = request, steps

    # What takes long.

    def work(self) -> bool:
        """Do one piece of what waits; whether more does."""
        if self._hints:
            self._step_hint(*next(iter(self._hints)))
        elif self._counsels:
            self._weigh(*next(iter(self._counsels)))
        elif self._looks:
            self._step_review(next(iter(self._looks)))
        else:
            due = next(((game, seat) for game in self._watched() for seat in game.bots_due()), None)
            if due is not None:
                self._move(*due)
        self._tell()
        waiting = self._hints or self._counsels or self._looks
        return bool(waiting) or any(game.bots_due() for game in self._watched())

    def _watched(self) -> list[LocalGame]:
        return [
            self.games[table] for table in dict.fromkeys(t for _, t in self._watches) if table in self.games
        ]

    def _step_hint(self, client: str, table: str) -> None:
        request, steps = self._hints[client, table]
        advice = next(steps, None)
        if advice is not None:
            self._say(client, p.HintAdvice(request=request, advice=advice))
        if advice is None or advice.final:
            del self._hints[client, table]

    def _weigh(self, client: str, table: str) -> None:
        """What the options are worth, all at once; nothing if the decision is gone."""
        request = self._counsels.pop((client, table))
        try:
            view, decision = self._decision(client, table)
        except LudothecaError:
            self._say(client, error_message(HintEnded(), request=request, table=table))
            return
        found = counsel(title_of(view), view, decision, secrets.randbits(31), seconds=COUNSEL_SECONDS)
        self._say(client, p.Weighed(request=request, head=view.head, counsel=found))

    def finished(self, table: str) -> bytes:
        """The record of a game that is over; an error if it is not."""
        game = self.game(table)
        if game.kept.status == "running":
            raise StillRunning
        if game.kept.status != "over":
            raise WrongStatus(game.kept.status, "over")
        return game.record()

    def _step_review(self, client: str) -> None:
        ask, since = self._looks.pop(client)
        try:
            found = self.reviews.look(ask, self.finished(ask.table), since)
        except LudothecaError as error:
            self._say(client, error_message(error, request=ask.request, table=ask.table))
            return
        if isinstance(found, p.Reviewed):
            self._looks[client] = ask, found.next
        else:
            found = p.Reviewed(request=ask.request, table=ask.table, parts=[], next=since, review=found)
        self._say(client, found)

    def _move(self, game: LocalGame, seat: int) -> None:
        """One decision of a bot; should it fail the quick policy decides, then anything legal."""
        match = game.running
        decision, view = match.decision(seat), match.view(seat)
        assert decision is not None
        game.act(seat, self._choose(match.game, game.kept.seats[seat].level, view, decision), self.now())
        self._touch(game, described=game.kept.status != "running")

    def _choose(self, game: AnyGame, level: str, view: MatchView, decision: Decision) -> Named:
        if len(decision.actions) == 1:
            return decision.actions[0]
        for name in (level or QUICK, QUICK):
            try:
                bot = make_bot(name, game, secrets.randbits(62), decision.seat)
                action = bot.choose(view, decision, bot.budget.within(BOT_SECONDS))
            except Exception:  # noqa: BLE001, S112 - whatever a bot does, the game must go on
                continue
            if action in decision.actions:
                return action
        return secrets.choice(decision.actions)

    # What goes out.

    def _say(self, client: str, message: p.FromServer) -> None:
        self.out.append((client, message))

    def _touch(self, game: LocalGame, *, described: bool) -> None:
        """The game must be stored; whoever looks is told, of the table too if it is another now."""
        self.changed.add(game.id)
        for (client, table), watch in self._watches.items():
            if table == game.id and described:
                self._say(client, describe.table_message(game, watch.seat))
        for key in [key for key in self._hints if key[1] == game.id]:
            del self._hints[key]

    def _tell(self) -> None:
        """Bring every page that looks up to date."""
        for (client, table), watch in self._watches.items():
            game = self.games.get(table)
            if game is None or game.match is None:
                continue
            mark = (game.match.head, game.kept.status, watch.seat)
            if watch.sent != mark:
                self._say(client, game.update(watch.seat, watch.since))
                watch.sent, watch.since = mark, game.match.head


def seen(game: AnyGame, view: MatchView) -> MatchView:
    """A view as the title knows it, from one that came through JSON."""
    return msgspec.structs.replace(view, position=msgspec.convert(view.position, game.view_type))


def title_of(view: MatchView) -> AnyGame:
    """The game that a view is of."""
    return registry.get(view.game)
