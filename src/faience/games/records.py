"""Records of games: text that a person can read and anyone can replay, without a generator.

Reading a record plays it through, so that a `Record` is always a possible game. `docs/records.md` has the format.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from faience.games.errors import InvalidOption, InvalidRecord, Mistake
from faience.games.game import Game
from faience.games.history import Step
from faience.games.position import Position
from faience.games.record_form import (
    ABSENT,
    DRAWN_LINE,
    END_HEADERS,
    END_LINE,
    FAIR_FORMS,
    FAIRNESS,
    HEADER_LINE,
    LINK,
    LINKS_LINE,
    LONGEST,
    MOVE_LINE,
    NAME_LENGTH,
    NONCE_HEADERS,
    PLAYER_HEADERS,
    SAID_HEADERS,
    SENTENCES,
    VERSIONS,
)
from faience.games.record_lines import RecordLines
from faience.games.registry import GAMES
from faience.games.variants import Variant
from faience.rules.ranking import MOST_SEATS


class Draw(msgspec.Struct, frozen=True):
    """What a draw was made with: the server's link, and then for each seat its link or `-`."""

    number: int
    links: tuple[str, ...]


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A game as it was played; `str` gives the text and `Record.parse` reads it back."""

    variant: Variant
    seats: int
    first: int
    players: tuple[str, ...]
    """A name for each seat; empty where nobody gave one."""
    headers: dict[str, str] = {}
    """What else is said about the game: `date`, `event`, `note`, and where its draws came from."""
    start: Position | None = None
    """The position it began from, if not from the beginning."""
    steps: tuple[Step, ...]
    draws: tuple[Draw, ...] = ()
    """Where draws were made with links of chains, those of each; draw 0 is the first seat's."""

    @property
    def version(self) -> int:
        """Which version of the format it is written in."""
        return 2 if self.draws or any(name in self.headers for name in END_HEADERS) else 1

    @classmethod
    def of(
        cls, game: Game, players: Sequence[str] = (), headers: Mapping[str, str] | None = None,
        draws: Sequence[Draw] = (),
    ) -> "Record":  # fmt: skip
        """The record of a game so far."""
        names = [_one_line(_one_line(name)[:NAME_LENGTH]) for name in players]
        said = {name: _one_line(text) for name, text in (headers or {}).items() if name in SAID_HEADERS}
        return cls(
            variant=game.variant,
            seats=game.seats,
            first=game.first,
            players=tuple(names + [""] * game.seats)[: game.seats],
            headers={name: text for name, text in said.items() if text},
            start=game.start,
            steps=game.steps,
            draws=tuple(draws),
        )

    @classmethod
    def parse(cls, text: str | bytes) -> "Record":
        """Read a record and play it through; InvalidRecord says in which line something is wrong."""
        return _Reader(text).read()

    @classmethod
    def load(cls, source: str | Path | BinaryIO) -> "Record":
        """Read a record from the path of a file or from an open one, but not more of it than a record can have."""
        if isinstance(source, str | Path):
            with Path(source).expanduser().open("rb") as opened:
                return cls.load(opened)
        return cls.parse(source.read(LONGEST + 1))

    def save(self, path: str | Path) -> None:
        """Write the record to a file, in place of what is there."""
        Path(path).expanduser().write_text(str(self), encoding="utf-8")

    def replay(self, seed: int | None = None) -> Game:
        """The game at the point where the record ends; it can be played on."""
        game = self.opening(seed)
        for step in self.steps:
            game.draw(step.text) if step.seat is None else game.play(step.text)
        return game

    def opening(self, seed: int | None = None) -> Game:
        """The game before the first step of the record."""
        if self.start is not None:
            return Game.from_position(self.start, seed=seed)
        return Game.of(self.variant, self.seats, first=self.first, seed=seed)

    def __repr__(self) -> str:
        return f"Record.parse({str(self)!r})"

    def __str__(self) -> str:
        told = RecordLines(self.opening(seed=0), {draw.number: draw.links for draw in self.draws})
        for step in self.steps:
            told.add(step)
        return "\n".join([*self.heading(), "", *told.lines()]) + "\n"

    def heading(self) -> Iterator[str]:
        """The lines above the moves."""
        yield f"faience {self.version}"
        yield f"game: {self.variant}"
        yield f"seats: {self.seats}"
        yield f"first: {self.first + 1}"
        if parts := self.variant.book.parts:
            yield f"{parts.name}: {_json(self.variant.parts)}"
        yield from (f"player {seat}: {name}" for seat, name in enumerate(self.players, 1) if name)
        yield from (f"{name}: {self.headers[name]}" for name in SAID_HEADERS if self.headers.get(name))
        if self.start is not None:
            yield f"position: {_json(self.start)}"


