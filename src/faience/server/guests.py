"""Guests: nobody signs up, but whoever comes back is known by a signed cookie."""

import hashlib
import os
import secrets
from datetime import UTC, datetime, timedelta
from pathlib import Path

from itsdangerous import BadSignature, TimestampSigner

KEY_FILE = "signing.key"
_KEY_BYTES = 32
_LASTS = timedelta(days=400)
"""As long as browsers allow."""
_RENEWED = timedelta(days=7)
"""A cookie older than that is given anew, so that a guest who comes by stays known."""
_LONGEST = 200


def signing_key(data: Path) -> bytes:
    """The key that cookies are signed with; made once, readable by nobody else."""
    path = data / KEY_FILE
    if not path.exists():
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        made = path.with_name(f".{path.name}.{os.getpid()}")
        with open(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="ascii") as file:
            file.write(secrets.token_hex(_KEY_BYTES) + "\n")
            file.flush()
            os.fsync(file.fileno())
        made.replace(path)
    key = path.read_text(encoding="ascii", errors="replace").strip()
    if len(key) < 2 * _KEY_BYTES:
        raise OSError(f"{path} is damaged; restore it, or delete it, which makes every guest a stranger again")
    return key.encode()


def key_in(path: Path) -> bytes:
    """The same from a file that was given to every server; it is never made."""
    key = path.read_text(encoding="ascii", errors="replace").strip()
    if len(key) < 2 * _KEY_BYTES:
        raise OSError(f"{path} holds no key: give every server the same {2 * _KEY_BYTES} hexadecimal digits")
    return key.encode()


def shared_key(url: str) -> bytes:
    """The same from a database that several servers share, where the first of them has put it."""
    from faience.store import postgres

    postgres.upgrade(url)  # where that was not done yet
    return postgres.settled(url, KEY_FILE, secrets.token_hex(_KEY_BYTES)).encode()


class Guests:
    """Makes guests and knows them again."""

    def __init__(self, key: bytes, path: str) -> None:
        self._signer = TimestampSigner(key, salt="faience guest", digest_method=hashlib.sha256)
        self._path = path or "/"
        mark = hashlib.sha256(b"cookie name" + key).hexdigest()[:8]
        self.cookie_name = f"faience-{mark}"
        """Servers on one machine share cookies whatever their port is, so each key has a name of its own."""

    @staticmethod
    def new() -> str:
        """The id of a new guest."""
        return secrets.token_urlsafe(16)

    def known(self, header: str) -> tuple[str, bool] | None:
        """The guest that a `Cookie` header names and whether the cookie should be given anew; None for a forged one."""
        for part in header.split(";"):  # by hand: cookies of other applications may be anything
            name, _, value = part.strip().partition("=")
            if name == self.cookie_name and (found := self._read(value)):
                return found
        return None

    def _read(self, value: str) -> tuple[str, bool] | None:
        if len(value) > _LONGEST:
            return None
        try:
            guest, signed = self._signer.unsign(value, return_timestamp=True)
        except BadSignature:
            return None
        return guest.decode("ascii", "replace"), datetime.now(UTC) - signed > _RENEWED

    def cookie(self, guest: str, *, is_secure: bool) -> str:
        """The `Set-Cookie` header for a guest."""
        value = self._signer.sign(guest).decode("ascii")
        parts = [f"{self.cookie_name}={value}", f"Path={self._path}", f"Max-Age={int(_LASTS.total_seconds())}"]
        return "; ".join([*parts, "HttpOnly", "SameSite=Lax", *(["Secure"] if is_secure else [])])
