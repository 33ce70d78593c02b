"""Sockets: whole games, catching up, and everything that can be wrong with what is sent."""

import json
from collections.abc import Callable
from contextlib import ExitStack
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from faience.server import keeper
from tests.server.serving import NONCE, Line, Message, Person, Served, move


@pytest.fixture(autouse=True)
def _no_lingering(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "LINGER", 0.05)


def started(ada: Person, bob: Person, **settings: Any) -> tuple[str, str]:
    """A table of two at which the game has begun; its name and Bob's key."""
    view = ada.make("me", "friend", **settings)
    table = view["table"]
    ada.done(table, do="nonce", seat=1, nonce=NONCE)
    invitation = view["keys"]["2"]
    view = bob.done(table, do="sit", seat=2, key=invitation, name="Bob", nonce=NONCE)
    assert view["status"] == "playing"
    return table, view["keys"]["2"]


def mover(lines: dict[int, Line]) -> Line:
    """The line of whoever is to move, when both have heard the latest."""
    latest = max(line.view["number"] for line in lines.values())
    for line in lines.values():
        line.wait_for(lambda view: view["number"] >= latest)
    turn = next(iter(lines.values())).view["turn"]
    return lines[turn or 1]


def play_on(lines: dict[int, Line], moves: int | None = None) -> None:
    """Let people move in turn, to the end or for so many moves."""
    made = 0
    while made != moves and next(iter(lines.values())).view["status"] == "playing":
        line = mover(lines)
        if line.view["status"] != "playing":
            return
        version = line.view["version"]
        assert line.answer(**move(line.view, made))["type"] == "done"
        assert line.view["version"] > version
        made += 1


def test_a_whole_game_of_two_people(ada: Person, bob: Person) -> None:
    table, _ = started(ada, bob)
    with ada.live(table, lang="fr") as first, bob.live(table) as second:
        play_on({1: first, 2: second})
        for line in (first, second):
            line.wait_for(lambda view: view["status"] == "over")
        assert [event["number"] for event in first.events] == list(range(1, first.view["number"] + 1))
        assert [event["kind"] for event in first.events] == [event["kind"] for event in second.events]
        assert first.view["result"]["scores"] == second.view["result"]["scores"]
        assert first.view["secret"] == second.view["secret"] is not None
        assert first.view["prompt"] != second.view["prompt"] or first.view["heading"] != second.view["heading"]
        assert first.events == ada.get(f"/api/tables/{table}/events", lang="fr")


def test_a_whole_game_against_bots(ada: Person) -> None:
    table = ada.make("me", "bot", "bot")["table"]
    with ada.live(table) as line:
        assert line.answer(do="nonce", seat=1, nonce=NONCE)["type"] == "done"
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
            assert line.view["moves"] == []
            assert line.view["you"] == []


def test_a_stale_or_repeated_move_is_refused_with_the_fresh_view(ada: Person, bob: Person) -> None:
    table, _ = started(ada, bob)
    with ada.live(table) as first, bob.live(table) as second:
        line = mover({1: first, 2: second})
        command = move(line.view)
        line.send(id=1, **command)
        line.send(id=2, **command)
        assert line.until(lambda message: message.get("id") == 1)["type"] == "done"
        refused = line.until(lambda message: message.get("id") == 2)
        assert (refused["type"], refused["code"]) == ("refused", "stale")
        assert refused["view"]["version"] > command["version"]
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


def test_only_the_seat_to_act_moves(ada: Person, bob: Person, eve: Person) -> None:
    table, _ = started(ada, bob)
    with ada.live(table) as first, bob.live(table) as second, eve.live(table) as third:
        line = mover({1: first, 2: second})
        other = second if line is first else first
        command = move(line.view)
        for stranger in (other, third):
            refused = stranger.answer(**command)
            assert (refused["type"], refused["code"]) == ("refused", "not-your-turn")
        assert third.answer(do="say", phrase="hello")["code"] == "not-seated"
        assert third.answer(do="rename", seat=1, name="Mallory")["code"] == "not-your-seat"
        assert third.answer(do="plan", seat=1, plan={"kind": "open"})["code"] == "not-host"
        assert third.answer(do="sit", seat=1)["code"] == "seat-taken"
        assert third.answer(do="undo")["code"] == "not-seated"
        assert line.answer(**command)["type"] == "done"


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
        '{"do": "nonce", "seat": 1, "nonce": "not hexadecimal!"}',
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
        assert line.view == before


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


