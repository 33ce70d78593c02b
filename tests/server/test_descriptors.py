"""File descriptors: taken when there are more to have, and missed in plain words."""

import errno
import logging
import resource
from types import SimpleNamespace
from typing import Any

import pytest

from faience.server import descriptors, errors

Limits = tuple[int, int]


@pytest.mark.parametrize(
    ("before", "after"),
    [((64, 4096), 4096), ((4096, 4096), 4096), ((64, resource.RLIM_INFINITY), 1 << 20), ((8192, 8192), 8192)],
)
def test_all_that_the_system_allows_are_taken(before: Limits, after: int, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [before]
    monkeypatch.setattr(resource, "getrlimit", lambda _: now[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: now.append(wanted))
    assert descriptors.raise_limit() == after
    assert now[-1][1] == before[1]


def test_what_the_system_does_not_grant_is_done_without(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any) -> None:
        raise ValueError("not allowed")

    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 4096))
    monkeypatch.setattr(resource, "setrlimit", refuse)
    assert descriptors.raise_limit() == 256


@pytest.mark.parametrize(("there", "expected"), [(1024, 896), (65536, 65408), (64, 32), (2, 1)])
def test_some_are_kept_for_files(there: int, expected: int) -> None:
    assert descriptors.for_connections(there) == expected


def test_the_lack_of_one_is_said_in_one_line(caplog: pytest.LogCaptureFixture) -> None:
    asked: Any = SimpleNamespace(
        app=SimpleNamespace(state=SimpleNamespace()), method="POST", url=SimpleNamespace(path="/api/tables")
    )
    try:
        try:
            raise OSError(errno.EMFILE, "Too many open files")
        except OSError as cause:
            raise RuntimeError("the cache cannot be read") from cause
    except RuntimeError as error:
        answer = errors.failed(asked, error)
    assert (answer.status_code, answer.headers["Retry-After"]) == (503, "10")
    (line,) = caplog.records
    assert (line.levelno, line.exc_info) == (logging.ERROR, None)
    assert "file descriptor" in line.getMessage()
