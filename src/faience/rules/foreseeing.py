"""What each of several actions would do, tried on one copy after the other.

The functions are written for any game; `faience.rules.kernel.bind` makes kernels of them for one.
"""

from typing import Any

from faience.rules.kernel import kernel

game: Any = None
"""Stands for a game's rules; `bind` says whose."""
look: Any = None
"""Stands for the rules' `outlook`, or for `nothing` where they have none."""


@kernel
def nothing(state, seat, log):
    """The outlook of games that say nothing of what is to come."""


def foresee(stack, words, count, actions, follow_ups, scratch, answered, logs, later):
    """For each action what it does before others follow, and what is to come for the seat that makes it.

    The position is the second of `stack`; the first is scratch. `follow_ups` are phases, as bits: where an action only
    leads to such a question, which shows nothing yet, the first answer is given, and `answered` says so.
    """
    for at in range(count):
        for word in range(words.shape[1]):
            words[0, word] = words[1, word]
        state, log = stack[0], logs[at]
        seat = int(state.turn)
        log[0] = later[at, 0] = answered[at] = 0
        game.act(state, int(actions[at]), log)
        while log[0] == 0 and state.turn == seat and (follow_ups >> int(state.phase)) & 1:
            game.legal(state, scratch)
            game.act(state, int(scratch[0]), log)
            answered[at] = 1
        look(state, seat, later[at])