def _part_names() -> tuple[str, ...]:
    """What the replaceable parts of any game are called."""
    return tuple(book.parts.name for book in GAMES.values() if book.parts)


def _json(value: Any) -> str:
    return json.dumps(msgspec.to_builtins(value), separators=(",", ":"))


def _one_line(text: str) -> str:
    """A text that can stand behind a header: one line of what can be printed, without spaces at its ends."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


class _Reader:
    """Reads one record line by line and plays along."""

    def __init__(self, text: str | bytes) -> None:
        self.at = 1
        if not isinstance(text, str | bytes):
            raise self._wrong("text", kind=type(text).__name__)
        if len(text) > LONGEST:
            raise self._wrong("size", most=LONGEST)
        self.lines = [line.rstrip() for line in (text if isinstance(text, str) else self._decode(text)).split("\n")]
        self.headers: dict[str, tuple[int, str]] = {}
        self.version = 1
        self.draws: list[Draw] = []
        self.is_drawing = False
        """Whether the draw that is told at this line has said its links."""

    def _wrong(self, rule: str, **facts: object) -> InvalidRecord:
        return InvalidRecord(self.at, rule, SENTENCES[rule], **facts)

    def _decode(self, content: bytes) -> str:
        try:
            return content.decode()
        except UnicodeDecodeError as error:
            self.at = content[: error.start].count(b"\n") + 1
            raise self._wrong("utf-8") from None

    def read(self) -> Record:
        first = self.lines[0]
        if not first.startswith("faience "):
            raise self._wrong("first-line", text=first[:40])
        if first not in (f"faience {version}" for version in VERSIONS):
            raise self._wrong("version", version=first[8:20])
        self.version = int(first[8:])
        body = self._read_headers()
        game = self._opening()
        self._play(game, body)
        players = [self.headers.get(f"player {seat}", (0, ""))[1] for seat in range(1, game.seats + 1)]
        free = {name: self.headers[name][1] for name in SAID_HEADERS if name in self.headers}
        return Record.of(game, players, free, self.draws)

    def _read_headers(self) -> int:
        """Read up to the first empty line; returns the number of the line after it."""
        for number, line in enumerate(self.lines[1:], 2):
            self.at = number
            if not line:
                return number + 1
            if not (header := HEADER_LINE.fullmatch(line)):
                raise self._wrong("header-line", text=line[:40])
            name, value = header.groups()
            self._check_header(name, value)
            self.headers[name] = number, value
        return len(self.lines) + 1

    def _check_header(self, name: str, value: str) -> None:
        known = ("game", "seats", "first", *_part_names(), "position", *SAID_HEADERS, *PLAYER_HEADERS)
        if name not in known:
            raise self._wrong("unknown-header", header=name, known=known)
        if name in ((*NONCE_HEADERS, "secret") if self.version == 2 else END_HEADERS):
            raise self._wrong("other-version", header=name, version=self.version)
        if name in self.headers:
            raise self._wrong("header-twice", header=name, before=self.headers[name][0])
        if not value.isprintable():
            raise self._wrong("unprintable", header=name)
        if name.startswith("player") and len(value) > NAME_LENGTH:
            raise self._wrong("name-length", most=NAME_LENGTH)
        if (value or self.version == 2) and name in FAIRNESS and not re.fullmatch(FAIRNESS[name], value):
            raise self._wrong("header-form", header=name, due=FAIR_FORMS[name], text=value[:20])

    def _header(self, name: str) -> str:
        """The value of a header that must be there; what is wrong from now on is wrong in its line."""
        if name not in self.headers:
            self.at = len(self.headers) + 1
            raise self._wrong("header-missing", header=name)
        self.at, value = self.headers[name]
        return value

    def _number(self, name: str, least: int, most: int) -> int:
        value = self._header(name)
        if not re.fullmatch(r"[1-9]", value) or not least <= int(value) <= most:
            raise self._wrong("header-number", header=name, least=least, most=most, text=value[:20])
        return int(value)

    def _opening(self) -> Game:
        self._header("game")
        seats = self._number("seats", 1, MOST_SEATS)
        first = self._number("first", 1, seats) - 1
        try:
            variant = self._with_parts(Variant.parse(self._header("game")))
            self._header("seats")
            game = Game.of(variant, seats, first=first, seed=0)
        except InvalidOption as error:
            raise InvalidRecord.at(self.at, error) from None
        for name in ("starter", "commitment", *END_HEADERS[:seats]) if self.version == 2 else ():
            self._header(name)
        for name in [
            f"{what} {seat}" for what in ("player", "nonce", "end") for seat in range(seats + 1, MOST_SEATS + 1)
        ]:
            if name in self.headers:
                self._header(name)
                raise self._wrong("no-seat", seats=seats)
        if "position" not in self.headers:
            return game
        try:
            given = Game.from_position(self._json("position"), seed=0)
        except InvalidRecord:
            raise
        except (ValueError, RecursionError) as error:
            raise self._wrong("position", error=error) from None
        if (given.variant, given.seats, given.first) != (variant, seats, first):
            raise self._wrong("position-other")
        return given

    def _with_parts(self, variant: Variant) -> Variant:
        """The variant with the printed parts that the record brings along, as it must where there are any."""
        own = variant.book.parts
        for name in _part_names():
            if name in self.headers and (own is None or own.name != name):
                self._header(name)
                raise self._wrong("no-parts", game=variant.game, parts=name)
        if own is None:
            return variant
        given = self._json(own.name)
        if not isinstance(given, dict):
            raise self._wrong("parts-object", parts=own.name)
        return msgspec.structs.replace(variant, parts=own.read(given))

    def _json(self, name: str) -> Any:
        text = self._header(name)
        try:
            return json.loads(text)
        except json.JSONDecodeError as error:
            raise self._wrong("json", header=name, error=f"{error.msg} at character {error.pos + 1}") from None
        except (ValueError, RecursionError) as error:
            raise self._wrong("json", header=name, error=error) from None

    def _play(self, game: Game, begin: int) -> None:
        is_ended = False
        for number, line in enumerate(self.lines[begin - 1 :], begin):
            self.at = number
            if not line or line.startswith("#"):
                continue
            if is_ended:
                raise self._wrong("after-end")
            try:
                is_ended = self._play_line(game, line)
            except InvalidRecord:
                raise
            except Mistake as error:
                raise InvalidRecord.at(number, error) from None
        if game.is_over and not is_ended:
            self.at = len(self.lines)
            raise self._wrong("end-missing")

    def _play_line(self, game: Game, line: str) -> bool:
        """One line of the body; True when it was the last."""
        if self.version == 2 and (told := LINKS_LINE.fullmatch(line)):
            self._read_links(game, int(told[1]), told[2].split())
        elif move := MOVE_LINE.fullmatch(line):
            self.is_drawing = False
            if game.turn is not None and int(move[1]) != game.turn + 1:
                raise self._wrong("turn", seat=game.turn + 1, given=move[1])
            game.play(move[2])
        elif (draws := DRAWN_LINE.fullmatch(line)) and draws[1] in game.book.draws:
            if game.phase in game.book.draws and game.phase != draws[1]:
                raise self._wrong("phase", phase=game.phase, given=draws[1])
            self._draw(game, draws[1], "".join(draws[2].split()))
        elif end := END_LINE.fullmatch(line):
            result = game.result()
            if result is None:
                raise self._wrong("not-over")
            if [end[1], *end[2].split()] != [result.reason, *map(str, result.scores)]:
                raise self._wrong("end", due=" ".join([result.reason, *map(str, result.scores)]), given=line[4:])
            return True
        else:
            raise self._wrong("line", text=line[:40])
        return False

    def _read_links(self, game: Game, number: int, links: list[str]) -> None:
        """What the draw that comes next was made with."""
        least = 0 if self.headers["starter"][1] == "drawn" else 1
        due = self.draws[-1].number + 1 if self.draws else least
        if game.turn is not None or game.is_over or self.is_drawing:
            raise self._wrong("links-due")
        if number != due:
            raise self._wrong("links-number", due=due, given=number)
        server, *others = links
        if len(others) != game.seats or not all(re.fullmatch(f"{LINK}|{ABSENT}", link) for link in links):
            raise self._wrong("links-form", seats=game.seats)
        if server == ABSENT:
            raise self._wrong("links-form", seats=game.seats)
        self.draws.append(Draw(number, tuple(links)))
        self.is_drawing = number > 0

    def _draw(self, game: Game, phase: str, text: str) -> None:
        """Draw what a line names, all of it in the phase that the line is for."""
        if self.version == 2 and not self.is_drawing:
            raise self._wrong("links-missing", due=self.draws[-1].number + 1 if self.draws else 1)
        length = game.book.draws[phase].length
        for at in range(0, len(text), length):
            if at and game.phase != phase:
                raise self._wrong("too-many", phase=phase, tiles=text[at : at + 20])
            game.draw(text[at : at + length])
