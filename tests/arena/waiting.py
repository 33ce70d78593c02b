"""A player that waits with its first move until it may make it, for tests that take away what it plays on."""

import os
import time
from pathlib import Path

from faience.games import Game, Move
from faience.players import Random

FOLDER = "FAIENCE_TEST_WAITING"
GO = "go"


class Waiting:
    """Leaves its mark in a folder and waits until another one is there; then it moves at random."""

    name = "waiting"

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, game: Game) -> Move:
        folder = Path(os.environ[FOLDER])
        if not (folder / GO).exists():
            (folder / str(os.getpid())).touch()
            while not (folder / GO).exists():
                time.sleep(0.01)
        return self._random.choose(game)
