"""The drawing of Rome in a Day on a text screen: domains of hexagons, rows of lands, gems.

A land is two letters, a building the sign ⌂ with the letters of the land it counts, so nothing is told by colour
alone. A hexagon takes two lines where there is room and one where there is not.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from rich.text import Text

from ludotheca.drawing.board import Board, Drawing, Frame
from ludotheca.games.rome_in_a_day import box
from ludotheca.games.rome_in_a_day.view_types import Land, RomeView, SeatView
from ludotheca.kernel.event import Event
from ludotheca.kernel.game import Decision, MatchView, Named
from ludotheca.texts.speaker import Speaker

# Ink on ground for each land: readable on a light terminal and on a dark one.
STYLES = {
    "olive_grove": "#000000 on #8c9e58",
    "vineyard": "#ffffff on #7a4a78",
    "field": "#000000 on #e2b547",
    "quarter": "#ffffff on #bb5036",
    "quarry": "#000000 on #ddd9cf",
}
HOUSE = "⌂"
GEM = "◆"
ON_THE_TABLE = {"row", "split-sealed", "split-mine", "split-opened", "choice-sealed", "choice-mine"}
PITCH = 6  # columns from one hexagon to the next; a row is shifted by half of it

Cell = tuple[int, int]


class Hexagon(msgspec.Struct):
    """What is written in a hexagon: two short texts and their styles."""

    top: str
    bottom: str
    style: str
    bottom_style: str


class RomeBoard(Board):
    def heading(self, seen: MatchView, say: Speaker) -> str:
        position: RomeView = seen.position
        parts = [say.text("round-of", round=position.round), say.word("phase", position.phase)]
        if 0 <= seen.viewer < seen.players and not seen.over:
            parts.append(_direction(seen, say))
        return " · ".join(parts)

    def seat_note(self, seen: MatchView, say: Speaker, seat: int) -> Text:
        """Gems, lands, and what lies before the seat: its row, or the lands it has still to lay."""
        position: RomeView = seen.position
        mine = position.seats[seat]
        note = Text().append(f"{GEM}{mine.gems}", "cyan")
        note.append(f" {say.text('lands-count', count=len(mine.domain)):<9}")
        if mine.row:
            note.append("  ").append(_row(mine, say))
            if mine.sealed:
                note.append(f"  ✓ {say.text('ready')}", "dim")
        elif hand := [*([] if mine.chosen is None else [mine.chosen]), *mine.hand]:
            note.append(f"  {say.text('hand')} ", "dim").append(_chips(hand, say))
        return note

    def order(self, decision: Decision) -> list[int]:
        """Small sets from the smallest on; cells as one reads: from the top, and from left to right."""

        def rank(place: int) -> tuple[int, ...]:
            action = decision.actions[place]
            if action["type"] == "split":
                return (len(action["small"]), *action["small"])
            if action["type"] == "place":
                return (action["r"], action["q"])
            return (place,)

        return sorted(range(len(decision.actions)), key=rank)

    def numbered(self, decision: Decision) -> bool:
        return decision.kind == "place"

    def label(self, seen: MatchView, say: Speaker, decision: Decision, action: Named) -> Text:
        position: RomeView = seen.position
        if action["type"] == "split":
            row = position.seats[decision.seat].row
            if not action["small"]:
                return Text().append(say.text("gem-alone"), "cyan")
            return _chips((row[i] for i in action["small"]), say)
        if action["type"] == "take":
            other = position.seats[position.seats[decision.seat].takes_from]
            split = other.split or []
            small = action["set"] == "small"
            lands = [land for i, land in enumerate(other.row) if (i in split) == small]
            label = Text(f"{say.action(action)}: ").append(_chips(lands, say))
            return label.append(f" {GEM}", "cyan") if small else label
        if action["type"] == "choose":
            return _chip(Land(action["land"], action["building"]), say).append(f" {say.action(action)}")
        return Text(say.action(action))

    def notable(self, events: Sequence[Event]) -> list[Event]:
        """Lands that one seat lays are told at once; what lies on the table for all to see is not told."""
        told: list[Event] = []
        laid: dict[int, Event] = {}
        for event in events:
            if event.kind == "placed":
                seat = event.args["seat"]
                before = laid[seat].args["count"] if seat in laid else 0
                args = {"seat": seat, "count": before + 1, "score": event.args["score"]}
                laid[seat] = Event(event.seq, "laid", args)
                continue
            if event.kind in {"round", "over"}:
                told += laid.values()
                laid = {}
            if event.kind not in ON_THE_TABLE:
                told.append(event)
        return told + list(laid.values())

    def legend(self, say: Speaker) -> Text:
        legend = Text()
        for land in box.LAND_NAMES:
            code = say.word("code", land)
            legend.append(code, STYLES[land]).append(f" {say.word('land', land)} · ")
        return legend.append(f"{say.text('legend-gem')}. {say.text('legend-building')}")

    def draw(self, frame: Frame) -> Drawing:
        position: RomeView = frame.seen.position
        domain = position.seats[frame.looking].domain
        cells = {(laid.q, laid.r): _laid(laid.land, laid.building, frame.say) for laid in domain}
        cells.update(_offers(frame))
        if not cells:
            drawing = frame.crop([Text(frame.say.text("no-domain"), "dim")])
        else:
            rows = 1 + max(r for _, r in cells) - min(r for _, r in cells)
            drawing = _window(_large(cells) if 2 * rows <= frame.height else _small(cells), frame)
        coming = _coming(frame)
        if coming and coming.cell_len <= frame.width and len(drawing.lines) + 1 < frame.height:
            drawing.lines.append(coming)
        return drawing


BOARD = RomeBoard()


def _direction(seen: MatchView, say: Speaker) -> str:
    """From whom the reader takes, and who takes from him."""
    position: RomeView = seen.position
    source = position.seats[seen.viewer].takes_from
    taker = next(seat for seat, other in enumerate(position.seats) if other.takes_from == seen.viewer)
    if source == taker:
        return say.text("lands-cross", source=say.who(source))
    return say.text("lands-go", source=say.who(source), taker=say.who(taker))


def _house(building: str, say: Speaker) -> str:
    """A building by the letters of the land it counts."""
    return HOUSE + say.word("code", box.LAND_NAMES[box.BUILDING_NAMES.index(building)])


def _chip(land: Land, say: Speaker) -> Text:
    """A land in a line of text: its letters, and its building."""
    chip = Text().append(say.word("code", land.land), STYLES[land.land])
    if land.building is not None:
        chip.append_text(_building(land.building, say))
    return chip


def _chips(lands: Iterable[Land], say: Speaker) -> Text:
    return Text(" ").join([_chip(land, say) for land in lands])


def _row(mine: SeatView, say: Speaker) -> Text:
    """A seat's row; once it is divided, the small set stands first, in brackets with its gem."""
    if mine.split is None:
        return _chips(mine.row, say)
    small = [_chip(mine.row[i], say) for i in mine.split]
    rest = [land for i, land in enumerate(mine.row) if i not in mine.split]
    gem = Text(GEM, "cyan")
    return Text("[").append(Text(" ").join([*small, gem])).append("] ").append(_chips(rest, say))


