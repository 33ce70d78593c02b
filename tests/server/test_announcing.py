"""An address to announce at is checked before anything is started, and what cannot be understood is not heard."""

import pytest

from faience.server import announcing
from faience.server.announcing import Announcer, read_announce
from faience.server.settings import WrongSetting
from tests.engines import Databases
from tests.server.keeping import eventually


@pytest.mark.parametrize(
    ("url", "known"),
    [
        (None, None),
        ("redis://cache", "redis://cache"),
        ("valkey://cache:1234/2", "redis://cache:1234/2"),
        ("valkeys://cache", "rediss://cache"),
        ("unix:///run/redis.sock", "unix:///run/redis.sock"),
    ],
)
def test_redis_and_valkey_have_addresses(url: str | None, known: str | None) -> None:
    assert read_announce(url) == known


@pytest.mark.parametrize("url", ["", "cache", "http://cache", "redis://", "redis://:80", "redis://cache:port"])
def test_an_address_that_cannot_be_one_is_refused(url: str) -> None:
    with pytest.raises(WrongSetting, match="begins with redis://"):
        read_announce(url)


def test_where_the_client_is_missing_it_is_said_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(announcing, "find_spec", lambda name: None)
    with pytest.raises(WrongSetting, match=r'pip install "faience\[redis\]"'):
        read_announce("redis://cache")


async def test_what_is_told_is_heard_and_nonsense_is_not(databases: Databases) -> None:
    from redis.asyncio import Redis

    heard: list[tuple[str, int]] = []
    announcer = Announcer(databases.redis.url, "here", lambda table, number: heard.append((table, number)))
    other = Announcer(databases.redis.url, "elsewhere", lambda table, number: heard.append((table, -number)))

    def has_arrived(number: int) -> bool:
        announcer.tell("a", number)
        other.tell("b", number)
        return ("a", number) in heard and ("b", -number) in heard

    await eventually(lambda: has_arrived(1))
    stranger = Redis.from_url(databases.redis.url)
    for nonsense in (b"", b"\xff\xfe", b"a", b"a b", b"a -1", b"a " + b"9" * 99, "a \u0663".encode()):
        await stranger.publish("here", nonsense)
    await stranger.aclose()
    await eventually(lambda: has_arrived(2))
    assert set(heard) == {("a", 1), ("a", 2), ("b", -1), ("b", -2)}
    await announcer.close()
    await other.close()
