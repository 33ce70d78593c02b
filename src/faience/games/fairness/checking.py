"""Whether everything drawn in a record is what it had to be, and who had a part in it."""

import re
from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from faience.games.fairness import chains, nonces
from faience.games.fairness.chains import SeatEnd, end_for, read_ends
from faience.games.fairness.drawing import Words, deal_from, difference
from faience.games.game import Game
from faience.games.record_form import ABSENT, FAIRNESS
from faience.games.records import Draw, Record

_BOT = "level:"
"""How the names of bots at a live table begin in a record."""
_AGAIN = re.compile(r"past deals? ([1-9][0-9]{0,3})(?:-([1-9][0-9]{0,3}))?")


class SeatShare(msgspec.Struct, frozen=True):
    """In how many draws a seat took part, in which not, and from which draws on it had a new end."""

    took_part: int
    missing: tuple[int, ...] = ()
    new_ends: tuple[int, ...] = ()


class Finding(msgspec.Struct, frozen=True):
    """What a look at the draws of a record brought to light."""

    status: Literal["unclaimed", "unpublished", "verified", "wrong"]
    """It claims nothing; its secret is not published yet; everything drawn follows from it; something does not."""
    deals: int = 0
    """How many deals follow from the secret, or from the links of their draws."""
    problem: str = ""
    """What is wrong."""
    seats: tuple[SeatShare, ...] = ()
    """Who took part, where every draw says so."""
    again: tuple[int, ...] = ()
    """Draws that were met again after an undo."""

    @property
    def is_fair(self) -> bool | None:
        """Whether the draws are what they had to be; None where that cannot be said."""
        return {"verified": True, "wrong": False}.get(self.status)


def check(record: Record) -> Finding:
    """Whether everything drawn in a record is what it had to be."""
    if record.version == 2:
        return _Chains(record).check()
    if not any(name in record.headers for name in FAIRNESS if name != "undone"):
        return Finding("unclaimed")
    return _check_nonces(record)


def _check_nonces(record: Record) -> Finding:
    """Whether everything follows from the secret and the nonces that the record names."""
    said = record.headers
    nonce_headers = [f"nonce {seat}" for seat in range(1, record.seats + 1)]
    if missing := [name for name in ("starter", "commitment", *nonce_headers) if name not in said]:
        return Finding("wrong", 0, f"the header {missing[0]!r} is missing")
    if "secret" not in said:
        return Finding("unpublished")
    secret, given = bytes.fromhex(said["secret"]), [said[name] for name in nonce_headers]
    if problem := _problem_before_deals(record, secret, given):
        return Finding("wrong", 0, problem)
    deals = 0
    for deal in _deals(record):
        if problem := deal.problem(deals + 1, nonces.words(secret, given, deals + 1), _SECRET):
            return Finding("wrong", deals, problem)
        deals += 1
    return Finding("verified", deals)


_SECRET = ("deal", "the secret and the nonces")
_LINKS = ("draw", "the ends and the links")


def _problem_before_deals(record: Record, secret: bytes, given: Sequence[str]) -> str:
    """What is wrong with secret, nonces or the first seat, if anything."""
    promised = record.headers["commitment"]
    if nonces.commitment(secret) != promised:
        return "the secret is not the one committed to: its SHA-256 is not the commitment"
    for seat, player in enumerate(record.players):
        if player.startswith(_BOT) and given[seat] != nonces.bot_nonce(promised, seat):
            return f"the nonce of seat {seat + 1}, a bot, does not follow from the commitment"
    if record.headers["starter"] == "drawn" and (drawn := nonces.draw_starter(secret, given)) != record.first:
        return f"seat {record.first + 1} started, but seat {drawn + 1} was drawn"
    return ""


class _Deal(msgspec.Struct, frozen=True):
    """The game before a deal, everything drawn up to the next decision, and whether the record ends before that."""

    before: Game
    given: list[str]
    is_open: bool

    def problem(self, number: int, words: Words, source: tuple[str, str]) -> str:
        """What is wrong with it, if anything: a generator in this state had to draw it."""
        expected = deal_from(self.before.copy(), words)
        if self.given == (expected[: len(self.given)] if self.is_open else expected):
            return ""
        return difference(number, self.before, self.given, expected, source)


def _deals(record: Record) -> Iterator[_Deal]:
    """Every deal of a record."""
    game = record.opening(seed=0)
    steps = list(record.steps)
    while steps:
        if steps[0].seat is not None:
            game.play(steps.pop(0).text)
            continue
        before, given = game.copy(), list[str]()
        while steps and steps[0].seat is None:
            given.append(steps.pop(0).text)
            game.draw(given[-1])
        yield _Deal(before, given, not steps and game.turn is None and not game.is_over)


