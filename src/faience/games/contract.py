"""What is wrong with a game's registration: every promise that the rooms above rely on, checked.

`docs/adding-a-game.md` describes what a game offers. `problems` reads the registration, then plays a game with the
fewest and one with the most seats, and says in clear sentences where the two do not fit together.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec
import numpy as np

from faience.games.event_fields import FIELD_TYPES
from faience.games.position import Position
from faience.games.rulebook import LANGUAGES, Rulebook
from faience.games.trial import trial_problems
from faience.rules.ranking import MOST_SEATS

CONSTANTS = ("STATE", "ACTIONS", "CHANCES", "LOG", "OBSERVATION", "REFUSED")
KERNELS = (
    *("act", "actions", "chances", "deal", "draw", "due", "legal"),
    *("observe", "outcome", "play", "refuse", "settle", "setup"),
)
"""What the rules of a game offer."""
STATE_FIELDS = ("seats", "options", "turn", "phase", "starter", "round_number", "reason", "score")
"""What the rooms above read in every game's state."""
_NAME = re.compile(r"[a-z][a-z0-9_]*")


def problems(book: Rulebook) -> list[str]:
    """Everything that is wrong with a registration; nothing for one that is right."""
    found = [problem for check in _CHECKS for problem in check(book)]
    return found or list(trial_problems(book))


def _names(book: Rulebook) -> Iterator[str]:
    if not _NAME.fullmatch(book.name):
        yield f"the name {book.name!r} must be small letters, digits and _"
    for what, names in (("phases", book.phases), ("options", [option.name for option in book.options])):
        yield from (f"{what} must be small letters, not {name!r}" for name in names if not _NAME.fullmatch(name))
        yield from (f"{what} has {name!r} twice" for name in _repeated(names))
    if not book.letters or any(not letter.isalnum() for letter in book.letters):
        yield f"letters must be a letter or digit for each kind of tile, not {book.letters!r}"
    yield from (f"letters has {letter!r} twice" for letter in _repeated(book.letters))


def _repeated(names: Iterable[str]) -> list[str]:
    return [name for name, times in Counter(names).items() if times > 1]


def _rules(book: Rulebook) -> Iterator[str]:
    yield from (f"rules must offer {name}" for name in CONSTANTS + KERNELS if not hasattr(book.rules, name))
    kinds = getattr(getattr(book.rules, "STATE", None), "fields", None) or {}
    yield from (f"rules.STATE must have a field {name!r}" for name in STATE_FIELDS if name not in kinds)


def _options(book: Rulebook) -> Iterator[str]:
    for option in book.options:
        if len(option.choices) < 2:
            yield f"option {option.name!r} must have at least two choices"
        yield from (f"option {option.name!r} has {choice!r} twice" for choice in _repeated(map(str, option.choices)))
        if option.unit < 1:
            yield f"option {option.name!r} must have a unit from 1 on, not {option.unit}"
    taken, below = 1, ""
    for option in sorted(book.options, key=lambda option: option.unit):
        if option.unit < taken:
            yield f"the unit of {option.name!r} must be {taken} or more: what is below belongs to {below!r}"
        taken, below = max(taken, option.room), option.name
    if book.parts and book.parts.name in [option.name for option in book.options]:
        yield f"{book.parts.name!r} cannot be the name of the parts and of an option"


def _seats(book: Rulebook) -> Iterator[str]:
    if not book.seats or list(book.seats) != sorted(set(book.seats)):
        yield f"seats must be numbers in ascending order, not {book.seats}"
        return
    if not 1 <= book.seats[0] <= book.seats[-1] <= MOST_SEATS:
        yield f"seats must be from 1 to {MOST_SEATS}, not {book.seats[0]} to {book.seats[-1]}"
    fields = getattr(getattr(book.rules, "STATE", None), "fields", None) or {}
    room = fields["score"][0].shape if "score" in fields else (MOST_SEATS,)
    if room < (book.seats[-1],):
        yield f"rules.STATE has room for the score of {room[0] if room else 1}, but {book.seats[-1]} may play"


def _phases(book: Rulebook) -> Iterator[str]:
    for what, names in (("draws", book.draws), ("follow_ups", book.follow_ups), ("ahead", book.ahead)):
        yield from (
            f"{what} names the phase {name!r}, which is not in phases" for name in names if name not in book.phases
        )
    for name in sorted(book.ahead & (book.follow_ups | set(book.draws))):
        yield f"ahead names the phase {name!r}, in which no turn begins"
    if "over" not in book.phases:
        yield "phases must have 'over' for a game that has ended"
    if not book.reasons:
        yield "reasons must say why a game can end"


