"""A game at the terminal: one person, and bots in the other seats."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from functools import partial

from rich.console import Console
from rich.text import Text

from ludotheca.bots.advice import advise
from ludotheca.bots.bot import Bot, Budget
from ludotheca.cli import hint, screen, typed
from ludotheca.cli.coach import Coach
from ludotheca.cli.reader import Reader
from ludotheca.drawing.board import Board, Drawing, Frame
from ludotheca.drawing.lines import wrap
from ludotheca.games import registry
from ludotheca.kernel.errors import CannotUndo
from ludotheca.kernel.game import Decision, Named
from ludotheca.kernel.match import Match
from ludotheca.texts.speaker import Speaker

PROMPT = "> "
FLICKER = 0.3  # seconds a screen stays while bots think
# How far a key moves the window over a drawing larger than the screen: columns, lines.
MOVES = {"<": (-24, 0), ">": (24, 0), "^": (0, -4), "_": (0, 4)}


class Left(Exception):
    """The person has left the table."""


class Session:
    """Takes turns between a person in `seat` and the bots until the game is over or the person leaves."""

    def __init__(
        self,
        match: Match,
        seat: int,
        bots: Mapping[int, Bot],
        say: Speaker,
        console: Console,
        coach: Coach | None = None,
    ) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.say = say
        self.console = console
        self.coach = coach
        self.reader = Reader(console)
        self.board: Board = registry.board(match.game.meta.title)
        self.looking = seat
        self.shift = (0, 0)
        self.notes: list[str] = []
        self.hint: list[Text] = []
        # The entries whose events are news: from the person's last act to the end of the others'.
        self._since = 0
        self._until = match.head
        self._acted = 0  # the entry of the person's last act
        self._confirm = False  # whether that act may still be taken back before the bots go on
        self._screens = 0
        self._drawn = 0.0
        self._start = time.monotonic()

    def play(self) -> None:
        """Until the end; `Left` if the person goes before."""
        try:
            while not self.match.over:
                decision = self.match.decision(self.seat)
                if decision is not None and len(decision.actions) == 1:
                    self._submit(decision, decision.actions[0])  # no choice, so no question
                elif decision is not None:
                    self._decide(decision)
                elif self._confirm and self.match.can_undo(self.seat):
                    self._pause()
                else:
                    self._let_bots_act()
        except EOFError:
            raise Left from None
        self._draw_end()

    # The person.

    def _decide(self, decision: Decision) -> None:
        order = self.board.order(decision)
        if self.coach is not None:
            self.notes += self.coach.purpose(decision)
        answer = self.reader.ask(PROMPT, lambda: self._draw(decision, order))
        self.notes, self.hint = [], []
        if self._command(answer, decision):
            return
        try:
            action = typed.choose(answer, decision, order, self.say)
        except typed.Unclear as unclear:
            if answer or not self.reader.interactive:
                self.notes = [self.say.text(unclear.key, **unclear.args_of_text)]
            return
        if self.coach is not None:
            seen = self.match.view(self.seat)
            self.notes = (
                [why] if (why := self.coach.objection(seen, decision, action, self.match.head)) else []
            )
        if not self.notes:
            self._submit(decision, action)

    def _hint(self, decision: Decision | None) -> None:
        """What a master would do, from what this seat sees; on a terminal one can watch it get better."""
        if decision is None:
            self.notes = [self.say.text("hint-nothing")]
            return
        order = self.board.order(decision)
        seen = self.match.view(self.seat)
        for advice in advise(self.match.game, seen, decision, self.match.head):
            self.hint = hint.lines(advice, seen, self.board, decision, order, self.say)
            if self.reader.interactive and not advice.final:
                self._draw(decision, order)

    def _submit(self, decision: Decision, action: Named) -> None:
        self._acted = self.match.head
        self._confirm = not decision.sealed
        self.looking, self.shift = self.seat, (0, 0)
        self.match.submit(self.seat, action, time=self._now())

    def _pause(self) -> None:
        """Everything is done for now, and could be taken back: the last look before the others go on."""
        self.notes = self.notes or [self.say.text("go-on")]
        answer = self.reader.ask(PROMPT, lambda: self._draw(None, ()))
        self.notes = []
        if not answer:
            self._confirm = False
        elif not self._command(answer, None):  # a slip does not cost the undo
            self.notes = [self.say.text("go-on-again", text=answer)]

    def _command(self, answer: str, decision: Decision | None) -> bool:
        """Carry out a command of the screen; False if the answer is none."""
        word, _, rest = answer.partition(" ")
        word = word.casefold()
        if word == "q":
            raise Left
        if word == "u":
            self._undo()
        elif word in {"?", "h"}:
            self._page(self._help(decision))
        elif word == "r":
            self._page(screen.paragraphs(self.say.text("rules"), self.console.width))
        elif word == "l":
            self._page(self._log())
        elif word == "v":
            self._look(rest)
        elif word == "a":
            self._hint(decision)
        elif word in MOVES:
            across, down = MOVES[word]
            self.shift = (self.shift[0] + across, self.shift[1] + down)
        else:
            return False
        return True

    def _undo(self) -> None:
        """Take back the last act, and before it whatever was done without a question."""
        try:
            self.match.undo(self.seat, time=self._now())
        except CannotUndo as error:
            self.notes = [self.say.error(error)]
            return
        self._confirm = False
        self.notes = [self.say.text("undone")]
        decision = self.match.decision(self.seat)
        if decision is not None and len(decision.actions) == 1 and self.match.can_undo(self.seat):
            self._undo()

    def _look(self, rest: str) -> None:
        """Look at another seat's board, or back at one's own."""
        players = self.match.header.players
        if not rest.strip():
            self.looking = self.seat
        elif rest.strip().isdigit() and 1 <= int(rest) <= players:
            self.looking = int(rest) - 1
        else:
            self.notes = [self.say.text("look-where", most=players)]
        self.shift = (0, 0)

    def _help(self, decision: Decision | None) -> list[Text]:
        width = self.console.width
        lines = screen.paragraphs(self.say.help(decision), width) if decision is not None else []
        legend = self.board.legend(self.say)
        if legend:
            lines += [Text(), *wrap(legend, min(width, 96))]
        return [*lines, Text(), *screen.paragraphs(self.say.text("keys-help"), width)]

    def _log(self) -> list[Text]:
        return screen.news(self.match.events(self.seat), self.say, self.console.width)

    # The bots.

    def _let_bots_act(self) -> None:
        """Every bot that owes a decision makes one, until the person owes one."""
        self._since = self._acted
        self._confirm = False
        for seat in self.match.owing:
            decision = self.match.decision(seat)
            if decision is None or self.match.decision(self.seat) is not None:
                return
            if self.reader.interactive and time.monotonic() > self._drawn + FLICKER:
                self._draw(None, (), thinking=(seat,))
            action = self.bots[seat].choose(self.match.view(seat), decision, Budget())
            self.match.submit(seat, action, time=self._now())
            self._until = self.match.head

    # The screen.

    def _draw(self, decision: Decision | None, order: Sequence[int], thinking: Sequence[int] = ()) -> None:
        events = [event for event in self.match.events(self.seat, self._since) if event.seq < self._until]
        scene = screen.Scene(
            seen=self.match.view(self.seat),
            say=self.say,
            board=self.board,
            looking=self.looking,
            decision=decision,
            order=order,
            news=self.board.notable(events),
            notes=self.notes,
            hint=self.hint,
            keys="" if thinking else self.say.text("keys"),
            shift=self.shift,
            thinking=thinking,
            legend=self.console.is_terminal or self._screens == 0,
        )
        self._screens += 1
        self._drawn = time.monotonic()
        screen.show(self.console, screen.compose(scene, *screen.size(self.console)))

    def _page(self, lines: Sequence[Text]) -> None:
        """Pages of text instead of the table, until the last one or q; in a pipe just the text."""
        if not self.reader.interactive:
            screen.show(self.console, lines)
            return
        first = 0
        while first < len(lines):
            room = max(1, self.console.height - 2)
            part = lines[first : first + room]
            more = first + room < len(lines)
            ask = self.say.text("page-more" if more else "page-end")
            if self.reader.ask(ask, partial(screen.show, self.console, part)).casefold() == "q":
                return
            first += room

    def _draw_end(self) -> None:
        """What happened since the person's last move, then their board, as far as there is room, above the scores."""
        width, height = screen.size(self.console)
        events = self.board.notable(self.match.events(self.seat, self._acted))
        if told := screen.news(events, self.say, width):
            self._page([Text(self.say.text("last-news"), "bold"), *told])
        seen = self.match.view(self.seat)
        lines = screen.final(seen.results, self.say, width)
        room = height - len(lines) - 3  # a line between, one for the record, one for the shell
        drawing = self.board.draw(Frame(seen, self.say, self.seat, width, room)) if room > 0 else Drawing()
        shown = [] if drawing.cropped else [*drawing.lines, Text()]
        screen.show(self.console, [*shown, *lines])

    def _now(self) -> int:
        return int(1000 * (time.monotonic() - self._start))
