"""A game in progress: the fold of its entries.

A match starts from a header, deals whatever chance is due, takes the seats' decisions and keeps every entry. Nothing
is ever removed: taking back appends an entry, and the position goes back to the last one that nobody can go behind.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ludotheca.kernel.chance import Dealer, NoDealer, dealer_of
from ludotheca.kernel.codec import digest
from ludotheca.kernel.errors import (
    BadAction,
    CannotUndo,
    FairnessError,
    IllegalAction,
    NotYourDecision,
    NoUndo,
    RecordError,
    StaleCommand,
    UnknownRules,
)
from ludotheca.kernel.event import Event, HeardEvent
from ludotheca.kernel.game import AnyGame, Decision, MatchView, Named, SeatResult
from ludotheca.kernel.origin import first_state
from ludotheca.kernel.past import Deed, Past, Present
from ludotheca.kernel.record import FORMAT, Entry, Header, Record, Result, Seat, with_ids
from ludotheca.kernel.state import CHANCE, EVERYONE, NOBODY, SEVERAL, SPECTATOR, EventSink, State

# How often a seat may take back within one step, and how long a game may be for that.
MOST_UNDOS = 20
MOST_ENTRIES = 2_000
MOST_KEPT = 32  # positions to go back to
LARGEST = 1 << 62  # the number of an action is far smaller; a larger one is none


class Match:
    """One game in progress. Made by `start` or `replay`, never with a half-known past."""

    def __init__(self, game: AnyGame, header: Header, dealer: Dealer) -> None:
        if header.rules not in game.meta.supported_rules:
            raise UnknownRules(game.meta.names, header.rules, game.meta.supported_rules)
        if header.game != game.meta.title:
            raise RecordError(
                f"it is a game of '{header.game}', not of '{game.meta.title}'",
                why="other-title",
                found=header.game,
                expected=game.meta.title,
            )
        game.check_players(header.players)
        if len(header.seats) != header.players:
            raise RecordError(
                f"it names {len(header.seats)} seats for {header.players} players",
                why="seats",
                named=len(header.seats),
                players=header.players,
            )
        self.game = game
        self.header = msgspec.structs.replace(header, options=game.check_options(header.options))
        self.first_seal = ""  # of a record that began in format 1
        self.entries: list[Entry] = []
        self.past = Past(0)  # whoever wants to look back puts a larger one here
        self._dealer = dealer
        self._acts: list[Deed] = []
        self._undone: list[HeardEvent] = []
        self.state = first_state(game, self.header)
        # Positions to go back to, each with the number of acts before it; the first is one that nobody can go behind.
        self._kept: list[tuple[int, State]] = []
        self._undos: Counter[tuple[int, int]] = Counter()  # by seat and step
        # By head: the step then open, and whether the entry that led there kept the others' decisions.
        self._after: list[tuple[int, bool]] = [(int(self.state.step), False)]
        self._draws = 0
        self._present = Present()

    @classmethod
    def start(cls, game: AnyGame, dealer: Dealer, *, players: object, options: Mapping[str, Any] | None = None,
              seats: Sequence[Seat] = (), time: int = 0) -> Match:  # fmt: skip
        """A new match, dealt until somebody must think."""
        match = cls.prepared(game, dealer, players=players, options=options, seats=seats)
        match.deal(time)
        return match

    @classmethod
    def prepared(cls, game: AnyGame, dealer: Dealer, *, players: object, options: Mapping[str, Any] | None = None,
                 seats: Sequence[Seat] = ()) -> Match:  # fmt: skip
        """A new match before its first draw."""
        count = game.check_players(players)
        fairness = dealer.fairness(publish=False)
        header = Header(
            format=FORMAT,
            game=game.meta.title,
            rules=game.meta.rules_version,
            players=count,
            options=game.check_options(options or {}, count),
            seats=with_ids(seats or [Seat(f"Seat {seat + 1}") for seat in range(count)], fairness),
            fairness=fairness,
        )
        return cls(game, header, dealer)

    @classmethod
    def replay(cls, game: AnyGame, record: Record, dealer: Dealer | None = None) -> Match:
        """The match of a record, every entry checked against the rules and its digest.

        Without a dealer the chance of the record is taken as it stands and the match cannot go on past it.
        """
        match = cls(game, record.header, dealer or NoDealer(record.header.fairness))
        match.first_seal = record.first_seal
        for entry in record.entries:
            match.extend(entry)
        if record.result is not None and match.result() != record.result:
            if not match.over:
                raise RecordError("entries are missing at the end", why="cut")
            raise RecordError("its result is not what the entries give", why="result")
        return match

    # Reading.

    @property
    def head(self) -> int:
        """How many entries there are: the number the next one gets."""
        return len(self.entries)

    @property
    def over(self) -> bool:
        return bool(self.state.to_move() == NOBODY)

    @property
    def owing(self) -> list[int]:
        """The seats that owe a decision."""
        return [seat for seat in range(self.header.players) if self.state.owes(seat)]

    def decision(self, seat: int) -> Decision | None:
        """What this seat must decide, if anything."""
        return self.game.decision(self.state, seat) if 0 <= seat < self.header.players else None

    def decisions(self) -> list[Decision]:
        """Every decision that is open, by seat."""
        return [decision for seat in self.owing if (decision := self.decision(seat)) is not None]

    def view(self, viewer: int = SPECTATOR) -> MatchView:
        """What a seat, or a spectator, may know now."""
        game, state, results = self.game, self.state, self._results()
        found, eyes = self._present.found(self.head, state), game.eyes(state, viewer)
        if eyes not in found:
            found[eyes] = game.view(state, viewer)
        return game.look(
            state,
            viewer,
            options=self.header.options,
            rules=self.header.rules,
            head=self.head,
            can_undo=viewer != SPECTATOR and self.can_undo(viewer),
            results=results,
            position=found[eyes],
        )

    def _results(self) -> list[SeatResult]:
        found = self._present.found(self.head, self.state)
        if "results" not in found:
            found["results"] = self.game.results(self.state)
        known: list[SeatResult] = found["results"]
        return known

    def events(self, viewer: int = SPECTATOR, since: int = 0) -> list[Event]:
        """What this viewer heard of the entries from `since` on; acts that were taken back are heard no more."""
        heard: list[HeardEvent] = []
        for item in reversed(self._undone):
            if item.event.seq < since:
                break
            heard.append(item)
        for act in reversed(self._acts):
            if act.seq < since:
                break
            heard += act.heard
        heard.sort(key=lambda item: item.event.seq)
        return [item.event for item in heard if item.heard_by(viewer)]

    def result(self) -> Result | None:
        """Scores, places and winners once the game is over."""
        if not self.over:
            return None
        results = self._results()
        return Result(
            scores=tuple(r.score for r in results),
            places=tuple(int(self.state.place(r.seat)) for r in results),
            winners=tuple(r.seat for r in results if r.won),
        )

    def record(self, *, publish: bool = False) -> Record:
        """The game so far. The secret of its chance is in it once the game is over (or with `publish`, when it was
        given up). Until then it holds every hidden choice: it is for storing, not for showing."""
        fairness = self._dealer.fairness(publish=publish or self.over)
        header = msgspec.structs.replace(self.header, fairness=fairness)
        return Record(header, tuple(self.entries), self.result(), self.first_seal)

    # Acting.

    def submit(
        self, seat: int, action: Mapping[str, Any] | int, *, base: int | None = None, time: int = 0
    ) -> list[Entry]:
        """Carry out a seat's decision, then deal what chance owes; returns the entries this made.

        `base` is the head the sender saw: `StaleCommand` if his decision has changed since.
        """
        if base is not None:
            self._check_fresh(seat, base)
        code = self._legal(seat, action)
        head = self.head
        self._apply(seat, code, time)
        self.deal(time)
        return self.entries[head:]

    def deal(self, time: int = 0) -> list[Entry]:
        """Draw until somebody must think or the game is over."""
        head = self.head
        while self.state.to_move() == CHANCE:
            outcomes = list(self.state.actions(CHANCE))
            chosen = self._dealer.draw(self._draws, list(self.state.weights()), self.state.chance_key())
            self._apply(CHANCE, outcomes[chosen], time)
        return self.entries[head:]

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last act now."""
        return isinstance(self._allowed_undo(seat), int)

    def undo(self, seat: int, *, time: int = 0) -> Entry:
        """Take back the seat's last act, or `CannotUndo` with the reason."""
        found = self._allowed_undo(seat)
        if isinstance(found, NoUndo):
            raise CannotUndo(seat, found.reason, why=found.why, **found.details)
        return self._take_back(found, time)

    def _take_back(self, found: int, time: int, known: str = "") -> Entry:
        taken = self._acts[found]
        seat = taken.seat
        self._undos[seat, taken.step] += 1
        self._go_back_without(found)
        event = Event(self.head, "undo", {"seat": seat, "entry": taken.seq})
        self._undone.append(HeardEvent(event, EVERYONE))
        return self._append(
            Entry(self.head, seat, known or digest(self.state), undo=taken.seq, time=time), taken.several
        )

    def extend(self, entry: Entry, *, check: bool = True) -> None:
        """Take over the next entry of a stored record; `RecordError` if it does not follow from the position. Whoever
        reads many may check the digest of the last one only: it covers the whole position."""
        known = "" if check else entry.digest
        if entry.seq != self.head:
            raise RecordError(
                f"it stands where entry {self.head} belongs", entry.seq, why="place", expected=self.head
            )
        if entry.undo is not None:
            if entry.action is not None:
                raise RecordError("it both acts and takes back", entry.seq, why="both")
            found = self._undoable(entry.seat)
            if not isinstance(found, int) or self._acts[found].seq != entry.undo:
                raise RecordError(
                    f"seat {entry.seat} could not take back entry {entry.undo} there",
                    entry.seq,
                    why="undo",
                    seat=entry.seat,
                    taken=entry.undo,
                )
            self._take_back(found, entry.time, known)
        else:
            self._extend_act(entry, known)
        if self.entries[-1].digest != entry.digest:
            raise RecordError(
                "the position after it is not the one its digest names", entry.seq, why="digest"
            )

    def copy(self) -> Match:
        """The same match, to go on from here without touching this one."""
        made = Match(self.game, self.header, self._dealer)
        made.first_seal, made._draws = self.first_seal, self._draws
        made.entries, made._acts, made._undone = list(self.entries), list(self._acts), list(self._undone)
        made._kept, made._undos, made._after = list(self._kept), self._undos.copy(), list(self._after)
        made.state = self.state.clone()
        made.state.sink = EventSink()
        return made

    # The fold.

    def _go_back_without(self, taken: int) -> None:
        """The position anew from the nearest one that was kept, with the acts since then but one."""
        while self._kept[-1][0] > taken:
            self._kept.pop()
        start, kept = self._kept[-1]
        again = [act for act in self._acts[start:] if act is not self._acts[taken]]
        del self._acts[start:]
        self.state = kept.clone()
        self.state.sink = EventSink()
        for act in again:
            self._acts.append(self._play(act.seq, act.seat, act.action))

    def _keep(self, seat: int) -> None:
        """Before an act of this seat: keep the position, unless the acts since the last kept one belong together."""
        step, several = int(self.state.step), self.state.to_move() == SEVERAL
        since = self._acts[self._kept[-1][0] :] if self._kept else []
        together = several and all(act.several and act.step == step for act in since)
        if self._kept and (together or all(act.seat == seat for act in since)):
            return
        self._kept.append((len(self._acts), self.state.clone()))
        if len(self._kept) > MOST_KEPT:
            del self._kept[1::2]

    def _play(self, seq: int, seat: int, action: int) -> Deed:
        state = self.state
        step, shown, several = int(state.step), int(state.shown), state.to_move() == SEVERAL
        state.apply(seat, action)
        assert state.sink is not None
        heard = self.game.events.heard(seq, state.sink)
        return Deed(seq, seat, action, step, several, int(state.shown) != shown, heard)

    def _apply(self, seat: int, action: int, time: int, known: str = "") -> Entry:
        if seat != CHANCE:
            self._keep(seat)
        act = self._play(self.head, seat, action)
        self._acts.append(act)
        if seat == CHANCE or act.showed:
            self._kept.clear()
        self._draws += seat == CHANCE
        after = known or digest(self.state)
        entry = Entry(self.head, seat, after, action=self.game.encode(action), time=time)
        return self._append(entry, act.several)

    def _append(self, entry: Entry, several: bool) -> Entry:
        self.entries.append(entry)
        self.past.note(entry, self.state)
        self._after.append((int(self.state.step), several))
        return entry

    def _extend_act(self, entry: Entry, known: str) -> None:
        if entry.action is None:
            raise RecordError("it neither acts nor takes back", entry.seq, why="neither")
        try:
            code = self._decode(entry.action)
        except BadAction as error:
            raise RecordError(error.details["reason"], entry.seq) from None
        mover = self.state.to_move()
        owed = mover == CHANCE if entry.seat == CHANCE else self._owed_by(entry.seat)
        if not owed:
            who = "chance" if mover == CHANCE else f"seat {', '.join(map(str, self.owing)) or 'nobody'}"
            raise RecordError(
                f"seat {entry.seat} acts, but the turn is of {who}", entry.seq, why="turn", seat=entry.seat
            )
        if code not in self.state.actions(entry.seat):
            raise RecordError(
                f"the action {entry.action} is not legal there",
                entry.seq,
                why="illegal",
                action=str(entry.action),
            )
        self._apply(entry.seat, code, entry.time, known)

    # Checks.

    def _owed_by(self, seat: int) -> bool:
        return 0 <= seat < self.header.players and bool(self.state.owes(seat))

    def _legal(self, seat: int, action: Mapping[str, Any] | int) -> int:
        if not self._owed_by(seat):
            raise NotYourDecision(seat, self.owing)
        named: Named = {"type": "action", "number": action}  # not every number has a name
        if isinstance(action, int) and not isinstance(action, bool):
            code = action
        else:
            code = self._decode(action)  # refuses what is no name
            named = dict(action) if isinstance(action, Mapping) else named
        if abs(code) > LARGEST or code not in self.state.actions(seat):
            decision = self.decision(seat)
            assert decision is not None
            raise IllegalAction(seat, named, decision.kind, decision.actions)
        return code

    def _decode(self, named: object) -> int:
        """The action of a name that may be anything; titles see only what has the shape of a name."""
        if not isinstance(named, Mapping) or not all(isinstance(field, str) for field in named):
            raise BadAction(f"it is {named!r}, not a name with fields such as {{'type': ...}}")
        if not isinstance(named.get("type"), str):
            raise BadAction(f"its type is {named.get('type')!r}, not a word")
        return self.game.decode(named)

    def _check_fresh(self, seat: int, base: int) -> None:
        """A decision is still the one the sender saw if, since then, only others answered the same open step."""
        if base == self.head:
            return
        if 0 <= base < self.head and self._after[base][0] == int(self.state.step):
            if all(self._after[i + 1][1] and self.entries[i].seat != seat for i in range(base, self.head)):
                return
        raise StaleCommand(base, self.head)

    def _allowed_undo(self, seat: int) -> int | NoUndo:
        """Like `_undoable`, and within bounds: whoever goes back and forth for ever keeps the others waiting."""
        found = self._undoable(seat)
        if isinstance(found, int) and self.head >= MOST_ENTRIES:
            return NoUndo("the game has grown too long for that", why="long")
        if isinstance(found, int) and self._undos.get((seat, self._acts[found].step), 0) >= MOST_UNDOS:
            return NoUndo("it has taken back too often", why="often")
        return found

    def _undoable(self, seat: int) -> int | NoUndo:
        """The place of the seat's act that may be taken back, or why there is none."""
        if self.over:
            return NoUndo("the game is over", why="over")
        mine = next((i for i in range(len(self._acts) - 1, -1, -1) if self._acts[i].seat == seat), None)
        if mine is None or seat == CHANCE:
            return NoUndo("it has not acted yet", why="not-acted")
        act, later = self._acts[mine], self._acts[mine + 1 :]
        if act.showed or any(each.showed for each in later):
            return NoUndo("something hidden has been shown since", why="shown")
        if any(each.seat == CHANCE for each in later):
            return NoUndo("chance has spoken since", why="chance")
        open_step = act.several and int(self.state.step) == act.step
        if later and not (open_step and all(each.several and each.step == act.step for each in later)):
            other = later[-1].seat
            return NoUndo(f"seat {other} has answered since", why="answered", details={"other": other})
        return mine


def verify(game: AnyGame, record: Record) -> Match:
    """Replay a record and recompute every draw from what it publishes; `FairnessError` or `RecordError` if not so."""
    dealer = dealer_of(record.header.fairness)
    match = Match(game, record.header, NoDealer(record.header.fairness))
    match.first_seal = record.first_seal
    draws = 0
    for entry in record.entries:
        if entry.seat == CHANCE and entry.action is not None and match.state.to_move() == CHANCE:
            outcomes = list(match.state.actions(CHANCE))
            fair = outcomes[dealer.draw(draws, list(match.state.weights()), match.state.chance_key())]
            if game.encode(fair) != entry.action:
                raise FairnessError(
                    f"entry {entry.seq} should be {game.encode(fair)}, not {entry.action}",
                    why="outcome",
                    entry=entry.seq,
                    right=str(game.encode(fair)),
                    found=str(entry.action),
                )
            draws += 1
        match.extend(entry)
    if match.result() != record.result:
        raise RecordError("its result is not what the entries give", why="result")
    return match
