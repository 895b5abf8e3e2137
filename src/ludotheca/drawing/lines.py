"""Text in lines of a width."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

# No-break spaces, and the letters of no alphabet that stand for them while lines are broken.
_HELD = str.maketrans("\u00a0\u202f", "\ue000\ue001")
_LET_GO = str.maketrans("\ue000\ue001", "\u00a0\u202f")


def wrap(text: Text, width: int) -> list[Text]:
    """The text in lines. No line breaks at a no-break space, so that in French a colon stays with its word."""
    if not text.plain:
        return []
    whole = text.copy()
    whole.plain = whole.plain.translate(_HELD)
    lines = list(whole.wrap(Console(width=width, color_system=None), width))
    for line in lines:
        line.plain = line.plain.translate(_LET_GO)
    return lines
