"""Sets of small numbers as the bits of one integer."""

import numpy as np

from faience.rules.kernel import inlined, kernel

_DE_BRUIJN = 0x03F79D71B4CB0A89
"""Times any power of two, its six top bits (of 64) are different for each power."""

_POSITION = np.zeros(64, np.uint8)
for _bit in range(64):
    _POSITION[((1 << _bit) * _DE_BRUIJN >> 58) & 63] = _bit


@inlined
def lowest(bits):
    """The smallest number in a set that is not empty."""
    return int(_POSITION[(((bits & -bits) * _DE_BRUIJN) >> 58) & 63])


@kernel
def count(bits):
    """How many numbers are in a set."""
    number = 0
    while bits != 0:
        bits &= bits - 1
        number += 1
    return number
