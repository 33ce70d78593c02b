"""Events in words: what takes a while happens beside the loop, and nothing is done twice."""

import threading
from collections.abc import Sequence
from typing import Any

import pytest

from faience.server import news
from faience.server.keeper import Keeper
from faience.server.keepers import Keepers
from faience.server.news import told_since
from faience.table import Table, events
from faience.table.views import told
from tests.server.keeping import ADA, any_move, begun


class Ear:
    """Notes where events are put into words, and how often a whole table is loaded for it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.threads: set[threading.Thread] = set()
        self.loads = 0
        load = Table.load

        def hear(table: Table, event: events.AnyEvent, lang: str) -> Any:
            self.threads.add(threading.current_thread())
            return told(table, event, lang)

        def count(*arguments: Any) -> Table:
            self.loads += 1
            return load(*arguments)

        monkeypatch.setattr(news, "told", hear)
        monkeypatch.setattr(Table, "load", count)

    @property
    def is_on_the_loop(self) -> bool:
        return threading.main_thread() in self.threads


@pytest.fixture
def ear(monkeypatch: pytest.MonkeyPatch) -> Ear:
    return Ear(monkeypatch)


@pytest.fixture
async def keeper(keepers: Keepers) -> Keeper:
    keeper = await begun(keepers, "me", "me")
    for _ in range(12):
        await keeper.do(any_move(keeper), ADA)
    return keeper


def numbers(found: Sequence[Any]) -> list[int]:
    return [event.number for event in found]


@pytest.mark.parametrize("lacking", [2, 5, 14])
async def test_older_moves_are_put_into_words_beside_the_loop(keeper: Keeper, ear: Ear, lacking: int) -> None:
    last = keeper.table.number
    assert numbers(await told_since(keeper.table, last - lacking, "en")) == list(range(last - lacking + 1, last + 1))
    assert not ear.is_on_the_loop


async def test_what_has_just_happened_is_told_at_once(keeper: Keeper, ear: Ear) -> None:
    before = keeper.table.number
    await keeper.do(any_move(keeper), ADA)
    assert numbers(await told_since(keeper.table, before, "en")) == list(range(before + 1, keeper.table.number + 1))
    assert (ear.is_on_the_loop, ear.loads) == (True, 0)


async def test_what_was_told_once_is_told_again_at_once(keeper: Keeper, ear: Ear) -> None:
    first = await told_since(keeper.table, 0, "en")
    assert ear.loads == 1
    ear.threads.clear()
    assert await told_since(keeper.table, 0, "en") == first
    assert await told_since(keeper.table, 3, "en") == first[3:]
    assert (ear.is_on_the_loop, ear.loads) == (True, 1)
    await told_since(keeper.table, 0, "fr")
    assert ear.loads == 2


async def test_two_who_lack_the_same_have_it_put_into_words_once(keeper: Keeper, ear: Ear) -> None:
    table = keeper.table
    first = news._tell(table, table.log, "en")
    assert news._tell(table, table.log, "en") == first
    assert ear.loads == 1
