"""The general drawing: any position in the title's own words, for titles without a drawing of their own.

A field of the view is labelled by the title's text `field-<name>`, or by its readable name where there is none; an empty
label hides the field, and so does holding nothing. What the view holds of every seat stands in a table with a column per seat. Words, names and
numbers are said as in sentences: `seat` is a player's name, `land: "field"` is the text `land-field`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from rich.cells import cell_len, set_cell_size
from rich.text import Text

from ludotheca.drawing.lines import wrap
from ludotheca.kernel.game import MatchView
from ludotheca.texts.speaker import Speaker, family_of

NOTHING = "–"
YES = "✓"
WIDEST_LABEL = 22
NARROWEST = 9  # column of a seat
MOST_LINES = 3  # of a cell; what is longer stands below the table, for the seat that is looked at
HEADING = ("round", "phase")


def heading(seen: MatchView, say: Speaker) -> str:
    """The round and the phase, where the view has them."""
    position = msgspec.to_builtins(seen.position)
    parts = []
    if "round" in position and (name := label("round", say)):
        parts.append(f"{name} {value('round', position['round'], say)}")
    if "phase" in position:
        parts.append(value("phase", position["phase"], say))
    return " · ".join(parts)


def lines(seen: MatchView, say: Speaker, looking: int, width: int) -> list[Text]:
    """The whole position: what is common to all, then the seats side by side."""
    position = msgspec.to_builtins(seen.position)
    common, seats = split(position, seen.players)
    out = _flow([_labelled(name, said) for name, said in shown(common, say)], width)
    for table in seats.values():
        out += [*([Text()] if out else []), *_table(table, say, seen, looking, width)]
    return out


def split(
    position: Mapping[str, Any], players: int
) -> tuple[dict[str, Any], dict[str, list[dict[str, Any]]]]:
    """What is common to all, without what the heading says, and the lists that hold something of every seat."""
    common = {name: kept for name, kept in position.items() if name not in HEADING}
    seats = {
        name: kept
        for name, kept in common.items()
        if isinstance(kept, list) and len(kept) == players and all(isinstance(seat, Mapping) for seat in kept)
    }
    return {name: kept for name, kept in common.items() if name not in seats}, seats


def shown(data: Mapping[str, Any], say: Speaker) -> Iterator[tuple[str, str]]:
    """Label and value of every field that says something."""
    for name, kept in data.items():
        heard, said = label(name, say), value(name, kept, say)
        if heard and said != NOTHING:
            yield heard, said


def label(name: str, say: Speaker) -> str:
    """What a field is called."""
    key = f"field-{name.replace('_', '-')}"
    return say.text(key) if say.has(key) else readable(name).capitalize()


def value(name: str, kept: Any, say: Speaker) -> str:
    """What a field holds, in words."""
    if isinstance(kept, Mapping):
        return ", ".join(f"{heard} {said}" for heard, said in shown(kept, say)) or NOTHING
    if isinstance(kept, list):
        return _list(name, kept, say)
    if kept is None or isinstance(kept, bool):
        known = say.has(f"{name.replace('_', '-')}-{'none' if kept is None else str(kept).lower()}")
        return say.word(name.replace("_", "-"), kept) if known else YES if kept else NOTHING
    return _word(name, kept, say)


def readable(name: str) -> str:
    """A name of the program as a person reads it."""
    return name.replace("_", " ").replace("-", " ")


def _list(name: str, kept: Sequence[Any], say: Speaker) -> str:
    """The items one after another."""
    family = family_of(name)
    items = (_piece(item, say) if isinstance(item, Mapping) else value(family, item, say) for item in kept)
    return ", ".join(items) or NOTHING


def _piece(piece: Mapping[str, Any], say: Speaker) -> str:
    """A piece with several fields is said by those that hold something."""
    said = [value(name, kept, say) for name, kept in piece.items() if kept is not None]
    return " ".join(text for text in said if text != NOTHING) or NOTHING


def _word(family: str, word: Any, say: Speaker) -> str:
    said = say.arguments({family: word}, lenient=True)[family.replace("_", "-")]
    return readable(said) if said == word and isinstance(said, str) else str(said)


def _labelled(name: str, said: str) -> Text:
    return Text(f"{name} ", "dim").append(said, "bold" if len(said) < WIDEST_LABEL else "")


def _flow(items: Sequence[Text], width: int) -> list[Text]:
    """As many on a line as there is room for."""
    out: list[Text] = []
    for item in items:
        if out and out[-1].cell_len + 3 + item.cell_len <= width:
            out[-1] = out[-1].append("   ").append_text(item)
        else:
            out += _wrap(item, width)
    return out


def _table(
    seats: Sequence[Mapping[str, Any]], say: Speaker, seen: MatchView, looking: int, width: int
) -> list[Text]:
    """A column per seat, and a row per field that says something of a seat. Seats without room stand below the others."""
    said = {label(name, say): [value(name, seat[name], say) for seat in seats] for name in seats[0]}
    rows = {heard: values for heard, values in said.items() if heard and {*values} != {NOTHING}}
    first = min(WIDEST_LABEL, width // 3, max(map(cell_len, rows), default=0))
    beside = min(len(seats), max(1, (width - first) // NARROWEST))
    column = (width - first) // beside
    below = [
        heard for heard, values in rows.items() if max(map(cell_len, values)) > MOST_LINES * (column - 2)
    ]
    out: list[Text] = []
    for start in range(0, len(seats), beside):
        band = range(start, min(start + beside, len(seats)))
        names = [("bold reverse" if seat == looking else "bold", [say.name(seat)]) for seat in band]
        out += _row("", names, first, column)
        for heard, values in rows.items():
            if heard not in below:
                cells = [("bold" if s == seen.viewer else "", _fold(values[s], column - 2)) for s in band]
                out += _row(heard, cells, first, column)
    for heard in below:
        out += _wrap(_labelled(heard, rows[heard][looking]), width)
    return out


def _row(heard: str, cells: Sequence[tuple[str, list[str]]], first: int, column: int) -> list[Text]:
    """The lines of a row: its label, then style and lines of each cell."""
    out = []
    for i in range(max(len(cell) for _, cell in cells)):
        line = Text(set_cell_size(heard if i == 0 else "", first), "dim")
        for style, cell in cells:
            line.append("  ").append(set_cell_size(cell[i] if i < len(cell) else "", column - 2), style)
        out.append(line)
    return out


def _fold(text: str, width: int) -> list[str]:
    return [line.plain for line in _wrap(Text(text), width)]


def _wrap(text: Text, width: int) -> list[Text]:
    wrapped = wrap(text, width)
    for line in wrapped:
        line.rstrip()
    return wrapped
