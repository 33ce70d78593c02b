"""Names that the server answers to: a page of another site cannot pass for ours by a name of its own."""

from pathlib import Path
from typing import Any

import pytest

from faience.server.hosts import Hosts, name_in
from faience.server.settings import ServerSettings
from tests.server.serving import Person, Served, served

HOME = [
    "192.168.1.5:8000",
    "[fe80::1]:8000",
    "[::1]",
    "10.0.0.1",
    "tower:8000",
    "tower.local",
    "tower.lan",
    "x.home.arpa",
]
LOOPBACK = ["localhost", "localhost:8000", "LOCALHOST.", "a.localhost", "127.0.0.1:1", ""]
FOREIGN = ["evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example", "local.example"]
NONSENSE = ["a b", "a,b", "[::1", "[evil]:1", "a:b", "a:123456", "user@localhost", "localhost/x", "::1", "é"]


def hosts(**settings: Any) -> Hosts:
    return Hosts(ServerSettings(data=Path(), **settings))


@pytest.mark.parametrize("host", [*LOOPBACK, *HOME])
def test_whoever_comes_by_a_number_or_by_a_name_of_the_house_is_welcome(host: str) -> None:
    assert hosts().accept(host)


@pytest.mark.parametrize("host", [*FOREIGN, *NONSENSE])
def test_a_name_that_somebody_else_may_own_is_not_answered(host: str) -> None:
    assert not hosts().accept(host)
    assert not hosts(public_url="https://play.example").accept(host)


@pytest.mark.parametrize(
    "host", ["play.example", "PLAY.example:443", "friend.example:444", "also.example", "a.many.example"]
)
def test_names_that_are_told_are_answered(host: str) -> None:
    told = hosts(
        public_url="https://play.example/x",
        origins=("https://friend.example",),
        allowed_hosts=("Also.example", "*.many.example"),
    )
    assert told.accept(host)
    assert all(map(told.accept, LOOPBACK))
    assert not told.accept("many.example")
    assert not told.accept("example")


def test_where_there_is_a_public_name_those_of_the_house_are_none() -> None:
    public = hosts(public_url="https://play.example")
    assert not public.accept("tower.local")
    assert not public.accept("tower")
    assert public.accept("10.0.0.1:8000")  # a proxy, or somebody who sees whether the server is well


def test_the_machine_answers_to_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "tower.example.org")
    assert hosts().accept("tower.example.org")


def test_any_name_is_answered_where_that_is_wanted() -> None:
    assert hosts(allowed_hosts=("*",)).accept("evil.example")


@pytest.mark.parametrize(
    ("host", "name"), [("A.b:1", "a.b"), ("[::1]:80", "::1"), ("1.2.3.4", "1.2.3.4"), ("a b", None)]
)
def test_a_name_is_read_without_its_port(host: str, name: str | None) -> None:
    assert name_in(host) == name


@pytest.mark.parametrize("path", ["/", "/api/me", "/health", "/api/tables"])
def test_a_wrong_name_is_told_how_to_be_let_in(server: Served, path: str) -> None:
    with Person(server) as ada:
        answer = ada.http.get(path, headers={"Host": "evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")
        assert "--allow-host" in answer.json()["message"]
        assert answer.json()["facts"] == {"host": "evil.example"}


def test_the_name_of_the_public_address_is_answered(tmp_path: Path) -> None:
    with served(tmp_path, public_url="https://play.example") as server, Person(server) as ada:
        assert ada.http.get("/health", headers={"Host": "play.example"}).status_code == 200
        assert ada.http.get("/health", headers={"Host": "other.example"}).status_code == 421
