"""Pavilion: what stars and numbers that are complete now give at the end of the game."""

from faience.rules.kernel import kernel
from faience.rules.pavilion.rounds import score_number, score_star
from faience.rules.pavilion.stars import NUMBER_POINTS
from faience.rules.pavilion.state import STARS


@kernel
def outlook(state, seat, log):
    """Score a seat's complete stars and covered numbers; no tile ever leaves them."""
    for star in range(STARS):
        score_star(state, seat, star, log)
    for number in range(NUMBER_POINTS.size):
        score_number(state, seat, number, log)
