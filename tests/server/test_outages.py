"""Stops, trouble with the store and a machine that sleeps: tables go on, and nobody's clock suffers."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from faience.server import keepers as housekeeping
from faience.server.keeper import now
from faience.server.keepers import Keepers
from faience.server.persistence import table_of
from faience.store import Store
from faience.table import Refused, Table, events
from faience.table.settings import Clock
from tests.server.keeping import (
    ADA,
    PATIENCE,
    FakeBots,
    Onlooker,
    any_move,
    at,
    begun,
    eventually,
    house,
    lost_at,
    trouble,
)

HOUR = 3_600_000


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
    at(monkeypatch, keeper.table.touched + 60_000)
    restarted = house(store, bots, tmp_path)
    await restarted.start()
    again = await restarted.get(keeper.table.id)
    assert lost_at(again.table) == [58_000]
    assert again.table.clocks
    assert again.table.clocks.left_at(keeper.table.touched + 60_000) == (298_000, 300_000)
    await restarted.close()


async def test_a_second_stop_before_all_tables_are_back_counts_for_nobody_either(
    store: Store, keepers: Keepers, bots: FakeBots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = await begun(keepers, "me", "me", clock=Clock(5))
    start = keeper.table.touched
    await store.note("heartbeat", str(start + 2_000))
    keeper.close()
    at(monkeypatch, start + 60_000)
    stopped = house(store, bots, tmp_path)
    await stopped.start()
    await stopped.close()
    at(monkeypatch, start + 61_000)
    restarted = house(store, bots, tmp_path)
    await restarted.start()
    again = await restarted.get(keeper.table.id)
    assert again.table.clocks
    assert again.table.clocks.left_at(start + 61_000) == (298_000, 300_000)
    await restarted.close()


async def test_no_heartbeat_is_noted_before_all_tables_are_back(
    store: Store, keepers: Keepers, bots: FakeBots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "_BEAT", 0.01)
    monkeypatch.setattr(housekeeping, "_SOON", 0.01)
    first = await begun(keepers, "me", "me", clock=Clock(5))
    second = await begun(keepers, "me", "me", clock=Clock(5))
    await store.note("heartbeat", "1000")
    for keeper in (first, second):
        keeper.close()
    restarted = house(store, bots, tmp_path)
    load = store.load

    async def load_one(table_id: str) -> Any:
        if table_id == second.table.id:
            raise OSError("not now")
        return await load(table_id)

    monkeypatch.setattr(store, "load", load_one)
    await restarted.start()
    await eventually(lambda: len(restarted) == 1)
    await asyncio.sleep(0.1)
    assert await store.fact("heartbeat") == "1000"
    monkeypatch.setattr(store, "load", load)
    await eventually(lambda: len(restarted) == 2)
    async with asyncio.timeout(PATIENCE):
        while await store.fact("heartbeat") == "1000":
            await asyncio.sleep(0.01)
    await restarted.close()


async def test_a_table_that_cannot_be_read_holds_up_no_other(
    store: Store, keepers: Keepers, bots: FakeBots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots.gate = asyncio.Event()
    for _ in range(2):
        keeper = await begun(keepers, "me", "bot")
        await keeper.do(any_move(keeper), ADA)
    await keepers.close()

    def read_one(stored: Any) -> Table:
        if stored.id == keeper.table.id:
            raise ValueError("event 7 cannot follow event 5")
        return table_of(stored)

    monkeypatch.setattr(housekeeping, "table_of", read_one)
    restarted = house(store, FakeBots(), tmp_path)
    await restarted.start()
    await eventually(lambda: restarted._is_resumed)
    assert len(restarted) == 1
    with pytest.raises(housekeeping.UnreadableTable):
        await restarted.get(keeper.table.id)
    await restarted.close()


async def test_a_table_goes_on_by_itself_after_the_store_was_in_trouble(
    store: Store, keepers: Keepers, bots: FakeBots, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "_SOON", 0.01)
    bots.gate = asyncio.Event()
    keeper = await begun(keepers, "me", "bot")
    await keeper.do(any_move(keeper), ADA)
    onlooker = Onlooker(keeper)
    keeper.join(onlooker)
    with trouble(store):
        bots.gate.set()
        await eventually(lambda: onlooker.is_dismissed)
        with pytest.raises(OSError, match="the disk is gone"):
            await keepers.get(keeper.table.id)
        assert len(keepers) == 0
    await eventually(lambda: len(keepers) == 1)
    again = await keepers.get(keeper.table.id)
    assert again is not keeper
    await eventually(lambda: again.table.turn == 0)


async def test_whoever_waited_for_a_keeper_that_is_lost_is_refused(store: Store, keepers: Keepers) -> None:
    keeper = await begun(keepers, "me", "me")
    before = keeper.table.number
    with trouble(store):
        command = any_move(keeper)
        answers = await asyncio.gather(*(keeper.do(command, ADA) for _ in range(3)), return_exceptions=True)
    assert [getattr(answer, "code", None) for answer in answers] == ["trouble"] * 3
    with pytest.raises(Refused, match="try again"):
        await keeper.do(command, ADA)
    again = await keepers.get(keeper.table.id)
    await again.do(command, ADA)
    assert again.table.number > before


async def test_only_the_time_of_the_trouble_is_given_back(
    store: Store, keepers: Keepers, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = await begun(keepers, "me", "me", clock=Clock(5))
    start = keeper.table.touched
    at(monkeypatch, start + 100_000)
    with trouble(store), pytest.raises(Refused):
        await keeper.do(any_move(keeper), ADA)
    at(monkeypatch, start + 130_000)
    again = await keepers.get(keeper.table.id)
    assert lost_at(again.table) == [30_000]
    assert again.table.clocks
    assert again.table.clocks.left_at(start + 130_000)[0] == 200_000


async def test_a_table_is_not_kept_that_cannot_be_told_how_long_the_server_was_away(
    store: Store, keepers: Keepers, bots: FakeBots, tmp_path: Path
) -> None:
    keeper = await begun(keepers, "me", "me", clock=Clock(0.005))
    keeper.close()
    others = house(store, bots, tmp_path)
    with trouble(store, "append"), pytest.raises(Refused):
        await others.get(keeper.table.id)
    assert len(others) == 0
    await asyncio.sleep(0.4)
    stored = await store.load(keeper.table.id)
    assert stored
    assert stored.entries[-1].number == keeper.table.number
    await others.close()


async def test_the_time_in_which_the_machine_slept_counts_for_nobody(
    keepers: Keepers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "_BEAT", 0.01)
    await keepers.start()
    keeper = await begun(keepers, "me", "me", clock=Clock(5))
    start = keeper.table.touched
    at(monkeypatch, start + HOUR)
    await eventually(lambda: lost_at(keeper.table))
    assert keeper.table.clocks
    assert keeper.table.clocks.left_at(start + HOUR)[0] > 299_000
    assert keeper.table.seats[0].stand_in is None


async def test_whoever_moves_first_after_the_machine_slept_has_lost_nothing(
    keepers: Keepers, monkeypatch: pytest.MonkeyPatch
) -> None:
    await keepers.start()
    keeper = await begun(keepers, "me", "me", clock=Clock(5))
    other = await begun(keepers, "me", "me", clock=Clock(5))
    start = other.table.touched
    at(monkeypatch, start + HOUR)
    await keeper.do(any_move(keeper), ADA)
    assert [events.kind_of(event) for event in keeper.table.events[-2:]] == ["resumed", "moved"]
    assert keeper.table.clocks
    assert keeper.table.clocks.left[0] > 299_000
    at(monkeypatch, start + HOUR + 5_000)
    await other.settle()
    assert other.table.clocks
    assert 294_000 < other.table.clocks.left_at(start + HOUR + 5_000)[0] <= 296_000


async def test_a_clock_that_seems_to_run_out_while_the_machine_slept_does_not(
    keepers: Keepers, monkeypatch: pytest.MonkeyPatch
) -> None:
    await keepers.start()
    keeper = await begun(keepers, "me", "me", clock=Clock(0.005))
    at(monkeypatch, keeper.table.touched + HOUR)
    await eventually(lambda: lost_at(keeper.table))
    await asyncio.sleep(0.05)
    assert keeper.table.seats[0].stand_in is None


async def test_somebody_who_thinks_for_long_is_not_asleep(keepers: Keepers, monkeypatch: pytest.MonkeyPatch) -> None:
    await keepers.start()
    keeper = await begun(keepers, "me", "me", clock=Clock(5))
    start = keeper.table.touched
    for second in range(2, 62, 2):
        at(monkeypatch, start + second * 1000)
        keepers.look_at_clock()
    at(monkeypatch, start + 60_000 + HOUR)
    await keeper.settle()
    assert lost_at(keeper.table) == [HOUR]
    await keeper.do(any_move(keeper), ADA)
    assert keeper.table.clocks
    assert keeper.table.clocks.left[0] == 240_000


async def test_the_server_notes_that_it_is_alive_while_a_clock_runs(
    store: Store, keepers: Keepers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "_BEAT", 0.01)
    await keepers.start()
    await asyncio.sleep(0.05)
    assert await store.fact("heartbeat") is None
    await begun(keepers, "me", "me", clock=Clock(5))
    before = now()
    async with asyncio.timeout(PATIENCE):
        while int(await store.fact("heartbeat") or 0) < before:
            await asyncio.sleep(0.01)
