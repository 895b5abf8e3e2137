"""The drawing of Comuni on a text screen: the columns, one town, stocks as far as screens allow.

A card is its level and the letters of the categories it serves, a storey a block, so nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ludotheca.drawing.board import Board, Drawing, Frame
from ludotheca.games.comuni import box
from ludotheca.games.comuni.view_types import Card, Column, ComuniView, SeatView
from ludotheca.kernel.event import Event
from ludotheca.kernel.game import Decision, MatchView, Named
from ludotheca.texts.speaker import Speaker

# Ink on ground for each category: readable on a light terminal and on a dark one.
STYLES = {
    "economy": "black on gold1",
    "military": "white on grey30",
    "culture": "black on pink1",
    "religion": "white on orange4",
}
GENERAL = "white on dark_red"
STOREY = "▮"
WALL = "▤"
PAWN = "♟"
# What the drawing shows anyway, or what is told again when it is done.
QUIET = {"column", "turn", "attacked", "sealed", "committed-mine"}


class ComuniBoard(Board):
    def heading(self, seen: MatchView, say: Speaker) -> str:
        position: ComuniView = seen.position
        enemy = {"enemy": say.word("enemy", position.enemy), "strength": position.strength}
        if position.phase == "commit":
            coming = say.text("where-invasion", **enemy)
        elif position.last_turns is not None:
            coming = say.text("where-last", count=position.last_turns, **enemy)
        else:
            count = sum(position.left.values())
            coming = say.text("where-deck", deck=say.word("deck", position.deck), count=count, **enemy)
        parts = [say.text("where-turn", turn=position.turn), say.word("phase", position.phase), coming]
        return " · ".join(parts[1:] if seen.over else parts)

    def seat_note(self, seen: MatchView, say: Speaker, seat: int) -> Text:
        """Comune, envoys at home, hand, guild masters; the stock if no screen stands before it."""
        position: ComuniView = seen.position
        mine = position.seats[seat]
        comune = "" if mine.comune is None else say.word("comune", mine.comune)
        note = Text(f"{mine.number} {comune:<8}")
        note.append(f"{PAWN if position.leader == seat else ' '} ⚑{mine.envoys} ▯{len(mine.hand)} ")
        note.append("".join(_letter(master, say) for master in mine.masters).ljust(4), "bold")
        if mine.next_step is None and mine.sealed:
            note.append(f" ✓ {say.text('fists-closed')}", "dim")
        if not hidden(seen, seat):
            note.append_text(_stock(mine, say))
        return note

    def label(self, seen: MatchView, say: Speaker, decision: Decision, action: Named) -> Text:
        label = Text()
        if action["type"] in {"choose", "discard"}:
            card = next(c for c in _hand(seen, decision.seat) if c.card == action["card"])
            label.append_text(chip(card, say)).append(" ")
        label.append(say.action(action), "default")
        if action["type"] in {"build", "wall"}:
            cost = decision.args["costs"][decision.actions.index(action)]
            label.append(f" ({say.text('costs', count=cost)})" if cost else "", "dim")
        return label

    def notable(self, events: Sequence[Event]) -> list[Event]:
        return [event for event in events if event.kind not in QUIET]

    def legend(self, say: Speaker) -> Text:
        legend = Text()
        for category in box.CATEGORY_NAMES:
            legend.append(f" {say.word('code', category)} ", STYLES[category])
            legend.append(f" {say.word('category', category)} · ")
        return legend.append(say.text("legend-comuni"))

    def draw(self, frame: Frame) -> Drawing:
        """The whole picture where there is room for it, else the town in one line."""
        lines = _picture(frame)
        if len(lines) > frame.height:
            lines = _small_picture(frame)
        for line in lines:
            line.truncate(frame.width)
        cropped = len(lines) > frame.height
        above = min(max(frame.shift[1], 0), len(lines) - frame.height) if cropped else 0
        return Drawing(lines[above : above + frame.height], cropped)


BOARD = ComuniBoard()


def hidden(seen: MatchView, seat: int) -> bool:
    """Whether a screen stands between the reader and this seat's stock and hand."""
    return bool(seen.options["screens"]) and seat != seen.viewer and not seen.over


def chip(card: Card, say: Speaker) -> Text:
    """A card in a line of text."""
    letters = "".join(say.word("code", category) for category in card.categories)
    return Text(
        f"{card.level}{letters}", STYLES[card.categories[0]] if len(card.categories) == 1 else GENERAL
    )


def _letter(master: str, say: Speaker) -> str:
    return say.word("code", box.CATEGORY_NAMES[box.MASTER_NAMES.index(master)])


def _hand(seen: MatchView, seat: int) -> list[Card]:
    hand: list[Card] = seen.position.seats[seat].hand
    return hand


def _stock(mine: SeatView, say: Speaker) -> Text:
    note = Text()
    for resource in box.RESOURCE_NAMES:
        note.append(f"  {say.word('resource', resource)} ", "dim").append(str(mine.stock[resource]), "bold")
    return note


