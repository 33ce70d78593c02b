"""Servers on one database fail, and so does all that they need; nothing that people were told is lost."""

import pytest
from bench.cluster import campaign


@pytest.mark.slow
def test_a_dozen_faults_lose_nothing() -> None:
    told = campaign(faults=12, seconds=25, servers=2)
    assert told["events_lost_doubled_or_out_of_order"] == 0
    assert told["events_compared"] > 0
    assert told["stop_statuses"] == [0, 0]
    assert sum(told["of_each"].values()) > 0
