"""A worker: engines that answer what servers ask them, until somebody says to stop."""

import os
import random
import socket
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress

from faience import __version__
from faience.engine.client import MACHINE_CODE, EngineClient, EngineFailure
from faience.engine.messages import GoRequest
from faience.games import GAMES, Game
from faience.work import replaying
from faience.work.connection import Connection, TurnedAway, Unreachable
from faience.work.tasks import LONGEST_WAIT, Answer, Call, Failed, Moved, MoveTask, Offer, Replayed, Returned, Takes

_WARMING = 300.0
"""How many seconds the first moves of an engine may take altogether; they may have to be compiled."""
_WARM = (1, 9)
"""A level that judges by weights, and one that asks the network."""
_PATIENCE = 60.0
"""How many seconds an engine has beyond the time to think: an answer that is late may count, and what was compiled for
it stays."""
_SOON, _SELDOM = 0.5, 15.0
"""After so many seconds a server that cannot be reached is called again, and so many at most after many attempts."""
_LEAVING = 10.0
"""How many seconds giving everything back may take."""
_NICENESS = 5

Say = Callable[[str], None]


class _Server:
    """What is known of one server by all that call it."""

    def __init__(self, address: str, say: Say) -> None:
        self.address = address
        self._say = say
        self._lock = threading.Lock()
        self.trouble: str | None = None
        self.is_refusing = False
        self.has_answered = False

    def answered(self) -> None:
        """It works; say so if it had not."""
        with self._lock:
            if self.trouble is not None:
                self._say(f"{self.address} is back")
            self.trouble, self.is_refusing, self.has_answered = None, False, True

    def failed(self, error: Unreachable | TurnedAway) -> None:
        """It does not; say so once."""
        with self._lock:
            if self.trouble is None:
                self._say(f"{self.address}: {error}; trying again")
            self.trouble, self.is_refusing = str(error), isinstance(error, TurnedAway)


class _Engine:
    """One engine, and those who call servers for it."""

    def __init__(self, name: str, takes: Takes) -> None:
        self.name = name
        self.takes = takes
        self.lock = threading.Lock()
        self.is_warm = threading.Event()
        self.client = EngineClient(environment=MACHINE_CODE, niceness=_NICENESS)


class Worker:
    """A few engines, each of which serves all servers, one question after the other.

    The first of several leaves slow questions alone.
    """

    def __init__(self, addresses: Sequence[str], key: str, engines: int, say: Say) -> None:
        name = f"{socket.gethostname()}:{os.getpid()}"
        self._servers = [_Server(address, say) for address in addresses]
        self._engines = [
            _Engine(f"{name}/{at + 1}", "quick" if engines > 1 and at == 0 else "all") for at in range(engines)
        ]
        self._calls = [
            (engine, server, Connection(server.address, key)) for engine in self._engines for server in self._servers
        ]
        self._stopping = threading.Event()
        self._wake = threading.Event()
        self._say = say
        self._counting = threading.Lock()
        self.done = 0
        self.returned = 0
        self.thinking = 0
        """How many questions were answered and given back so far, and how many are being thought about."""

    def stop(self) -> None:
        """Give everything back and end; may be called by the handler of a signal."""
        self._wake.set()

    def run(self) -> str | None:
        """Work until told to stop; what is wrong if every server has turned the worker away."""
        warming = [threading.Thread(target=self._warm_up, args=(engine,), daemon=True) for engine in self._engines]
        threads = [threading.Thread(target=self._serve, args=call, daemon=True) for call in self._calls]
        for thread in [*warming, *threads]:
            thread.start()
        self._wake.wait()
        self._stopping.set()
        for engine in self._engines:
            engine.client.kill()
        for _, _, connection in self._calls:
            connection.hang_up()
        for thread in threads:
            thread.join(_LEAVING)
        refusing = [server for server in self._servers if server.is_refusing and not server.has_answered]
        return refusing[0].trouble if len(refusing) == len(self._servers) else None

    def _warm_up(self, engine: _Engine) -> None:
        """Load the machine code and the networks of all games before anybody waits for them."""
        with suppress(EngineFailure, TimeoutError):  # whatever is wrong will show with a question
            for book in GAMES.values():
                if book.has_page:
                    game = Game.new(book.name, min(book.seats), seed=1)
                    game.deal()
                    for level in _WARM:
                        engine.client.move(game.position(), GoRequest(level=level, nodes=1), _WARMING)
        engine.is_warm.set()

    def _serve(self, engine: _Engine, server: _Server, connection: Connection) -> None:
        """Call one server for one engine again and again, each time with what became of the last question."""
        done: Answer | None = None
        wait = _SOON
        engine.is_warm.wait()
        while not self._stopping.is_set() or done is not None:
            is_leaving = self._stopping.is_set()
            takes: Takes = "nothing" if is_leaving else engine.takes
            patience = 0.0 if is_leaving else LONGEST_WAIT
            try:
                reply = connection.call(
                    Call(worker=engine.name, version=__version__, done=done, takes=takes, wait=patience)
                )
            except (Unreachable, TurnedAway) as error:
                if self._stopping.is_set():
                    if is_leaving:
                        return
                    continue  # we have hung up; what there is to say is said once more
                server.failed(error)
                self._look()
                self._stopping.wait(wait * random.uniform(0.5, 1.0))
                wait = min(2 * wait, _SELDOM)
            else:
                server.answered()
                wait = _SOON
                done = self._work(engine, reply.offer) if reply.offer is not None else None

    def _look(self) -> None:
        """Give up if every server has turned us away and none has ever let us in."""
        if all(server.is_refusing and not server.has_answered for server in self._servers):
            self.stop()

    def _work(self, engine: _Engine, offer: Offer) -> Answer:
        with engine.lock:
            with self._counting:
                self.thinking += 1
            answer = Returned(offer.id) if self._stopping.is_set() else self._answer(engine, offer)
        with self._counting:
            self.thinking -= 1
            self.returned += isinstance(answer, Returned)
            self.done += not isinstance(answer, Returned)
        return answer

    def _answer(self, engine: _Engine, offer: Offer) -> Answer:
        task = offer.task
        try:
            if not isinstance(task, MoveTask):
                return Replayed(offer.id, replaying.made_for(task))
            engine.client.revive()
            move = engine.client.move(task.position, task.go, (task.go.time or 0.0) + _PATIENCE)
            return Moved(offer.id, move)
        except (EngineFailure, TimeoutError, ValueError) as error:
            return Returned(offer.id) if self._stopping.is_set() else Failed(offer.id, str(error)[:500])
