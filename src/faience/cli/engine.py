"""`faience engine`: the rules and the players for other programs."""

import sys


def engine() -> None:
    """Answer other programs in JSON lines.

    Requests come on standard input and replies go to standard output; docs/protocol.md describes them.
    """
    from faience.engine.server import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)
