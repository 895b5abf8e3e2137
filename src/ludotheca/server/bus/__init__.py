"""News between processes that serve the same tables. Only pointers travel; whoever gets one reads the database.

The bus is a hint: a pointer may be lost or late, and a slow poll finds out what it said.
"""

from __future__ import annotations

import abc
from collections.abc import Callable

import msgspec


class Pointer(msgspec.Struct, frozen=True, array_like=True):
    """Look at this table: it is at this head and version, or someone came or went there (`people`)."""

    table: str
    head: int
    version: int
    people: bool = False


Hear = Callable[[Pointer], None]


class Bus(abc.ABC):
    """Tells other processes, and hears from them on the event loop's thread."""

    @abc.abstractmethod
    def start(self, hear: Hear) -> None: ...

    @abc.abstractmethod
    def publish(self, pointer: Pointer) -> None:
        """Send it off without waiting."""

    @abc.abstractmethod
    def stop(self) -> None: ...


class MemoryBus(Bus):
    """One process has nobody else to tell."""

    def start(self, hear: Hear) -> None:
        pass

    def publish(self, pointer: Pointer) -> None:
        pass

    def stop(self) -> None:
        pass
