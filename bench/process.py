"""A `faience serve` process that is started, killed and started again."""

import asyncio
import os
import signal
import socket
import sys
import time
from asyncio.subprocess import PIPE, Process
from contextlib import nullcontext
from pathlib import Path

PATIENCE = 900.0
"""Nothing takes so many seconds unless it hangs: compiling the rules on a busy machine takes minutes."""


class ServerProcess:
    """One server on one data folder, always at the same port."""

    def __init__(self, data: Path, *options: str, checkout: Path | None = None, log: Path | None = None) -> None:
        """With `checkout` the server of another copy of the repository, run by the same Python; its log may be kept."""
        self._data = data
        self._environment = os.environ | {"NUMBA_DISABLE_JIT": "0"}
        if checkout is not None:
            self._environment["PYTHONPATH"] = str(checkout.resolve() / "src")
        self._options = options
        self._log = log
        self._process: Process | None = None
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process
        return self._process.pid

    async def __aenter__(self) -> "ServerProcess":
        return self

    async def __aexit__(self, *_: object) -> None:
        """Leave nothing running, whatever happened."""
        if self._process is not None and self._process.returncode is None:
            await self.kill()

    async def start(self) -> float:
        """Start it; returns the seconds until it was ready."""
        begun = time.perf_counter()
        with nullcontext() if self._log is None else open(self._log, "ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "faience", "serve", "--port", str(self.port), "--data", str(self._data)),
                *("--rate-factor", "0", *self._options),
                stdout=PIPE,
                stderr=log,
                env=self._environment,
            )
        assert self._process.stdout
        async with asyncio.timeout(PATIENCE):
            while b"http" not in (line := await self._process.stdout.readline()):
                if not line:
                    raise RuntimeError(f"the server ended with status {await self._process.wait()}")
        return time.perf_counter() - begun

    async def kill(self) -> None:
        """End it at once, without a warning."""
        assert self._process
        self._process.send_signal(signal.SIGKILL)
        await self._process.wait()

    async def stop(self) -> int:
        """Ask it to end; returns its status."""
        assert self._process
        self._process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            return await self._process.wait()


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])
