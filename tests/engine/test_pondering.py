"""The engine and the player that thinks on after its answer: kept while that is of use, and no longer."""

import io
import json
import random
import threading
from typing import Any

import msgspec
import pytest

from faience.engine.server import EngineServer, serve
from faience.games import Game
from faience.players.search import Searcher
from faience.rules import states
from tests.engine.test_server import ask, refused


@pytest.fixture
def engine() -> EngineServer:
    made = EngineServer()
    assert ask(made, cmd="new", seed=1)["ok"]
    assert ask(made, cmd="deal", tiles="BBYR KWWB YYRK BRKW WYBR")["turn"] == 1
    return made


def test_a_player_that_thinks_in_the_others_time_is_kept_and_knows_the_position_it_expected(
    engine: EngineServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, name, begun = Game.new("classic", seed=7), "search:time=0.02,ponder=yes", list[bytes]()
    game.deal()
    prepare = Searcher._prepare

    def noted(searcher: Searcher, state: Any, entries: int) -> None:
        begun.append(states.content(state))
        prepare(searcher, state, entries)

    monkeypatch.setattr(Searcher, "_prepare", noted)
    ask(engine, cmd="set", position=msgspec.to_builtins(game.position()))
    line = ask(engine, cmd="go", player=name, seed=1)["line"]
    for move in line[:2]:
        game.play(move)
    ask(engine, cmd="set", position=msgspec.to_builtins(game.position()))
    assert ask(engine, cmd="go", player=name, seed=2)["move"] in [str(move) for move in game.legal_moves()]
    assert begun.count(states.content(game.state_copy())) == 1


PONDERER = {"cmd": "go", "player": "search:time=0.05,ponder=yes"}


def threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "pondering"]


@pytest.fixture
def thinking_on(engine: EngineServer, monkeypatch: pytest.MonkeyPatch) -> EngineServer:
    """An engine that would think on for minutes about a position that is never asked about."""
    monkeypatch.setattr("faience.players.search.expected", lambda rules, state, line, log: states.copy(state))
    monkeypatch.setattr("faience.players.search.patience", lambda _: 600)
    assert ask(engine, **PONDERER)["ok"]
    assert threads()
    return engine


@pytest.mark.parametrize(
    "request_",
    [
        {"cmd": "new"},
        {"cmd": "quit"},
        {"cmd": "go", "player": "greedy"},
        {"cmd": "go"},
        {"cmd": "go", "level": 1, "nodes": 10},
        {"cmd": "go", "level": 1, "time": 0.01},
    ],
    ids=str,
)
def test_nobody_thinks_on_when_it_is_of_no_use_any_more(thinking_on: EngineServer, request_: dict[str, Any]) -> None:
    assert ask(thinking_on, **request_)["ok"]
    assert not threads()


def test_it_thinks_on_while_others_move_and_positions_are_set(thinking_on: EngineServer) -> None:
    position = ask(thinking_on, cmd="position")["position"]
    ask(thinking_on, cmd="play", move="1B2")
    ask(thinking_on, cmd="set", position=position)
    refused(thinking_on, cmd="go", player="nobody")
    assert threads()
    thinking_on.rest()
    assert not threads()


def test_nobody_thinks_on_when_the_game_is_over(thinking_on: EngineServer) -> None:
    game, dice = Game.new("classic", seed=4), random.Random(4)
    while not game.is_over:
        last = game.copy()
        game.deal() if game.turn is None else game.play(dice.choice(game.legal_moves()))
    ask(thinking_on, cmd="set", position=msgspec.to_builtins(last.position()))
    assert threads()
    assert ask(thinking_on, cmd="play", move=game.steps[-1].text)["result"]
    assert not threads()
    assert refused(thinking_on, **PONDERER)["rule"] == "over"
    assert not threads()


@pytest.mark.parametrize("is_told_to", [False, True])
def test_nobody_thinks_on_after_the_conversation(is_told_to: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faience.players.search.expected", lambda rules, state, line, log: states.copy(state))
    monkeypatch.setattr("faience.players.search.patience", lambda _: 600)
    conversations, requests = list[EngineServer](), [{"cmd": "new", "seed": 1}, {"cmd": "deal"}, PONDERER]
    make = EngineServer.__init__

    def noted(engine: EngineServer) -> None:
        make(engine)
        conversations.append(engine)  # kept, so that it does not rest because it was forgotten

    monkeypatch.setattr(EngineServer, "__init__", noted)
    lines = [json.dumps(each).encode() + b"\n" for each in [*requests, *[{"cmd": "quit"}] * is_told_to]]
    replies = io.BytesIO()
    serve(io.BytesIO(b"".join(lines)), replies)
    assert replies.getvalue().count(b'"ok":true') == len(lines)
    assert conversations
    assert not threads()
