"""What stands before the application: the path prefix, who is asking, where they come from, and safe headers."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from faience.server.errors import told
from faience.server.guests import Guests
from faience.server.hosts import Hosts
from faience.server.limits import Limiter
from faience.server.settings import ServerSettings
from faience.server.work_door import WorkDoor
from faience.table import Refused
from faience.work.tasks import PATH

_LOADED = ("script", "style", "font", "media", "manifest", "connect")
CONTENT_POLICY = "; ".join(
    [
        *("default-src 'none'", "img-src 'self' data:", *(f"{kind}-src 'self'" for kind in _LOADED)),
        *("base-uri 'self'", "form-action 'self'", "frame-ancestors 'none'"),
    ]
)
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
_SECURE = ("https", "wss")
VISITOR = "faience.visitor"
"""Where a request that came through the gate says who is asking."""
_POLICY_VIOLATED = 1008
_LONGEST_NAME = 100


class Visitor(msgspec.Struct, frozen=True):
    """Who is asking."""

    guest: str
    address: str
    keys: frozenset[str] = frozenset()
    is_secure: bool = False
    """Whether they came by https."""


class Gate:
    """The application as the world sees it."""

    def __init__(self, app: ASGIApp, settings: ServerSettings, guests: Guests, limiter: Limiter) -> None:
        self._app = app
        self._prefix = settings.prefix
        self._is_secure = settings.is_secure
        self._guests = guests
        self._limiter = limiter
        self._hosts = Hosts(settings)
        self._door = WorkDoor(settings.worker_keys)
        self._public = origin_of(settings.public_url or "")
        self._origins = {self._public, *map(origin_of, settings.origins)} - {None}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or turn it away."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = _headers(scope)
        visitor, cookie = self._greet(scope, headers)
        inner: Any = dict(scope) | {"path": self._inside(scope["path"]), "root_path": "", VISITOR: visitor}
        inner["raw_path"] = inner["path"].encode()
        if inner.get("method") == "HEAD":
            inner["method"] = "GET"  # the same headers; the server leaves out the body
        guarded = _guarded(send, cookie, is_api=inner["path"].startswith("/api"))
        if scope["path"] == self._prefix and self._prefix:
            await _send(guarded, "http.response", 308, {"Location": f"{self._prefix}/", "Content-Length": "0"})
            return
        try:
            self._check(scope, headers, visitor)
        except Refused as refused:
            await _refuse(refused, scope, receive, guarded)
        else:
            await self._app(inner, receive, guarded)

    def _greet(self, scope: Scope, headers: Mapping[str, str]) -> tuple[Visitor, str | None]:
        """Who is asking, and the cookie to give them, if any."""
        client: Any = scope.get("client")
        keys = frozenset(filter(None, (key.strip() for key in headers.get("x-faience-key", "").split(",")[:16])))
        is_secure = self._is_secure or scope["scheme"] in _SECURE
        sent = headers.get("cookie", "")
        known = self._guests.known(sent, is_secure=is_secure)
        guest = known.guest if known else self._guests.new()
        # What a browser asked before it heard that other devices are signed out must not take its new cookie away.
        is_silent = known is None and self._guests.is_signed_out(sent, is_secure=is_secure) and not _is_page(headers)
        is_given = not is_silent and (known is None or known.is_old)
        cookie = self._guests.cookie(guest, is_secure=is_secure) if is_given else None
        return Visitor(guest, str(client[0]) if client else "", keys, is_secure), cookie

    def _inside(self, path: str) -> str:
        """A path without the prefix; a proxy may have taken it off already."""
        inner = path.removeprefix(self._prefix) if path.startswith(f"{self._prefix}/") else path
        return inner or "/"

    def _check(self, scope: Scope, headers: Mapping[str, str], visitor: Visitor) -> None:
        """Refused if a request is not let in."""
        if not self._hosts.accept(host := headers.get("host", "")):
            told = "this server does not answer to the name {host!r}; --allow-host or --public-url lets it"
            raise Refused("wrong-host", told, host=host[:_LONGEST_NAME])
        is_socket = scope["type"] == ScopeType.WEBSOCKET
        is_unsafe = is_socket or scope.get("method") not in _SAFE_METHODS
        if is_unsafe and not self._is_at_home(headers, is_secure=scope["scheme"] in _SECURE):
            raise Refused("wrong-origin", "requests from pages of other sites are not accepted")
        if is_unsafe and not is_socket and not _is_json(headers):
            raise Refused("not-json", "send this as application/json")
        if self._inside(scope["path"]) == PATH and self._door.opens(headers):
            self._limiter.spend("work", f"worker {visitor.address}", visitor.address)
        else:
            self._limiter.spend("connect" if is_socket else "ask", visitor.guest, visitor.address)

    def _is_at_home(self, headers: Mapping[str, str], *, is_secure: bool) -> bool:
        """Whether a request comes from our own page, or from a program, which has no origin."""
        sent = headers.get("origin")
        if sent is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        origin = origin_of(sent)
        if origin is None:
            return False
        safe, plain = (f"{scheme}://{headers.get('host', '').lower()}" for scheme in ("https", "http"))
        # A proxy with TLS need not tell of it, so a page may be safe where the request is plain; but a plain page,
        # which anybody on the way could have written, is none of ours where people are known to come by https.
        is_ours = origin == safe or (origin == plain and not is_secure and self._public != safe)
        return is_ours or origin in self._origins


async def _refuse(refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer that a request is not let in, and why; a socket that cannot be answered like this is closed."""
    kind = "http.response"
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        kind = f"websocket.{kind}"
        if kind not in (scope.get("extensions") or {}):
            await send({"type": "websocket.close", "code": _POLICY_VIOLATED, "reason": refused.code})
            return
    status, headers, body = told(refused)
    headers |= {"Content-Type": "application/json", "Content-Length": str(len(body))}
    await _send(send, kind, status, headers, body)


