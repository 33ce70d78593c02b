"""Where machine code made from the rules is kept between runs.

numba looks only at the file a function stands in when it decides whether stored machine code is still good.
A kernel that calls a changed function in another file would go on running the old one.
So the folder is named by a digest of every source the kernels are made from: a change anywhere is a new folder.

Nothing here imports numba, so a program can ask `is_warm()` before it decides to load the compiler.
"""

import atexit
import hashlib
import os
import shutil
import sys
import tempfile
import time
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import platformdirs

PACKAGE = Path(__file__).resolve().parent.parent
SOURCES = ("rules/**/*", "players/*/*.py")
"""The files of the package that kernels are made from: the rules, code and data alike, and in players the searches and
what is known of each game. Weights are passed in, so they may change."""

KEPT_DAYS = 30
"""How long machine code of another version of the rules is kept for."""


@cache
def digest(outside: Path | None = None) -> str:
    """A name for exactly these rules: it changes when any source or data file of theirs does.

    Kernels of a game from outside are made from ours and from the sources of its own package.
    """
    content = hashlib.sha256()
    found = [(PACKAGE, path) for files in SOURCES for path in PACKAGE.glob(files) if path.suffix != ".pyc"]
    if outside:
        found += [(outside.parent, path) for path in (outside.rglob("*.py") if outside.is_dir() else [outside])]
    for base, path in sorted(found):
        if path.is_file():
            content.update(path.relative_to(base).as_posix().encode() + b"\0")
            content.update(path.read_bytes() + b"\0")
    return content.hexdigest()[:16]


@cache
def outside_of(file: str) -> Path | None:
    """The package (or the single file) from outside that a source belongs to; None for our own."""
    path = Path(file).resolve()
    if path.is_relative_to(PACKAGE):
        return None
    while (path.parent / "__init__.py").exists():
        path = path.parent
    return path


@cache
def folder(outside: Path | None = None) -> Path:
    """The folder for a digest: in the user's cache, or a temporary one where that cannot be written."""
    base = os.environ.get("FAIENCE_CACHE")
    chosen = (Path(base) if base else platformdirs.user_cache_path("faience")) / digest(outside)
    try:
        chosen.mkdir(parents=True, exist_ok=True)
        probe = chosen / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError:
        chosen = Path(tempfile.mkdtemp(prefix="faience-"))
        atexit.register(shutil.rmtree, chosen, ignore_errors=True)
    return chosen


def is_temporary() -> bool:
    """True when no lasting folder can be written: machine code then goes with the process."""
    return folder().name != digest()


def _stamp(game: str | None) -> Path:
    """The file whose presence says that the kernels of a game, or all, are compiled for this Python and this numba."""
    try:
        numba = version("numba")
    except PackageNotFoundError:
        numba = "none"
    label = "warm" if game is None else f"warm-{game}"
    place = hashlib.sha256(str(PACKAGE).encode()).hexdigest()[:8]  # numba keeps the code of each copy apart
    return folder() / f"{label}-python{sys.version_info.major}.{sys.version_info.minor}-numba{numba}-{place}"


def is_warm(game: str | None = None) -> bool:
    """True when every kernel, or every one of a game, can be loaded from the cache without compiling."""
    return _stamp(None).exists() or (game is not None and _stamp(game).exists())


def mark_warm(game: str | None = None) -> None:
    """Note that every kernel, or every one of a game, is compiled; drop what older rules left behind long ago."""
    _stamp(game).touch()
    oldest = time.time() - KEPT_DAYS * 24 * 3600
    for other in folder().parent.iterdir():
        is_ours = other.is_dir() and len(other.name) == len(digest()) and other != folder()
        if is_ours and other.stat().st_mtime < oldest:
            shutil.rmtree(other, ignore_errors=True)
