"""What actions would do, from the rules themselves: they try them on copies."""

from collections.abc import Callable, Sequence
from functools import cache
from types import ModuleType
from typing import Any

import msgspec
import numpy as np

from faience.games.events import Event
from faience.games.rulebook import Rulebook, State
from faience.rules import foreseeing, states
from faience.rules import log as logs
from faience.rules.kernel import bind


class Foresight(msgspec.Struct, frozen=True):
    """What a step does itself, and what will come of it on the board of who makes it, whatever others do."""

    happened: list[Event]
    later: list[Event]


def foresee(book: Rulebook, state: State, actions: Sequence[int]) -> list[Foresight]:
    """What each of some legal actions would bring about, before the end of a round or the turns of others follow.

    Where one only leads to a question, such as how to pay, the answer does not change what there is to see.
    """
    rules, count = book.rules, len(actions)
    stack, words = states.stack(rules.STATE, 2)
    words[1] = np.frombuffer(states.content(state), words.dtype)
    scratch, answered = np.zeros(rules.ACTIONS, np.int16), np.zeros(count, np.int8)
    happened, later = np.empty((2, count, rules.LOG), np.int32)
    follow_ups = sum(1 << book.phases.index(phase) for phase in book.follow_ups)
    wanted = np.array(actions, np.int16)
    _kernel(rules)(stack, words, count, wanted, follow_ups, scratch, answered, happened, later)
    return [
        Foresight(_read(book, happened[at], is_answered=bool(answered[at])), _read(book, later[at], is_answered=True))
        for at in range(count)
    ]


@cache
def _kernel(rules: ModuleType) -> Callable[..., None]:
    look = getattr(rules, "outlook", None) or foreseeing.nothing
    (found,) = bind(rules, foreseeing.foresee, look=look)
    return found  # type: ignore[no-any-return]


def outlook(book: Rulebook, state: State, seat: int) -> list[Event]:
    """What is to come for a seat as things stand in a state, which is used up; nothing if the rules do not say."""
    if not hasattr(book.rules, "outlook"):
        return []
    log = logs.new(book.rules.LOG)
    book.rules.outlook(state, seat, log)
    return _read(book, log, is_answered=True)


def _read(book: Rulebook, log: Any, *, is_answered: bool) -> list[Event]:
    """The events of a log, without those that only say how a question was answered that nobody asked yet."""
    events = book.events.read_all(log)
    return [event for event in events if not book.events[event.kind].is_answer] if is_answered else events
