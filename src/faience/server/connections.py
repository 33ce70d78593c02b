"""Every connection there is: how many an address may have, and how long one may keep the server waiting."""

import asyncio
import ipaddress
from collections.abc import Callable
from typing import Protocol

from faience.server.limits import network
from faience.server.settings import ConnectionLimits

_SWEEP = 1.0
_LINGERS = 10.0
"""Seconds after which a connection that was closed is gone, whether the last of it was taken or not."""
_STUCK = 30.0
"""Seconds for which a peer may take nothing of what it is sent."""


class Connection(Protocol):
    """What is asked of one."""

    transport: asyncio.Transport

    def look(self, now: float) -> None:
        """End it if it has kept the server waiting for too long."""


class Connections:
    """Who is connected. Addresses of trusted proxies are not counted: others stand behind each of them."""

    def __init__(self, limits: ConnectionLimits, most: int, is_proxy: Callable[[str], bool] = lambda _: False) -> None:
        self.limits = limits
        self._most = limits.connections or most
        self._is_proxy = is_proxy
        self._open: dict[Connection, str | None] = {}
        """Each with the address it counts for."""
        self._closing: dict[Connection, float] = {}
        self._blocked: dict[Connection, float] = {}
        self._by_address: dict[str, int] = {}
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._open)

    @property
    def is_full(self) -> bool:
        """Whether there are more than descriptors allow; one more is open while it is told so."""
        return len(self._open) > self._most

    def enter(self, connection: Connection, address: str) -> bool:
        """Another one; False if its address has more than it may."""
        key = None if self._is_proxy(address) else network(address)
        self._open[connection] = key
        self._look_after()
        if key is None:
            return True
        number = self._by_address[key] = self._by_address.get(key, 0) + 1
        return not self.limits.connections_per_address or number <= self.limits.connections_per_address

    def leave(self, connection: Connection) -> None:
        """It is over, or goes on under another protocol, which enters anew."""
        key = self._open.pop(connection, None)
        self._closing.pop(connection, None)
        self._blocked.pop(connection, None)
        if key is not None:
            self._by_address[key] -= 1
            if not self._by_address[key]:
                del self._by_address[key]

    def block(self, connection: Connection, now: float) -> None:
        """Its peer does not take what it is sent."""
        self._blocked.setdefault(connection, now)

    def unblock(self, connection: Connection) -> None:
        """It takes it again."""
        self._blocked.pop(connection, None)

    def sweep(self, now: float) -> None:
        """Look at every connection."""
        for connection in list(self._open):
            if connection.transport.is_closing():
                if now - self._closing.setdefault(connection, now) > _LINGERS:
                    connection.transport.abort()
            elif now - self._blocked.get(connection, now) > _STUCK:
                connection.transport.abort()
            else:
                connection.look(now)

    def _look_after(self) -> None:
        """Sweep from time to time while there is anybody."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(_SWEEP, self._swept)

    def _swept(self) -> None:
        self._timer = None
        self.sweep(asyncio.get_running_loop().time())
        if self._open:
            self._look_after()


def plain(address: str) -> str:
    """An address of IPv4 as such, also where it came to a socket that listens for both families."""
    try:
        mapped = ipaddress.IPv6Address(address).ipv4_mapped
    except ValueError:
        return address
    return address if mapped is None else str(mapped)
