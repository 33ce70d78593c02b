"""Play over days on a server: tables that wait are not live, and one look at the store lets their clocks run out."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from faience.server import keepers as housekeeping
from faience.server.deadlines import LONGEST_WAIT, WORTH_NOTING
from faience.server.keeper import Keeper
from faience.server.keepers import Keepers
from faience.server.persistence import listed, table_of
from faience.store import Absence, Store
from faience.table import Table, commands, events
from faience.table.settings import DAY, Clock
from tests.server.keeping import ADA, FakeBots, any_move, at, begun, eventually, house, lost_at, trouble

HOUR = DAY // 24


async def over_days(keepers: Keepers, days: int = 3) -> Keeper:
    """A table of two at which the first has some days for a move."""
    return await begun(keepers, "me", "me", clock=Clock(days=days))


def put_away(keepers: Keepers, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(housekeeping, "_IDLE", -1.0)
        keepers._put_away()


def deadline_of(keeper: Keeper) -> int:
    assert keeper.table.deadline is not None
    return keeper.table.deadline.at


async def test_a_table_that_waits_for_days_costs_nothing(
    store: Store, keepers: Keepers, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = await over_days(keepers)
    tasks = {task.get_name() for task in asyncio.all_tasks()}
    assert f"table {keeper.table.id}" not in tasks
    put_away(keepers, monkeypatch)
    assert len(keepers) == 0
    assert await store.due() == []
    assert await store.next_deadline() == deadline_of(keeper)


async def test_a_clock_of_days_runs_out_although_nobody_is_there(
    store: Store, keepers: Keepers, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = await over_days(keepers)
    deadline = deadline_of(keeper)
    put_away(keepers, monkeypatch)
    at(monkeypatch, deadline - 1)
    await keepers.deadlines.look()
    assert len(keepers) == 0, "before its time nobody loads it"
    at(monkeypatch, deadline)
    await keepers.deadlines.look()
    assert len(keepers) == 1
    again = await keepers.get(keeper.table.id)
    assert again.table.seats[0].stand_in == 5
    await eventually(lambda: again.table.turn == 1)
    assert deadline_of(again) == deadline + 3 * DAY
    assert await store.next_deadline() == deadline + 3 * DAY
    await eventually(lambda: again.is_idle)
    put_away(keepers, monkeypatch)
    assert len(keepers) == 0


async def test_a_table_that_somebody_looks_at_has_its_time_run_out_too(
    keepers: Keepers, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = await over_days(keepers)
    at(monkeypatch, deadline_of(keeper))
    await keepers.deadlines.look()
    assert keeper.table.seats[0].stand_in == 5


async def test_a_move_that_comes_first_counts(store: Store, keepers: Keepers, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = await over_days(keepers)
    at(monkeypatch, deadline_of(keeper) + 50)
    gate, append = asyncio.Event(), store.append

    async def slowly(*arguments: Any, **options: Any) -> None:
        await gate.wait()
        await append(*arguments, **options)

    monkeypatch.setattr(store, "append", slowly)
    moving = asyncio.create_task(keeper.do(any_move(keeper), ADA))
    await eventually(lambda: keeper._lock.locked())
    running_out = asyncio.create_task(keeper.run_out())
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(moving, running_out)
    assert keeper.table.turn == 1
    assert not [event for event in keeper.table.events if isinstance(event, events.StoodIn)]


async def test_a_move_moves_the_deadline_in_the_store(store: Store, keepers: Keepers) -> None:
    keeper = await over_days(keepers)
    before = deadline_of(keeper)
    await keeper.do(any_move(keeper), ADA)
    assert await store.next_deadline() == deadline_of(keeper) > before - 1
    assert [table.summary.turn for table in await store.waiting_for(ADA.guest, 5)] == [1]
    await keeper.do(commands.UndoMove(), ADA)
    assert await store.next_deadline() == deadline_of(keeper) <= before + 1_000


async def test_the_next_look_comes_when_something_is_due_and_within_a_minute(
    store: Store, keepers: Keepers, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await keepers.deadlines.look() == LONGEST_WAIT
    keeper = await over_days(keepers)
    deadline = deadline_of(keeper)
    for before, wait in ((DAY, LONGEST_WAIT), (20_000, 20.0), (10, 1.0)):
        at(monkeypatch, deadline - before)
        assert await keepers.deadlines.look() == wait
    put_away(keepers, monkeypatch)
    at(monkeypatch, deadline)
    with trouble(store, "load"):
        assert await keepers.deadlines.look() == LONGEST_WAIT, "no haste where something went wrong"
    await keepers.deadlines.look()
    assert len(keepers) == 1


async def stopped(store: Store, keepers: Keepers) -> None:
    """The server stops, and has noted so."""
    await keepers.close()
    assert await store.fact("awake") is not None


async def test_days_on_which_the_server_was_away_count_for_nobody(
    store: Store, keepers: Keepers, bots: FakeBots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = await over_days(keepers)
    deadline, start = deadline_of(keeper), keeper.table.touched
    at(monkeypatch, start + DAY)
    await stopped(store, keepers)
    at(monkeypatch, start + 5 * DAY)
    restarted = house(store, bots, tmp_path)
    await restarted.deadlines.start()
    await restarted.deadlines.look()
    again = await restarted.get(keeper.table.id)
    assert lost_at(again.table) == [4 * DAY]
    assert again.table.seats[0].stand_in is None
    assert await store.next_deadline() == deadline_of(again) == deadline + 4 * DAY
    at(monkeypatch, deadline + 4 * DAY)
    await restarted.deadlines.look()
    assert again.table.seats[0].stand_in == 5
    await restarted.close()


async def test_a_second_absence_is_given_back_as_well_and_none_twice(
    store: Store, keepers: Keepers, bots: FakeBots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = await over_days(keepers)
    deadline, start = deadline_of(keeper), keeper.table.touched
    at(monkeypatch, start + HOUR)
    await stopped(store, keepers)
    for back in (2, 4, 6):
        at(monkeypatch, start + back * HOUR)
        restarted = house(store, bots, tmp_path)
        await restarted.deadlines.start()
        await restarted.deadlines.look()
        at(monkeypatch, start + (back + 1) * HOUR)
        await restarted.close()
    await store.note("awake", str(start + 5 * HOUR))  # as if killed right after it had kept its absence
    last = house(store, bots, tmp_path)
    await last.deadlines.start()
    (row,) = await store.waiting_for(ADA.guest, 5)
    assert listed(row, ADA.guest, last.deadlines.excused(row.touched)).due == deadline + 3 * HOUR + HOUR
    again = await last.get(keeper.table.id)
    assert deadline_of(again) == deadline + 3 * HOUR + HOUR
    assert last.deadlines.excused(again.table.touched) == 0
    await last.close()


async def test_the_time_in_which_the_machine_slept_counts_for_nobody(
    store: Store, keepers: Keepers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "_BEAT", 10**6)
    away, live = await over_days(keepers), await over_days(keepers)
    deadlines = {keeper.table.id: deadline_of(keeper) for keeper in (away, live)}
    del keepers._live[away.table.id]
    start = max(away.table.touched, live.table.touched)
    at(monkeypatch, start)
    keepers._awake = start
    at(monkeypatch, start + 9 * HOUR)
    await keepers.deadlines.look()
    await live.settle()
    for keeper in (await keepers.get(away.table.id), live):
        assert lost_at(keeper.table) == [9 * HOUR]
        assert deadline_of(keeper) == deadlines[keeper.table.id] + 9 * HOUR
    assert await store.absences() == [Absence(start, start + 9 * HOUR)]
    await keepers.deadlines.look()
    assert await store.absences() == [], "everybody has been told"


async def test_a_table_is_not_put_away_before_it_was_told(keepers: Keepers, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = await over_days(keepers)
    keepers._awake = start = keeper.table.touched
    at(monkeypatch, start + HOUR)
    keepers.look_at_clock()
    put_away(keepers, monkeypatch)
    assert len(keepers) == 1
    await keeper.settle()
    put_away(keepers, monkeypatch)
    assert len(keepers) == 0


async def test_a_short_absence_is_not_worth_noting(
    store: Store, keepers: Keepers, bots: FakeBots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = await over_days(keepers)
    keepers._awake = start = keeper.table.touched
    at(monkeypatch, start + WORTH_NOTING - 1)
    keepers.look_at_clock()
    assert keeper.owed == 0
    await stopped(store, keepers)
    at(monkeypatch, start + 2 * WORTH_NOTING - 2)
    restarted = house(store, bots, tmp_path)
    await restarted.deadlines.start()
    assert restarted.deadlines.excused(0) == 0
    await restarted.close()


async def test_while_nobody_plays_over_days_nothing_is_written(store: Store, keepers: Keepers) -> None:
    await begun(keepers, "me", "me", clock=Clock(5))
    await keepers.deadlines.look()
    await keepers.close()
    assert await store.fact("awake") is None


async def test_a_table_that_cannot_be_read_holds_up_no_other_and_is_told_of_once(
    keepers: Keepers, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken, sound = await over_days(keepers), await over_days(keepers)
    later = max(deadline_of(keeper) for keeper in (broken, sound))
    put_away(keepers, monkeypatch)

    def read_one(stored: Any) -> Table:
        if stored.id == broken.table.id:
            raise ValueError("event 7 cannot follow event 5")
        return table_of(stored)

    monkeypatch.setattr(housekeeping, "table_of", read_one)
    at(monkeypatch, later)
    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            await keepers.deadlines.look()
    assert (await keepers.get(sound.table.id)).table.seats[0].stand_in == 5
    (line,) = [record.getMessage() for record in caplog.records]
    assert line.startswith(f"table {broken.table.id} cannot be read or continued: event 7 cannot follow event 5;")


async def test_the_server_looks_by_itself_also_after_trouble(
    store: Store, keepers: Keepers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("faience.server.deadlines.LONGEST_WAIT", 0.01)
    keeper = await over_days(keepers)
    at(monkeypatch, deadline_of(keeper))
    with trouble(store, "overdue"):
        await keepers.start()
        await asyncio.sleep(0.05)
        assert keeper.table.seats[0].stand_in is None
    await eventually(lambda: keeper.table.seats[0].stand_in)


async def test_a_table_that_waits_does_not_expire(
    store: Store, bots: FakeBots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keepers = house(store, bots, tmp_path, expire_days=7)
    keeper = await over_days(keepers, days=14)
    put_away(keepers, monkeypatch)
    at(monkeypatch, keeper.table.touched + 8 * DAY)
    await keepers.expire()
    assert await store.load(keeper.table.id) is not None
    await keepers.close()
