"""Where the bots stand: fixed points of the scale, fitted to thousands of games among themselves. Regular is 1500 in every title.

bench/ratings.py plays the games and writes `anchors.json`.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from ludotheca.ratings.glicko import Rating

DOUBT = 30.0
MOST_ABOVE = 100.0  # who has only ever beaten bots stands no higher above the strongest


@cache
def _read() -> dict[str, dict[str, int]]:
    data = files("ludotheca.ratings").joinpath("anchors.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, dict[str, int]])


def anchors(title: str) -> dict[str, int]:
    """The ratings of the levels that are anchored in this title, the weakest first."""
    return dict(sorted(_read().get(title, {}).items(), key=lambda found: found[1]))


def anchor(title: str, level: str) -> Rating:
    """The rating of a bot; `KeyError` if it has none."""
    return Rating(float(_read()[title][level]), DOUBT, fixed=True)


def ceiling(title: str) -> float:
    """What games against bots alone can bring."""
    return max(_read()[title].values()) + MOST_ABOVE
