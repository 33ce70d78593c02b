"""Stained Glass of Sintra: palace sides A and B, for 2 to 4 seats."""

from faience.rules.sintra.chance import chances, deal, draw
from faience.rules.sintra.draft import legal
from faience.rules.sintra.observe import OBSERVATION, observe
from faience.rules.sintra.refusals import REFUSED, due, refuse
from faience.rules.sintra.rounds import act, outcome, outlook, play, settle
from faience.rules.sintra.state import ACTIONS, CHANCES, LOG, STATE, actions, setup