def test_a_language_that_is_not_spoken_is_said_not_to_be(ada: Person) -> None:
    with ada.dial(ada.make()["table"], lang="tlh") as line:
        assert line.hear()["code"] == "bad-language"
        assert line.closed() == 1008


def test_a_page_of_another_site_cannot_open_a_socket(ada: Person, server: Served) -> None:
    table = ada.make()["table"]
    with pytest.raises(InvalidStatus), ada.live(table, Origin="https://evil.example"):
        pass
    with ada.live(table, Origin=server.root) as line:
        assert line.view["table"] == table


def test_presence_is_told(ada: Person, bob: Person, eve: Person) -> None:
    table, _ = started(ada, bob)
    with ada.live(table) as line:
        assert [seat["is_here"] for seat in line.view["seats"]] == [True, False]

        def told(here: list[int], spectators: int) -> None:
            wanted = {"type": "presence", "here": here, "spectators": spectators}
            line.until(lambda message: message == wanted)

        with bob.live(table) as other:
            told([1, 2], 0)
            assert [seat["is_here"] for seat in other.view["seats"]] == [True, True]
            with eve.live(table), eve.live(table):
                told([1, 2], 1)
            told([1, 2], 0)
        told([1], 0)


def test_somebody_who_reloads_is_not_away(ada: Person, bob: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "LINGER", 60.0)
    table, _ = started(ada, bob)
    with ada.live(table) as line:
        with bob.live(table):
            line.until(lambda message: message["type"] == "presence")
        assert line.answer(do="stand-in", seat=2, level=1)["code"] == "is-here"


def test_a_bot_stands_in_for_somebody_who_left_until_they_return(ada: Person, bob: Person) -> None:
    table, _ = started(ada, bob)
    with ada.live(table) as line:
        with bob.live(table):
            line.until(lambda message: message["type"] == "presence" and 2 in message["here"])
            assert line.answer(do="stand-in", seat=2, level=1)["code"] == "is-here"
        line.until(lambda message: message["type"] == "presence" and 2 not in message["here"])
        assert line.answer(do="stand-in", seat=2, level=1)["type"] == "done"
        assert line.view["seats"][1]["stand_in"] == 1
        for _ in range(3):
            view = line.wait_for(lambda view: view["turn"] == 1)
            assert line.answer(**move(view))["type"] == "done"
        line.wait_for(lambda view: view["turn"] == 1)
        assert sum(event["kind"] == "moved" and event["seat"] == 2 for event in line.events) >= 3
        with bob.live(table) as back:
            assert back.answer(do="return", seat=2)["type"] == "done"
            assert back.view["seats"][1]["stand_in"] is None


def test_a_seat_opens_on_another_device_with_its_key(ada: Person, bob: Person, guest: Callable[[], Person]) -> None:
    table, key = started(ada, bob)
    phone = guest()
    with phone.live(table) as line:
        assert line.view["you"] == []
    with phone.live(table, keys=[key]) as line:
        assert line.view["you"] == [2]
        assert line.answer(do="sit", seat=2, key=key)["type"] == "done"
    with phone.live(table) as line:
        assert line.view["you"] == [2]
    with bob.live(table) as line:
        assert line.view["you"] == [2]


def test_an_invitation_is_worth_nothing_once_the_seat_is_taken(ada: Person, bob: Person, eve: Person) -> None:
    view = ada.make("me", "friend")
    table, invitation = view["table"], view["keys"]["2"]
    assert eve.refused(table, do="sit", seat=2, key="0" * 32) == "wrong-key"
    bob.done(table, do="sit", seat=2, key=invitation)
    assert eve.refused(table, do="sit", seat=2, key=invitation) == "seat-taken"
    with eve.live(table, keys=[invitation]) as line:
        assert line.view["you"] == []


def test_where_spectators_are_not_welcome_nothing_is_shown_to_them(ada: Person, bob: Person, eve: Person) -> None:
    table, key = started(ada, bob, has_spectators=False)
    with eve.dial(table) as line:
        line.send(do="have", number=0)
        refused = line.hear()
        assert (refused["type"], refused["code"], refused["view"]) == ("refused", "no-spectators", None)
        line.send(do="have", number=0, keys=[key])
        assert line.hear()["type"] == "events"
    for path in ("", "/events", "/sheet", "/record", "/replay"):
        answer = eve.http.get(f"/api/tables/{table}{path}")
        assert (answer.status_code, answer.json()["code"]) == (403, "no-spectators")
    assert eve.refused(table, do="why", move="1B1") == "no-spectators"


