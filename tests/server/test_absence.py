"""Who was at a table a moment ago."""

import time

import pytest

from faience.server import absence


def test_a_seat_is_kept_for_a_minute_after_somebody_was_last_there(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    absences = absence.Absences()
    assert absences.grace(2) == {0: 60_001, 1: 60_001}, "nobody knows who was there before"
    now += 50
    absences.note([1])
    now += 20
    assert absences.grace(2) == {1: 40_001}
    now += 40
    assert absences.grace(2) == {}
