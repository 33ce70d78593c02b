"""Kernels with a numba whose inner workings are as we know them, and with one whose are not."""

from typing import Any

import numba
import pytest
from numba.core.types.functions import Dispatcher

from faience.rules import kernel as kernels


@pytest.fixture
def unasked(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Look at numba anew, and once more when all is as it was."""
    kernels._is_known_numba.cache_clear()
    yield monkeypatch
    monkeypatch.undo()
    kernels._is_known_numba.cache_clear()


def add_one(number):  # type: ignore[no-untyped-def]  # a kernel
    return number + 1


def test_the_installed_numba_is_one_that_we_know(unasked: pytest.MonkeyPatch) -> None:
    assert kernels._is_known_numba()


def test_where_numba_resolves_calls_in_another_way_kernels_run_with_a_warning(unasked: pytest.MonkeyPatch) -> None:
    def get_call_type(kind: Any, context: Any, args: Any, kws: Any) -> Any:
        template, _, args, kws = type(kind.dispatcher).get_call_template(kind.dispatcher, args, kws)
        return template(context).apply(args, kws)

    unasked.setattr(Dispatcher, "get_call_type", get_call_type)
    with pytest.warns(RuntimeWarning, match=r"numba .* is untested"):
        compiled: Any = kernels.kernel(add_one)
    assert int(compiled(41)) == 42
    assert "_nrt" not in compiled.targetoptions


def test_where_numba_does_not_know_an_option_kernels_run_with_a_warning(unasked: pytest.MonkeyPatch) -> None:
    njit = numba.njit

    def strict(**options: Any) -> Any:
        if "_nrt" in options:
            raise KeyError("Unrecognized options: {'_nrt'}")
        return njit(**options)

    unasked.setattr(numba, "njit", strict)
    with pytest.warns(RuntimeWarning, match="untested"):
        compiled: Any = kernels.kernel(add_one)
    assert int(compiled(41)) == 42


def test_only_one_thread_at_a_time_changes_where_numba_keeps_machine_code(monkeypatch: pytest.MonkeyPatch) -> None:
    njit, before, seen = numba.njit, numba.config.CACHE_DIR, []
    assert kernels._is_known_numba()

    def watched(**options: Any) -> Any:
        seen.append((kernels._decorating.locked(), before != numba.config.CACHE_DIR))
        return njit(**options)

    monkeypatch.setattr(numba, "njit", watched)
    kernels.kernel(add_one)
    assert seen == [(True, True)]
    assert before == numba.config.CACHE_DIR