def _laid(land: str, building: str | None, say: Speaker) -> Hexagon:
    """A land, and below it what stands on it, in the colours of the land that counts for it."""
    code = f" {say.word('code', land)}"
    if building is None:
        return Hexagon(code, "", STYLES[land], STYLES[land])
    counted = box.LAND_NAMES[box.BUILDING_NAMES.index(building)]
    return Hexagon(code, _house(building, say), STYLES[land], STYLES[counted])


def _coming(frame: Frame) -> Text:
    """The buildings that the seat's card has for later rounds."""
    position: RomeView = frame.seen.position
    rows = list(enumerate(position.seats[frame.looking].card_rows, 1))[position.round :]
    if not rows:
        return Text()
    line = Text().append(f"{frame.say.text('coming')} ", "dim")
    for number, row in rows:
        line.append(f" {frame.say.text('coming-round', round=number)} ", "dim")
        line.append(Text(" ").join([_building(building, frame.say) for building in row]))
    return line


def _building(building: str, say: Speaker) -> Text:
    return Text().append(_house(building, say), STYLES[box.LAND_NAMES[box.BUILDING_NAMES.index(building)]])


def _offers(frame: Frame) -> dict[Cell, Hexagon]:
    """The free hexagons the reader may lay on: the number that chooses each, and what it gains."""
    decision = frame.decision
    if decision is None or decision.kind != "place" or frame.looking != decision.seat:
        return {}
    gains: list[int] = decision.args["gains"]
    best = max(gains)
    offers = {}
    for action, gain, number in zip(decision.actions, gains, frame.menu, strict=True):
        style = "bold" if gain == best and gain > 0 else "default"
        shown = f"+{gain}" if gain > 0 else ""
        offers[action["q"], action["r"]] = Hexagon(f"{number:>2}", f" {shown}", style, style)
    return offers


