"""Why a move is not allowed: what the rules answer in numbers, as a rule's name, facts and a sentence."""

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any, TypeAlias

import msgspec
import numpy as np

from faience.games.errors import IllegalMove, InvalidMove
from faience.games.rulebook import Move, State
from faience.rules import refusals as rules

Facts: TypeAlias = dict[str, str | int]


class Reason(msgspec.Struct, frozen=True):
    """How a rule that refuses is told."""

    rule: str
    """Its name, for programs."""
    message: str
    """One English sentence, with places for facts and for `color_name`, `source_name` and `seats`."""
    facts: Callable[..., Facts] = lambda *_: {}
    """The facts in the terms of the notation, from the numbers that the rules give."""


def unreadable(text: str, notation: str) -> InvalidMove:
    """What is raised for a text that is no move; `notation` says how moves are written."""
    return InvalidMove("unreadable", "{text!r} is not a move; " + notation, text=shorten(text))


def other_move(move: Move, game: str) -> InvalidMove:
    """What is raised for a move of another game, or with numbers that this game does not have."""
    fields = ", ".join(f"{name}={getattr(move, name)!r}" for name in move.__struct_fields__)
    told = f"{type(move).__name__}({fields})"
    return InvalidMove("other-move", "{move} is not a move of the game {game}", move=told, game=game)


def shorten(text: str) -> str:
    """The beginning of a text that may be long."""
    return text if len(text) <= 20 else text[:20] + "..."


def members(numbers: int) -> list[int]:
    """The numbers of a set that the rules hold as bits."""
    return [number for number in range(numbers.bit_length()) if numbers >> number & 1]


IDLE = {
    rules.GAME_OVER: Reason("over", "the game is over"),
    rules.DRAW_DUE: Reason("deal-due", "tiles must be dealt first"),
}
"""How it is told in every game that no seat is to act."""


def source_reasons(take: Callable[..., Facts], tile: str, displays: int) -> dict[int, Reason]:
    """How games with displays tell that nothing can be taken; the rules give the number of displays at `displays`."""
    return {
        rules.NO_DISPLAY: Reason(
            "no-display",
            "there are {displays} displays with {seats} players",
            lambda *given: take(*given) | {"displays": given[displays]},
        ),
        rules.SOURCE_EMPTY: Reason("source-empty", "{source_name} is empty", take),
        rules.NO_SUCH_TILE: Reason("no-such-tile", f"there is no {{color_name}} {tile} in {{source_name}}", take),
    }


def nobody_acts(state: State, move: Move) -> IllegalMove | None:
    """Why no move at all is allowed; None when a seat is to act."""
    rule = int(rules.nobody_acts(state))
    return refusal(IDLE[rule], move, {}) if rule else None


def refusal(
    reason: Reason, move: Move, told: Facts, names: Mapping[str, str] | None = None, seats: int = 0
) -> IllegalMove:
    """What is raised for a reason with its facts; `names` are those of colors by their letters."""
    facts: Facts = {"move": str(move), **told}
    source = facts.get("source")
    words = {
        "color_name": (names or {}).get(str(facts.get("color")), ""),
        "source_name": f"display {source}" if source else "the center",
        "seats": seats,
    }
    return IllegalMove.told(reason.rule, f"{move}: " + reason.message.format(**words | facts), facts)


class Refusals(msgspec.Struct, frozen=True):
    """What a game says about moves that are not allowed."""

    game: ModuleType
    """The rules."""
    reasons: Mapping[int, Reason]
    """How each rule is told, by its number."""
    names: Mapping[str, str]
    """The colors by their letters."""
    action_of: Callable[[Any, Move], int]
    move_of: Callable[[Any, int], Move]

    def explain(self, state: State, move: Move) -> IllegalMove:
        """The rule that forbids a move; where the move is more than its action says, what is due instead."""
        out = np.zeros(self.game.REFUSED, np.int64)
        action = self.action_of(state, move)
        is_said = self.move_of(state, action) == move
        reason = self.reasons[int(self.game.refuse(state, action, out) if is_said else self.game.due(state, out))]
        return refusal(reason, move, reason.facts(*out.tolist()), self.names, int(state.seats))
