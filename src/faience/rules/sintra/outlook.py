"""Sintra: what a complete strip will score before anybody knows which of its panes goes into the window."""

from faience.rules import bits
from faience.rules.kernel import kernel
from faience.rules.sintra.palace import colors_on, glaze
from faience.rules.sintra.state import PANE


@kernel
def outlook(state, seat, log):
    """Where a pane is to be chosen, what follows whatever is chosen."""
    if state.phase == PANE and state.turn == seat:
        place = int(state.glazier[seat])
        glaze(state, seat, place, bits.lowest(colors_on(state, seat, place)), log)
