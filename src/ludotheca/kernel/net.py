"""A small net that says from a quiet position who will win, and with how many points.

Every seat's features go through one layer of the same weights; what comes out, and its sum over all seats, goes through a
second one; so the order and the number of the seats are free. A straight path from the features helps to learn. All is
in whole numbers, so that the compiled and the plain engine agree everywhere; only the last step, from the seats' worths
to shares, is not.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from ludotheca.kernel.look import Look
from ludotheca.kernel.state import State
from ludotheca.kernel.vecs import vec

# How fine the numbers are: 1.0 is two to the power of this.
FIRST_BITS: Final = 16  # first layer
FIRST_OUT: Final = 10  # what it gives on
SECOND_BITS: Final = 14
SECOND_OUT: Final = 12
THIRD_BITS: Final = 12
OUT_BITS: Final = 24  # the sums at the end, and the straight path: SECOND_OUT + THIRD_BITS
OUTPUTS: Final = 2  # how likely victory is (a logarithm), and the points still to come
LANES: Final = 8  # sums that are made side by side


def sizes(features: int, wide: int, narrow: int) -> list[int]:
    """How many numbers each part of a net has, in their order in a file: first layer, its start; second layer from the
    seat's own, from all seats', its start; third layer; straight path; the start of the end."""
    return [
        features * wide,
        wide,
        wide * narrow,
        wide * narrow,
        narrow,
        narrow * OUTPUTS,
        features * OUTPUTS,
        OUTPUTS,
    ]


@final
class Net:
    """`numbers` are the parts of `sizes` one after another; `unit` is how many points the second output counts in."""

    def __init__(self, features: i64, wide: i64, narrow: i64, unit: i64, numbers: list[int]) -> None:
        parts: list[list[int]] = []
        start = 0
        for size in sizes(int(features), int(wide), int(narrow)):
            parts.append(numbers[start : start + size])
            start += size
        if start != len(numbers) or wide % LANES != 0 or narrow % LANES != 0:
            raise ValueError(
                f"a net of {features}, {wide} and {narrow} has {start} numbers, not {len(numbers)}"
            )
        self.wide = wide
        self.narrow = narrow
        self.unit = unit
        self.first: vec[i64] = vec[i64](parts[0])
        self.first_start: vec[i64] = vec[i64](parts[1])
        self.own: vec[i64] = vec[i64](parts[2])
        self.all: vec[i64] = vec[i64](parts[3])
        self.second_start: vec[i64] = vec[i64](parts[4])
        self.third: vec[i64] = vec[i64](parts[5])
        self.straight: vec[i64] = vec[i64](parts[6])
        self.end: vec[i64] = vec[i64](parts[7])
        self.pad = Look(features)
        self.hidden: vec[i64] = vec[i64]()  # of all seats, one after another
        self.total: vec[i64] = vec[i64]([0] * wide)
        self.shared: vec[i64] = vec[i64]([0] * narrow)
        self.outs: vec[i64] = vec[i64]()  # of all seats, OUTPUTS each

    def stand(self, state: State, viewer: i64) -> vec[float]:
        """Each seat's share of victory, then each seat's final score, as the viewer may expect them."""
        players: i64 = state.players
        self.think(state, viewer)
        scale: float = float(i64(1) << OUT_BITS)
        most: i64 = self.outs[0]
        seat: i64 = 1
        while seat < players:
            most = max(most, self.outs[seat * OUTPUTS])
            seat += 1
        stand: vec[float] = vec[float]([0.0] * (2 * players))
        total: float = 0.0
        seat = 0
        while seat < players:
            share: float = math.exp(float(self.outs[seat * OUTPUTS] - most) / scale)
            stand[seat] = share
            total += share
            to_come: float = float(self.outs[seat * OUTPUTS + 1]) / scale * float(self.unit)
            stand[players + seat] = float(state.score(seat)) + to_come
            seat += 1
        seat = 0
        while seat < players:
            stand[seat] = stand[seat] / total
            seat += 1
        return stand

    def think(self, state: State, viewer: i64) -> None:
        """Fill `outs`."""
        players: i64 = state.players
        if len(self.outs) != players * OUTPUTS:
            self.outs = vec[i64]([0] * (players * OUTPUTS))
            self.hidden = vec[i64]([0] * (players * self.wide))
        i: i64 = 0
        while i < self.wide:
            self.total[i] = 0
            i += 1
        seat: i64 = 0
        while seat < players:
            self.pad.clear()
            state.look(seat, viewer, self.pad)
            self.first_layer(seat)
            self.straight_path(seat)
            seat += 1
        i = 0
        while i < self.narrow:
            self.shared[i] = self.second_start[i]
            i += 1
        layer(self.total, 0, self.wide, self.all, self.narrow, self.shared)
        seat = 0
        while seat < players:
            self.later_layers(seat)
            seat += 1

    def first_layer(self, seat: i64) -> None:
        """From the features in the pad; adds what comes out to the total."""
        wide: i64 = self.wide
        count: i64 = self.pad.count
        index: vec[i64] = self.pad.index
        value: vec[i64] = self.pad.value
        weights: vec[i64] = self.first
        start: vec[i64] = self.first_start
        unit: i64 = 0
        while unit < wide:
            a: i64 = start[unit]
            b: i64 = start[unit + 1]
            c: i64 = start[unit + 2]
            d: i64 = start[unit + 3]
            e: i64 = start[unit + 4]
            f: i64 = start[unit + 5]
            g: i64 = start[unit + 6]
            h: i64 = start[unit + 7]
            k: i64 = 0
            while k < count:
                at: i64 = index[k] * wide + unit
                v: i64 = value[k]
                a += weights[at] * v
                b += weights[at + 1] * v
                c += weights[at + 2] * v
                d += weights[at + 3] * v
                e += weights[at + 4] * v
                f += weights[at + 5] * v
                g += weights[at + 6] * v
                h += weights[at + 7] * v
                k += 1
            place: i64 = seat * wide + unit
            self.give_on(place, unit, a, b, c, d)
            self.give_on(place + 4, unit + 4, e, f, g, h)
            unit += LANES

    def give_on(self, place: i64, unit: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Four sums of the first layer, nothing below zero."""
        shift: i64 = FIRST_BITS - FIRST_OUT
        a = max(a, 0) >> shift
        b = max(b, 0) >> shift
        c = max(c, 0) >> shift
        d = max(d, 0) >> shift
        self.hidden[place] = a
        self.hidden[place + 1] = b
        self.hidden[place + 2] = c
        self.hidden[place + 3] = d
        self.total[unit] += a
        self.total[unit + 1] += b
        self.total[unit + 2] += c
        self.total[unit + 3] += d

    def straight_path(self, seat: i64) -> None:
        """From the features in the pad to the outputs."""
        win: i64 = self.end[0]
        points: i64 = self.end[1]
        k: i64 = 0
        while k < self.pad.count:
            at: i64 = self.pad.index[k] * OUTPUTS
            win += self.straight[at] * self.pad.value[k]
            points += self.straight[at + 1] * self.pad.value[k]
            k += 1
        self.outs[seat * OUTPUTS] = win
        self.outs[seat * OUTPUTS + 1] = points

    def later_layers(self, seat: i64) -> None:
        """From a seat's part of the first layer to its outputs."""
        out: vec[i64] = self.shared[:]
        layer(self.hidden, seat * self.wide, self.wide, self.own, self.narrow, out)
        shift: i64 = FIRST_OUT + SECOND_BITS - SECOND_OUT
        win: i64 = 0
        points: i64 = 0
        i: i64 = 0
        while i < self.narrow:
            if out[i] > 0:
                value: i64 = out[i] >> shift
                win += self.third[i * OUTPUTS] * value
                points += self.third[i * OUTPUTS + 1] * value
            i += 1
        self.outs[seat * OUTPUTS] += win
        self.outs[seat * OUTPUTS + 1] += points


def layer(given: vec[i64], first: i64, size: i64, weights: vec[i64], width: i64, out: vec[i64]) -> None:
    """Add to `out` what `size` numbers from `first` on give, each with a row of weights."""
    unit: i64 = 0
    while unit < width:
        a: i64 = out[unit]
        b: i64 = out[unit + 1]
        c: i64 = out[unit + 2]
        d: i64 = out[unit + 3]
        e: i64 = out[unit + 4]
        f: i64 = out[unit + 5]
        g: i64 = out[unit + 6]
        h: i64 = out[unit + 7]
        k: i64 = 0
        while k < size:
            v: i64 = given[first + k]
            if v != 0:
                at: i64 = k * width + unit
                a += weights[at] * v
                b += weights[at + 1] * v
                c += weights[at + 2] * v
                d += weights[at + 3] * v
                e += weights[at + 4] * v
                f += weights[at + 5] * v
                g += weights[at + 6] * v
                h += weights[at + 7] * v
            k += 1
        out[unit] = a
        out[unit + 1] = b
        out[unit + 2] = c
        out[unit + 3] = d
        out[unit + 4] = e
        out[unit + 5] = f
        out[unit + 6] = g
        out[unit + 7] = h
        unit += LANES
