"""People who are not at their table are told that it is their turn: against a push service on this machine."""

import asyncio
import importlib.util
import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from faience.server import outbound
from faience.server.limits import RATES, Limiter
from faience.server.push import MOST_DEVICES
from faience.server.webpush import decoded
from faience.store import schema
from tests.server.receiving import Browser, PushService
from tests.server.serving import Person, Served, move, served, started


@pytest.fixture(scope="module")
def shared_service() -> Iterator[PushService]:
    with PushService().running() as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, shared_service: PushService) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("data"), push_origins=(shared_service.origin,)) as running:
        yield running


@pytest.fixture
def service(server: Served, shared_service: PushService) -> PushService:
    """The push service as if nothing had come to it yet."""
    idle(server)
    shared_service.received.clear()
    shared_service.status = 201
    return shared_service


@pytest.fixture
def browser(service: PushService) -> Browser:
    return Browser(f"{service.origin}/send/{secrets.token_hex(4)}?x=1")


def subscribe(person: Person, browser: Browser) -> None:
    answer = person.http.put("/api/push", json=browser.wish)
    assert answer.status_code == 200, answer.text


def turn_of_bob(ada: Person, bob: Person) -> str:
    """A table at which Ada begins, and has just made it Bob's turn."""
    table, _ = started(ada, bob, first=1)
    ada.done(table, **move(view_of(ada, table)))
    return table


def view_of(person: Person, table: str) -> dict[str, Any]:
    answer = person.get(f"/api/tables/{table}")
    found: dict[str, Any] = answer["shared"]["table"] | answer["own"]
    return found


def kept(server: Served, part: str) -> dict[str, str]:
    """The guests that are told on browsers whose addresses have a part, by these."""
    found = server.within(server.services.store._rows(select(schema.subscriptions)))
    return {row.endpoint: row.guest_id for row in found if part in row.endpoint}


def idle(server: Served) -> None:
    """Wait until everything that was to be sent has been."""
    pusher = server.services.pusher

    async def settle() -> None:
        while pusher._calls:
            await asyncio.gather(*pusher._calls)
            await asyncio.sleep(0)  # what is done is struck off a moment later

    server.within(settle())


def test_somebody_who_is_away_is_told_which_table_and_which_game(
    ada: Person, bob: Person, browser: Browser, service: PushService
) -> None:
    subscribe(bob, browser)
    table = turn_of_bob(ada, bob)
    (received,) = service.wait_for(1)
    assert service.origin + received.path == browser.endpoint
    assert json.loads(browser.read(received.body)) == {"table": table, "game": "classic", "kind": "turn"}
    sent = {name: received.headers[name] for name in ("content-encoding", "ttl", "topic", "urgency")}
    assert sent == {"content-encoding": "aes128gcm", "ttl": "86400", "topic": table, "urgency": "normal"}
    token, key = received.headers["authorization"].removeprefix("vapid t=").split(", k=")
    assert key == bob.get("/api/push")["key"]
    assert json.loads(decoded(token.split(".")[1]))["aud"] == service.origin


def test_somebody_who_is_here_is_not_told(
    server: Served, ada: Person, bob: Person, browser: Browser, service: PushService
) -> None:
    subscribe(bob, browser)
    table, _ = started(ada, bob, first=1)
    with bob.live(table) as line:
        ada.done(table, **move(view_of(ada, table)))
        line.wait_for(lambda view: view["turn"] == 2)
        idle(server)
        assert service.received == []
        bob.done(table, **move(view_of(bob, table)))
    ada.done(table, **move(view_of(ada, table)))  # a moment after Bob has gone, who could be reloading
    (received,) = service.wait_for(1)
    assert json.loads(browser.read(received.body))["table"] == table


def test_whoever_begins_is_told_that_the_game_has_begun(
    ada: Person, bob: Person, browser: Browser, service: PushService
) -> None:
    subscribe(ada, browser)
    started(ada, bob, first=1)
    service.wait_for(1)


def test_nobody_is_told_of_the_turns_of_bots(
    server: Served, ada: Person, browser: Browser, service: PushService
) -> None:
    subscribe(ada, browser)
    table = ada.make("me", "bot", first=1)["table"]
    ada.done(table, do="end", seat=1, end="-")
    service.wait_for(1)
    ada.done(table, **move(view_of(ada, table)))
    service.wait_for(2)
    idle(server)
    paths = [received.path for received in service.received]
    assert len(paths) == 2


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(
    server: Served, ada: Person, bob: Person, browser: Browser, service: PushService, status: int
) -> None:
    subscribe(bob, browser)
    service.status = status
    turn_of_bob(ada, bob)
    service.wait_for(1)
    idle(server)
    turn_of_bob(ada, bob)
    idle(server)
    assert len(service.received) == 1


