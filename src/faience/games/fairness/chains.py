"""Draws to which every device adds something after the move before them stands: the second version.

A chain is a row of SHA-256 hashes. Its end is published before the game, and each draw shows one link more, going
backward: a link shows all links before it and tells nothing about those after it. `docs/records.md` has the derivation.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256

import msgspec

from faience.games.fairness.drawing import Words, deal_from, first_seat, words_of
from faience.games.game import Game
from faience.games.record_form import ABSENT, ENDS, LINK

LENGTH = 4096
"""Links in a chain: more than a game has draws."""
STARTER = 0
"""Who starts is drawn by draw 0, before the first tiles."""
END = f"^({LINK}|{ABSENT})$"
"""What the end of a seat looks like, as a regular expression."""
_TITLE = "faience 2"
_STRIDE = 64
_SERVERS = 4096
"""So many chains are remembered in part, since working one out from its beginning takes more than a millisecond."""


def end_of(seed: bytes) -> str:
    """What is published of a chain before the game."""
    return hashed(link_of(seed, 0))


def link_of(seed: bytes, draw: int) -> str:
    """The link of a chain for a draw."""
    if not 0 <= draw < LENGTH:
        raise ValueError(f"a chain has links for draws 0 to {LENGTH - 1}, not for {draw}")
    hashes = LENGTH - 1 - draw
    return _hash(_ladder(seed)[hashes // _STRIDE], hashes % _STRIDE).hex()


def hashed(link: str, times: int = 1) -> str:
    """What a link leads to: the one so many draws before it, or at last the end."""
    return _hash(bytes.fromhex(link), times).hex()


def leads_to(link: str, draw: int, end: str) -> bool:
    """True when this is the link for a draw in the chain with this end."""
    return 0 <= draw < LENGTH and re.fullmatch(LINK, link) is not None and hashed(link, draw + 1) == end


def _hash(content: bytes, times: int) -> bytes:
    for _ in range(times):
        content = sha256(content).digest()
    return content


@lru_cache(maxsize=_SERVERS)
def _ladder(seed: bytes) -> tuple[bytes, ...]:
    """A chain from its beginning, of which every 64th hash is kept."""
    rungs = [seed]
    while len(rungs) * _STRIDE < LENGTH:
        rungs.append(_hash(rungs[-1], _STRIDE))
    return tuple(rungs)


class SeatEnd(msgspec.Struct, frozen=True):
    """The end of a seat's chain, or `-` where it takes no part, valid from a draw on."""

    end: str
    since: int = 0

    @property
    def is_chain(self) -> bool:
        """True when there are links that lead to it."""
        return self.end != ABSENT


def end_for(ends: Sequence[SeatEnd], draw: int) -> str:
    """Which of a seat's ends is valid for a draw."""
    return next((end.end for end in reversed(ends) if end.since <= draw), ABSENT)


def write_ends(ends: Sequence[SeatEnd], latest: int) -> str:
    """The ends of a seat as a record has them: those that are valid for a draw up to the latest one."""
    told = [end for end in ends if not end.since or end.since <= latest]
    return ", ".join(f"{end.end} from {end.since}" if end.since else end.end for end in told)


def read_ends(text: str) -> tuple[SeatEnd, ...]:
    """The same read from a record, in whatever order they are; ValueError if they are none."""
    if not re.fullmatch(ENDS, text):
        raise ValueError(f"{text[:20]!r} is not the end of a chain")
    parts = [part.split(" from ") for part in text.split(", ")]
    return tuple(SeatEnd(end, int(since[0]) if since else 0) for end, *since in parts)


def words(server_end: str, ends: Sequence[str], draw: int, links: Sequence[str]) -> Words:
    """The state of the generator of a draw; `ends` are those of the seats, `links` the server's and then theirs."""
    message = "\n".join([_TITLE, server_end, *ends, str(draw), *links])
    return words_of(sha256(message.encode("ascii")).digest())


def draw_starter(server_end: str, ends: Sequence[str], links: Sequence[str]) -> int:
    """The seat that starts, from 0, where that is drawn."""
    return first_seat(words(server_end, ends, STARTER, links), len(ends))


def deal(game: Game, server_end: str, ends: Sequence[str], number: int, links: Sequence[str]) -> str:
    """Make a draw in a game; returns everything drawn, as `Game.deal` takes it."""
    return "".join(deal_from(game, words(server_end, ends, number, links)))
