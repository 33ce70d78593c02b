"""The names that the server answers to.

A page of another site can have its own name mean this server's address a moment later, and then it is, for the
browser, a page of ours ("DNS rebinding"). What it cannot do is send another name in `Host` than its own. So whoever
comes by an address in numbers, or by a name that nobody outside can own, is welcome; other names must be known.
"""

import ipaddress
import re
import socket
from urllib.parse import urlsplit

from faience.server.settings import ServerSettings

ANY = "*"
_LOOPBACK = ("localhost",)
_AT_HOME = ("local", "lan", "home", "internal", "home.arpa", "localdomain")
"""Nobody can register names that end like this; routers and machines give them out at home."""
_NAME = re.compile(r"[a-zA-Z0-9_.-]+")
_PORT = re.compile(r":[0-9]{0,5}")


class Hosts:
    """Which values of `Host` are answered."""

    def __init__(self, settings: ServerSettings) -> None:
        urls = filter(None, (settings.public_url, *settings.origins))
        said = [*(urlsplit(url).hostname or "" for url in urls), *settings.allowed_hosts]
        self._names = {name.lower().rstrip(".") for name in said if name}
        self._is_public = settings.public_url is not None
        self._own = socket.gethostname().lower()

    def accept(self, host: str) -> bool:
        """Whether a request with this header is answered; programs may send none."""
        if not host or ANY in self._names:
            return True
        name = name_in(host)
        if name is None:
            return False
        if _is_address(name) or name in self._names or _ends(name, _LOOPBACK):
            return True
        if any(known.startswith("*.") and name.endswith(known[1:]) for known in self._names):
            return True
        return not self._is_public and ("." not in name or name == self._own or _ends(name, _AT_HOME))


def name_in(host: str) -> str | None:
    """The name or address in a `Host` header, without a port; None if it is neither."""
    if host.startswith("["):
        name, end, port = host[1:].partition("]")
        is_one = bool(end) and _is_address(name)
    else:
        name, colon, port = host.partition(":")
        port, is_one = colon + port, bool(_NAME.fullmatch(name))
    return name.lower().rstrip(".") if is_one and (not port or _PORT.fullmatch(port)) else None


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _ends(name: str, suffixes: tuple[str, ...]) -> bool:
    return any(name == suffix or name.endswith(f".{suffix}") for suffix in suffixes)
