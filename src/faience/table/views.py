"""A table as one person may see it, and as it stands in a list."""

from typing import Any

import msgspec

from faience.games import Game, IllegalMove, InvalidMove
from faience.table import wire
from faience.table.playing import check_move
from faience.table.refusals import Refused
from faience.table.replays import replay_of
from faience.table.seats import Seat, Who
from faience.table.state import State
from faience.table.telling import told
from faience.table.undoing import can_undo
from faience.table.wire import Listed, Replay, SheetLine, TableEvent, View
from faience.table.wording import (
    events_of,
    look_of,
    names_of,
    result_of,
    words_of,
)
from faience.table.wording import sheet_of as _sheet_of
from faience.words import Words

__all__ = [
    "Listed",
    "Presence",
    "Replay",
    "SheetLine",
    "TableEvent",
    "View",
    "listed_of",
    "refusal",
    "replay_of",
    "sheet_of",
    "told",
    "view_of",
    "why_not",
]


class Presence(msgspec.Struct, frozen=True):
    """Who is at the table at this moment: seats of people, from 0, and how many look on."""

    here: frozenset[int] = frozenset()
    spectators: int = 0


class _Shown(msgspec.Struct, frozen=True):
    """What everyone sees of a position, in one language."""

    position: Any
    heading: tuple[str, str]
    prompt: str
    last: wire.LastMove | None
    result: wire.Result | None
    printed: dict[str, Any]


def view_of(state: State, who: Who, lang: str, presence: Presence, now: int) -> View:
    """Everything one person may see."""
    words = words_of(lang)
    names = names_of(state, words)
    shown = _shown(state, names, words)
    mine, turn = state.seats_of(who), state.turn
    return View(
        table=state.id,
        number=state.number,
        version=state.version,
        status=state.status,
        settings=state.settings,
        seats=[_seat(at, seat, names[at], presence) for at, seat in enumerate(state.seats)],
        you=[at + 1 for at in mine],
        is_host=state.is_host(who),
        keys=_keys(state, who),
        commitment=state.commitment,
        secret=state.published,
        spectators=presence.spectators,
        position=shown.position,
        printed=shown.printed,
        turn=None if turn is None else turn + 1,
        prompt=shown.prompt,
        heading=shown.heading,
        moves=_moves(state, words) if turn in mine else [],
        last=shown.last,
        undo=_undo(state, who),
        clocks=_clocks(state, now),
        result=shown.result,
        rematch=state.rematch,
    )


def _seat(at: int, seat: Seat, name: str, presence: Presence) -> wire.SeatView:
    return wire.SeatView(
        seat=at + 1,
        kind=seat.kind,
        name=name,
        level=seat.level,
        is_here=seat.kind == "bot" or (seat.is_person and at in presence.here),
        stand_in=seat.stand_in,
        has_nonce=bool(seat.nonce),
        nonce=seat.nonce or None,
    )


def _keys(state: State, who: Who) -> dict[str, str]:
    """The keys a person may know: of their own seats, and as host the invitations to seats that are free."""
    return {
        str(at): seat.key
        for at, seat in enumerate(state.seats, 1)
        if seat.is_of(who) or (seat.kind == "friend" and state.is_host(who))
    }


def _undo(state: State, who: Who) -> wire.UndoView:
    request = state.request
    asked = wire.UndoRequest(request.seat + 1, [at + 1 for at in request.waits_for]) if request else None
    return wire.UndoView(can_undo(state, who), asked)


def _clocks(state: State, now: int) -> wire.Clocks | None:
    clocks = state.clocks
    if clocks is None:
        return None
    return wire.Clocks(list(clocks.left_at(now)), None if clocks.running is None else clocks.running + 1)


def _shown(state: State, names: tuple[str, ...], words: Words) -> _Shown:
    """What everyone sees of the position, put together once for all who look at it in one language."""
    key = words.lang, names, tuple(seat.stand_in for seat in state.seats)
    found: _Shown | None = state.shown.get(key)
    if found is None:
        found = state.shown[key] = _show(state, names, words)
    return found


def _show(state: State, names: tuple[str, ...], words: Words) -> _Shown:
    printed, game = state.settings.variant.printed, state.game
    if game is None:
        return _Shown(None, ("", ""), "", None, None, printed)
    look, position, turn = look_of(game), game.position(), game.turn
    mark = state.marks[-1] if state.marks else None
    last = wire.LastMove(mark.seat + 1, mark.move, events_of(mark.happened)) if mark else None
    prompt = look.turn(position, names[turn] if turn is not None else "", words)
    if turn is not None and state.is_too_long:
        prompt = words.say("turn-too-long")
    elif turn is not None and (level := state.seats[turn].bot) is not None:
        is_stand_in = state.seats[turn].stand_in is not None
        name = words.say("seat-level", level=level) if is_stand_in else names[turn]
        prompt = words.say("turn-opponent", name=name)
    return _Shown(position, look.heading(position, words), prompt, last, result_of(game, names, words), printed)


def _moves(state: State, words: Words) -> list[wire.MoveOption]:
    """Every legal move with what it would do, put together once for each language."""
    key = "moves", words.lang
    found: list[wire.MoveOption] | None = state.shown.get(key)
    if found is None and state.game is not None and state.status == "playing":
        found = state.shown[key] = options_of(state.game, words)
    return found or []


def options_of(game: Game, words: Words) -> list[wire.MoveOption]:
    """The legal moves of a position, each with its preview."""
    look, position, options = look_of(game), game.position(), []
    for action, move in zip(game.legal_actions(), game.legal_moves(), strict=True):
        text, happened = str(move), game.foresee(action).happened
        head, tail = look.split(text)
        preview = look.preview(happened, position, words)
        options.append(wire.MoveOption(text, head, tail, preview, events_of(happened)))
    return options


def sheet_of(state: State, lang: str) -> list[SheetLine]:
    """Every point of the game so far with its reason."""
    return _sheet_of(state.game, words_of(lang)) if state.game is not None else []


def why_not(state: State, text: str, lang: str) -> str:
    """Why a move is not allowed now, in words; nothing if it is."""
    try:
        check_move(state.playing(), text)
    except Refused as refused:
        return refusal(state, refused, lang)
    return ""


def refusal(state: State | None, refused: Refused, lang: str) -> str:
    """What to tell whoever was refused: which rule forbids a move in their language, anything else as it is."""
    cause = refused.__cause__
    if state is not None and isinstance(cause, IllegalMove | InvalidMove):
        return words_of(lang).why(state.settings.game, cause, str(refused.facts.get("move", "")))
    return refused.message


def listed_of(state: State, who: Who) -> Listed:
    """The table as it stands in a list."""
    game, mine = state.game, state.seats_of(who)
    result = game.result() if game is not None else None
    seats = [
        wire.ListedSeat(
            seat.kind,
            seat.name,
            seat.level,
            game.scores[at] if game is not None else None,
            result.places[at] if result is not None else None,
        )
        for at, seat in enumerate(state.seats)
    ]
    return Listed(
        table=state.id,
        game=state.settings.game,
        options=state.settings.variant.options,
        status=state.status,
        created=state.created,
        touched=state.touched,
        seats=seats,
        you=[at + 1 for at in mine],
        is_your_turn=state.status == "playing" and state.turn in mine,
    )
