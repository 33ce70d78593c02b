"""What numbers of a network mean to people: the margin to expect at the end of the game and the chance to win it."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
import numpy as np

from faience.games.registry import book_of
from faience.players.kernels import network, prospects
from faience.players.kernels.network import CERTAIN
from faience.players.kernels.workspace import UNIT, Workspace
from faience.players.knowledge import evaluation_of, judge_kernels
from faience.players.networks import Network
from faience.rules import log as logs
from faience.rules import rng as generator
from faience.rules import states
from faience.rules.kernel import bind, functions_of


class Prospect(msgspec.Struct, frozen=True):
    """What a seat can expect: points beyond the others on average, and its share of the victory, from 0 to 1."""

    margin: float
    win: float


@cache
def _kernels(game: str) -> dict[str, Any]:
    names = {name: judge_kernels(network, game)[name] for name in ("look", "appraise", "chance", "won")}
    functions = functions_of(prospects)
    kernels = bind(book_of(game).rules, *functions, evaluation=evaluation_of(game), **names)
    return {function.__name__: found for function, found in zip(functions, kernels, strict=True)}


class Prospects:
    """Tells what positions mean, in memory of its own; it knows a search by the table of its workspace."""

    def __init__(self, judgement: Network, workspace: Workspace) -> None:
        kernels = _kernels(judgement.game)
        self._tell, self._tell_end = kernels["tell"], kernels["tell_end"]
        stack, words = states.stack(book_of(judgement.game).rules.STATE, 1)
        self._workspace = workspace._replace(
            stack=stack, words=words, rng=generator.new(), log=logs.new(0), judge=judgement.judge(1)
        )
        self._line = np.full_like(workspace.line, -1)
        self._told = np.zeros(prospects.TOLD, np.int64)

    def of_position(self, state: Any, viewer: int) -> Prospect:
        """What a position means to a seat as it stands, without any search."""
        self._workspace.words[0] = np.frombuffer(states.content(state), np.int64)
        self._tell(self._workspace, viewer, self._told)
        return self._prospect()

    def of_line(self, state: Any, line: Sequence[int], salt: int, value: int) -> Prospect:
        """What the end of a line means to whoever is to act in a position, for which the search just found a value.

        The margin is that value without what winning is worth in it.
        """
        self._line[: len(line)] = line
        self._line[len(line) :] = -1
        self._workspace.words[0] = np.frombuffer(states.content(state), np.int64)
        self._tell_end(self._workspace, int(state.turn), self._line, salt, value, self._told)
        return self._prospect()

    def _prospect(self) -> Prospect:
        margin, win = self._told.tolist()
        return Prospect(margin / UNIT, win / CERTAIN)
