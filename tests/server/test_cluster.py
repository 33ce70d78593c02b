"""Several servers on one database: nothing is lost or doubled, and what one leaves behind another sees to."""

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import text

from faience.server import cluster
from faience.server.keeper import Keeper
from faience.server.keepers import Keepers
from faience.store import Store
from faience.table import Refused, Who, commands, events
from faience.table.settings import Clock
from tests.engines import Databases
from tests.server.keeping import ADA, BOB, FakeBots, Onlooker, any_move, begun, eventually, house, lost_at

MakeServer = Callable[..., Awaitable[Keepers]]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers look often, and only those that a test lets go are gone, however slow the machine is."""
    for name, value in {"BEAT": 0.05, "LOOK": 0.1, "TELL": 0.05, "LEASE": 10**7}.items():
        monkeypatch.setattr(cluster, name, value)


@pytest.fixture
async def server(databases: Databases, tmp_path: Path) -> AsyncIterator[MakeServer]:
    """Starts servers on one database."""
    url, begun_ones, stores = databases.new(), list[Keepers](), list[Store]()

    async def start(bots: FakeBots | None = None, **settings: Any) -> Keepers:
        stores.append(await Store.connect(url))
        keepers = house(stores[-1], bots or FakeBots(), tmp_path, database=url, **settings)
        await keepers.start()
        begun_ones.append(keepers)
        return keepers

    yield start
    for keepers in begun_ones:
        await keepers.close()
    for store in stores:
        await store.close()


async def vanish(keepers: Keepers) -> None:
    """Let a server be gone as if it had been killed: it does nothing any more, and nobody is told."""
    assert keepers.cluster is not None
    await keepers.cluster.close()
    for chore in keepers._chores:
        chore.cancel()
    for keeper in keepers.live.values():
        keeper.see_to(False)
    ended = "UPDATE leases SET until = seen - 1 WHERE epoch = :epoch"
    await keepers._store.write(lambda it: it.execute(text(ended), {"epoch": keepers.epoch}), "")


async def log_of(keepers: Keepers, table_id: str) -> list[int]:
    stored = await keepers._store.load(table_id)
    assert stored is not None
    return [entry.number for entry in stored.entries]


async def test_moves_made_on_any_server_follow_each_other(server: MakeServer) -> None:
    servers = [await server() for _ in range(3)]
    keeper = await begun(servers[0], "me", "me")
    for turn in range(9):
        here = await servers[turn % 3].get(keeper.table.id)
        await here.do(any_move(here), ADA)
    numbers = await log_of(servers[0], keeper.table.id)
    assert numbers == list(range(1, len(numbers) + 1))
    assert (await servers[1].get(keeper.table.id)).table.number == numbers[-1]


async def test_of_two_who_decide_at_once_the_second_decides_anew(server: MakeServer) -> None:
    first, second = await server(), await server()
    keeper = await begun(first, "me", "me")
    other = await second.get(keeper.table.id)
    talk = [here.do(commands.Say(phrase="hello", seat=1), ADA) for here in (keeper, other) for _ in range(3)]
    await asyncio.gather(*talk)
    said = [event for event in (await second.get(keeper.table.id)).table.events if isinstance(event, events.Said)]
    assert len(said) == 6
    assert [event.number for event in said] == list(range(said[0].number, said[0].number + 6))


async def test_what_is_refused_on_an_old_table_is_decided_on_the_newest(server: MakeServer) -> None:
    first, second = await server(), await server()
    keeper = await begun(first, "me", "me")
    other = await second.get(keeper.table.id)
    await keeper.do(any_move(keeper), ADA)
    assert keeper.table.number > other.table.number
    await other.do(any_move(keeper), ADA)
    with pytest.raises(Refused, match=r"."):
        await keeper.do(any_move(keeper), ADA)  # it was made for a table that has gone on
    assert keeper.table.number == other.table.number


async def test_a_command_sent_again_to_another_server_is_carried_out_once(server: MakeServer) -> None:
    first, second = await server(), await server()
    keeper = await begun(first, "me", "me")
    other = await second.get(keeper.table.id)
    for command in (
        commands.Say(phrase="hello", seat=1, once="a"),
        commands.MakeMove(version=keeper.table.version, move=any_move(keeper).move, once="b"),
    ):
        after = await keeper.do(command, ADA)
        again = await other.do(command, ADA)
        assert again.number == after.number
        assert (await keeper.do(command, ADA)).number == after.number
    told = await asyncio.gather(*(here.do(commands.Say(phrase="bye", once="c"), ADA) for here in (keeper, other)))
    assert len({table.number for table in told}) == 1
    with pytest.raises(Refused):
        await other.do(commands.MakeMove(version=1, move="1A1", once="b"), BOB)  # another's key is another one


async def test_a_commit_of_which_no_word_came_back_is_found_in_the_log(
    server: MakeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    keepers = await server()
    dialect = keepers._store._writing.dialect
    commit, cut = dialect.do_commit, list[str]()

    def commit_and_cut(connection: Any) -> None:
        commit(connection)
        if threading.current_thread().name == "store writer" and not cut:
            cut.append("cut")
            connection.driver_connection.close()
            raise psycopg.OperationalError("the connection is lost")

    monkeypatch.setattr(dialect, "do_commit", commit_and_cut)
    cut.clear()
    keeper = await begun(keepers, "me", "me")
    assert cut
    for command in (any_move(keeper), commands.Say(phrase="hello", seat=1, once="a")):
        cut.clear()
        before = keeper.table.number
        await keeper.do(command, ADA)
        assert cut
        assert keeper.table.number > before
        assert keeper.is_held
    numbers = await log_of(keepers, keeper.table.id)
    assert numbers == list(range(1, keeper.table.number + 1))
    assert sum(isinstance(event, events.Said) for event in keeper.table.events) == 1


async def test_others_find_what_is_new_without_being_told(server: MakeServer) -> None:
    first, second = await server(), await server()
    keeper = await begun(first, "me", "me")
    other = await second.get(keeper.table.id)
    onlooker = Onlooker(other, BOB)
    other.join(onlooker)
    await keeper.do(any_move(keeper), ADA)
    await eventually(lambda: onlooker.numbers and onlooker.numbers[-1] == keeper.table.number)


async def test_with_redis_others_hear_at_once_and_without_it_later(
    server: MakeServer, databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "LOOK", 1e6)
    first, second = await server(announce=databases.redis.url), await server(announce=databases.redis.url)
    keeper = await begun(first, "me", "me")
    other = await second.get(keeper.table.id)
    onlooker = Onlooker(other, BOB)

    async def heard() -> None:
        """Something that is told is heard, once both listen."""
        while onlooker.numbers[-1:] != [keeper.table.number]:
            first.tell(keeper.table)
            await asyncio.sleep(0.01)

    other.join(onlooker)
    await keeper.do(any_move(keeper), ADA)
    await asyncio.wait_for(heard(), 60)
    databases.redis.kill()
    await keeper.do(any_move(keeper), ADA)
    databases.redis.start()
    await asyncio.wait_for(heard(), 60)


async def test_who_is_here_is_known_on_every_server(server: MakeServer) -> None:
    first, second = await server(), await server()
    keeper = await begun(first, "me", "me")
    other = await second.get(keeper.table.id)
    for at, who in ((keeper, ADA), (keeper, Who("eve")), (other, Who("dan"))):
        at.join(Onlooker(at, who))
    await eventually(lambda: keeper.presence == other.presence)
    assert (other.presence.here, other.presence.spectators) == (frozenset({0, 1}), 2)
    assert other.audience.has_player(0)
    late = await (await server()).get(keeper.table.id)
    assert late.presence == other.presence, "whoever loads a table knows it at once"
    await vanish(first)
    await eventually(lambda: other.presence.here == frozenset())
    assert other.presence.spectators == 1
    assert other.audience.absences.grace(2).keys() == {0, 1}, "who was there a moment ago keeps the seat for a while"


async def test_bots_move_on_the_server_that_holds_a_table_and_on_no_other(server: MakeServer) -> None:
    bots = [FakeBots(), FakeBots()]
    first, second = [await server(each) for each in bots]
    keeper = await begun(first, "me", "bot")
    other = await second.get(keeper.table.id)
    other.join(Onlooker(other))
    await keeper.do(any_move(keeper), ADA)
    await eventually(lambda: keeper.table.turn == 0)
    assert [len(each.asked) for each in bots] == [1, 0]
    await other.catch_up()
    await other.do(any_move(other), ADA)
    await eventually(lambda: other.table.turn == 0)
    assert [len(each.asked) for each in bots] == [1, 1], "whoever took the last move sees to the next"


async def with_bot_stuck(server: MakeServer) -> tuple[Keepers, Keepers, Keeper, asyncio.Event]:
    """Two servers, a table of the first one whose bot thinks until a gate is opened, and that gate."""
    stuck = FakeBots()
    stuck.gate = asyncio.Event()
    first, second = await server(stuck), await server()
    keeper = await begun(first, "me", "bot")
    await keeper.do(any_move(keeper), ADA)
    await eventually(lambda: stuck.asked)
    return first, second, keeper, stuck.gate


async def test_bots_of_a_server_that_is_gone_move_on_another(server: MakeServer) -> None:
    first, second, keeper, gate = await with_bot_stuck(server)
    await vanish(first)
    await eventually(lambda: keeper.table.id in second.live)
    found = await second.get(keeper.table.id)
    await eventually(lambda: found.table.turn == 0)
    gate.set()
    numbers = await log_of(second, keeper.table.id)
    assert numbers == list(range(1, len(numbers) + 1))


async def test_a_server_that_stops_leaves_its_tables_to_the_others_at_once(server: MakeServer) -> None:
    first, second, keeper, _ = await with_bot_stuck(server)
    await first.close()
    await eventually(lambda: keeper.table.id in second.live)
    found = await second.get(keeper.table.id)
    await eventually(lambda: found.table.turn == 0)


async def timed(keepers: Keepers, minutes: float) -> Keeper:
    keeper = await begun(keepers, "me", "me", clock=Clock(minutes, 0))
    assert keeper.table.is_clock_running
    return keeper


async def test_a_clock_of_a_server_that_is_gone_runs_out_on_another(server: MakeServer) -> None:
    first, second = await server(), await server()
    keeper = await timed(first, 0.05)
    await vanish(first)
    await eventually(lambda: keeper.table.id in second.live)
    found = await second.get(keeper.table.id)
    await eventually(lambda: any(isinstance(event, events.StoodIn) for event in found.table.events))
    assert lost_at(found.table) == [], "there was a server all the time"


async def test_time_in_which_no_server_was_there_is_given_back_once(server: MakeServer) -> None:
    first = await server()
    keeper = await timed(first, 10)
    await vanish(first)
    second, third = await server(), await server()
    found = await asyncio.gather(*(each.get(keeper.table.id) for each in (second, third)))
    for each in found:
        await each.catch_up()
    assert len(lost_at(found[0].table)) == 1
    assert [each.table.number for each in found] == [found[0].table.number] * 2


async def test_a_server_whose_lease_has_ended_comes_back_with_another_number(server: MakeServer) -> None:
    first, second = await server(), await server()
    assert first.cluster
    keeper = await begun(first, "me", "me")
    before = first.cluster.epoch
    await first.cluster._sharing.leave(before)
    await eventually(lambda: first.cluster and first.cluster.epoch > before)
    await eventually(lambda: not keeper.is_held)
    await keeper.do(any_move(keeper), ADA)
    assert keeper.is_held
    assert (await second.get(keeper.table.id)).table.number == keeper.table.number


async def test_a_rematch_asked_for_on_two_servers_is_one_table(server: MakeServer) -> None:
    first, second = await server(), await server()
    keeper = await begun(first, "me", "me")
    while keeper.table.status != "over":
        await keeper.do(any_move(keeper), ADA)
    found = await asyncio.gather(*(each.rematch(keeper.table.id, ADA) for each in (first, second)))
    assert found[0].table.id == found[1].table.id
    assert found[0].table.secret == found[1].table.secret


async def test_a_table_that_was_removed_elsewhere_sends_everybody_away(server: MakeServer) -> None:
    first, second = await server(), await server()
    keeper = await begun(first, "me", "me")
    other = await second.get(keeper.table.id)
    onlooker = Onlooker(other)
    other.join(onlooker)
    await first._store.remove([keeper.table.id])
    await eventually(lambda: onlooker.is_dismissed)
    with pytest.raises(Refused, match="no such table"):
        await second.get(keeper.table.id)
