"""Before the game: sitting down, standing up, who seats are for, nonces; and the start as soon as all is ready."""

from msgspec.structs import replace

from faience.games import fairness
from faience.table import commands, events, limits
from faience.table.drafting import Draft
from faience.table.playing import deal_if_due
from faience.table.refusals import Refused
from faience.table.seats import MOST_DEVICES, Seat
from faience.table.settings import SeatPlan, clean_name, plan_problem


def sit(draft: Draft, command: commands.Sit) -> None:
    """Take a free seat, or open one's own on another device."""
    at = draft.state.seat_at(command.seat)
    seat = draft.state.seats[at]
    if seat.is_person:
        _sit_again(draft, at, seat, command.key)
    elif seat.kind == "bot":
        raise Refused("seat-taken", f"a bot plays in seat {command.seat}")
    elif not seat.invites(draft.who, command.key):
        raise Refused("wrong-key", f"seat {command.seat} is for whoever has the invitation to it")
    else:
        name = clean_name(command.name or seat.plan.name)
        draft.add(events.Sat(seat=at, guest=draft.who.guest, key=draft.fresh(), name=name))
    if command.nonce is not None:
        give_nonce(draft, at, command.nonce)


def _sit_again(draft: Draft, at: int, seat: Seat, key: str | None) -> None:
    if draft.who.guest in seat.owners:
        return
    if not seat.is_of(replace(draft.who, keys=draft.who.keys | {key}) if key else draft.who):
        raise Refused("seat-taken", f"seat {at + 1} is {seat.name or 'somebody'}'s")
    if len(seat.owners) >= MOST_DEVICES:
        raise Refused("too-many-devices", f"seat {at + 1} is open on too many devices")
    draft.add(events.Sat(seat=at, guest=draft.who.guest, key=seat.key, name=seat.name, is_again=True))


def nonce(draft: Draft, command: commands.Nonce) -> None:
    """A seat's nonce; the first one holds, also when another tab sends another."""
    give_nonce(draft, draft.state.own(command.seat, draft.who), command.nonce)


def give_nonce(draft: Draft, at: int, text: str) -> None:
    """Add a nonce where there is none, and start if it was the last."""
    if not fairness.is_nonce(text):
        raise Refused("bad-nonce", "a nonce is 16 to 64 digits of 0-9 and a-f")
    if not draft.state.seats[at].nonce:
        draft.add(events.NonceGiven(seat=at, nonce=text))
        start_if_ready(draft)


def leave(draft: Draft, command: commands.Leave) -> None:
    """Stand up; in a game the seat stays one's own."""
    at = draft.state.own(command.seat, draft.who)
    _check_waiting(draft)
    limits.check(draft.state.tallies, at, "stood")
    seat = draft.state.seats[at]
    draft.add(events.Stood(seat=at, key=draft.fresh() if seat.plan.kind == "friend" else "", name=seat.name))


def _check_waiting(draft: Draft) -> None:
    if draft.state.status != "waiting":
        raise Refused("started", "the game has begun already")


def plan(draft: Draft, command: commands.Plan) -> None:
    """The host gives a seat to somebody else; not one where a person sits who is here."""
    if not draft.state.is_host(draft.who):
        raise Refused("not-host", "only whoever made the table says who sits where")
    _check_waiting(draft)
    at = draft.state.seat_at(command.seat)
    seat, wish = draft.state.seats[at], command.plan
    if problem := plan_problem(wish):
        raise Refused("bad-settings", problem)
    if seat.is_person and not seat.is_of(draft.who) and at in draft.here:
        raise Refused("seat-taken", f"{seat.name or 'somebody'} sits in seat {command.seat}")
    others = (other.plan.kind for number, other in enumerate(draft.state.seats) if number != at)
    if wish.kind == "bot" and all(kind == "bot" for kind in others):
        raise Refused("bad-settings", "at least one seat must be for a person")
    limits.check(draft.state.tallies, at, "planned")
    draft.add(_planned(draft, at, wish))
    if wish.kind == "me":
        name = clean_name(wish.name or seat.name)
        draft.add(events.Sat(seat=at, guest=draft.who.guest, key=draft.fresh(), name=name))
    start_if_ready(draft)


def _planned(draft: Draft, at: int, wish: SeatPlan) -> events.Planned:
    key = draft.fresh() if wish.kind == "friend" else ""
    own = fairness.bot_nonce(draft.state.commitment, at) if wish.kind == "bot" else ""
    return events.Planned(seat=at, plan=replace(wish, name=clean_name(wish.name)), key=key, nonce=own)


def rename(draft: Draft, command: commands.Rename) -> None:
    """Another name for one's own seat."""
    at = draft.state.own(command.seat, draft.who)
    name = clean_name(command.name)
    if not name:
        raise Refused("bad-name", "a name has at least one letter")
    if name != (before := draft.state.seats[at].name):
        limits.check(draft.state.tallies, at, "talk")
        draft.add(events.Renamed(seat=at, name=name, before=before))


def start_if_ready(draft: Draft) -> None:
    """Begin when every seat is taken and every seat has its nonce."""
    state = draft.state
    if state.status != "waiting" or not all(seat.is_ready for seat in state.seats):
        return
    wish = state.settings.first
    first = fairness.draw_starter(state.secret, state.nonces) if wish == "random" else wish - 1
    draft.add(events.Started(first=first))
    deal_if_due(draft)
