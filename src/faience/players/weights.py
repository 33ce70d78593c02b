"""What the features of a position are worth: numbers tuned by self-play, kept as data."""

from functools import cache
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from faience.games import Variant
from faience.players.knowledge import evaluation_of


class Weights(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The weights of one variant: for each stage of the game a thousandth of a point for each feature."""

    variant: str
    features: tuple[str, ...]
    stages: tuple[tuple[int, ...], ...]


def plain(variant: Variant) -> Variant:
    """The variant as it is usually played: every switch and every printed part as it is by default."""
    options = {option.name: variant.options[option.name] for option in variant.book.options if not option.is_switch}
    return Variant.of(variant.game, **options)


def file_name(variant: Variant) -> str:
    """The file for the weights of a variant."""
    return "-".join(str(plain(variant)).replace("=", "-").split()) + ".json"


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
