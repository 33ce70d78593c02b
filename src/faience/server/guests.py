"""Guests: nobody signs up, but whoever comes back is known by a signed cookie."""

import hashlib
import secrets
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta

import msgspec
from itsdangerous import BadSignature, TimestampSigner

LASTS = timedelta(days=400)
"""As long as browsers allow."""
_RENEWED = timedelta(days=7)
"""A cookie older than that is given anew, so that a guest who comes by stays known."""
_LONGEST = 200
_EPOCH = "~"
"""Between a guest's id and their epoch, where they have signed out other devices."""
_MOST_DIGITS = 9


class Known(msgspec.Struct, frozen=True):
    """What a cookie says."""

    guest: str
    epoch: int
    is_old: bool
    """Whether the cookie should be given anew."""


class Guests:
    """Makes guests and knows them again."""

    def __init__(self, keys: Sequence[bytes], path: str) -> None:
        """Cookies are signed with the first key; those signed with any other are as good, and given anew."""
        ordered = list(reversed(keys))
        self._signer = TimestampSigner(ordered, salt="faience session", digest_method=hashlib.sha256)
        self._former = TimestampSigner(ordered, salt="faience guest", digest_method=hashlib.sha256)
        """As cookies were signed when they had the same name over https; none is made any more, so they die out."""
        self._path = path or "/"
        self._names = tuple(f"faience-{hashlib.sha256(b'cookie name' + key).hexdigest()[:8]}" for key in keys)
        self._prefix = "__Host-" if self._path == "/" else "__Secure-"
        self.epochs: dict[str, int] = {}
        """Cookies from before their guest's epoch say nothing any more; 0 for guests that are not in here."""

    def cookie_name(self, *, is_secure: bool) -> str:
        """Servers on one machine share cookies whatever their port is, so each key has a name of its own.

        What begins with the prefix can be set over https alone, and by no neighboring name.
        """
        return f"{self._prefix if is_secure else ''}{self._names[0]}"

    @staticmethod
    def new() -> str:
        """The id of a new guest."""
        return secrets.token_urlsafe(16)

    def known(self, header: str, *, is_secure: bool = False) -> Known | None:
        """The guest that a `Cookie` header names; None for nobody, a forged one, or one that was signed out."""
        found = self._found(header, is_secure=is_secure)
        return next((known for known in found if self._is_current(known)), None)

    def is_signed_out(self, header: str, *, is_secure: bool = False) -> bool:
        """Whether a header names a guest who has signed out this device meanwhile."""
        return any(not self._is_current(known) for known in self._found(header, is_secure=is_secure))

    def _is_current(self, known: Known) -> bool:
        return known.epoch >= self.epochs.get(known.guest, 0)

    def _found(self, header: str, *, is_secure: bool) -> Iterator[Known]:
        """All that cookies of ours say, those first that are named as they would be today."""
        sent: dict[str, list[str]] = {}
        for part in header.split(";"):  # by hand: cookies of other applications may be anything
            name, _, value = part.strip().partition("=")
            sent.setdefault(name, []).append(value)
        latest = self.cookie_name(is_secure=is_secure)
        for prefix in (self._prefix, "") if is_secure else ("",):
            for name in self._names:
                is_former_only = is_secure and not prefix
                for value in sent.get(f"{prefix}{name}", ()):
                    if known := self._read(value, is_former_only=is_former_only):
                        is_other = f"{prefix}{name}" != latest
                        yield msgspec.structs.replace(known, is_old=True) if is_other else known

    def _read(self, value: str, *, is_former_only: bool) -> Known | None:
        if len(value) > _LONGEST:
            return None
        for signer in (self._former,) if is_former_only else (self._signer, self._former):
            try:
                text, signed = signer.unsign(value, return_timestamp=True)
            except BadSignature:
                continue
            age = datetime.now(UTC) - signed  # below 0 where the machine's clock was set back
            guest, _, epoch = text.decode("ascii", "replace").partition(_EPOCH)
            if age > LASTS or len(epoch) > _MOST_DIGITS:
                return None
            return Known(guest, int(epoch) if epoch.isdigit() else 0, age > _RENEWED)
        return None

    def cookie(self, guest: str, *, is_secure: bool) -> str:
        """The `Set-Cookie` header for a guest."""
        epoch = self.epochs.get(guest, 0)
        value = self._signer.sign(f"{guest}{_EPOCH}{epoch}" if epoch else guest).decode("ascii")
        name = self.cookie_name(is_secure=is_secure)
        parts = [f"{name}={value}", f"Path={self._path}", f"Max-Age={int(LASTS.total_seconds())}"]
        return "; ".join([*parts, "HttpOnly", "SameSite=Lax", *(["Secure"] if is_secure else [])])
