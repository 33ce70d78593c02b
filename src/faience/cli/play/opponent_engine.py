"""The process in which opponents calculate.

They need machine code, which takes most of a second to load and up to a minute to make. The table must not wait for it:
it goes on running in the interpreter. Nothing here imports the games, so the process can start before they are loaded.
"""

import json
import subprocess
import sys
import threading
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from faience.rules import cache

if TYPE_CHECKING:
    from faience.games import Game

LEVEL = "level"
_RUN = "import os; os.environ['NUMBA_DISABLE_JIT'] = '0'; from faience.cli.engine import engine; engine()"


class OpponentFailure(RuntimeError):
    """An opponent cannot go on; the message is for people."""


class OpponentEngine:
    """The process in which the opponents at one table calculate, one after the other."""

    def __init__(self) -> None:
        self.is_ready = False
        """Whether machine code was there, or has been made by now."""
        self._is_closed = False
        self._process: subprocess.Popen[bytes] | None = None
        self._lock, self._door = threading.Lock(), threading.Lock()
        """One question at a time; and nobody starts the process while another ends it."""

    def start(self) -> None:
        """Start the process, if somebody will need it; whatever is wrong with it, the first question will tell."""
        with suppress(OSError):
            self._running()

    def ask(self, game: "Game", **go: Any) -> str:
        """The answer to `go` in a position; OpponentFailure if there is none."""
        with self._lock:
            self._request(cmd="set", position=msgspec.to_builtins(game.position()))
            move = str(self._request(cmd="go", **go)["move"])
            self.is_ready = True
            return move

    def _request(self, **request: Any) -> dict[str, Any]:
        """Send one line and wait for the answer, however long it takes."""
        try:
            process = self._running()
            assert process.stdin
            assert process.stdout
            process.stdin.write(json.dumps(request).encode() + b"\n")
            process.stdin.flush()
            reply: dict[str, Any] = json.loads(process.stdout.readline() or b"{}")
        except (OSError, ValueError) as problem:
            raise OpponentFailure(str(problem)) from None
        if not reply.get("ok"):
            raise OpponentFailure(reply["error"]["message"] if "error" in reply else "its process has ended")
        return reply

    def _running(self) -> "subprocess.Popen[bytes]":
        """The process, started anew if it has ended; never once the table is closed."""
        with self._door:
            if self._is_closed:
                raise OpponentFailure("the table is closed")
            if self._process is not None and self._process.poll() is not None:
                _end(self._process)
                self._process = None
            if self._process is None:
                self._process = subprocess.Popen(
                    [sys.executable, "-c", _RUN],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,
                    start_new_session=True,  # a Ctrl-C at the terminal is for the table
                )
            return self._process

    def warm_up(self, game: "Game", players: Iterable[str]) -> None:
        """Load or make what players need in the background, while people look at the table."""
        self.is_ready = self.is_ready or cache.is_warm()
        kinds = {player.partition("," if player.startswith(LEVEL) else ":")[0] for player in players}
        threading.Thread(target=self._warm_up, args=(game, sorted(kinds)), daemon=True).start()

    def _warm_up(self, game: "Game", players: Iterable[str]) -> None:
        if game.turn is None:
            game.deal()
        with suppress(OpponentFailure):  # the first real move will say what is wrong
            for player in players:
                self.ask(game, player=player, nodes=1)

    def close(self) -> None:
        """End the process, even while somebody thinks."""
        with self._door:
            self._is_closed = True
            if self._process is not None:
                _end(self._process)


def _end(process: "subprocess.Popen[bytes]") -> None:
    process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout):
        with suppress(OSError):  # what was not sent is not needed any more
            if stream:
                stream.close()
