"""The measurement itself works; what it finds on a quiet machine is in `docs/performance.md`."""

from pathlib import Path

import pytest
from bench.load import Wishes, measure, quantiles


@pytest.mark.slow
@pytest.mark.parametrize("is_playing", [False, True])
async def test_a_few_tables_can_be_measured(tmp_path: Path, is_playing: bool) -> None:
    found = await measure(Wishes(tables=4, moves=12, is_playing=is_playing), tmp_path)
    assert found["stop_status"] == 0
    assert found["move_to_announcement_ms"]["count"] >= 12
    assert 0 < found["server_ms_per_move"] < 1000 * found["cores"] * found["seconds"]
    assert bool(found["answer_ms"]) == is_playing
    assert found["memory_mb"]["server"] > 50
    assert found["memory_mb"]["thinkers"] > 50


def test_quantiles_are_those_of_the_values() -> None:
    found = quantiles([float(value) for value in range(1000, 0, -1)])
    assert (found["p50"], found["p99"], found["max"], found["count"]) == (500.0, 990.0, 1000.0, 1000)
    assert quantiles([]) == {}
