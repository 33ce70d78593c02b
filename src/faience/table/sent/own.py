"""What only one person may know: their seats and keys, and, if it is their turn, what they may do."""

from collections.abc import Iterator, Sequence

from msgspec.structs import asdict

from faience.games import Event, Game, IllegalMove, InvalidMove
from faience.table import commands
from faience.table.playing import attempt, check_length, check_turn, refusal_of
from faience.table.refusals import Refused
from faience.table.seats import Who
from faience.table.sent.shapes import Ahead, Explored, MoveOption, Options, Own, StoodIn, WhyNot, game_events
from faience.table.state import TableState
from faience.table.undoing import can_undo, can_undo_stand_in, stood_in


def own_of(state: TableState, who: Who, now: int, options: Options | None = None) -> Own:
    """What a person may know; `options` are those of the table if this person `is_to_act`."""
    return Own(
        now=now,
        you=[at + 1 for at in state.seats_of(who)],
        is_host=state.is_host(who),
        keys=_keys(state, who),
        undo=can_undo(state, who, now),
        stood_in=_stood_in(state, who, now),
        options=options,
    )


def _stood_in(state: TableState, who: Who, now: int) -> StoodIn | None:
    """What a bot has played for a person who may be back now; for one seat at a time."""
    for at in state.seats_of(who) if state.status == "playing" else ():
        if moves := stood_in(state, at):
            return StoodIn(at + 1, len(moves), moves[0].number, can_undo_stand_in(state, who, at + 1, now))
    return None


def _keys(state: TableState, who: Who) -> dict[str, str]:
    """The keys a person may know: of their own seats, and the invitation, if they have it or are the host."""
    return {
        str(at): seat.key
        for at, seat in enumerate(state.seats, 1)
        if seat.is_of(who) or (seat.kind == "friend" and (state.is_host(who) or seat.key in who.keys))
    }


def is_to_act(state: TableState, who: Who) -> bool:
    """True when a person is to make a move."""
    turn = state.turn
    if state.status != "playing" or turn is None or state.is_too_long:
        return False
    return state.seats[turn].is_of(who)


def options_of(state: TableState) -> Options:
    """What the seat to act may do."""
    return question(state.playing())


def question(game: Game, steps: Sequence[str] = ()) -> Options:
    """What the seat to act is asked in a game, with all answers, after steps that were chosen already."""
    return Options(tuple(steps), game.phase, game_events(game.outlook()), list(_answers(game)))


def _answers(game: Game) -> Iterator[MoveOption]:
    for move, seen in game.foresee_all():
        yield MoveOption(str(move), game_events(seen.happened), game_events(seen.later))


def explore(state: TableState, who: Who, command: commands.Explore) -> Explored:
    """What steps would do that are not made yet, and what is asked next; Refused if they cannot be made."""
    seat = check_turn(state, who, command.version)
    game, happened = _after(state.playing(), command.steps)
    is_asked = game.turn == seat and (not command.steps or game.phase in game.book.follow_ups)
    options = question(game, command.steps) if is_asked else None
    return Explored(game_events(happened), game.position(), options)


def look_ahead(state: TableState, who: Who, command: commands.Ahead) -> Ahead:
    """What a person could do if it were their turn already; Refused where the rules cannot tell before it is."""
    game, seat = state.playing(), state.own(command.seat, who)
    check_length(state)
    if game.turn == seat:
        raise Refused("your-turn", "it is the turn of seat {seat}; its options came with the events", seat=command.seat)
    if game.phase not in game.book.ahead:
        raise Refused("not-ahead", "nobody can look ahead in the phase {phase}", phase=game.phase)
    return Ahead(**asdict(question(game.ahead(seat))), version=state.version)


def _after(game: Game, steps: Sequence[str]) -> tuple[Game, list[Event]]:
    """The game after some steps of a turn, and what happened with them; Refused if they cannot be made."""
    if not steps:
        return game, []
    after = game.copy()
    try:
        return after, after.play_turn(steps)
    except (InvalidMove, IllegalMove) as error:
        raise refusal_of(error, str(steps[-1])) from error


def why_not(state: TableState, command: commands.Why) -> WhyNot:
    """Why a move is not allowed now."""
    game, _ = _after(state.playing(), command.steps)
    try:
        attempt(game, command.move)
    except Refused as refused:
        return WhyNot(refused.rule or refused.code, refused.facts, refused.message)
    return WhyNot(None, {}, "")
