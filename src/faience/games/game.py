"""A game in play: the one object that people and programs handle."""

import secrets
from collections.abc import Sequence
from importlib import import_module
from itertools import takewhile
from types import ModuleType
from typing import Any, Literal, Self

import msgspec
import numpy as np
from msgspec.structs import replace

from faience.games.errors import IllegalMove, InvalidDeal, InvalidMove, InvalidOption
from faience.games.events import Event
from faience.games.foresight import Foresight, foresee, outlook
from faience.games.legal import LegalMoves
from faience.games.plain import listed
from faience.games.position import Position
from faience.games.refusals import nobody_acts
from faience.games.registry import book_of
from faience.games.results import Result, ScoreLine, sheet_of
from faience.games.rulebook import Move, Rulebook, State, Whole
from faience.games.variants import Variant
from faience.rules import log as logs
from faience.rules import rng as generator
from faience.rules import states
from faience.rules.ranking import OUTCOME, TIES
from faience.rules.tiles import CHANCE, OVER


class Step(msgspec.Struct, frozen=True):
    """One entry of a game's history: a tile drawn (its letter) or a move made (by a seat, as text)."""

    text: str
    seat: int | None


class _Snapshot(msgspec.Struct, frozen=True):
    """What undo goes back to."""

    state: State
    rng: Any
    steps: int
    events: int


