"""What all commands share: the voice in the language of the reader, and the screen."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ludotheca.texts.speaker import Speaker

if TYPE_CHECKING:
    from rich.console import Console

_FOLDER = Path(__file__).parent / "texts"
_voice: list[Speaker] = []


def use(lang: str) -> Speaker:
    """Speak this language from now on."""
    _voice[:] = [Speaker(lang, folders=(_FOLDER,))]
    return _voice[0]


def say() -> Speaker:
    """The voice of this run."""
    return _voice[0]


def console() -> Console:
    """The screen. Without a terminal it is 80 columns wide, or what COLUMNS says, and without colour."""
    from ludotheca.cli.console import PlainConsole  # noqa: PLC0415 - `--json` needs no screen

    return PlainConsole(highlight=False, markup=False, emoji=False, soft_wrap=False)
