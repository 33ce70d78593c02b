"""Contestants as text."""

import sys

import pytest

from faience.arena import contestants
from faience.arena.contestants import EnginePlayer
from faience.games import InvalidOption


@pytest.mark.parametrize(
    ("spec", "timed"),
    [
        ("greedy", "greedy"),
        (" random ", "random"),
        ("level:10", "level:10,time=0.25"),
        ("level:10,time=2", "level:10,time=2"),
        ("search", "search:time=0.25"),
        ("search:nodes=500", "search:nodes=500"),
        ("mcts:time=3", "mcts:time=3"),
        ("engine:ls -l", "engine[time=0.25]:ls -l"),
        ("engine[level=3]:ls", "engine[level=3,time=0.25]:ls"),
        ("engine[nodes=9]:ls", "engine[nodes=9]:ls"),
        ("python:tests.arena.rogues:Cheat", "python:tests.arena.rogues:Cheat"),
    ],
)
def test_a_time_goes_to_everybody_who_can_use_it_and_has_no_limit(spec: str, timed: str) -> None:
    assert contestants.checked(spec, 0.25) == timed


def test_an_engine_is_its_command_and_what_it_is_told() -> None:
    engine = contestants.make(f"engine[time=0.5,nodes=7,level=3]:'{sys.executable}' -m 'my engine'", seed=4)
    assert isinstance(engine, EnginePlayer)
    assert engine.client._command == [sys.executable, "-m", "my engine"]
    assert engine._limits == {"time": 0.5, "nodes": 7, "level": 3}
    assert engine.seed == 4


def test_a_class_can_be_a_contestant() -> None:
    player = contestants.make("python:tests.arena.rogues:Cheat", seed=9)
    assert (player.name, vars(player)["seed"]) == ("rogue", 9)


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("nobody", "unknown player 'nobody'"),
        ("level:99", "level"),
        ("engine:", "needs a command"),
        ("engine:'", "cannot? be read|can be read"),
        ("engine:no-such-program-here", "no program 'no-such-program-here' found"),
        ("engine[speed=1]:ls", "write time=, nodes=, level= or player="),
        ("engine[time=0]:ls", "above 0"),
        ("engine[time=x]:ls", "write time="),
        ("python:nowhere", "names no class"),
        ("python:nowhere.at.all:Player", "cannot be created: ModuleNotFoundError"),
        ("python:tests.arena.rogues:Nobody", "cannot be created: AttributeError"),
    ],
)
def test_what_is_wrong_with_a_contestant_is_said(spec: str, message: str) -> None:
    with pytest.raises(InvalidOption, match=message):
        contestants.checked(spec)
