"""Garland: moves as text, and why one is not allowed."""

from faience.games.refusals import IDLE, Reason, Refusals, other_move, unreadable
from faience.games.rulebook import Move, State
from tests.fourth import rules

LETTERS = "KLM"


class Take(Move, frozen=True):
    """Take all beads of a color."""

    color: int

    def __str__(self) -> str:
        return LETTERS[self.color]


def parse(text: str) -> Move:
    """Read a move, in capitals or not."""
    word = text.strip().upper()
    if len(word) != 1 or word not in LETTERS:
        raise unreadable(text, "a move is a color: K, L or M")
    return Take(LETTERS.index(word))


def action_of(state: State, move: Move) -> int:
    """The rules' number for a move."""
    if isinstance(move, Take) and 0 <= move.color < len(LETTERS):
        return move.color
    raise other_move(move, "garland")


def move_of(state: State, action: int) -> Move:
    """The move for an action."""
    return Take(action)


REASONS = IDLE | {
    rules.TAKE_DUE: Reason("take-due", "take a color: K, L or M"),
    rules.NO_BEAD: Reason("no-bead", "there is no such bead on the tray", lambda color: {"color": LETTERS[color]}),
}
explain = Refusals(rules, REASONS, {}, action_of, move_of).explain
