"""Counting games: how many sequences of so many decisions there are from a position.

`python -m tests.perft` counts them anew and writes the table.
A sequence that comes to a deal or to the end before it is that long counts as one.
"""

from pathlib import Path
from typing import NamedTuple

import numpy as np

from faience import Game, Record
from faience.rules import classic
from faience.rules import log as logs
from faience.rules.kernel import kernel
from tests.golden import FOLDER
from tests.reference import Pending, Player, Table
from tests.tables import TABLES, name_of, plain

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
    game = record.opening(seed=0)
    for step in record.steps[:steps]:
        game.draw(step.text) if step.seat is None else game.play(step.text)
    return game


@kernel
def _sequences(stack, actions, numbers, tried, log, depth):  # type: ignore[no-untyped-def]  # a kernel
    level, found = 0, 0
    numbers[0] = classic.legal(stack[0], actions[0])
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
        classic.play(stack[level + 1], action, log)
        if stack[level + 1].turn < 0:
            found += 1
        else:
            level += 1
            numbers[level] = classic.legal(stack[level], actions[level])
            tried[level] = 0
    return found


def count_by_rules(game: Game, depth: int) -> int:
    """The package's answer, as machine code."""
    stack = np.zeros(depth + 1, classic.STATE).view(np.recarray)
    stack[0] = game._state
    actions = np.zeros((depth + 1, classic.ACTIONS), np.int16)
    numbers, tried = np.zeros(depth + 1, np.int64), np.zeros(depth + 1, np.int64)
    return int(_sequences(stack, actions, numbers, tried, logs.new(0), depth))  # type: ignore[no-untyped-call]


def count_by_reference(table: Table, depth: int) -> int:
    """The tests' own answer, in plain Python."""
    moves = table.legal()
    if depth == 1:
        return len(moves)
    found = 0
    for move in moves:
        after = table.copy()
        after.play(move)
        found += 1 if after.turn is None else count_by_reference(after, depth - 1)
    return found


def table_at(game: Game) -> Table:
    """The reference's table in the position of a game with a take, jokers or a wall cell due."""
    given = plain(game)
    table = Table(game.seats, given["wall"], given["jokers"], given["starter"] - 1)
    table.bag.update({tile: number - table.bag[tile] for tile, number in given["bag"].items()})
    table.lid.update(given["lid"])
    table.displays = [list(tiles) for tiles in given["displays"]]
    table.center, table.round, table.is_dealing = list(given["center"]), given["round"], False
    table.marker = None if given["marker"] == "center" else given["marker"] - 1
    table.turn = given["turn"] - 1
    table.players = [
        Player([list(line) for line in b["lines"]], [list(row) for row in b["wall"]], list(b["floor"]), b["score"])
        for b in given["boards"]
    ]
    if given["hand"]:
        table.pending = Pending("jokers", given["hand"]["line"] - 1, list(given["hand"]["tiles"]))
    assert given["phase"] != "wall"
    assert table.position() == given
    return table


def loose(game: Game) -> int:
    """The tiles on the displays and in the center."""
    return len(plain(game)["center"] + "".join(plain(game)["displays"]))


def chosen(golden: str) -> list[tuple[int, int]]:
    """Steps and depths worth counting: the opening, and the last takes of the second and of the last round."""
    game = Record.parse((FOLDER / f"{golden}.faience").read_bytes()).replay()
    drafts: dict[int, int] = {}
    trial = game_at(golden, 0)
    last = game.round
    for number, step in enumerate(game.steps, 1):
        trial.draw(step.text) if step.seat is None else trial.play(step.text)
        if trial.phase == "draft" and trial.round in (2, last) and loose(trial) <= 12:
            drafts.setdefault(trial.round, number)
    opening = 8 * game.seats + 4
    return [(opening, 2), (opening, 3), *((steps, depth) for steps in drafts.values() for depth in (4, 7))]


def main() -> None:
    """Count everything by the package and write the table."""
    lines = [HEADING]
    for golden in map(name_of, TABLES):
        for steps, depth in chosen(golden):
            lines.append(f"{golden} {steps} {depth} {count_by_rules(game_at(golden, steps), depth)}\n")
    FILE.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
