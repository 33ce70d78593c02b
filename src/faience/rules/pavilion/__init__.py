"""Summer Pavilion: the colored and the free side of the boards, for 2 to 4 seats."""

from faience.rules.pavilion.chance import chances, deal, draw
from faience.rules.pavilion.observe import OBSERVATION, observe
from faience.rules.pavilion.outlook import outlook
from faience.rules.pavilion.refusals import REFUSED, due, refuse
from faience.rules.pavilion.rounds import act, legal, outcome, play, settle
from faience.rules.pavilion.state import ACTIONS, CHANCES, LOG, STATE, actions, setup

__all__ = [
    "ACTIONS",
    "CHANCES",
    "LOG",
    "OBSERVATION",
    "REFUSED",
    "STATE",
    "act",
    "actions",
    "chances",
    "deal",
    "draw",
    "due",
    "legal",
    "observe",
    "outcome",
    "outlook",
    "play",
    "refuse",
    "settle",
    "setup",
]
