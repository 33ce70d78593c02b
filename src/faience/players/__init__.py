"""Who makes moves: one protocol, and the opponents behind it."""

from faience.players.greedy import Greedy
from faience.players.limits import Limits
from faience.players.player import NoMove, Player
from faience.players.random import Random
from faience.players.roster import NAMES, checked, named
from faience.players.thought import Alternative, Thought

__all__ = ["NAMES", "Alternative", "Greedy", "Limits", "NoMove", "Player", "Random", "Thought", "checked", "named"]
