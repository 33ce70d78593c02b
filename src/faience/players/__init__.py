"""Who makes moves: one protocol, and the opponents behind it."""

from faience.players.baselines import Greedy, Random
from faience.players.limits import Limits
from faience.players.player import Alternative, NoMove, Player, Thought
from faience.players.roster import NAMES, checked, named

__all__ = ["NAMES", "Alternative", "Greedy", "Limits", "NoMove", "Player", "Random", "Thought", "checked", "named"]
