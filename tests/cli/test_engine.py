"""The engine protocol: every line gets a reply, and a wrong one changes nothing."""

import json
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faience.cli.engine import LONGEST_LINE, Engine
from faience.cli.requests import COMMANDS

DEAL = "BBYR KWWB YYRK BRKW WYBR"


def ask(engine: Engine, **request: Any) -> dict[str, Any]:
    reply = json.loads(engine.answer(json.dumps(request).encode()))
    assert isinstance(reply, dict)
    return reply


def refused(engine: Engine, **request: Any) -> dict[str, Any]:
    before = json.dumps(ask(engine, cmd="record") | ask(engine, cmd="position")) if engine.game else None
    reply = ask(engine, **request)
    assert reply["ok"] is False
    assert reply["error"]["message"]
    if engine.game:
        assert json.dumps(ask(engine, cmd="record") | ask(engine, cmd="position")) == before
    error = reply["error"]
    assert isinstance(error, dict)
    return error


@pytest.fixture
def engine() -> Engine:
    made = Engine()
    assert ask(made, cmd="new", seed=1)["ok"]
    assert ask(made, cmd="deal", tiles=DEAL)["turn"] == 1
    return made


def test_hello_says_who_is_there() -> None:
    reply = ask(Engine(), id="a", cmd="hello")
    assert reply == {"id": "a", "ok": True, "name": "faience", "version": "0.1.0", "protocol": 1, "games": ["classic"]}


def test_a_whole_game_can_be_played_through_the_protocol() -> None:
    engine = Engine()
    status = ask(engine, cmd="new", seats=3, options={"wall": "gray", "jokers": True}, first="random", seed=5)
    points = [0, 0, 0]
    while status["result"] is None:
        if status["turn"] is None:
            status = ask(engine, cmd="deal")
        else:
            move = ask(engine, cmd="go", player="greedy")["move"]
            assert move in ask(engine, cmd="legal")["moves"]
            status = ask(engine, cmd="play", move=move)
        for event in status["events"]:
            if event["seat"]:
                points[event["seat"] - 1] += event["points"]
    assert points == status["scores"]
    assert sorted(status["result"]) == ["places", "reason", "rows"]
    assert refused(engine, cmd="play", move="1B1")["rule"] == "over"
    assert refused(engine, cmd="go")["rule"] == "over"


def test_a_position_and_a_record_can_be_set_and_asked_for(engine: Engine) -> None:
    ask(engine, cmd="play", move="1B2")
    position, record = ask(engine, cmd="position")["position"], ask(engine, cmd="record")["record"]
    other = Engine()
    assert ask(other, cmd="set", position=position)["turn"] == 2
    assert ask(other, cmd="position")["position"] == position
    assert ask(other, cmd="set", record=record)["turn"] == 2
    assert ask(other, cmd="record")["record"] == record


def test_undo_takes_the_last_move_back(engine: Engine) -> None:
    before = ask(engine, cmd="position")
    ask(engine, cmd="play", move="1B2")
    assert ask(engine, cmd="undo")["undone"] == "1B2"
    assert ask(engine, cmd="position") == before
    assert refused(engine, cmd="undo")["rule"] == "nothing-to-undo"


def test_legal_tells_what_may_be_drawn_while_a_deal_is_due() -> None:
    engine = Engine()
    ask(engine, cmd="new")
    reply = ask(engine, cmd="legal")
    assert reply["moves"] == reply["actions"] == []
    assert reply["chances"] == dict.fromkeys("BYRKW", 20)


