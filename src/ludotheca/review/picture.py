"""The line of a review as a picture: each seat's share over the game as a band, and the luck of every draw below."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ludotheca.review.format import MoveName, Review

WIDE, HIGH, LUCK, LEFT, TOP = 960, 320, 90, 44, 46
MOST_LUCK = 0.06  # fills half of its row
MOST_COLUMNS = 12
SIZES: dict[MoveName | None, int] = {"slip": 5, "mistake": 7, "blunder": 9}  # of a pennant, by its name
COLOURS = ("#2f5d8c", "#a8353a", "#3d7a5a", "#6b3f73", "#b5657c")
# One pattern a seat, so that bands can be told apart without colours: bars, diagonals, pales, chequers, dots.
PATTERNS = (
    '<path d="M0 4H8" stroke="#fff" stroke-width="2"/>',
    '<path d="M0 8L8 0" stroke="#fff" stroke-width="2"/>',
    '<path d="M4 0V8" stroke="#fff" stroke-width="2"/>',
    '<path d="M0 0H4V4H0ZM4 4H8V8H4Z" fill="#fff"/>',
    '<circle cx="4" cy="4" r="1.6" fill="#fff"/>',
)


def line_svg(review: Review, names: Sequence[str], heading: str) -> str:
    """An SVG of its own, 960 wide; the reviewed seat is the lowest band."""
    order = [review.seat, *[seat for seat in range(review.players) if seat != review.seat]]
    parts = [_patterns(review.players), _text(LEFT, 22, heading, size=17)]
    floor = [0.0] * len(review.line)
    for seat in order:
        ceiling = [low + point.share[seat] for low, point in zip(floor, review.line, strict=True)]
        parts.append(_band(seat, floor, ceiling, opacity=1.0 if seat == review.seat else 0.45))
        floor = ceiling
    parts += [_columns(review), _axis(review.players), _luck(review), _moments(review), _legend(order, names)]
    height = TOP + HIGH + LUCK + 60
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {height}" font-family="serif">'
        f'<rect width="{WIDE}" height="{height}" fill="#f6efe0"/>{"".join(parts)}</svg>\n'
    )


def _x(place: int, count: int) -> float:
    return LEFT + (WIDE - LEFT - 16) * place / max(1, count - 1)


def _y(share: float) -> float:
    return TOP + HIGH * (1 - share)


def _text(x: float, y: float, words: str, *, size: int = 13, anchor: str = "start") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" fill="#2b2118">'
        f"{escape(words)}</text>"
    )


def _patterns(players: int) -> str:
    made = [
        f'<pattern id="p{seat}" width="8" height="8" patternUnits="userSpaceOnUse">'
        f'<rect width="8" height="8" fill="{COLOURS[seat % 5]}"/><g opacity=".3">{PATTERNS[seat % 5]}</g></pattern>'
        for seat in range(players)
    ]
    return f"<defs>{''.join(made)}</defs>"


def _band(seat: int, floor: Sequence[float], ceiling: Sequence[float], *, opacity: float) -> str:
    count = len(floor)
    up = [f"{_x(i, count):.1f},{_y(share):.1f}" for i, share in enumerate(ceiling)]
    back = [f"{_x(i, count):.1f},{_y(floor[i]):.1f}" for i in reversed(range(count))]
    return (
        f'<polygon points="{" ".join(up + back)}" fill="url(#p{seat})" opacity="{opacity}"/>'
        f'<polyline points="{" ".join(up)}" fill="none" stroke="#2b2118" stroke-width="1.3"/>'
    )


def _axis(players: int) -> str:
    even = _y(1 / players)
    line = f'<path d="M{LEFT} {even:.1f}H{WIDE - 16}" stroke="#2b2118" stroke-dasharray="2 4"/>'
    marks = [
        _text(LEFT - 6, _y(share) + 4, f"{round(100 * share)}", anchor="end") for share in (0, 1 / players, 1)
    ]
    return line + "".join(marks)


def _luck(review: Review) -> str:
    """Bars up for the seat, down against it: dice solid, cards hollow."""
    middle = TOP + HIGH + 14 + LUCK / 2
    places = {point.seq: place for place, point in enumerate(review.line)}
    bars = [f'<path d="M{LEFT} {middle}H{WIDE - 16}" stroke="#2b2118" stroke-width=".7"/>']
    for draw in review.draws:
        value = max(-MOST_LUCK, min(MOST_LUCK, draw.luck[review.seat])) / MOST_LUCK * LUCK / 2
        x, y = _x(places[draw.seq], len(review.line)), middle - max(value, 0.0)
        fill = "#2b2118" if draw.kind == "dice" else "none"
        bars.append(
            f'<rect x="{x - 2:.1f}" y="{y:.1f}" width="4" height="{abs(value):.1f}" fill="{fill}" stroke="#2b2118"/>'
        )
    return "".join(bars)


def _columns(review: Review) -> str:
    """A line where each year, round or turn begins, and its number where there is room."""
    places = {point.seq: place for place, point in enumerate(review.line)}
    count = len(review.line)
    began = [(_x(max(0, places.get(at.seq, 0) - 1), count), at.number) for at in review.chapters]
    made = []
    for i, (x, number) in enumerate(began):
        end = began[i + 1][0] if i + 1 < len(began) else _x(count - 1, count)
        if i and len(began) <= MOST_COLUMNS:
            made.append(f'<path d="M{x:.1f} {TOP}v{HIGH}" stroke="#2b2118" stroke-opacity=".35"/>')
        if len(began) <= MOST_COLUMNS:
            made.append(_text((x + end) / 2, TOP - 6, str(number), anchor="middle"))
    return "".join(made)


def _moments(review: Review) -> str:
    """A pennant below the seat's line for each of its named losses, larger for worse ones."""
    places = {point.seq: place for place, point in enumerate(review.line)}
    made = []
    for move in review.moves:
        if move.name not in SIZES:
            continue
        place, size = places[move.seq], SIZES[move.name]
        x, y = _x(place, len(review.line)), _y(review.line[place].share[review.seat])
        y = min(y, TOP + HIGH - 2.2 * size)
        made.append(
            f'<path d="M{x - size:.1f} {y:.1f}h{2 * size}v{2.2 * size:.1f}l{-size} {-0.8 * size:.1f} {-size} {0.8 * size:.1f}Z" '
            'fill="#a4271c" stroke="#fff" stroke-width="1.5"/>'
        )
    return "".join(made)


def _legend(order: Sequence[int], names: Sequence[str]) -> str:
    y = TOP + HIGH + LUCK + 40
    step = (WIDE - LEFT) / len(order)
    made = [
        f'<rect x="{LEFT + i * step:.1f}" y="{y - 11}" width="16" height="14" fill="url(#p{seat})" stroke="#2b2118"/>'
        + _text(LEFT + i * step + 22, y, names[seat])
        for i, seat in enumerate(order)
    ]
    return "".join(made)