def test_no_message_tells_a_key_of_another_seat_or_the_secret_too_early(
    ada: Person, bob: Person, eve: Person, server: Served
) -> None:
    table, _ = started(ada, bob)
    stored = server.within(server.desk.keepers.get(table)).table
    keys = {1: stored.seats[0].key, 2: stored.seats[1].key}
    private = [stored.host, *stored.seats[1].owners]
    with ada.live(table) as first, bob.live(table) as second, eve.live(table) as third:
        play_on({1: first, 2: second})
        lines = {1: first, 2: second, 3: third}
        for number, line in lines.items():
            line.wait_for(lambda view: view["status"] == "over")
            for message in line.heard:
                text = json.dumps(message)
                assert not [owner for owner, key in keys.items() if owner != number and key in text]
                assert not [guest for guest in private if guest in text]
                is_over = message.get("view", {}).get("status") == "over"
                assert is_over or stored.secret.hex() not in text


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
        other.wait_for(lambda view: view["undo"]["request"])
        assert other.answer(do="agree")["type"] == "done"
        line.wait_for(lambda view: view["undo"]["request"] is None)
        assert line.view["position"] == before
        assert line.events[-1]["kind"] == "undone"


def test_why_a_move_is_not_allowed_is_told_in_the_language_of_the_socket(ada: Person, bob: Person) -> None:
    table, _ = started(ada, bob)
    said = []
    for lang in ("en", "fr"):
        with ada.live(table, lang=lang) as line:
            answer = line.answer(do="why", move="9B1")
            assert answer["type"] == "why"
            said.append(answer["message"])
    assert said[0] != said[1]
    assert all(said)


def test_a_clock_that_runs_out_gives_the_seat_to_a_bot(ada: Person, bob: Person) -> None:
    table, _ = started(ada, bob, clock={"minutes": 0.01, "increment": 0})
    with ada.live(table) as line:
        assert line.view["clocks"]["left"][0] <= 600
        view = line.wait_for(lambda view: all(seat["stand_in"] for seat in view["seats"]))
        assert {event["seat"] for event in line.events if event["kind"] == "stand-in"} == {1, 2}
        view = line.wait_for(lambda view: view["status"] == "over" or view["number"] > 30)
        answer = ada.do(table, do="return", seat=1)
        if view["status"] != "over" and answer.status_code == 200:
            assert answer.json()["view"]["clocks"]["left"][0] > 50_000


def test_phrases_are_heard_by_all(ada: Person, bob: Person) -> None:
    table, _ = started(ada, bob)
    with ada.live(table) as first, bob.live(table) as second:
        assert first.answer(do="say", phrase="good-luck")["type"] == "done"
        heard = second.until(lambda message: message["type"] == "events" and message["events"])
        assert [event["phrase"] for event in heard["events"]] == ["good-luck"]
        assert second.answer(**_either(first, second))["type"] in ("done", "refused")


def _either(first: Line, second: Line) -> Message:
    view = second.view if second.view["turn"] == 2 else first.view
    return move(view) if view["moves"] else {"do": "ping"}


def test_a_rematch_is_one_table_for_everybody(ada: Person, bob: Person) -> None:
    table, _ = started(ada, bob)
    with ada.live(table) as first, bob.live(table) as second:
        assert first.answer(do="rematch")["code"] == "not-over"
        play_on({1: first, 2: second})
        first.wait_for(lambda view: view["status"] == "over")
        assert first.answer(do="rematch")["type"] == "done"
        assert second.answer(do="rematch")["type"] == "done"
        new = first.view["rematch"]
        assert new
        assert second.wait_for(lambda view: view["rematch"])["rematch"] == new
    for person in (ada, bob):
        assert len(person.get(f"/api/tables/{new}")["you"]) == 1


def test_a_client_without_cookies_sits_with_keys_alone(ada: Person, server: Served) -> None:
    view = ada.make("me", "friend")
    table, invitation = view["table"], view["keys"]["2"]
    ada.done(table, do="nonce", seat=1, nonce=NONCE)
    program = Person(server)
    program.http.cookies.clear()
    program.http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
    answer = program.post(f"/api/tables/{table}/do", {"do": "sit", "seat": 2, "key": invitation, "nonce": NONCE})
    assert answer.status_code == 200
    key = answer.json()["view"]["keys"]["2"]
    assert key != invitation
    assert program.get(f"/api/tables/{table}")["you"] == []
    headers = {"X-Faience-Key": key}
    assert program.http.get(f"/api/tables/{table}", headers=headers).json()["you"] == [2]
    with program.live(table, **headers) as line:
        assert line.view["you"] == [2]
    program.http.close()
