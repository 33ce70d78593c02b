"""People who are not at their table are told that it is their turn, on the browsers where they asked for it.

A message says which table, which game and what kind of news; the browser puts that into words. Push services are other
people's servers: they learn when something is sent to whom, but cannot read it.
"""

import asyncio
import importlib.util
import logging
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import msgspec

from faience.server import outbound
from faience.server.limits import Limiter, TooMany
from faience.server.settings import ServerSettings
from faience.store import Store, Subscription
from faience.store.trouble import trouble_in
from faience.table import Refused, Table

_LOG = logging.getLogger(__name__)
MOST_DEVICES = 8
"""On so many browsers one guest is told; the one that asked longest ago gives way."""
_SENDERS = 4
_MOST_WAITING = 500
"""When push services are so slow that this many calls wait, further ones are left out."""
_LASTS = 24 * 3600
"""For so many seconds a push service keeps what it cannot deliver."""
_LENGTH = 128
"""Messages are filled up to this many bytes, so that their length tells nothing."""
_GONE = (404, 410)


class Push(msgspec.Struct, frozen=True):
    """What a browser is told."""

    table: str
    game: str
    kind: str = "turn"


class Pusher:
    """Sends what is to be told, in threads of its own; whoever calls waits for nothing."""

    def __init__(self, store: Store, settings: ServerSettings, key: bytes, limiter: Limiter) -> None:
        self._store = store
        self._limiter = limiter
        self._trusted = settings.push_origins
        self._contact = settings.public_url or "https://localhost"
        self._calls: set[asyncio.Task[None]] = set()
        self._senders = ThreadPoolExecutor(_SENDERS, "push")
        self.key: str | None = None
        """What browsers must know to be told, or None where nobody is: without `cryptography`, or without https."""
        if (settings.is_secure or settings.push_origins) and importlib.util.find_spec("cryptography"):
            from faience.server import webpush

            self._private = webpush.private_key(key)
            self.key = webpush.public_key(self._private)

    async def close(self) -> None:
        """Send nothing more."""
        for task in self._calls:
            task.cancel()
        await asyncio.gather(*self._calls, return_exceptions=True)
        await asyncio.to_thread(self._senders.shutdown, cancel_futures=True)

    async def keep(self, guest: str, subscription: Subscription, now: int) -> None:
        """Tell a guest on this browser from now on; Refused if that cannot be."""
        if self.key is None:
            raise Refused("no-push", "this server sends no pushes")
        from faience.server import webpush

        try:
            outbound.check(subscription.endpoint, self._trusted)
        except outbound.UnsafeAddress as error:
            raise Refused("bad-subscription", str(error)) from None
        if not webpush.is_readable(subscription):
            raise Refused("bad-subscription", "keys must be a point of P-256 and 16 bytes, in base64url")
        await self._store.keep_subscription(guest, subscription, now, MOST_DEVICES)

    def call(self, table: Table, seat: int) -> None:
        """It has become the turn of somebody who is not at the table."""
        if self.key is None or len(self._calls) >= _MOST_WAITING:
            return
        content = msgspec.json.encode(Push(table.id, table.settings.game))
        task = asyncio.create_task(self._tell(table.seats[seat].owners, table.id, content), name=f"push {table.id}")
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)

    async def _tell(self, guests: Sequence[str], topic: str, content: bytes) -> None:
        """Tell some guests; nothing that goes wrong may disturb the table."""
        try:
            for guest in guests:
                if found := await self._store.subscriptions_of(guest):
                    self._limiter.spend("push", guest, guest)  # all browsers of a guest together count once
                    await asyncio.gather(*(self._send(subscription, topic, content) for subscription in found))
        except TooMany:
            _LOG.info("somebody was told often enough for now")
        except Exception as error:
            if trouble_in(error) is None:  # that is told elsewhere
                _LOG.exception("a push could not be sent")

    async def _send(self, subscription: Subscription, topic: str, content: bytes) -> None:
        """Tell one browser; one that is gone is forgotten."""
        loop = asyncio.get_running_loop()
        host = urlsplit(subscription.endpoint).hostname
        try:
            status = await loop.run_in_executor(self._senders, self._post, subscription, topic, content)
        except outbound.UnsafeAddress:
            _LOG.warning("%s is no place to push to", host)
            status = _GONE[0]
        except OSError as error:
            _LOG.info("%s took no push: %s", host, error)
            return
        if status in _GONE:
            await self._store.drop_subscription(subscription.endpoint)
        elif status >= 300:
            _LOG.info("%s took no push: status %s", host, status)

    def _post(self, subscription: Subscription, topic: str, content: bytes) -> int:
        from faience.server import webpush

        body = webpush.encrypted(content, subscription, padding=max(0, _LENGTH - len(content)))
        headers = {
            "Authorization": webpush.authorization(
                self._private, subscription.endpoint, self._contact, int(time.time())
            ),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_LASTS),
            "Topic": topic,  # news of a table takes the place of older news of it that was not delivered yet
            "Urgency": "normal",
        }
        return outbound.post(subscription.endpoint, headers, body, self._trusted)
