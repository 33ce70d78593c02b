"""Who may have work: whoever shows a key that the server was given for that."""

import hmac
from collections.abc import Mapping

_BEARER = "bearer "


class WorkDoor:
    """Knows who may have work."""

    def __init__(self, keys: tuple[str, ...]) -> None:
        self._keys = [key.encode() for key in keys]

    @property
    def is_there(self) -> bool:
        """Whether anybody may."""
        return bool(self._keys)

    def opens(self, headers: Mapping[str, str]) -> bool:
        """Whether a request shows a key; how long that takes tells nothing of it."""
        sent = headers.get("authorization", "")
        shown = sent[len(_BEARER) :].strip().encode() if sent[: len(_BEARER)].lower() == _BEARER else b""
        return sum(hmac.compare_digest(shown, key) for key in self._keys) > 0
