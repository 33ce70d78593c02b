"""The keys that cookies are signed with: a file with one a line, the newest first."""

import os
import secrets
from collections.abc import Sequence
from pathlib import Path

KEY_FILE = "signing.key"
_KEY_BYTES = 32


def signing_keys(data: Path) -> tuple[bytes, ...]:
    """The keys of a data folder, the newest first; one is made where there is none, readable by nobody else."""
    path = data / KEY_FILE
    if not path.exists():
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        _write(path, [_new()])
    return read_keys(path)


def given_keys(path: Path) -> tuple[bytes, ...]:
    """The keys in a file that was given to every server; it is never made."""
    try:
        return read_keys(path)
    except OSError as error:
        if error.errno is not None:
            raise
        told = f"{path} holds no key: give every server the same {2 * _KEY_BYTES} hexadecimal digits"
        raise OSError(told) from None


def shared_keys(url: str) -> tuple[bytes, ...]:
    """The keys of a database that several servers share, where the first of them has put one."""
    from faience.store import postgres

    postgres.upgrade(url)
    return tuple(line.encode() for line in postgres.settled(url, KEY_FILE, _new()).split())


def read_keys(path: Path) -> tuple[bytes, ...]:
    """The keys in a file; OSError says what to do with one that is damaged."""
    lines = path.read_text(encoding="ascii", errors="replace").split()
    if not lines or not all(len(line) >= 2 * _KEY_BYTES and line.isascii() for line in lines):
        raise OSError(f"{path} is damaged; restore it, or delete it, which makes every guest a stranger again")
    return tuple(line.encode() for line in lines)


def rotate(data: Path, *, is_alone: bool = False) -> int:
    """Put a new key before the others, or in their place; how many there are then."""
    path = data / KEY_FILE
    older = () if is_alone else read_keys(path)
    _write(path, [_new(), *(key.decode() for key in older)])
    return 1 + len(older)


def _new() -> str:
    return secrets.token_hex(_KEY_BYTES)


def _write(path: Path, keys: Sequence[str]) -> None:
    """Write the file as a whole or not at all."""
    made = path.with_name(f".{path.name}.{os.getpid()}")
    with open(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="ascii") as file:
        file.writelines(f"{key}\n" for key in keys)
        file.flush()
        os.fsync(file.fileno())
    made.replace(path)