class _Chains:
    """A record whose draws follow from links of chains."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._server = record.headers.get("commitment", "")
        self._ends = [read_ends(record.headers.get(f"end {at}", ABSENT)) for at in range(1, record.seats + 1)]

    def check(self) -> Finding:
        """Whether ends, links, tiles and the first seat fit together."""
        record = self._record
        if problem := self._problem_of_ends() or self._problem_of_links() or self._problem_of_start():
            return Finding("wrong", 0, problem)
        draws = {draw.number: draw for draw in record.draws}
        made = 0
        for number, deal in enumerate(_deals(record), 1):
            if (draw := draws.get(number)) is None:
                return Finding("wrong", made, f"the links of draw {number} are missing")
            if problem := deal.problem(number, self._words(draw), _LINKS):
                return Finding("wrong", made, problem)
            made += 1
        if made != max(draws, default=0):
            return Finding("wrong", made, f"there are links of draw {max(draws)}, but draw {made} was the last")
        return Finding("verified", made, seats=tuple(self._shares()), again=self._again(made))

    def _words(self, draw: Draw) -> Words:
        return chains.words(self._server, self._ends_for(draw.number), draw.number, draw.links)

    def _ends_for(self, number: int) -> list[str]:
        return [end_for(ends, number) for ends in self._ends]

    def _problem_of_ends(self) -> str:
        for seat, (ends, player) in enumerate(zip(self._ends, self._record.players, strict=True), 1):
            since = [end.since for end in ends]
            if since != sorted(set(since)):
                return f"the ends of seat {seat} are not in the order of their draws"
            if player.startswith(_BOT) and any(end.is_chain for end in ends):
                return f"seat {seat} is a bot's and must take no part in the draws, but it has an end"
        return ""

    def _problem_of_links(self) -> str:
        """Every link must lead to its end, which is tried from the link before."""
        owners = [(SeatEnd(self._server),), *self._ends]
        last: dict[str, tuple[int, str]] = {}
        for draw in self._record.draws:
            if len(draw.links) != len(owners):
                return f"draw {draw.number} needs a link or - of the server and each seat"
            for at, (ends, link) in enumerate(zip(owners, draw.links, strict=True)):
                end = end_for(ends, draw.number)
                known, target = last.get(f"{at} {end}", (-1, end))
                if link == ABSENT and at:
                    continue
                if not chains.leads_to(link, draw.number - known - 1, target):
                    whose = f"seat {at}" if at else "the server"
                    return f"the link of {whose} for draw {draw.number} does not lead to its end"
                last[f"{at} {end}"] = draw.number, link
        return ""

    def _problem_of_start(self) -> str:
        record, is_drawn = self._record, self._record.headers.get("starter") == "drawn"
        numbers = [draw.number for draw in record.draws]
        due = list(range(0 if is_drawn else 1, (0 if is_drawn else 1) + len(numbers)))
        if numbers != due:
            return f"the draws are numbered {', '.join(map(str, numbers[:5]))} and not from {0 if is_drawn else 1} on"
        if not is_drawn or not numbers:
            return ""
        for seat, links in enumerate(zip(*(draw.links for draw in record.draws[:2]), strict=True)):
            if len({link == ABSENT for link in links}) > 1:
                return f"draws 0 and 1 were due together, but seat {seat} has a link for only one of them"
        drawn = chains.draw_starter(self._server, self._ends_for(0), record.draws[0].links)
        if drawn != record.first:
            return f"seat {record.first + 1} started, but seat {drawn + 1} was drawn"
        return ""

    def _shares(self) -> Iterator[SeatShare]:
        """Who took part; draw 0 is made with links of draw 1 and is not counted."""
        draws = [draw for draw in self._record.draws if draw.number]
        for at, ends in enumerate(self._ends, 1):
            missing = tuple(draw.number for draw in draws if draw.links[at] == ABSENT)
            yield SeatShare(len(draws) - len(missing), missing, tuple(end.since for end in ends[1:]))

    def _again(self, made: int) -> tuple[int, ...]:
        """Draws that stand in the record and were known before an undo."""
        found = set[int]()
        for first, last in _AGAIN.findall(self._record.headers.get("undone", "")):
            found.update(range(int(first), min(int(last or first), made) + 1))
        return tuple(sorted(number for number in found if number <= made))
