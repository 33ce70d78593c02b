"""What strangers name as a push service cannot make the server knock at doors of its own network."""

import socket
from typing import Any

import pytest

from faience.server import outbound
from tests.server.receiving import PushService


@pytest.mark.parametrize(
    "url",
    [
        "",
        "push.example",
        "http://push.example/x",
        "ftp://push.example/x",
        "https:///x",
        "https://push.example:8443/x",
        "https://push.example:port/x",
        "https://me@push.example/x",
        "https://127.0.0.1/x",
        "https://10.1.2.3/x",
        "https://169.254.169.254/latest",
        "https://100.64.0.1/x",
        "https://224.0.0.1/x",
        "https://0.0.0.0/x",
        "https://[::1]/x",
        "https://[fd00::1]/x",
        "https://[fe80::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://[64:ff9b::7f00:1]/x",
        "https://[2002:7f00:1::]/x",
        "https://push.example/x y",
        "https://push.example/\r\nHost: other",
        "https://push.example/é",
        f"https://push.example/{'x' * 1000}",
    ],
)
def test_addresses_that_are_not_public_https_are_refused(url: str) -> None:
    with pytest.raises(outbound.UnsafeAddress):
        outbound.check(url)


@pytest.mark.parametrize(
    "url", ["https://push.example/x?y=1", "https://push.example:443/x", "https://9.9.9.9/x", "https://[2620:fe::fe]/x"]
)
def test_public_addresses_are_let_through(url: str) -> None:
    assert outbound.check(url).scheme == "https"


@pytest.mark.parametrize("addresses", [["127.0.0.1"], ["9.9.9.9", "192.168.1.1"], ["::1"], ["fe80::1%eth0"]])
def test_a_name_that_means_a_private_address_is_not_connected_to(
    addresses: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in addresses]
    connected: list[Any] = []
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    monkeypatch.setattr(socket, "create_connection", lambda *given: connected.append(given))
    with pytest.raises(outbound.UnsafeAddress):
        outbound.post("https://push.example/x", {}, b"")
    assert connected == []


def test_the_connection_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["9.9.9.9", "127.0.0.1"])  # a name that means something else the second time
    connected: list[Any] = []

    def look_up(*_: Any, **__: Any) -> Any:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (next(answers), 443))]

    def connect(address: Any, *_: Any) -> Any:
        connected.append(address)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(ConnectionRefusedError):
        outbound.post("https://push.example/x", {}, b"")
    assert connected == [("9.9.9.9", 443)]


def test_what_is_trusted_is_posted_to_and_redirections_are_not_followed() -> None:
    with PushService().running() as service:
        with pytest.raises(outbound.UnsafeAddress):
            outbound.post(f"{service.origin}/a", {}, b"")
        service.status = 307
        assert outbound.post(f"{service.origin}/a?b=c", {"TTL": "5"}, b"body", {service.origin}) == 307
        (received,) = service.received
        assert (received.path, received.headers["ttl"], received.body) == ("/a?b=c", "5", b"body")
