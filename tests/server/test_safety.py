"""What stands before the application: origins, cookies, headers, limits and sizes."""

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from faience.server import api, live
from faience.server.limits import MOST_SOCKETS, NEIGHBORS, RATES
from faience.server.run import LONGEST_BODY
from faience.server.safety import CONTENT_POLICY, HEADERS
from tests.server.serving import Person, Served, served

SETTINGS = {"game": "classic", "seats": [{"kind": "me"}, {"kind": "bot", "level": 1}]}


@pytest.mark.parametrize("path", ["/", "/api/catalog", "/health", "/schema", "/nothing/here", "/api/tables/zzzzzzzz"])
def test_every_answer_has_safe_headers(ada: Person, path: str) -> None:
    answer = ada.http.get(path)
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "unsafe" not in CONTENT_POLICY
    assert "server" not in answer.headers


def test_what_is_personal_is_stored_nowhere(ada: Person) -> None:
    assert ada.http.get("/api/me").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"Origin": "{root}"}, 201),
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://127.0.0.1:1"}, 403),
        ({"Origin": "http://["}, 403),
        ({"Origin": "ftp://{host}"}, 403),
        ({"Origin": "{host}"}, 403),
        ({"Origin": "https://{host}"}, 201),
        ({"Origin": "https://{host}", "X-Forwarded-Proto": "https"}, 201),
        ({"Origin": "http://{host}", "X-Forwarded-Proto": "https"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-origin"}, 201),
    ],
)
def test_only_our_own_page_and_programs_may_change_anything(
    ada: Person, server: Served, headers: dict[str, str], status: int
) -> None:
    sent = {name: value.format(root=server.root, host=f"127.0.0.1:{server.port}") for name, value in headers.items()}
    answer = ada.post("/api/tables", SETTINGS, **sent)
    assert answer.status_code == status
    if status == 403:
        assert answer.json()["code"] == "wrong-origin"
        assert set(HEADERS) <= set(answer.headers)


def test_a_site_that_is_allowed_may(tmp_path: Path) -> None:
    settings = {"public_url": "https://play.example/faience", "origins": ("https://friend.example",)}
    with served(tmp_path, **settings) as server, Person(server) as ada:
        for origin in ("https://play.example", "https://friend.example"):
            assert ada.post("/api/tables", SETTINGS, Origin=origin).status_code == 201
        assert ada.post("/api/tables", SETTINGS, Origin="https://friend.example:444").status_code == 403
        allowed = ada.post("/api/tables", SETTINGS, Origin="https://friend.example")
        with ada.live(allowed.json()["table"], Origin="https://friend.example") as line:
            assert line.view["you"] == [1]
        assert not [name for name in allowed.headers if name.startswith("access-control-")]


def test_a_plain_page_is_not_ours_where_people_come_by_https(tmp_path: Path) -> None:
    with served(tmp_path, public_url="https://play.example") as server, Person(server) as ada:
        for scheme, status in (("https", 201), ("http", 403)):
            answer = ada.post("/api/tables", SETTINGS, Host="play.example", Origin=f"{scheme}://play.example")
            assert answer.status_code == status
        assert ada.post("/api/tables", SETTINGS, Origin=server.root).status_code == 201


@pytest.mark.parametrize("media", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_a_form_of_another_site_cannot_act(ada: Person, media: str) -> None:
    answer = ada.http.post("/api/tables", content=b"{}", headers={"Content-Type": media} if media else {})
    assert (answer.status_code, answer.json()["code"]) == (415, "not-json")


def test_methods_that_are_not_served_are_refused(ada: Person) -> None:
    answer = ada.http.delete("/api/me", headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (405, "wrong-method")
    assert ada.http.head("/api/me").status_code == 200


def test_the_cookie_is_out_of_reach_for_scripts(server: Served) -> None:
    cookie = httpx.get(f"{server.url}/api/me").headers["set-cookie"]
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))
    assert "Secure" not in cookie
    assert "set-cookie" not in httpx.get(f"{server.url}/health").headers


def test_the_cookie_is_given_once(ada: Person) -> None:
    assert "set-cookie" not in ada.http.get("/api/me").headers


def test_the_cookie_is_for_https_alone_where_people_come_by_https(tmp_path: Path) -> None:
    with served(tmp_path, public_url="https://play.example") as server:
        assert "Secure" in httpx.get(f"{server.url}/api/me").headers["set-cookie"].split("; ")


@pytest.mark.parametrize("forge", ["cut", "other", "guest", "empty", "long"])
def test_a_forged_cookie_makes_nobody(ada: Person, server: Served, forge: str) -> None:
    ada.http.put("/api/me", json={"name": "Ada"})
    name, _, value = ada.cookie.partition("=")
    guest, _, rest = value.partition(".")
    forged = {
        "cut": value[:-1],
        "other": f"{guest}.{rest[:-3]}AAA",
        "guest": f"{guest.swapcase()}.{rest}",
        "empty": "",
        "long": value * 50,
    }[forge]
    answer = httpx.get(f"{server.url}/api/me", headers={"Cookie": f"{name}={forged}"})
    assert answer.json() == {"name": ""}
    assert name in answer.headers["set-cookie"]


def test_guests_are_known_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as server, Person(server) as ada:
        ada.http.put("/api/me", json={"name": "Ada"})
        cookie = ada.cookie
    with served(tmp_path) as server:
        assert httpx.get(f"{server.url}/api/me", headers={"Cookie": cookie}).json() == {"name": "Ada"}


