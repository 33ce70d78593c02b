"""`faience engine`: the rules and the players for other programs, as JSON lines on standard input and output."""

import sys
import traceback
from collections.abc import Iterator
from typing import Any, BinaryIO, Literal

import msgspec

from faience import __version__
from faience.cli import requests
from faience.cli.requests import COMMANDS, Id, Request
from faience.games import GAMES, Game, IllegalMove, InvalidOption, Record, Result, Variant
from faience.games.game import check_seed
from faience.games.plain import in_words
from faience.players import Limits, Thought, checked, named

PROTOCOL = 1
LONGEST_LINE = 1 << 20
SIMPLE, STRONGEST = "greedy", "level:10"
"""Who answers when nobody is asked for: at once, or within limits that were given."""


class InvalidRequest(ValueError):
    """A line that is not a request."""


class Engine:
    """One conversation: a game, and a reply for every line."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.is_done = False

    def answer(self, line: bytes) -> bytes:
        """The reply to one line; whatever is wrong with it, there is one."""
        identity: Id = None
        try:
            content = self._read(line)
            identity = _identity_of(content)
            request = _request_of(content)
            reply = {"id": identity, "ok": True} | self._do(request)
        except (ValueError, RecursionError) as error:
            reply = {"id": identity, "ok": False, "error": _described(error)}
        except Exception as error:
            traceback.print_exc(file=sys.stderr)
            described = {"kind": "InternalError", "message": f"this is a bug in the engine: {error!r}"}
            reply = {"id": identity, "ok": False, "error": described}
        return msgspec.json.encode(reply)

    def _read(self, line: bytes) -> Any:
        if len(line) > LONGEST_LINE:
            raise InvalidRequest(f"a line has at most {LONGEST_LINE} bytes")
        try:
            return msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise InvalidRequest(f"this is not JSON: {error}") from None

    def _do(self, request: Request) -> dict[str, Any]:
        match request:
            case requests.Hello():
                return {"name": "faience", "version": __version__, "protocol": PROTOCOL, "games": list(GAMES)}
            case requests.New(game=name, seats=seats, options=options, seed=seed):
                first = _first(request)
                self.game = Game.of(Variant.of(name, **options), seats, first=first, seed=seed)
            case requests.Set(position=position, record=record, seed=seed):
                self.game = _given(position, record, seed)
            case requests.Quit():
                self.is_done = True
                return {}
            case _:
                return self._do_with(self._current(), request)
        return _status(self.game)

    def _current(self) -> Game:
        if self.game is None:
            raise InvalidRequest("there is no game yet; begin one with new or set")
        return self.game

    def _do_with(self, game: Game, request: Request) -> dict[str, Any]:
        match request:
            case requests.Position():
                return {"position": msgspec.to_builtins(game.position())}
            case requests.Record():
                return {"record": str(Record.of(game))}
            case requests.Legal():
                return {
                    "moves": [str(move) for move in game.legal_moves()],
                    "actions": game.legal_actions(),
                    "chances": game.chances(),
                }
            case requests.Play(move=text):
                events = game.play(text)
                return {"events": _spelled(events)} | _status(game)
            case requests.Deal(tiles=tiles):
                events = game.deal(tiles)
                return {"events": _spelled(events)} | _status(game)
            case requests.Undo():
                step = game.undo()
                return {"undone": step.text} | _status(game)
            case requests.Go():
                return _go(game, request)
            case _:
                raise InvalidRequest(f"{request} is not answered here")


def _identity_of(content: Any) -> Id:
    identity = content.get("id") if isinstance(content, dict) else None
    return identity if isinstance(identity, int | float | str) and not isinstance(identity, bool) else None


def _first(request: requests.New) -> int | Literal["random"]:
    """The first seat counted from 0; the protocol counts from 1."""
    if request.first == "random":
        return "random"
    if not 1 <= request.first <= request.seats:
        raise InvalidOption(f'first is a seat from 1 to {request.seats} or "random", not {request.first}')
    return request.first - 1


def _request_of(content: Any) -> Request:
    if not isinstance(content, dict):
        raise InvalidRequest('a request is an object such as {"cmd": "new"}')
    command = content.get("cmd", "")
    if not isinstance(command, str) or command not in COMMANDS:
        raise InvalidRequest(f"cmd must be one of {', '.join(COMMANDS)}, not {str(command)[:40]!r}")
    try:
        return msgspec.convert(content, COMMANDS[command])
    except msgspec.ValidationError as error:
        raise InvalidRequest(in_words(error, COMMANDS[command])) from None


def _given(position: dict[str, Any] | None, record: str | None, seed: int | None) -> Game:
    if (position is None) == (record is None):
        raise InvalidRequest("set takes a position or a record, one of the two")
    return Game.from_position(position, seed=seed) if record is None else Record.parse(record).replay(seed)


def _go(game: Game, request: requests.Go) -> dict[str, Any]:
    """A move and what the player knows about it."""
    if request.level is not None and request.player is not None:
        raise InvalidRequest("go takes a level or a player, not both")
    limits = checked(request.time, request.nodes)
    name = request.player or (f"level:{request.level}" if request.level is not None else None)
    name = name or (SIMPLE if limits == Limits() else STRONGEST)
    seed = None if request.seed is None else check_seed(request.seed)
    player = named(name, seed=seed, limits=None if limits == Limits() else limits)
    if game.turn is None:
        due = "the game is over" if game.is_over else "tiles must be dealt first"
        raise IllegalMove("over" if game.is_over else "deal-due", f"there is no move to make: {due}")
    thought = player.think(game, is_survey=request.alternatives)
    found = {"move": str(game.move_of(thought.action)), "action": thought.action, "player": name}
    return found | (_reasons(thought, game) if thought.nodes else {})


def _reasons(thought: Thought, game: Game) -> dict[str, Any]:
    """What a player that calculates knows about its move."""
    known = {"value": thought.value, "depth": thought.depth or None, "nodes": thought.nodes}
    lists = {"line": thought.line_of(game), "alternatives": thought.alternatives_of(game)}
    return {key: value for key, value in known.items() if value is not None} | {k: v for k, v in lists.items() if v}


def _status(game: Game) -> dict[str, Any]:
    result = game.result()
    return {
        "turn": None if game.turn is None else game.turn + 1,
        "phase": game.phase,
        "round": game.round,
        "scores": game.scores,
        "result": result and _spelled_result(result),
    }


def _spelled_result(result: Result) -> dict[str, Any]:
    """Places, the reason, and what breaks ties, where anything does."""
    ties = {result.tie_break: result.ties} if result.tie_break else {}
    return {"places": result.places, "reason": result.reason, **ties}


def _spelled(events: list[Any]) -> list[dict[str, Any]]:
    """Events with seats counted from 1, as everywhere in the protocol."""
    return [
        {"kind": e.kind, "seat": None if e.seat is None else e.seat + 1, "points": e.points, **e.facts} for e in events
    ]


def _described(error: Exception) -> dict[str, Any]:
    described: dict[str, Any] = {"kind": type(error).__name__, "message": str(error)}
    if isinstance(error, RecursionError):
        described = {"kind": "InvalidRequest", "message": "this is nested too deeply"}
    if isinstance(error, IllegalMove):
        described |= {"rule": error.rule, "facts": error.facts}
    return described


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """Lines as they come; of one that is too long only the beginning, enough to say so."""
    while line := stream.readline(LONGEST_LINE + 1):
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST_LINE + 1)
        yield line


def engine() -> None:
    """Answer other programs in JSON lines.

    Requests come on standard input and replies go to standard output; docs/protocol.md describes them.
    """
    conversation = Engine()
    out = sys.stdout.buffer
    for line in _lines(sys.stdin.buffer):
        if line.strip():
            out.write(conversation.answer(line) + b"\n")
            out.flush()
        if conversation.is_done:
            return
