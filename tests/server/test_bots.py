"""Bots: whatever happens to their processes, every question gets a legal move."""

import asyncio
import io
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from faience.games import Game
from faience.server import bots, thinker
from faience.server.bots import BotFailure, Thinkers, seed_of

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


def instead(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    """Other processes than the real ones."""
    real = asyncio.create_subprocess_exec

    async def start(*_: Any, **options: Any) -> Any:
        return await real(sys.executable, "-c", program, **options)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)


def test_a_process_answers_line_by_line_and_survives_nonsense() -> None:
    game = opening()
    question = {"position": msgspec.to_builtins(game.position()), "level": 1, "seed": 5}
    lines = [json.dumps(question), "nonsense", json.dumps(question | {"level": 99}), json.dumps(question)]
    heard = io.BytesIO()
    thinker.main(io.BytesIO("\n".join(lines).encode()), heard)
    answers = [json.loads(line) for line in heard.getvalue().splitlines()]
    assert answers[0]["move"] in legal(game)
    assert answers[0] == answers[3]
    assert answers[1]["error"]
    assert "level" in answers[2]["error"]


async def test_every_level_finds_a_legal_move(thinkers: Thinkers) -> None:
    game = opening(3)
    moves = await asyncio.gather(*(thinkers.choose(game.position(), level, 1) for level in range(1, 11)))
    assert set(moves) <= legal(game)


async def test_a_killed_process_is_started_again_and_nobody_notices(thinkers: Thinkers) -> None:
    game = opening()
    first = await thinkers.choose(game.position(), 3, 1)
    for hand in thinkers._hands:
        if hand._process is not None:
            os.kill(hand._process.pid, signal.SIGKILL)
    assert await thinkers.choose(game.position(), 3, 1) == first


@pytest.mark.parametrize(
    "program",
    [
        "raise SystemExit(3)",
        "import sys\nfor line in sys.stdin: print('nonsense', flush=True)",
        'import sys\nfor line in sys.stdin: print(\'{"error": "no idea"}\', flush=True)',
        "import sys\nfor line in sys.stdin: print('x' * 3_000_000, flush=True)",
        "import time; time.sleep(60)",
    ],
    ids=["ends", "babbles", "fails", "floods", "sleeps"],
)
async def test_processes_that_give_no_answer_are_replaced_by_a_simpler_bot(
    monkeypatch: pytest.MonkeyPatch, thinkers: Thinkers, program: str
) -> None:
    monkeypatch.setattr(bots, "_PATIENCE", 0.5)
    instead(monkeypatch, program)
    game = opening()
    assert await thinkers.choose(game.position(), 5, 1) in legal(game)


async def test_a_question_is_asked_twice_before_that(monkeypatch: pytest.MonkeyPatch, thinkers: Thinkers) -> None:
    asked = []

    async def ask(self: Any, question: Any) -> str:
        asked.append(question)
        if len(asked) == 1:
            raise BotFailure("the first time")
        return "1B1"

    monkeypatch.setattr(bots._Hand, "ask", ask)
    assert await thinkers.choose(opening().position(), 5, 1) == "1B1"
    assert len(asked) == 2


async def test_quick_bots_do_not_wait_for_slow_ones(monkeypatch: pytest.MonkeyPatch, thinkers: Thinkers) -> None:
    release = asyncio.Event()

    async def ask(self: Any, question: Any) -> str:
        if question.level == 10:
            await release.wait()
        return f"level {question.level}"

    monkeypatch.setattr(bots._Hand, "ask", ask)
    position = opening().position()
    slow = [asyncio.create_task(thinkers.choose(position, 10, 1)) for _ in range(5)]
    assert await thinkers.choose(position, 1, 1) == "level 1"
    assert not any(task.done() for task in slow)
    release.set()
    assert await asyncio.gather(*slow) == ["level 10"] * 5


async def test_the_strongest_think_shorter_when_many_wait(monkeypatch: pytest.MonkeyPatch, thinkers: Thinkers) -> None:
    times: list[float | None] = []

    async def ask(self: Any, question: Any) -> str:
        times.append(question.seconds)
        await asyncio.sleep(0.01)
        return "1B1"

    monkeypatch.setattr(bots._Hand, "ask", ask)
    position = opening().position()
    await asyncio.gather(*(thinkers.choose(position, 10, 1) for _ in range(10)))
    assert times[0] == 1.0
    assert times[-1] is not None
    assert times[-1] < 0.2


async def test_a_question_that_nobody_waits_for_is_not_asked(
    monkeypatch: pytest.MonkeyPatch, thinkers: Thinkers
) -> None:
    asked, release = [], asyncio.Event()

    async def ask(self: Any, question: Any) -> str:
        asked.append(question.seed)
        await release.wait()
        return "1B1"

    monkeypatch.setattr(bots._Hand, "ask", ask)
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
        "from faience.server.bots import Thinkers\n"
        "async def main():\n"
        "    game = Game.new(seed=1); game.deal()\n"
        "    thinkers = Thinkers(1); thinkers.start()\n"
        "    await thinkers.choose(game.position(), 1, 1)\n"
        "    print(thinkers._hands[0]._process.pid, flush=True)\n"
        "    os.kill(os.getpid(), 9)\n"
        "asyncio.run(main())\n"
    )
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", program, stdout=asyncio.subprocess.PIPE)
    assert process.stdout
    pid = int(await process.stdout.readline())
    await process.wait()
    for _ in range(500):
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
