"""A table for tests: people with names, a clock that tests turn, and keys that can be told apart."""

import random
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from bench.device import Device
from msgspec.structs import replace

from faience.games import Game, fairness
from faience.games.fairness.chains import end_for
from faience.rules import states
from faience.server.messages import Listed
from faience.server.persistence import listed, summary_of
from faience.store import TableRow
from faience.table import BotMove, Refused, Settings, Table, Who, commands, events
from faience.table.sent.own import is_to_act, options_of, own_of
from faience.table.sent.public import Presence, event_of, public_of
from faience.table.sent.shapes import Own, Public, TableEvent
from faience.table.settings import SeatPlan

SECRET = bytes(range(32))
ADA, BOB, CLEO, EVE = (Who(f"guest-of-{name}") for name in ("ada", "bob", "cleo", "eve"))
"""Eve has no seat."""
SERVER = Who("")
NONCES = ("a" * 16, "b" * 32, "c" * 64, "d" * 20)
DEVICES = tuple(Device(bytes([number]) * 32) for number in range(1, 5))
"""What the people in the four seats have for the draws."""
ME, FRIEND, OPEN = SeatPlan("me"), SeatPlan("friend"), SeatPlan("open")


def bot(level: int = 3) -> SeatPlan:
    return SeatPlan("bot", level=level)


def nth_key(number: int) -> str:
    """The key that is made when so many were made before it; no part of one is found in another."""
    return sha256(str(number).encode()).hexdigest()[:32]


