"""In the game: moves; bots that play for people who are away; phrases."""

from collections.abc import Sequence

from faience.games import Game, IllegalMove, InvalidMove
from faience.table import commands, events, limits
from faience.table.drawing import show
from faience.table.folding import Decision
from faience.table.refusals import Refused
from faience.table.seats import Who
from faience.table.state import Outcome, TableState

FAIR_LEVEL = 5
"""The level of a bot that plays for somebody whose time is over, and the least of one that others ask for."""


def move(decision: Decision, command: commands.MakeMove) -> None:
    """A person's move; it takes the seat back from a bot too."""
    seat = check_turn(decision.state, decision.who, command.version)
    check_length(decision.state)
    if (command.move is None) != bool(command.steps):
        raise Refused("bad-command", "give either move or steps")
    game = decision.state.playing()
    made = [attempt(game, command.move)] if command.move is not None else _attempt_turn(game, command.steps)
    if command.steps:
        _check_complete(game, made[-1][1].game)
    if decision.state.seats[seat].stand_in is not None:
        take_seat_back(decision, seat)
    for text, outcome in made:
        decision.add(events.Moved(seat=seat, move=text), outcome)
    if command.link is not None:
        show(decision, seat, command.link)


def check_turn(state: TableState, who: Who, version: int) -> int:
    """The seat to act, if it is this person's and they know the position; Refused otherwise."""
    seat = state.playing().turn
    _check_version(state, version)
    if seat is None or not state.seats[seat].is_of(who):
        raise Refused("not-your-turn", "it is not your turn")
    return seat


def _check_version(state: TableState, version: int) -> None:
    if version != state.version:
        message = f"this was for the position after event {version}; the current one is after event {{version}}"
        raise Refused("stale", message, version=state.version)


def check_length(state: TableState) -> None:
    """Refused if no more moves are made in this game."""
    if state.is_too_long:
        message = "this game has had {moves} moves and takes no more; start a rematch"
        raise Refused("too-long", message, moves=limits.MOST_MOVES)


def attempt(game: Game, text: str) -> tuple[str, Outcome]:
    """A move as it is written, and what it does; Refused says which rule forbids it. The game stays as it is."""
    after = game.copy()
    try:
        made = game.move(text)
        happened = after.play(made)
    except (InvalidMove, IllegalMove) as error:
        raise refusal_of(error, text) from error
    return str(made), Outcome(after, tuple(happened))


def _attempt_turn(game: Game, steps: Sequence[str]) -> list[tuple[str, Outcome]]:
    """The steps of a turn as one move; where a turn was begun before, each is one of its own."""
    if len(steps) == 1 or game.phase in game.book.follow_ups:
        made = list[tuple[str, Outcome]]()
        for step in steps:
            made.append(attempt(made[-1][1].game if made else game, step))
    else:
        made = [_whole_turn(game, steps)]
    return made


def _whole_turn(game: Game, steps: Sequence[str]) -> tuple[str, Outcome]:
    after = game.copy()
    step = steps[0]
    try:
        moves = [game.move(step := text) for text in steps]
        happened = after.play_turn(moves)
    except (InvalidMove, IllegalMove) as error:
        raise refusal_of(error, step) from error
    return game.book.write_turn(moves, happened), Outcome(after, tuple(happened))


def _check_complete(before: Game, after: Game) -> None:
    if after.turn == before.turn and after.phase in after.book.follow_ups:
        raise Refused("unfinished", "the turn is not complete: {phase} comes next", phase=after.phase)


def refusal_of(error: InvalidMove | IllegalMove, text: str) -> Refused:
    """A move that is refused: the rule by its name, and the particulars."""
    if isinstance(error, IllegalMove):
        return Refused.told("illegal-move", str(error), {"move": text, **error.facts}, error.rule)
    return Refused.told("invalid-move", str(error), {"move": text[:20]})


def bot_plays(decision: Decision, command: commands.BotPlays) -> None:
    """A bot's turn, for itself or for a person."""
    state = decision.state
    game = state.playing()
    _check_version(state, command.version)
    if game.turn != command.seat or state.seats[command.seat].bot is None:
        raise Refused("not-your-turn", f"no bot is to move in seat {command.seat + 1}")
    check_length(state)
    for text, outcome in _attempt_turn(game, command.steps):
        decision.add(events.Moved(seat=command.seat, move=text, is_bot=True), outcome)


