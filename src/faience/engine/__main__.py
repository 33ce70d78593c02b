"""`python -m faience.engine`: the engine without the command line, which takes a while to load."""

import sys
from contextlib import suppress

from faience.engine.server import serve

with suppress(BrokenPipeError, KeyboardInterrupt):
    serve(sys.stdin.buffer, sys.stdout.buffer)
