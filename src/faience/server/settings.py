"""How a server is set up and where it listens; `docs/hosting.md` explains every value.

Nothing here loads the server itself, so that a mistake is told at once.
"""

import errno
import ipaddress
import os
import re
import socket
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import platformdirs

PAGE = Path(__file__).parent / "static"
"""Where the build puts the page."""
_BACKLOG = 1024
METRICS_KEY = "FAIENCE_METRICS_KEY"
"""The variable of the environment that holds a key; on the command line everybody on the machine could read it."""
_PLACE = re.compile(r"(?:(.+):)?([0-9]{1,5})")
_LEAST_KEY = 16
_ANY = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "[::1]"}


class WrongSetting(ValueError):
    """A setting that cannot be; the message says what to write instead."""


class ConnectionLimits(msgspec.Struct, frozen=True, kw_only=True):
    """What one connection may ask of the server before it has asked for anything; 0 lifts a limit."""

    header_bytes: int = 32 * 1024
    """How long the headers of a request may be."""
    header_seconds: float = 10.0
    """How long they may take to come."""
    body_seconds: float = 30.0
    """How long a body may take to come after its headers."""
    connections_per_address: int = 512
    """How many an address may have that is not a trusted proxy; with IPv6 a network is an address."""
    connections: int = 0
    """How many there may be; 0 is as many as file descriptors allow."""
    control_frames: int = 100
    """How many pings, pongs and tiny fragments may come on a socket in a minute."""


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be chosen when a server is started."""

    data: Path
    """The folder of the database and of the signing key."""
    prefix: str = ""
    """The path the server lives under: empty, or such as `/faience`."""
    public_url: str | None = None
    """The address people know, where it differs from the one the server listens at."""
    origins: tuple[str, ...] = ()
    """Other origins than its own that changes and sockets are accepted from."""
    trusted_proxies: str = "127.0.0.1,::1"
    """Addresses, divided by commas, whose `X-Forwarded-*` headers are believed; `*` for all."""
    expire_days: int = 30
    """Unfinished tables at which nothing happened for so long are removed; 0 keeps them."""
    finished_days: int = 0
    """Finished tables are removed after so many days; 0 keeps them."""
    thinkers: int = 0
    """How many processes think for bots; 0 is one a core, at least two and at most eight."""
    worker_keys: tuple[str, ...] = ()
    """What workers show to be given something to do; without any there are none."""
    workers_only: bool = False
    """Whether bots think in workers alone."""
    work_lease: float = 5.0
    """How many seconds a worker has for an answer beyond the time to think."""
    bot_pause: int | None = None
    """Milliseconds from one move to a bot's next, whatever the speed of the table; None follows the table."""
    rate_factor: float = 1.0
    """What all limits of requests in a time are multiplied by; 0 switches them off."""
    connections: ConnectionLimits = ConnectionLimits()
    """What connections may ask of the server."""
    waiting_replays: int = 16
    """How many games to step through may wait to be worked out."""
    allowed_hosts: tuple[str, ...] = ()
    """Further names that the server answers to, as in `Host`; `*` for any."""
    push_origins: tuple[str, ...] = ()
    """Push services that are believed whatever their address is, such as `http://127.0.0.1:9000`; for tests."""
    database: str | None = None
    """The address of a database of PostgreSQL, which several servers may share; None is a file in the data folder."""
    announce: str | None = None
    """The address of Redis or Valkey, by which such servers tell each other that there is something new."""
    key_file: Path | None = None
    """The file of the signing key, where it is neither in the data folder nor in the database."""
    page: Path = PAGE
    """The folder of the built page."""

    @property
    def is_secure(self) -> bool:
        """Whether people come by https, as far as the settings tell."""
        return self.public_url is not None and self.public_url.startswith("https:")

    @property
    def thinking(self) -> int:
        """How many processes think for bots."""
        return 0 if self.workers_only else self.thinkers or max(2, min(8, os.cpu_count() or 1))


def default_data() -> Path:
    """The data folder of the user's system."""
    return platformdirs.user_data_path("faience")


def read_prefix(prefix: str | None, public_url: str | None) -> str:
    """A path prefix as it is used, from what was asked for, or else from the public address."""
    asked = prefix if prefix is not None else (urlsplit(public_url).path if public_url else "")
    parts = [part for part in asked.split("/") if part]
    if not all(re.fullmatch(r"[\w.-]*[^\W_][\w.-]*", part) for part in parts):
        raise WrongSetting(f"a prefix must be a path such as /faience, not {asked!r}")
    return "".join(f"/{part}" for part in parts)


def read_public_url(url: str | None) -> str | None:
    """The address people know, without a slash at its end."""
    if url is None:
        return None
    try:
        parts = urlsplit(url)
        is_one = parts.scheme in ("http", "https") and bool(parts.hostname) and not (parts.query or parts.fragment)
        _ = parts.port
    except ValueError:
        is_one = False
    if not is_one:
        raise WrongSetting(f"a public address must begin with http:// or https:// and name a host, not {url!r}")
    return url.rstrip("/")


def bind(host: str, port: int) -> socket.socket:
    """A listening socket; WrongSetting if the port is taken or not allowed."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        is_both = host == "::" and socket.has_dualstack_ipv6()
        listening = socket.create_server((host, port), family=family, backlog=_BACKLOG, dualstack_ipv6=is_both)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise WrongSetting(f"port {port} is in use; choose another with --port, or 0 for any free one") from None
        reason = error.strerror or str(error)
        raise WrongSetting(f"cannot listen on {host}, port {port}: {reason}") from None
    except OverflowError:
        raise WrongSetting(f"a port must be a number from 0 to 65535, not {port}") from None
    # Connections inherit it. Without it the second of two short messages waits 40 ms for word of the first.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def bind_metrics(place: str) -> tuple[socket.socket, str]:
    """Listen at `PORT` or `ADDRESS:PORT`, and the key that readers need; WrongSetting if that cannot be."""
    found = _PLACE.fullmatch(place)
    if found is None:
        raise WrongSetting(f"metrics need a port, or an address and a port such as 10.0.0.5:9100, not {place!r}")
    host, key = (found[1] or "127.0.0.1").strip("[]"), os.environ.get(METRICS_KEY, "")
    if not _is_loopback(host) and len(key) < _LEAST_KEY:
        told = f"set {METRICS_KEY} to a key of at least {_LEAST_KEY} characters, or name only a port"
        raise WrongSetting(f"metrics at {host} could be read by others: {told}")
    return bind(host, int(found[2])), key


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def address_of(listening: socket.socket, settings: ServerSettings) -> str:
    """Where to find the server."""
    if settings.public_url:
        return f"{settings.public_url}/"
    host, port = listening.getsockname()[:2]
    shown = _ANY.get(host) or (f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}{settings.prefix}/"
