"""Web Push: messages that only one browser can read (RFC 8291), signed so that its push service takes them (RFC 8292).

The one module that needs `cryptography`, which is installed with the extra `push`.
"""

import base64
import binascii
import os
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from faience.store import Subscription

_CURVE = ec.SECP256R1()
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many points the curve has: a private key is a number below it."""
_POINT, _AUTH, _SALT, _COORDINATE = 65, 16, 16, 32
_RECORD = 4096
"""The size of a record: every message of ours is a single one."""
_LAST = b"\x02"
"""What follows the content in the last record; zeros may follow it."""
_VALID = 12 * 3600
"""Seconds for which a signature is good; push services allow a day."""


def private_key(signing_key: bytes) -> ec.EllipticCurvePrivateKey:
    """The key that push services know the server by, derived from the one it has: a copy of that is a copy of both."""
    drawn = HKDF(SHA256(), 48, salt=None, info=b"faience web push").derive(signing_key)
    return ec.derive_private_key(int.from_bytes(drawn) % (_ORDER - 1) + 1, _CURVE)


def public_key(key: ec.EllipticCurvePrivateKey) -> str:
    """What browsers are told of it."""
    return encoded(_point(key.public_key()))


def is_readable(subscription: Subscription) -> bool:
    """Whether something can be written to a browser with these keys."""
    try:
        auth = decoded(subscription.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, point := decoded(subscription.p256dh))
    except ValueError:
        return False
    return len(point) == _POINT and len(auth) == _AUTH


def encrypted(
    content: bytes,
    subscription: Subscription,
    *,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    padding: int = 0,
) -> bytes:
    """A message for one browser, with a key that is used once; the last two parameters are given in tests only."""
    sender, salt = sender or ec.generate_private_key(_CURVE), salt or os.urandom(_SALT)
    receiver, auth = decoded(subscription.p256dh), decoded(subscription.auth)
    ours = _point(sender.public_key())
    shared = sender.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, receiver))
    secret = _derive(shared, auth, b"WebPush: info\0" + receiver + ours, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, content + _LAST + bytes(padding), None)
    return salt + _RECORD.to_bytes(4) + bytes([len(ours)]) + ours + sealed


def authorization(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str, now: int) -> str:
    """The header that tells a push service who sends; `now` in seconds."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now + _VALID, "sub": contact}
    told = b".".join(encoded(msgspec.json.encode(part)).encode() for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(told, ec.ECDSA(SHA256())))
    signature = encoded(r.to_bytes(_COORDINATE) + s.to_bytes(_COORDINATE))
    return f"vapid t={told.decode()}.{signature}, k={public_key(key)}"


def encoded(content: bytes) -> str:
    """Bytes as push services and browsers write them."""
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """The bytes that a browser wrote; ValueError if these are none."""
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from None


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt=salt, info=info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
