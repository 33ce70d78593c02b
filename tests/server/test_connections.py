"""Who is connected: counted by address, except for proxies, and looked at from time to time."""

from typing import Any

import pytest

from faience.server.connections import Connections, plain
from faience.server.settings import ConnectionLimits
from tests.server.wires import FakeTransport, Wire, turns


class Line:
    """A connection that notes when it is looked at."""

    def __init__(self) -> None:
        self.transport: Any = FakeTransport()
        self.looks = 0

    def look(self, now: float) -> None:
        self.looks += 1


async def test_neighbors_in_ipv6_are_one_address() -> None:
    connections = Connections(ConnectionLimits(connections_per_address=2), 100)
    assert [connections.enter(Line(), f"2001:db8::{at}") for at in range(3)] == [True, True, False]
    assert connections.enter(Line(), "2001:db8:1::1")


async def test_behind_a_trusted_proxy_nobody_is_counted() -> None:
    wire = Wire(proxies=("10.0.0.1",), connections_per_address=1)
    peers = [wire.connect("10.0.0.1") for _ in range(10)]
    assert not any(peer.transport.is_closed for peer in peers)


async def test_no_limit_is_none() -> None:
    connections = Connections(ConnectionLimits(connections_per_address=0), 100)
    assert all(connections.enter(Line(), "192.0.2.1") for _ in range(1000))


async def test_the_limit_of_all_is_what_descriptors_allow_unless_it_is_said() -> None:
    for limits, most in ((ConnectionLimits(), 3), (ConnectionLimits(connections=2), 2)):
        connections = Connections(limits, 3)
        for _ in range(most):
            connections.enter(Line(), "192.0.2.1")
        assert not connections.is_full
        connections.enter(Line(), "192.0.2.1")
        assert connections.is_full


async def test_who_leaves_is_forgotten() -> None:
    connections, line = Connections(ConnectionLimits(), 100), Line()
    connections.enter(line, "192.0.2.1")
    connections.block(line, 0.0)
    connections.leave(line)
    connections.leave(line)
    assert (len(connections), connections._by_address, connections._blocked) == (0, {}, {})


async def test_every_connection_is_looked_at_as_time_goes_by(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faience.server.connections._SWEEP", 0.0)
    connections, line = Connections(ConnectionLimits(), 100), Line()
    connections.enter(line, "192.0.2.1")
    while line.looks < 3:
        await turns(1)
    connections.leave(line)
    while connections._timer is not None:
        await turns(1)


@pytest.mark.parametrize(
    ("address", "expected"),
    [("::ffff:192.0.2.1", "192.0.2.1"), ("192.0.2.1", "192.0.2.1"), ("2001:db8::1", "2001:db8::1"), ("", "")],
)
def test_ipv4_is_ipv4_also_on_a_socket_for_both(address: str, expected: str) -> None:
    assert plain(address) == expected
