"""How much each level thinks in each title: data, measured in the arena."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A level's way of playing. `oversights` is the share of decisions, in hundredths, in which it looks at a handful of
    the actions only; without iterations it plays the quick policy; the rest describes the search (see
    `search.knobs.Knobs`)."""

    oversights: int = 0
    iterations: int = 400
    seconds: float = 1.0
    tree: bool = True
    exploration: float = 0.1
    widening: float = 1.0
    horizon: int = 0
    slips: int = 0
    win_weight: float = 0.5
    margin: float = 15.0
    others: int = 1
    doubt: float = 1.0


@cache
def _all() -> dict[str, dict[str, Settings]]:
    text = files("ludotheca.bots").joinpath("settings.json").read_bytes()
    given: dict[str, dict[str, dict[str, object]]] = msgspec.json.decode(text)
    return {
        title: {level: msgspec.convert(values, Settings) for level, values in levels.items()}
        for title, levels in given.items()
    }


def settings_for(title: str, level: str) -> Settings:
    """The settings of a level in a title; a title that names none plays by the general ones."""
    known = _all()
    return known.get(title, {}).get(level) or known["any"][level]
