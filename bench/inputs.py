"""Inputs that nobody would send on purpose: nearly right ones, and ones that are not right at all."""

import json
import random
import struct
from collections.abc import Sequence
from typing import Any, get_args

from faience.table import commands

ODD: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2**31, 2**53, 2**63, -(2**64), 10**40, 0.5, 1e308, -0.0),
    *("", " ", "0", "null", "é", "\u202e", "\ud800", "\x00", "x" * 70, "a" * 5_000, "../../etc/passwd", "'; --"),
    *([], {}, [[]], [0] * 20, ["x"] * 20, {"do": "ping"}, {"": ""}),
)
MOVES = ("3B2", "1R5", "CW0", "R5:4R1P", "pass:2G1P", "pass", "A", "2:B", "reset", "0", "9Z9", "3B2 3B2", "1" * 64)
FIELDS: dict[str, Sequence[Any]] = {
    "id": (None, 0, 7, -5),
    "seat": (1, 2, 3, 6, 0, 7),
    "number": (0, 1, 5, 2**53),
    "version": (0, 2, 3, 4, 5, 6, 9, 20),
    "move": MOVES,
    "steps": ([], ["3B2"], ["R5"], ["R5", "4R1P"], ["x"] * 16),
    "nonce": ("a" * 16, "b" * 64, "c" * 15, "G" * 16),
    "end": ("-", "a" * 64, "b" * 63),
    "draw": (0, 1, 2, 4095, 4096),
    "link": ("a" * 64, "-", {"draw": 1, "link": "a" * 64}),
    "name": ("Ada", "", "level:3", "x" * 32, "x" * 33, "\u202eAda"),
    "key": ("", "0" * 12, "f" * 64, "f" * 65),
    "keys": ([], ["0" * 12], ["f"] * 17),
    "phrase": ("hello", "clap", "nothing"),
    "level": (1, 5, 10, 11),
    "stand_in": (1, 2, None),
    "plan": ({"kind": "bot", "level": 3}, {"kind": "friend"}, {"kind": "me"}, {"kind": "open", "level": 1}),
}
WISHES: dict[str, tuple[str, ...]] = {
    str(kind.__struct_config__.tag): tuple(name for name in kind.__struct_fields__ if name != "id")
    for kind in get_args(commands.Asked)
}
"""Every command with its fields."""
_WORDS = ("", "a" * 32, "f" * 64, "0", "x y")
"""For fields that nothing else is known of."""
TEXT, BINARY, CONTINUED, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10


def command(rng: random.Random) -> dict[str, Any]:
    """A command that is right, or wrong in one or two places."""
    do = rng.choice(list(WISHES))
    made: dict[str, Any] = {"do": do}
    for name in WISHES[do]:
        if rng.random() < 0.9:
            made[name] = rng.choice(FIELDS.get(name, _WORDS))
    if rng.random() < 0.3:
        made["id"] = rng.choice(FIELDS["id"])
    while rng.random() < 0.25:
        made[rng.choice([*made, *FIELDS, "extra"])] = rng.choice(ODD)
    return made


def text(rng: random.Random) -> str:
    """What a client might say on a socket."""
    kind = rng.random()
    if kind < 0.05:
        return "[" * rng.randrange(1, 3_000)
    if kind < 0.1:
        return json.dumps(rng.choice(ODD))
    said = json.dumps(command(rng), ensure_ascii=rng.random() < 0.5)
    return garbled(rng, said) if kind < 0.3 else said


_SPLINTERS = ("", '"', "\\u", "{", "}", ",", "1e999", "\x00")


def garbled(rng: random.Random, said: str) -> str:
    """A text with some of it missing, doubled, or something else."""
    for _ in range(rng.randrange(1, 5)):
        at = rng.randrange(len(said) + 1)
        end = min(len(said), at + rng.randrange(1, 8))
        put = rng.choice([said[at:end] * 2, chr(rng.randrange(1, 0x250)), *_SPLINTERS])
        said = said[:at] + put + said[end:]
    return said


def octets(rng: random.Random, said: str) -> bytes:
    """A text as bytes, whatever stands in it."""
    return said.encode("utf-8", "surrogatepass" if rng.random() < 0.2 else "replace")


