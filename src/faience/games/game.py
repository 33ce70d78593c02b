"""A game in play: the one object that people and programs handle."""

from collections.abc import Iterator, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any, Literal, Self, cast

import numpy as np

from faience.games.errors import IllegalMove, InvalidDeal, InvalidMove, InvalidOption, listed
from faience.games.events import Event
from faience.games.foresight import Foresight, foresee, outlook
from faience.games.history import History, Step, is_number
from faience.games.position import Position
from faience.games.refusals import nobody_acts
from faience.games.registry import DEFAULT, book_of
from faience.games.results import Result, ScoreLine, sheet_of
from faience.games.rulebook import LegalMoves, Move, State, WholeTurn
from faience.games.variants import Variant
from faience.rules import rng as generator
from faience.rules import states
from faience.rules.ranking import OUTCOME, TIES
from faience.rules.tiles import CHANCE, OVER


class Game(History):
    """A game from its first deal to its end; seats count from 0.

    A game is for one thread at a time; different games, also copies of one, may be played in different threads at once.
    """

    @classmethod
    def new(
        cls,
        game: str = DEFAULT,
        seats: int = 2,
        *,
        first: int | Literal["random"] = 0,
        seed: int | None = None,
        **options: object,
    ) -> Self:
        """A game before its first deal, with options by their names; docs/api.md has examples."""
        return cls.of(Variant.of(game, **options), seats, first=first, seed=seed)

    @classmethod
    def of(
        cls, variant: Variant, seats: int = 2, *, first: int | Literal["random"] = 0, seed: int | None = None
    ) -> Self:
        """A game of a variant before its first deal."""
        book = variant.book
        if not is_number(seats) or seats not in book.seats:
            message = "{game} is played by {allowed} players, not {seats}"
            raise InvalidOption("seats", message, game=book.name, seats=repr(seats), allowed=listed(book.seats))
        if first != "random" and not (is_number(first) and 0 <= first < seats):
            message = "first must be a seat from 0 to {last} or 'random', not {first}"
            raise InvalidOption("first", message, seats=seats, first=repr(first), last=seats - 1)
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
    def seats(self) -> int:
        """How many play."""
        return states.number(self._state, "seats")

    @property
    def phase(self) -> str:
        """What is due: `deal`, a phase of the game such as `draft`, or `over`."""
        return self.book.phases[states.number(self._state, "phase")]

    @property
    def round(self) -> int:
        """The round, from 1."""
        return states.number(self._state, "round_number")

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
        return states.number(self._state, "turn") == OVER

    def legal_moves(self) -> LegalMoves:
        """The moves the seat to act may make; none while tiles are to be dealt. `"3B2" in game.legal_moves()` works."""
        move_of = self.book.move_of
        return LegalMoves(tuple(move_of(self._state, action) for action in self.legal_actions()))

    def is_legal(self, move: Move | str) -> bool:
        """Whether a move could be made now: a step, or a whole turn; InvalidMove if it cannot be read."""
        made = move if isinstance(move, Move) else self.move(move)
        try:
            self.copy().play(made) if isinstance(made, WholeTurn) else self.action_of(made)
        except IllegalMove:
            return False
        return True

    def legal_actions(self) -> list[int]:
        """The same as numbers of the fixed action space, ascending."""
        number = int(self.book.rules.legal(self._state, self._actions))
        actions: list[int] = self._actions[:number].tolist()
        return actions

    def move(self, text: str) -> Move:
        """Read a move; InvalidMove if it cannot be read. Whether it is legal here is not asked."""
        if not isinstance(text, str):
            raise InvalidMove("text", "a move must be text, not {kind}", kind=type(text).__name__)
        return self.book.parse(text)

    def action_of(self, move: Move | str) -> int:
        """The number of a legal move in the fixed action space; InvalidMove or IllegalMove."""
        made = move if isinstance(move, Move) else self.move(move)
        if isinstance(made, WholeTurn) and self.turn is not None:
            made = made.next_step(self._state, (), 0) or made
        if refused := nobody_acts(self._state, made):
            raise refused
        action = self.book.action_of(self._state, made)
        if action not in self.legal_actions() or self.book.move_of(self._state, action) != made:
            raise self.book.explain(self._state, made)
        return action

    def move_of(self, action: int) -> Move:
        """The move that a legal action stands for."""
        if action not in self.legal_actions():
            raise IllegalMove("no-such-action", "action {action} is not legal here", action=repr(action))
        return self.book.move_of(self._state, action)

    def play(self, move: Move | str) -> list[Event]:
        """Make a move; returns what happened. A move that is several steps for the rules is made as a whole or not."""
        made = move if isinstance(move, Move) else self.move(move)
        if isinstance(made, WholeTurn):
            return self._play_whole_turn(made)
        action = self.action_of(made)
        self._save()
        return self._step(action)

    def _play_whole_turn(self, turn: WholeTurn) -> list[Event]:
        trial, events = self.copy(), list[Event]()
        trial._save()
        for action in trial._actions_of(turn, events):
            events += trial._step(action)
        turn.check(events)
        self.__dict__ = trial.__dict__
        return events

    def _actions_of(self, move: Move, events: Sequence[Event]) -> Iterator[int]:
        """What a move is for the rules: an action, or several; whoever makes each adds to `events` what it led to."""
        seat, done = self.turn, 1
        yield self.action_of(move)
        if isinstance(move, WholeTurn):
            while self.turn == seat and (step := move.next_step(self._state, events, done)) is not None:
                yield self.action_of(step)
                done += 1

    def play_turn(self, steps: Sequence[Move | str]) -> list[Event]:
        """Make the steps of one turn, all or none of them; `undo` takes them back together."""
        trial, events = self.copy(), list[Event]()
        for at, step in enumerate(steps):
            made = step if isinstance(step, Move) else trial.move(step)
            if at and (trial.turn != self.turn or trial.phase not in self.book.follow_ups):
                raise IllegalMove("turn-over", "{move}: the turn is over before this step", move=made)
            events += trial.play(made)
        del trial._snapshots[len(self._snapshots) + 1 :]
        self.__dict__ = trial.__dict__
        return events

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
            raise InvalidDeal("draw", "{tile} cannot be drawn; what is left is {left}", tile=repr(tile), left=left)
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
            raise InvalidDeal("text", "a deal must be text, not {kind}", kind=type(tiles).__name__)
        trial, text = self.copy(), "".join(tiles.split())
        while text:
            if trial._state.turn != CHANCE:
                message = "too many tiles: {tiles!r} comes after the last free space"
                raise InvalidDeal("deal-length", message, tiles=text[:20])
            length = trial.book.draws[trial.phase].length
            trial.draw(text[:length])
            text = text[length:]
        self.__dict__ = trial.__dict__
        return self._events[before:]

    def deal_with(self, words: Sequence[int]) -> list[Event]:
        """Draw until a decision is due with the generator in this state, four 32-bit words; the game's own is left."""
        if len(words) != generator.WORDS or not all(0 <= word <= generator.WORD for word in words) or not any(words):
            message = "a generator takes four 32-bit words that are not all zero, not {words}"
            raise InvalidDeal("generator", message, words=repr(words))
        own, self._rng = self._rng, np.array(words, np.int64)
        try:
            return self.deal()
        finally:
            self._rng = own

    def foresee(self, move: int | Move | str) -> Foresight:
        """What a legal action or move would do, and what would come of it later; the game stays as it is."""
        if isinstance(move, int):
            return foresee(self.book, self._state, [move])[0]
        made = self.move(move) if isinstance(move, str) else move
        trial, events = self.copy(), list[Event]()
        for action in trial._actions_of(made, events):
            before, (seen,) = events.copy(), foresee(trial.book, trial._state, [action])
            events += trial._step(action)
        if isinstance(made, WholeTurn):
            made.check(events)
        return Foresight([*before, *seen.happened], seen.later)

    def foresee_all(self) -> list[tuple[Move, Foresight]]:
        """Every legal move with what it would do, in the order of `legal_moves`; much quicker than one by one."""
        actions = self.legal_actions()
        moves = (self.book.move_of(self._state, action) for action in actions)
        return list(zip(moves, foresee(self.book, self._state, actions), strict=True))

    def ahead(self, seat: int) -> Self:
        """A copy in which it is the turn of another seat now, to see what it might do when its turn comes.

        Only in phases that the game declares for it: elsewhere nothing can be said before the turn has come.
        """
        self._check_seat(seat)
        if self.turn is None or self.phase not in self.book.ahead:
            message = "nobody can look ahead in the phase {phase} of {game}"
            raise InvalidOption("phase", message, phase=self.phase, game=self.book.name)
        twin = self.copy()
        twin._state.turn = seat
        return twin

    def outlook(self) -> list[Event]:
        """What is to come on the board of the seat to act as things stand, such as points of lines that are complete.

        `foresee` says the same of the position after an action, so the difference is what the action changes.
        """
        return outlook(self.book, states.copy(self._state), self.turn) if self.turn is not None else []

    def _check_seat(self, seat: int) -> None:
        if not is_number(seat) or not 0 <= seat < self.seats:
            message = "seat must be from 0 to {last}, not {seat}"
            raise InvalidOption("seat", message, seats=self.seats, seat=repr(seat), last=self.seats - 1)

    def _check_deal(self) -> None:
        if self._state.turn != CHANCE:
            due = "the game is over" if self.is_over else f"seat {int(self._state.turn) + 1} is to move"
            raise InvalidDeal("no-deal", "no deal is due now: {due}", due=due)

    def sheet(self) -> list[ScoreLine]:
        """Every point of every seat so far with its reason, in the order they came."""
        start = self.scores
        for event in self._events:
            if event.seat is not None:
                start[event.seat] -= event.points
        return sheet_of(self._events, self.book.events, start, self._first_round)

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
        self._check_seat(seat)
        out = np.zeros(self.book.rules.OBSERVATION, np.float32)
        self.book.rules.observe(self._state, seat, out)
        return out

    def state_copy(self) -> State:
        """The rules' own record of the position, for players that calculate."""
        return cast(State, states.copy(self._state))

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
