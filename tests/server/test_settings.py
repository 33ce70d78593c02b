"""Settings of a server: what can be asked for, and what is said otherwise."""

import socket
from pathlib import Path

import pytest

from faience.server.settings import ServerSettings, WrongSetting, bind, read_prefix, read_public_url


@pytest.mark.parametrize(
    ("prefix", "url", "expected"),
    [
        (None, None, ""),
        ("", "https://a.example/x", ""),
        ("/", None, ""),
        ("faience", None, "/faience"),
        ("/games/faience/", None, "/games/faience"),
        (None, "https://a.example/games/", "/games"),
        (None, "https://a.example", ""),
    ],
)
def test_a_prefix_is_read_from_what_was_asked_or_from_the_public_address(
    prefix: str | None, url: str | None, expected: str
) -> None:
    assert read_prefix(prefix, url) == expected


@pytest.mark.parametrize("prefix", ["/a b", '/"', "/a?b", "/..", "/a/../b", "/<x>"])
def test_a_prefix_that_is_no_path_is_refused(prefix: str) -> None:
    with pytest.raises(WrongSetting, match="a path such as /faience"):
        read_prefix(prefix, None)


@pytest.mark.parametrize("url", ["a.example", "ftp://a.example", "https://", "https://a.example/?x", "http://a:b:c"])
def test_a_public_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(WrongSetting, match="a public address"):
        read_public_url(url)


def test_a_public_address_says_whether_people_come_by_https() -> None:
    assert read_public_url("https://a.example/x/") == "https://a.example/x"
    assert ServerSettings(data=Path(), public_url="https://a.example").is_secure
    assert not ServerSettings(data=Path(), public_url="http://a.example").is_secure
    assert not ServerSettings(data=Path()).is_secure


def test_there_are_at_least_two_processes_to_think() -> None:
    assert 2 <= ServerSettings(data=Path()).thinking <= 8
    assert ServerSettings(data=Path(), thinkers=1).thinking == 1


def test_connections_send_short_messages_without_waiting_for_word_of_the_last() -> None:
    with bind("127.0.0.1", 0) as listening, socket.create_connection(listening.getsockname()):
        connection, _ = listening.accept()
        with connection:
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this system has no IPv6")
def test_listening_on_all_of_ipv6_is_listening_on_all_of_ipv4_too() -> None:
    with bind("::", 0) as listening:
        port = listening.getsockname()[1]
        for address in ("127.0.0.1", "::1"):
            with socket.create_connection((address, port)):
                connection, _ = listening.accept()
                connection.close()
