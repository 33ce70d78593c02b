"""The keys that workers show to servers: from a file or from the environment, never from a command line."""

import os
from pathlib import Path

VARIABLE = "FAIENCE_WORKER_KEY"
SHORTEST = 32


class WrongKey(ValueError):
    """A key that cannot be used; the message says what to do."""


def read_keys(path: Path | None) -> tuple[str, ...]:
    """The keys in a file, one a line, or else the one in the environment; none if there is neither."""
    if path is None:
        text, where = os.environ.get(VARIABLE, ""), VARIABLE
    else:
        try:
            text, where = path.expanduser().read_text(encoding="utf-8"), str(path)
        except OSError as error:
            reason = error.strerror or str(error)
            raise WrongKey(f"{path} cannot be read ({reason}); make a key with: openssl rand -hex 32") from None
        except UnicodeDecodeError:
            raise WrongKey(f"{path} holds no key; make one with: openssl rand -hex 32") from None
    keys = tuple(line.strip() for line in text.splitlines() if line.strip())
    for key in keys:
        if len(key) < SHORTEST or not (key.isascii() and key.isprintable()) or " " in key:
            message = f"a key in {where} has fewer than {SHORTEST} letters and digits, or others"
            raise WrongKey(f"{message}; make one with: openssl rand -hex 32")
    if path is not None and not keys:
        raise WrongKey(f"{path} holds no key; make one with: openssl rand -hex 32")
    return keys
