"""Other people's programs as players: they speak our protocol over their standard input and output."""

import time
from collections.abc import Mapping, Sequence
from typing import Any

from faience.engine.client import EngineClient
from faience.engine.messages import GoRequest
from faience.games import Game, Move
from faience.players import Thought

TIMEOUT = 60.0
"""How many seconds a program has for an answer if nothing else is said."""
STARTING = 10.0
"""How many seconds it has at least to say hello."""


class EnginePlayer:
    """A program that is started when it is first needed, told the position before each move, and asked with `go`.

    After a failure it is stopped; the next move starts it anew.
    """

    def __init__(
        self,
        command: Sequence[str],
        name: str,
        limits: Mapping[str, Any] | None = None,
        *,
        seed: int | None = None,
        timeout: float = TIMEOUT,
    ) -> None:
        self.name = name
        self.seed = seed
        self.timeout = timeout
        self.client = EngineClient(command)
        self._limits = dict(limits or {})

    def choose(self, game: Game) -> Move:
        """The program's move; EngineFailure, TimeoutError, or InvalidMove for what cannot be read."""
        started = time.monotonic()
        self.start(game.variant.game)
        left = self.timeout - (time.monotonic() - started)
        go = GoRequest(**self._limits, seed=self.seed)
        try:
            return game.move(self.client.move(game.position(), go, left))
        except TimeoutError:
            raise TimeoutError(f"no move within {self.timeout:g} s") from None

    def think(self, game: Game, *, is_survey: bool = False) -> Thought:
        """The same; a program gives no reasons."""
        return Thought(action=game.action_of(self.choose(game)))

    def start(self, game: str) -> None:
        """Start the program, unless it runs, and hear whether it knows the game."""
        if self.client.start():
            self.client.greet(game, max(self.timeout, STARTING))

    def close(self) -> None:
        """End the program; a later move would start it anew."""
        self.client.close(is_final=False)
