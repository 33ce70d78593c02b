"""Games and seats in the reader's language: what views of a table, its log and replays have in common."""

from collections.abc import Iterable, Sequence

from faience.games import Event, Game
from faience.table import wire
from faience.table.seats import Seat
from faience.table.state import State
from faience.terminal import VIEWS, TerminalView
from faience.words import Line, Words, verdict

_MOST_USES = 2_000
"""Words remember what they said; the names and facts of all games together must not fill the memory."""
_words: dict[str, tuple[Words, int]] = {}


def words_of(lang: str) -> Words:
    """The words of a language."""
    words, uses = _words.get(lang) or (Words(lang), 0)
    _words[lang] = (words, uses + 1) if uses < _MOST_USES else (Words(lang), 0)
    return words


def look_of(game: Game) -> TerminalView:
    """How a game is put into words."""
    return VIEWS[game.variant.game]


def names_of(state: State, words: Words) -> tuple[str, ...]:
    """What each seat is called; bots of one level are told apart by the number of their seat."""
    levels = [seat.level for seat in state.seats]
    return tuple(_name(at, seat, levels.count(seat.level), words) for at, seat in enumerate(state.seats, 1))


def _name(number: int, seat: Seat, of_this_level: int, words: Words) -> str:
    if seat.kind == "bot":
        name = words.say("seat-level", level=seat.level or 0)
        return name if of_this_level == 1 else words.say("seat-numbered", name=name, seat=number)
    return seat.name or (words.say("seat-person", seat=number) if seat.is_person else "")


def lines_of(lines: Iterable[Line]) -> list[wire.LogLine]:
    """Lines of a log as they are sent."""
    return [wire.LogLine(line.text, line.kind, None if line.seat is None else line.seat + 1) for line in lines]


def events_of(events: Iterable[Event]) -> list[wire.GameEvent]:
    """What happened as it is sent."""
    return [wire.GameEvent.of(event) for event in events]


def sheet_of(game: Game, words: Words, of_round: int | None = None) -> list[wire.SheetLine]:
    """Every point so far, or of one round, with its reason."""
    look = look_of(game)
    return [
        wire.SheetLine(line.round, line.seat + 1, look.reason(line.event, words), line.points, line.total)
        for line in game.sheet()
        if of_round is None or line.round == of_round
    ]


def result_of(game: Game, names: Sequence[str], words: Words) -> wire.Result | None:
    """How the game ended; None while it goes on."""
    found = game.result()
    if found is None:
        return None
    said = verdict(game, names, words)
    return wire.Result(found.places, found.scores, found.tie_break, found.ties, found.reason, said)
