"""Killing the server at any moment loses nothing that anyone has heard of."""

from pathlib import Path

import pytest
from bench.crash import Campaign


@pytest.mark.slow
async def test_nothing_that_was_announced_is_lost_in_five_kills(tmp_path: Path) -> None:
    report = await Campaign(tmp_path, seed=6).run(kills=5)
    assert report["kills"] == 5
    assert report["events_compared"] > 250
    assert (report["events_lost"], report["stop_status"], report["database"]) == (0, 0, "ok")
