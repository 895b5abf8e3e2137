"""News between processes that serve the same tables. Only pointers travel; whoever gets one reads the database.

The bus is a hint: a pointer may be lost or late, and a slow poll finds out what it said.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec


class Pointer(msgspec.Struct, frozen=True, array_like=True):
    """Look at this table: it is at this head and version, so many lines were said (`voiced`), or someone came or went
    there (`people`)."""

    table: str
    head: int
    version: int
    people: bool = False
    voiced: int = 0


Hear = Callable[[Pointer], None]
Concerns = Callable[[Pointer], bool]


class Bus:
    """Tells other processes, and hears from them on the event loop's thread. This one is for a single process."""

    def start(self, name: str, hear: Hear, concerns: Concerns) -> None:
        """Begin to hear; nobody hears what it sent under its own name, nor what does not concern it. That is asked on any
        thread: to wake the loop for nothing costs more than all the rest of a pointer."""

    def publish(self, pointer: Pointer) -> None:
        """Send it off without waiting."""

    def stop(self) -> None:
        """Hear and send no more."""


def open_bus(url: str, *, shared: bool) -> Bus:
    """The bus of a database that this process shares with others, or has for itself."""
    if not shared:
        return Bus()
    from ludotheca.server.bus.postgres import PostgresBus  # noqa: PLC0415 - SQLite needs no psycopg

    return PostgresBus(url)
