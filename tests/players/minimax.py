"""What the search must find, by trying everything: the rules, the evaluation and nothing else.

There is no window and no order of moves here, and a position that is met again is the same to its last byte.
Values are thousandths of a point for the seat at the root.
"""

import random
from typing import Any

import numpy as np
import numpy.typing as npt

from faience import Game, Variant
from faience.players.kernels import alphabeta, linear
from faience.players.knowledge import evaluation_of, judge_kernels
from faience.players.search import Searcher
from faience.rules import log as logs
from faience.rules import rng as generator
from faience.rules import states
from faience.rules.kernel import bind, functions_of
from faience.rules.tiles import CHANCE, OVER

UNREAD = logs.new(0)
REPLIES = 4
"""With several rivals no more moves of each are looked at."""


class TooLarge(Exception):
    """There is more to try than a test should, or more replies than the search looks at."""


class Minimax:
    """Plain minimax for one variant, from the point of view of one seat."""

    def __init__(self, variant: Variant, weights: npt.NDArray[np.int64], root: int, nodes: int, salt: int = 1) -> None:
        self.rules, self.evaluation = variant.book.rules, evaluation_of(variant.game)
        self.weights, self.root, self.left, self.salt = weights, root, nodes, salt
        self.features = np.zeros(self.evaluation.FEATURES, np.int64)
        self.seen: dict[tuple[bytes, int], int] = {}

    def values(self, state: Any, depth: int) -> dict[int, int]:
        """What every legal action is worth to the root if so many turns are looked at."""
        return {action: self._after(state, action, depth) for action in self._legal(state)}

    def _legal(self, state: Any) -> list[int]:
        actions = np.zeros(self.rules.ACTIONS, np.int16)
        legal: list[int] = actions[: self.rules.legal(state, actions)].tolist()
        if state.turn != self.root and state.seats > 2 and len(legal) > REPLIES:
            return self.replies(state, legal)
        return legal

    def replies(self, state: Any, legal: list[int]) -> list[int]:
        """Those of a rival's moves that the search looks at, where that can be told without searching."""
        raise TooLarge

    def _after(self, state: Any, action: int, depth: int) -> int:
        child = states.copy(state)
        self.rules.play(child, action, UNREAD)
        if child.turn == CHANCE and self.evaluation.is_minor(child):
            rng = generator.new()
            generator.seed(rng, hashed(state, self.salt))
            self.rules.deal(child, rng, UNREAD)
        if child.turn < 0:
            return self.judge(child)
        left = depth - int(child.turn != state.turn)
        known = states.content(child), left
        if known not in self.seen:
            self.left -= 1
            if self.left < 0:
                raise TooLarge
            self.seen[known] = self._at(child, left)
        return self.seen[known]

    def _at(self, state: Any, left: int) -> int:
        if left <= 0:
            self.evaluation.close(state, UNREAD)
            return self.judge(state)
        found = self.values(state, left).values()
        return max(found) if state.turn == self.root else min(found)

    def judge(self, state: Any) -> int:
        """What the root has beyond its rivals on average: certain points, and features by their weights."""
        own = self._worth(state, self.root)
        rivals = [self._worth(state, seat) for seat in range(int(state.seats)) if seat != self.root]
        return own - sum(rivals) // len(rivals)

    def _worth(self, state: Any, seat: int) -> int:
        if state.turn == OVER:
            return 1000 * int(state.score[seat])
        points = int(self.evaluation.features(state, seat, self.features))
        return 1000 * points + int(self.features @ self.weights[self.evaluation.stage(state)])


class WithReplies(Minimax):
    """Minimax over the most promising moves of each rival: what the search looks at before it has learned from
    refutations which moves are better than they look."""

    def replies(self, state: Any, legal: list[int]) -> list[int]:
        """The most promising ones; TooLarge where that leaves a choice."""
        promise = {action: int(self.evaluation.promise(state, action)) for action in legal}
        best = sorted(legal, key=lambda action: -promise[action])
        if promise[best[REPLIES - 1]] == promise[best[REPLIES]]:
            raise TooLarge
        return best[:REPLIES]


class WithAnyReply(Minimax):
    """Minimax over all moves of every rival."""

    def replies(self, state: Any, legal: list[int]) -> list[int]:
        """All of them."""
        return legal


def hashed(state: Any, salt: int) -> int:
    """The number of a position, from which the search draws what comes into the supply."""
    key = salt
    for word in np.frombuffer(states.content(state), np.int64).tolist():
        key = ((key ^ word) * 0x2545F4914F6CDD1D) & ((1 << 63) - 1)
        key ^= key >> 29
    return key


def without_reductions(variant: Variant, weights: npt.NDArray[np.int64], table_bits: int) -> Searcher:
    """A searcher that looks at every move to the full depth, as trying everything does."""
    searcher, offered = Searcher(variant.game, weights, table_bits), judge_kernels(linear, variant.game)
    names = {name: offered[name] for name in ("look", "keep_up", "appraise")}
    names |= {"evaluation": evaluation_of(variant.game), "LATE": variant.book.rules.ACTIONS, "label": "full"}
    searcher._kernel = bind(variant.book.rules, *functions_of(alphabeta), **names)[-1]
    return searcher


def late_position(variant: Variant, seats: int, seed: int, moves: int) -> Game | None:
    """A position of the second round with a choice, reached by random moves; None if this one leads to none."""
    dice, game = random.Random(seed), Game.of(variant, seats, seed=seed)
    for _ in range(2):
        if game.turn is None and not game.is_over:
            game.deal()
        while game.turn is not None and game.round == 1:
            game.play(dice.choice(game.legal_moves()))
    if game.turn is None:
        return None
    for _ in range(dice.randrange(moves)):
        if game.turn is not None:
            game.play(dice.choice(game.legal_moves()))
    return game if game.turn is not None and len(game.legal_actions()) > 1 else None
