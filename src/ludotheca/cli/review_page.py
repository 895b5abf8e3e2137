"""A review at the terminal: the sum of every seat, the moments of one, the luck of its draws."""

from __future__ import annotations

import ludotheca
from ludotheca.cli import context
from ludotheca.kernel.record import Record
from ludotheca.review import words
from ludotheca.review.format import Move, Review, SeatTotal
from ludotheca.texts.speaker import Speaker

COLUMNS = ("review-start", "review-luck", "review-own", "review-others", "review-result")
NAMES: dict[str | None, str] = {
    "slip": "review-name-slip",
    "mistake": "review-name-mistake",
    "blunder": "review-name-blunder",
    "found": "review-name-found",
    None: "review-name-none",
}
LARGEST = 3  # draws that are named, and moments where none has a name


def show(record: Record, made: Review) -> None:
    """All of it, in the reader's language."""
    console = context.console()
    match = ludotheca.load(record)
    names = [seat.name for seat in record.header.seats]
    say = context.say().to(match.game, names, made.seat)
    title = match.game.meta.names[say.lang]
    console.print(say.text("review-heading", name=title, who=say.name(made.seat), view=made.view))
    console.print(words.verdict(say, made))
    console.print()
    _sums(made, say)
    console.print()
    told = [move for move in made.moves if move.name is not None]
    largest = sorted(made.moves, key=lambda move: -move.loss)[:LARGEST]
    for move in told or sorted(largest, key=lambda move: move.seq):
        _moment(move, say)
    rest = len(made.moves) - len(told)
    console.print(say.text("review-unnamed", decisions=rest))
    _draws(made, say)


def _sums(made: Review, say: Speaker) -> None:
    from rich.table import Table  # noqa: PLC0415 - `--json` needs no screen

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(say.text("review-wins"))
    for key in COLUMNS:
        table.add_column(say.text(key), justify="right")
    for total in made.totals:
        table.add_row(say.name(total.seat), *_cells(total, say))
    context.console().print(table)


def _cells(total: SeatTotal, say: Speaker) -> list[str]:
    parts = [
        (total.luck, total.luck_doubt),
        (total.own, total.own_doubt),
        (total.others, total.others_doubt),
    ]
    told = [say.text("review-doubt", value=words.wins(say, v), doubt=round(100 * d)) for v, d in parts]
    return [f"{round(100 * total.start)}", *told, f"{round(100 * total.result)}"]


def _moment(move: Move, say: Speaker) -> None:
    console = context.console()
    name = say.text(NAMES[move.name])
    change = move.lead if move.name == "found" else -move.loss
    figures = say.text("review-doubt", value=words.wins(say, change), doubt=round(100 * move.doubt))
    if move.name == "found":
        figures = words.wins(say, change)
    console.print(say.text("review-moment", entry=move.seq + 1, name=name, figures=figures))
    for choice in move.choices:
        equal = "review-choice-equal" if choice.behind <= choice.doubt and choice.doubt else "review-choice"
        key = "review-choice-played" if choice.played else equal
        console.print(
            say.text(
                key,
                action=say.action(choice.action),
                share=round(100 * choice.share),
                points=say.text("review-decimal", value=choice.points),
            )
        )
    sentence = words.why(say, move)
    if sentence:
        console.print(f"    {sentence}")
    console.print()


def _draws(made: Review, say: Speaker) -> None:
    """The draws that did most to the seat."""
    seat = made.seat
    most = sorted(made.draws, key=lambda draw: -abs(draw.luck[seat]))[:LARGEST]
    for draw in sorted(most, key=lambda draw: draw.seq):
        figures = say.text(
            "review-doubt", value=words.wins(say, draw.luck[seat]), doubt=round(100 * draw.doubt[seat])
        )
        context.console().print(say.text("review-draw", entry=draw.seq + 1, kind=draw.kind, figures=figures))
