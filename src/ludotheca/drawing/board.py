"""How a title looks on a text screen.

A title that wants its own drawing makes a `Board` of its own and returns it from `Game.board`; what it leaves out
works for any title. A board reads views only, so it can show nothing the reader may not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from rich.text import Text

from ludotheca.kernel.event import Event
from ludotheca.kernel.game import Decision, MatchView, Named
from ludotheca.texts.speaker import Speaker


@dataclass(frozen=True)
class Frame:
    """What is to be drawn, and how much room there is for it.

    `looking` is the seat whose things are shown; `decision` is the reader's own, with `menu` giving the number of each
    of its actions. `shift` moves the window over a drawing that is larger than the room: columns, then lines.
    """

    seen: MatchView
    say: Speaker
    looking: int
    width: int
    height: int
    decision: Decision | None = None
    menu: Sequence[int] = ()
    shift: tuple[int, int] = (0, 0)


@dataclass
class Drawing:
    """Lines for the screen; `cropped` if some of the picture lies outside them."""

    lines: list[Text] = field(default_factory=list)
    cropped: bool = False


class Board:
    """The general drawing: every open number under its name."""

    def heading(self, seen: MatchView, say: Speaker) -> str:
        """Where the game stands: the round, the phase."""
        return ""

    def seat_note(self, seen: MatchView, say: Speaker, seat: int) -> Text:
        """What to tell of a seat beside its name and score."""
        return Text()

    def draw(self, frame: Frame) -> Drawing:
        """The picture of the seat that is looked at."""
        position = msgspec.to_builtins(frame.seen.position)
        lines = [Text(line) for line in _fields(position, frame.width)]
        return Drawing(lines[: frame.height], cropped=len(lines) > frame.height)

    def order(self, decision: Decision) -> list[int]:
        """The actions in the order a person sees them, by their place in the decision."""
        return list(range(len(decision.actions)))

    def numbered(self, decision: Decision) -> bool:
        """Whether `draw` shows the numbers of the menu, so that the list need not be read to choose."""
        return False

    def label(self, seen: MatchView, say: Speaker, decision: Decision, action: Named) -> Text:
        """An action in the menu, short."""
        return Text(say.action(action))

    def notable(self, events: Sequence[Event]) -> list[Event]:
        """What of these is worth telling; several small events may become one."""
        return list(events)

    def legend(self, say: Speaker) -> Text:
        """What the signs of the drawing mean."""
        return Text()


def _fields(data: Any, width: int, indent: str = "") -> list[str]:
    """Plain data as lines `name: value`, nested data below its name."""
    named = data.items() if isinstance(data, Mapping) else enumerate(data)
    lines: list[str] = []
    for name, value in named:
        flat = f"{indent}{name}: {value}"
        if isinstance(value, Mapping | list) and value and len(flat) > width:
            lines += [f"{indent}{name}:", *_fields(value, width, indent + "  ")]
        else:
            lines.append(flat[:width])
    return lines
