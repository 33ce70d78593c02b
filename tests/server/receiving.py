"""Browsers that are pushed to, and a push service on this machine: nothing here goes into any network."""

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from faience.server.webpush import encoded
from faience.store import Subscription


class Browser:
    """Reads what was written for it, step by step as RFC 8291 says."""

    def __init__(self, endpoint: str) -> None:
        self._key, self._auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        self._public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.endpoint = endpoint
        self.subscription = Subscription(endpoint, encoded(self._public), encoded(self._auth))

    @property
    def wish(self) -> dict[str, Any]:
        """The body that says so to the server."""
        keys = {"p256dh": self.subscription.p256dh, "auth": self.subscription.auth}
        return {"endpoint": self.endpoint, "keys": keys}

    def read(self, sealed: bytes) -> bytes:
        """The content of a message."""
        salt, size, sender = sealed[:16], int.from_bytes(sealed[16:20]), sealed[21 : 21 + sealed[20]]
        assert size == 4096 >= len(sealed) - 86
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = HKDF(SHA256(), 32, self._auth, b"WebPush: info\0" + self._public + sender).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        content = AESGCM(key).decrypt(nonce, sealed[21 + len(sender) :], None).rstrip(b"\0")
        assert content.endswith(b"\x02")
        return content[:-1]


class Received(msgspec.Struct, frozen=True):
    """Something that came to the push service."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes what is pushed, and answers as it is told."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                with service._changed:
                    service.received.append(Received(self.path, headers, body))
                    service._changed.notify_all()
                self.send_response(service.status)
                self.send_header("Location", "http://127.0.0.1:1/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Nothing."""

        self._changed = threading.Condition()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self._server.server_port}"

    def wait_for(self, number: int, patience: float = 300.0) -> list[Received]:
        """What has come as soon as there are so many."""
        with self._changed:
            assert self._changed.wait_for(lambda: len(self.received) >= number, patience)
        return self.received

    @contextmanager
    def running(self) -> Iterator["PushService"]:
        thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        thread.start()
        try:
            yield self
        finally:
            self._server.shutdown()
            self._server.server_close()
            thread.join()
