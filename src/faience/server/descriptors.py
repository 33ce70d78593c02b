"""File descriptors: as many as the system allows, and what it looks like when there are none left."""

import errno
import sys
from collections.abc import Iterator
from contextlib import suppress

_RESERVE = 128
"""So many are kept for the database, for bots and for files; of few, half."""
_UNLIMITED = 1 << 20
_NONE_LEFT = (errno.EMFILE, errno.ENFILE)


def raise_limit() -> int:
    """Take all descriptors that the system lets this process have; returns how many."""
    if sys.platform == "win32":
        return _UNLIMITED
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _UNLIMITED if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and wanted > soft:
        with suppress(OSError, ValueError):  # some systems grant less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return limit()


def limit() -> int:
    """How many descriptors this process may have."""
    if sys.platform == "win32":
        return _UNLIMITED
    import resource

    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return _UNLIMITED if soft == resource.RLIM_INFINITY else min(soft, _UNLIMITED)


def for_connections(descriptors: int) -> int:
    """How many connections there may be with so many descriptors."""
    return max(1, descriptors - min(_RESERVE, descriptors // 2))


def is_exhaustion(error: BaseException) -> bool:
    """Whether something failed because no descriptor was left."""
    return any(isinstance(cause, OSError) and cause.errno in _NONE_LEFT for cause in _causes(error))


def _causes(error: BaseException) -> Iterator[BaseException]:
    found: BaseException | None = error
    seen: set[int] = set()
    while found is not None and id(found) not in seen:
        seen.add(id(found))
        yield found
        found = found.__cause__ or found.__context__
