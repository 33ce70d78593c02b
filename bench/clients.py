"""People at tables, played by programs: they come back after every lost connection and say what they have."""

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.device import Device
from bench.process import PATIENCE

Event = dict[str, Any]
_AGAIN = 0.1


class Lost(AssertionError):
    """Something that was announced is gone, or is not what it was."""


class Member:
    """Somebody with a cookie of their own, at one table at a time."""

    def __init__(self, url: str, seed: int) -> None:
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False)
        self.table = ""
        self.announced: dict[int, Event] = {}
        """Every event that was heard of, by its number."""
        self.seen: dict[str, Any] = {}
        """How things stand, for everyone and for this one person."""
        self.on_news: Callable[[dict[str, Any]], None] = lambda _: None
        self._url = url
        self._random = random.Random(seed)
        self._device = Device()

    async def make(self, seats: list[dict[str, Any]], **settings: Any) -> dict[str, str]:
        """Make a table and sit down; returns the keys of its seats."""
        body = {"game": "classic", "seats": seats} | settings
        made = (await self.http.post("/api/tables", json=body)).raise_for_status().json()
        self._sit(made)
        return dict(made["own"]["keys"])

    async def join(self, table: str, seat: int, key: str) -> None:
        """Take a seat at somebody else's table."""
        body = {"do": "sit", "seat": seat, "key": key}
        answer = await self.http.post(f"/api/tables/{table}/do", json=body)
        self._sit(answer.raise_for_status().json())

    def _sit(self, answer: dict[str, Any]) -> None:
        self.announced, self.seen = {}, _seen(answer)
        self.table = self.seen["table"]

    @property
    def cookie(self) -> str:
        """What the server knows us by."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def stay(self) -> None:
        """Be at the table until the game is over, whatever happens to the server."""
        address = f"{self._url.replace('http', 'ws')}/api/tables/{self.table}/live"
        while self.seen.get("status") != "over":
            try:
                headers = {"Cookie": self.cookie}
                async with connect(address, additional_headers=headers, max_size=None, open_timeout=PATIENCE) as socket:
                    await self._converse(socket)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(_AGAIN)

    async def _converse(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"do": "have", "number": max(self.announced, default=0)}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "events":
                self._note(message["shared"]["events"])
                self.seen = _seen(message)
                self.on_news(message)
                if self.seen["status"] == "over":
                    return
                for command in self._wishes(self.seen):
                    await socket.send(json.dumps(command))

    def _note(self, events: list[Event]) -> None:
        for event in events:
            number = event["number"]
            if number != max(self.announced, default=0) + 1:
                raise Lost(f"table {self.table}: event {number} came after {max(self.announced, default=0)}")
            self.announced[number] = event

    def _wishes(self, seen: dict[str, Any]) -> list[dict[str, Any]]:
        """What to do now: add what the draws need, or make any legal move."""
        waiting = [seat for seat in seen["you"] if not seen["seats"][seat - 1]["has_end"]]
        if waiting:
            return [self._device.join(seen, seat) for seat in waiting]
        if seen["options"]:
            move = self._random.choice(seen["options"]["moves"])["move"]
            return [{"do": "move", "version": seen["version"], "move": move}]
        return self._device.show(seen, seen["you"])

    async def close(self) -> None:
        """Go home."""
        await self.http.aclose()


def _seen(answer: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = answer["shared"]["table"] | answer["own"]
    return found
