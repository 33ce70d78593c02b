"""The side of the engine protocol that asks: starts a program, sends requests, waits for replies, ends it.

Nothing here imports the games, so a program can be started while they are still being loaded.
"""

import os
import queue
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import IO, Any, TypeVar

import msgspec

from faience.engine import messages
from faience.engine.messages import GoRequest, Reply, Request

R = TypeVar("R", bound=Reply)
OUR_ENGINE = (sys.executable, "-m", "faience.engine")
"""Our own engine, without the command line, which takes a while to load."""
MACHINE_CODE = {"NUMBA_DISABLE_JIT": "0"}
"""The environment in which it calculates in machine code, even if that has to be made first."""
GRACE = 1.0
"""How many seconds a program has to leave once its input is closed."""


class EngineFailure(RuntimeError):
    """The program ended, or what it said makes no sense; the message is for people."""


class EngineRefusal(EngineFailure):
    """The program understood a request and refused it; it goes on."""


class EngineClient:
    """A program that is started when it is first needed and answers one question at a time.

    After a failure other than a refusal it is stopped, and the next question starts it anew. `kill` and `close` may be
    called while another thread waits for an answer, which then gets an EngineFailure.
    """

    def __init__(
        self, command: Sequence[str] = OUR_ENGINE, *, environment: Mapping[str, str] | None = None, niceness: int = 0
    ) -> None:
        self._command = list(command)
        self._environment = os.environ | environment if environment else None
        self._niceness = niceness
        self._program: _Program | None = None
        self._asked = 0
        self._is_closed = False
        self._starting = threading.Lock()

    @property
    def pid(self) -> int | None:
        """The number of the process, while there is one."""
        return self._program.process.pid if self._program else None

    def start(self) -> bool:
        """Start the program; False if it runs already."""
        if self._program is not None:
            return False
        with ThreadPoolExecutor(1) as starting:  # a Ctrl-C strikes whoever waits here, and no process is lost
            return starting.submit(self._start).result()

    def _start(self) -> bool:
        with self._starting:
            if self._is_closed:
                raise EngineFailure("the engine is closed")
            if self._program is not None:
                return False
            self._program = _Program(self._command, self._environment, self._niceness)
            return True

    def revive(self) -> None:
        """Forget a program that has ended by itself, so that the next question starts it anew."""
        if self._program is not None and self._program.process.poll() is not None:
            self.close(is_final=False)

    def greet(self, game: str, timeout: float | None = None) -> None:
        """Ask who is there; EngineFailure for another protocol, or if the game is unknown there."""
        hello = self.ask(messages.HelloRequest(), messages.HelloReply, timeout)
        if hello.protocol != messages.PROTOCOL:
            self.close(is_final=False)
            raise EngineFailure(f"it speaks version {hello.protocol!r} of the protocol, not {messages.PROTOCOL}")
        if isinstance(hello.games, list) and game not in hello.games:
            self.close(is_final=False)
            raise EngineFailure(f"it does not play {game}")

    def move(self, position: Any, go: GoRequest, timeout: float | None = None) -> str:
        """The answer to `go` in a position; EngineFailure or TimeoutError if there is none."""
        started = time.monotonic()
        self.ask(messages.SetRequest(position=msgspec.to_builtins(position)), Reply, timeout)
        left = None if timeout is None else timeout - (time.monotonic() - started)
        return self.ask(go, messages.GoReply, left).move

    def ask(self, request: Request, expected: type[R], timeout: float | None = None) -> R:
        """Send a request and wait for its reply."""
        self.start()
        program = self._program
        if program is None:
            raise EngineFailure("the engine was stopped")
        self._asked += 1
        try:
            program.send(msgspec.structs.replace(request, id=self._asked))
            return self._reply(program, request, expected, timeout)
        except EngineRefusal:
            raise
        except (EngineFailure, TimeoutError):
            self.close(is_final=False)
            raise

    def _reply(self, program: "_Program", request: Request, expected: type[R], timeout: float | None) -> R:
        """The reply to the latest request; replies to other requests are passed over."""
        command = request.__struct_config__.tag
        deadline = None if timeout is None else time.monotonic() + timeout
        while True:
            try:
                content = program.next_reply(None if deadline is None else deadline - time.monotonic())
            except queue.Empty:
                raise TimeoutError(f"no answer to {command} within {timeout:g} s") from None
            if content.get("id", self._asked) == self._asked:
                break
        if content.get("ok") is not True:
            error = content.get("error")
            said = error.get("message") if isinstance(error, dict) else error
            raise EngineRefusal(f"it answered {command} with an error: {said}"[:200])
        try:
            return msgspec.convert(content, expected)
        except msgspec.ValidationError as error:
            raise EngineFailure(f"it answered {command} with nonsense: {error}"[:200]) from None

    def kill(self) -> None:
        """End the program at once and for good, even while it thinks."""
        self.close(grace=0)

    def close(self, *, grace: float | None = None, is_final: bool = True) -> None:
        """End the program: ask it to quit, if it has any grace, and if that does not help kill it and its children."""
        with self._starting:
            program, self._program = self._program, None
            self._is_closed = self._is_closed or is_final
        if program is not None:
            program.end(GRACE if grace is None else grace)


