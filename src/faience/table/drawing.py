"""Draws: who shows what for them, when they are made, and what they bring; at older tables all follows from nonces.

At a table of today a draw is due once the move before it stands. Then everybody shows a link, and the table adds its
own and makes the draw as soon as nobody is waited for. What it was first made with holds whenever it comes again.
"""

import re

from faience.games import Game, fairness
from faience.games.fairness import chains
from faience.table import commands, events, limits
from faience.table.folding import Decision
from faience.table.refusals import Refused
from faience.table.seats import ShownLink
from faience.table.state import Outcome, TableState


def end(decision: Decision, command: commands.End) -> None:
    """The end of a seat's chain."""
    at = decision.state.own(command.seat, decision.who)
    give_end(decision, at, command.end)
    if command.link is not None:
        show(decision, at, command.link)


def give_end(decision: Decision, at: int, text: str) -> None:
    """Before the game the first end holds; later another one is valid from the next draw that nobody knows of."""
    state, seat = decision.state, decision.state.seats[at]
    if state.draws == 1:
        raise Refused("bad-end", "the draws of this table take nonces; send nonce")
    if not re.fullmatch(chains.END, text):
        raise Refused("bad-end", "an end is 64 hexadecimal digits in lower case, or - for who takes no part")
    if state.status == "over":
        raise Refused("over", "the game is over")
    if state.status == "waiting":
        if not seat.ends:
            decision.add(events.EndGiven(seat=at, end=text))
    elif text != seat.end:
        limits.check(state.tallies, at, "ends")
        decision.add(events.EndGiven(seat=at, end=text, since=state.met + 1))


def link(decision: Decision, command: commands.Link) -> None:
    """A seat's link for a draw."""
    at = decision.state.own(command.seat, decision.who)
    show(decision, at, ShownLink(command.draw, command.link))


def show(decision: Decision, at: int, shown: ShownLink) -> None:
    """Add a link that nobody has seen, if it may be seen now; Refused if it is too early, too late or wrong."""
    state, seat = decision.state, decision.state.seats[at]
    if seat.shown == shown:
        return
    if seat.stand_in is not None:
        raise Refused("not-due", "a bot plays in seat {seat}, and adds nothing to draws", seat=at + 1)
    is_early = state.is_over_days and state.status != "over"
    if state.draws == 1 or shown.draw != state.next_draw or not (state.due_draw or is_early):
        raise Refused("not-due", "draw {draw} is not due now", draw=shown.draw)
    if not chains.leads_to(shown.link, shown.draw, chains.end_for(seat.ends, shown.draw)):
        message = "this link for draw {draw} does not lead to the end of seat {seat}"
        raise Refused("bad-link", message, draw=shown.draw, seat=at + 1)
    decision.add(events.LinkShown(seat=at, draw=shown.draw, link=shown.link))


def draw(decision: Decision, command: commands.Draw) -> None:
    """It is time for a draw; whether it really is comes out in `settle`."""
    due = decision.state.due_draw
    if due is None or due.number != command.number:
        raise Refused("not-due", "draw {draw} is not due now", draw=command.number)


def settle(decision: Decision) -> None:
    """After every command: make the draw that is due if nobody is waited for, or close the game."""
    if decision.state.draws == 1:
        _deal_from_secret(decision)
    else:
        while _is_time(decision):
            _draw(decision)
    state = decision.state
    if state.game is not None and state.game.is_over and state.status == "playing":
        decision.add(events.Finished(secret=state.secret.hex()))


def _deal_from_secret(decision: Decision) -> None:
    """Draw with the secret and the nonces, where chance never waits."""
    while (game := decision.state.game) is not None and game.turn is None and not game.is_over:
        state, number = decision.state, decision.state.deals + 1
        _deal(decision, game, number, fairness.words(state.secret, state.nonces, number))


def _is_time(decision: Decision) -> bool:
    state, due = decision.state, decision.state.due_draw
    if due is None:
        return False
    return due.number < len(state.made) or decision.now >= due.until or not state.waits_for(decision.here)


def _draw(decision: Decision) -> None:
    """Make the draw that is due, and before the first one the start of the game."""
    if decision.state.status == "waiting":
        _start(decision)
    state = decision.state
    assert state.due_draw is not None
    assert state.game is not None
    number = state.due_draw.number
    links = _links(state, number)
    _deal(decision, state.game, number, chains.words(state.commitment, _ends(state, number), number, links), links)


def _start(decision: Decision) -> None:
    state, wish = decision.state, decision.state.settings.first
    if wish == "random":
        links = _links(state, chains.STARTER)
        first = chains.draw_starter(state.commitment, _ends(state, chains.STARTER), links)
        decision.add(events.Started(first=first, links=links))
    else:
        decision.add(events.Started(first=wish - 1))


def _links(state: TableState, number: int) -> tuple[str, ...]:
    """What a draw is made with: what it was first made with, or what has been shown until now."""
    if number < len(state.made):
        return state.made[number]
    return chains.link_of(state.secret, number), *(seat.link_for(number) for seat in state.seats)


def _ends(state: TableState, number: int) -> list[str]:
    return [chains.end_for(seat.ends, number) for seat in state.seats]


def _deal(
    decision: Decision, game: Game, number: int, words: tuple[int, int, int, int], links: tuple[str, ...] = ()
) -> None:
    after, before = game.copy(), len(game.steps)
    happened = after.deal_with(words)
    tiles = "".join(step.text for step in after.steps[before:])
    decision.add(events.Dealt(deal=number, tiles=tiles, links=links), Outcome(after, tuple(happened)))
