"""The side of the engine protocol that answers: one conversation with one program."""

import secrets
import sys
import traceback
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import IO, Any, Literal

import msgspec
from msgspec import UNSET

from faience import __version__
from faience.engine import messages
from faience.engine.messages import COMMANDS, LONGEST_LINE, PROTOCOL, Complaint, Id, Reply, Request
from faience.games import GAMES, Event, Game, IllegalMove, InvalidOption, Record, Variant
from faience.games.errors import Mistake, in_words
from faience.games.history import check_seed
from faience.games.registry import DEFAULT
from faience.players import Limits, Player, Thought, checked, named
from faience.players.pondering import PONDER

SIMPLE, STRONGEST = "greedy", "level:10"
"""Who answers when nobody is asked for: at once, or within limits that were given."""
_LEVEL = "level:"


class InvalidRequest(ValueError):
    """A line that is not a request."""


class EngineServer:
    """One conversation: a game, and a reply for every line."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.is_done = False
        self._thinker = _Thinker()

    def rest(self) -> None:
        """Let nobody think on: no question will come that could make use of it."""
        self._thinker.rest()

    def answer(self, line: bytes) -> bytes:
        """The reply to one line; whatever is wrong with it, there is one."""
        identity: Id = None
        reply: Reply
        try:
            content = _decode(line)
            identity = _identity_of(content)
            reply = self._do(_request_of(content), identity)
        except (ValueError, RecursionError) as error:
            reply = messages.ErrorReply(id=identity, error=_described(error))
        except Exception as error:
            traceback.print_exc(file=sys.stderr)
            bug = Complaint("InternalError", f"this is a bug in the engine: {error!r}")
            reply = messages.ErrorReply(id=identity, error=bug)
        return msgspec.json.encode(reply)

    def _do(self, request: Request, identity: Id) -> Reply:
        reply = self._reply(request, identity)
        if self.is_done or isinstance(request, messages.NewRequest) or (self.game and self.game.is_over):
            self.rest()
        return reply

    def _reply(self, request: Request, identity: Id) -> Reply:
        match request:
            case messages.HelloRequest():
                return messages.HelloReply(identity, True, "faience", __version__, PROTOCOL, list(GAMES))
            case messages.NewRequest(game=name, seats=seats, options=options, seed=seed):
                first, variant = _first(request), Variant.of(DEFAULT if name is UNSET else name, **options)
                self.game = Game.of(variant, seats, first=first, seed=seed)
            case messages.SetRequest(position=position, record=record, seed=seed):
                self.game = _given(position, record, seed)
            case messages.QuitRequest():
                self.is_done = True
                return Reply(identity)
            case _ if self.game is None:
                raise InvalidRequest("there is no game yet; start one with new or set")
            case messages.GoRequest():
                return _go(self.game, request, identity, self._thinker)
            case _:
                return _do_with(self.game, request, identity)
        return messages.StatusReply(identity, **_status(self.game))


def _do_with(game: Game, request: Request, identity: Id) -> Reply:
    match request:
        case messages.PositionRequest():
            return messages.PositionReply(identity, position=msgspec.to_builtins(game.position()))
        case messages.RecordRequest():
            return messages.RecordReply(identity, record=str(Record.of(game)))
        case messages.LegalRequest():
            moves = [str(move) for move in game.legal_moves()]
            return messages.LegalReply(identity, moves=moves, actions=game.legal_actions(), chances=game.chances())
        case messages.PlayRequest(move=text):
            return messages.EventsReply(identity, events=_spelled(game.play(text)), **_status(game))
        case messages.DealRequest(tiles=tiles):
            return messages.EventsReply(identity, events=_spelled(game.deal(tiles)), **_status(game))
        case messages.UndoRequest():
            return messages.UndoReply(identity, undone=game.undo().text, **_status(game))
        case _:
            raise InvalidRequest(f"{request} is not answered here")


def _decode(line: bytes) -> Any:
    if len(line) > LONGEST_LINE:
        raise InvalidRequest(f"a line can have at most {LONGEST_LINE} bytes")
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise InvalidRequest(f"this is not JSON: {error}") from None


def _identity_of(content: Any) -> Id:
    identity = content.get("id") if isinstance(content, dict) else None
    return identity if isinstance(identity, int | float | str) and not isinstance(identity, bool) else None


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


def _first(request: messages.NewRequest) -> int | Literal["random"]:
    """The first seat counted from 0; the protocol counts from 1."""
    if request.first == "random":
        return "random"
    if not 1 <= request.first <= request.seats:
        message = 'first must be a seat from 1 to {seats} or "random", not {first}'
        raise InvalidOption("first", message, seats=request.seats, first=str(request.first))
    return request.first - 1


def _given(position: dict[str, Any] | None, record: str | None, seed: int | None) -> Game:
    if (position is None) == (record is None):
        raise InvalidRequest("set takes either a position or a record")
    return Game.from_position(position, seed=seed) if record is None else Record.parse(record).replay(seed)


class _Thinker:
    """The player that goes on thinking after its answer; there is one, and it rests when anybody else is asked."""

    def __init__(self) -> None:
        self.player: Player | None = None
        self._asked_for: tuple[str, Limits] | None = None

    def asked(self, name: str, limits: Limits, seed: int | None) -> Player:
        """The player of a name, the one that thinks on if it is the same; InvalidOption leaves that one alone."""
        from faience.players.levels import Leveled  # loads machine code, for which simple players must not wait
        from faience.players.search import Search

        if self._asked_for != (name, limits):
            player = named(name, limits=None if limits == Limits() else limits)
            self.rest()
            self.player, self._asked_for = player, (name, limits)
        assert isinstance(self.player, Leveled | Search)
        self.player.seed = self.player.seed if seed is None else seed & 0xFFFFFFFF
        return self.player

    def rest(self) -> None:
        """Stop thinking until asked again."""
        if self.player is not None:
            self.player.rest()


def _go(game: Game, request: messages.GoRequest, identity: Id, thinker: _Thinker) -> messages.GoReply:
    """A move and what the player knows about it."""
    name, player = _player(request, thinker)
    if player is not thinker.player:
        thinker.rest()
    if game.turn is None:
        due = "the game is over" if game.is_over else "tiles must be dealt first"
        raise IllegalMove("over" if game.is_over else "deal-due", "there is no move to make: {due}", due=due)
    thought = player.think(game, is_survey=request.alternatives)
    known = _reasons(thought, game) if thought.nodes else {}
    move = str(game.move_of(thought.action))
    return messages.GoReply(identity, move=move, action=thought.action, player=name, **known)


def _player(request: messages.GoRequest, thinker: _Thinker) -> tuple[str, Player]:
    """Who is to think, by name."""
    if request.level is not None and request.player is not None:
        raise InvalidRequest("go takes a level or a player, not both")
    limits = checked(request.time, request.nodes)
    name = request.player or (f"{_LEVEL}{request.level}" if request.level is not None else None)
    name = name or (SIMPLE if limits == Limits() else STRONGEST)
    seed = None if request.seed is None else check_seed(request.seed)
    if PONDER in name:
        return name, thinker.asked(name, limits, seed)
    if name.startswith(_LEVEL) and limits.seconds is None:
        return name, _level(name, limits, seed)
    return name, named(name, seed=seed, limits=None if limits == Limits() else limits)


def _level(name: str, limits: Limits, seed: int | None) -> Player:
    from faience.players.levels import Leveled  # loads machine code, for which simple players must not wait

    player = _kept_level(name, limits)
    assert isinstance(player, Leveled)
    player.seed = secrets.randbits(31) if seed is None else seed & 0xFFFFFFFF
    return player


@lru_cache(maxsize=16)
def _kept_level(name: str, limits: Limits) -> Player:
    """The player of a level, kept for its workspace: that takes longer to make than an easy move to find."""
    return named(name, limits=None if limits == Limits() else limits)


def _reasons(thought: Thought, game: Game) -> dict[str, Any]:
    """What a player that calculates knows about its move."""
    return {
        "value": UNSET if thought.value is None else thought.value,
        "win": UNSET if thought.win is None else thought.win,
        "depth": thought.depth or UNSET,
        "nodes": thought.nodes,
        "line": thought.line_of(game) or UNSET,
        "alternatives": thought.alternatives_of(game) or UNSET,
    }


def _status(game: Game) -> dict[str, Any]:
    result = game.result()
    ties = {result.tie_break: result.ties} if result and result.tie_break else {}
    return {
        "turn": None if game.turn is None else game.turn + 1,
        "phase": game.phase,
        "round": game.round,
        "scores": game.scores,
        "result": result and {"places": result.places, "reason": result.reason, **ties},
    }


def _spelled(events: Sequence[Event]) -> list[dict[str, Any]]:
    """Events with seats counted from 1, as everywhere in the protocol."""
    return [
        {"kind": e.kind, "seat": None if e.seat is None else e.seat + 1, "points": e.points, **e.facts} for e in events
    ]


def _described(error: Exception) -> Complaint:
    if isinstance(error, RecursionError):
        return Complaint("InvalidRequest", "this is nested too deeply")
    if isinstance(error, Mistake):
        return Complaint(type(error).__name__, str(error), error.rule, dict(error.facts))
    return Complaint(type(error).__name__, str(error))


def _lines(stream: IO[bytes]) -> Iterator[bytes]:
    """Lines as they come; of one that is too long only the beginning, enough to say so."""
    while line := stream.readline(LONGEST_LINE + 1):
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST_LINE + 1)
        yield line


def serve(source: IO[bytes], target: IO[bytes]) -> None:
    """Answer line after line until the program quits or its input ends."""
    conversation = EngineServer()
    try:
        for line in _lines(source):
            if line.strip():
                target.write(conversation.answer(line) + b"\n")
                target.flush()
            if conversation.is_done:
                return
    finally:
        conversation.rest()
