"""The transposition table: what a search knows of positions that it may meet again by another order of moves.

An entry is two words: the position's key, and from the low bits up how deep it was searched, what the value means, the
best move, the number of the search, and the value. So a look at one costs one line of the processor's cache.
Entries of another search count as empty: what is found does not depend on what was searched before, and nothing has to
be cleared in between, however large the table is.
"""

from faience.rules.kernel import inlined, kernel

EXACT, AT_LEAST, AT_MOST = 1, 2, 3
"""What a value means."""

KEY, DATA = range(2)
ENTRY = 2
DEPTH_BITS, KIND_BITS, MOVE_BITS, AGE_BITS = 7, 2, 11, 12
_KIND, _MOVE, _AGE = DEPTH_BITS, DEPTH_BITS + KIND_BITS, DEPTH_BITS + KIND_BITS + MOVE_BITS
_VALUE = _AGE + AGE_BITS

AGE, ENTRIES = range(2)
EXTENT = 2
"""What is known of the table: the number of this search, and how many entries it uses, a power of two."""
AGES = 1 << AGE_BITS
"""The numbers of searches, before they begin anew."""


@inlined
def pack(value, age, move, kind, depth):
    """The second word of an entry; a move of -1 is none."""
    return (value << _VALUE) | (age << _AGE) | ((move + 1) << _MOVE) | (kind << _KIND) | depth


@inlined
def depth_of(data):
    """How deep a position was searched."""
    return data & ((1 << DEPTH_BITS) - 1)


@inlined
def kind_of(data):
    """What its value means."""
    return (data >> _KIND) & ((1 << KIND_BITS) - 1)


@inlined
def move_of(data):
    """The move that was best, or -1."""
    return ((data >> _MOVE) & ((1 << MOVE_BITS) - 1)) - 1


@inlined
def age_of(data):
    """The search that found it out."""
    return (data >> _AGE) & (AGES - 1)


@inlined
def value_of(data):
    """What it was worth."""
    return data >> _VALUE


@kernel
def renew(table, extent, entries):
    """Make the table an empty one of so many entries, or of as many as it has; that is seldom any work."""
    extent[ENTRIES] = min(entries, table.shape[0])
    extent[AGE] += 1
    if extent[AGE] == AGES:
        table[:] = 0
        extent[AGE] = 1


@inlined
def recall(table, extent, key):
    """What is known of a position, as an entry's second word; 0 if nothing."""
    at = key & (int(extent[ENTRIES]) - 1)
    data = int(table[at, DATA])
    if int(table[at, KEY]) != key or age_of(data) != int(extent[AGE]):
        return 0
    return data


@inlined
def keep(table, extent, key, value, depth, kind, move):
    """Note what a position is worth, unless something deeper about another one stands there."""
    at, age = key & (int(extent[ENTRIES]) - 1), int(extent[AGE])
    known = int(table[at, DATA])
    if age_of(known) != age or depth >= depth_of(known) or int(table[at, KEY]) == key:
        table[at, KEY] = key
        table[at, DATA] = pack(value, age, move, kind, depth)