def _actions(book: Rulebook) -> Iterator[str]:
    size = getattr(book.rules, "ACTIONS", 0)
    numbers = Counter(number for numbers in book.actions.values() for number in numbers)
    if set(numbers) != set(range(size)):
        yield f"actions must name every number from 0 to {size - 1}, and no other"
    for name, its in book.actions.items():
        if any(numbers[number] > 1 for number in its):
            yield f"actions {name!r} shares numbers with another kind"


def _events(book: Rulebook) -> Iterator[str]:
    yield from (f"events has {name!r} twice" for name in _repeated(kind.name for kind in book.events.declared))
    last = {kind.number: kind for kind in book.events.declared}
    for kind in book.events.declared:
        if kind is not last[kind.number] and kind.applies is type(kind)("", 0).applies:
            yield f"event {kind.name!r} must say when it applies: {last[kind.number].name!r} has its number in the log"
        for name, field in kind.fields.items():
            if field.type not in FIELD_TYPES:
                yield f"field {name!r} of event {kind.name!r} must be {', '.join(FIELD_TYPES)}, not {field.type!r}"
        if kind.begins_round and "round" not in kind.fields:
            yield f"event {kind.name!r} begins a round, so it must have a field 'round'"
        if kind.is_draw and kind.is_own:
            yield f"event {kind.name!r} cannot be a draw and part of a move"
    if not any(kind.begins_round for kind in book.events.declared):
        yield "one event must begin a round"


def _draws(book: Rulebook) -> Iterator[str]:
    for phase, draws in book.draws.items():
        kind = book.events.get(draws.event)
        if kind is None or not kind.is_draw or draws.fact not in kind.fields:
            yield f"what is drawn in {phase!r} must be an event that is a draw, with a field {draws.fact!r}"
        if len({len(name) for name in draws.names}) != 1 or _repeated(draws.names):
            yield f"what is drawn in {phase!r} must have names of one length, all different"
        if len(draws.names) > getattr(book.rules, "CHANCES", 0):
            yield f"more can be drawn in {phase!r} than rules.CHANCES says"
    told = {draws.event for draws in book.draws.values()}
    for kind in book.events.declared:
        if kind.is_draw and kind.name not in told:
            yield f"event {kind.name!r} is a draw, but draws does not name it"


def _position(book: Rulebook) -> Iterator[str]:
    if not (isinstance(book.position_type, type) and issubclass(book.position_type, Position)):
        yield "position_type must be a subclass of faience.games.position.Position"
        return
    if book.position_type.__struct_config__.tag != book.name:
        yield f"position_type must have the tag {book.name!r}"
    wanted = ["round", "phase", "turn", "starter", "boards", *(option.name for option in book.options)]
    wanted += [book.parts.name] if book.parts else []
    fields = book.position_type.__struct_fields__
    yield from (f"position_type must have a field {name!r}" for name in wanted if name not in fields)


def _words(book: Rulebook) -> Iterator[str]:
    wanted = [f"{what}-{letter}" for what in ("color", "tile", "tiles") for letter in book.letters]
    wanted += ["invalid-move", "result-shared"]
    wanted += ["result-tie-break", f"sheet-{book.tie_break}"] if book.tie_break else []
    for language in LANGUAGES:
        if not (path := book.messages / f"{book.name}.{language}.ftl").is_file():
            yield f"there are no messages {path.name} in the folder {book.messages.name!r}"
            continue
        given = re.findall(r"(?m)^([\w-]+) =", path.read_text("utf-8"))
        missing = (name for end in wanted if (name := f"{book.name}-{end}") not in given)
        yield from (f"{path.name} must have the message {name!r}" for name in missing)
    if book.narration and not book.narration.is_file():
        yield f"there is no narration {book.narration.name!r}"


def _parts(book: Rulebook) -> Iterator[str]:
    for room in book.modules:
        if not book.has_part(room):
            yield f"there is no module {book.module_of(room)!r} for the room {room!r}"
    if book.parts:
        standard = book.parts.standard()
        if book.parts.read(msgspec.to_builtins(standard)) != standard:
            yield f"the standard {book.parts.name} must be the same when they are read from plain data"
        if not isinstance(book.parts.numbers(standard), np.ndarray):
            yield f"the {book.parts.name} must become an array of numbers"


_CHECKS = (_names, _rules, _options, _seats, _phases, _actions, _events, _draws, _position, _words, _parts)
