"""The engine in which opponents calculate, in a process of its own.

They need machine code, which takes most of a second to load and up to a minute to make. The table must not wait for it:
it goes on running in the interpreter. Nothing here imports the games, so the process can start before they are loaded.
"""

import threading
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

from faience.engine.client import MACHINE_CODE, EngineClient, EngineFailure
from faience.engine.messages import GoRequest
from faience.rules import cache

if TYPE_CHECKING:
    from faience.games import Game, Move

LEVEL = "level"


class OpponentEngine:
    """The engine of one table, which answers one opponent after the other."""

    def __init__(self) -> None:
        self.is_ready = False
        """Whether machine code was there, or has been made by now."""
        self.client = EngineClient(environment=MACHINE_CODE)
        self._one_at_a_time = threading.Lock()

    def start(self) -> None:
        """Start the process, if somebody will need it; whatever is wrong with it, the first question will tell."""
        with suppress(EngineFailure):
            self.client.start()

    def choose(self, player: str, seed: int, game: "Game") -> "Move":
        """An opponent's move, the same again where a move is taken back; EngineFailure if there is none."""
        return game.move(self._ask(game, GoRequest(player=player, seed=seed + len(game.steps))))

    def _ask(self, game: "Game", go: GoRequest) -> str:
        with self._one_at_a_time:
            self.client.revive()
            move = self.client.move(game.position(), go)  # however long it takes
            self.is_ready = True
            return move

    def warm_up(self, game: "Game", players: Iterable[str]) -> None:
        """Load or make what players need in the background, while people look at the table."""
        self.is_ready = self.is_ready or cache.is_warm()
        kinds = {player.partition("," if player.startswith(LEVEL) else ":")[0] for player in players}
        threading.Thread(target=self._warm_up, args=(game, sorted(kinds)), daemon=True).start()

    def _warm_up(self, game: "Game", players: Iterable[str]) -> None:
        if game.turn is None:
            game.deal()
        with suppress(EngineFailure):  # the first real move will say what is wrong
            for player in players:
                self._ask(game, GoRequest(player=player, nodes=1))

    def rest(self) -> None:
        """End the process, which may think on in the others' time; the next question would start it anew."""
        self.client.close(grace=0, is_final=False)

    def close(self) -> None:
        """End the process, even while somebody thinks."""
        self.client.kill()
