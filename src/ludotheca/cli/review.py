"""`ludotheca review`: a finished game looked over."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotheca.cli import choices, context, files, progress
from ludotheca.cli.review_page import show
from ludotheca.games import registry
from ludotheca.kernel.record import Record
from ludotheca.review.engine import review as parts_of
from ludotheca.review.engine import totals_of
from ludotheca.review.format import (
    EFFORTS,
    Begin,
    MovesPart,
    Review,
    ReviewPart,
    View,
    collect,
    encode,
)
from ludotheca.review.picture import line_svg

NEAR = 1e-9  # what rounding may leave of a sum


def review(
    *file: Annotated[Path, Parameter(help="flag-file")],
    seat: Annotated[int | None, Parameter(help="flag-review-seat")] = None,
    effort: Annotated[str, Parameter(help="flag-review-effort")] = "normal",
    open: Annotated[bool, Parameter(help="flag-review-open", negative="")] = False,  # noqa: A002 - the flag's name
    json: Annotated[bool, Parameter(help="flag-json", negative="")] = False,
    svg: Annotated[Path | None, Parameter(help="flag-review-svg")] = None,
    check: Annotated[bool, Parameter(help="flag-review-check", negative="")] = False,
) -> int:
    """Say where finished games were won: shares, luck, decisions, and what would have been better."""
    if not file:
        raise choices.BadChoice("name a record to review", why="review-file")
    if effort not in EFFORTS:
        known = ", ".join(EFFORTS)
        raise choices.BadChoice(
            f"there is no effort '{effort}'; there are: {known}",
            why="review-effort",
            given=effort,
            known=known,
        )
    if svg is not None:
        if len(file) > 1 or check:
            raise choices.BadChoice("--svg is of one record, without --check", why="review-svg")
        files.check_new(svg)
    if check:
        return _check(file)
    view: View = "open" if open else "own"
    for path in file:
        record = files.read(path)
        whose = _seat(record, seat)
        made = _watched(parts_of(record, whose, view, effort), path)
        if json:
            sys.stdout.buffer.write(encode(made) + b"\n")
        else:
            show(record, made)
        if svg is not None:
            _draw(record, made, svg)
    return 0


def _seat(record: Record, number: int | None) -> int:
    """The seat asked for; else the first that was no bot's, or the first."""
    if number is not None:
        return choices.seat(number, record.header.players)
    people = (place for place, seat in enumerate(record.header.seats) if not seat.bot)
    return next(people, 0)


def _watched(stream: Iterator[ReviewPart], path: Path) -> Review:
    """The whole of it, with a bar while it is made."""
    kept: list[ReviewPart] = []
    begin = next(stream)
    assert isinstance(begin, Begin)
    kept.append(begin)
    with progress.bar(begin.points + begin.decisions, path.name) as advance:
        for part in stream:
            kept.append(part)
            if advance is not None:
                more = len(part.moves) if isinstance(part, MovesPart) else len(getattr(part, "points", ()))
                advance(more, "")
    return collect(kept)


def _check(paths: Sequence[Path]) -> int:
    """Whether every seat's sum adds up in every record, from every seat and with the cards open."""
    say = context.say()
    sums, worst, passed = 0, 0.0, 0
    with progress.bar(len(paths), say.text("review-checking")) as advance:
        for path in paths:
            record = files.read(path)
            passed += record.result is None
            for view, seat in _looks(record):
                for total in totals_of(record, seat, view):
                    sums += 1
                    worst = max(
                        worst, abs(total.start + total.luck + total.own + total.others - total.result)
                    )
            if advance is not None:
                advance(1, "")
    key = "review-adds-up" if worst <= NEAR else "review-adds-up-not"
    print(say.text(key, records=len(paths) - passed, sums=sums, worst=f"{worst:.1e}"))
    if passed:
        print(say.text("review-passed-by", records=passed))
    return 0 if worst <= NEAR else 1


def _looks(record: Record) -> list[tuple[View, int]]:
    if record.result is None:
        return []
    return [("open", 0), *[("own", seat) for seat in range(record.header.players)]]


def _draw(record: Record, made: Review, path: Path) -> None:
    say = context.say()
    names = [seat.name or say.name(place) for place, seat in enumerate(record.header.seats)]
    heading = say.text(
        "review-heading",
        name=registry.get(made.title).meta.names[say.lang],
        who=names[made.seat],
        view=made.view,
    )
    files.write_new(path, line_svg(made, names, heading).encode())
    print(say.text("review-drawn", path=str(path)), file=sys.stderr)
