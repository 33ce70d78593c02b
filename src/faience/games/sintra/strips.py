"""Sintra: letters, and what is printed on strips, palaces and the broken glass track, which anyone may replace."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import msgspec
import numpy as np
import numpy.typing as npt

from faience.games.errors import InvalidOption, Problem, in_words, problem
from faience.rules.sintra import state as rules
from faience.rules.sintra.rounds import ORNAMENT_POINTS

LETTERS = "BYOPG"
SQUARE_LETTERS = LETTERS + "J"
"""Colors and, last, a joker square, in the order the rules number them."""
NAMES = {"B": "blue", "Y": "yellow", "O": "orange", "P": "pink", "G": "green", "J": "joker"}
FACES = "ab"
NUMERALS = ("I", "II", "III", "IV", "V", "VI")
"""The spaces of the round indicator."""


def face_name(face: int) -> str:
    """A face as it is written: `3a` is strip 3 with its face a."""
    return f"{face // 2 + 1}{FACES[face % 2]}"


def other_face(name: str) -> str:
    """The other face of the same strip."""
    return name[0] + FACES[1 - FACES.index(name[1])]


FACE_NAMES = tuple(face_name(face) for face in range(16))

_LARGEST = 1 << 16
"""No file of a strip set is longer; what is longer is not read."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Value = Annotated[int, msgspec.Meta(ge=0, le=20)]
Loss = Annotated[int, msgspec.Meta(ge=0, le=100)]
Window = Annotated[int, msgspec.Meta(ge=1, le=8)]

_SENTENCES = {
    "name": "the name {name!r} must be one line of printable characters, without spaces at either end",
    "strips": "there must be {due} strips, not {strips}",
    "windows": "windows {side} must give the points of {due} windows, not {windows}",
    "ornaments": "there must be {due} ornaments, not {ornaments}",
    "ornament": "ornament {ornament} must stand between two windows, not beside window {window} alone",
    "square": "face {face} has a square {square!r}; squares are {known}",
    "face": "face {face} must have {due} squares, not {squares}",
    "joker-squares": "there must be {due} joker squares, on one face and no other; found {there}",
    "square-colors": "no square is {color_name}; every color must appear",
    "track-size": "the track must have 2 to {most} spaces, not {spaces}",
    "track-start": "the first space of the track must cost 0, not {loss}",
    "track-order": "each space of the track must cost more than the one before; {after} follows {before}",
}


class Strip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A strip: the squares of its two faces, by letter."""

    a: str
    b: str

    @property
    def faces(self) -> tuple[str, str]:
        """Both faces."""
        return self.a, self.b


class Windows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The points printed below the eight windows, on either side of the palace."""

    A: tuple[Value, ...]
    B: tuple[Value, ...]


class StripSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything printed that a user may replace; `StripSet.read` checks it."""

    name: Name
    strips: tuple[Strip, ...]
    windows: Windows
    ornaments: tuple[tuple[Window, Window], ...]
    track: tuple[Loss, ...]

    def face(self, name: str) -> str:
        """The squares of a face by its name, such as `3a`."""
        return self.strips[int(name[0]) - 1].faces[FACES.index(name[1])]

    @classmethod
    def read(cls, given: object) -> "StripSet":
        """A set from itself, from plain data, or from the path of a TOML file; InvalidOption says what is wrong."""
        if isinstance(given, str | Path):
            return _load(Path(given).expanduser())
        try:
            found = given if isinstance(given, cls) else msgspec.convert(given, cls)
        except msgspec.ValidationError as error:
            raise _misread(error) from None
        for wrong in _problems(found):
            raise wrong.worded(InvalidOption, _SENTENCES, NAMES, "strips: ")
        return found


def _load(path: Path) -> StripSet:
    try:
        with path.open("rb") as opened:
            content = opened.read(_LARGEST + 1)
    except OSError as error:
        told = error.strerror or error
        raise InvalidOption("parts-file", "{path} cannot be read: {error}", path=path, error=told) from None
    except ValueError as error:
        message = "{path!r} is not the path of a file: {error}"
        raise InvalidOption("parts-file", message, path=path, error=error) from None
    try:
        return parse(content)
    except InvalidOption as error:
        raise InvalidOption.told(error.rule, f"{path}: {error}", error.facts) from None


def parse(content: bytes) -> StripSet:
    """A set from the content of a TOML file; InvalidOption says what is wrong."""
    if len(content) > _LARGEST:
        raise InvalidOption("parts-size", "this is longer than the {most} bytes a strip set may have", most=_LARGEST)
    return StripSet.read(_table(content))


def _table(content: bytes) -> dict[str, Any]:
    try:
        return tomllib.loads(content.decode())
    except UnicodeDecodeError:
        raise InvalidOption("utf-8", "this is not UTF-8 text") from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        found = re.search(r"line (\d+)", str(error))
        line = int(found[1]) if found else 0  # at its end
        raise InvalidOption("toml", "this is not TOML: {error}", error=error, line=line) from None


_FIELD_RULES = {"missing required": "field-missing", "contains unknown": "field-unknown"}


def _misread(error: msgspec.ValidationError) -> InvalidOption:
    """What is wrong with the fields of plain data: one is missing, is not known, or does not hold what it should."""
    told = in_words(error, StripSet)
    rule = next((rule for words, rule in _FIELD_RULES.items() if words in told), "field")
    field = told.partition(":")[0] if rule == "field" else told.rpartition(" ")[2]
    return InvalidOption(rule, "strips: {error}", error=told, field=field)


def _problems(found: StripSet) -> Iterator[Problem]:
    """What keeps a set from being played with."""
    if not found.name.isprintable() or found.name != found.name.strip():
        yield problem("name", name=found.name)
    if len(found.strips) != rules.PLACES:
        yield problem("strips", due=rules.PLACES, strips=len(found.strips))
    yield from _square_problems(found)
    for side, values in (("A", found.windows.A), ("B", found.windows.B)):
        if len(values) != rules.PLACES:
            yield problem("windows", side=side, due=rules.PLACES, windows=len(values))
    if len(found.ornaments) != rules.ORNAMENTS:
        yield problem("ornaments", due=rules.ORNAMENTS, ornaments=len(found.ornaments))
    for number, (one, other) in enumerate(found.ornaments, 1):
        if one == other:
            yield problem("ornament", ornament=number, window=one)
    yield from _track_problems(found.track)


def _square_problems(found: StripSet) -> Iterator[Problem]:
    jokers = []
    for number, strip in enumerate(found.strips, 1):
        for side, squares in zip("ab", strip.faces, strict=True):
            face = f"{number}{side}"
            for letter in squares:
                if letter not in SQUARE_LETTERS:
                    yield problem("square", face=face, square=letter, known=tuple(SQUARE_LETTERS))
            if len(squares) != rules.SQUARES:
                yield problem("face", face=face, due=rules.SQUARES, squares=len(squares))
            if "J" in squares:
                jokers.append((face, squares.count("J")))
    if [number for _, number in jokers] != [rules.JOKER_SQUARES]:
        told = ", ".join(f"{number} on face {face}" for face, number in jokers) or "none"
        faces, found_squares = [face for face, _ in jokers], sum(number for _, number in jokers)
        yield problem("joker-squares", due=rules.JOKER_SQUARES, there=told, squares=found_squares, faces=faces)
    colors = Counter("".join(squares for strip in found.strips for squares in strip.faces))
    yield from (problem("square-colors", color=letter) for letter in LETTERS if not colors[letter])


def _track_problems(track: tuple[int, ...]) -> Iterator[Problem]:
    if not 2 <= len(track) <= rules.MOST_TRACK:
        yield problem("track-size", most=rules.MOST_TRACK, spaces=len(track))
    if track and track[0] != 0:
        yield problem("track-start", loss=track[0])
    for before, after in pairwise(track):
        if after <= before:
            yield problem("track-order", before=before, after=after)


@cache
def house() -> StripSet:
    """The set to play with if nothing else is said."""
    return parse(house_file().encode())


@cache
def house_file() -> str:
    """The same as it is written down, with what is to be known about it."""
    return resources.files(__package__).joinpath("house.toml").read_text(encoding="utf-8")


def numbers(found: StripSet) -> "npt.NDArray[np.int16]":
    """A set as the rules take it."""
    squares = "".join(squares for strip in found.strips for squares in strip.faces)
    out = np.zeros(rules.PARTS, np.int16)
    out[: rules.VALUES_AT] = [SQUARE_LETTERS.index(letter) for letter in squares]
    out[rules.VALUES_AT : rules.ORNAMENTS_AT] = [*found.windows.A, *found.windows.B]
    out[rules.ORNAMENTS_AT : rules.TRACK_AT] = [window - 1 for pair in found.ornaments for window in pair]
    out[rules.TRACK_AT] = len(found.track) - 1
    out[rules.TRACK_AT + 1 : rules.TRACK_AT + 1 + len(found.track)] = found.track
    return out


def printed(options: Mapping[str, Any], parts: StripSet) -> dict[str, Any]:
    """The squares of every face, the windows' points on the side in play, ornaments, the track and the rounds."""
    faces = {
        f"{number}{face}": squares
        for number, strip in enumerate(parts.strips, 1)
        for face, squares in zip(FACES, strip.faces, strict=True)
    }
    return {
        "faces": faces,
        "windows": list(parts.windows.B if options["side"] == "B" else parts.windows.A),
        "ornaments": [list(pair) for pair in parts.ornaments],
        "ornament_points": ORNAMENT_POINTS.tolist(),
        "track": list(parts.track),
        "rounds": list(NUMERALS),
    }
