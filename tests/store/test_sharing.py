"""Servers on one database know who is alive, who sees to which table, and who is where."""

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import text

from faience.store import Store
from faience.store.sharing import Present, Sharing, Standing
from tests.engines import Databases
from tests.store.test_store import entry, made, summary

LONG = 10**7


@pytest.fixture
async def shared(databases: Databases) -> AsyncIterator[Store]:
    store = await Store.connect(databases.new())
    yield store
    await store.close()


async def gone(store: Store, epoch: int) -> None:
    """A lease has ended, ten seconds ago."""
    ended = "UPDATE leases SET seen = seen - 10000, until = seen - 10000 WHERE epoch = :epoch"
    await store.write(lambda connection: connection.execute(text(ended), {"epoch": epoch}), "")


async def test_every_server_that_comes_has_a_higher_number(shared: Store) -> None:
    sharing = Sharing(shared, LONG)
    first, second = await sharing.join("a"), await sharing.join("b")
    assert second.epoch > first.epoch
    assert await sharing.renew(first.epoch)
    for epoch in (first.epoch, second.epoch):
        await gone(shared, epoch)
        assert not await sharing.renew(epoch), "a lease that has ended is not renewed"
    assert (await sharing.join("c")).epoch > second.epoch


async def test_only_time_in_which_nobody_was_there_is_an_absence(shared: Store) -> None:
    sharing = Sharing(shared, LONG)
    first = await sharing.join("a")
    assert first.missed is None
    assert (await sharing.join("b")).missed is None
    await gone(shared, first.epoch)
    assert (await sharing.join("c")).missed is None, "another was there"
    for epoch in (2, 3):
        await gone(shared, epoch)
    missed = (await sharing.join("d")).missed
    assert missed is not None
    assert missed.until - missed.since >= 10_000
    assert await sharing.absences() == [missed]


async def test_tables_whose_server_is_gone_are_taken_by_one_of_the_others(shared: Store) -> None:
    sharing = Sharing(shared, LONG)
    first, second, third = [(await sharing.join(name)).epoch for name in "abc"]
    for name in ("t1", "t2", "t3"):
        await shared.make(name, bytes(32), [entry(1)], summary(is_due=True), is_listed=True, epoch=first)
    await shared.make("idle", bytes(32), [entry(1)], summary(), is_listed=True, epoch=first)
    await shared.make("over", bytes(32), [entry(1)], summary("over", is_due=True), is_listed=True, epoch=first)
    assert await sharing.take(second, 10) == []
    await sharing.leave(first)
    taken = [await sharing.take(second, 2), await sharing.take(third, 2), await sharing.take(second, 2)]
    assert [len(each) for each in taken] == [2, 1, 0]
    assert sorted(taken[0] + taken[1]) == ["t1", "t2", "t3"]
    assert sorted(await sharing.held(second)) == sorted(taken[0])


async def test_whoever_adds_to_a_log_holds_the_table(shared: Store) -> None:
    sharing = Sharing(shared, LONG)
    await made(shared, "a")
    assert await sharing.standings(["a", "b"]) == {"a": Standing(1, None)}
    await shared.append("a", 1, [entry(2)], summary(), epoch=7)
    assert await sharing.standings(["a"]) == {"a": Standing(2, 7)}
    stored = await shared.load("a")
    assert stored is not None
    assert stored.epoch == 7


async def test_who_is_at_a_table_counts_while_their_server_is_alive(shared: Store) -> None:
    sharing = Sharing(shared, LONG)
    mine, other, third = [(await sharing.join(name)).epoch for name in "abc"]
    await made(shared, "a")
    await sharing.tell_presence(mine, {"a": Present(frozenset({5}), 9)})
    await sharing.tell_presence(other, {"a": Present(frozenset({0}), 1), "nowhere": Present(frozenset({0}), 1)})
    await sharing.tell_presence(third, {"a": Present(frozenset({0, 1}), 2)})
    assert await sharing.presence_elsewhere(mine, ["a"]) == {"a": Present(frozenset({0, 1}), 3)}
    await sharing.tell_presence(third, {"a": Present()})
    assert await sharing.presence_elsewhere(mine, ["a"]) == {"a": Present(frozenset({0}), 1)}
    await gone(shared, other)
    assert await sharing.presence_elsewhere(mine, ["a"]) == {}
