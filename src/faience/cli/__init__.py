"""The commands, from `faience play` to `faience warm`; `main.COMMANDS` lists them."""

import os
import sys


def main() -> None:
    """Run the command line.

    Loading the compiler takes longer than a whole evening of moves in the interpreter, and compiling longer still.
    So commands for people run the rules in the interpreter, and so does the engine unless all machine code is in the
    cache. That has to be settled before the rules are imported.
    """
    command = next((word for word in sys.argv[1:] if not word.startswith("-")), "")
    if "NUMBA_DISABLE_JIT" not in os.environ and _is_interpreted(command):
        os.environ["NUMBA_DISABLE_JIT"] = "1"
    from faience.cli.main import run

    run(sys.argv[1:])


def _is_interpreted(command: str) -> bool:
    if command == "engine":
        from faience.rules import cache

        return not cache.is_warm()
    return command in ("play", "record")