def test_servers_on_one_machine_do_not_take_each_others_cookies(server: Served, tmp_path: Path) -> None:
    with served(tmp_path) as other:
        names = {httpx.get(f"{one.url}/api/me").headers["set-cookie"].partition("=")[0] for one in (server, other)}
    assert len(names) == 2


def test_a_body_that_is_too_large_is_refused(ada: Person) -> None:
    answer = ada.post("/api/tables", {"game": "x" * LONGEST_BODY})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    record = ada.post("/api/replay", {"record": "x" * (api.LONGEST_RECORD // 2)})
    assert (record.status_code, record.json()["code"]) == (400, "bad-record")
    record = ada.post("/api/replay", {"record": "x" * api.LONGEST_RECORD})
    assert (record.status_code, record.json()["code"]) == (413, "too-large")


def test_a_frame_beyond_measure_ends_the_connection_and_nothing_else(ada: Person) -> None:
    table = ada.make()["table"]
    with ada.live(table) as line:
        line.say("x" * 100_000)
        assert line.closed() == 1009
    with ada.live(table) as line:
        assert line.view["table"] == table
    assert live.LONGEST_FRAME < 100_000


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Served]:
    """A server with all limits, at which no time passes: however slow a machine is, no bucket fills again."""
    with served(tmp_path, rate_factor=1.0) as server:
        server.services.limiter._clock = lambda: 0.0
        yield server


def test_an_address_that_is_a_new_guest_each_time_makes_no_tables_without_end_either(strict: Served) -> None:
    most = int(RATES["make"].burst) * NEIGHBORS
    statuses = [httpx.post(f"{strict.url}/api/tables", json=SETTINGS).status_code for _ in range(most + 1)]
    assert statuses == [201] * most + [429]


def test_nobody_makes_tables_without_end(strict: Served) -> None:
    with Person(strict) as ada, Person(strict) as bob:
        statuses = [ada.post("/api/tables", SETTINGS).status_code for _ in range(int(RATES["make"].burst) + 1)]
        assert statuses == [201] * (len(statuses) - 1) + [429]
        refused = ada.post("/api/tables", SETTINGS)
        assert refused.json()["code"] == "too-many"
        assert int(refused.headers["retry-after"]) >= 1
        assert bob.post("/api/tables", SETTINGS).status_code == 201


def test_nobody_commands_without_end(strict: Served) -> None:
    with Person(strict) as ada:
        table = ada.make()["table"]
        with ada.live(table) as line:
            for number in range(int(RATES["do"].burst) + 20):
                line.send(id=number, do="undo")
            line.until(lambda message: message.get("code") == "too-many")
            assert line.answer(id=-1, do="ping")["type"] == "pong"


@pytest.mark.parametrize("frame", ["{", '{"do": "fly"}', b"\x00", '{"do": "ping"}'])
def test_nobody_talks_without_end(strict: Served, frame: str | bytes) -> None:
    with Person(strict) as ada, ada.live(ada.make()["table"]) as line:
        for _ in range(int(RATES["frame"].burst) + 20):
            line.say(frame)
            if line.hear().get("code") == "too-many":
                break
        assert line.heard[-1].get("code") == "too-many"
        assert len(line.heard) >= RATES["frame"].burst - 1


def test_somebody_who_said_too_much_learns_which_command_was_not_heard(strict: Served) -> None:
    with Person(strict) as ada, ada.live(ada.make()["table"]) as line:
        for number in range(int(RATES["frame"].burst) + 20):
            line.send(id=number, do="ping")
            line.hear()
        refused = next(message for message in line.heard if message.get("code") == "too-many")
        assert refused["id"] == line.heard.index(refused) - 1


def test_sockets_are_not_opened_too_fast(strict: Served) -> None:
    with Person(strict) as ada:
        table = ada.make()["table"]

        def dial_on() -> None:
            for _ in range(int(RATES["connect"].burst) + 20):
                with ada.dial(table):
                    pass

        with pytest.raises(InvalidStatus) as refusal:
            dial_on()
    answer = refusal.value.response
    assert answer.status_code == 429
    assert int(answer.headers["Retry-After"]) >= 1
    assert set(HEADERS) <= {name.lower() for name in answer.headers}
    assert json.loads(answer.body or b"")["code"] == "too-many"


def test_nobody_opens_sockets_without_end(strict: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faience.server.limits.MOST_SOCKETS", 2)
    with Person(strict) as ada:
        table = ada.make()["table"]
        with ada.live(table), ada.live(table), ada.dial(table) as line:
            assert line.hear()["code"] == "too-many"
            assert line.closed() == 1013
        assert MOST_SOCKETS == 40


def test_a_new_guest_each_time_does_not_help(strict: Served) -> None:
    statuses: list[int] = []
    with httpx.Client(base_url=strict.url, verify=False) as client:
        while 429 not in statuses and len(statuses) < 100:
            client.cookies.clear()
            statuses.append(client.post("/api/tables", json=SETTINGS).status_code)
    assert statuses[-1] == 429
    assert set(statuses[:-1]) == {201}


def test_sockets_of_other_sites_are_turned_away_before_they_are_accepted(ada: Person) -> None:
    with pytest.raises(InvalidStatus) as refusal, ada.dial(ada.make()["table"], Origin="https://evil.example"):
        pass
    assert refusal.value.response.status_code == 403
