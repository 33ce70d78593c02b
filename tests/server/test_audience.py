"""Who looks at a table: worked out once for a change, told to many without holding anybody up."""

import asyncio
from typing import Any

import pytest

from faience.server import audience
from faience.server.audience import AT_A_TIME, FEW
from faience.server.keeper import Keeper
from faience.server.keepers import Keepers
from faience.table import Settings, Table, Who, commands
from faience.table.sent.public import Presence
from faience.table.settings import SeatPlan
from tests.server.keeping import ADA, BOB, begun, eventually

CROWD = 200


class Reader:
    """Notes how often it was woken, and how often because of who is here."""

    def __init__(self, who: Who) -> None:
        self.who = who
        self.woken = self.presences = 0

    def wake(self, *, is_presence: bool = False) -> None:
        self.woken += 1
        self.presences += is_presence

    def dismiss(self) -> None:
        """Nothing."""


def crowd(keeper: Keeper, size: int = CROWD, guests: int = CROWD) -> list[Reader]:
    readers = [Reader(Who(f"guest {number % guests}")) for number in range(size)]
    for reader in readers:
        keeper.join(reader)
    return readers


def open_for_one() -> Settings:
    return Settings(game="classic", seats=(SeatPlan("me"), SeatPlan("open")), speed="instant", first=1)


@pytest.fixture
def looked_up(monkeypatch: pytest.MonkeyPatch) -> list[Who]:
    """For whom it was worked out which seats are theirs."""
    found: list[Who] = []
    seats_of = Table.seats_of

    def counted(table: Table, who: Who) -> list[int]:
        found.append(who)
        return seats_of(table, who)

    monkeypatch.setattr(Table, "seats_of", counted)
    return found


async def test_who_is_here_is_worked_out_once_for_everybody_who_comes(keepers: Keepers, looked_up: list[Who]) -> None:
    keeper = await begun(keepers, "me", "me")
    looked_up.clear()
    crowd(keeper)
    assert len(looked_up) == CROWD, "not once more for everybody who was there"
    assert keeper.presence == Presence(frozenset(), CROWD)
    again = crowd(keeper, CROWD, guests=5)
    assert len(looked_up) == CROWD, "further devices of somebody who is here cost nothing"
    for reader in again:
        keeper.join(reader)
    assert len(looked_up) == CROWD, "nor does saying again what one has"


async def test_what_is_said_costs_nothing_for_presence_however_many_read(
    keepers: Keepers, looked_up: list[Who]
) -> None:
    keeper = await begun(keepers, "me", "me")
    work = list[int]()
    for size in (0, CROWD):
        crowd(keeper, size)
        for phrase in ("hello", "thanks", "hello"):
            looked_up.clear()
            await keeper.do(commands.Say(phrase=phrase, seat=1), ADA)
            work.append(len(looked_up))
        looked_up.clear()
        await keeper.do(commands.Rename(seat=1, name=f"Ada of {size}"), ADA)
        work.append(len(looked_up))
    assert work[:4] == work[4:]


async def test_when_somebody_sits_down_it_is_known_at_once_that_they_look_on_no_more(keepers: Keepers) -> None:
    keeper = await keepers.make(open_for_one(), ADA, "Ada")
    bob = Reader(BOB)
    keeper.join(bob)
    assert keeper.presence == Presence(frozenset(), 1)
    assert keeper.audience.is_onlooker(BOB)
    await keeper.do(commands.Sit(seat=2, name="Bob"), BOB)
    assert keeper.presence == Presence(frozenset({1}), 0)
    assert not keeper.audience.is_onlooker(BOB)
    assert keeper.audience.has_player(1)
    await keeper.do(commands.Leave(seat=2), BOB)
    assert keeper.presence == Presence(frozenset(), 1)


async def test_somebody_who_left_counts_as_here_until_they_stay_away(
    keepers: Keepers, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = await begun(keepers, "me", "me")
    ada, other = Reader(ADA), Reader(Who("ada", frozenset({"some key"})))
    keeper.join(ada)
    keeper.join(other)
    keeper.leave(ada)
    keeper.join(ada)
    keeper.leave(other)
    assert keeper.presence.here == {0, 1}
    monkeypatch.setattr(audience, "LINGER", 0.0)
    keeper.leave(ada)
    await asyncio.sleep(0.01)
    assert keeper.presence.here == {0, 1}, "the other device left only a moment ago"
    keeper.join(other)
    keeper.leave(other)
    await eventually(lambda: keeper.presence == Presence())
    assert keeper.audience.is_empty


async def test_a_few_who_look_on_hear_of_everything_at_once(keepers: Keepers) -> None:
    keeper = await begun(keepers, "me", "me")
    readers = crowd(keeper, FEW)
    heard = [reader.woken for reader in readers]
    for phrase in ("hello", "thanks"):
        await keeper.do(commands.Say(phrase=phrase, seat=1), ADA)
    assert [reader.woken for reader in readers] == [before + 2 for before in heard]


async def test_of_a_crowd_nobody_is_woken_for_every_event_of_many_but_players_are(
    keepers: Keepers, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = await begun(keepers, "me", "me")
    player, readers = Reader(ADA), crowd(keeper)
    monkeypatch.setattr(audience, "ROUND", 3600.0)
    await eventually(lambda: not keeper.audience._queue)
    keeper.join(player)
    handle: Any = keeper.audience._round
    handle.cancel()
    keeper.audience._begin_round()
    await eventually(lambda: not keeper.audience._queue)
    for reader in (player, *readers):
        reader.woken = reader.presences = 0
    for _ in range(20):
        await keeper.do(commands.Say(phrase="hello", seat=1), ADA)
    assert player.woken == 20
    assert {reader.woken for reader in readers} == {0}, "the next round is not due yet"
    keeper.audience._begin_round()
    await eventually(lambda: not keeper.audience._queue)
    assert {reader.woken for reader in readers} == {1}, "one message tells all of it"


async def test_a_crowd_is_woken_a_few_at_a_time(keepers: Keepers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "ROUND", 0.0)
    keeper = await begun(keepers, "me", "me")
    readers = crowd(keeper)
    await eventually(lambda: keeper.audience._round is None)
    for reader in readers:
        reader.woken = 0
    keeper.audience.tell(keeper.table)
    steps = [sum(reader.woken for reader in readers)]
    while steps[-1] < CROWD:
        await asyncio.sleep(0)
        steps.append(sum(reader.woken for reader in readers))
    assert max(after - before for before, after in zip([0, *steps], steps, strict=False)) == AT_A_TIME
    assert {reader.woken for reader in readers} == {1}
