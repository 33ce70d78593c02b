"""Other people's programs as players: they speak our protocol over their standard input and output."""

import json
import os
import queue
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import IO, Any

import msgspec

from faience.games import Game, Move
from faience.players import Thought

PROTOCOL = 1
TIMEOUT = 60.0
"""How many seconds a program has for an answer if nothing else is said."""
STARTING = 10.0
"""How many seconds it has at least to say hello."""
_GRACE = 1.0
"""How many seconds it has to leave once its input is closed."""
_LONGEST_LINE = 1 << 20


class EngineFailure(RuntimeError):
    """The program ended, or what it said makes no sense."""


class Engine:
    """A program that is started when it is first needed, told the position before each move, and asked with `go`.

    After a failure it is stopped; the next move starts it anew.
    """

    def __init__(
        self,
        command: Sequence[str],
        name: str,
        limits: Mapping[str, object] | None = None,
        *,
        seed: int | None = None,
        timeout: float = TIMEOUT,
    ) -> None:
        self.name = name
        self.seed = seed
        self.timeout = timeout
        self._command = list(command)
        self._limits = dict(limits or {})
        self._process: subprocess.Popen[bytes] | None = None
        self._replies: queue.Queue[bytes] = queue.Queue()
        self._complaints: IO[bytes] | None = None
        self._asked = 0

    def choose(self, game: Game) -> Move:
        """The program's move; EngineFailure, TimeoutError, or InvalidMove for what cannot be read."""
        deadline = time.monotonic() + self.timeout
        try:
            self.start(game.variant.game)
            self._ask(deadline, cmd="set", position=msgspec.to_builtins(game.position()))
            seed = {} if self.seed is None else {"seed": self.seed}
            move = self._ask(deadline, cmd="go", **self._limits, **seed).get("move")
            if not isinstance(move, str):
                raise EngineFailure(f"it answered go without a move: {move!r}"[:200])
            return game.move(move)
        except (EngineFailure, TimeoutError):
            self.close()
            raise

    def think(self, game: Game, *, is_survey: bool = False) -> Thought:
        """The same; a program gives no reasons."""
        return Thought(action=game.action_of(self.choose(game)))

    def start(self, game: str) -> None:
        """Start the program, unless it runs, and hear whether it knows the game."""
        if self._process is not None:
            return
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115  (lives as long as the program)
        self._replies = queue.Queue()
        try:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                start_new_session=True,  # a Ctrl-C at the terminal is ours, and we end its children with it
            )
        except OSError as error:
            self.close()
            raise EngineFailure(f"it cannot be started: {error.strerror or error}") from None
        threading.Thread(target=_read, args=(self._process, self._replies), daemon=True).start()
        try:
            self._greet(game, self._ask(time.monotonic() + max(self.timeout, STARTING), cmd="hello"))
        except (EngineFailure, TimeoutError):
            self.close()
            raise

    def _greet(self, game: str, hello: Mapping[str, Any]) -> None:
        if hello.get("protocol", PROTOCOL) != PROTOCOL:
            raise EngineFailure(f"it speaks version {hello['protocol']!r} of the protocol, not {PROTOCOL}")
        games = hello.get("games")
        if isinstance(games, list) and game not in games:
            raise EngineFailure(f"it does not play {game}")

    def close(self) -> None:
        """End the program: ask it, close its input, and if that does not help kill it and all it started."""
        process, self._process = self._process, None
        if process is not None:
            assert process.stdin
            with suppress(OSError):
                process.stdin.write(b'{"cmd": "quit"}\n')
                process.stdin.flush()
            with suppress(OSError):
                process.stdin.close()
            with suppress(subprocess.TimeoutExpired):
                process.wait(_GRACE)
            _kill(process)
            process.wait()
        if self._complaints:
            self._complaints.close()
            self._complaints = None

    def _ask(self, deadline: float, **request: Any) -> dict[str, Any]:
        """Send one request and wait for its reply; replies to other requests are passed over."""
        assert self._process
        assert self._process.stdin
        self._asked += 1
        try:
            self._process.stdin.write(json.dumps({"id": self._asked, **request}).encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise self._ended() from None
        while True:
            try:
                line = self._replies.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                raise TimeoutError(f"no answer to {request['cmd']} within {self.timeout:g} s") from None
            if not line:
                raise self._ended()
            reply = _decoded(line)
            if reply.get("id", self._asked) == self._asked:
                break
        if reply.get("ok") is not True:
            error = reply.get("error")
            said = error.get("message") if isinstance(error, dict) else error
            raise EngineFailure(f"it answered {request['cmd']} with an error: {said}"[:200])
        return reply

    def _ended(self) -> EngineFailure:
        assert self._process
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE)
        status = self._process.returncode
        how = "it closed its output" if status is None else f"it ended with status {status}"
        return EngineFailure(f"{how}{self._last_words()}")

    def _last_words(self) -> str:
        """The last line that it wrote to standard error."""
        if not self._complaints:
            return ""
        length = self._complaints.seek(0, os.SEEK_END)
        self._complaints.seek(max(0, length - 4096))
        lines = self._complaints.read().decode(errors="replace").split("\n")
        said = [line.strip() for line in lines if line.strip()]
        return f": {said[-1][:160]}" if said else ""


def _read(process: "subprocess.Popen[bytes]", replies: "queue.Queue[bytes]") -> None:
    """Pass on what the program says; an empty line stands for its end."""
    assert process.stdout
    with process.stdout as stream, suppress(OSError, ValueError):
        while line := stream.readline(_LONGEST_LINE):
            if line.strip():
                replies.put(line)
    replies.put(b"")


def _decoded(line: bytes) -> dict[str, Any]:
    try:
        reply = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        reply = None
    if not isinstance(reply, dict):
        raise EngineFailure(f"it said something that is not a JSON object: {line[:80].decode(errors='replace')!r}")
    return reply


def _kill(process: "subprocess.Popen[bytes]") -> None:
    """End a program and everything it started."""
    if hasattr(os, "killpg"):
        with suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
