"""Who a name in a seat stands for: a person, a simple opponent, or one that calculates."""

from faience.cli.play.opponent_engine import LEVEL, OpponentEngine
from faience.engine.messages import GoRequest
from faience.games import Game, Move
from faience.players import NAMES, Player, Thought, named
from faience.players.roster import THINKERS


def is_opponent(name: str) -> bool:
    """True when a name stands for an opponent: `greedy`, `random`, `level:7`, `search:time=0.5` and the like."""
    kind, colon, _ = name.partition(":")
    return name in NAMES or bool(colon and kind in (LEVEL, *THINKERS))


class EngineOpponent:
    """An opponent that calculates."""

    def __init__(self, name: str, seed: int, engine: OpponentEngine) -> None:
        self.name = name
        self.engine = engine
        self._seed = seed % (1 << 31)

    def choose(self, game: Game) -> Move:
        """Its move, the same again where a move is taken back; EngineFailure if there is none."""
        go = GoRequest(player=self.name, seed=self._seed + len(game.steps))
        return game.move(self.engine.ask(game, go))

    def think(self, game: Game, *, is_survey: bool = False) -> Thought:
        """The same choice; the reasons stay in the other process."""
        return Thought(action=game.action_of(self.choose(game)))


def opponent(name: str, seed: int, engine: OpponentEngine) -> Player:
    """The player that a name stands for."""
    return named(name, seed=seed) if name in NAMES else EngineOpponent(name, seed, engine)