def _picture(frame: Frame) -> list[Text]:
    position: ComuniView = frame.seen.position
    mine, say = position.seats[frame.looking], frame.say
    lines = [*_columns(position, frame), _masters(position, say), _supply(position, say)]
    lines += [Text("─" * frame.width, "dim"), _title(mine, frame), *_town(mine, say)]
    if hidden(frame.seen, frame.looking):
        return [*lines, Text(f"{say.text('stock-title')} {say.text('stock-hidden')}", "dim")]
    return [*lines, Text(say.text("stock-title")).append_text(_stock(mine, say)), _cards(mine, say)]


def _small_picture(frame: Frame) -> list[Text]:
    position: ComuniView = frame.seen.position
    mine, say = position.seats[frame.looking], frame.say
    lines = [*_columns(position, frame), _masters(position, say), _title(mine, frame), _town_line(mine, say)]
    return lines if hidden(frame.seen, frame.looking) else [*lines, _cards(mine, say)]


def _cards(mine: SeatView, say: Speaker) -> Text:
    hand = [chip(card, say) for card in mine.hand]
    return Text(f"{say.text('hand-cards')} ").append_text(Text(" ").join(hand or [Text("–")]))


def _columns(position: ComuniView, frame: Frame) -> list[Text]:
    """The columns side by side: number, cards, and the envoy with its offer below."""
    wide = max(8, min(13, frame.width // max(1, len(position.columns))))
    cells = [_column(column, frame.say, wide) for column in position.columns]
    height = max(len(cell) for cell in cells)
    lines = []
    for row in range(height):
        line = Text()
        for cell in cells:
            part = cell[row] if row < len(cell) else Text()
            part.truncate(wide - 1)
            part.pad_right(wide - part.cell_len)
            line.append_text(part)
        lines.append(line)
    return lines


def _column(column: Column, say: Speaker, wide: int) -> list[Text]:
    if column.bidder is None:
        offer = Text(say.text("column-free"), "dim")
    else:
        offer = Text(f"{say.name(column.bidder)[: wide - 4]} {column.gold}", "bold")
    places = [chip(card, say) for card in column.cards]
    places += [Text("·", "dim")] * (column.size - len(places))
    return [Text(f"[{column.number}]{' +' if column.bonus else ''}", "cyan"), offer, *places]


def _masters(position: ComuniView, say: Speaker) -> Text:
    """Guild masters, and the hero tiles of the coming invasion."""
    line = Text(f"{say.text('masters-title')} ", "dim")
    for master, holder in position.masters.items():
        name = say.text("master-free") if holder is None else say.name(holder)
        line.append(f"{_letter(master, say)} {name}  ", "default")
    heroes = [str(hero.value) for hero in position.heroes if hero.enemy == position.enemy]
    return line.append(f" {say.text('heroes-title')} ", "dim").append(", ".join(heroes), "default")


def _supply(position: ComuniView, say: Speaker) -> Text:
    line = Text(f"{say.text('supply-title')} ", "dim")
    for resource, count in position.supply.items():
        line.append(f"{say.word('resource', resource)} {count}  ", "default")
    return line


def _title(mine: SeatView, frame: Frame) -> Text:
    """Whose town it is, what it would face, what its walls can do."""
    say = frame.say
    own = frame.looking == frame.seen.viewer
    title = say.text("town-mine") if own else say.text("town-of", of=say.of(frame.looking))
    faces = say.text("faces", attack=mine.facing, defence=mine.walls_full)
    return Text(title, "bold").append(f"  {faces}", "default")


def _town(mine: SeatView, say: Speaker) -> list[Text]:
    """The buildings of each category and the walls as blocks, tallest first."""
    lines = []
    width = 2 + max(len(say.word("category", category)) for category in box.CATEGORY_NAMES)
    for category in box.CATEGORY_NAMES:
        star = "*" if category in mine.active else " "
        line = Text(f"{say.word('category', category)}{star}".ljust(width), STYLES[category])
        lines.append(line.append(f" {_blocks(_heights(mine, category), STOREY)}", "default"))
    line = Text(say.text("walls-title").ljust(width))
    lines.append(line.append(f" {_blocks(_heights(mine, 'walls'), WALL)}", "default"))
    return lines


def _town_line(mine: SeatView, say: Speaker) -> Text:
    """The same in one line, with letters."""
    line = Text()
    for category in box.CATEGORY_NAMES:
        star = "*" if category in mine.active else ""
        line.append(f"{say.word('code', category)}{star}", STYLES[category])
        line.append(f" {_blocks(_heights(mine, category), STOREY)}  ", "default")
    return line.append(f"{say.text('walls-title')} {_blocks(_heights(mine, 'walls'), WALL)}", "default")


def _heights(mine: SeatView, place: str) -> list[int]:
    """The storeys of the buildings of a category, or of the walls, tallest first."""
    if place == "walls":
        return sorted((section.storeys for section in mine.walls), reverse=True)
    return sorted((b.storeys for b in mine.buildings if b.category == place), reverse=True)


def _blocks(heights: Sequence[int], block: str) -> str:
    return " ".join(block * height for height in heights) or "-"
