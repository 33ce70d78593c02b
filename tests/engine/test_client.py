"""The client of the engine protocol: what it does when a program, or the table, ends."""

import os
import signal
import sys
import threading
from collections.abc import Iterator

import pytest

from faience.engine.client import EngineClient, EngineFailure, EngineRefusal
from faience.engine.messages import GoRequest, HelloReply, HelloRequest, LegalRequest, Reply
from faience.games import Game

GREEDY = GoRequest(player="greedy")
LATE = """
import json, sys
for line in sys.stdin:
    number = json.loads(line)["id"]
    for other in (number - 1, number + 7, "x", number):
        print(json.dumps({"id": other, "ok": True, "name": f"reply to {other}"}), flush=True)
"""


@pytest.fixture
def engine() -> Iterator[EngineClient]:
    made = EngineClient(environment={"NUMBA_DISABLE_JIT": "1"})
    yield made
    made.kill()


@pytest.fixture
def game() -> Game:
    made = Game.new("classic", 2, seed=4)
    made.deal()
    return made


def test_a_refusal_is_said_and_the_program_goes_on(engine: EngineClient, game: Game) -> None:
    with pytest.raises(EngineRefusal, match="it answered legal with an error: there is no game yet"):
        engine.ask(LegalRequest(), Reply)
    pid = engine.pid
    assert game.move(engine.move(game.position(), GREEDY)) in game.legal_moves()
    assert engine.pid == pid


def test_replies_to_other_requests_are_passed_over() -> None:
    engine = EngineClient([sys.executable, "-c", LATE])
    assert [engine.ask(HelloRequest(), HelloReply).name for _ in range(3)] == [f"reply to {n}" for n in (1, 2, 3)]
    engine.kill()


def test_a_program_that_was_killed_fails_once_or_is_revived(engine: EngineClient, game: Game) -> None:
    for is_revived in (False, True):
        engine.start()
        assert engine.pid is not None
        os.kill(engine.pid, signal.SIGKILL)
        os.waitid(os.P_PID, engine.pid, os.WEXITED | os.WNOWAIT)
        if is_revived:
            engine.revive()
        else:
            with pytest.raises(EngineFailure, match="it ended with status -9"):
                engine.move(game.position(), GREEDY)
        assert engine.move(game.position(), GREEDY)


def test_a_kill_ends_a_question_and_the_client(game: Game) -> None:
    engine = EngineClient([sys.executable, "-c", "import time; time.sleep(1000)"])
    engine.start()
    pid, failures = engine.pid, list[EngineFailure]()

    def ask() -> None:
        try:
            engine.move(game.position(), GREEDY)
        except EngineFailure as failure:
            failures.append(failure)

    asking = threading.Thread(target=ask)
    asking.start()
    engine.kill()
    asking.join(60)
    assert len(failures) == 1
    with pytest.raises(EngineFailure, match="the engine is closed"):
        engine.start()
    assert pid is not None
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_program_can_be_less_important_than_we_are(game: Game) -> None:
    engine = EngineClient(environment={"NUMBA_DISABLE_JIT": "1"}, niceness=3)
    engine.move(game.position(), GREEDY)
    assert engine.pid is not None
    assert os.getpriority(os.PRIO_PROCESS, engine.pid) == os.getpriority(os.PRIO_PROCESS, 0) + 3
    engine.kill()
