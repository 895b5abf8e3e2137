"""The screen of a table: who stands where, what happened, the board, the question. Made anew for every size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from ludotheca.cli import menu, typed
from ludotheca.drawing.board import Board, Drawing, Frame
from ludotheca.drawing.lines import wrap
from ludotheca.kernel.event import Event
from ludotheca.kernel.game import Decision, MatchView, SeatResult
from ludotheca.texts.speaker import Speaker

ENDLESS = 400  # lines of a "screen" that is a file or a pipe
LEAST_BOARD = 4
MOST_NEWS = 8
NEWS = "· "  # an event begins so; its further lines do not


@dataclass
class Scene:
    """What is to be shown at one moment."""

    seen: MatchView
    say: Speaker
    board: Board
    looking: int
    decision: Decision | None = None
    order: Sequence[int] = ()
    news: Sequence[Event] = ()
    notes: Sequence[str] = ()
    hint: Sequence[Text] = ()
    keys: str = ""
    shift: tuple[int, int] = (0, 0)
    thinking: Sequence[int] = ()
    legend: bool = True


def compose(scene: Scene, width: int, height: int) -> list[Text]:
    """The whole screen, one line for what is typed left free below it."""
    top = [*_heading(scene, width), *_seats(scene, width), Text("─" * width, "dim")]
    bottom = [Text("─" * width, "dim"), *_question(scene, width)]
    room = height - 1 - len(top) - len(bottom)
    told = news(scene.news, scene.say, width)
    kept_for_news = min(len(told), max(1, room // 4), MOST_NEWS)
    drawing = _draw(scene, width, max(LEAST_BOARD, room - kept_for_news))
    left = room - len(drawing.lines)
    if drawing.cropped:
        note = wrap(Text(scene.say.text("cropped"), "magenta"), width)
        bottom[1:1] = note
        left -= len(note)
    middle = _newest(told, max(left, 0), scene.say)
    left -= len(middle)
    legend = wrap(scene.board.legend(scene.say), width) if scene.legend else []
    if legend and len(legend) <= left:
        drawing.lines += [*[Text()] * (left > len(legend)), *legend]
    # Where even that is too much, the question stays and the top goes.
    return [*top, *middle, *drawing.lines, *bottom][-max(1, height - 1) :]


def show(console: Console, lines: Sequence[Text]) -> None:
    """Put a screen where the last one was; in a file or a pipe, below it."""
    if console.is_terminal:
        console.clear()
    else:
        console.print()
    for line in lines:
        console.print(line, no_wrap=True, overflow="crop", crop=True)


def size(console: Console) -> tuple[int, int]:
    """Columns and lines there are now."""
    return console.width, console.height if console.is_terminal else ENDLESS


def _heading(scene: Scene, width: int) -> list[Text]:
    assert scene.say.game is not None
    line = Text().append(scene.say.game.meta.names[scene.say.lang], "bold")
    if heading := scene.board.heading(scene.seen, scene.say):
        line.append(f" · {heading}")
    return wrap(line, width)


def _seats(scene: Scene, width: int) -> list[Text]:
    """A line per seat: number, name, score, and what the title tells."""
    longest = max(len(name) for name in scene.say.names)
    lines = []
    for result in scene.seen.results:
        mark = "▸" if result.seat == scene.looking else " "
        line = Text(f"{mark}{result.seat + 1} ")
        line.append(
            f"{scene.say.name(result.seat):<{longest}}", "bold" if result.seat == scene.seen.viewer else ""
        )
        line.append(f" {result.score:>3}  ", "bold")
        line.append_text(scene.board.seat_note(scene.seen, scene.say, result.seat))
        if result.seat in scene.thinking:
            line.append(" …", "dim")
        lines.append(line)
    return lines


def news(events: Sequence[Event], say: Speaker, width: int) -> list[Text]:
    """What happened, event by event."""
    lines = []
    for event in events:
        lines += wrap(Text(f"{NEWS}{say.event(event)}", "italic"), width)
    return lines


def _newest(news: list[Text], room: int, say: Speaker) -> list[Text]:
    """The last lines of the news, with a word about those left out; an event is told from its first line."""
    if len(news) <= room:
        return news
    if room < 1:
        return []
    hidden = len(news) - room + 1
    begins = [at for at, line in enumerate(news) if line.plain.startswith(NEWS)]
    hidden = next((at for at in begins if at >= hidden), begins[-1])
    return [Text(say.text("more-news", count=hidden), "dim"), *news[hidden : hidden + room - 1]]


def _draw(scene: Scene, width: int, height: int) -> Drawing:
    numbers: list[int] = [0] * len(scene.order)
    if scene.decision is not None:
        for number, place in menu.numbers(scene.decision, scene.order).items():
            numbers[place] = number
    frame = Frame(
        seen=scene.seen,
        say=scene.say,
        looking=scene.looking,
        width=width,
        height=height,
        decision=scene.decision,
        menu=numbers,
        shift=scene.shift,
    )
    return scene.board.draw(frame)


def _question(scene: Scene, width: int) -> list[Text]:
    lines: list[Text] = []
    for note in scene.notes:
        lines += wrap(Text(note, "bold magenta"), width)
    for line in scene.hint:
        lines += wrap(line, width)
    decision = scene.decision
    if decision is not None:
        lines += wrap(Text(scene.say.prompt(decision), "bold"), width)
        lines += [] if scene.board.numbered(decision) else _menu(scene, decision, width)
        lines += wrap(_how_to_answer(scene, decision), width)
    if scene.keys:
        lines += wrap(Text(scene.keys, "dim"), width)
    return lines


def _how_to_answer(scene: Scene, decision: Decision) -> Text:
    """How to answer, with an example of this decision."""
    example = typed.example(decision.actions[scene.order[-1]], scene.say)
    known = menu.span(list(menu.numbers(decision, scene.order)))
    return Text(scene.say.text("choose-typed", example=example, known=known), "dim")


def _menu(scene: Scene, decision: Decision, width: int) -> list[Text]:
    """The actions with their numbers, in columns as far as there is room."""
    labels = [
        Text()
        .append(f"{number:>2} ", "bold cyan")
        .append_text(scene.board.label(scene.seen, scene.say, decision, decision.actions[place]))
        for number, place in menu.numbers(decision, scene.order).items()
    ]
    column = max(label.cell_len for label in labels) + 2
    columns = max(1, width // column)
    rows = -(-len(labels) // columns)
    lines = []
    for row in range(rows):
        line = Text()
        for label in labels[row::rows]:
            label.pad_right(column - label.cell_len)
            line.append_text(label)
        line.rstrip()
        lines.append(line)
    return lines


def paragraphs(text: str, width: int) -> list[Text]:
    """A text of several paragraphs, its line breaks made anew for this width."""
    lines: list[Text] = []
    for part in text.split("\n"):
        lines += wrap(Text(part.strip()), min(width, 96)) or [Text()]
    return lines


def final(results: Sequence[SeatResult], say: Speaker, width: int) -> list[Text]:
    """Every seat's score line by line, and who has won."""
    names = [say.name(result.seat) for result in results]
    labels = [say.score(line) for line in results[0].lines]
    first = max(len(label) for label in [*labels, say.text("total"), say.text("place")])
    column = max(6, min(14, (width - first - 1) // len(names)))
    lines = [
        Text(" " * first).append("".join(f" {name[: column - 1]:>{column - 1}}" for name in names), "bold")
    ]
    for place, label in enumerate(labels):
        points = [str(result.lines[place].points) for result in results]
        lines.append(Text(f"{label:<{first}}" + "".join(f" {p:>{column - 1}}" for p in points)))
    places = ["–" if _shared_by_losing(result, results) else result.place for result in results]
    for key, values in (("total", [result.score for result in results]), ("place", places)):
        cells = "".join(f" {value:>{column - 1}}" for value in values)
        lines.append(Text(f"{say.text(key):<{first}}{cells}", "bold"))
    winners = [result.seat for result in results if result.won]
    lines += [Text(), *wrap(Text(victory(winners, say), "bold"), width)]
    return lines


def _shared_by_losing(result: SeatResult, results: Sequence[SeatResult]) -> bool:
    """Who only did not win shares a place with the others; where their points differ it is no rank."""
    same = [other.score for other in results if other.place == result.place]
    return result.place is None or (not result.won and len(set(same)) > 1)


def victory(winners: Sequence[int], say: Speaker) -> str:
    """Who has won, in a sentence."""
    if list(winners) == [say.viewer]:
        return say.text("you-win")
    names = say.together([say.who(seat) for seat in winners])
    return say.text("wins", names=names, count=len(winners))
