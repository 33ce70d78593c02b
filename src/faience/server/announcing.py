"""Telling other servers through Redis or Valkey that there is something new; needs the extra `redis`.

Only the name of a table and the number of its last event are told, or 0 when somebody came or went: whoever is
interested asks the database. Nothing depends on a message that arrives: what is missed is found by looking.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from faience.server.settings import WrongSetting

if TYPE_CHECKING:
    pass

_LOG = logging.getLogger(__name__)
_SCHEMES = ("redis", "rediss", "valkey", "valkeys", "unix")
_MISSING = 'announcing needs the extra `redis`: pip install "faience[redis]"'
_FIRST_WAIT, _LONGEST_WAIT = 0.2, 2.0
"""After so many seconds another connection is tried."""
_PATIENCE = 5.0


def read_announce(url: str | None) -> str | None:
    """The address of Redis or Valkey; WrongSetting if it cannot be one or the extra is missing."""
    if url is None:
        return None
    scheme, _, rest = url.partition("://")
    try:
        is_one = scheme in _SCHEMES and bool(rest) and (scheme == "unix" or bool(urlsplit(url).hostname))
        _ = urlsplit(url).port
    except ValueError:
        is_one = False
    if not is_one:
        raise WrongSetting("an address to announce at begins with redis:// or rediss:// and names a host")
    if find_spec("redis") is None:
        raise WrongSetting(_MISSING)
    return f"redis{scheme.removeprefix('valkey')}://{rest}" if scheme.startswith("valkey") else url


class Announcer:
    """One server's voice and ear."""

    def __init__(self, url: str, channel: str, heard: Callable[[str, int], None]) -> None:
        """`heard` is called with what servers tell, this one included."""
        from redis.asyncio import Redis

        self._redis: Redis = Redis.from_url(url, socket_connect_timeout=_PATIENCE, socket_timeout=_PATIENCE)
        self._channel = channel
        self._heard = heard
        self._waiting: dict[str, int] = {}
        """What is still to be told, by table."""
        self._woken = asyncio.Event()
        self._is_silent = False
        self._tasks = [
            asyncio.create_task(self._speak(), name="speak"),
            asyncio.create_task(self._listen(), name="hear"),
        ]

    def tell(self, table_id: str, number: int) -> None:
        """Tell the others; nobody waits for it."""
        self._waiting[table_id] = max(number, self._waiting.get(table_id, 0))
        self._woken.set()

    async def close(self) -> None:
        """Say nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):
            await self._redis.aclose()

    async def _speak(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            told, self._waiting = self._waiting, {}
            try:
                async with self._redis.pipeline(transaction=False) as line:
                    for table_id, number in told.items():
                        line.publish(self._channel, f"{table_id} {number}")
                    await line.execute()
            except Exception as error:
                self._note_silence(error)
                await asyncio.sleep(_FIRST_WAIT)

    async def _listen(self) -> None:
        """Hear what is told, on ever new connections."""
        wait = _FIRST_WAIT
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as ear:
                    await ear.subscribe(self._channel)
                    self._note_answer()
                    wait = _FIRST_WAIT
                    while True:
                        self._hear(await ear.get_message(timeout=_PATIENCE))
            except Exception as error:
                self._note_silence(error)
            await asyncio.sleep(wait)
            wait = min(2 * wait, _LONGEST_WAIT)

    def _hear(self, message: dict[str, Any] | None) -> None:
        if message is None or message.get("type") != "message":
            return
        table_id, _, number = bytes(message["data"]).decode("utf-8", "replace").partition(" ")
        if number.isascii() and number.isdigit() and len(number) <= 16:
            self._heard(table_id, int(number))

    def _note_silence(self, error: Exception) -> None:
        if not self._is_silent:
            self._is_silent = True
            _LOG.warning("nothing can be announced (%s); the database is looked at every two seconds", error)

    def _note_answer(self) -> None:
        if self._is_silent:
            self._is_silent = False
            _LOG.warning("announcing works again")
