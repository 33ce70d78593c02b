"""Summer Pavilion: the colored and the free side of the boards, for 2 to 4 seats."""

from faience.rules.pavilion.chance import chances, deal, draw
from faience.rules.pavilion.observe import OBSERVATION, observe
from faience.rules.pavilion.refusals import REFUSED, due, refuse
from faience.rules.pavilion.rounds import act, legal, outcome, outlook, play, settle
from faience.rules.pavilion.state import ACTIONS, CHANCES, LOG, STATE, actions, setup
