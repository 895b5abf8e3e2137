"""A process in which bots think. It reads a question on its standard input, writes the answer to its standard output.

It gets what a person in the seat would get, a view and a decision, as JSON: nothing else can reach a bot. Frames are
a length of four bytes and that much JSON. A question for a move has one answer, one for a hint has several that improve,
the last of them final, one for a review the parts of it; an empty frame meanwhile asks for the final one now. The process ends when its input does.
"""

from __future__ import annotations

import os
import select
import signal
import struct
import sys
from collections.abc import Iterator
from io import FileIO
from typing import BinaryIO

import msgspec

from ludotheca.bots.advice import Advice, advise
from ludotheca.bots.coach import Counsel, counsel
from ludotheca.bots.levels import make_bot
from ludotheca.games import registry
from ludotheca.kernel.game import AnyGame, Decision, MatchView, Named
from ludotheca.kernel.record import from_bytes
from ludotheca.review import review
from ludotheca.review.engine import totals_of
from ludotheca.review.format import Effort, ReviewPart, SumPart, View

LENGTH = struct.Struct(">I")
STOP = LENGTH.pack(0)
# On the command line: give way to every other process.
PATIENT = "--patient"
# The same, and to those that are patient too.
IDLE = "--idle"
_PATIENCE = {PATIENT: 5, IDLE: 19}


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What a process is asked: all that the seat itself knows, and how many seconds there are."""

    title: str
    seed: int
    seconds: float
    view: MatchView
    decision: Decision


class MoveQuestion(Question, frozen=True, kw_only=True, tag="move"):
    """A bot of this level should move. `hidden`: the others cannot know how many actions it has, and should not learn
    it from how long it thinks."""

    level: str
    hidden: bool = False


class HintQuestion(Question, frozen=True, kw_only=True, tag="hint"):
    """A person wants the best options, so many times on the way."""

    steps: int


class CounselQuestion(Question, frozen=True, kw_only=True, tag="counsel"):
    """A learner wants to know which options are much worse than the best."""


class ReviewQuestion(msgspec.Struct, frozen=True, kw_only=True, tag="review"):
    """Somebody wants a game looked over that is over: its record file."""

    record: str
    seat: int
    view: View
    effort: Effort


class LuckQuestion(msgspec.Struct, frozen=True, kw_only=True, tag="luck"):
    """How much of a game that is over was luck, as this seat saw it: only the sums of a review."""

    record: str
    seat: int
    tries: int


AnyQuestion = MoveQuestion | HintQuestion | CounselQuestion | ReviewQuestion | LuckQuestion


class Thought(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a process answers: an action, advice, counsel, a part of a review, or why there is none."""

    action: Named | None = None
    advice: Advice | None = None
    counsel: Counsel | None = None
    part: ReviewPart | None = None
    error: str = ""


def read_view(game: AnyGame, view: MatchView) -> MatchView:
    """A view as the title knows it, from one that came through JSON."""
    return msgspec.structs.replace(view, position=msgspec.convert(view.position, game.view_type))


def think(question: MoveQuestion) -> Named:
    """The bot's action. It takes the time its level takes by itself, cut to the seconds there are."""
    game = registry.get(question.title)
    bot = make_bot(question.level, game, question.seed, question.decision.seat)
    bot.patient = question.hidden
    view = read_view(game, question.view)
    return bot.choose(view, question.decision, bot.budget.within(question.seconds))


def consider(question: HintQuestion) -> Iterator[Advice]:
    """Advice that improves."""
    game = registry.get(question.title)
    view = read_view(game, question.view)
    return advise(game, view, question.decision, question.seed, question.seconds, question.steps)


def weigh(question: CounselQuestion) -> Counsel:
    """What the options are worth."""
    game = registry.get(question.title)
    view = read_view(game, question.view)
    return counsel(game, view, question.decision, question.seed, seconds=question.seconds)


def look_over(question: ReviewQuestion) -> Iterator[ReviewPart]:
    """A review, part by part."""
    record = from_bytes(question.record.encode())
    return review(record, question.seat, question.view, question.effort)


def add_up(question: LuckQuestion) -> SumPart:
    """The sums of a game."""
    record = from_bytes(question.record.encode())
    return SumPart(totals_of(record, question.seat, "own", question.tries))


def serve(source: FileIO, target: BinaryIO) -> None:
    """Say that all is loaded, then answer questions until there are no more."""
    decode = msgspec.json.Decoder(AnyQuestion).decode
    _send(target, Thought())
    while True:
        head = _read(source, LENGTH.size)
        if len(head) < LENGTH.size:
            return
        data = _read(source, LENGTH.unpack(head)[0])
        if not data:
            continue  # the hint that should stop was final already
        question = decode(data)
        try:
            if isinstance(question, MoveQuestion):
                _send(target, Thought(action=think(question)))
            elif isinstance(question, CounselQuestion):
                _send(target, Thought(counsel=weigh(question)))
            elif isinstance(question, LuckQuestion):
                _send(target, Thought(part=add_up(question)))
            elif isinstance(question, ReviewQuestion):
                for part in look_over(question):
                    _send(target, Thought(part=part))
            else:
                for advice in _until_stopped(consider(question), source):
                    _send(target, Thought(advice=advice))
        except BrokenPipeError:
            raise
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the process must live on
            _send(target, Thought(error=f"{type(error).__name__}: {error}"))


def _until_stopped(steps: Iterator[Advice], source: FileIO) -> Iterator[Advice]:
    """What is found on the way, until it is final or nobody wants it any more."""
    for advice in steps:
        final = advice.final or _wanted_no_more(source)
        yield msgspec.structs.replace(advice, final=final)
        if final:
            return


def _wanted_no_more(source: FileIO) -> bool:
    """Whether there is anything to read: during a hint that can only be the wish to stop."""
    if sys.platform == "win32":  # there `select` knows sockets only: the hint goes on to its end
        return False
    return bool(select.select([source], [], [], 0)[0])


def _read(source: FileIO, size: int) -> bytes:
    """So many bytes, fewer only at the end. The source has no buffer, so that `select` sees all there is."""
    data = b""
    while len(data) < size:
        part = source.read(size - len(data))
        if not part:
            break
        data += part
    return data


def _send(target: BinaryIO, thought: Thought) -> None:
    data = msgspec.json.encode(thought)
    target.write(LENGTH.pack(len(data)) + data)
    target.flush()


def main() -> None:
    # Ctrl-C at the terminal is for the server, which ends this process by closing its input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(max((_PATIENCE.get(word, 0) for word in sys.argv[1:]), default=0))
    # A bot that prints must not break the frames.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        serve(FileIO(0, closefd=False), answers)
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(0)


if __name__ == "__main__":
    main()