@pytest.mark.parametrize("status", [307, 429, 500])
def test_passing_trouble_of_a_push_service_makes_nobody_forgotten(
    server: Served, ada: Person, bob: Person, browser: Browser, service: PushService, status: int
) -> None:
    subscribe(bob, browser)
    service.status = status
    turn_of_bob(ada, bob)
    service.wait_for(1)
    idle(server)
    service.status = 201
    turn_of_bob(ada, bob)
    service.wait_for(2)


def test_whoever_wants_to_be_told_no_more_is_not(
    server: Served, ada: Person, bob: Person, browser: Browser, service: PushService
) -> None:
    subscribe(bob, browser)
    assert ada.post("/api/push/stop", {"endpoint": browser.endpoint}).status_code == 200  # it is not hers to stop
    turn_of_bob(ada, bob)
    service.wait_for(1)
    assert bob.post("/api/push/stop", {"endpoint": browser.endpoint}).status_code == 200
    turn_of_bob(ada, bob)
    idle(server)
    assert len(service.received) == 1


def test_a_browser_that_somebody_else_uses_now_belongs_to_them(
    server: Served, ada: Person, bob: Person, browser: Browser, service: PushService
) -> None:
    subscribe(bob, browser)
    subscribe(ada, browser)
    table = turn_of_bob(ada, bob)
    service.wait_for(1)  # Ada, who begins
    idle(server)
    assert len(service.received) == 1
    assert table


def test_one_guest_is_told_on_so_many_browsers_at_most(server: Served, bob: Person, service: PushService) -> None:
    endpoints = [f"{service.origin}/many/{number}" for number in range(MOST_DEVICES + 3)]
    for endpoint in endpoints:
        subscribe(bob, Browser(endpoint))
    assert set(kept(server, "/many/")) == set(endpoints[3:])


def test_nobody_is_told_more_often_than_they_should(
    server: Served,
    ada: Person,
    bob: Person,
    browser: Browser,
    service: PushService,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(server.services.pusher, "_limiter", Limiter(0.1, clock=lambda: 0.0))
    most = round(RATES["push"].burst * 0.1)
    subscribe(bob, browser)
    for _ in range(most + 2):
        turn_of_bob(ada, bob)
        idle(server)
    assert len(service.received) == most


def test_a_game_goes_on_while_push_services_hang_or_are_gone(
    server: Served, ada: Person, bob: Person, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    subscribe(bob, browser)

    def refuse(*_: Any) -> int:
        raise ConnectionRefusedError("nobody is there")

    monkeypatch.setattr(outbound, "post", refuse)
    table = turn_of_bob(ada, bob)
    idle(server)
    assert view_of(bob, table)["turn"] == 2
    assert set(kept(server, browser.endpoint)) == {browser.endpoint}


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "https://127.0.0.1/x"},
        {"endpoint": "http://push.example/x"},
        {"endpoint": "https://push.example:22/x"},
        {"keys": {"p256dh": "AAAA", "auth": "AAAA"}},
        {"more": 1},
    ],
)
def test_wishes_that_make_no_sense_or_are_dangerous_are_refused(
    server: Served, bob: Person, browser: Browser, change: dict[str, Any]
) -> None:
    answer = bob.http.put("/api/push", json=browser.wish | change)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-subscription")
    assert kept(server, browser.endpoint) == kept(server, "push.example") == {}


def test_without_https_or_without_cryptography_nothing_is_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = Browser("https://push.example/x")
    with served(tmp_path / "plain") as plain, Person(plain) as ada:
        assert ada.get("/api/push") == {"key": None}
        answer = ada.http.put("/api/push", json=browser.wish)
        assert (answer.status_code, answer.json()["code"]) == (409, "no-push")
    with served(tmp_path / "safe", public_url="https://play.example.org") as safe, Person(safe) as ada:
        assert len(decoded(ada.get("/api/push")["key"])) == 65
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with served(tmp_path / "bare", public_url="https://play.example.org") as bare, Person(bare) as ada:
        assert ada.get("/api/push") == {"key": None}


def test_the_key_and_the_browsers_survive_a_restart(tmp_path: Path, service: PushService) -> None:
    browser = Browser(f"{service.origin}/x")
    with served(tmp_path, push_origins=(service.origin,)) as server, Person(server) as ada:
        subscribe(ada, browser)
        key = ada.get("/api/push")["key"]
    with served(tmp_path, push_origins=(service.origin,)) as server, Person(server) as bob:
        assert bob.get("/api/push")["key"] == key
        (guest,) = kept(server, "/x").values()
        assert server.within(server.services.store.subscriptions_of(guest)) == [browser.subscription]
