"""Garland: moves as text, and why one is not allowed."""

from msgspec.structs import astuple

from faience.games.errors import InvalidMove
from faience.games.refusals import IDLE, Reason, Refusals
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
        raise InvalidMove(
            "unreadable", f"{text[:20]!r} is not a move; a move is a color: K, L or M", {"text": text[:20]}
        )
    return Take(LETTERS.index(word))


def action_of(state: State, move: Move) -> int:
    """The rules' number for a move."""
    if isinstance(move, Take) and 0 <= move.color < len(LETTERS):
        return move.color
    raise InvalidMove("other-move", f"{type(move).__name__}{astuple(move)} is not a move of the game garland")


def move_of(state: State, action: int) -> Move:
    """The move for an action."""
    return Take(action)


REASONS = IDLE | {
    rules.TAKE_DUE: Reason("take-due", "take a color: K, L or M"),
    rules.NO_BEAD: Reason("no-bead", "there is no such bead on the tray", lambda color: {"color": LETTERS[color]}),
}
explain = Refusals(rules, REASONS, {}, action_of, move_of).explain
