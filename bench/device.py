"""What a device has for the draws: a key of its own, from which a chain follows for each seat at each table."""

import hmac
import secrets

from faience.games.fairness import chains


class Device:
    """A key, and the ends and links that follow from it; seats count from 1."""

    def __init__(self, key: bytes | None = None) -> None:
        self._key = key or secrets.token_bytes(32)

    def seed(self, server_end: str, seat: int) -> bytes:
        """Where the chain of a seat begins, which another device of the same person needs."""
        return hmac.digest(self._key, f"faience 2\n{server_end}\n{seat}".encode("ascii"), "sha256")

    def end(self, server_end: str, seat: int) -> str:
        """What is given before the game."""
        return chains.end_of(self.seed(server_end, seat))

    def link(self, server_end: str, seat: int, draw: int) -> str:
        """What is shown for a draw."""
        return chains.link_of(self.seed(server_end, seat), draw)
