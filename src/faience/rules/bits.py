"""Sets of small numbers as the bits of one integer."""

from faience.rules.kernel import IS_COMPILED, inlined, kernel

if IS_COMPILED:
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    @intrinsic
    def lowest(context, bits):
        """The smallest number in a set that is not empty: one machine instruction, on the CPU and on a GPU."""

        def count_trailing_zeros(context, builder, signature, arguments):
            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.int64), count_trailing_zeros

else:

    def lowest(bits):
        """The smallest number in a set that is not empty."""
        return (bits & -bits).bit_length() - 1


@inlined
def members(out, base, bits):
    """List the numbers of a set, ascending and counted from `base`; returns how many there are."""
    n = 0
    while bits != 0:
        out[n] = base + lowest(bits)
        bits &= bits - 1
        n += 1
    return n


@kernel
def count(bits):
    """How many numbers are in a set."""
    number = 0
    while bits != 0:
        bits &= bits - 1
        number += 1
    return number
