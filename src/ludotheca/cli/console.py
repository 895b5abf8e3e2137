"""The screen of a command: rich draws on it, and no text that it is given can command the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from ludotheca.texts.signs import harmless


class PlainConsole(Console):
    """A console whose texts, drawn or plain, have no control codes of their own."""

    def print(self, *objects: Any, **how: Any) -> None:
        super().print(*(_harmless(one) for one in objects), **how)


def _harmless(shown: Any) -> Any:
    if isinstance(shown, str):
        return harmless(shown)
    if isinstance(shown, Text):
        shown.plain = harmless(shown.plain)
    return shown
