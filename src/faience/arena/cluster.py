"""Games of a match on all nodes of a Ray cluster: the same games as on one machine, and a node that dies loses none."""

import socket
import sys
import tempfile
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from faience import __version__
from faience.arena import contestants
from faience.arena.results import Orders, Played, Task
from faience.arena.workers import ArenaFailure, Crew, record_path
from faience.games import InvalidOption
from faience.rules import cache

MADE_BY = __version__, cache.digest()
"""What must be the same on every node, so that games are."""
AUTO = "auto"
"""The address that stands for the cluster that runs on this machine."""
_PATIENCE = 5.0
"""How many seconds a cluster has to answer a call."""
_ATTEMPTS = 10
"""How often a game is begun again whose node has died, and how many processes in a row may die before they play."""


def check_made_by(made_by: tuple[str, str]) -> None:
    """ArenaFailure if the games of this node are not those of the machine that asks."""
    if made_by != MADE_BY:
        where = f"node {socket.gethostname()} has other rules (version {__version__})"
        raise ArenaFailure(f"{where}; install the same version everywhere")


class Outpost:
    """On a node: plays one game after the other in a process of its own, as a match on one machine does."""

    def __init__(self, orders: Orders) -> None:
        self._records = Path(tempfile.mkdtemp(prefix="faience-")) if orders.records else None
        self._orders = msgspec.structs.replace(orders, records=self._records)
        self._crew = Crew(self._orders, 1)

    def prepare(self, made_by: tuple[str, str]) -> None:
        """Find out whether games can be played here; ArenaFailure if they would not be the same."""
        check_made_by(made_by)
        for spec in self._orders.contestants:
            try:
                contestants.make(spec, seed=0)
            except InvalidOption as error:
                raise ArenaFailure(f"node {socket.gethostname()}: {error}") from None

    def play(self, task: Task) -> tuple[Played, str | None]:
        """A game, and its record if that is to be kept."""
        with _nameless():
            (played,) = self._crew.play_on([task])
        if self._records is None:
            return played, None
        path = record_path(self._records, played)
        text = path.read_text(encoding="utf-8") if path.exists() else None
        path.unlink(missing_ok=True)
        return played, text


@contextmanager
def _nameless() -> Iterator[None]:
    """Let processes that are started not load the program of this one again: that is Ray, which plays no games."""
    program = sys.modules["__main__"].__dict__
    file = program.pop("__file__", None)
    try:
        yield
    finally:
        if file is not None:
            program["__file__"] = file


class Cluster:
    """All nodes of a Ray cluster, with an outpost for each game that is played at a time."""

    def __init__(self, orders: Orders, address: str, processes: int | None = None) -> None:
        self._orders = orders
        self._address = address
        self._processes = processes
        self._deaths = 0

    def play(self, tasks: Iterable[Task]) -> Iterator[Played]:
        """The games as they are finished; leaving the iterator early ends all outposts."""
        with connected(self._address) as ray:
            outpost = ray.remote(num_cpus=1, max_restarts=0)(Outpost)
            doing: dict[Any, tuple[Any, Task | None]] = {}
            try:
                yield from self._play(ray, outpost, deque(tasks), doing)
            finally:
                for actor, _ in doing.values():
                    ray.kill(actor)

    def _play(
        self, ray: Any, outpost: Any, waiting: deque[Task], doing: dict[Any, tuple[Any, Task | None]]
    ) -> Iterator[Played]:
        """Give every outpost a game as soon as it has none; what it does by a promise of its answer is in `doing`."""
        tries = Counter[Task]()
        while waiting or any(task for _, task in doing.values()):
            room = self._processes or max(1, int(ray.cluster_resources().get("CPU", 1)))
            busy = sum(task is not None for _, task in doing.values())
            while len(doing) < min(room, len(waiting) + busy):
                actor = outpost.remote(self._orders)
                doing[actor.prepare.remote(MADE_BY)] = actor, None
            (promise, *_), _ = ray.wait(list(doing))
            actor, task = doing.pop(promise)
            try:
                answer = ray.get(promise)
            except ray.exceptions.RayTaskError as error:
                raise failure(error) from None
            except ray.exceptions.RayError as error:
                ray.kill(actor)
                self._lost(task, error, waiting, tries)
                continue
            if waiting:
                following = waiting.popleft()
                doing[actor.play.remote(following)] = actor, following
            else:
                ray.kill(actor)
            if task is not None:
                self._deaths = 0
                yield self._kept(*answer)

    def _lost(self, task: Task | None, error: Exception, waiting: deque[Task], tries: Counter[Task]) -> None:
        """A node or a process on it has died: its game is played elsewhere."""
        said = " ".join(str(error).split())[:200]
        if task is None:
            self._deaths += 1
            if self._deaths == _ATTEMPTS:
                raise ArenaFailure(f"{_ATTEMPTS} processes of the cluster died before they could play: {said}")
            return
        tries[task] += 1
        if tries[task] == _ATTEMPTS:
            raise ArenaFailure(f"deal {task.deal}, seating {task.seating} was lost {_ATTEMPTS} times: {said}")
        waiting.appendleft(task)

    def _kept(self, played: Played, record: str | None) -> Played:
        if self._orders.records and record is not None:
            record_path(self._orders.records, played).write_text(record, encoding="utf-8")
        return played


def failure(error: Any) -> Exception:
    """What an outpost could not do."""
    if isinstance(error.cause, OSError):
        return ArenaFailure(str(error.cause))
    return ArenaFailure(f"a process of the cluster failed: {error.cause!r}")


def check(address: str) -> None:
    """InvalidOption if Ray is not installed, or the address cannot be one."""
    try:
        import ray  # noqa: F401  (only whether it is there)
    except ModuleNotFoundError:
        raise InvalidOption("cluster", "a cluster needs Ray; install it with: pip install 'faience[cluster]'") from None
    if not address.strip():
        raise InvalidOption("cluster", "name the cluster by its address, or auto for the one that runs here")


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """Ray as it is connected to a cluster; a script's own connection is used and left alone."""
    import ray

    if ray.is_initialized():
        yield ray
        return
    _check_there(address)
    try:
        ray.init(address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        if address == AUTO:
            raise ArenaFailure("no Ray cluster runs here; start one with: ray start --head") from None
        raise ArenaFailure(f"the cluster at {address} cannot be reached: {str(error).splitlines()[0]}") from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _check_there(address: str) -> None:
    """Find out in seconds whether somebody listens at an address; Ray takes minutes for that."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not (host and port.isdigit()):
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), _PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise ArenaFailure(f"the cluster at {address} cannot be reached: {error}") from None
