"""A process in which bots think. It reads a question on its standard input, writes the answer to its standard output.

It gets what a person in the seat would get, a view and a decision, as JSON: nothing else can reach a bot. Frames are
a length of four bytes and that much JSON. The process ends when its input does.
"""

from __future__ import annotations

import os
import signal
import struct
import sys
from typing import BinaryIO

import msgspec

from ludotheca.bots.bot import Budget
from ludotheca.bots.levels import make_bot
from ludotheca.games import registry
from ludotheca.kernel.game import Decision, Game, Named
from ludotheca.kernel.match import MatchView

LENGTH = struct.Struct(">I")
READY = "ready"


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked."""

    title: str
    level: str
    seed: int
    seconds: float
    view: MatchView
    decision: Decision


class Thought(msgspec.Struct, frozen=True):
    """What it answers: an action, or why there is none."""

    action: Named | None
    error: str = ""


def read_view(game: Game, view: MatchView) -> MatchView:
    """A view as the title knows it, from one that came through JSON."""
    return msgspec.structs.replace(view, position=msgspec.convert(view.position, game.view_type))


def think(question: Question) -> Named:
    """The bot's action."""
    game = registry.get(question.title)
    bot = make_bot(question.level, game, question.seed, question.decision.seat)
    view = read_view(game, question.view)
    return bot.choose(view, question.decision, Budget(seconds=question.seconds))


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Say that all is loaded, then answer questions until there are no more."""
    decode = msgspec.json.Decoder(Question).decode
    _send(target, Thought(None, READY))
    while True:
        head = source.read(LENGTH.size)
        if len(head) < LENGTH.size:
            return
        thought: Thought
        try:
            thought = Thought(think(decode(source.read(LENGTH.unpack(head)[0]))))
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the table must go on
            thought = Thought(None, f"{type(error).__name__}: {error}")
        _send(target, thought)


def _send(target: BinaryIO, thought: Thought) -> None:
    data = msgspec.json.encode(thought)
    target.write(LENGTH.pack(len(data)) + data)
    target.flush()


def main() -> None:
    # Ctrl-C at the terminal is for the server, which ends this process by closing its input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # A bot that prints must not break the frames.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        serve(sys.stdin.buffer, answers)
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(0)


if __name__ == "__main__":
    main()
