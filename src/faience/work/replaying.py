"""Games to step through as they are sent: the same bytes wherever they are made."""

import gzip

import msgspec

from faience.games import Record
from faience.table.sent.replays import NamesThen, replay_of
from faience.work.tasks import ReplayTask

QUICK = 3
"""How hard to compress: a game to step through is some hundred kilobytes, and somebody waits for it."""


def encoded(record: Record, names: NamesThen | None = None) -> bytes:
    """A whole game moment by moment, as JSON."""
    return msgspec.json.encode(replay_of(record, names))


def packed(plain: bytes) -> bytes:
    """The same compressed."""
    return gzip.compress(plain, QUICK, mtime=0)


def made_for(task: ReplayTask) -> bytes:
    """What a worker makes of a record; ValueError if that is wrong, which is for the server to explain."""
    record = Record.parse(task.record)
    if len(record.steps) > task.most_steps:
        raise ValueError("the record is longer than any game")
    return packed(encoded(record, None if task.names is None else NamesThen.read(task.names)))
