"""What a process and its children have used, and the usual figures of a distribution."""

import os
from collections.abc import Iterable
from pathlib import Path


def quantiles(values: Iterable[float]) -> dict[str, float]:
    """The usual figures of a distribution."""
    ordered = sorted(values)
    if not ordered:
        return {}
    shares = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "p99.9": 0.999}
    found = {name: round(ordered[int(share * (len(ordered) - 1))], 1) for name, share in shares.items()}
    return found | {"max": round(ordered[-1], 1), "count": len(ordered)}


def family(pid: int) -> list[tuple[str, int]]:
    """The server and the processes in which its bots think, as far as Linux tells."""
    lists = Path(f"/proc/{pid}/task").glob("*/children")  # a process is the child of the thread that started it
    return [("server", pid), *(("thinkers", int(child)) for each in lists for child in each.read_text().split())]


def cpu_seconds(pid: int) -> dict[str, float]:
    """Seconds of processor time so far."""
    found: dict[str, float] = {}
    for name, number in family(pid):
        fields = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
        found[name] = found.get(name, 0.0) + (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return found


def memory_of(pid: int) -> dict[str, float]:
    """Resident memory in megabytes; shared pages count for each process."""
    found: dict[str, float] = {}
    for name, number in family(pid):
        pages = int(Path(f"/proc/{number}/statm").read_text().split()[1])
        found[name] = round(found.get(name, 0.0) + pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)
    return found
