"""Where a title writes what a seat sees, as numbers for a learner: rows of one length, one after another."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64

from ludotheca.kernel.vecs import vec

# No row is longer. `row_size` measures on a row of this length.
LONGEST: Final = 4096


@final
class Sight:
    """The rows, and the place where `State.observe` writes next. All numbers fit into two bytes.

    A row begins as zeros and is written by one title over and over. So where a piece that is there always begins with a
    number above 0, a 0 in its place says that the rest of it is 0 too, and need not be written (`nothing`). `same`
    says that the row was last written for the same game, `again` for the same viewer too: what only grows need be written
    from there on.
    """

    def __init__(self, size: i64) -> None:
        self.out: vec[i16] = vec[i16]([0] * size)
        self.at: i64 = 0
        self.same: bool = False
        self.again: bool = False

    def put(self, value: i64) -> None:
        """A number."""
        self.out[self.at] = i16(value)
        self.at += 1

    def yes(self, is_so: bool) -> None:
        """1 if it is so, else 0."""
        if is_so:
            self.put(1)
        else:
            self.put(0)

    def one_of(self, size: i64, value: i64) -> None:
        """A flag for each number from 0 to `size` - 1: set for this one, none where it lies outside."""
        at: i64 = self.at
        self.zeros(size)
        if 0 <= value < size:
            self.out[at + value] = 1

    def bits(self, size: i64, value: i64) -> None:
        """The lowest bits of a number, a flag each."""
        at: i64 = self.at
        out = self.out
        i: i64 = 0
        while i < size:
            out[at + i] = i16((value >> i) & 1)
            i += 1
        self.at = at + size

    def seat(self, seat: i64, first: i64, players: i64) -> None:
        """A seat as counted from the viewer: 1 for themselves, then round the table; 0 for nobody."""
        if seat < 0:
            self.put(0)
        elif seat < first:
            self.put(seat - first + players + 1)
        else:
            self.put(seat - first + 1)

    def seats(self, seats: vec[i64], count: i64, first: i64, players: i64) -> None:
        """Seats of a list, each as `seat` writes it."""
        at: i64 = self.at
        out = self.out
        i: i64 = 0
        while i < count:
            seat: i64 = seats[i]
            if seat < 0:
                out[at + i] = 0
            elif seat < first:
                out[at + i] = i16(seat - first + players + 1)
            else:
                out[at + i] = i16(seat - first + 1)
            i += 1
        self.at = at + count

    def row(self, values: vec[i64], start: i64, count: i64) -> None:
        """Numbers of a list, as they are."""
        at: i64 = self.at
        out = self.out
        i: i64 = 0
        while i < count:
            out[at + i] = i16(values[start + i])
            i += 1
        self.at = at + count

    def raised(self, values: vec[i64], start: i64, count: i64) -> None:
        """Numbers of a list, each one higher: NONE becomes 0."""
        at: i64 = self.at
        out = self.out
        i: i64 = 0
        while i < count:
            out[at + i] = i16(values[start + i] + 1)
            i += 1
        self.at = at + count

    def nothing(self, count: i64) -> None:
        """Room for a piece that is not there, of those that begin with a number above 0 where they are."""
        if self.out[self.at] != 0:
            self.zeros(count)
        else:
            self.at += count

    def zeros(self, count: i64) -> None:
        """Room for what is not there, or not to be seen."""
        at: i64 = self.at
        out = self.out
        i: i64 = 0
        while i < count:
            out[at + i] = 0
            i += 1
        self.at = at + count

    def tally(self, kinds: vec[i64], count: i64, size: i64) -> None:
        """How many there are of each kind from 0 to `size` - 1 among the first `count` of a list."""
        at: i64 = self.at
        self.zeros(size)
        out = self.out
        i: i64 = 0
        while i < count:
            out[at + kinds[i]] += 1
            i += 1
