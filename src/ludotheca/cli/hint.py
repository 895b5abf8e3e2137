"""A hint at the terminal: what a master would do here, in words and numbers."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ludotheca.bots.advice import Advice
from ludotheca.bots.searcher import Opinion
from ludotheca.cli import menu
from ludotheca.drawing.board import Board
from ludotheca.kernel.game import Decision, MatchView, ScoreLine
from ludotheca.texts.speaker import Speaker

BAR = 10


def lines(
    advice: Advice, seen: MatchView, board: Board, decision: Decision, order: Sequence[int], say: Speaker
) -> list[Text]:
    """A heading, and for each option: its number in the menu, its words, the share of victories, the points; below it why, where
    something stands out."""
    numbers = {place: number for number, place in menu.numbers(decision, order).items()}
    options = [option for option in advice.options if option.action in decision.actions]
    labels = [board.label(seen, say, decision, option.action) for option in options]
    width = max((label.cell_len for label in labels), default=0)
    heading = say.text("hint-heading" if advice.final else "hint-thinking", games=advice.iterations)
    made = [Text(heading, "bold green")]
    for option, label in zip(options, labels, strict=True):
        number = numbers[decision.actions.index(option.action)]
        line = Text().append(f"{number:>4} ", "bold cyan").append_text(label)
        line.append(" " * (width - label.cell_len + 2))
        filled = round(BAR * option.win)
        line.append("█" * filled, "green").append("░" * (BAR - filled), "dim")
        figures = say.text("hint-figures", win=f"{100 * option.win:3.0f}", points=round(option.points))
        equal = f"  {say.text('hint-equal')}" if option.equal else ""
        made.append(line.append(f" {figures}").append(equal, "dim"))
        if reason := _reason(advice, option, say):
            made.append(Text(f"{'':5}{reason}", "dim"))
    return made


def _reason(advice: Advice, option: Opinion, say: Speaker) -> str:
    """In lines of the final score."""
    place = advice.options.index(option)
    found = advice.reasons[place] if place < len(advice.reasons) else {}
    if not found:
        return ""
    told = [f"{say.score(ScoreLine(what, 0))} {round(points):+}" for what, points in found.items()]
    return say.text("hint-less" if place else "hint-more", lines=", ".join(told))
