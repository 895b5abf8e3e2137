"""A review in words: what a move lost or found and why, and what decided the game, in the reader's language."""

from __future__ import annotations

from ludotheca.kernel.game import ScoreLine
from ludotheca.review.format import Draw, LineDifference, Move, Review
from ludotheca.texts.speaker import Speaker

SMALL = 0.3  # points: lines below are put together
MOST_LINES = 3
TURN = 0.04  # a draw that changes a share by so much is a turn of the game


def signed(say: Speaker, value: float) -> str:
    """A difference with its sign and one figure after the point."""
    return say.text(
        "review-signed", sign="+" if value >= 0 else "−", value=say.text("review-decimal", value=abs(value))
    )


def wins(say: Speaker, share: float) -> str:
    """A difference of shares as victories in a hundred, with its sign."""
    return say.text("review-signed", sign="+" if share >= 0 else "−", value=str(round(100 * abs(share))))


def score_line(say: Speaker, what: str) -> str:
    """What a line of the score is for."""
    return say.score(ScoreLine(what, 0))


def why(say: Speaker, move: Move) -> str:
    """In one sentence: the lines of the score that surely differ, the largest first. Nothing where nothing was lost or
    found."""
    if not move.why:
        return ""
    sure = [line for line in move.why if abs(line.points) >= max(SMALL, line.doubt)][:MOST_LINES]
    if not sure:
        return say.text("review-why-none")
    lines = [_line(say, score_line(say, line.what), line.points) for line in sure]
    rest = total(move.why) - total(sure)
    if abs(rest) >= SMALL:
        lines.append(_line(say, say.text("review-rest"), rest))
    return say.text("review-why-found" if move.name == "found" else "review-why", lines=", ".join(lines))


def total(lines: list[LineDifference]) -> float:
    return sum(line.points for line in lines)


def _line(say: Speaker, what: str, points: float) -> str:
    return say.text("review-line", what=what, points=signed(say, points))


def decisive(review: Review) -> Move | Draw | None:
    """The largest named loss of the seat, else the largest turn of dice or cards, else nothing."""
    lost = [move for move in review.moves if move.name not in (None, "found")]
    if lost:
        return max(lost, key=lambda move: move.loss)
    turns = [draw for draw in review.draws if draw.kind != "seat" and abs(draw.luck[review.seat]) >= TURN]
    return max(turns, key=lambda draw: abs(draw.luck[review.seat]), default=None)


def when(say: Speaker, review: Review, seq: int) -> str:
    """When an entry was made: "Year 3 · entry 57"."""
    entry = say.text("review-at-entry", entry=seq + 1)
    began = [chapter for chapter in review.chapters if chapter.seq <= seq]
    told = f"{say.text(f'review-in-{review.unit}', number=began[-1].number)} · {entry}" if began else entry
    return told[:1].upper() + told[1:]


def verdict(say: Speaker, review: Review) -> str:
    """What decided the game for the seat, in one line."""
    found = decisive(review)
    luck = review.totals[review.seat].luck
    if isinstance(found, Move):
        told = say.text(
            "review-decided-move", when=when(say, review, found.seq), loss=round(100 * found.loss)
        )
    elif found is not None:
        change = wins(say, found.luck[review.seat])
        told = say.text(
            "review-decided-draw", when=when(say, review, found.seq), kind=found.kind, change=change
        )
    else:
        told = say.text("review-decided-nothing")
    return f"{told} {say.text('review-decided-luck', change=wins(say, luck))}"
