"""Draws that follow from a secret and from a nonce of every seat: the first version, of tables made before the second.

Before a game the table published the SHA-256 of a secret; then every seat added a nonce. Every deal has a generator of
its own, made from secret, nonces and the number of the deal, so that no deal tells about another. Once the secret is
published anyone can draw again. `docs/records.md` has the derivation, and headers of a record all that is needed.
"""

import hashlib
import hmac
import re
from collections.abc import Sequence

from faience.games.fairness.drawing import Words, deal_from, first_seat, words_of
from faience.games.game import Game
from faience.games.record_form import FAIRNESS

NONCE = f"^{FAIRNESS['nonce 1']}$"
"""What a nonce looks like, as a regular expression."""
STARTER = 0
"""Who starts is drawn before deal 1."""
_TITLE = b"faience 1\n"


def commitment(secret: bytes) -> str:
    """What is published before the game, so that the secret cannot be changed afterwards."""
    return hashlib.sha256(secret).hexdigest()


def is_nonce(text: str) -> bool:
    """True for 16 to 64 hexadecimal digits, letters small."""
    return re.fullmatch(FAIRNESS["nonce 1"], text) is not None


def bot_nonce(promised: str, seat: int) -> str:
    """The nonce of a bot in a seat, from 0: it follows from the commitment, so that nobody can choose it later."""
    return hashlib.sha256(f"{promised} {seat + 1}".encode("ascii")).hexdigest()[:32]


def words(secret: bytes, nonces: Sequence[str], deal: int) -> Words:
    """The state of the generator of a deal."""
    message = _TITLE + b"".join(nonce.encode("ascii") + b"\n" for nonce in nonces) + str(deal).encode("ascii")
    return words_of(hmac.digest(secret, message, "sha256"))


def draw_starter(secret: bytes, nonces: Sequence[str]) -> int:
    """The seat that starts, from 0, where that is drawn."""
    return first_seat(words(secret, nonces, STARTER), len(nonces))


def deal(game: Game, secret: bytes, nonces: Sequence[str], number: int) -> str:
    """Draw deal `number` of a game; returns everything drawn, as `Game.deal` takes it."""
    return "".join(deal_from(game, words(secret, nonces, number)))