async def _send(send: Send, kind: str, status: int, headers: Mapping[str, str], body: bytes = b"") -> None:
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    opening: Any = {"type": f"{kind}.start", "status": status, "headers": raw}
    closing: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(opening)
    await send(closing)


def origin_of(url: str) -> str | None:
    """The origin of an address, as browsers write it; None if it has none."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return None
    return f"{parts.scheme}://{parts.netloc}".lower() if parts.netloc else None


def _is_json(headers: Mapping[str, str]) -> bool:
    return headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"


def _headers(scope: Scope) -> dict[str, str]:
    """The headers of a request; those that come several times as one."""
    found: dict[str, str] = {}
    for name, value in scope["headers"]:
        key, text = name.decode("latin-1").lower(), value.decode("latin-1")
        found[key] = f"{found[key]}{'; ' if key == 'cookie' else ', '}{text}" if key in found else text
    return found


def _guarded(send: Send, cookie: str | None, *, is_api: bool) -> Send:
    """The same, with safe headers on every answer; only what is personal sets the cookie.

    The page itself does: it asks for several things at once, and must be the same guest in all of them.
    """

    async def guarded(message: Message) -> None:
        is_answer = message["type"] in ("http.response.start", "websocket.http.response.start")
        if is_answer or message["type"] == "websocket.accept":
            opening: Any = message
            own = opening.get("headers") or []
            added = list(_HEADERS) if is_answer else []
            if cookie is not None and (is_api or _is_document(own)) and not _has_cookie(own):
                added.append((b"set-cookie", cookie.encode()))
            if is_api and is_answer:
                added.append((b"cache-control", b"no-store"))
            opening["headers"] = [*own, *added]
        await send(message)

    return guarded


def _is_page(headers: Mapping[str, str]) -> bool:
    return "text/html" in headers.get("accept", "")


def _has_cookie(headers: Any) -> bool:
    return any(name.lower() == b"set-cookie" for name, _ in headers)


def _is_document(headers: Any) -> bool:
    return any(name.lower() == b"content-type" and value.startswith(b"text/html") for name, value in headers)
