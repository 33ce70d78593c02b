"""What players know of a game, found by the game's name, and what it is worth: numbers tuned by self-play.

It lies in one package a game, `faience.players.<name>` unless the game's registration names another:
`gain` for a player that looks one move ahead, `evaluation` for those that calculate. Either may be missing.
"""

from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from faience.games import InvalidOption, Variant
from faience.games.registry import book_of
from faience.rules.kernel import bind, functions_of

GAIN = 3
"""What a game's `gain` tells of an action: points, tiles wasted, spaces filled."""


def gain_of(game: str) -> ModuleType:
    """What an action gives at once in a game; InvalidOption if nobody knows."""
    return _offered(game, "gain", "greedy cannot play {game}, which does not say what a move gains; choose random")


def evaluation_of(game: str) -> ModuleType:
    """What a position of a game is worth; InvalidOption if nobody knows."""
    return _offered(game, "evaluation", "only random and greedy can play {game}: it has no evaluation for a search")


def encoding_of(game: str) -> ModuleType | None:
    """The slots that a network sees of a game; None if nobody has listed them."""
    return _find(game, "encoding")


def can_search(game: str) -> bool:
    """True when the players that calculate can play a game."""
    return _find(game, "evaluation") is not None


@cache
def compiled(search: ModuleType, rules: ModuleType, evaluation: ModuleType) -> Any:
    """A search that is written for any game, as a kernel for one: the last function of the search's module."""
    return bind(rules, *functions_of(search), evaluation=evaluation)[-1]


@cache
def judge_kernels(judge: ModuleType, game: str) -> dict[str, Any]:
    """The functions of a judge, a module that is written for any game, as kernels for one, by name."""
    known = {"evaluation": evaluation_of(game), "encoding": encoding_of(game), "label": _label(judge)}
    functions = functions_of(judge)
    kernels = bind(book_of(game).rules, *functions, **known)
    return {function.__name__: kernel for function, kernel in zip(functions, kernels, strict=True)}


@cache
def judged(search: ModuleType, judge: ModuleType, game: str) -> Any:
    """A search that leaves the judgement to a judge, as a kernel for one game."""
    offered = judge_kernels(judge, game)
    names = {name: offered[name] for name in ("look", "keep_up", "appraise")}
    known = {"evaluation": evaluation_of(game), "label": _label(judge), "CLEAR": judge.CLEAR}
    return bind(book_of(game).rules, *functions_of(search), **known, **names)[-1]


def _label(judge: ModuleType) -> str:
    return judge.__name__.rpartition(".")[2]


def _offered(game: str, part: str, message: str) -> ModuleType:
    if (found := _find(game, part)) is None:
        raise InvalidOption(f"no-{part}", message, game=game)
    return found


def _find(game: str, part: str) -> ModuleType | None:
    package = book_of(game).module_of("players")
    path = f"{package}.{part}"
    try:
        return import_module(path)
    except ModuleNotFoundError as error:
        if error.name in (package, path):
            return None
        raise


class Weights(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The weights of one variant: for each stage of the game a thousandth of a point for each feature."""

    variant: str
    features: tuple[str, ...]
    stages: tuple[tuple[int, ...], ...]


def usual_variant(variant: Variant) -> Variant:
    """The variant as it is usually played: every switch and every printed part as it is by default."""
    options = {option.name: variant.options[option.name] for option in variant.book.options if not option.is_switch}
    return Variant.of(variant.game, **options)


def file_name(variant: Variant) -> str:
    """The file for the weights of a variant."""
    return "-".join(str(usual_variant(variant)).replace("=", "-").split()) + ".json"


def folder_of(game: str) -> Path:
    """Where the weights of a game's variants are kept: beside its evaluation."""
    return Path(str(evaluation_of(game).__file__)).parent / "tuned"


def load(variant: Variant) -> Weights:
    """The weights of a variant as they are kept."""
    return msgspec.json.decode((folder_of(variant.game) / file_name(variant)).read_bytes(), type=Weights)


@cache
def weights_of(variant: Variant) -> npt.NDArray[np.int64]:
    """The weights to evaluate a variant with, the same whatever its switches and its printed parts."""
    return np.array(load(variant).stages, np.int64)