class Game:
    """A game from its first deal to its end; seats count from 0.

    A game is for one thread at a time; different games, also copies of one, may be played in different threads at once.
    """

    def __init__(self, variant: Variant, state: State, seed: int | None = None, start: Position | None = None) -> None:
        """Use `Game.new` or `Game.from_position`."""
        self.variant = variant
        self.seed = secrets.randbits(63) if seed is None else check_seed(seed)
        self._state = state
        self._rng = generator.new()
        generator.seed(self._rng, _signed(self.seed))
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

    @classmethod
    def new(
        cls,
        game: str = "classic",
        seats: int = 2,
        *,
        first: int | Literal["random"] = 0,
        seed: int | None = None,
        **options: object,
    ) -> Self:
        """A game before its first deal, such as `Game.new("classic", 3, wall="gray", seed=7)`."""
        return cls.of(Variant.of(game, **options), seats, first=first, seed=seed)

    @classmethod
    def of(
        cls, variant: Variant, seats: int = 2, *, first: int | Literal["random"] = 0, seed: int | None = None
    ) -> Self:
        """A game of a variant before its first deal."""
        book = variant.book
        if not _is_number(seats) or seats not in book.seats:
            raise InvalidOption(
                "seats",
                f"{book.name} is played by {listed(book.seats)} players, not {seats!r}",
                {"game": book.name, "seats": repr(seats)},
            )
        if first != "random" and not (_is_number(first) and 0 <= first < seats):
            raise InvalidOption(
                "first",
                f"first is a seat from 0 to {seats - 1} or 'random', not {first!r}",
                {"seats": seats, "first": repr(first)},
            )
        state = states.new(book.rules.STATE)
        book.rules.setup(state, seats, variant.number, 0 if first == "random" else first, variant.part_numbers)
        made = cls(variant, state, seed)
        if first == "random":
            state.starter = int(generator.below(made._rng, seats))
            made._first = int(state.starter)
        return made

    @classmethod
    def from_position(cls, position: object, *, seed: int | None = None) -> Self:
        """A game that goes on from a position: a value such as `game.position()`, or the same as JSON text or data."""
        given = Position.parse(position)
        book = book_of(given.game)
        state = book.state_of(given)
        parts = getattr(given, book.parts.name) if book.parts else None
        variant = Variant.from_number(book.name, int(state.options), parts)
        return cls(variant, state, seed, book.position_of(state, parts))

    @property
    def book(self) -> Rulebook:
        """The rulebook of this game."""
        return book_of(self.variant.game)

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self._state.seats)

    @property
    def turn(self) -> int | None:
        """The seat to act, or None when tiles are to be dealt or the game is over."""
        return int(self._state.turn) if self._state.turn >= 0 else None

    @property
    def phase(self) -> str:
        """What is due: `deal`, a phase of the game such as `draft`, or `over`."""
        return self._phase_of(self._state)

    @property
    def round(self) -> int:
        """The round, from 1."""
        return int(self._state.round_number)

    @property
    def first(self) -> int:
        """The seat that began the game."""
        return self._first

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        return [int(points) for points in self._state.score[: self.seats]]

    @property
    def is_over(self) -> bool:
        """True after the last round."""
        return bool(self._state.turn == OVER)

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every draw and every move so far."""
        return tuple(self._steps)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened so far."""
        return tuple(self._events)

    def legal_moves(self) -> LegalMoves:
        """The moves the seat to act may make; none while tiles are to be dealt. `"3B2" in game.legal_moves()` works."""
        return LegalMoves(tuple(self.book.move_of(self._state, action) for action in self.legal_actions()))

    def is_legal(self, move: Move | str) -> bool:
        """Whether a move could be made now: a step, or a whole turn; InvalidMove if it cannot be read."""
        made = move if isinstance(move, Move) else self.move(move)
        try:
            if isinstance(made, Whole):
                self.copy().play(made)
            else:
                self.action_of(made)
        except IllegalMove:
            return False
        return True

    def legal_actions(self) -> list[int]:
        """The same as numbers of the fixed action space, ascending."""
        number = int(self.book.rules.legal(self._state, self._actions))
        return [int(action) for action in self._actions[:number]]

    def move(self, text: str) -> Move:
        """Read a move; InvalidMove if it cannot be read. Whether it is legal here is not asked."""
        if not isinstance(text, str):
            raise InvalidMove("text", f"a move is a text, not {type(text).__name__}")
        return self.book.parse(text)

    def action_of(self, move: Move | str) -> int:
        """The number of a legal move in the fixed action space; InvalidMove or IllegalMove."""
        made = move if isinstance(move, Move) else self.move(move)
        if isinstance(made, Whole) and self.turn is not None:
            made = made.following(self._state, (), 0) or made
        if refused := nobody_acts(self._state, made):
            raise refused
        action = self.book.action_of(self._state, made)
        if action not in self.legal_actions() or self.book.move_of(self._state, action) != made:
            raise self.book.explain(self._state, made)
        return action

    def move_of(self, action: int) -> Move:
        """The move that a legal action stands for."""
        if action not in self.legal_actions():
            raise IllegalMove("no-such-action", f"action {action!r} is not legal here", {"action": repr(action)})
        return self.book.move_of(self._state, action)

    def play(self, move: Move | str) -> list[Event]:
        """Make a move; returns what happened. A move that is several steps for the rules is made as a whole or not."""
        made = move if isinstance(move, Move) else self.move(move)
        if isinstance(made, Whole):
            return self._play_whole(made)
        action = self.action_of(made)
        self._snapshots.append(
            _Snapshot(states.copy(self._state), self._rng.copy(), len(self._steps), len(self._events))
        )
        return self._step(action)

    def _play_whole(self, whole: Whole) -> list[Event]:
        trial = self.copy()
        events = trial.play(trial.move_of(trial.action_of(whole)))
        done = 1
        while trial.turn == self.turn and (step := whole.following(trial._state, events, done)) is not None:
            events += trial._step(trial.action_of(step))
            done += 1
        whole.check(events)
        self.__dict__ = trial.__dict__
        return events

    def _step(self, action: int) -> list[Event]:
        """Make one step that is known to be legal."""
        self._steps.append(Step(str(self.book.move_of(self._state, action)), self.turn))
        self._log[0] = 0
        self.book.rules.play(self._state, action, self._log)
        return self._note()

    def chances(self) -> dict[str, int]:
        """What the next draw may bring, with how likely each is: tiles, by how many there are of each."""
        if self._state.turn != CHANCE:
            return {}
        weights = np.zeros(self.book.rules.CHANCES, np.int64)
        self.book.rules.chances(self._state, weights)
        names = self.book.draws[self.phase].names
        return {name: int(weight) for name, weight in zip(names, weights, strict=False) if weight}

    def draw(self, tile: str) -> list[Event]:
        """Draw one given tile, or whatever is to be drawn; InvalidDeal if it cannot be."""
        self._check_deal()
        there = self.chances()
        if not isinstance(tile, str) or tile not in there:
            left = ", ".join(f"{number} {name}" for name, number in there.items())
            raise InvalidDeal("draw", f"{tile!r} cannot be drawn; there is {left}", {"tile": repr(tile), "left": left})
        self._steps.append(Step(tile, None))
        self._log[0] = 0
        self.book.rules.draw(self._state, self.book.draws[self.phase].names.index(tile), self._log)
        return self._note()

    def deal(self, tiles: str | None = None) -> list[Event]:
        """Draw until a decision is due: at random, or given tiles in the order drawn, such as `BBYR KWWB`.

        Given tiles may be fewer than needed (the deal then stays open) but not more. A wrong one changes nothing.
        """
        self._check_deal()
        before = len(self._events)
        if tiles is None:
            self._log[0] = 0
            self.book.rules.deal(self._state, self._rng, self._log)
            events = self._note()
            facts = {draws.event: draws.fact for draws in self.book.draws.values()}
            self._steps += [Step(str(event.facts[facts[event.kind]]), None) for event in events if event.kind in facts]
            return events
        if not isinstance(tiles, str):
            raise InvalidDeal("text", f"a deal is a text, not {type(tiles).__name__}")
        trial, text = self.copy(), "".join(tiles.split())
        while text:
            if trial._state.turn != CHANCE:
                raise InvalidDeal(
                    "deal-length",
                    f"too many tiles: {text[:20]!r} comes after the last free space",
                    {"tiles": text[:20]},
                )
            length = trial.book.draws[trial.phase].length
            trial.draw(text[:length])
            text = text[length:]
        self.__dict__ = trial.__dict__
        return self._events[before:]

    def deal_with(self, words: Sequence[int]) -> list[Event]:
        """Draw until a decision is due with the generator in this state, four 32-bit words; the game's own is left."""
        if len(words) != generator.WORDS or not all(0 <= word <= generator.WORD for word in words) or not any(words):
            raise InvalidDeal("generator", f"a generator is four 32-bit words that are not all zero, not {words!r}")
        own, self._rng = self._rng, np.array(words, np.int64)
        try:
            return self.deal()
        finally:
            self._rng = own

    def foresee(self, move: int | Move | str) -> Foresight:
        """What a legal action or move would do, and what would come of it later; the game stays as it is."""
        if isinstance(move, int):
            return foresee(self.book, self._state, move)
        made = self.move(move) if isinstance(move, str) else move
        trial, happened, done = self.copy(), list[Event](), 1
        action = trial.action_of(made)
        while True:
            seen = foresee(trial.book, trial._state, action)
            if not isinstance(made, Whole):
                return seen
            events = [*happened, *trial._step(action)]
            step = made.following(trial._state, events, done) if trial.turn == self.turn else None
            if step is None:
                made.check(events)
                return Foresight([*happened, *seen.happened], seen.later)
            happened, action, done = events, trial.action_of(step), done + 1

    def outlook(self) -> list[Event]:
        """What is to come on the board of the seat to act as things stand, such as points of lines that are complete.

        `foresee` says the same of the position after an action, so the difference is what the action changes.
        """
        return outlook(self.book, states.copy(self._state), self.turn) if self.turn is not None else []

    def _phase_of(self, state: State) -> str:
        return self.book.phases[int(state.phase)]

    def _check_deal(self) -> None:
        if self._state.turn != CHANCE:
            due = "the game is over" if self.is_over else f"seat {int(self._state.turn) + 1} is to move"
            raise InvalidDeal("no-deal", f"no tiles are to be dealt now: {due}", {"due": due})

    def _note(self) -> list[Event]:
        events = self._read_log()
        self._events += events
        return events

    def _read_log(self) -> list[Event]:
        entries = self._log[1 : 1 + int(self._log[0])].tolist()
        return [self.book.events.read(entries[at : at + logs.WIDTH]) for at in range(0, len(entries), logs.WIDTH)]

    @property
    def can_undo(self) -> bool:
        """True when a move was made that can be taken back."""
        return bool(self._snapshots)

    def undo(self) -> Step:
        """Take back the last move and everything that followed it; the next random deal will be the same again."""
        if not self._snapshots:
            raise IllegalMove("nothing-to-undo", "no move was made yet that could be taken back")
        saved = self._snapshots.pop()
        taken_back = self._taken_back(saved)
        self._state, self._rng = states.copy(saved.state), saved.rng.copy()  # a copy of this game may hold them too
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

    def sheet(self) -> list[ScoreLine]:
        """Every point of every seat so far with its reason, in the order they came."""
        return sheet_of(self._events, self.book.events, self._start_scores(), self._first_round)

    def _start_scores(self) -> list[int]:
        gained = [sum(event.points for event in self._events if event.seat == seat) for seat in range(self.seats)]
        return [score - points for score, points in zip(self.scores, gained, strict=True)]

    def result(self) -> Result | None:
        """Places, scores, what broke ties and why the game ended; None while it goes on."""
        if not self.is_over:
            return None
        out = np.zeros(OUTCOME, np.int64)
        self.book.rules.outcome(self._state, out)
        places, ties = out[: self.seats].tolist(), out[TIES : TIES + self.seats].tolist()
        return Result(places, self.scores, self.book.tie_break, ties, self.book.reasons[int(self._state.reason)])

    def position(self) -> Position:
        """The position as a value: `to_json` writes it, and `from_position` goes on from it."""
        return self.book.position_of(self._state, self.variant.parts)

    @property
    def start(self) -> Position | None:
        """The position the game began from, if it was a given one."""
        return self._start

    def observe(self, seat: int) -> "np.ndarray[Any, np.dtype[np.float32]]":
        """The numbers a learned player in this seat sees."""
        if not _is_number(seat) or not 0 <= seat < self.seats:
            raise InvalidOption(
                "seat",
                f"seat must be from 0 to {self.seats - 1}, not {seat!r}",
                {"seats": self.seats, "seat": repr(seat)},
            )
        out = np.zeros(self.book.rules.OBSERVATION, np.float32)
        self.book.rules.observe(self._state, seat, out)
        return out

    def state_copy(self) -> State:
        """The rules' own record of the position, for players that calculate."""
        return states.copy(self._state)

    def copy(self) -> Self:
        """An independent game in the same position with the same history and the same future deals."""
        twin = object.__new__(type(self))
        twin.__dict__ = self.__dict__ | {
            "_state": states.copy(self._state),
            "_rng": self._rng.copy(),
            "_steps": self._steps.copy(),
            "_events": self._events.copy(),
            "_snapshots": self._snapshots.copy(),
            "_log": self._log.copy(),
            "_actions": self._actions.copy(),
        }
        return twin

    __copy__ = copy

    def __eq__(self, other: object) -> bool:
        """Games are equal in the same position after the same history; what will be dealt next is not compared."""
        if not isinstance(other, Game):
            return NotImplemented
        return self._history() == other._history() and states.content(self._state) == states.content(other._state)

    __hash__ = None  # type: ignore[assignment]  # a game changes as it is played

    def _history(self) -> tuple[object, ...]:
        return self.variant, self._first, self._start, self._steps

    def __getstate__(self) -> dict[str, Any]:
        """What a pickle holds: states as bytes, so that the interpreter and machine code read each other's."""
        saved = [replace(snapshot, state=states.content(snapshot.state)) for snapshot in self._snapshots]
        kept = {name: value for name, value in self.__dict__.items() if name not in ("_log", "_actions")}
        return kept | {"_state": states.content(self._state), "_snapshots": saved}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        dtype = self.book.rules.STATE
        self._state = states.restore(dtype, kept["_state"])
        self._snapshots = [replace(saved, state=states.restore(dtype, saved.state)) for saved in kept["_snapshots"]]
        self._make_scratch()

    def __str__(self) -> str:
        """The table drawn in letters."""
        return str(_drawing().as_text(self))

    def _repr_svg_(self) -> str:
        """The table as a picture, which notebooks show."""
        return str(_drawing().as_svg(self))

    def __repr__(self) -> str:
        due = "over" if self.is_over else f"seat {self.turn}" if self.turn is not None else "deal"
        return f"<Game {self.variant}, {self.seats} seats, round {self.round}, {due}, scores {self.scores}>"


def _drawing() -> ModuleType:
    """How a game is drawn: loaded when one is, since the rooms above know it and this one must not."""
    return import_module("faience.terminal.show")


def _is_number(value: object) -> bool:
    """True for an integer that is not True or False in disguise."""
    return isinstance(value, int) and not isinstance(value, bool)


def check_seed(seed: int) -> int:
    """The seed itself, if it is one."""
    if not _is_number(seed) or not 0 <= seed < 1 << 64:
        raise InvalidOption("seed", f"a seed is a number from 0 to 2**64 - 1, not {seed!r}", {"seed": repr(seed)})
    return seed


def _signed(seed: int) -> int:
    """The same 64 bits as the rules' generator takes them."""
    return seed - (1 << 64) if seed >= 1 << 63 else seed
