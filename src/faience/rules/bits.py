"""Sets of small numbers as the bits of one integer."""

import numpy as np

from faience.rules.kernel import IS_COMPILED, inlined

if IS_COMPILED:
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    @intrinsic
    def lowest(context, numbers):
        """The smallest number in a set that is not empty: one machine instruction, on the CPU and on a GPU."""

        def count_trailing_zeros(context, builder, signature, arguments):
            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.int64), count_trailing_zeros

    @intrinsic
    def size(context, numbers):
        """How many numbers are in a set: one machine instruction, on the CPU and on a GPU."""

        def count_ones(context, builder, signature, arguments):
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), count_ones

else:

    def lowest(numbers):
        """The smallest number in a set that is not empty."""
        return (numbers & -numbers).bit_length() - 1

    def size(numbers):
        """How many numbers are in a set."""
        return numbers.bit_count()


@inlined
def span(least, most):
    """All numbers from the least to the most, as a set."""
    return (1 << (most + 1)) - (1 << least)


SMALL = 8
"""Sets of numbers below this can be listed at once."""
_LISTED = np.zeros((1 << SMALL, SMALL), np.uint8)
for _numbers in range(1 << SMALL):
    _members = [number for number in range(SMALL) if _numbers >> number & 1]
    _LISTED[_numbers, : len(_members)] = _members
"""The numbers of every such set, ascending."""


@inlined
def members(out, base, numbers):
    """List the numbers of a set, ascending and counted from `base`; returns how many there are."""
    n = 0
    while numbers != 0:
        out[n] = base + lowest(numbers)
        numbers &= numbers - 1
        n += 1
    return n


@inlined
def extend(out, n, base, numbers, bound):
    """Extend a list of length n by a set of numbers below `bound`, counted from `base`; returns its new length.

    Past the new end stands `base` itself, if there is room below `bound`.
    Machine code always writes `bound` numbers: a copy of known length (at most SMALL) is quicker than a loop that asks
    when to stop.
    """
    for at in range(bound if IS_COMPILED else min(bound, size(numbers) + 1)):
        out[np.uint64(n + at)] = base + int(_LISTED[numbers, at])
    return n + size(numbers)
