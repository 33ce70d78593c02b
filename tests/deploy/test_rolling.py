"""Two servers behind a proxy, as in `deploy`: while one after the other is restarted nobody's move is refused."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from bench.cluster import Wanderer
from bench.process import ServerProcess

from tests.deploy.proxy import proxying
from tests.engines import Databases
from tests.server.serving import PATIENCE

ME, FRIEND, BOT = {"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "level": 1}


async def play(party: list[Wanderer]) -> None:
    """One game after the other, with a bot if nobody else is there."""
    while True:
        try:
            keys = await party[0].make([ME, FRIEND if party[1:] else BOT], speed="instant", undo="off")
            for member in party[1:]:
                await member.join(party[0].table, 2, keys["2"])
        except httpx.HTTPStatusError:
            continue  # no table was made while a server was stopping
        await asyncio.gather(*(member.stay() for member in party))


async def news(parties: list[list[Wanderer]]) -> None:
    """Until everybody has had an answer."""
    before = [member.answers["done"] for party in parties for member in party]
    async with asyncio.timeout(PATIENCE):
        while any(
            member.answers["done"] == was
            for member, was in zip((member for party in parties for member in party), before, strict=True)
        ):
            await asyncio.sleep(0.01)


@pytest.mark.slow
async def test_servers_are_restarted_one_after_the_other_and_no_move_is_refused(
    databases: Databases, tmp_path: Path
) -> None:
    options = ("--database", databases.new(), "--announce", databases.redis.url, "--bot-pause", "0", "--thinkers", "1")
    servers = [ServerProcess(tmp_path, *options) for _ in range(2)]
    async with AsyncExitStack() as stack:
        for server in servers:
            await stack.enter_async_context(server)
        await asyncio.gather(*(server.start() for server in servers))
        address = stack.enter_context(proxying(tmp_path, [f"127.0.0.1:{server.port}" for server in servers]))
        parties = [[Wanderer([address], seed=10 * size + at) for at in range(size)] for size in (1, 2)]
        playing = [asyncio.create_task(play(party)) for party in parties]
        await news(parties)
        for server in servers:
            assert await server.stop() == 0
            await news(parties)
            await server.start()
            await news(parties)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        answers = sum((member.answers for party in parties for member in party), Counter[str]())
        for member in (member for party in parties for member in party):
            await member.close()
    # A draw does not wait for who is on their way to the other server: their link comes too late, but it is no move.
    assert {answer for answer in answers if answer.startswith("refused")} <= {"refused: not-due"}
    assert answers["done"] > 20
