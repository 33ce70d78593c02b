"""Sockets: whole games, catching up, and everything that can be wrong with what is sent."""

from contextlib import ExitStack

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.serving import Line, Message, Person, Served, move, mover, play_on, started


def test_a_whole_game_of_two_people(ada: Person, bob: Person) -> None:
    table, _ = started(ada, bob)
    with ada.live(table) as first, bob.live(table) as second:
        play_on({1: first, 2: second})
        for line in (first, second):
            line.wait_for(lambda view: view["status"] == "over")
        assert [event["number"] for event in first.events] == list(range(1, first.view["number"] + 1))
        assert [event["kind"] for event in first.events] == [event["kind"] for event in second.events]
        assert first.view["result"]["scores"] == second.view["result"]["scores"]
        assert first.view["secret"] == second.view["secret"] is not None
        assert first.events == ada.get(f"/api/tables/{table}/events")


def test_a_whole_game_against_bots(ada: Person) -> None:
    table = ada.make("me", "bot", "bot")["table"]
    with ada.live(table) as line:
        assert line.answer(do="end", seat=1, end="-")["type"] == "done"
        while line.view["status"] != "over":
            view = line.wait_for(lambda view: view["turn"] == 1 or view["status"] == "over")
            if view["status"] != "over":
                assert line.answer(**move(view))["type"] == "done"
        moved = [event["seat"] for event in line.events if event["kind"] == "moved"]
        assert set(moved) == {1, 2, 3}


def test_a_client_that_says_what_it_has_hears_the_rest_and_nothing_twice(ada: Person, bob: Person) -> None:
    table, _ = started(ada, bob)
    with ada.live(table) as first, bob.live(table) as second:
        lines = {1: first, 2: second}
        play_on(lines, moves=4)
        mover(lines)
        everything = list(first.events)
    for number in (0, 1, len(everything) - 1, len(everything)):
        with ada.live(table, number) as again:
            assert again.events == everything[number:]
            assert again.view["number"] == len(everything)
    with ada.live(table, number=10**9) as confused:
        assert confused.events == everything


def test_a_player_looks_ahead_and_a_spectator_does_not(ada: Person, bob: Person, eve: Person) -> None:
    table, _ = started(ada, bob, first=1)
    with ada.live(table) as first, bob.live(table) as second, eve.live(table) as watching:
        seen = second.answer(do="ahead", seat=2)
        assert (seen["type"], seen["version"], seen["phase"]) == ("ahead", first.view["version"], "draft")
        assert [option["move"] for option in seen["moves"]] == [
            option["move"] for option in first.view["options"]["moves"]
        ], "both boards are empty yet"
        assert {event["seat"] for option in seen["moves"] for event in option["happened"]} == {2}
        assert first.answer(do="ahead", seat=1)["code"] == "your-turn"
        assert first.answer(do="ahead", seat=2)["code"] == "not-your-seat"
        assert watching.answer(do="ahead", seat=2)["code"] == "not-your-seat"
        moved = move(first.view, -1)
        chosen = next(option["move"] for option in seen["moves"] if option["move"][0] != moved["move"][0])
        assert first.answer(**moved)["type"] == "done"
        view = second.wait_for(lambda view: view["turn"] == 2)
        assert chosen in [option["move"] for option in view["options"]["moves"]]
        assert second.answer(do="move", version=view["version"], move=chosen)["type"] == "done"
    by_http = ada.do(table, do="ahead", seat=1)
    assert by_http.json()["code"] == "your-turn"
    assert bob.do(table, do="ahead", seat=2).json()["moves"]


def test_news_come_to_everybody_who_looks_and_only_once(ada: Person, bob: Person, eve: Person) -> None:
    table, _ = started(ada, bob)
    with ExitStack() as stack:
        lines = {1: stack.enter_context(ada.live(table)), 2: stack.enter_context(bob.live(table))}
        others = [stack.enter_context(eve.live(table)) for _ in range(50)]
        play_on(lines, moves=6)
        last = max(line.view["number"] for line in lines.values())
        for line in others:
            line.wait_for(lambda view: view["number"] == last)
            assert [event["number"] for event in line.events] == list(range(1, last + 1))
            assert line.view["options"] is None
            assert line.view["you"] == []


