"""What a title shows a net of a position: the features of one seat that are not zero."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludotheca.kernel.vecs import vec

MOST: Final = 127  # a feature fits into a byte


@final
class Look:
    """A scratch pad for `State.look`: numbers by index, each index at most once."""

    def __init__(self, features: i64) -> None:
        self.count: i64 = 0
        self.index: vec[i64] = vec[i64]([0] * features)
        self.value: vec[i64] = vec[i64]([0] * features)

    def clear(self) -> None:
        self.count = 0

    def put(self, index: i64, value: i64) -> None:
        """A number, cut to what a byte holds."""
        if value != 0:
            self.index[self.count] = index
            self.value[self.count] = min(max(value, -MOST), MOST)
            self.count += 1

    def one_of(self, first: i64, size: i64, value: i64) -> None:
        """A flag for a number from 0 to `size` - 1, the last for all above it."""
        self.index[self.count] = first + min(max(value, 0), size - 1)
        self.value[self.count] = 1
        self.count += 1
