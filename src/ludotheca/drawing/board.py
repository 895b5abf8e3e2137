"""How a title looks on a text screen.

A title that wants its own drawing has a `terminal.py` with a `BOARD`, a `Board` of its own; what it leaves out is the
general drawing. A board reads views only, so it can show nothing the reader may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

from ludotheca.drawing import general
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

    def crop(self, lines: list[Text]) -> Drawing:
        """As many of these lines as there is room for, moved by `shift`; one that is too long is cut off."""
        hidden = max(0, len(lines) - self.height)
        above = min(max(self.shift[1], 0), hidden)
        for line in lines:
            line.truncate(self.width, overflow="ellipsis")
        return Drawing(lines[above : above + self.height], cropped=hidden > 0)


@dataclass
class Drawing:
    """Lines for the screen; `cropped` if some of the picture lies outside them."""

    lines: list[Text] = field(default_factory=list)
    cropped: bool = False


class Board:
    """The drawing of a title; as it stands here, the general one."""

    def heading(self, seen: MatchView, say: Speaker) -> str:
        """Where the game stands: the round, the phase."""
        return general.heading(seen, say)

    def seat_note(self, seen: MatchView, say: Speaker, seat: int) -> Text:
        """What to tell of a seat beside its name and score."""
        return Text()

    def draw(self, frame: Frame) -> Drawing:
        """The picture of the seat that is looked at."""
        return frame.crop(general.lines(frame.seen, frame.say, frame.looking, frame.width))

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