def test_a_stale_or_repeated_move_is_refused(ada: Person, bob: Person) -> None:
    table, _ = started(ada, bob)
    with ada.live(table) as first, bob.live(table) as second:
        line = mover({1: first, 2: second})
        command = move(line.view)
        line.send(id=1, **command)
        line.send(id=2, **command)
        assert line.until(lambda message: message.get("id") == 1)["type"] == "done"
        refused = line.until(lambda message: message.get("id") == 2)
        assert (refused["type"], refused["code"]) == ("refused", "stale")
        assert refused["facts"]["version"] == line.view["version"] > command["version"]
        assert sum(event["kind"] == "moved" for event in line.events) == 1


def test_moves_sent_by_two_tabs_at_once_are_made_once(ada: Person, bob: Person) -> None:
    table, _ = started(ada, bob)
    with ada.live(table) as first, bob.live(table) as second:
        person = ada if mover({1: first, 2: second}) is first else bob
        with person.live(table) as one, person.live(table) as two:
            command = move(one.view)
            one.send(id=1, **command)
            two.send(id=1, **command)
            answers = [line.until(lambda message: message.get("id") == 1)["type"] for line in (one, two)]
            assert sorted(answers) == ["done", "refused"]


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "null",
        "[]",
        "17",
        '"have"',
        "{}",
        '{"do": "fly"}',
        '{"do": "move"}',
        '{"do": "move", "version": "1", "move": "1B1"}',
        '{"do": "move", "version": 1, "move": "1B1", "seat": 1}',
        '{"do": "move", "version": -1, "move": "1B1"}',
        '{"do": "move", "version": 1e400, "move": "1B1"}',
        '{"do": "say", "phrase": "you fool"}',
        '{"do": "sit", "seat": 0}',
        '{"do": "sit", "seat": 99999999999999999999999999}',
        '{"do": "end", "seat": 1, "end": "not hexadecimal!"}',
        '{"do": "rename", "seat": 1, "name": "' + "x" * 500 + '"}',
        '{"id": "one", "do": "ping"}',
        "[" * 10_000,
        "\x00",
        b"\x00\xff",
        b'{"do": "ping"}',
        '{"do": "ping", "x": "' + "x" * 20_000 + '"}',
    ],
)
def test_a_frame_that_makes_no_sense_gets_an_answer_and_harms_nothing(ada: Person, frame: str | bytes) -> None:
    view = ada.make()
    with ada.live(view["table"]) as line:
        before = line.view
        line.say(frame)
        refused = line.until(lambda message: message["type"] == "refused")
        assert refused["code"] in ("bad-command", "too-large")
        assert refused["message"]
        assert line.answer(do="ping")["type"] == "pong"
        line.send(do="have", number=before["number"])
        line.until(lambda message: message["type"] == "events")
        assert line.view | {"now": 0} == before | {"now": 0}


def test_the_id_of_a_command_comes_back_even_if_the_rest_cannot_be_read(ada: Person) -> None:
    with ada.live(ada.make()["table"]) as line:
        line.say('{"id": 7, "do": "fly"}')
        assert line.until(lambda message: message["type"] == "refused")["id"] == 7


def test_nothing_is_told_or_done_before_a_client_says_what_it_has(ada: Person) -> None:
    table = ada.make()["table"]
    with ada.dial(table) as line:
        assert line.answer(do="undo")["code"] == "have-first"
        assert line.answer(do="ping")["type"] == "pong"
        assert [message["type"] for message in line.heard] == ["refused", "pong"]


def test_a_table_that_does_not_exist_is_said_not_to(ada: Person) -> None:
    with ada.dial("22222222") as line:
        assert line.hear()["code"] == "no-such-table"
        assert line.closed() == 4404


