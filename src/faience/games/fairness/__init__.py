"""Randomness nobody has to believe in: draws that follow from what was promised before, and from what seats added.

`chains` has the draws of tables that are made today, `nonces` those of older ones, and `checking` finds out about both.
"""

from faience.games.fairness.checking import Finding, SeatShare, check
from faience.games.fairness.drawing import SECRET_BYTES
from faience.games.fairness.nonces import (
    NONCE,
    STARTER,
    bot_nonce,
    commitment,
    deal,
    draw_starter,
    is_nonce,
    words,
)

__all__ = [
    "NONCE",
    "SECRET_BYTES",
    "STARTER",
    "Finding",
    "SeatShare",
    "bot_nonce",
    "check",
    "commitment",
    "deal",
    "draw_starter",
    "is_nonce",
    "words",
]
