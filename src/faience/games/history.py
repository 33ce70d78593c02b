"""A state of the rules with everything that led to it: draws and moves, what happened, and what undo goes back to."""

import secrets
from itertools import takewhile
from typing import Any, Self

import msgspec
import numpy as np

from faience.games.errors import IllegalMove, InvalidOption
from faience.games.events import Event
from faience.games.position import Position
from faience.games.rulebook import Rulebook, State
from faience.games.variants import Variant
from faience.rules import log as logs
from faience.rules import rng as generator
from faience.rules import states

_CHANGING = ("_rng", "_steps", "_events", "_snapshots", "_log", "_actions")
"""What every copy of a game has for itself, beside the state."""


class Step(msgspec.Struct, frozen=True):
    """One entry of a game's history: a tile drawn (its letter) or a move made (by a seat, as text)."""

    text: str
    seat: int | None


class _Snapshot(msgspec.Struct, frozen=True):
    """What undo goes back to: state and generator as bytes, since a live table keeps one for every move."""

    state: bytes
    rng: bytes
    steps: int
    events: int


class History:
    """What a game has behind it. Games are compared, copied and pickled by it."""

    def __init__(self, variant: Variant, state: State, seed: int | None = None, start: Position | None = None) -> None:
        """Begin with a state; `seed` is for the draws to come."""
        self.variant = variant
        self.seed = secrets.randbits(63) if seed is None else check_seed(seed)
        self._state = state
        self._rng = generator.new()
        generator.seed(self._rng, self.seed - (1 << 64 if self.seed >> 63 else 0))  # the same 64 bits, signed
        self._start = start
        self._first = int(state.starter)
        self._first_round = int(state.round_number)
        self._steps: list[Step] = []
        self._events: list[Event] = []
        self._snapshots: list[_Snapshot] = []
        self._make_scratch()

    def _make_scratch(self) -> None:
        self._log = logs.new(self.book.rules.LOG)
        self._actions = np.zeros(self.book.rules.ACTIONS, np.int16)

    @property
    def book(self) -> Rulebook:
        """The rulebook of this game."""
        return self.variant.book

    @property
    def turn(self) -> int | None:
        """The seat to act, or None when tiles are to be dealt or the game is over."""
        turn = states.number(self._state, "turn")
        return turn if turn >= 0 else None

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every draw and every move so far."""
        return tuple(self._steps)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened so far."""
        return tuple(self._events)

    def _save(self) -> None:
        """Remember what undo goes back to."""
        self._snapshots.append(
            _Snapshot(states.content(self._state), self._rng.tobytes(), len(self._steps), len(self._events))
        )

    def _step(self, action: int) -> list[Event]:
        """Make one step that is known to be legal."""
        self._steps.append(Step(str(self.book.move_of(self._state, action)), self.turn))
        self._log[0] = 0
        self.book.rules.play(self._state, action, self._log)
        return self._note()

    def _note(self) -> list[Event]:
        events = self.book.events.read_all(self._log)
        self._events += events
        return events

    @property
    def can_undo(self) -> bool:
        """True when a move was made that can be taken back."""
        return bool(self._snapshots)

    def undo(self) -> Step:
        """Take back the last move and everything that followed it; the next random deal will be the same again."""
        if not self._snapshots:
            raise IllegalMove("nothing-to-undo", "there is no move to undo")
        saved = self._snapshots.pop()
        taken_back = self._taken_back(saved)
        self._state = states.restore(self.book.rules.STATE, saved.state)
        self._rng = np.frombuffer(saved.rng, self._rng.dtype).copy()
        del self._steps[saved.steps :], self._events[saved.events :]
        return taken_back

    def _taken_back(self, saved: _Snapshot) -> Step:
        """What undo takes back: a step, or all steps of a turn that was made as one move."""
        first, *others = self._steps[saved.steps :]
        others = list(takewhile(lambda step: step.seat == first.seat, others))
        if not others:
            return first
        steps = [self.book.parse(step.text) for step in (first, *others)]
        return Step(self.book.write_turn(steps, self._events[saved.events :]), first.seat)

    def copy(self) -> Self:
        """An independent game in the same position with the same history and the same future deals."""
        twin = object.__new__(type(self))
        own = {name: self.__dict__[name].copy() for name in _CHANGING}
        twin.__dict__ = self.__dict__ | own | {"_state": states.copy(self._state)}
        return twin

    __copy__ = copy

    def __eq__(self, other: object) -> bool:
        """Games are equal in the same position after the same history; what will be dealt next is not compared."""
        if not isinstance(other, History):
            return NotImplemented
        return self._history() == other._history() and states.content(self._state) == states.content(other._state)

    __hash__ = None  # type: ignore[assignment]  # a game changes as it is played

    def _history(self) -> tuple[object, ...]:
        return self.variant, self._first, self._start, self._steps

    def __getstate__(self) -> dict[str, Any]:
        """What a pickle holds: the state as bytes, so that the interpreter and machine code read each other's."""
        kept = {name: value for name, value in self.__dict__.items() if name not in ("_log", "_actions")}
        return kept | {"_state": states.content(self._state)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._state = states.restore(self.book.rules.STATE, kept["_state"])
        self._make_scratch()


def is_number(value: object) -> bool:
    """True for an integer that is not True or False in disguise."""
    return isinstance(value, int) and not isinstance(value, bool)


def check_seed(seed: int) -> int:
    """The seed itself, if it is one."""
    if not is_number(seed) or not 0 <= seed < 1 << 64:
        raise InvalidOption("seed", "a seed must be a number from 0 to 2**64 - 1, not {seed}", seed=repr(seed))
    return seed
