"""Games put into words for those who step through them."""

from pathlib import Path

import pytest

from faience.server.replays import LONGEST, ReplayCache
from faience.table import Refused

EXAMPLE = (Path(__file__).parents[2] / "docs" / "example.faience").read_text(encoding="utf-8")


async def test_a_record_without_an_end_is_refused_before_it_is_read() -> None:
    replays = ReplayCache()
    assert (await replays.of_record(EXAMPLE)).plain
    with pytest.raises(Refused, match="may have 3,000 lines") as refused:
        await replays.of_record(EXAMPLE + "1 1B-\n" * LONGEST)
    assert refused.value.code == "bad-record"
