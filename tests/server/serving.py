"""A real server in a thread, and people and programs who come to it."""

import asyncio
import json
import socket
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from faience.server.run import configured
from faience.server.services import Services
from faience.server.settings import ServerSettings, bind

PATIENCE = 300.0
"""Nothing waits for this long unless it hangs: how fast a machine is decides no test."""
Message = dict[str, Any]


class Served:
    """A server that runs in a thread of this process."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.loop = asyncio.new_event_loop()
        self._socket: socket.socket = bind("127.0.0.1", 0)
        self.port = int(self._socket.getsockname()[1])
        self.root = f"http://127.0.0.1:{self.port}"
        self.url = f"{self.root}{settings.prefix}"
        config = configured(settings)
        self.gate: Any = config.app
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self._server.serve([self._socket]))
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()

    def start(self) -> None:
        self._thread.start()
        waited = threading.Event()
        while not self._server.started:
            assert self._thread.is_alive()
            waited.wait(0.02)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    @property
    def services(self) -> Services:
        """The parts of the server."""
        services: Services = self.gate._app.state.services
        return services

    def within(self, work: Any) -> Any:
        """The result of a coroutine that runs in the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)


@contextmanager
def served(data: Path, **settings: Any) -> Iterator[Served]:
    """A server on a data folder, without limits unless they are asked for."""
    wanted: dict[str, Any] = {"data": data, "rate_factor": 0.0, "thinkers": 1} | settings
    server = Served(ServerSettings(**wanted))
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Line:
    """A socket at a table, with everything that was heard on it."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.heard: list[Message] = []
        self.events: list[Message] = []
        self.view: Message = {}

    def send(self, **command: Any) -> None:
        self.say(json.dumps(command))

    def say(self, frame: str | bytes) -> None:
        self._socket.send(frame)

    def hear(self, timeout: float = PATIENCE) -> Message:
        """The next message; events must follow each other without a gap."""
        message: Message = json.loads(self._socket.recv(timeout))
        self.heard.append(message)
        if message["type"] == "events":
            for event in message["shared"]["events"]:
                assert not self.events or event["number"] == self.events[-1]["number"] + 1
                self.events.append(event)
            if message["shared"]["table"]["number"] >= self.view.get("number", 0):
                self.view = seen(message)  # an answer by HTTP may have been newer
        return message

    def until(self, is_it: Callable[[Message], Any]) -> Message:
        """The next message of a kind."""
        while True:
            if is_it(message := self.hear()):
                return message

    def answer(self, **command: Any) -> Message:
        """What is answered to a command."""
        number = command.setdefault("id", len(self.heard))
        self.send(**command)
        return self.until(lambda message: message.get("id") == number and message["type"] != "events")

    def wait_for(self, is_it: Callable[[Message], Any]) -> Message:
        """What is seen as soon as something is true of it."""
        while not (self.view and is_it(self.view)):
            self.hear()
        return self.view

    def close(self) -> None:
        self._socket.close()

    def closed(self) -> int:
        """The code with which the server closes the socket."""
        with suppress(ConnectionClosed):
            while True:
                self.hear()
        assert self._socket.close_code is not None
        return int(self._socket.close_code)


class Person:
    """A guest with a browser of their own: one cookie for everything."""

    def __init__(self, server: Served, **headers: str) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, headers=headers, timeout=PATIENCE, verify=False)
        self.http.get("/api/me")

    def __enter__(self) -> "Person":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def get(self, path: str, **params: Any) -> Any:
        answer = self.http.get(path, params=params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, **headers: str) -> httpx.Response:
        return self.http.post(path, json=body if body is not None else {}, headers=headers)

    def make(self, *seats: str | Message, **settings: Any) -> Message:
        """A new table; seats as `me`, `friend`, `open` or `bot`."""
        plans = [_plan(seat) for seat in seats or ("me", "bot")]
        answer = self.post("/api/tables", {"game": "classic", "seats": plans, "speed": "instant"} | settings)
        assert answer.status_code == 201, answer.text
        return seen(answer.json())

    def do(self, table: str, **command: Any) -> httpx.Response:
        return self.post(f"/api/tables/{table}/do", command)

    def done(self, table: str, **command: Any) -> Message:
        """What is seen after a command that is carried out."""
        answer = self.do(table, **command)
        assert answer.status_code == 200, answer.text
        return seen(answer.json()) if answer.json() else {}

    def refused(self, table: str, **command: Any) -> str:
        """The code of a refusal."""
        answer = self.do(table, **command)
        assert answer.status_code >= 400
        assert answer.json()["message"]
        return str(answer.json()["code"])

    @contextmanager
    def live(self, table: str, number: int = 0, keys: Sequence[str] = (), **headers: str) -> Iterator[Line]:
        """A socket that has said what it has and heard the rest."""
        with self.dial(table, **headers) as line:
            line.send(do="have", number=number, keys=list(keys))
            line.until(lambda message: message["type"] == "events")
            yield line

    @contextmanager
    def dial(self, table: str, **headers: str) -> Iterator[Line]:
        """A socket on which nothing has been said."""
        address = f"{self.server.url.replace('http', 'ws')}/api/tables/{table}/live"
        sent = {"Cookie": self.cookie} | headers
        with connect(address, additional_headers=sent, max_size=None, ping_interval=None) as opened:
            yield Line(opened)


def _plan(seat: str | Message) -> Message:
    if isinstance(seat, dict):
        return seat
    return {"kind": "bot", "level": 1} if seat == "bot" else {"kind": seat}


def seen(answer: Message) -> Message:
    """All that somebody sees of a table, shared and own together."""
    found: Message = answer["shared"]["table"] | answer["own"]
    return found


def move(view: Message, number: int = 0) -> Message:
    """One of the legal moves as a command."""
    moves = view["options"]["moves"]
    return {"do": "move", "version": view["version"], "move": moves[number % len(moves)]["move"]}


def started(ada: Person, bob: Person, **settings: Any) -> tuple[str, str]:
    """A table of two at which the game has begun; its name and Bob's key."""
    view = ada.make("me", "friend", **settings)
    table = view["table"]
    ada.done(table, do="end", seat=1, end="-")
    invitation = view["keys"]["2"]
    view = bob.done(table, do="sit", seat=2, key=invitation, name="Bob", end="-")
    assert view["status"] == "playing"
    return table, view["keys"]["2"]


def mover(lines: dict[int, Line]) -> Line:
    """The line of whoever is to move, when both have heard the latest."""
    latest = max(line.view["number"] for line in lines.values())
    for line in lines.values():
        line.wait_for(lambda view: view["number"] >= latest)
    turn = next(iter(lines.values())).view["turn"]
    return lines[turn or 1]


def play_on(lines: dict[int, Line], moves: int | None = None) -> None:
    """Let people move in turn, to the end or for so many moves."""
    made = 0
    while made != moves and next(iter(lines.values())).view["status"] == "playing":
        line = mover(lines)
        if line.view["status"] != "playing":
            return
        version = line.view["version"]
        assert line.answer(**move(line.view, made))["type"] == "done"
        assert line.view["version"] > version
        made += 1
