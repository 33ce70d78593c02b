"""What an action would do, from the rules themselves: they try it on a copy."""

import msgspec
import numpy as np

from faience.games.events import Event
from faience.games.rulebook import Rulebook, State
from faience.rules import log as logs
from faience.rules import states


class Foresight(msgspec.Struct, frozen=True):
    """What a step does itself, and what will come of it on the board of who makes it, whatever others do."""

    happened: list[Event]
    later: list[Event]


def foresee(book: Rulebook, state: State, action: int) -> Foresight:
    """What a legal action would bring about, before the end of a round or the turns of others follow.

    Where it only leads to a question, such as how to pay, the answer does not change what there is to see.
    """
    seat, is_asked = int(state.turn), False
    state, log = states.copy(state), logs.new(book.rules.LOG)
    book.rules.act(state, action, log)
    while not log[0] and state.turn == seat and book.phases[int(state.phase)] in book.follow_ups:
        is_asked = True
        actions = np.zeros(book.rules.ACTIONS, np.int16)
        book.rules.legal(state, actions)
        book.rules.act(state, int(actions[0]), log)
    happened = _without_answers(book, book.events.read_all(log)) if is_asked else book.events.read_all(log)
    return Foresight(happened, outlook(book, state, seat))


def outlook(book: Rulebook, state: State, seat: int) -> list[Event]:
    """What is to come for a seat as things stand in a state, which is used up; nothing if the rules do not say."""
    if not hasattr(book.rules, "outlook"):
        return []
    log = logs.new(book.rules.LOG)
    book.rules.outlook(state, seat, log)
    return _without_answers(book, book.events.read_all(log))


def _without_answers(book: Rulebook, events: list[Event]) -> list[Event]:
    """All but what only says how a question was answered that nobody asked yet."""
    return [event for event in events if not book.events[event.kind].is_answer]
