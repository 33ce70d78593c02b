"""The machine's clock is set while games go on: nobody waits for an hour, loses one or gains one."""

import asyncio
import time
from pathlib import Path

import pytest

from faience.server import keeper as keeping
from faience.server import keepers as housekeeping
from faience.server.clock import Clock
from faience.server.keeper import now
from faience.server.keepers import Keepers
from faience.store import Store
from faience.table.settings import Clock as ThinkingTime
from tests.server.keeping import ADA, DAY, FakeBots, any_move, begun, eventually, house, lost_at

HOUR = 3_600_000


class Machine:
    """A machine whose clock can be set, and that can sleep."""

    def __init__(self) -> None:
        self._wall = self._steady = 0

    def wall(self) -> int:
        return time.time_ns() + self._wall

    def steady(self) -> int:
        return time.monotonic_ns() + self._steady

    def set_clock(self, milliseconds: int) -> None:
        self._wall += milliseconds * 1_000_000

    def sleep(self, milliseconds: int) -> None:
        self._wall += milliseconds * 1_000_000
        self._steady += milliseconds * 1_000_000


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    made = Machine()
    clock = Clock(made.wall, made.steady)
    for module in (keeping, housekeeping):
        monkeypatch.setattr(module, "CLOCK", clock)
    return made


@pytest.fixture
async def awake(machine: Machine, keepers: Keepers) -> Keepers:
    """Tables with a housekeeper who looks at the clock."""
    await keepers.start()
    return keepers


def test_a_clock_goes_on_evenly_and_follows_when_it_is_asked_to() -> None:
    wall, steady = 1_000_000_000_000, 5_000_000_000
    clock = Clock(lambda: wall, lambda: steady)
    assert clock.now() == 1_000_000
    steady += 2_000_000
    assert clock.now() == 1_000_002
    wall -= 3_600_000_000_000
    assert clock.now() == 1_000_002
    assert clock.follow() == clock.set_by == -3_600_002
    assert clock.now() == 1_000_000 - 3_600_000
    wall += 999_000_000
    assert clock.follow() == -3_600_002, "that little is not worth it"


@pytest.mark.parametrize("by", [-HOUR, HOUR])
async def test_bots_go_on_whatever_the_clock_is_set_to(awake: Keepers, machine: Machine, by: int) -> None:
    keeper = await begun(awake, "me", "bot", speed="fast")
    await keeper.do(any_move(keeper), ADA)
    machine.set_clock(by)
    await eventually(lambda: keeper.table.turn == 0)
    for _ in range(2):
        await keeper.do(any_move(keeper), ADA)
        await eventually(lambda: keeper.table.turn == 0)
    times = [event.at for event in keeper.table.events]
    assert times == sorted(times)
    assert times[-1] - times[0] < HOUR + 300_000


async def test_bots_go_on_at_a_table_from_before_the_clock_was_set_back_and_the_server_restarted(
    store: Store, bots: FakeBots, machine: Machine, awake: Keepers, tmp_path: Path
) -> None:
    bots.gate = asyncio.Event()
    keeper = await begun(awake, "me", "bot")
    await keeper.do(any_move(keeper), ADA)
    await awake.close()
    machine.set_clock(-HOUR)
    restarted = house(store, FakeBots(), tmp_path)
    await restarted.start()
    again = await restarted.get(keeper.table.id)
    await eventually(lambda: again.table.turn == 0)
    await restarted.close()


async def test_a_new_table_goes_by_the_time_that_was_set(awake: Keepers, machine: Machine) -> None:
    before = now()
    machine.set_clock(-HOUR)
    awake.look_at_clock()
    keeper = await begun(awake, "me", "me")
    assert keeper.table.touched < before - HOUR + 300_000


async def test_a_running_clock_neither_stops_nor_jumps_when_time_is_set_back(awake: Keepers, machine: Machine) -> None:
    keeper = await begun(awake, "me", "me", clock=ThinkingTime(5))
    start = keeper.now()
    machine.set_clock(-HOUR)
    awake.look_at_clock()
    assert 0 <= keeper.now() - start < 60_000
    machine.set_clock(HOUR)
    awake.look_at_clock()
    assert 0 <= keeper.now() - start < 60_000, "it was set right again, and that is no time that has passed either"
    await keeper.settle()
    assert lost_at(keeper.table) == []


async def test_a_clock_that_is_set_forward_takes_nobody_s_time(awake: Keepers, machine: Machine) -> None:
    keeper = await begun(awake, "me", "me", clock=ThinkingTime(5))
    machine.set_clock(HOUR)
    await keeper.do(any_move(keeper), ADA)
    (lost,) = lost_at(keeper.table)
    assert abs(lost - HOUR) < 100
    assert keeper.table.seats[0].stand_in is None
    assert keeper.table.clocks
    assert keeper.table.clocks.left[0] > 240_000


async def test_time_runs_out_as_it_should_although_the_clock_was_set_back(awake: Keepers, machine: Machine) -> None:
    keeper = await begun(awake, "me", "me", clock=ThinkingTime(0.01))
    machine.set_clock(-HOUR)
    await eventually(lambda: keeper.table.seats[0].stand_in)


async def test_a_machine_that_slept_is_told_from_a_clock_that_was_set(
    awake: Keepers, machine: Machine, caplog: pytest.LogCaptureFixture
) -> None:
    keeper = await begun(awake, "me", "me", clock=ThinkingTime(5))
    machine.sleep(HOUR)
    await keeper.settle()
    assert [round(lost / HOUR) for lost in lost_at(keeper.table)] == [1]
    assert "was set" not in caplog.text
    machine.set_clock(HOUR)
    await keeper.settle()
    assert [round(lost / HOUR) for lost in lost_at(keeper.table)] == [1, 1]
    assert caplog.text.count("the clock of this machine was set by 3600.0 s") == 1


@pytest.mark.parametrize("by", [2 * DAY, -2 * DAY])
async def test_days_for_a_move_are_as_long_as_they_were(awake: Keepers, machine: Machine, by: int) -> None:
    seen, unseen = [await begun(awake, "me", "me", clock=ThinkingTime(days=1)) for _ in range(2)]
    del awake._live[unseen.table.id]
    machine.set_clock(by)
    await awake.deadlines.look()
    machine.sleep(1000)
    await awake.deadlines.look()
    for keeper in (seen, await awake.get(unseen.table.id)):
        await keeper.settle()
        assert keeper.table.seats[0].stand_in is None
        assert keeper.table.deadline
        assert keeper.table.deadline.at - keeper.now() <= DAY
        if by > 0 or keeper is seen:
            assert keeper.table.deadline.at - keeper.now() > DAY - 60_000
