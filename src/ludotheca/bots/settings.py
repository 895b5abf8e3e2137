"""How much each level thinks in each title: data, measured in the arena."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from ludotheca.bots.search.knobs import Knobs


class LevelSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A level's way of playing. Without iterations it plays the quick policy, with them it searches. `oversights` is the
    share of decisions, in hundredths, that get too little thought: a quick player looks at a handful of the actions only,
    a searcher plays the quick policy. The rest describes the search (see `search.knobs.Knobs`)."""

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

    def knobs(self) -> Knobs:
        """The part that describes the search."""
        fields = msgspec.structs.asdict(self)
        for name in ("oversights", "iterations", "seconds"):
            del fields[name]
        return Knobs(**fields)


@cache
def _all() -> dict[str, dict[str, dict[str, object]]]:
    text = files("ludotheca.bots").joinpath("settings.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, dict[str, dict[str, object]]])


@cache
def settings_for(title: str, level: str) -> LevelSettings:
    """The settings of a level in a title: those of any title, then what the title says for every level and for this."""
    known = _all()
    own = known.get(title, {})
    return msgspec.convert(known["any"][level] | own.get("every", {}) | own.get(level, {}), LevelSettings)