def frame(rng: random.Random) -> bytes:
    """A frame of the WebSocket protocol, mostly a proper one."""
    opcode = rng.choices([TEXT, BINARY, CONTINUED, CLOSE, PING, PONG, rng.randrange(16)], [60, 5, 8, 1, 8, 8, 3])[0]
    fin = rng.random() < (0.95 if opcode in (TEXT, BINARY, CONTINUED) else 0.99)
    content = octets(rng, text(rng)) if opcode in (TEXT, CONTINUED) else rng.randbytes(rng.choice([0, 2, 5, 125]))
    if rng.random() < 0.02:
        content = rng.randbytes(rng.choice([0, 126, 20_000, 70_000]))
    is_masked, reserved = rng.random() < 0.99, rng.choice([0] * 60 + [0x10, 0x40])
    length = len(content) if rng.random() < 0.99 else rng.choice([0, 2**16, 2**62])
    return framed(opcode | reserved | (0x80 if fin else 0), content, length, rng.randbytes(4) if is_masked else b"")


def framed(first: int, content: bytes, length: int, mask: bytes) -> bytes:
    """A frame with a length that may be another one than it has."""
    masked = 0x80 if mask else 0
    if length < 126:
        head = struct.pack("!BB", first & 0xFF, masked | length)
    elif length < 2**16:
        head = struct.pack("!BBH", first & 0xFF, masked | 126, length)
    else:
        head = struct.pack("!BBQ", first & 0xFF, masked | 127, length)
    if mask:
        key = (mask * (len(content) // 4 + 1))[: len(content)]
        content = (int.from_bytes(content) ^ int.from_bytes(key)).to_bytes(len(content))
    return head + mask + content


_METHODS = ("GET", "POST", "PUT", "HEAD", "OPTIONS", "DELETE", "get", "X" * 30, "PRI")
_PATHS = (
    *("/", "/health", "/schema", "/api/me", "/api/catalog", "/api/tables", "/api/tables/mine", "/api/turns"),
    *("/api/replay", "/api/push", "/api/push/stop", "/api/privacy", "/api/games/sintra/parts", "/t/abcdefgh", "/mine"),
    *("/api/tables/{table}", "/api/tables/{table}/do", "/api/tables/{table}/events?after=3", "/icon.svg"),
    *("/api/tables/{table}/record", "/api/tables/{table}/rematch", "/api/tables/mine?before=x", "//", "/%00", "/%ff"),
    *("/../../etc/passwd", "/api/" + "a" * 3_000, "http://other/", "*", "/é", "/assets/%2e%2e/x"),
)
_HEADERS = (
    *("Content-Type: application/json", "Content-Type: text/plain", "Accept: text/html", "Accept-Encoding: gzip"),
    *("Cookie: faience-00000000=x.y.z", "Cookie: ;;=;\x01", "X-Faience-Key: a,b,,c", "Origin: https://evil.example"),
    *("Sec-Fetch-Site: cross-site", "X-Forwarded-For: ,,1.2.3.4,", "X-Forwarded-Proto: https", "Expect: 100-continue"),
    *("Transfer-Encoding: chunked", "Content-Length: 5", "Content-Length: -1", "Content-Length: 99999999999999999999"),
    *("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: x", "Host: évil"),
    *("Host: a, b", "Range: bytes=0-1", "If-None-Match: *", "X: " + "x" * 9_000, "no colon", ": empty", "A\x00B: c"),
)


def request(rng: random.Random, table: str) -> bytes:
    """A request, mostly one that can be read."""
    method, path = rng.choice(_METHODS), rng.choice(_PATHS).replace("{table}", table)
    body = b""
    lines = ["Host: 127.0.0.1"] if rng.random() < 0.95 else []
    if method in ("POST", "PUT"):
        body = octets(rng, text(rng) if "do" in path or rng.random() < 0.5 else settings(rng))
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    while rng.random() < 0.3:
        lines.append(rng.choice(_HEADERS))
    version = rng.choice(["1.1"] * 20 + ["1.0", "2.0", "x"])
    whole = "\r\n".join([f"{method} {path} HTTP/{version}", *lines, "", ""]).encode("utf-8", "replace") + body
    return whole if rng.random() < 0.97 else whole[: rng.randrange(len(whole))]


def settings(rng: random.Random) -> str:
    """The body of a request for a new table, nearly right."""
    wish: dict[str, Any] = {
        "game": rng.choice(["classic", "sintra", "pavilion", "chess"]),
        "seats": [{"kind": rng.choice(["me", "friend", "open", "bot"])} for _ in range(rng.randrange(6))],
        "speed": rng.choice(["instant", "normal", "never"]),
    }
    if rng.random() < 0.5:
        wish[rng.choice(["options", "clock", "first", "undo", "parts", "stand_in", "seats", "extra"])] = rng.choice(ODD)
    said = json.dumps(wish)
    return garbled(rng, said) if rng.random() < 0.3 else said