def test_a_page_of_another_site_cannot_open_a_socket(ada: Person, server: Served) -> None:
    table = ada.make()["table"]
    with pytest.raises(InvalidStatus), ada.live(table, Origin="https://evil.example"):
        pass
    with ada.live(table, Origin=server.root) as line:
        assert line.view["table"] == table


def test_a_move_is_taken_back_when_the_other_agrees(ada: Person, bob: Person) -> None:
    table, _ = started(ada, bob, undo="agreement")
    with ada.live(table) as first, bob.live(table) as second:
        lines = {1: first, 2: second}
        line = mover(lines)
        other = second if line is first else first
        before = line.view["position"]
        line.answer(**move(line.view))
        assert line.answer(do="undo")["type"] == "done"
        assert line.view["position"] != before
        other.wait_for(lambda view: view["undo_request"])
        assert other.answer(do="agree")["type"] == "done"
        line.wait_for(lambda view: view["undo_request"] is None)
        assert line.view["position"] == before
        assert line.events[-1]["kind"] == "undone"


def test_why_a_move_is_not_allowed_is_told_by_rule_and_facts(ada: Person, bob: Person) -> None:
    table, _ = started(ada, bob)
    with ada.live(table) as line:
        answer = line.answer(do="why", move="9B1")
        assert (answer["type"], answer["rule"], answer["facts"]["move"]) == ("why", "no-display", "9B1")


def test_whoever_is_to_act_may_look_ahead_and_nothing_is_made(ada: Person, bob: Person) -> None:
    table, _ = started(ada, bob)
    with ada.live(table) as first, bob.live(table) as second:
        line = mover({1: first, 2: second})
        other = second if line is first else first
        number, version = line.view["number"], line.view["version"]
        step = line.view["options"]["moves"][0]["move"]
        found = line.answer(do="explore", version=version, steps=[step])
        assert (found["type"], found["options"]) == ("explored", None)
        assert found["happened"][0]["kind"] == "took"
        assert other.answer(do="explore", version=version, steps=[step])["code"] == "not-your-turn"
        refused = line.answer(do="explore", version=version - 1)
        assert (refused["code"], refused["facts"]) == ("stale", {"version": version})
        assert line.answer(do="move", version=version, steps=[step])["type"] == "done"
        assert line.events[-1]["move"] == step
        assert line.view["position"] == found["position"]
        assert line.view["number"] > number


def test_a_clock_that_runs_out_gives_the_seat_to_a_bot(ada: Person, bob: Person) -> None:
    table, _ = started(ada, bob, clock={"minutes": 0.01, "increment": 0})
    with ada.live(table) as line:
        assert line.view["clocks"]["left"][0] <= 600
        view = line.wait_for(lambda view: all(seat["stand_in"] for seat in view["seats"]))
        assert {event["seat"] for event in line.events if event["kind"] == "stand-in"} == {1, 2}
        view = line.wait_for(lambda view: view["status"] == "over" or view["number"] > 30)
        answer = ada.do(table, do="return", seat=1)
        if view["status"] != "over" and answer.status_code == 200:
            assert answer.json()["shared"]["table"]["clocks"]["left"][0] > 50_000


def test_phrases_are_heard_by_all(ada: Person, bob: Person) -> None:
    table, _ = started(ada, bob)
    with ada.live(table) as first, bob.live(table) as second:
        assert first.answer(do="say", phrase="good-luck")["type"] == "done"
        heard = second.until(lambda message: message["type"] == "events" and message["shared"]["events"])
        assert [event["phrase"] for event in heard["shared"]["events"]] == ["good-luck"]
        assert second.answer(**_either(first, second))["type"] in ("done", "refused")


def _either(first: Line, second: Line) -> Message:
    view = second.view if second.view["turn"] == 2 else first.view
    return move(view) if view["options"] else {"do": "ping"}
