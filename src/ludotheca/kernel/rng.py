"""A small seeded generator, the same numbers compiled and interpreted.

xoshiro128++ (Blackman and Vigna, public domain) on 32-bit words: every intermediate value stays below 2**63, so the
compiled code, whose integers wrap at 64 bits, and plain Python, whose integers never wrap, agree.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludotheca.kernel.vecs import vec

M32: Final = 0xFFFFFFFF
GOLDEN: Final = 0x9E3779B9


def mix(word: i64) -> i64:
    """Scramble 32 bits (the finaliser of MurmurHash3), so that neighbouring seeds give unrelated streams."""
    x: i64 = word & M32
    x ^= x >> 16
    x = times(x, 0x85EBCA6B)
    x ^= x >> 13
    x = times(x, 0xC2B2AE35)
    return x ^ (x >> 16)


def times(x: i64, y: i64) -> i64:
    """x * y modulo 2**32 for 32-bit words, in halves so that no product passes 2**63."""
    return ((x & 0xFFFF) * y + ((((x >> 16) * y) & 0xFFFF) << 16)) & M32


@final
class Rng:
    """Draws from one seed. `stream` gives independent sequences of the same seed (a game number, a seat)."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        low: i64 = seed & M32
        high: i64 = (seed >> 32) & M32
        self.a: i64 = mix(low + GOLDEN)
        self.b: i64 = mix(high ^ self.a)
        self.c: i64 = mix((stream & M32) + self.b)
        self.d: i64 = mix(((stream >> 32) & M32) ^ self.c)
        if (self.a | self.b | self.c | self.d) == 0:  # the one state xoshiro cannot leave
            self.a = 1
        i: i64 = 0
        while i < 8:
            self.next32()
            i += 1

    def next32(self) -> i64:
        """The next 32 random bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        d: i64 = self.d
        total: i64 = (a + d) & M32
        result: i64 = ((((total << 7) & M32) | (total >> 25)) + a) & M32
        c ^= a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ ((b << 9) & M32)
        self.d = ((d << 11) & M32) | (d >> 21)
        return result

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each equally likely; n from 1 to 2**31 (Lemire's rejection method)."""
        product: i64 = self.next32() * n
        if (product & M32) < n:
            threshold: i64 = (0x100000000 - n) % n
            while (product & M32) < threshold:
                product = self.next32() * n
        return product >> 32

    def weighted(self, weights: vec[i64]) -> i64:
        """An index into `weights`, each as likely as its weight."""
        total: i64 = 0
        i: i64 = 0
        size: i64 = len(weights)
        while i < size:
            total += weights[i]
            i += 1
        left: i64 = self.below(total)
        i = 0
        while left >= weights[i]:
            left -= weights[i]
            i += 1
        return i
