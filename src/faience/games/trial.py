"""A trial of a registration: random games that show whether what was declared is what happens."""

import random
from collections.abc import Iterator

import msgspec
import numpy as np

from faience.games.errors import IllegalMove, InvalidMove
from faience.games.events import Event, EventKind
from faience.games.game import Game
from faience.games.registry import on_trial
from faience.games.rulebook import Rulebook
from faience.games.variants import Variant

LONGEST = 5_000
"""A random game that takes more steps counts as one that does not end."""


def trial_problems(book: Rulebook) -> Iterator[str]:
    """What goes wrong in a game of the fewest and in one of the most seats."""
    with on_trial(book):
        yield from _tried(book)


def _tried(book: Rulebook) -> Iterator[str]:
    variant = Variant(book.name, tuple(option.choices[0] for option in book.options), book.standard_parts)
    try:
        msgspec.json.encode(variant.printed)
    except TypeError as error:
        yield f"what is printed must be plain data: {error}"
    for seats in sorted({book.seats[0], book.seats[-1]}):
        try:
            yield from _played(variant, seats)
        except Exception as error:  # whatever a game from outside does, it is the game's problem
            yield f"a random game of {seats} fails: {type(error).__name__}: {error}"


def _played(variant: Variant, seats: int) -> Iterator[str]:
    game, dice, found = Game.of(variant, seats, seed=seats), random.Random(seats), set[str]()
    while not game.is_over:
        if len(game.steps) > LONGEST:
            yield f"a random game of {seats} does not end within {LONGEST} steps"
            return
        if game.turn is None:
            events = game.deal()
        else:
            found.update(_move_problems(game))
            found.update(_ahead_problems(game))
            events = game.play(dice.choice(list(game.legal_moves())))
        found.update(problem for event in events for problem in _event_problems(game.book, event))
        if Game.from_position(game.position()).position() != game.position():
            found.add("a position must be the same after it was read")
    result = game.result()
    if result is None or min(result.places) != 1:
        found.add("somebody must be in first place")
    yield from sorted(found)


def _move_problems(game: Game) -> Iterator[str]:
    """Every legal move has a text of its own that reads back as itself."""
    for action in game.legal_actions():
        move = game.move_of(action)
        try:
            if game.book.parse(str(move)) != move or game.action_of(move) != action:
                yield f"the move {move} must read back as itself"
        except (InvalidMove, IllegalMove) as error:
            yield f"the move {move} is legal but refused: {error}"
        if not any(action in numbers for numbers in game.book.actions.values()):
            yield f"action {action} has no name"
    yield from _refusal_problems(game)


def _ahead_problems(game: Game) -> Iterator[str]:
    """Where seats may look ahead, each of them has moves."""
    seats = range(game.seats) if game.phase in game.book.ahead else ()
    if not all(game.ahead(seat).legal_moves() for seat in seats):
        yield f"in the phase {game.phase!r}, which ahead names, every seat must have moves"


def _refusal_problems(game: Game) -> Iterator[str]:
    """The rules refuse exactly the actions that they do not list."""
    rules, state, legal = game.book.rules, game.state_copy(), set(game.legal_actions())
    facts = np.zeros(rules.REFUSED, np.int64)
    if not rules.due(state, facts):
        yield "due must name a rule whenever a seat is to act"
    for action in range(rules.ACTIONS):
        is_refused = bool(rules.refuse(state, action, facts))
        if is_refused == (action in legal):
            yield f"action {action} is {'legal but' if is_refused else 'not legal and not'} refused by the rules"


def _event_problems(book: Rulebook, event: Event) -> Iterator[str]:
    kind = book.events[event.kind]
    is_right = {"none": event.points == 0, "gain": event.points >= 0, "loss": event.points <= 0}[kind.points]
    if not is_right:
        yield f"event {kind.name!r} is declared with points {kind.points!r}, but changed a score by {event.points}"
    for name, value in event.facts.items():
        if not _fits(book, kind, name, value):
            yield f"field {name!r} of event {kind.name!r} is declared {kind.fields[name].type!r}, but was {value!r}"


def _fits(book: Rulebook, kind: EventKind, name: str, value: str | int) -> bool:
    match kind.fields[name].type:
        case "tile":
            return isinstance(value, str) and len(value) == 1 and value in book.letters
        case "tiles":
            return isinstance(value, str) and set(value) <= set(book.letters)
        case "text":
            return isinstance(value, str)
        case _:
            return isinstance(value, int) and value >= 0
