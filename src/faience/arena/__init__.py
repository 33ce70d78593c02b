"""Matches on paired deals, and what they prove: who is stronger, by how much, and how sure that is."""

from faience.arena.ladder import LadderResult, Rung, play_ladder
from faience.arena.matches import play_match
from faience.arena.results import Fault, Interrupted, MatchResult, Played, Standing
from faience.arena.statistics import Bounds, EloEstimate, Estimate, Sprt

__all__ = [
    "Bounds", "EloEstimate", "Estimate", "Fault", "Interrupted", "LadderResult", "MatchResult", "Played", "Rung",
    "Sprt", "Standing", "play_ladder", "play_match",
]  # fmt: skip
