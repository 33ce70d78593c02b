"""Requests that the server makes itself, to addresses that strangers chose: only to public hosts, only by https.

A name is looked up once and the connection goes to the very address that was checked, so that it cannot mean another
one a moment later. Redirections are not followed.
"""

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Collection, Mapping
from urllib.parse import SplitResult, urlsplit

_PORT = 443
_PATIENCE = 10.0
_LONGEST = 1000
_NATIVE = ipaddress.ip_network("2000::/3")
"""Where all public addresses of IPv6 are."""
_TUNNELS = [ipaddress.ip_network(name) for name in ("2001::/32", "2002::/16")]
"""Addresses of IPv6 that lead to some of IPv4."""


class UnsafeAddress(ValueError):
    """An address that the server sends nothing to."""


def check(url: str, trusted: Collection[str] = ()) -> SplitResult:
    """The parts of an address as far as they can be judged without looking it up; UnsafeAddress if they are wrong."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise UnsafeAddress("this is no address") from None
    if f"{parts.scheme}://{parts.netloc}" in trusted:
        return parts
    if len(url) > _LONGEST or not (url.isascii() and url.isprintable()) or " " in url:
        raise UnsafeAddress("this is no address")
    if parts.scheme != "https" or not host or port not in (None, _PORT) or "@" in parts.netloc:
        raise UnsafeAddress("an address must begin with https:// and name nothing but a host")
    try:
        literal = ipaddress.ip_address(host)
    except ValueError:
        return parts
    _check_public(literal)
    return parts


def post(url: str, headers: Mapping[str, str], body: bytes, trusted: Collection[str] = ()) -> int:
    """Send something and return the status; UnsafeAddress, or OSError if nobody answers."""
    parts = check(url, trusted)
    if f"{parts.scheme}://{parts.netloc}" in trusted:
        kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        connection = kind(parts.netloc, timeout=_PATIENCE)
    else:
        connection = _Checked(str(parts.hostname), _PORT, timeout=_PATIENCE)
    try:
        path = parts.path or "/"
        connection.request("POST", f"{path}?{parts.query}" if parts.query else path, body, dict(headers))
        return connection.getresponse().status
    except http.client.HTTPException as error:
        raise OSError(f"the answer makes no sense: {error!r}") from None
    finally:
        connection.close()


class _Checked(http.client.HTTPSConnection):
    """A connection to an address that was seen to be public."""

    def connect(self) -> None:
        """Look the name up, check what it means, and connect to that."""
        found = socket.getaddrinfo(self.host, self.port, type=socket.SOCK_STREAM)
        addresses = [str(address[0]) for *_, address in found]
        for address in addresses:
            _check_public(ipaddress.ip_address(address.partition("%")[0]))
        raw = socket.create_connection((addresses[0], self.port), self.timeout)
        self.sock = ssl.create_default_context().wrap_socket(raw, server_hostname=self.host)


def _check_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> None:
    if isinstance(address, ipaddress.IPv6Address):
        is_native = address in _NATIVE and not any(address in tunnel for tunnel in _TUNNELS)
    else:
        is_native = True
    if not is_native or not address.is_global or address.is_multicast:
        raise UnsafeAddress("an address must be public")
