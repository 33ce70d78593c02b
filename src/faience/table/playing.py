"""In the game: moves, deals, the end; bots that play for people who are away; phrases."""

from faience.games import Game, IllegalMove, InvalidMove, fairness
from faience.table import commands, events, limits
from faience.table.drafting import Draft
from faience.table.refusals import Refused
from faience.table.seats import Who
from faience.table.state import State

AFTER_CLOCK = 5
"""The level of the bot that plays on when somebody's time is over."""


def deal_if_due(draft: Draft) -> None:
    """Chance never waits: draw what is due, or close the game."""
    state = draft.state
    game = state.game
    while game is not None and game.turn is None and not game.is_over:
        number = state.deals + 1
        tiles = fairness.deal(game.copy(), state.secret, state.nonces, number)
        draft.add(events.Dealt(deal=number, tiles=tiles))
        state = draft.state
        game = state.game
    if game is not None and game.is_over and state.status == "playing":
        draft.add(events.Finished(secret=state.secret.hex()))


def move(draft: Draft, command: commands.Move) -> None:
    """A person's move; it takes the seat back from a bot too."""
    game = draft.state.playing()
    _check_version(draft, command.version)
    seat = game.turn
    if seat is None or not draft.state.seats[seat].is_of(draft.who):
        raise Refused("not-your-turn", "it is somebody else's turn")
    _check_length(draft.state)
    made = check_move(game, command.move)
    if draft.state.seats[seat].stand_in is not None:
        draft.add(events.Returned(seat=seat))
    draft.add(events.Moved(seat=seat, move=made))
    deal_if_due(draft)


def _check_version(draft: Draft, version: int) -> None:
    if version != draft.state.version:
        message = f"this answers the position after event {version}, but it is the one after {draft.state.version}"
        raise Refused("stale", message, {"version": draft.state.version})


def _check_length(state: State) -> None:
    if state.is_too_long:
        message = f"this game has gone on for {limits.MOST_MOVES} moves and takes no more; play again at a new table"
        raise Refused("too-long", message)


def check_move(game: Game, text: str) -> str:
    """A legal move as it is written; Refused says which rule forbids it."""
    try:
        made = game.move(text)
        if str(made) not in {str(step) for step in game.legal_moves()}:
            game.copy().play(made)  # a whole turn, or a reason why not
    except InvalidMove as error:
        raise Refused("invalid-move", str(error), {"move": text[:20]}) from error
    except IllegalMove as error:
        raise Refused("illegal-move", str(error), {"rule": error.rule, "move": str(made)}) from error
    return str(made)


def bot_plays(draft: Draft, command: commands.BotPlays) -> None:
    """A bot's move, for itself or for a person."""
    game = draft.state.playing()
    _check_version(draft, command.version)
    if game.turn != command.seat or draft.state.seats[command.seat].bot is None:
        raise Refused("not-your-turn", f"no bot is to move in seat {command.seat + 1}")
    _check_length(draft.state)
    draft.add(events.Moved(seat=command.seat, move=check_move(game, command.move), is_bot=True))
    deal_if_due(draft)


def stand_in(draft: Draft, command: commands.StandIn) -> None:
    """Give the seat of somebody who is not here to a bot; any other person at the table may."""
    draft.state.playing()
    at = draft.state.seat_at(command.seat)
    mine = draft.state.seats_of(draft.who)
    if not mine:
        raise Refused("not-seated", "only those who play may ask for this")
    seat = draft.state.seats[at]
    if at in mine or not seat.is_person:
        raise Refused("not-away", f"seat {command.seat} is not another person's")
    if seat.stand_in is not None:
        raise Refused("not-away", f"a bot plays in seat {command.seat} already")
    if at in draft.here:
        raise Refused("is-here", f"{seat.name or 'the player'} is here")
    draft.add(events.StoodIn(seat=at, level=command.level, by=mine[0]))


def come_back(draft: Draft, command: commands.Return) -> None:
    """Take one's seat back from the bot."""
    draft.state.playing()
    at = draft.state.own(command.seat, draft.who)
    if draft.state.seats[at].stand_in is not None:
        limits.check(draft.state.tallies, at, "returns")
        draft.add(events.Returned(seat=at))


def run_out(draft: Draft, command: commands.RunOut) -> None:
    """The clock hands the seat to a bot."""
    draft.state.playing()
    clocks = draft.state.clocks
    if clocks is None or clocks.running != command.seat or clocks.runs_out is None:
        raise Refused("no-clock", f"the clock of seat {command.seat + 1} is not running")
    if draft.now < clocks.runs_out:
        raise Refused("too-early", f"there are {clocks.runs_out - draft.now} ms left")
    draft.add(events.StoodIn(seat=command.seat, level=AFTER_CLOCK, by=None))


def resume(draft: Draft, command: commands.Resume) -> None:
    """The server is back; where a clock was running it matters how long it was away."""
    clocks = draft.state.clocks
    if command.lost > 0 and draft.state.status == "playing" and clocks is not None and clocks.running is not None:
        draft.add(events.Resumed(lost=command.lost))


def say(draft: Draft, command: commands.Say) -> None:
    """A phrase, by those who sit at the table."""
    mine = draft.state.seats_of(draft.who)
    if not mine:
        raise Refused("not-seated", "only those who sit at the table speak")
    at = mine[0] if command.seat is None else draft.state.own(command.seat, draft.who)
    limits.check(draft.state.tallies, at, "talk")
    draft.add(events.Said(seat=at, phrase=command.phrase))


def rematched(draft: Draft, command: commands.Rematched) -> None:
    """The game goes on at another table; there is only one."""
    mine = check_rematch(draft.state, draft.who)
    if draft.state.rematch is None:
        draft.add(events.RematchMade(table=command.table, seat=mine))


def check_rematch(state: State, who: Who) -> int:
    """The seat of whoever would like to play again; Refused if that cannot be asked now."""
    mine = state.seats_of(who)
    if state.status != "over" and not state.is_too_long:
        raise Refused("not-over", "the game is not over yet")
    if not mine:
        raise Refused("not-seated", "only those who played may ask for this")
    return mine[0]
