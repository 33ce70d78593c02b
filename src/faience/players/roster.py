"""Players by what they are called: `greedy`, `level:7`, `search:nodes=20000`, `mcts:time=0.1`."""

import math
from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from faience.games import InvalidOption
from faience.players.baselines import Greedy, Random
from faience.players.limits import Limits
from faience.players.player import Player
from faience.players.pondering import PONDER

_MAKERS: dict[str, Callable[[int | None], Player]] = {"random": Random, "greedy": Greedy}

NAMES = tuple(_MAKERS)
"""Players that need no further word, from weak to strong."""
THINKERS = ("search", "mcts", "tree")
"""Players that need a limit of time or nodes."""
_UNKNOWN = (
    "unknown player {name!r}; choose {known}, level:1 to level:10, "
    "search:nodes=20000 or search:time=0.5, or mcts or tree with the same limits"
)


def names_player(name: str) -> bool:
    """True when a name stands for a player, not for a person: `greedy`, `level:7`, `search:time=0.5` and the like."""
    kind, colon, _ = name.partition(":")
    return name in NAMES or bool(colon and kind in ("level", *THINKERS))


def named(name: str, *, seed: int | None = None, limits: Limits | None = None) -> Player:
    """A player by its name; limits hold for a player whose name gives none. InvalidOption lists what there is."""
    kind, _, rest = name.partition(":")
    if kind == "search":
        return _search(name, rest, limits, seed)
    if kind == "level":
        return _level(name, rest, limits, seed)
    if kind in THINKERS:
        return _thinker(kind, name, _limits(name, rest) or limits, seed)
    return _simple(name, seed)


def _simple(name: str, seed: int | None) -> Player:
    if name not in _MAKERS:
        raise InvalidOption("unknown-player", _UNKNOWN, name=name, known=NAMES)
    return _MAKERS[name](seed)


def _level(name: str, text: str, limits: Limits | None, seed: int | None) -> Player:
    from faience.players.levels import Leveled

    number, *parts = text.split(",")
    if not (number.isascii() and number.isdigit() and len(number) < 3):
        raise InvalidOption("level", "{name!r} names no level; write level:1 to level:10", name=name)
    ponders, rest = _ponders(name, parts)
    return Leveled(int(number), _limits(name, ",".join(rest)) or limits, seed, ponders=ponders)


def _ponders(name: str, parts: list[str]) -> tuple[bool, list[str]]:
    """Whether the parts of a name ask for thinking in the others' time, and what else they say."""
    if not all(parts):
        raise InvalidOption("comma", "{name!r} has a comma too many", name=name)
    said = [part for part in parts if part.partition("=")[0] == "ponder"]
    if said not in ([], [PONDER]):
        message = "{said!r} in {name!r}: write ponder=yes once, or leave it out"
        raise InvalidOption("ponder", message, said=",".join(said), name=name)
    return bool(said), [part for part in parts if part not in said]


def _thinker(kind: str, name: str, limits: Limits | None, seed: int | None) -> Player:
    from faience.players.montecarlo import MonteCarlo

    return MonteCarlo(_due(kind, name, limits), seed, is_plain=kind == "mcts")


def _search(name: str, text: str, limits: Limits | None, seed: int | None) -> Player:
    """A search by its limits and by what its name says of how it judges."""
    from faience.players.search import Judging, Search

    ponders, parts = _ponders(name, text.split(",") if text else [])
    judging, rest = Judging(), list[str]()
    for part in parts:
        key, _, value = part.partition("=")
        if part == "evaluation=linear":
            judging = replace(judging, is_linear=True)
        elif key == "network" and value:
            judging = replace(judging, network=Path(value))
        elif key == "aim":
            judging = replace(judging, aim=_points(name, value))
        else:
            rest.append(part)
    if judging.is_linear and judging != Judging(is_linear=True):
        message = "{name!r} judges by weights, so it has no network to choose and nothing to aim at"
        raise InvalidOption("judging", message, name=name)
    return Search(_due("search", name, _limits(name, ",".join(rest)) or limits), seed, judging, ponders=ponders)


def _points(name: str, text: str) -> float:
    try:
        points = float(text)
    except ValueError:
        points = math.nan
    if not 0 <= points <= 1000:
        raise InvalidOption("aim", "the aim in {name!r} must be a number of points from 0 to 1000", name=name)
    return points


def _due(kind: str, name: str, limits: Limits | None) -> Limits:
    if limits is None or limits == Limits():
        message = "{name!r} needs a limit, such as {kind}:time=0.5 or {kind}:nodes=20000"
        raise InvalidOption("limit-due", message, name=name, kind=kind)
    return limits


def _limits(name: str, text: str) -> Limits | None:
    """Limits from text such as `time=0.5,nodes=20000`; None if there is none."""
    if not text:
        return None
    seconds, nodes = None, None
    for part in text.split(","):
        key, _, value = part.partition("=")
        try:
            if key == "time":
                seconds = float(value)
            elif key == "nodes":
                nodes = int(value)
            else:
                raise ValueError
        except ValueError:
            message = "{limit!r} in {name!r} is not a limit such as time=0.5 or nodes=20000"
            raise InvalidOption("limit", message, limit=part, name=name) from None
    return checked(seconds, nodes)


def checked(seconds: float | None, nodes: int | None) -> Limits:
    """Limits that make sense; InvalidOption for others."""
    if seconds is not None and not (math.isfinite(seconds) and 0 < seconds <= 3600):
        message = "time must be a number of seconds above 0, at most 3600, not {time}"
        raise InvalidOption("time", message, time=repr(seconds))
    if nodes is not None and not 0 < nodes <= 1 << 50:
        raise InvalidOption("nodes", "nodes must be a whole number above 0, not {nodes}", nodes=repr(nodes))
    return Limits(seconds, nodes)
