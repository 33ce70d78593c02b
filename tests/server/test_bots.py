"""Bots: whatever happens to their processes, every question gets a legal move."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from typing import Any

import pytest

from faience.engine.client import EngineClient, EngineFailure
from faience.engine.messages import GoRequest
from faience.games import Game
from faience.players import Limits
from faience.players.levels import STRONGEST, Leveled
from faience.server import bots
from faience.server.bots import Thinkers, seed_of

Command = tuple[str, ...]


def opening(seats: int = 2) -> Game:
    game = Game.new("classic", seats, seed=3)
    game.deal()
    return game


def legal(game: Game) -> set[str]:
    return {str(move) for move in game.legal_moves()}


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    made = Thinkers(2)
    made.start()
    yield made
    await made.close()


def instead(thinkers: Thinkers, program: str) -> None:
    """Other processes than the real ones."""
    thinkers._engines[:] = [EngineClient([sys.executable, "-c", program]) for _ in thinkers._engines]


async def test_every_level_finds_a_legal_move(thinkers: Thinkers) -> None:
    game = opening(3)
    moves = await asyncio.gather(*(thinkers.choose(game.position(), level, 1) for level in range(1, 11)))
    assert set(moves) <= legal(game)


async def test_a_bot_is_the_player_of_its_level_and_no_clock_counts_below_the_strongest(thinkers: Thinkers) -> None:
    position = opening().position()
    game = Game.from_position(position)  # a bot knows nothing of how the game came there
    for level in range(1, STRONGEST):
        expected = Leveled(level, Limits(nodes=1 << 50), seed=7)
        assert expected.limits.seconds is None
        assert await thinkers.choose(position, level, 7) == str(expected.choose(game))


async def test_a_killed_process_is_started_again_and_nobody_notices(thinkers: Thinkers) -> None:
    game = opening()
    first = await thinkers.choose(game.position(), 3, 1)
    for engine in thinkers._engines:
        if (pid := engine.pid) is not None:
            os.kill(pid, signal.SIGKILL)
    assert await thinkers.choose(game.position(), 3, 1) == first


@pytest.mark.parametrize(
    "program",
    [
        "raise SystemExit(3)",
        "import sys\nfor line in sys.stdin: print('nonsense', flush=True)",
        'import sys\nfor line in sys.stdin: print(\'{"ok": false, "error": "no idea"}\', flush=True)',
        "import sys\nfor line in sys.stdin: print('x' * 3_000_000, flush=True)",
        "import time; time.sleep(60)",
    ],
    ids=["ends", "babbles", "fails", "floods", "sleeps"],
)
async def test_processes_that_give_no_answer_are_replaced_by_a_simpler_bot(
    monkeypatch: pytest.MonkeyPatch, thinkers: Thinkers, program: str
) -> None:
    monkeypatch.setattr(bots, "_PATIENCE", 0.5)
    instead(thinkers, program)
    game = opening()
    assert await thinkers.choose(game.position(), 5, 1) in legal(game)


async def test_a_question_is_asked_twice_before_that(monkeypatch: pytest.MonkeyPatch, thinkers: Thinkers) -> None:
    asked = []

    async def ask(self: Any, engine: Any, position: Any, go: GoRequest) -> str:
        asked.append(go)
        if len(asked) == 1:
            raise EngineFailure("the first time")
        return "1B1"

    monkeypatch.setattr(Thinkers, "_think", ask)
    assert await thinkers.choose(opening().position(), 5, 1) == "1B1"
    assert len(asked) == 2


async def test_quick_bots_do_not_wait_for_slow_ones(monkeypatch: pytest.MonkeyPatch, thinkers: Thinkers) -> None:
    release = asyncio.Event()

    async def ask(self: Any, engine: Any, position: Any, go: GoRequest) -> str:
        if go.level == 10:
            await release.wait()
        return f"level {go.level}"

    monkeypatch.setattr(Thinkers, "_think", ask)
    position = opening().position()
    slow = [asyncio.create_task(thinkers.choose(position, 10, 1)) for _ in range(5)]
    assert await thinkers.choose(position, 1, 1) == "level 1"
    assert not any(task.done() for task in slow)
    release.set()
    assert await asyncio.gather(*slow) == ["level 10"] * 5


async def test_the_strongest_think_shorter_when_many_wait(monkeypatch: pytest.MonkeyPatch, thinkers: Thinkers) -> None:
    times: list[float | None] = []

    async def ask(self: Any, engine: Any, position: Any, go: GoRequest) -> str:
        times.append(go.time)
        await asyncio.sleep(0.01)
        return "1B1"

    monkeypatch.setattr(Thinkers, "_think", ask)
    position = opening().position()
    await asyncio.gather(*(thinkers.choose(position, 10, 1) for _ in range(10)))
    assert times[0] == 1.0
    assert times[-1] is not None
    assert times[-1] < 0.2


async def test_a_question_that_nobody_waits_for_is_not_asked(
    monkeypatch: pytest.MonkeyPatch, thinkers: Thinkers
) -> None:
    asked, release = [], asyncio.Event()

    async def ask(self: Any, engine: Any, position: Any, go: GoRequest) -> str:
        asked.append(go.seed)
        await release.wait()
        return "1B1"

    monkeypatch.setattr(Thinkers, "_think", ask)
    position = opening().position()
    tasks = [asyncio.create_task(thinkers.choose(position, 1, seed)) for seed in range(3)]
    while len(asked) < 2:
        await asyncio.sleep(0)
    tasks[2].cancel()
    await asyncio.gather(tasks[2], return_exceptions=True)
    release.set()
    await asyncio.gather(*tasks[:2])
    assert await thinkers.choose(position, 1, 9) == "1B1"
    assert asked == [0, 1, 9]


async def test_processes_end_when_the_server_is_gone() -> None:
    program = (
        "import asyncio, os\n"
        "from faience.games import Game\n"
        "from faience.server import bots\n"
        "bots._PATIENCE = 300.0\n"
        "async def main():\n"
        "    game = Game.new(seed=1); game.deal()\n"
        "    thinkers = bots.Thinkers(1); thinkers.start()\n"
        "    await thinkers.choose(game.position(), 1, 1)\n"
        "    print(thinkers._engines[0].pid, flush=True)\n"
        "    os.kill(os.getpid(), 9)\n"
        "asyncio.run(main())\n"
    )
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", program, stdout=asyncio.subprocess.PIPE)
    assert process.stdout
    pid = int(await process.stdout.readline())
    await process.wait()
    for _ in range(15_000):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        if _is_zombie(pid):
            return
        await asyncio.sleep(0.02)
    pytest.fail("the process of the bot is still there")


def _is_zombie(pid: int) -> bool:
    """Ended, but its new parent has not asked for its status."""
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def test_a_seed_is_the_same_in_the_same_position_at_one_table() -> None:
    position = opening().position()
    assert seed_of(b"salt", "a", position) == seed_of(b"salt", "a", position)
    assert len({seed_of(salt, table, position) for salt in (b"x", b"y") for table in "ab"}) == 4
    assert 0 <= seed_of(b"salt", "a", position) < 1 << 32
