"""What a search says in fresh games against itself, and how these games end."""

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal, TypeAlias

import msgspec
import numpy as np

from faience.games.registry import book_of
from faience.players.kernels import network
from faience.players.kernels.network import CERTAIN
from faience.players.kernels.selfplay import LONGEST
from faience.players.kernels.workspace import UNIT
from faience.players.knowledge import evaluation_of, judge_kernels
from faience.players.limits import Limits
from faience.players.networks import Network
from faience.players.search import Searcher
from faience.rules import log as logs
from faience.rules import rng as generator
from faience.rules import states
from faience.rules.ranking import OUTCOME
from faience.rules.tiles import CHANCE, OVER
from faience.training.selfplay import TABLE_BITS, Table

FRESH_NUMBERS, SEED_NUMBERS = 1 << 40, 1 << 20
"""Games have numbers from the first on, which no network has learned from; each seed has so many of its own."""

Moment: TypeAlias = Literal["decision", "before", "after"]
"""When something was said: by the search at a decision, or by the network alone before and after a deal."""


class Said(msgspec.Struct, frozen=True):
    """What was said of a seat's prospects in a position."""

    moment: Moment
    seat: int
    round: int
    win: float
    margin: float
    is_active: bool = True
    """True for the seat to act; before a deal for the one that acted last."""


class PlayedGame(msgspec.Struct, frozen=True):
    """What was said in a game, and how it ended for each seat."""

    said: tuple[Said, ...]
    won: tuple[float, ...]
    """Shares of the victory."""
    gained: tuple[float, ...]
    """Points beyond the others on average."""


class _Room(threading.local):
    """What one core plays in."""

    def __init__(self, judgement: Network) -> None:
        game = judgement.game
        self.rules, self.evaluation = book_of(game).rules, evaluation_of(game)
        self.searcher = Searcher(game, judgement, TABLE_BITS)
        assert self.searcher.prospects is not None
        self.prospects = self.searcher.prospects
        self.random, self.log = generator.new(), logs.new(0)
        self.moves, self.outcome = np.zeros(self.rules.ACTIONS, np.int16), np.zeros(OUTCOME, np.int64)
        kernels = judge_kernels(network, game)
        self._won, self._margin = kernels["won"], kernels["margin"]

    def play(self, table: Table, number: int, starter: int, limits: Limits) -> PlayedGame | None:
        """The game with a number; None if it does not end."""
        variant, rules = table.variant, self.rules
        state, said, last = states.new(rules.STATE), list[Said](), -1
        generator.seed(self.random, number)
        rules.setup(state, table.seats, variant.number, starter, variant.part_numbers)
        for step in range(2 * LONGEST):
            if state.turn == OVER:
                return self._ended(state, said)
            if state.turn == CHANCE:
                said += self._deal(state, last)
                continue
            last = int(state.turn)
            legal = self.moves[: rules.legal(state, self.moves)].tolist()
            action = legal[0]
            if len(legal) > 1:
                thought = self.searcher.think(state, legal, limits, seed=(number + step) & 0xFFFFFFFF)
                action = thought.action
                if thought.win is not None and thought.value is not None:
                    said.append(Said("decision", last, int(state.round_number), thought.win, thought.value))
            rules.play(state, action, self.log)
        return None

    def _deal(self, state: Any, last: int) -> list[Said]:
        """Deal, and tell what the network says before and after it; nothing of the first deal and of small refills."""
        if last < 0 or self.evaluation.is_minor(state):
            self.rules.deal(state, self.random, self.log)
            return []
        before = self._told(state, "before", last)
        self.rules.deal(state, self.random, self.log)
        return before + self._told(state, "after", int(state.turn))

    def _told(self, state: Any, moment: Moment, active: int) -> list[Said]:
        told = [self.prospects.of_position(state, seat) for seat in range(int(state.seats))]
        where = int(state.round_number)
        return [Said(moment, seat, where, each.win, each.margin, seat == active) for seat, each in enumerate(told)]

    def _ended(self, state: Any, said: list[Said]) -> PlayedGame:
        seats = range(int(state.seats))
        won = tuple(int(self._won(state, seat, self.outcome)) / CERTAIN for seat in seats)
        return PlayedGame(tuple(said), won, tuple(int(self._margin(state, seat)) / UNIT for seat in seats))


def play_games(
    tables: Sequence[Table],
    judgement: Network,
    *,
    games: int,
    nodes: int,
    seed: int = 0,
    threads: int = 1,
    tell: Callable[[int], None] = lambda _: None,
) -> list[PlayedGame]:
    """Play so many games, the tables in turn; the same for the same seed and nodes, however many cores play."""
    room, limits = _Room(judgement), Limits(nodes=nodes)
    first = FRESH_NUMBERS + seed * SEED_NUMBERS

    def play(at: int) -> PlayedGame | None:
        table = tables[at % len(tables)]
        return room.play(table, first + at, at // len(tables) % table.seats, limits)

    found = [play(0)]  # compiles
    tell(1)
    with ThreadPoolExecutor(threads) as pool:
        try:
            for done in pool.map(play, range(1, games)):
                found.append(done)
                tell(len(found))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)  # whoever interrupts it waits for no more games
    return [game for game in found if game is not None]
