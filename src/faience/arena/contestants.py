"""Contestants as text: `level:7`, `greedy`, `engine:COMMAND`, `python:MODULE:NAME`; every player of the roster."""

import importlib
import re
import shlex
import shutil
import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from faience.engine.client import EngineClient
from faience.engine.messages import GoRequest, NewRequest, Reply
from faience.games import Game, InvalidOption, Move
from faience.players import Player, Thought, named

TIMEOUT = 60.0
"""How many seconds a program has for an answer if nothing else is said."""
STARTING = 10.0
"""How many seconds it has at least to say hello."""

ENGINE = re.compile(r"engine(?:\[(?P<limits>[^\]]*)\])?:(?P<command>.*)", re.DOTALL)
PYTHON = "python:"
_LIMIT = re.compile(r"[:,](time|nodes)=")


class EngineLimits(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What an engine is told with every `go`."""

    time: float | None = None
    nodes: int | None = None
    level: int | None = None
    player: str | None = None


class EnginePlayer:
    """A program that is started when it is first needed, told the position before each move, and asked with `go`.

    After a failure it is stopped; the next move starts it anew.
    """

    def __init__(
        self,
        command: Sequence[str],
        name: str,
        limits: Mapping[str, Any] | None = None,
        *,
        seed: int | None = None,
        timeout: float = TIMEOUT,
    ) -> None:
        self.name = name
        self.seed = seed
        self.timeout = timeout
        self.client = EngineClient(command)
        self._limits = dict(limits or {})
        self._game: str | None = None

    def choose(self, game: Game) -> Move:
        """The program's move; EngineFailure, TimeoutError, or InvalidMove for what cannot be read."""
        started, self._game = time.monotonic(), game.variant.game
        self.start(game.variant.game)
        left = self.timeout - (time.monotonic() - started)
        go = GoRequest(**self._limits, seed=self.seed)
        try:
            return game.move(self.client.move(game.position(), go, left))
        except TimeoutError:
            raise TimeoutError(f"no move within {self.timeout:g} s") from None

    def think(self, game: Game, *, is_survey: bool = False) -> Thought:
        """The same; a program gives no reasons."""
        return Thought(action=game.action_of(self.choose(game)))

    def rest(self) -> None:
        """Tell a program that runs to begin anew, since it may think on about a game that is over."""
        if self.client.pid is not None and self._game is not None:
            self.client.ask(NewRequest(game=self._game), Reply, self.timeout)

    def start(self, game: str) -> None:
        """Start the program, unless it runs, and hear whether it knows the game."""
        if self.client.start():
            self.client.greet(game, max(self.timeout, STARTING))

    def close(self) -> None:
        """End the program; a later move would start it anew."""
        self.client.close(is_final=False)


def make(spec: str, seed: int | None = None) -> Player:
    """The player that a text stands for; InvalidOption if there is none."""
    if engine := ENGINE.fullmatch(spec):
        return EnginePlayer(_command(spec, engine["command"]), spec, _told(spec, engine["limits"]), seed=seed)
    if spec.startswith(PYTHON):
        return _imported(spec, seed)
    return named(spec, seed=seed)


def checked(spec: str, seconds: float | None = None) -> str:
    """A contestant's text, with a time for every move if one is given and the text itself has no limit."""
    spec = spec.strip()
    if seconds is not None:
        spec = _timed(spec, seconds)
    make(spec, seed=0)
    return spec


def _timed(spec: str, seconds: float) -> str:
    if engine := ENGINE.fullmatch(spec):
        limits = _told(spec, engine["limits"])
        if "time" in limits or "nodes" in limits:
            return spec
        told = ",".join(f"{name}={value}" for name, value in {**limits, "time": f"{seconds:g}"}.items())
        return f"engine[{told}]:{engine['command']}"
    if spec.startswith(PYTHON) or _LIMIT.search(spec):
        return spec
    timed = f"{spec}{',' if ':' in spec else ':'}time={seconds:g}"
    try:
        make(timed, seed=0)
    except InvalidOption:  # it answers at once, or it is nobody
        return spec
    return timed


def _command(spec: str, text: str) -> list[str]:
    try:
        command = shlex.split(text)
    except ValueError as error:
        message = "the command in {name!r} cannot be read: {error}"
        raise InvalidOption("engine-command", message, name=spec, error=error) from None
    if not command:
        raise InvalidOption("engine-command", "engine: needs a command, such as 'engine:faience engine'")
    if shutil.which(command[0]) is None:
        message = "no program {program!r} found for {name!r}"
        raise InvalidOption("engine-program", message, name=spec, program=command[0])
    return command


def _told(spec: str, text: str | None) -> dict[str, object]:
    """The fields of `go` from text such as `time=0.5,level=3`."""
    pairs = [part.partition("=")[::2] for part in text.split(",")] if text else []
    try:
        limits = msgspec.convert(dict(pairs), EngineLimits, strict=False)
    except msgspec.ValidationError as error:
        message = "{name!r}: write time=, nodes=, level= or player= in the brackets ({error})"
        raise InvalidOption("engine-limits", message, name=spec, error=error) from None
    if any(value is not None and not value > 0 for value in (limits.time, limits.nodes)):
        raise InvalidOption("engine-limits", "{name!r}: time and nodes must be above 0", name=spec)
    told: dict[str, object] = msgspec.to_builtins(limits)
    return told


def _imported(spec: str, seed: int | None) -> Player:
    module, _, name = spec.removeprefix(PYTHON).partition(":")
    if not module or not name:
        raise InvalidOption("player-class", "{name!r} names no class; write python:MODULE:NAME", name=spec)
    try:
        made: Player = getattr(importlib.import_module(module), name)(seed=seed)
    except Exception as error:
        message, kind = "{name!r} cannot be created: {kind}: {error}", type(error).__name__
        raise InvalidOption("player-class", message, name=spec, kind=kind, error=error) from error
    return made
