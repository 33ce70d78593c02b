"""Randomness nobody has to believe in: draws that follow from a secret promised before, and from what every seat added.

Before a game the table publishes the SHA-256 of a secret; then every seat adds a nonce. Every deal has a generator of
its own, made from secret, nonces and the number of the deal, so that no deal tells about another. Once the secret is
published anyone can draw again. `docs/records.md` has the derivation, and headers of a record all that is needed.
"""

import hashlib
import hmac
import re
from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec
import numpy as np

from faience.games.game import Game
from faience.games.records import FAIRNESS, Record
from faience.rules import rng as generator

SECRET_BYTES = 32
NONCE = f"^{FAIRNESS['nonce 1']}$"
"""What a nonce looks like, as a regular expression."""
STARTER = 0
"""Who starts is drawn before deal 1."""
_TITLE = b"faience 1\n"
_BOT = "level:"
"""How the names of bots at a live table begin in a record."""


def commitment(secret: bytes) -> str:
    """What is published before the game, so that the secret cannot be changed afterwards."""
    return hashlib.sha256(secret).hexdigest()


def is_nonce(text: str) -> bool:
    """True for 16 to 64 hexadecimal digits, letters small."""
    return re.fullmatch(FAIRNESS["nonce 1"], text) is not None


def bot_nonce(promised: str, seat: int) -> str:
    """The nonce of a bot in a seat, from 0: it follows from the commitment, so that nobody can choose it later."""
    return hashlib.sha256(f"{promised} {seat + 1}".encode("ascii")).hexdigest()[:32]


def words(secret: bytes, nonces: Sequence[str], deal: int) -> tuple[int, int, int, int]:
    """The state of the generator of a deal: four 32-bit words, never all zero."""
    message = _TITLE + b"".join(nonce.encode("ascii") + b"\n" for nonce in nonces) + str(deal).encode("ascii")
    digest = hmac.digest(secret, message, "sha256")
    a, b, c, d = (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 16, 4))
    return a, b, c, d if a or b or c or d else 1


def draw_starter(secret: bytes, nonces: Sequence[str]) -> int:
    """The seat that starts, from 0, where that is drawn."""
    return int(generator.below(np.array(words(secret, nonces, STARTER), np.int64), len(nonces)))


def deal(game: Game, secret: bytes, nonces: Sequence[str], number: int) -> str:
    """Draw deal `number` of a game; returns everything drawn, as `Game.deal` takes it."""
    before = len(game.steps)
    game.deal_with(words(secret, nonces, number))
    return "".join(step.text for step in game.steps[before:])


class Finding(msgspec.Struct, frozen=True):
    """What a look at the draws of a record brought to light."""

    status: Literal["unclaimed", "unpublished", "verified", "wrong"]
    """It claims nothing; its secret is not published yet; everything drawn follows from it; something does not."""
    deals: int = 0
    """How many deals follow from the secret."""
    problem: str = ""
    """What is wrong."""

    @property
    def is_fair(self) -> bool | None:
        """Whether the draws are what they had to be; None where that cannot be said."""
        return {"verified": True, "wrong": False}.get(self.status)


def check(record: Record) -> Finding:
    """Whether everything drawn in a record follows from the secret and the nonces it names."""
    said = record.headers
    if not any(name in said for name in FAIRNESS if name != "undone"):
        return Finding("unclaimed")
    nonce_headers = [f"nonce {seat}" for seat in range(1, record.seats + 1)]
    if missing := [name for name in ("starter", "commitment", *nonce_headers) if name not in said]:
        return Finding("wrong", 0, f"the header {missing[0]!r} is missing")
    if "secret" not in said:
        return Finding("unpublished")
    secret, nonces = bytes.fromhex(said["secret"]), [said[name] for name in nonce_headers]
    if problem := _problem_before_deals(record, secret, nonces):
        return Finding("wrong", 0, problem)
    deals = 0
    for before, given, is_open in _deals(record):
        expected = _expected(before, secret, nonces, deals + 1)
        if given != (expected[: len(given)] if is_open else expected):
            return Finding("wrong", deals, _difference(before, deals + 1, given, expected))
        deals += 1
    return Finding("verified", deals)


def _problem_before_deals(record: Record, secret: bytes, nonces: Sequence[str]) -> str:
    """What is wrong with secret, nonces or the first seat, if anything."""
    promised = record.headers["commitment"]
    if commitment(secret) != promised:
        return "the secret is not the one committed to: its SHA-256 is not the commitment"
    for seat, player in enumerate(record.players):
        if player.startswith(_BOT) and nonces[seat] != bot_nonce(promised, seat):
            return f"the nonce of seat {seat + 1}, a bot, does not follow from the commitment"
    if record.headers["starter"] == "drawn" and (drawn := draw_starter(secret, nonces)) != record.first:
        return f"seat {record.first + 1} started, but seat {drawn + 1} was drawn"
    return ""


def _deals(record: Record) -> Iterator[tuple[Game, list[str], bool]]:
    """Every deal: the game before it, everything drawn up to the next decision, and whether the record ends before."""
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
        yield before, given, not steps and game.turn is None and not game.is_over


def _expected(game: Game, secret: bytes, nonces: Sequence[str], number: int) -> list[str]:
    trial, before = game.copy(), len(game.steps)
    trial.deal_with(words(secret, nonces, number))
    return [step.text for step in trial.steps[before:]]


def _difference(game: Game, number: int, given: Sequence[str], expected: Sequence[str]) -> str:
    at = next((at for at, pair in enumerate(zip(given, expected, strict=False)) if pair[0] != pair[1]), None)
    if at is None:
        return f"deal {number} (round {game.round}) has {len(given)} draws, but secret and nonces give {len(expected)}"
    return (
        f"deal {number} (round {game.round}) is not what the secret and the nonces give: "
        f"draw {at + 1} is {given[at]}, but should be {expected[at]}"
    )