# A picture is a line of marks (column, text, style) for each line of the screen.
Marks = list[list[tuple[int, str, str]]]


def _left(cell: Cell) -> int:
    q, r = cell
    return PITCH * q + PITCH // 2 * r


def _large(cells: dict[Cell, Hexagon]) -> Marks:
    """Two lines a hexagon, its sides slanting."""
    top = min(r for _, r in cells)
    marks: Marks = [[] for _ in range(2 * (1 + max(r for _, r in cells) - top))]
    for cell, drawn in cells.items():
        line, left = 2 * (cell[1] - top), _left(cell)
        edge = "dim" if drawn.style in {"bold", "default"} else drawn.style.rpartition(" ")[2]
        halves = (("╱", drawn.top, drawn.style, "╲"), ("╲", drawn.bottom, drawn.bottom_style, "╱"))
        for row, (opening, text, style, closing) in enumerate(halves):
            marks[line + row].append((left, opening, edge))
            marks[line + row].append((left + 1, f"{text:<4}", style))
            marks[line + row].append((left + 5, closing, edge))
    return marks


def _small(cells: dict[Cell, Hexagon]) -> Marks:
    """One line a hexagon, like bricks."""
    top = min(r for _, r in cells)
    marks: Marks = [[] for _ in range(1 + max(r for _, r in cells) - top)]
    for cell, drawn in cells.items():
        line, left = marks[cell[1] - top], _left(cell)
        text, more = drawn.top.strip(), drawn.bottom.strip()
        before = (5 - len(text + more)) // 2
        line.append((left, "│", "dim"))
        line.append((left + 1, " " * before + text, drawn.style))
        line.append((left + 1 + before + len(text), more, drawn.bottom_style))
        rest = before + len(text + more)
        line.append((left + 1 + rest, " " * (5 - rest), drawn.style))
        line.append((left + 6, "│", "dim"))
    return marks


def _window(marks: Marks, frame: Frame) -> Drawing:
    """The part of the picture that fits, its middle in the middle of the room, moved by the frame's shift."""
    first = min(column for line in marks for column, _, _ in line)
    last = max(column + len(text) for line in marks for column, text, _ in line)
    wide, high = last - first, len(marks)
    across, down = frame.shift
    left = first - (frame.width - wide) // 2
    if wide > frame.width:
        left = min(max(left + across, first), last - frame.width)
    above = 0 if high <= frame.height else min(max((high - frame.height) // 2 + down, 0), high - frame.height)
    lines = [_line(line, left, frame.width) for line in marks[above : above + frame.height]]
    return Drawing(lines, cropped=wide > frame.width or high > frame.height)


def _line(marks: list[tuple[int, str, str]], left: int, width: int) -> Text:
    """One line of the picture from column `left` on."""
    columns: dict[int, tuple[str, Any]] = {}
    for column, text, style in sorted(marks):
        for i, letter in enumerate(text):
            columns[column + i - left] = (letter, style)
    line = Text()
    for column in range(width):
        letter, style = columns.get(column, (" ", ""))
        line.append(letter, style)
    line.rstrip()
    return line
