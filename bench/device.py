"""What a device has for the draws: a key of its own, from which a chain follows for each seat at each table."""

import hmac
import secrets
from typing import Any

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

    def join(self, table: dict[str, Any], seat: int) -> dict[str, Any]:
        """The command with which a seat is ready, from what everyone sees; to an older server it gives a nonce."""
        if table.get("draws", 1) == 1:
            return {"do": "nonce", "seat": seat, "nonce": secrets.token_hex(16)}
        return {"do": "end", "seat": seat, "end": self.end(table["commitment"], seat)}

    def show(self, table: dict[str, Any], seats: list[int]) -> list[dict[str, Any]]:
        """The commands that show what is waited for of these seats."""
        due = table.get("draw") or {"number": 0, "waits_for": []}
        end, number = table["commitment"], due["number"]
        return [
            {"do": "link", "seat": seat, "draw": number, "link": self.link(end, seat, number)}
            for seat in seats
            if seat in due["waits_for"]
        ]
