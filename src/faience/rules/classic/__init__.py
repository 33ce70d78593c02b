"""The classic game: colored or gray wall, with or without joker tiles, for 2 to 4 seats."""

from faience.rules.classic.chance import chances, deal, draw
from faience.rules.classic.draft import legal
from faience.rules.classic.observe import OBSERVATION, observe
from faience.rules.classic.refusals import REFUSED, due, refuse
from faience.rules.classic.rounds import act, outcome, outlook, play, settle
from faience.rules.classic.state import ACTIONS, CHANCES, IMMATERIAL, LOG, STATE, actions, setup
