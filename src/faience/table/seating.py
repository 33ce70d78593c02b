"""Before the game: sitting down, standing up, who seats are for, nonces; and the start as soon as all is ready."""

from msgspec.structs import replace

from faience.games import fairness
from faience.table import commands, events, limits
from faience.table.drawing import give_end
from faience.table.folding import Decision
from faience.table.refusals import Refused
from faience.table.seats import INVITATION, MOST_DEVICES, Seat
from faience.table.settings import SeatPlan, check_plans, clean_name


def sit(decision: Decision, command: commands.Sit) -> None:
    """Take a free seat, or open one's own on another device."""
    at = decision.state.seat_at(command.seat)
    seat = decision.state.seats[at]
    if seat.is_person:
        _sit_again(decision, at, seat, command.key)
    elif seat.kind == "bot":
        raise Refused("seat-taken", "a bot plays in seat {seat}", seat=command.seat)
    elif not seat.invites(decision.who, command.key):
        raise Refused("wrong-key", "seat {seat} needs its invitation key", seat=command.seat)
    else:
        name = clean_name(command.name or seat.plan.name)
        decision.add(events.Sat(seat=at, guest=decision.who.guest, key=decision.fresh(), name=name))
    if command.nonce is not None:
        give_nonce(decision, at, command.nonce)
    if command.end is not None:
        give_end(decision, at, command.end)


def _sit_again(decision: Decision, at: int, seat: Seat, key: str | None) -> None:
    if decision.who.guest in seat.owners:
        return
    if not seat.is_of(replace(decision.who, keys=decision.who.keys | {key}) if key else decision.who):
        raise Refused("seat-taken", "seat {seat} is taken", seat=at + 1, name=seat.name)
    if len(seat.owners) >= MOST_DEVICES:
        raise Refused("too-many-devices", "seat {seat} is open on too many devices", seat=at + 1)
    decision.add(events.Sat(seat=at, guest=decision.who.guest, key=seat.key, name=seat.name, is_again=True))


def nonce(decision: Decision, command: commands.Nonce) -> None:
    """A seat's nonce; the first one holds, also when another tab sends another."""
    give_nonce(decision, decision.state.own(command.seat, decision.who), command.nonce)


def give_nonce(decision: Decision, at: int, text: str) -> None:
    """Add a nonce where there is none, and start if it was the last."""
    if decision.state.draws > 1:
        raise Refused("bad-nonce", "the draws of this table take no nonces; send the end of a chain, or - as the end")
    if not fairness.is_nonce(text):
        raise Refused("bad-nonce", "a nonce is 16 to 64 hexadecimal digits, in lower case")
    if not decision.state.seats[at].nonce:
        decision.add(events.NonceGiven(seat=at, nonce=text))
        start_if_ready(decision)


def leave(decision: Decision, command: commands.Leave) -> None:
    """Stand up; in a game the seat stays one's own."""
    at = decision.state.own(command.seat, decision.who)
    _check_waiting(decision)
    limits.check(decision.state.tallies, at, "stood")
    seat = decision.state.seats[at]
    decision.add(events.Stood(seat=at, key=_invitation(decision, seat.plan), name=seat.name))


def _invitation(decision: Decision, plan: SeatPlan) -> str:
    """For a friend's seat, the invitation that is on its way to other friends, or a new one where none is."""
    if plan.kind != "friend":
        return ""
    sent = (seat.key for seat in decision.state.seats if seat.kind == "friend")
    return next(sent, None) or decision.fresh()[-INVITATION:]


def _check_waiting(decision: Decision) -> None:
    """Refused from the moment on when the first draw is due: who sees links of others must not sit down anew."""
    if decision.state.status != "waiting" or decision.state.due_draw is not None:
        raise Refused("started", "the game has already started")


def plan(decision: Decision, command: commands.Plan) -> None:
    """The host gives a seat to somebody else; not one where a person sits who is here."""
    if not decision.state.is_host(decision.who):
        raise Refused("not-host", "only the host may change who a seat is for")
    _check_waiting(decision)
    at = decision.state.seat_at(command.seat)
    seat, wish = decision.state.seats[at], command.plan
    check_plans([wish if number == at else other.plan for number, other in enumerate(decision.state.seats)])
    if seat.is_person and not seat.is_of(decision.who) and at in decision.here:
        raise Refused("seat-taken", "seat {seat} is taken", seat=at + 1, name=seat.name)
    limits.check(decision.state.tallies, at, "planned")
    decision.add(_planned(decision, at, wish))
    if wish.kind == "me":
        name = clean_name(wish.name or seat.name)
        decision.add(events.Sat(seat=at, guest=decision.who.guest, key=decision.fresh(), name=name))
    start_if_ready(decision)


def _planned(decision: Decision, at: int, wish: SeatPlan) -> events.Planned:
    has_nonce = wish.kind == "bot" and decision.state.draws == 1
    own = fairness.bot_nonce(decision.state.commitment, at) if has_nonce else ""
    return events.Planned(
        seat=at, plan=replace(wish, name=clean_name(wish.name)), key=_invitation(decision, wish), nonce=own
    )


def rename(decision: Decision, command: commands.Rename) -> None:
    """Another name for one's own seat."""
    at = decision.state.own(command.seat, decision.who)
    name = clean_name(command.name)
    if not name:
        raise Refused("bad-name", "a name cannot be empty")
    if name != (before := decision.state.seats[at].name):
        limits.check(decision.state.tallies, at, "talk")
        decision.add(events.Renamed(seat=at, name=name, before=before))


def start_if_ready(decision: Decision) -> None:
    """Where draws take nonces, begin when every seat is taken and has its own; otherwise the first draw begins."""
    state = decision.state
    if state.draws > 1 or state.status != "waiting" or not all(seat.is_ready for seat in state.seats):
        return
    wish = state.settings.first
    first = fairness.draw_starter(state.secret, state.nonces) if wish == "random" else wish - 1
    decision.add(events.Started(first=first))