class Room:
    """A table as a server keeps it: what is asked is done, stored as text, and time goes on."""

    def __init__(
        self, *seats: SeatPlan, game: str = "classic", secret: bytes = SECRET, draws: int = 2, **settings: Any
    ) -> None:
        """A new table; with `draws=1` one whose draws take nonces, as its log was written then."""
        self.now = 1_000_000
        self.keys = 0
        self.here: frozenset[int] = frozenset()
        wish = msgspec.convert({"game": game, "seats": seats} | settings, Settings)
        self.table, made = Table.create("t1", wish, ADA.guest, "Ada", secret, self.now, fresh=self.fresh)
        if draws == 1:
            made = [as_it_was(made[0], secret), *made[1:]]
            self.table = Table.load("t1", secret, made)
        self.stored = [events.encode(event) for event in made]

    def fresh(self) -> str:
        self.keys += 1
        return nth_key(self.keys)

    def do(self, who: Who, command: commands.Asked | commands.Inner, after: int = 1_000) -> list[events.AnyEvent]:
        """Let some milliseconds pass and ask for something; returns the events that it brought."""
        self.now += after
        self.table, made = self.table.do(command, who, self.now, here=self.here, fresh=self.fresh)
        self.stored += [events.encode(event) for event in made]
        return made

    def refusal(self, who: Who, command: commands.Asked | commands.Inner) -> str:
        """The code with which something is refused, which must leave everything as it is."""
        before = portrait(self.table)
        with pytest.raises(Refused) as caught:
            self.table.do(command, who, self.now, here=self.here, fresh=self.fresh)
        assert portrait(self.table) == before
        assert caught.value.message
        return caught.value.code

    def loaded(self) -> Table:
        """The table from what was stored."""
        return Table.load("t1", self.table.secret, [events.decode(text) for text in self.stored])

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    def invitation(self, seat: int) -> str:
        """The key of a seat as the host sees it."""
        return self.own(ADA).keys[str(seat)]

    def public(self) -> Public:
        """What everyone sees, two of them spectators."""
        return public_of(self.table, Presence(self.here, 2))

    def own(self, who: Who) -> Own:
        """What somebody is sent besides."""
        return own_of(self.table, who, self.now, options_of(self.table) if is_to_act(self.table, who) else None)

    def told(self) -> list[TableEvent]:
        """All events as everyone hears of them."""
        return [event_of(entry) for entry in self.table.log]

    def listed(self, who: Who) -> Listed:
        """The table as it stands in somebody's list."""
        row = TableRow(self.table.id, self.table.created, self.table.touched, summary_of(self.table))
        return listed(row, who.guest)

    def end(self, number: int) -> str:
        """The end of the chain that the device in a seat, from 1, has for it."""
        return DEVICES[number - 1].end(self.table.commitment, number)

    def link(self, number: int, draw: int) -> str:
        """The link of that chain for a draw."""
        return DEVICES[number - 1].link(self.table.commitment, number, draw)

    def give_end(self, number: int) -> list[events.AnyEvent]:
        """Whoever sits in a seat, from 1, gives the end of the chain for it."""
        return self.do(self.owner(number), commands.End(seat=number, end=self.end(number)))

    def show_link(self, number: int) -> list[events.AnyEvent]:
        """Whoever sits in a seat, from 1, shows the link for the draw that is due."""
        assert self.table.due_draw is not None
        draw = self.table.due_draw.number
        return self.do(self.owner(number), commands.Link(seat=number, draw=draw, link=self.link(number, draw)))

    def show_links(self) -> list[events.AnyEvent]:
        """Everybody who is waited for shows the link for the draw that is due."""
        brought = list[events.AnyEvent]()
        for at in self.table.waits_for(self.here):
            if (due := self.table.due_draw) and end_for(self.table.seats[at].ends, due.number) == self.end(at + 1):
                brought += self.show_link(at + 1)
        return brought

    def owner(self, number: int) -> Who:
        """Who sits in a seat, from 1."""
        return Who(self.table.seats[number - 1].owners[0])

    def seat_all(self, *people: Who) -> "Room":
        """Ada and the others sit down, in the order of free seats, and everyone adds what the draws need."""
        others = list(people)
        for number, seat in enumerate(self.table.seats, 1):
            if seat.kind in ("friend", "open"):
                key = self.invitation(number) if seat.kind == "friend" else None
                who = others.pop(0)
                name = who.guest.removeprefix("guest-of-").capitalize()
                self.do(who, commands.Sit(seat=number, key=key, name=name))
        for number, seat in enumerate(self.table.seats, 1):
            if seat.is_person and self.table.draws == 1 and not seat.nonce:
                self.do(self.owner(number), commands.Nonce(seat=number, nonce=NONCES[number - 1]))
            elif seat.is_person and self.table.draws == 2 and not seat.ends:
                self.give_end(number)
        self.show_links()
        assert self.table.status == "playing"
        return self

    def legal(self) -> list[str]:
        return [str(move) for move in self.game.legal_moves()]

    def move(self, text: str | None = None, after: int = 1_000) -> list[events.AnyEvent]:
        """Whoever is to move does: a given move, or the first legal one."""
        turn = self.table.turn
        assert turn is not None
        seat, made = self.table.seats[turn], text or self.legal()[0]
        version = self.table.version
        if seat.bot is not None:
            brought = self.do(SERVER, commands.BotPlays(version=version, seat=turn, steps=(made,)), after)
        else:
            brought = self.do(Who(seat.owners[0]), commands.MakeMove(version=version, move=made), after)
        return [*brought, *self.show_links()]

    def until(self, seat: int) -> "Room":
        """Play until a seat, from 0, is to move."""
        while self.table.turn != seat:
            self.move()
        return self

    def play_out(self, seed: int = 1) -> "Room":
        """Play to the end, without thinking."""
        dice = random.Random(seed)
        while self.table.status == "playing":
            self.move(dice.choice(self.legal()))
        return self

    def bots(self) -> "Room":
        """Let bots move until a person is to decide."""
        while isinstance(self.table.due(self.now), BotMove):
            self.move()
        return self


def as_it_was(event: events.AnyEvent, secret: bytes) -> events.Created:
    """The first event of a table as it was written when draws took nonces."""
    assert isinstance(event, events.Created)
    promised = fairness.commitment(secret)
    bots = enumerate(event.settings.seats)
    nonces = tuple(fairness.bot_nonce(promised, at) if plan.kind == "bot" else "" for at, plan in bots)
    return replace(event, commitment=promised, nonces=nonces, draws=1)


def portrait(table: Table) -> dict[str, Any]:
    """Everything that a table is, so that two can be compared."""
    found = {name: getattr(table, name) for name in table.__struct_fields__}
    game = table.game
    if game is not None:
        found["game"] = (game.variant, game.first, game.steps, game.events, states.content(game.state_copy()))
    return found
