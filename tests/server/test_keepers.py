"""All live tables: loaded, put away, resumed after a restart, expired."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from faience.server import keeper as keeping
from faience.server import keepers as housekeeping
from faience.server.keeper import Keeper, now
from faience.server.keepers import Keepers
from faience.store import Store
from faience.table import Refused
from faience.table.settings import Clock
from tests.server.keeping import ADA, DAY, FakeBots, Onlooker, any_move, begun, eventually, house


async def test_a_table_is_loaded_once_for_all_who_ask(
    store: Store, keepers: Keepers, bots: FakeBots, tmp_path: Path
) -> None:
    table = (await begun(keepers, "me", "me")).table
    others = house(store, bots, tmp_path)
    found = await asyncio.gather(*(others.get(table.id) for _ in range(10)))
    assert len(set(map(id, found))) == 1
    assert found[0].table.log == table.log
    await others.close()


async def test_a_table_that_nobody_needs_is_put_away_and_comes_back(
    keepers: Keepers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "_IDLE", -1.0)
    keeper = await begun(keepers, "me", "me")
    onlooker = Onlooker(keeper)
    keeper.join(onlooker)
    keepers._put_away()
    assert len(keepers) == 1
    monkeypatch.setattr(keeping, "LINGER", 0.0)
    keeper.leave(onlooker)
    await eventually(lambda: keeper.is_idle)
    keepers._put_away()
    assert len(keepers) == 0
    again = await keepers.get(keeper.table.id)
    assert again is not keeper
    assert again.table.log == keeper.table.log


async def test_a_table_with_a_running_clock_is_never_put_away(
    keepers: Keepers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "_IDLE", -1.0)
    await begun(keepers, "me", "me", clock=Clock(5))
    keepers._put_away()
    assert len(keepers) == 1


async def test_bots_go_on_after_a_restart_without_anybody_looking(
    store: Store, keepers: Keepers, bots: FakeBots, tmp_path: Path
) -> None:
    bots.gate = asyncio.Event()
    keeper = await begun(keepers, "me", "bot")
    await keeper.do(any_move(keeper), ADA)
    await keepers.close()
    later = FakeBots()
    restarted = house(store, later, tmp_path)
    await restarted.start()
    await eventually(lambda: later.asked)
    again = await restarted.get(keeper.table.id)
    await eventually(lambda: again.table.turn == 0)
    await restarted.close()


async def test_the_time_the_server_was_away_counts_for_nobody(
    store: Store, keepers: Keepers, bots: FakeBots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = await begun(keepers, "me", "me", clock=Clock(5))
    await store.note("heartbeat", str(keeper.table.touched + 2_000))
    keeper.close()  # as if killed: nothing is noted any more
    monkeypatch.setattr(keeping, "now", lambda: keeper.table.touched + 60_000)
    monkeypatch.setattr(housekeeping, "now", lambda: keeper.table.touched + 60_000)
    restarted = house(store, bots, tmp_path)
    await restarted.start()
    again = await restarted.get(keeper.table.id)
    assert again.table.log[-1].lost == 58_000  # type: ignore[union-attr]
    assert again.table.clocks
    assert again.table.clocks.left_at(keeper.table.touched + 60_000) == (298_000, 300_000)
    await restarted.close()


async def test_the_server_notes_that_it_is_alive_while_a_clock_runs(
    store: Store, keepers: Keepers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "_BEAT", 0.01)
    await keepers.start()
    await asyncio.sleep(0.05)
    assert await store.fact("heartbeat") is None
    await begun(keepers, "me", "me", clock=Clock(5))
    before = now()
    async with asyncio.timeout(5):
        while int(await store.fact("heartbeat") or 0) < before:
            await asyncio.sleep(0.01)


async def test_a_clock_that_runs_out_hands_the_seat_to_a_bot(keepers: Keepers) -> None:
    keeper = await begun(keepers, "me", "me", clock=Clock(0.002))
    await eventually(lambda: keeper.table.seats[0].stand_in)
    await eventually(lambda: keeper.table.seats[1].stand_in)
    await eventually(lambda: keeper.table.status == "over")


async def test_old_unfinished_tables_expire(
    store: Store, bots: FakeBots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keepers = house(store, bots, tmp_path, expire_days=30)
    old = await begun(keepers, "me", "me")
    watched = await begun(keepers, "me", "me")
    onlooker = Onlooker(watched)
    watched.join(onlooker)
    later = now() + 31 * DAY
    monkeypatch.setattr(housekeeping, "now", lambda: later)
    await keepers.expire()
    assert await store.load(old.table.id) is None
    with pytest.raises(Refused, match="expired"):
        await keepers.get(old.table.id)
    assert await store.load(watched.table.id) is not None
    await keepers.close()


@pytest.mark.parametrize(("days", "age"), [(0, 9999), (30, 29)])
async def test_tables_are_kept_as_long_as_the_setting_says(
    store: Store, bots: FakeBots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: int, age: int
) -> None:
    keepers = house(store, bots, tmp_path, expire_days=days)
    table = (await begun(keepers, "me", "me")).table
    later = now() + age * DAY
    monkeypatch.setattr(housekeeping, "now", lambda: later)
    await keepers.expire()
    assert await store.load(table.id) is not None
    await keepers.close()


async def test_finished_tables_never_expire(store: Store, keepers: Keepers, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = await begun(keepers, "me", "me", clock=Clock(0.002))
    await eventually(lambda: keeper.table.status == "over")
    later = now() + 9999 * DAY
    monkeypatch.setattr(housekeeping, "now", lambda: later)
    await keepers.expire()
    assert await store.load(keeper.table.id) is not None


async def test_two_who_want_a_rematch_at_once_get_one_table(keepers: Keepers) -> None:
    keeper = await begun(keepers, "me", "me", clock=Clock(0.002))
    await eventually(lambda: keeper.table.status == "over")
    found: Sequence[Keeper] = await asyncio.gather(*(keepers.rematch(keeper.table.id, ADA) for _ in range(5)))
    assert len({other.table.id for other in found}) == 1
    assert keeper.table.rematch == found[0].table.id


def test_names_of_tables_are_short_and_easy_to_read() -> None:
    names = {housekeeping._new_id() for _ in range(1000)}
    assert len(names) == 1000
    assert {len(name) for name in names} == {8}
    assert not set("".join(names)) & set("01loi")
