"""Counting games: how many sequences of so many decisions there are from a position.

`python -m tests.perft` counts them anew with the tests' own engines and writes the table; the package has no say in it.
A sequence that comes to a deal or to the end before it is that long counts as one.
"""

from functools import cache
from multiprocessing import Pool
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from faience import Game, Record
from faience.games import GAMES
from faience.rules import classic as game  # stands for any game
from faience.rules import log as logs
from faience.rules.kernel import bind
from tests.golden import FOLDER
from tests.reference import classic, pavilion, sintra
from tests.tables import TABLES, name_of, plain

REFERENCES: dict[str, Any] = {"classic": classic.Table, "sintra": sintra.Table, "pavilion": pavilion.Table}

FILE = Path(__file__).parent / "data" / "perft.txt"
HEADING = "# golden record, steps of it that are played first, decisions, sequences of so many decisions\n"


class Entry(NamedTuple):
    """One line of the table."""

    golden: str
    steps: int
    depth: int
    sequences: int


def entries() -> list[Entry]:
    """The table as it stands in the file."""
    rows = [line.split() for line in FILE.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return [Entry(golden, int(steps), int(depth), int(found)) for golden, steps, depth, found in rows]


def game_at(golden: str, steps: int) -> Game:
    """A golden game after so many of its steps."""
    record = Record.parse((FOLDER / f"{golden}.faience").read_bytes())
    start = record.opening(seed=0)
    for step in record.steps[:steps]:
        start.draw(step.text) if step.seat is None else start.play(step.text)
    return start


def sequences(stack, actions, numbers, tried, log, depth):  # type: ignore[no-untyped-def]  # a kernel of any game
    """How many sequences of decisions there are from the state at the bottom of the stack."""
    level, found = 0, 0
    numbers[0] = game.legal(stack[0], actions[0])
    tried[0] = 0
    while level >= 0:
        if level + 1 == depth:
            found += numbers[level]
            tried[level] = numbers[level]
        if tried[level] == numbers[level]:
            level -= 1
            continue
        action = int(actions[level, tried[level]])
        tried[level] += 1
        stack[level + 1] = stack[level]
        game.play(stack[level + 1], action, log)
        if stack[level + 1].turn < 0:
            found += 1
        else:
            level += 1
            numbers[level] = game.legal(stack[level], actions[level])
            tried[level] = 0
    return found


@cache
def _counter(name: str) -> Any:
    return bind(GAMES[name].rules, sequences)[0]


def count_by_rules(start: Game, depth: int) -> int:
    """The package's answer, as machine code."""
    rules = start.book.rules
    stack = np.zeros(depth + 1, rules.STATE).view(np.recarray)
    stack[0] = start._state
    actions = np.zeros((depth + 1, rules.ACTIONS), np.int16)
    numbers, tried = np.zeros(depth + 1, np.int64), np.zeros(depth + 1, np.int64)
    return int(_counter(start.variant.game)(stack, actions, numbers, tried, logs.new(0), depth))


def count_by_reference(table: Any, depth: int, known: dict[tuple[str, int], int] | None = None) -> int:
    """The tests' own answer, in plain Python; a position that was counted before is not counted again."""
    if depth == 1:
        return len(table.legal())
    known = {} if known is None else known
    key = repr(table.position()), depth
    if key not in known:
        found = 0
        for move in table.legal():
            after = table.copy()
            after.play(move)
            found += 1 if after.turn is None else count_by_reference(after, depth - 1, known)
        known[key] = found
    return known[key]


def table_at(start: Game) -> Any:
    """The reference's table in the position of a game with a turn due."""
    return REFERENCES[start.variant.game].at(plain(start))


def loose(start: Game) -> int:
    """The tiles on the displays and in the center."""
    return len(plain(start)["center"] + "".join(plain(start)["displays"]))


def chosen(golden: str) -> list[tuple[int, int]]:
    """Steps and depths worth counting: the opening, and the last takes of the second and of the last round."""
    whole = Record.parse((FOLDER / f"{golden}.faience").read_bytes()).replay()
    drafts: dict[int, int] = {}
    trial = game_at(golden, 0)
    for number, step in enumerate(whole.steps, 1):
        trial.draw(step.text) if step.seat is None else trial.play(step.text)
        if trial.phase == "draft" and trial.round in (2, whole.round) and loose(trial) <= 12:
            drafts.setdefault(trial.round, number)
    opening = next(number for number, step in enumerate(whole.steps) if step.seat is not None)
    return [(opening, 2), (opening, 3), *((steps, depth) for steps in drafts.values() for depth in (4, 7))]


def counted(entry: tuple[str, int, int]) -> Entry:
    """A line of the table, by the tests' own engines."""
    golden, steps, depth = entry
    return Entry(*entry, count_by_reference(table_at(game_at(golden, steps)), depth))


def main() -> None:
    """Count everything with all processors and write the table."""
    wanted = [(golden, *which) for golden in map(name_of, TABLES) for which in chosen(golden)]
    with Pool() as pool:
        lines = [" ".join(map(str, entry)) + "\n" for entry in pool.imap(counted, wanted)]
    FILE.write_text(HEADING + "".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
