"""Which titles a test is about, and what lies in the folder of a title's tests.

tests/games/TITLE/numbers.json   numbers that must not change by themselves (contract/stored.py makes them)
tests/games/TITLE/records/       whole games that are replayed for ever (tools/make_records.py makes them)
tests/games/TITLE/suite.toml     how much of the shared suites the title gets; `Suite` tells what may be in it
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from ludotheca.games import registry

FOLDER = Path(__file__).parent
EXAMPLE = registry.EXAMPLE
# Every title, and the example that new ones are copied from.
PLAYED = [*registry.titles(), EXAMPLE]
# Those that may lack nothing. What a draft lacks, `test_stages` says.
COMPLETE = [title for title in registry.titles() if registry.get(title).meta.stage == "complete"]


class Suite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a title asks of the shared suites."""

    # So many games at every number of players in `make soak`.
    soak_games: int = 1_000
    # Options that are variants of the game rather than readings of a rule: all their combinations are played, and in
    # the soak each of them as much as the game without any.
    variants: tuple[str, ...] = ()
    # Whether uniform players end a game early: the checks then play games by the quick policy too, with slips.
    ends_early: bool = False
    # Sections of RULES.md that say how we read the booklet: their lines name a function, the function need not name
    # them.
    readings: tuple[str, ...] = ()
    # Words of its texts that may follow a one though they look like a plural: "seat 1 brings", "1 bois".
    uncounted: tuple[str, ...] = ()


def suite(title: str) -> Suite:
    """The settings of a title; a title without a file has the usual ones."""
    path = FOLDER / title / "suite.toml"
    return msgspec.toml.decode(path.read_bytes(), type=Suite) if path.exists() else Suite()


def records(title: str) -> list[Path]:
    """The stored games of a title."""
    return sorted((FOLDER / title / "records").glob("*.json"))
