"""How strong the networks are: every row of the table in docs/players.md, by one command that can be left and resumed.

    python bench/strength.py --folder strength                     (0.1 s a move, 200 deals a row: hours of a core)
    python bench/strength.py --folder strength --nodes 20000       (equal processor time, whatever else is running)
    python bench/strength.py --folder strength --rows sintra       (rows whose names begin so)

By time both players have so many seconds a move, which needs a core for each game (`--processes`) that nothing else
uses. By nodes the network has so many positions a move, and the weighted sum as many as take it the same processor
time in positions of that table, which is measured first; what the moves took is printed beside the result. Players
that judge alike then have the same number, and ten times the time is ten times the positions.

Each row has a journal in the folder, so a run that was interrupted goes on where it was, and further deals are added
to those that are there. The rows so far are printed as Markdown, also after Ctrl-C.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from statistics import fmean

import msgspec
import numpy as np

from faience.arena import Interrupted, MatchResult, play_match
from faience.arena.matches import cores
from faience.cli.match import percent
from faience.games import Game, Variant
from faience.players.knowledge import weights_of
from faience.players.limits import Limits
from faience.players.search import Judgement, Searcher, judgement_of
from faience.training.tables import shares_of

UNTRAINED_LOT = 1_000_000
"""Strip sets are learned from by their number, from 0; this one was never among them."""
PILOT_POSITIONS = 24
PILOT_MOVES = 40
"""Positions for measuring are taken after up to so many random moves."""
MUCH = 10
"""So many times the time, in the row that asks what time is worth."""


class Row(msgspec.Struct, frozen=True):
    """A match: a network among others who judge by the weighted sum, or among players of another kind."""

    name: str
    game: str
    seats: int = 2
    rival: str = "linear"
    is_by_lot: bool = False

    @property
    def variant(self) -> Variant:
        """What is played, with the strips that nobody learned from where the row says so."""
        if not self.is_by_lot:
            return Variant.parse(self.game)
        wanted = Variant.parse(self.game)
        tables = (share.table for share in shares_of(wanted.game, range(UNTRAINED_LOT, UNTRAINED_LOT + 1)))
        return next(
            table.variant
            for table in tables
            if table.variant.options == wanted.options and table.variant.parts != wanted.parts
        )


SIDES = ("classic", "sintra side=A", "pavilion side=colored")
ROWS = (
    Row("classic-2", "classic"),
    Row("classic-gray-2", "classic wall=gray"),
    Row("classic-jokers-2", "classic jokers=yes"),
    Row("classic-gray-jokers-2", "classic wall=gray jokers=yes"),
    Row("sintra-A-2", "sintra side=A"),
    Row("sintra-B-2", "sintra side=B"),
    Row("pavilion-colored-2", "pavilion side=colored"),
    Row("pavilion-free-2", "pavilion side=free"),
    Row("sintra-untrained-2", "sintra side=A", is_by_lot=True),
    *(Row(f"{game.split()[0]}-{seats}", game, seats) for seats in (3, 4) for game in SIDES),
    *(Row(f"greedy-classic-{seats}", "classic", seats, "greedy") for seats in (3, 4)),
    Row("greedy-pavilion-2", "pavilion side=colored", 2, "greedy"),
    Row("more-time-2", "classic", 2, "itself"),
)


def main() -> None:
    """Play the rows that are asked for and print what all of them came to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, required=True, help="where journals are kept")
    parser.add_argument("--time", type=float, default=0.1, help="seconds a move")
    parser.add_argument("--nodes", type=int, help="positions a move instead of seconds")
    parser.add_argument("--pairs", type=int, default=200, help="deals a row, each played in every seating")
    parser.add_argument("--rows", default="", help="names of rows, or how they begin, divided by commas")
    parser.add_argument("--processes", type=int, default=cores(), help="how many games at once")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    rows = [row for row in ROWS if row.name.startswith(tuple(asked.rows.split(",")))]
    if not rows:
        parser.error(f"no row begins with {asked.rows!r}; there are {', '.join(row.name for row in ROWS)}")
    played: list[tuple[Row, MatchResult]] = []
    try:
        for row in rows:
            played.append((row, play(row, asked)))
    except Interrupted as broken:
        played.append((rows[len(played)], broken.result))
    print("\n".join(table(played)))


