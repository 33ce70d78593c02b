"""Who may do and see what at a table: seats and their keys, presence, spectators, bots that stand in."""

import json
from collections.abc import Callable
from http.cookiejar import DefaultCookiePolicy

import pytest

from faience.server import absence, audience
from tests.server.serving import Person, Served, move, mover, play_on, started


@pytest.fixture(autouse=True)
def _no_lingering(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "LINGER", 0.05)
    monkeypatch.setattr(absence, "GRACE", 0.0)


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
    monkeypatch.setattr(audience, "LINGER", 60.0)
    table, _ = started(ada, bob)
    with ada.live(table) as line:
        with bob.live(table):
            line.until(lambda message: message["type"] == "presence")
        assert line.answer(do="stand-in", seat=2, level=1)["code"] == "is-here"


def test_somebody_whose_network_drops_out_is_not_replaced_within_a_minute(
    ada: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(absence, "GRACE", 60.0)
    table, _ = started(ada, bob)
    with ada.live(table) as line:
        with bob.live(table):
            line.until(lambda message: message["type"] == "presence" and 2 in message["here"])
        line.until(lambda message: message["type"] == "presence" and 2 not in message["here"])
        refused = line.answer(do="stand-in", seat=2)
        assert refused["code"] == "just-left"
        assert 0 < refused["facts"]["seconds"] <= 60
        monkeypatch.setattr(absence, "GRACE", 0.0)
        assert line.answer(do="stand-in", seat=2, level=1)["code"] == "unfair-level"
        assert line.answer(do="stand-in", seat=2)["type"] == "done"


def test_a_bot_stands_in_for_somebody_who_left_until_they_return(ada: Person, bob: Person) -> None:
    table, _ = started(ada, bob, stand_in=1)
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


def test_whoever_sits_down_while_watching_is_here_and_no_spectator_any_more(ada: Person, bob: Person) -> None:
    table = ada.make("me", "open")["table"]
    with ada.live(table) as line, bob.live(table) as other:
        line.until(lambda message: message["type"] == "presence" and message["spectators"] == 1)
        assert other.answer(do="sit", seat=2)["type"] == "done"
        for view in (other.view, line.wait_for(lambda view: view["seats"][1]["kind"] == "person")):
            assert [seat["is_here"] for seat in view["seats"]] == [True, True]
            assert view["spectators"] == 0


def test_where_spectators_are_not_welcome_nothing_is_shown_to_them(ada: Person, bob: Person, eve: Person) -> None:
    table, key = started(ada, bob, has_spectators=False)
    with eve.dial(table) as line:
        line.send(do="have", number=0)
        refused = line.hear()
        assert (refused["type"], refused["code"]) == ("refused", "no-spectators")
        line.send(do="have", number=0, keys=[key])
        assert line.hear()["type"] == "events"
    for path in ("", "/events", "/record", "/replay"):
        answer = eve.http.get(f"/api/tables/{table}{path}")
        assert (answer.status_code, answer.json()["code"]) == (403, "no-spectators")
    assert eve.refused(table, do="why", move="1B1") == "no-spectators"


def test_no_message_tells_a_key_of_another_seat_or_the_secret_too_early(
    ada: Person, bob: Person, eve: Person, server: Served
) -> None:
    table, _ = started(ada, bob)
    stored = server.within(server.services.keepers.get(table)).table
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
                is_over = message["type"] == "events" and message["shared"]["table"]["status"] == "over"
                assert is_over or stored.secret.hex() not in text


def test_a_client_without_cookies_sits_with_keys_alone(ada: Person, server: Served) -> None:
    view = ada.make("me", "friend")
    table, invitation = view["table"], view["keys"]["2"]
    ada.done(table, do="end", seat=1, end="-")
    program = Person(server)
    program.http.cookies.clear()
    program.http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
    answer = program.post(f"/api/tables/{table}/do", {"do": "sit", "seat": 2, "key": invitation, "end": "-"})
    assert answer.status_code == 200
    key = answer.json()["own"]["keys"]["2"]
    assert key != invitation
    assert program.get(f"/api/tables/{table}")["own"]["you"] == []
    headers = {"X-Faience-Key": key}
    assert program.http.get(f"/api/tables/{table}", headers=headers).json()["own"]["you"] == [2]
    with program.live(table, **headers) as line:
        assert line.view["you"] == [2]
    program.http.close()


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
        assert len(person.get(f"/api/tables/{new}")["own"]["you"]) == 1


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


def test_at_a_table_without_spectators_strangers_learn_nothing_from_refusals(
    ada: Person, bob: Person, eve: Person
) -> None:
    table, _ = started(ada, bob, has_spectators=False)
    for command in (
        {"do": "sit", "seat": 2},
        {"do": "sit", "seat": 2, "key": "0" * 32},
        {"do": "sit", "seat": 3},
        {"do": "end", "seat": 1, "end": "-"},
        {"do": "move", "version": 1, "move": "1B1"},
        {"do": "undo"},
        {"do": "plan", "seat": 1, "plan": {"kind": "open"}},
        {"do": "rematch"},
    ):
        answer = eve.do(table, **command)
        assert (answer.status_code, answer.json()["code"]) == (403, "no-spectators"), command
        assert "Bob" not in answer.text
    answer = eve.post(f"/api/tables/{table}/rematch")
    assert (answer.status_code, answer.json()["code"]) == (403, "no-spectators")


def test_those_who_may_sit_down_can_also_where_spectators_are_not_welcome(
    ada: Person, bob: Person, guest: Callable[[], Person]
) -> None:
    view = ada.make("me", "friend", has_spectators=False)
    table, invitation = view["table"], view["keys"]["2"]
    key = bob.done(table, do="sit", seat=2, key=invitation)["keys"]["2"]
    phone = guest()
    assert phone.done(table, do="sit", seat=2, key=key)["you"] == [2]
    table = ada.make("me", "open", has_spectators=False)["table"]
    assert bob.done(table, do="sit", seat=2)["you"] == [2]


def test_the_table_after_another_is_shown_to_those_who_may_see_it(ada: Person, bob: Person, eve: Person) -> None:
    table, _ = started(ada, bob, has_spectators=False)
    with ada.live(table) as first, bob.live(table) as second:
        play_on({1: first, 2: second})
        first.wait_for(lambda view: view["status"] == "over")
    new = ada.post(f"/api/tables/{table}/rematch").json()["table"]
    for person, code in ((eve, "no-spectators"), (bob, None)):
        answer = person.post(f"/api/tables/{table}/rematch")
        assert answer.json().get("code") == code
        assert new in answer.text or code
    bob.done(new, do="leave", seat=2)
    ada.done(new, do="plan", seat=2, plan={"kind": "bot", "level": 1})
    answer = bob.post(f"/api/tables/{table}/rematch")
    assert (answer.status_code, answer.json()["code"]) == (403, "no-spectators")
