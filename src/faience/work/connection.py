"""A worker's connection to a server: one call at a time, with the key in a header, and it can be hung up."""

import http.client
import socket
import ssl
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec

from faience.work.tasks import PATH, Call, Reply

_PATIENCE = 10.0
"""How many seconds a server has for an answer beyond those that it was told to wait."""
_REFUSED = (400, 401, 403, 404, 405, 409, 413, 415, 421)


class Unreachable(OSError):
    """Nobody answers, or makes no sense, or is not able to at the moment."""


class TurnedAway(ValueError):
    """The server wants nothing of this worker; the message says why."""


class _Told(msgspec.Struct, frozen=True):
    message: str


class WrongAddress(ValueError):
    """An address that is none of a server."""


class Connection:
    """Calls one server."""

    def __init__(self, address: str, key: str) -> None:
        self.address = address.rstrip("/")
        try:
            parts = urlsplit(self.address)
            host, port = parts.hostname, parts.port
        except ValueError:
            host, port = None, None
        if not host or parts.scheme not in ("http", "https") or parts.query or parts.fragment:
            raise WrongAddress(f"the address of a server begins with http:// or https://, not as in {address!r}")
        self._path = f"{parts.path}{PATH}"
        self._http: http.client.HTTPConnection
        if parts.scheme == "https":
            self._http = http.client.HTTPSConnection(host, port, context=ssl.create_default_context())
        else:
            self._http = http.client.HTTPConnection(host, port)
        self._is_hung_up = False
        self._headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}

    def call(self, call: Call) -> Reply:
        """Say something and hear the answer; Unreachable or TurnedAway if there is none."""
        body = msgspec.json.encode(call)
        is_used = self._http.sock is not None
        try:
            return self._call(body, call.wait)
        except (http.client.RemoteDisconnected, BrokenPipeError, ConnectionResetError) as error:
            self.close()
            if not is_used or (self._is_hung_up and call.wait):
                raise Unreachable(_reason(error)) from None
        except (OSError, http.client.HTTPException) as error:
            self.close()
            raise error if isinstance(error, Unreachable) else Unreachable(_reason(error)) from None
        try:
            return self._call(body, call.wait)  # the server had closed a connection on which nothing was said
        except (OSError, http.client.HTTPException) as error:
            self.close()
            raise error if isinstance(error, Unreachable) else Unreachable(_reason(error)) from None

    def _call(self, body: bytes, wait: float) -> Reply:
        if self._http.sock is None:
            self._http.timeout = _PATIENCE
            self._http.connect()
        self._http.sock.settimeout(wait + _PATIENCE)
        self._http.request("POST", self._path, body, self._headers)
        answer = self._http.getresponse()
        content = answer.read()
        if answer.status in _REFUSED:
            with suppress(msgspec.DecodeError):
                raise TurnedAway(msgspec.json.decode(content, type=_Told).message)
            raise TurnedAway(f"it answers {answer.status}")
        if answer.status != http.HTTPStatus.OK:
            raise Unreachable(f"it answers {answer.status}")
        try:
            return msgspec.json.decode(content, type=Reply)
        except msgspec.DecodeError:
            raise Unreachable("it answers something else than a server of Faience") from None

    def hang_up(self) -> None:
        """End a call that waits, from another thread; from now on only calls that do not wait are made again."""
        self._is_hung_up = True
        if (sock := self._http.sock) is not None:
            with suppress(OSError):
                sock.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """End the connection; the next call makes another."""
        self._http.close()


def _reason(error: Exception) -> str:
    if isinstance(error, TimeoutError):
        return "it does not answer"
    return (error.strerror if isinstance(error, OSError) else None) or str(error) or type(error).__name__