def play(row: Row, asked: argparse.Namespace) -> MatchResult:
    """One row, with what is in its journal already; the number of its games is shown on a terminal."""
    numbers = count(1)

    def show(_: object) -> None:
        if sys.stderr.isatty():
            print(f"\r{row.name}: {next(numbers)} of {asked.pairs * row.seats} games ", end="", file=sys.stderr)

    return play_match(
        contestants(row, asked),
        row.variant,
        seats=row.seats,
        deals=asked.pairs,
        processes=asked.processes,
        journal=asked.folder / f"{row.name}-{asked.nodes or asked.time}.jsonl",
        on_game=show,
    )


def contestants(row: Row, asked: argparse.Namespace) -> list[str]:
    """Who plays a row: the network first."""
    limit = f"nodes={asked.nodes}" if asked.nodes else f"time={asked.time:g}"
    if row.rival == "itself":
        more = f"nodes={MUCH * asked.nodes}" if asked.nodes else f"time={MUCH * asked.time:g}"
        return [f"search:{more}", f"search:{limit}"]
    if row.rival != "linear":
        return [f"search:{limit}", row.rival]
    if asked.nodes:
        limit_of_sum = f"nodes={as_long(row, asked.nodes, asked.folder / f'{row.name}-{asked.nodes}.pilot')}"
    else:
        limit_of_sum = limit
    return [f"search:{limit}", f"search:{limit_of_sum},evaluation=linear"]


def as_long(row: Row, nodes: int, noted: Path) -> int:
    """How many positions take the weighted sum as much processor time as so many take the network; noted in a file."""
    if not noted.exists():
        positions = list(pilot(row))
        network = seconds_per_position(row, positions, nodes, judgement_of(row.variant))
        weights = seconds_per_position(row, positions, nodes, weights_of(row.variant))
        noted.write_text(f"{round(nodes * network / weights)}\n", encoding="ascii")
    return int(noted.read_text(encoding="ascii"))


def seconds_per_position(row: Row, positions: list[Game], nodes: int, judgement: Judgement) -> float:
    """The mean processor time for a position, over all that are searched."""
    searcher = Searcher(row.variant.game, judgement)
    limits = Limits(nodes=nodes)
    searcher.think(positions[0].state_copy(), positions[0].legal_actions(), limits)
    begun, looked = time.process_time(), 0
    for game in positions:
        looked += searcher.think(game.state_copy(), game.legal_actions(), limits).nodes
    return (time.process_time() - begun) / looked


def pilot(row: Row) -> Iterator[Game]:
    """Positions of a table after some random moves."""
    rng = np.random.default_rng(0)
    for number in range(PILOT_POSITIONS):
        game = before = Game.of(row.variant, row.seats, seed=number)
        for _ in range(int(rng.integers(PILOT_MOVES))):
            if game.is_over:
                break
            before = decided(game)
            game = before.copy()
            game.play(str(rng.choice([str(move) for move in before.legal_moves()])))
        yield decided(before)


def decided(game: Game) -> Game:
    """The game once a decision is due."""
    if game.turn is None:
        game.deal()
    return game


def table(played: list[tuple[Row, MatchResult]]) -> Iterator[str]:
    """The rows as Markdown."""
    yield "| match | seats | games | won (95 %) | points, its own and the others' | ms a move |"
    yield "|---|---|---|---|---|---|"
    yield from (line(row, result) for row, result in played)


def line(row: Row, result: MatchResult) -> str:
    """One row as Markdown."""
    first, *others = result.standings
    against = {"linear": "the weighted sum", "itself": "a tenth of the time"}.get(row.rival, f"`{row.rival}`")
    what = f"{row.game}{', strips never learned from' if row.is_by_lot else ''}, against {against}"
    scores = [standing.score for standing in others if standing.score is not None]
    means = [standing.seconds_per_move for standing in others if standing.seconds_per_move is not None]
    cells = (
        what,
        row.seats,
        result.games,
        percent(result.win_rate),
        f"{first.score or 0:.1f} and {fmean(scores or [0]):.1f}",
        f"{1000 * (first.seconds_per_move or 0):.2f} and {1000 * fmean(means or [0]):.2f}",
    )
    return f"| {' | '.join(map(str, cells))} |"


if __name__ == "__main__":
    main()
