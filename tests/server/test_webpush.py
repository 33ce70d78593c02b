"""Messages that only one browser can read: by the example of RFC 8291, and read back as a browser would."""

import json

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from faience.server import webpush
from faience.store import Subscription
from tests.server.receiving import Browser

RECEIVER = Subscription(
    "https://push.example/x",
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg",
)
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95b"
    "Qpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
"""The example in appendix A of RFC 8291."""


def test_the_example_of_the_standard_comes_out_bit_by_bit() -> None:
    number = int.from_bytes(webpush.decoded(SENDER))
    sealed = webpush.encrypted(
        b"When I grow up, I want to be a watermelon",
        RECEIVER,
        sender=ec.derive_private_key(number, ec.SECP256R1()),
        salt=webpush.decoded(SALT),
    )
    assert webpush.encoded(sealed) == SEALED


def test_a_browser_reads_what_was_written_for_it_and_nobody_else_does() -> None:
    ada, bob = Browser("https://push.example/ada"), Browser("https://push.example/bob")
    sealed = webpush.encrypted(b'{"table":"abc"}', ada.subscription, padding=100)
    assert ada.read(sealed) == b'{"table":"abc"}'
    with pytest.raises(InvalidTag):
        bob.read(sealed)
    assert webpush.encrypted(b"x", ada.subscription) != webpush.encrypted(b"x", ada.subscription)


def test_messages_of_one_length_tell_nothing_by_it() -> None:
    browser = Browser("https://push.example/ada")
    short, long = b"short", b"a longer one"
    sealed = {len(webpush.encrypted(text, browser.subscription, padding=50 - len(text))) for text in (short, long)}
    assert len(sealed) == 1


def test_the_signature_names_the_push_service_and_can_be_checked_with_the_public_key() -> None:
    key = webpush.private_key(b"signing key")
    header = webpush.authorization(key, "https://push.example:443/x/y?z", "https://faience.example", 1000)
    token, public = header.removeprefix("vapid t=").split(", k=")
    head, claims, signature = token.split(".")
    assert json.loads(webpush.decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(webpush.decoded(claims)) == {
        "aud": "https://push.example:443",
        "exp": 1000 + 12 * 3600,
        "sub": "https://faience.example",
    }
    assert public == webpush.public_key(key)
    raw = webpush.decoded(signature)
    assert len(raw) == 64
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), webpush.decoded(public))
    known.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


def test_the_key_stays_the_same_as_long_as_the_signing_key_does() -> None:
    first, again, other = (webpush.public_key(webpush.private_key(key)) for key in (b"one", b"one", b"two"))
    assert first == again != other
    assert len(webpush.decoded(first)) == 65


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", ""),
        (RECEIVER.p256dh, "short"),
        (RECEIVER.p256dh[:-4], RECEIVER.auth),
        ("B" * 87, RECEIVER.auth),
        ("é", "ü"),
    ],
)
def test_keys_that_are_none_are_noticed(p256dh: str, auth: str) -> None:
    assert webpush.is_readable(RECEIVER)
    assert not webpush.is_readable(Subscription("https://push.example/x", p256dh, auth))