@pytest.mark.parametrize(
    ("request_", "kind"),
    [
        ({"cmd": "nonsense"}, "InvalidRequest"),
        ({}, "InvalidRequest"),
        ({"cmd": ["play"]}, "InvalidRequest"),
        ({"cmd": "play"}, "InvalidRequest"),
        ({"cmd": "play", "move": 3}, "InvalidRequest"),
        ({"cmd": "play", "move": "1B2", "extra": 1}, "InvalidRequest"),
        ({"cmd": "play", "move": "3X9"}, "InvalidMove"),
        ({"cmd": "play", "move": "1K1"}, "IllegalMove"),
        ({"cmd": "deal"}, "InvalidDeal"),
        ({"cmd": "new", "seats": 5}, "InvalidOption"),
        ({"cmd": "new", "game": "chess"}, "InvalidOption"),
        ({"cmd": "new", "options": {"wall": "pink"}}, "InvalidOption"),
        ({"cmd": "new", "options": {"cls": True}}, "InvalidOption"),
        ({"cmd": "new", "options": {"seed": True}}, "InvalidOption"),
        ({"cmd": "new", "first": 0}, "InvalidOption"),
        ({"cmd": "new", "seed": -1}, "InvalidOption"),
        ({"cmd": "new", "seed": 1 << 64}, "InvalidOption"),
        ({"cmd": "set"}, "InvalidRequest"),
        ({"cmd": "set", "position": {}}, "InvalidPosition"),
        ({"cmd": "set", "position": {"game": "classic"}}, "InvalidPosition"),
        ({"cmd": "set", "record": "faience 2\n"}, "InvalidRecord"),
        ({"cmd": "go", "level": 11}, "InvalidOption"),
        ({"cmd": "new", "first": 3}, "InvalidOption"),
        ({"cmd": "new", "id": True}, "InvalidRequest"),
        ({"cmd": "go", "level": 1, "player": "greedy"}, "InvalidRequest"),
        ({"cmd": "go", "time": 0}, "InvalidRequest"),
        ({"cmd": "go", "nodes": -5}, "InvalidRequest"),
        ({"cmd": "go", "player": "nobody"}, "InvalidOption"),
        ({"cmd": "go", "seed": -1}, "InvalidOption"),
    ],
    ids=str,
)
def test_a_wrong_request_is_refused_with_its_kind_and_changes_nothing(
    engine: Engine, request_: dict[str, Any], kind: str
) -> None:
    assert refused(engine, **request_)["kind"] == kind


def test_a_game_must_be_there_first() -> None:
    assert "new or set" in refused(Engine(), cmd="legal")["message"]


@pytest.mark.parametrize("line", [b"\xff\xfe", b"{", b"[" * 100_000, b"1e999", b"null", b'"new"', b'{"cmd":"new"} x'])
def test_a_line_that_is_no_request_gets_an_error_reply(line: bytes) -> None:
    reply = json.loads(Engine().answer(line))
    assert reply["error"]["kind"] == "InvalidRequest"


def test_the_id_comes_back_even_with_an_error() -> None:
    assert ask(Engine(), id=7, cmd="nonsense")["id"] == 7


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
fields = st.sampled_from(sorted({name for request in COMMANDS.values() for name in request.__struct_fields__}))


@settings(max_examples=300, deadline=None)
@given(st.lists(st.tuples(st.sampled_from([*COMMANDS]), st.dictionaries(fields, json_values, max_size=3)), max_size=6))
def test_whatever_is_asked_only_documented_errors_come_out(requests: list[tuple[str, dict[str, Any]]]) -> None:
    documented = {"InvalidRequest", "InvalidOption", "InvalidPosition", "InvalidRecord", "InvalidMove"}
    engine = Engine()
    for command, values in [("new", {"seed": 3}), ("deal", {}), *requests]:
        reply = ask(engine, **(values | {"cmd": command}))
        if not reply["ok"]:
            assert reply["error"]["kind"] in documented | {"IllegalMove", "InvalidDeal"}, reply


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=60))
def test_any_bytes_get_one_reply(line: bytes) -> None:
    assert json.loads(Engine().answer(line))["error"]["kind"] == "InvalidRequest"


def test_the_command_answers_line_by_line_and_ends_with_its_input() -> None:
    lines = [b'{"cmd":"new"}', b"", b"x" * (2 * LONGEST_LINE), b'{"cmd":"deal"}', b'{"cmd":"quit"}', b'{"cmd":"hello"}']
    command = [sys.executable, "-m", "faience", "engine"]
    done = subprocess.run(command, input=b"\n".join(lines), capture_output=True, check=True, timeout=60)
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    assert [reply["ok"] for reply in replies] == [True, False, True, True]
    assert done.stderr == b""
