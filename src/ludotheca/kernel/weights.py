"""The numbers a title's policy weighs things with: data beside the code, so that a script can tune them.

A title keeps them in `weights.json` with the commands that made them, and in `weights.py` an index per weight. They are
whole numbers, so that the compiled and the plain engine weigh alike.
"""

from __future__ import annotations

import json
from typing import final

from mypy_extensions import i64

from ludotheca.kernel.vecs import vec


@final
class Weights:
    """Weights by index: `WEIGHTS.values[LINK]`. The tuner puts others in their place for a while."""

    def __init__(self, names: tuple[str, ...], values: list[int]) -> None:
        if len(names) != len(values):
            raise ValueError(f"{len(names)} weights are named and {len(values)} given")
        self.names = names
        self.values: vec[i64] = vec[i64](values)
        self.stamp: i64 = (
            1  # raised when the weights change, so that what was worked out with them is worked out anew
        )

    def use(self, values: vec[i64]) -> None:
        """Weigh with these from now on."""
        self.values = values
        self.stamp += 1

    def dot(self, features: vec[i64]) -> i64:
        """The sum of the features, each times its weight."""
        values: vec[i64] = self.values
        total: i64 = 0
        i: i64 = 0
        while i < len(features):
            total += values[i] * features[i]
            i += 1
        return total


def read_weights(text: str, part: str, names: tuple[str, ...]) -> Weights:
    """One part of a title's weights.json, "policy" or "evaluation"; it must hold exactly the weights named."""
    given: dict[str, int] = json.loads(text)[part]["weights"]
    if sorted(given) != sorted(names):
        odd = sorted(set(given) ^ set(names))
        raise ValueError(f"weights.json and weights.py do not name the same weights: {', '.join(odd)}")
    return Weights(names, [given[name] for name in names])
