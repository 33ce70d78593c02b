"""Garland: what an action gives at once."""

from typing import Any

from faience.rules.kernel import kernel
from tests.fourth.rules import act


@kernel
def gain(state: Any, action: int, log: Any, out: Any) -> None:
    """Points, nothing wasted, beads strung."""
    seat = int(state.turn)
    score, beads = int(state.score[seat]), int(state.tray[action])
    act(state, action, log)
    out[0] = int(state.score[seat]) - score
    out[2] = beads
