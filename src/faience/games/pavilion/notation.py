"""Pavilion: reading moves: steps, and turns that people write in one text."""

import re

from faience.games.errors import InvalidMove
from faience.games.pavilion.moves import Keep, Pass, Pay, Pick, Place, Take
from faience.games.pavilion.printed import LETTERS, MIDDLE, Counts, colored_slot, read_counts
from faience.games.pavilion.turns import Turn
from faience.games.refusals import shorten, unreadable
from faience.games.rulebook import Move
from faience.rules.pavilion import stars
from faience.rules.pavilion import state as rules

_TAKE = re.compile(r"([1-9C])([ORBYGP])")
_COLORED = re.compile(r"([ORBYGPC])([1-6])([ORBYGP]?)")
_FREE = re.compile(r"([1-6C])\.([1-6])([ORBYGP]?)")
_TURN = re.compile(r"([^:+]*)(?::([^:+]*))?(?:\+([^:+]*))?")
_PASS, _KEEP = "PASS", "KEEP"


_NOTATION = (
    "a take is a display (1-9) or C and a color (O R B Y G P), such as 3R; "
    "a placement is a space and what pays for it, R5:4R1P, C3B:3B in the middle, 2.4G:3G1P on the free side, "
    "with +1O2P for tiles from the supply; pass:2G1P passes and keeps three tiles, pass:- none"
)


def parse(text: str) -> Move:
    """Read a step or a turn, in capitals or not."""
    found = _TURN.fullmatch(text.strip().upper())
    head, paid, picked = found.groups() if found else (None, None, None)
    given = {name: read_counts(tiles) for name, tiles in (("paid", paid), ("picked", picked)) if tiles is not None}
    if head is None or None in given.values():
        raise unreadable(text, _NOTATION)
    tiles, picks = given.get("paid"), given.get("picked")
    if head == _PASS and picks is None:
        return Pass() if tiles is None else Turn(is_pass=True, keep=tiles)
    if head == _KEEP and tiles is not None and picks is None:
        return Keep(_single(tiles)) if sum(tiles) <= 1 else Turn(keep=tiles)
    if not head and tiles is None and picks is not None and any(picks):
        color = _single(picks) if sum(picks) == 1 else None
        return Turn(picks=picks) if color is None else Pick(color)
    if not head and tiles is not None:
        return Pay(tiles) if picks is None else Turn(payment=tiles, picks=picks)
    if (take := _TAKE.fullmatch(head)) and not given:
        return Take(0 if take[1] == "C" else int(take[1]), LETTERS.index(take[2]))
    return _placement(text, head, tiles, picks)


def _single(tiles: Counts) -> int | None:
    return next((color for color, number in enumerate(tiles) if number), None)


def _placement(text: str, head: str, payment: Counts | None, picks: Counts | None) -> Move:
    if found := _COLORED.fullmatch(head):
        side, star = stars.COLORED, rules.MIDDLE if found[1] == MIDDLE else LETTERS.index(found[1])
        slot = colored_slot(star, int(found[2]))
    elif found := _FREE.fullmatch(head):
        side, star = stars.FREE, rules.MIDDLE if found[1] == MIDDLE else int(found[1]) - 1
        slot = int(found[2]) - 1
    else:
        raise unreadable(text, _NOTATION)
    color = LETTERS.index(found[3]) if found[3] else None
    if side == stars.COLORED and star != rules.MIDDLE:
        if color not in (None, star):
            raise unreadable(text, _NOTATION)
        color = star
    if payment is None and picks is None and color is not None:
        return Place(star, slot, color, side)
    if payment is None and color is None:
        message = "{text!r} does not say which color is placed; write {space}R, or {space}:5R"
        raise InvalidMove("no-color", message, text=shorten(text), space=head)
    return Turn(star=star, slot=slot, side=side, color=color, payment=payment, picks=picks)
