"""The moves that may be made in a position."""

from collections.abc import Iterator, Sequence
from typing import overload

from faience.games.rulebook import Move


class LegalMoves:
    """Legal moves as a sequence, in the order of the fixed action space; `in` takes a move or its text.

    It is not declared as a `Sequence[Move]`, for which type checkers call `"3B2" in moves` a mistake.
    """

    __slots__ = ("_moves",)

    def __init__(self, moves: tuple[Move, ...]) -> None:
        self._moves = moves

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    @overload
    def __getitem__(self, at: int) -> Move: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Move, ...]: ...
    def __getitem__(self, at: int | slice) -> Move | tuple[Move, ...]:
        return self._moves[at]

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            return move.strip().lower() in (str(own).lower() for own in self._moves)
        return move in self._moves

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self._moves == tuple(other)

    def __hash__(self) -> int:
        return hash(self._moves)

    def __repr__(self) -> str:
        return f"<LegalMoves {' '.join(map(str, self._moves))}>"


Sequence.register(LegalMoves)
