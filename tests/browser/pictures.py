"""Screenshots as numbers: enough of PNG to look at the brightness of every pixel."""

import struct
import zlib

import numpy as np
from numpy.typing import NDArray

Gray = NDArray[np.float64]
_CHANNELS = {2: 3, 6: 4}
_LUMINANCE = np.array([0.2126, 0.7152, 0.0722])


def gray(png: bytes) -> Gray:
    """The brightness of every pixel of a screenshot, from 0 to 1, as somebody sees it who sees no colors."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    at, packed, width, height, channels = 8, b"", 0, 0, 0
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        content = png[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height, depth, color = struct.unpack(">IIBB", content[:10])
            assert depth == 8
            channels = _CHANNELS[color]
        elif kind == b"IDAT":
            packed += content
        at += length + 12
    pixels = _unfiltered(zlib.decompress(packed), width, height, channels)
    gray: Gray = pixels[:, :, :3] / 255 @ _LUMINANCE
    return gray


def _unfiltered(data: bytes, width: int, height: int, channels: int) -> NDArray[np.uint8]:
    """Rows are stored as differences to their neighbors; each says to which."""
    stride = width * channels
    rows = np.zeros((height + 1, stride), dtype=np.uint8)
    for y in range(height):
        start = y * (stride + 1)
        kind, line = data[start], np.frombuffer(data[start + 1 : start + 1 + stride], dtype=np.uint8)
        rows[y + 1] = _row(kind, line, rows[y], channels)
    return rows[1:].reshape(height, width, channels)


def _row(kind: int, line: NDArray[np.uint8], above: NDArray[np.uint8], channels: int) -> NDArray[np.uint8]:
    if kind == 0:
        return line
    if kind == 2:
        return line + above
    row = np.zeros(len(line) + channels, dtype=np.int64)
    over = np.concatenate([np.zeros(channels, dtype=np.int64), above.astype(np.int64)])
    for at in range(len(line)):
        left, up, corner = int(row[at]), int(over[at + channels]), int(over[at])
        guess = {1: left, 3: (left + up) // 2, 4: _paeth(left, up, corner)}[kind]
        row[at + channels] = (int(line[at]) + guess) & 255
    return row[channels:].astype(np.uint8)


def _paeth(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((left, up, corner), key=lambda near: abs(guess - near))


def likeness(one: Gray, other: Gray) -> float:
    """How alike two pictures are, whatever their brightness and contrast: 1 for the same, 0 for nothing in common."""
    height, width = min(one.shape[0], other.shape[0]), min(one.shape[1], other.shape[1])
    a, b = (picture[:height, :width] - picture[:height, :width].mean() for picture in (one, other))
    return float((a * b).sum() / max(1e-9, np.sqrt((a * a).sum() * (b * b).sum())))
