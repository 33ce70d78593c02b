"""One small random generator, the same numbers in the interpreter, as machine code and on a GPU.

It is xoshiro128++ (Blackman and Vigna, public domain): 128 bits of state, 32 bits a step.
The state is four 64-bit integers that hold 32 bits each, so that no arithmetic ever overflows or changes sign.
"""

import numpy as np

from faience.rules.kernel import inlined, kernel

WORD = 0xFFFFFFFF
WORDS = 4


def new() -> np.ndarray:
    """Room for one generator; `seed` fills it."""
    return np.zeros(WORDS, np.int64)


@kernel
def _mix(value):
    """Spread the bits of a 32-bit value (the finalizer of MurmurHash3)."""
    value = ((value ^ (value >> 16)) * 0x85EBCA6B) & WORD
    value = ((value ^ (value >> 13)) * 0xC2B2AE35) & WORD
    return value ^ (value >> 16)


@kernel
def seed(rng, number):
    """Start the generator for one of 2**64 numbers (taken modulo 2**64); different numbers give unrelated streams."""
    low = number & WORD
    high = (number >> 32) & WORD
    rng[0] = _mix(low ^ 0x9E3779B9)
    rng[1] = _mix(high ^ 0x3C6EF372)
    rng[2] = _mix((low + 0xDAA66D2B) & WORD)
    rng[3] = _mix((high + 0x78DDE6E4) & WORD) | 1  # never all zero
    for _ in range(8):
        step(rng)


@inlined
def _rotate(value, bits):
    return ((value << bits) | (value >> (32 - bits))) & WORD


@inlined
def step(rng):
    """The next 32 random bits."""
    a, b, c, d = int(rng[0]), int(rng[1]), int(rng[2]), int(rng[3])
    result = (_rotate((a + d) & WORD, 7) + a) & WORD
    c ^= a
    d ^= b
    rng[0] = a ^ d
    rng[1] = b ^ c
    rng[2] = c ^ ((b << 9) & WORD)
    rng[3] = _rotate(d, 11)
    return result


@inlined
def below(rng, bound):
    """A number from 0 to bound - 1, each equally likely (Lemire's multiplication with rejection)."""
    product = step(rng) * bound
    if product & WORD < bound:
        threshold = (WORD + 1 - bound) % bound
        while product & WORD < threshold:
            product = step(rng) * bound
    return product >> 32