def stand_in(decision: Decision, command: commands.StandIn) -> None:
    """Give the seat of somebody who is not here to a bot; any other person at the table may."""
    decision.state.playing()
    at = decision.state.seat_at(command.seat)
    mine = decision.state.seated(decision.who, "ask for a stand-in")
    seat = decision.state.seats[at]
    if at in mine or not seat.is_person:
        raise Refused("not-away", "seat {seat} does not belong to another person", seat=command.seat)
    if seat.stand_in is not None:
        raise Refused("not-away", "a bot already plays in seat {seat}", seat=command.seat)
    if decision.state.is_over_days:
        raise Refused("has-time", "seat {seat} has days for a move; the clock hands it to a bot", seat=command.seat)
    if at in decision.here:
        raise Refused("is-here", "the player in seat {seat} is here", seat=command.seat)
    if milliseconds := decision.grace.get(at, 0):
        message = "the player in seat {seat} was here a moment ago; the seat is kept for {seconds} s"
        raise Refused("just-left", message, seat=command.seat, seconds=-(-milliseconds // 1000))
    decision.add(events.StoodIn(seat=at, level=_fair_level(decision.state, command.level), by=mine[0]))


def _fair_level(state: TableState, wish: int | None) -> int:
    """The level of a bot that plays for somebody else; Refused if it is weaker than they may expect."""
    agreed = state.settings.stand_in
    if wish is not None and (wish < FAIR_LEVEL if agreed is None else wish != agreed):
        message = "a stand-in has level {level} or more" if agreed is None else "stand-ins here have level {level}"
        raise Refused("unfair-level", message, level=agreed or FAIR_LEVEL)
    return wish or agreed or FAIR_LEVEL


def come_back(decision: Decision, command: commands.Return) -> None:
    """Take one's seat back from the bot."""
    decision.state.playing()
    at = decision.state.own(command.seat, decision.who)
    if decision.state.seats[at].stand_in is not None:
        limits.check(decision.state.tallies, at, "returns")
        take_seat_back(decision, at)


def take_seat_back(decision: Decision, at: int) -> None:
    """A person plays again where a bot did; Refused if they have no time left and get none for coming back."""
    check_time(decision.state, at)
    clock, clocks = decision.state.settings.clock, decision.state.clocks
    decision.add(events.Returned(seat=at, gained=clocks.refill(at, clock) if clock and clocks else 0))


def check_time(state: TableState, at: int) -> None:
    """Refused if a person has no time left and gets none for coming back."""
    clock, clocks = state.settings.clock, state.clocks
    if clock and clocks and clocks.is_over(at, clock):
        raise Refused("out-of-time", "the time of seat {seat} is over, and a bot plays on", seat=at + 1)


def run_out(decision: Decision, command: commands.RunOut) -> None:
    """The clock hands the seat to a bot."""
    decision.state.playing()
    clocks = decision.state.clocks
    if clocks is None or clocks.running != command.seat or clocks.runs_out is None:
        raise Refused("no-clock", f"the clock of seat {command.seat + 1} is not running")
    if decision.now < clocks.runs_out:
        raise Refused("too-early", f"there are {clocks.runs_out - decision.now} ms left")
    decision.add(events.StoodIn(seat=command.seat, level=_fair_level(decision.state, None), by=None))


def resume(decision: Decision, command: commands.Resume) -> None:
    """The server is back; where a clock was running it matters how long it was away, and where a draw is due, that."""
    state = decision.state
    if (command.lost > 0 and state.status == "playing" and state.is_clock_running) or state.due_draw is not None:
        decision.add(events.Resumed(lost=max(0, command.lost)))


def say(decision: Decision, command: commands.Say) -> None:
    """A phrase, by those who sit at the table."""
    mine = decision.state.seated(decision.who, "say something")
    at = mine[0] if command.seat is None else decision.state.own(command.seat, decision.who)
    limits.check(decision.state.tallies, at, "talk")
    decision.add(events.Said(seat=at, phrase=command.phrase))


def rematched(decision: Decision, command: commands.Rematched) -> None:
    """The game goes on at another table; there is only one."""
    mine = check_rematch(decision.state, decision.who)
    if decision.state.rematch is None:
        decision.add(events.RematchMade(table=command.table, seat=mine))


def check_rematch(state: TableState, who: Who) -> int:
    """The seat of whoever would like to play again; Refused if that cannot be asked now."""
    if state.status != "over" and not state.is_too_long:
        raise Refused("not-over", "the game is not over yet")
    return state.seated(who, "ask for a rematch")[0]
