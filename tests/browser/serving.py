"""A live table of its own for tests: the real command, in a process that can be killed."""

import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path

DEALS = int(os.environ.get("FAIENCE_DEALS", "1"))
"""Which tiles are dealt in the tests: every table draws the same ones, and others with another number."""
SEEDED = f"""
import random, secrets
drawn, token_bytes = random.Random({DEALS}).randbytes(32), secrets.token_bytes
secrets.token_bytes = lambda size=32: drawn if size == len(drawn) else token_bytes(size)
import faience.server.absence
faience.server.absence.GRACE = 0.0
"""
"""Said to the server before it starts: draws follow from a secret that is none, and seats are kept for nobody."""
RUN = "import sys; from faience.cli import main; sys.argv[0] = 'faience'; main()"
_ADDRESS = re.compile(rb"http://[0-9.]+:([0-9]+)\S*")
_TROUBLE = re.compile(r"\b(ERROR|CRITICAL|Traceback)\b")


class Serving:
    """`faience serve` on a free port, which stays the same after a crash."""

    def __init__(self, data: Path, *options: str, before: str = SEEDED) -> None:
        self.data = data
        self.options = options
        self.port = 0
        self.told: list[str] = []
        """Everything it has written, line by line, over all its lives."""
        self._run = before + RUN
        self._process: subprocess.Popen[bytes] | None = None
        self._reading: threading.Thread | None = None

    @property
    def address(self) -> str:
        """Where the table is found."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Serving":
        """Start it, and wait until it says where it is."""
        command = [sys.executable, "-c", self._run, "serve", "--port", str(self.port), "--data", str(self.data)]
        self._process = subprocess.Popen(
            [*command, *self.options],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            start_new_session=True,
        )
        assert self._process.stdout
        for line in self._process.stdout:
            self.told.append(line.decode(errors="replace"))
            if found := _ADDRESS.search(line):
                self.port = int(found[1])
                self._reading = threading.Thread(target=self._read, args=(self._process,), daemon=True)
                self._reading.start()
                return self
        raise AssertionError(f"the server did not start:\n{''.join(self.told)}")

    def _read(self, process: subprocess.Popen[bytes]) -> None:
        """Go on reading, lest a full pipe holds the server up."""
        assert process.stdout
        for line in process.stdout:
            self.told.append(line.decode(errors="replace"))

    def complaints(self, since: int = 0) -> list[str]:
        """The lines after the first so many that tell of something that went wrong in the server."""
        return [line for line in self.told[since:] if _TROUBLE.search(line)]

    def kill(self) -> None:
        """End it without a warning, with everything it started, as a power cut would."""
        if self._process is None:
            return
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        if self._reading is not None:
            self._reading.join()
        if self._process.stdout:
            self._process.stdout.close()
        self._process = None