class _Program:
    """One run of a program: a process, what it said so far, and what it complained about."""

    def __init__(self, command: list[str], environment: Mapping[str, str] | None, niceness: int) -> None:
        self._complaints: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  (lives as long as the program)
        self._lines: queue.Queue[bytes] = queue.Queue()
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                env=environment,
                start_new_session=True,  # a Ctrl-C at the terminal is ours, and we end its children with it
            )
        except OSError as error:
            self._complaints.close()
            raise EngineFailure(f"it cannot be started: {error.strerror or error}") from None
        if niceness and hasattr(os, "setpriority"):
            with suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, self.process.pid, niceness)
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        """Take down what the program says; an empty line stands for its end."""
        assert self.process.stdout
        with self.process.stdout as stream, suppress(OSError, ValueError):
            while line := stream.readline(messages.LONGEST_LINE):
                if line.strip():
                    self._lines.put(line)
        self._lines.put(b"")

    def send(self, request: Request) -> None:
        """Send one request."""
        assert self.process.stdin
        try:
            self.process.stdin.write(msgspec.json.encode(request) + b"\n")
            self.process.stdin.flush()
        except (OSError, ValueError):  # it has ended, or we ended it meanwhile
            raise self._ended() from None

    def next_reply(self, timeout: float | None) -> dict[str, Any]:
        """The next thing it says; queue.Empty if that takes too long."""
        line = self._lines.get(timeout=None if timeout is None else max(0.0, timeout))
        if not line:
            raise self._ended()
        try:
            reply = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            reply = None
        if not isinstance(reply, dict):
            raise EngineFailure(f"it said something that is not a JSON object: {line[:80].decode(errors='replace')!r}")
        return reply

    def _ended(self) -> EngineFailure:
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        status = self.process.returncode
        how = "it closed its output" if status is None else f"it ended with status {status}"
        return EngineFailure(f"{how}{self._last_words()}")

    def _last_words(self) -> str:
        """The last line that it wrote to standard error."""
        try:
            length = self._complaints.seek(0, os.SEEK_END)
            self._complaints.seek(max(0, length - 4096))
            lines = self._complaints.read().decode(errors="replace").split("\n")
        except ValueError:  # we ended it, and closed the file
            return ""
        said = [line.strip() for line in lines if line.strip()]
        return f": {said[-1][:160]}" if said else ""

    def end(self, grace: float) -> None:
        """End the process: by asking it and closing its input, if there is time for that, and then by force."""
        assert self.process.stdin
        if grace:
            with suppress(OSError):
                self.process.stdin.write(msgspec.json.encode(messages.QuitRequest()) + b"\n")
                self.process.stdin.flush()
        else:
            _kill(self.process)
        with suppress(OSError):
            self.process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(grace)
        _kill(self.process)
        self.process.wait()
        self._complaints.close()


def _kill(process: "subprocess.Popen[bytes]") -> None:
    """End a program and everything it started."""
    if hasattr(os, "killpg"):
        with suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
