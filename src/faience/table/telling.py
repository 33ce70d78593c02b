"""Events of a table as everyone may hear of them: in words, with what happened in the game, and nothing private."""

from collections.abc import Sequence

from faience.games import Game
from faience.table import events, wire
from faience.table.state import Memory, Moment, State
from faience.table.table import Table
from faience.table.wording import events_of, lines_of, look_of, names_of, sheet_of, words_of
from faience.words import Line, Words, verdict
from faience.words.narration import round_begin, untold


def told(table: Table, event: events.AnyEvent, lang: str) -> wire.TableEvent:
    """An event of a table as it is sent, from the table right after it or any later one."""
    known = table.told.get((event.number, lang))
    if known is None or known[0] != event:
        moment = _moment(table, event.number)
        if moment is None and isinstance(event, events.Moved | events.Dealt):
            _tell_all(table, lang)
        else:
            _remember(table.told, table, event, moment, lang)
        known = table.told[event.number, lang]
    found: wire.TableEvent = known[1]
    return found


def _moment(state: State, number: int) -> Moment | None:
    return next((moment for moment in state.moments if moment.number == number), None)


def _tell_all(table: Table, lang: str) -> None:
    """Go through the whole log again, since only the latest events are at hand with what they did to the game."""
    for past in Table.walk(table.id, table.secret, table.log):
        event = past.log[-1]
        known = table.told.get((event.number, lang))
        if known is None or known[0] != event:
            _remember(table.told, past, event, _moment(past, event.number), lang)


def _remember(memory: Memory, state: State, event: events.AnyEvent, moment: Moment | None, lang: str) -> None:
    words = words_of(lang)
    names = names_of(state, words)
    game_lines, sheet = list[Line](), list[wire.SheetLine]()
    if moment is not None and moment.before is not None and moment.happened:
        since = round_begin(moment.before.events)
        before = _story(memory, moment.before, since, names, words)
        game_lines = untold(_story(memory, moment.after, since, names, words), before)
        if moment.after.round > moment.before.round or (moment.after.is_over and not moment.before.is_over):
            sheet = sheet_of(moment.after, words, moment.before.round)
    seat = getattr(event, "seat", None)
    memory[event.number, lang] = (
        event,
        wire.TableEvent(
            number=event.number,
            at=event.at,
            kind=events.kind_of(event),
            seat=None if seat is None else seat + 1,
            lines=lines_of([*game_lines, *_lines(state, event, names, words)]),
            happened=events_of(moment.happened) if moment else [],
            move=event.move if isinstance(event, events.Moved) else None,
            sheet=sheet,
            back_to=event.back_to if isinstance(event, events.Undone) else None,
            phrase=event.phrase if isinstance(event, events.Said) else None,
        ),
    )


def _story(memory: Memory, game: Game, since: int, names: Sequence[str], words: Words) -> list[Line]:
    """The log of a game's round in words; the latest one is kept, since the next event goes on from there."""
    key = -1, words.lang
    known = memory.get(key)
    if known is None or known[0] is not game or known[1] != (names, since):
        known = memory[key] = game, (names, since), look_of(game).story(game, names, words, since)
    lines: list[Line] = known[2]
    return lines


def _lines(state: State, event: events.AnyEvent, names: Sequence[str], words: Words) -> list[Line]:
    """What is said of an event that is not part of the game itself."""
    kind = "end" if isinstance(event, events.Finished) else "table"
    said = _said(state, event, names, words)
    return [Line(said, kind, getattr(event, "seat", None))] if said else []


def _said(state: State, event: events.AnyEvent, names: Sequence[str], words: Words) -> str:
    match event:
        case events.Sat(is_again=False, seat=at, name=name):
            return words.say("table-event-sat", name=name or words.say("seat-person", seat=at + 1))
        case events.Stood(seat=at, name=name):
            return words.say("table-event-stood", name=name or words.say("seat-person", seat=at + 1))
        case events.Planned(seat=at, plan=plan) if plan.level is not None:
            bot = words.say("seat-level", level=plan.level)
            return words.say("table-event-planned", name=bot, seat=at + 1)
        case events.Renamed(seat=at, name=name, before=before):
            return words.say("table-event-renamed", name=name, before=before or words.say("seat-person", seat=at + 1))
        case events.UndoAsked(seat=at):
            return words.say("table-event-asked", name=names[at])
        case events.UndoDeclined(seat=at):
            return words.say("table-event-declined", name=names[at])
        case events.Undone(seat=at):
            return words.say("table-event-undone", name=names[at])
        case events.StoodIn(seat=at, level=level, by=by):
            bot = words.say("seat-level", level=level)
            message = "table-event-out-of-time" if by is None else "table-event-stand-in"
            return words.say(message, name=names[at], bot=bot)
        case events.Returned(seat=at):
            return words.say("table-event-returned", name=names[at])
        case events.Resumed(lost=lost):
            return words.say("table-event-resumed", seconds=max(1, round(lost / 1000)))
        case events.Finished() if state.game is not None:
            return verdict(state.game, names, words)
        case events.RematchMade(seat=at):
            return words.say("table-event-rematch", name=names[at])
        case _:
            return ""
