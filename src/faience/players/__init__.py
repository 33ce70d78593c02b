"""Who makes moves: one protocol, and the simple opponents behind it."""

from faience.players.greedy import Greedy
from faience.players.player import Player
from faience.players.random import Random
from faience.players.roster import NAMES, named

__all__ = ["NAMES", "Greedy", "Player", "Random", "named"]
