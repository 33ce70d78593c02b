"""The measurement itself works; what it finds on a quiet machine is in `docs/performance.md`."""

from pathlib import Path

import pytest
from bench import crowds
from bench.load import Wishes, measure, two_bots
from bench.measuring import quantiles


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


@pytest.mark.slow
async def test_readers_memory_and_coming_back_can_be_measured(tmp_path: Path) -> None:
    crowd = crowds.Crowd(tables=2, readers=3, seconds=1.5, pause=50)
    heard = await crowds.measure_readers(tmp_path / "readers", crowd, two_bots)
    assert heard["readers"] == 6
    assert heard["announcement_ms"]["count"] >= 3
    assert heard["server_ms_per_move"] > 0
    needed = await crowds.measure_memory(tmp_path / "memory", 2)
    assert needed["readers"] == 4
    assert needed["memory_mb"]["empty"] > 50
    back = await crowds.measure_return(tmp_path / "back", 2)
    assert back["sockets"] == 4
    assert 0 < back["back_seconds"]["first"] <= back["back_seconds"]["last"]


def test_quantiles_are_those_of_the_values() -> None:
    found = quantiles([float(value) for value in range(1000, 0, -1)])
    assert (found["p50"], found["p99"], found["max"], found["count"]) == (500.0, 990.0, 1000.0, 1000)
    assert quantiles([]) == {}
