"""Programs as players: ours, and some that misbehave."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from faience.arena import contestants
from faience.arena.contestants import EnginePlayer
from faience.engine import client
from faience.engine.client import EngineFailure
from faience.games import Game
from faience.players import Greedy

ROGUE = str(Path(__file__).with_name("rogue_engine.py"))


@pytest.fixture
def game() -> Game:
    game = Game.new(seats=3, wall="gray", seed=4)
    game.deal()
    return game


@pytest.fixture
def rogue(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EnginePlayer]]:
    """A list for engines to be closed at the end, without long waits."""
    monkeypatch.setattr(client, "GRACE", 0.2)
    made: list[EnginePlayer] = []
    yield made
    for engine in made:
        engine.close()


def start(made: list[EnginePlayer], way: str, timeout: float = 20, **limits: object) -> EnginePlayer:
    made.append(EnginePlayer([sys.executable, ROGUE, way], way, limits, seed=5, timeout=timeout))
    return made[-1]


def pid_of(engine: EnginePlayer) -> int:
    assert engine.client.pid is not None
    return engine.client.pid


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_our_own_engine_plays_as_it_does_at_home(game: Game) -> None:
    engine = EnginePlayer([sys.executable, "-m", "faience", "engine"], "ours", {"player": "greedy"})
    try:
        for _ in range(3):
            expected = Greedy().choose(game)
            assert engine.choose(game) == expected
            assert engine.think(game).action == game.action_of(expected)
            game.play(expected)
    finally:
        engine.close()


def test_limits_and_seed_are_told_with_go(game: Game, rogue: list[EnginePlayer]) -> None:
    with pytest.raises(EngineFailure, match=r'"cmd": "go", "level": 3, "time": 0\.5, "seed": 5'):
        start(rogue, "echo go", time=0.5, level=3).choose(game)


def test_a_program_is_told_when_a_game_is_over_for_it_may_think_on(game: Game, rogue: list[EnginePlayer]) -> None:
    engine = start(rogue, "echo new")
    engine.rest()
    assert engine.client.pid is None, "nobody starts a program to tell it that nothing is asked of it"
    engine.choose(game)
    with pytest.raises(EngineFailure, match=r'"cmd": "new", "game": "classic"'):
        engine.rest()
    assert is_running(pid_of(engine)), "it may refuse"


@pytest.mark.parametrize(
    ("way", "message"),
    [
        ("crash", "it ended with status 1: out of glue"),
        ("babble", "it said something that is not a JSON object: 'best move: 1B1"),
        ("refuse", "it answered go with an error: not today"),
        ("speechless", "it answered go with nonsense: Object missing required field `move`"),
        ("stranger", "it does not play classic"),
        ("future", "it speaks version 2 of the protocol, not 1"),
    ],
)
def test_what_a_program_does_wrong_is_said(way: str, message: str, game: Game, rogue: list[EnginePlayer]) -> None:
    engine = start(rogue, way)
    with pytest.raises(EngineFailure) as caught:
        engine.choose(game)
    assert str(caught.value).startswith(message)
    assert (engine.client.pid is None) == (way != "refuse")


def test_a_program_that_does_not_answer_is_killed(game: Game, rogue: list[EnginePlayer]) -> None:
    engine = start(rogue, "sleep", timeout=0.3)
    engine.start("classic")
    pid = pid_of(engine)
    with pytest.raises(TimeoutError, match=r"no move within 0\.3 s"):
        engine.choose(game)
    assert not is_running(pid)


def test_a_program_that_never_says_hello_is_killed(
    game: Game, rogue: list[EnginePlayer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contestants, "STARTING", 0.2)
    with pytest.raises(TimeoutError, match="no answer to hello"):
        start(rogue, "mute", timeout=0.2).choose(game)


def test_a_program_that_will_not_leave_is_killed(rogue: list[EnginePlayer]) -> None:
    engine = start(rogue, "stubborn")
    engine.start("classic")
    pid = pid_of(engine)
    engine.close()
    assert not is_running(pid)
    engine.close()


def test_a_program_is_started_anew_after_a_failure(game: Game, rogue: list[EnginePlayer]) -> None:
    engine = start(rogue, "refuse")
    for _ in range(2):
        with pytest.raises(EngineFailure, match="not today"):
            engine.choose(game)


def test_one_program_serves_many_moves(game: Game, rogue: list[EnginePlayer]) -> None:
    engine = start(rogue, "harmless")
    assert str(engine.choose(game)) == "9B1"
    pid = pid_of(engine)
    engine.choose(game)
    assert pid_of(engine) == pid


def test_a_program_that_is_not_there_cannot_be_started(game: Game) -> None:
    with pytest.raises(EngineFailure, match="cannot be started"):
        EnginePlayer(["/nowhere/at/all"], "nobody").choose(game)
