"""The engine protocol: every line gets a reply, and a wrong one changes nothing."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faience.engine.messages import COMMANDS
from faience.engine.server import EngineServer
from faience.games.sintra.strips import house
from tests.positions.pavilion import board, position

DEAL = "BBYR KWWB YYRK BRKW WYBR"


def ask(engine: EngineServer, **request: Any) -> dict[str, Any]:
    reply = json.loads(engine.answer(json.dumps(request).encode()))
    assert isinstance(reply, dict)
    return reply


def refused(engine: EngineServer, **request: Any) -> dict[str, Any]:
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
def engine() -> EngineServer:
    made = EngineServer()
    assert ask(made, cmd="new", seed=1)["ok"]
    assert ask(made, cmd="deal", tiles=DEAL)["turn"] == 1
    return made


def test_hello_says_who_is_there() -> None:
    reply = ask(EngineServer(), id="a", cmd="hello")
    who = {"name": "faience", "version": "0.1.0", "protocol": 1, "games": ["classic", "sintra", "pavilion"]}
    assert reply == {"id": "a", "ok": True} | who


def test_a_whole_game_can_be_played_through_the_protocol() -> None:
    engine = EngineServer()
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


def plain_set(**changes: Any) -> dict[str, Any]:
    """A strip set as a program sends it."""
    plain: dict[str, Any] = json.loads(msgspec.json.encode(house()))
    return plain | changes


@pytest.mark.parametrize("side", ["A", "B"])
def test_a_whole_game_of_sintra_can_be_played_through_the_protocol(side: str) -> None:
    engine, phases = EngineServer(), set()
    options = {"side": side, "allow_negative": True, "strips": plain_set(name="mine", track=[0, 3, 7])}
    status = ask(engine, cmd="new", game="sintra", seats=4, options=options, seed=5)
    assert (status["turn"], status["phase"]) == (None, "strips")
    points = [0, 0, 0, 0]
    while status["result"] is None:
        phases.add(status["phase"])
        if status["turn"] is None:
            status = ask(engine, cmd="deal")
        else:
            move = ask(engine, cmd="go", player="random", seed=len(phases))["move"]
            assert move in ask(engine, cmd="legal")["moves"]
            status = ask(engine, cmd="play", move=move)
        for event in status["events"]:
            if event["seat"]:
                points[event["seat"] - 1] += event["points"]
    assert points == status["scores"]
    assert sorted(status["result"]) == ["lost", "places", "reason"]
    assert ask(engine, cmd="position")["position"]["strips"]["name"] == "mine"
    assert {"strips", "deal", "draft", "pane"} <= phases
    other = EngineServer()
    assert ask(other, cmd="set", record=ask(engine, cmd="record")["record"])["scores"] == points


def test_the_set_up_of_sintra_can_be_given_piece_by_piece() -> None:
    engine = EngineServer()
    ask(engine, cmd="new", game="sintra", seed=1)
    assert ask(engine, cmd="legal")["chances"]["8a"] == 2
    assert "8b" not in ask(engine, cmd="legal")["chances"]
    assert ask(engine, cmd="deal", tiles="1a2a3a4a5a6a7a8a")["phase"] == "strips"
    assert refused(engine, cmd="deal", tiles="1a1b")["kind"] == "InvalidDeal"
    assert ask(engine, cmd="deal", tiles="1b2b3b4b5b6b7b8a")["phase"] == "indicator"
    assert ask(engine, cmd="legal")["chances"] == dict.fromkeys("BYOPG", 1)
    assert ask(engine, cmd="deal", tiles="GYOPB")["phase"] == "indicator"
    assert ask(engine, cmd="legal")["chances"] == dict.fromkeys("BYOPG", 19)
    assert ask(engine, cmd="deal", tiles="B")["phase"] == "deal"
    assert ask(engine, cmd="deal", tiles="BBBY YYOO OOOP PPPG GGGB")["turn"] == 1
    assert refused(engine, cmd="play", move="H")["rule"] == "at-home"
    assert refused(engine, cmd="play", move="3R1")["kind"] == "InvalidMove"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"wall": "gray"}, "sintra has no option 'wall'; it has allow_negative, reset_must_move_left, side, strips"),
        ({"side": "C"}, "side must be A or B, not 'C'"),
        ({"side": {"A": 1}}, "side must be A or B"),
        ({"strips": {}}, "strips: Object missing required field name"),
        ({"strips": plain_set(track=[0])}, "strips: the track must have 2 to 16 spaces, not 1"),
        ({"strips": plain_set(strips=[])}, "strips: there must be 8 strips, not 0"),
        ({"strips": True}, "strips: "),
    ],
    ids=str,
)
def test_wrong_options_of_sintra_are_refused_with_what_is_wrong(options: dict[str, Any], said: str) -> None:
    error = refused(EngineServer(), cmd="new", game="sintra", options=options)
    assert error["kind"] == "InvalidOption"
    assert said in error["message"]


@pytest.mark.parametrize("options", [{}, {"side": "free", "keep_all": True, "last_discard": True}], ids=str)
def test_a_whole_game_of_pavilion_can_be_played_through_the_protocol(options: dict[str, Any]) -> None:
    engine, phases = EngineServer(), set()
    status = ask(engine, cmd="new", game="pavilion", seats=3, options=options, seed=5)
    assert (status["turn"], status["phase"]) == (None, "supply")
    points = [5, 5, 5]
    while status["result"] is None:
        phases.add(status["phase"])
        if status["turn"] is None:
            status = ask(engine, cmd="deal")
        else:
            move = ask(engine, cmd="go", player="random", seed=len(phases))["move"]
            assert move in ask(engine, cmd="legal")["moves"]
            status = ask(engine, cmd="play", move=move)
        for event in status["events"]:
            if event["seat"]:
                points[event["seat"] - 1] += event["points"]
    assert points == status["scores"]
    assert sorted(status["result"]) == ["places", "reason"]
    assert {"supply", "draft", "place", "pay"} <= phases
    other = EngineServer()
    assert ask(other, cmd="set", record=ask(engine, cmd="record")["record"])["scores"] == points


def test_pavilion_takes_whole_turns_and_what_the_supply_is_refilled_with() -> None:
    engine = EngineServer()
    around = board("R1 R2 R3 B5 B4", "BBBBBBRRRPP")
    ask(engine, cmd="set", position=position(around, board("", "G")))
    assert refused(engine, cmd="play", move="B6:7B")["rule"] == "payment"
    assert refused(engine, cmd="play", move="B6:6B+2O2R")["rule"] == "picks"
    assert refused(engine, cmd="play", move="+O")["rule"] == "turn-due"
    status = ask(engine, cmd="play", move="B6:5B1P+1O2B")
    assert [event["kind"] for event in status["events"]][:3] == ["paid", "placed", "window"]
    assert status["phase"] == "refill"
    assert ask(engine, cmd="legal")["chances"] == dict.fromkeys("ORBYGP", 2)
    status = ask(engine, cmd="deal", tiles="ORR")
    assert (status["turn"], status["phase"]) == (2, "place")
    assert ask(engine, cmd="undo")["undone"] == "B6:5B1P+1O2B"


@pytest.mark.parametrize("level", [1, 7, 10])
@pytest.mark.parametrize("game", ["classic", "sintra", "pavilion"])
def test_a_level_chooses_a_legal_move_and_says_why(game: str, level: int) -> None:
    engine = EngineServer()
    ask(engine, cmd="new", game=game, seed=3)
    ask(engine, cmd="deal")
    reply = ask(engine, cmd="go", level=level, nodes=300, seed=1)
    assert reply["move"] in ask(engine, cmd="legal")["moves"]
    assert reply["player"] == f"level:{level}"
    assert 0 < reply["nodes"] <= 1000
    assert reply["depth"] >= 1
    assert reply["line"][0] == reply["move"]
    assert isinstance(reply["value"], float)
    assert ("win" in reply) == (level >= 7)
    assert 0 <= reply.get("win", 0) <= 1
    assert ask(engine, cmd="go", level=level, nodes=300, seed=1)["move"] == reply["move"]


@pytest.mark.parametrize("game", ["classic", "sintra", "pavilion"])
def test_a_player_that_calculates_tells_what_every_move_is_worth_when_asked(game: str) -> None:
    engine = EngineServer()
    ask(engine, cmd="new", game=game, seed=3)
    ask(engine, cmd="deal")
    legal = ask(engine, cmd="legal")["moves"]
    reply = ask(engine, cmd="go", level=10, nodes=5000, seed=1, alternatives=True)
    told = reply["alternatives"]
    assert sorted(each["move"] for each in told) == sorted(legal)
    assert (told[0]["move"], told[0]["value"]) == (reply["move"], reply["value"])
    if game != "pavilion":  # there moves are tried out, and the one that was tried most comes first
        assert [each["value"] for each in told] == sorted((each["value"] for each in told), reverse=True)
    assert "alternatives" not in ask(engine, cmd="go", level=10, nodes=300, seed=1)


def test_limits_alone_ask_the_strongest_and_nothing_at_all_greedy(engine: EngineServer) -> None:
    assert ask(engine, cmd="go", nodes=50)["player"] == "level:10"
    simple = ask(engine, cmd="go")
    assert sorted(simple) == ["action", "id", "move", "ok", "player"]
    assert simple["player"] == "greedy"
    assert ask(engine, cmd="go", player="search:nodes=50")["player"] == "search:nodes=50"


def test_a_position_and_a_record_can_be_set_and_asked_for(engine: EngineServer) -> None:
    ask(engine, cmd="play", move="1B2")
    position, record = ask(engine, cmd="position")["position"], ask(engine, cmd="record")["record"]
    other = EngineServer()
    assert ask(other, cmd="set", position=position)["turn"] == 2
    assert ask(other, cmd="position")["position"] == position
    assert ask(other, cmd="set", record=record)["turn"] == 2
    assert ask(other, cmd="record")["record"] == record


def test_undo_takes_the_last_move_back(engine: EngineServer) -> None:
    before = ask(engine, cmd="position")
    ask(engine, cmd="play", move="1B2")
    assert ask(engine, cmd="undo")["undone"] == "1B2"
    assert ask(engine, cmd="position") == before
    assert refused(engine, cmd="undo")["rule"] == "nothing-to-undo"


def test_legal_tells_what_may_be_drawn_while_a_deal_is_due() -> None:
    engine = EngineServer()
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
        ({"cmd": "set", "record": "faience 3\n"}, "InvalidRecord"),
        ({"cmd": "go", "level": 11}, "InvalidOption"),
        ({"cmd": "go", "level": 0}, "InvalidOption"),
        ({"cmd": "go", "player": "level:eleven"}, "InvalidOption"),
        ({"cmd": "go", "player": "search"}, "InvalidOption"),
        ({"cmd": "go", "time": 1e9}, "InvalidOption"),
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
    engine: EngineServer, request_: dict[str, Any], kind: str
) -> None:
    assert refused(engine, **request_)["kind"] == kind


def test_a_game_must_be_there_first() -> None:
    assert "new or set" in refused(EngineServer(), cmd="legal")["message"]


@pytest.mark.parametrize("line", [b"\xff\xfe", b"{", b"[" * 100_000, b"1e999", b"null", b'"new"', b'{"cmd":"new"} x'])
def test_a_line_that_is_no_request_gets_an_error_reply(line: bytes) -> None:
    reply = json.loads(EngineServer().answer(line))
    assert reply["error"]["kind"] == "InvalidRequest"


def test_the_id_comes_back_even_with_an_error() -> None:
    assert ask(EngineServer(), id=7, cmd="nonsense")["id"] == 7


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
    engine = EngineServer()
    for command, values in [("new", {"seed": 3}), ("deal", {}), *requests]:
        reply = ask(engine, **(values | {"cmd": command}))
        if not reply["ok"]:
            assert reply["error"]["kind"] in documented | {"IllegalMove", "InvalidDeal"}, reply


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=60))
def test_any_bytes_get_one_reply(line: bytes) -> None:
    reply = json.loads(EngineServer().answer(line))
    assert reply["ok"] or reply["error"]["kind"] == "InvalidRequest"  # a request may come up by chance
