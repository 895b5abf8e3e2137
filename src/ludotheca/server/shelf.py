"""What can be played, and against whom."""

from __future__ import annotations

from ludotheca import __version__
from ludotheca.bots.levels import CHARACTERS, DEFAULT_LEVEL, LEVELS
from ludotheca.games import registry
from ludotheca.server import protocol as p


def catalogue() -> p.Catalogue:
    """The titles and the bots of this program."""
    return p.Catalogue(
        server=__version__,
        protocol=p.PROTOCOL,
        titles=[registry.get(title).meta for title in registry.titles()],
        levels=[
            p.BotLevel(level=level, usual=level == DEFAULT_LEVEL, character=level in CHARACTERS)
            for level in LEVELS + CHARACTERS
        ],
    )
