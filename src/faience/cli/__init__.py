"""The commands: `faience play`, `record`, `engine`, `bench`, `warm`."""

import os
import sys

INTERPRETED = ("play", "record", "engine")
"""Commands that answer people: they must not wait for a compiler."""


def main() -> None:
    """Run the command line.

    Machine code pays only where millions of moves are played; loading the compiler takes longer than a whole evening
    of moves in the interpreter. So commands that answer people run the rules in the interpreter unless every kernel is
    in the cache, and that has to be settled before the rules are imported.
    """
    command = next((word for word in sys.argv[1:] if not word.startswith("-")), "")
    if command in INTERPRETED and "NUMBA_DISABLE_JIT" not in os.environ:
        os.environ["NUMBA_DISABLE_JIT"] = "1"
    from faience.cli.main import run

    run(sys.argv[1:])
