"""How much each level thinks: data, measured in the arena.

`settings.json` beside this file has the levels of any title; a title's own `bots.json`, if it has one, changes them for
all its levels (`every`) or for one. A character is a master with a mind of its own: it values other things.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from ludotheca.bots.search.knobs import Knobs


class LevelSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A level's way of playing. Without iterations it plays the quick policy, with them it searches; with `samples` it looks
    one step ahead, so often where luck has a part. `oversights` is the
    share of decisions, in hundredths, that get too little thought: a quick player looks at a handful of the actions only,
    a searcher plays the quick policy. `learned` stops the search at quiet points to ask the title's net, where it has
    one. The rest describes the search (see `search.knobs.Knobs`)."""

    oversights: int = 0
    learned: bool = False
    samples: int = 0
    iterations: int = 400
    seconds: float = 1.0
    tree: bool = True
    exploration: float = 0.1
    widening: float = 1.0
    win_weight: float = 0.5
    margin: float = 15.0
    own: float = 1.0
    spite: float = 1.0
    others: int = 1
    doubt: float = 1.0
    reach: int = 0
    blend: float = 0.0
    least: int = 0
    beam: int = 0

    def knobs(self) -> Knobs:
        """The part that describes the search."""
        fields = msgspec.structs.asdict(self)
        for name in ("oversights", "learned", "samples", "iterations", "seconds"):
            del fields[name]
        return Knobs(**fields)


@cache
def settings_for(title: str, level: str) -> LevelSettings:
    """The settings of a level in a title: those of any title, then what the title says for every level and for this. Some
    are `like` another level of the title, but for what they say themselves."""
    package = files("ludotheca")
    usual = _read(package / "bots" / "settings.json")
    own = _read(package / "games" / title / "bots.json")
    said = dict(usual[level])
    like = said.pop("like", None)
    if like is not None:
        fields = msgspec.structs.asdict(settings_for(title, like)) | said
    else:
        fields = said | own.get("every", {})
    return msgspec.convert(fields | own.get(level, {}), LevelSettings)


def _read(path: Traversable) -> dict[str, dict[str, Any]]:
    """Settings by level; none where there is no file."""
    return msgspec.json.decode(path.read_bytes(), type=dict[str, dict[str, Any]]) if path.is_file() else {}
