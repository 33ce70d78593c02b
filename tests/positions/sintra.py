"""Positions of Sintra for tests: say what matters, the rest of the box lies in the tower."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from faience import Game
from faience.games.sintra.strips import house

Plain = dict[str, Any]
LETTERS = "BYOPG"
HOUSE: Plain = msgspec.json.decode(msgspec.json.encode(house()))
INDICATOR = "BBYOPG"
"""Blue, then one of each color; round 3 is the yellow one."""


def changed(name: str = "other", **parts: Any) -> Plain:
    """The house set with some of it replaced; `strips` may replace single ones, by number."""
    strips = list(HOUSE["strips"])
    for number, (a, b) in dict(parts.pop("strips", {})).items():
        strips[number - 1] = {"a": a, "b": b}
    windows = parts.pop("windows", None)
    both = {"windows": {"A": list(windows), "B": list(windows)}} if windows else {}
    return HOUSE | {"name": name, "strips": strips} | both | parts


OTHER = changed(
    "other",
    strips={1: ("BBBBB", "YYYYY"), 2: ("OJJPP", "GGGGG"), 8: ("PPPPP", "OOOOO")},
    ornaments=[[1, 8], [2, 7], [2, 3], [4, 6]],
    track=[0, 3, 7],
) | {"windows": {"A": [0, 5, 2, 1, 1, 0, 20, 7], "B": [3, 0, 0, 9, 1, 2, 4, 8]}}
"""A set with faces of one color, jokers on a face a, sides with values of their own, ornaments that share windows,
and a track that wraps at once."""


def palace(
    strips: Mapping[int, str | None] | None = None,
    windows: Mapping[int, str] | None = None,
    printed: Plain = HOUSE,
    **rest: int,
) -> Plain:
    """One palace: strips such as `3a` or `3a OO...` and windows such as `O.` by place.

    Where nothing is said a window is empty and a strip has its face a up, or whichever can stand above the window.
    """
    given, panes = dict(strips or {}), dict(windows or {})
    all_windows = [panes.get(place, "..") for place in range(1, 9)]
    left = [number for number in range(1, 9) if str(number) not in {(text or " ")[0] for text in given.values()}]
    laid: list[Plain | None] = []
    for place, window in enumerate(all_windows, 1):
        if place in given or "." not in window:
            laid.append(_laid(given.get(place)))
            continue
        face = next(face for face in _faces(left) if _can_lie(printed, face, window))
        left.remove(int(face[0]))
        laid.append(_laid(face))
    return {"score": 0, "glazier": 1, "glass": 1, "lost": 0, "strips": laid, "windows": all_windows} | rest


def _can_lie(printed: Plain, face: str, window: str) -> bool:
    """The joker face does not start face up; a pane in the window came from the other face."""
    if window == "..":
        return "J" not in _squares(printed, face)
    return window[0] in _squares(printed, _other(face))


def _faces(numbers: Sequence[int]) -> list[str]:
    return [f"{number}{face}" for number in numbers for face in "ab"]


def _other(face: str) -> str:
    return face[0] + "ba"["ab".index(face[1])]


def _squares(printed: Plain, face: str) -> str:
    return str(printed["strips"][int(face[0]) - 1][face[1]])


def _laid(text: str | None) -> Plain | None:
    if text is None:
        return None
    face, _, panes = text.partition(" ")
    return {"strip": face, "panes": panes or "....."}


def position(
    *boards: Plain,
    displays: Sequence[str] = (),
    center: str = "",
    bag: str | Mapping[str, int] = "",
    printed: Plain = HOUSE,
    round_number: int = 3,
    **rest: Any,
) -> Plain:
    """A position with a turn due in round 3; whatever of the box is not named lies in the tower."""
    seats = max(2, len(boards))
    all_boards = [*boards, *(palace(printed=printed) for _ in range(seats - len(boards)))]
    all_displays = [*displays, *[""] * (2 * seats + 1 - len(displays))]
    indicator = rest.pop("indicator", "." * (round_number - 1) + INDICATOR[round_number - 1 :])
    in_bag, used = Counter(bag), Counter(center + "".join(all_displays) + indicator + rest.get("hand", ""))
    for each in all_boards:
        used.update("".join(each["windows"]) + "".join(strip["panes"] for strip in each["strips"] if strip))
    return {
        "game": "sintra",
        "side": "A",
        "allow_negative": False,
        "reset_must_move_left": False,
        "strips": printed,
        "round": round_number,
        "phase": "draft",
        "turn": 1,
        "starter": 1,
        "marker": "center",
        "bag": {color: in_bag[color] for color in LETTERS},
        "tower": {color: 20 - used[color] - in_bag[color] for color in LETTERS},
        "indicator": indicator,
        "displays": all_displays,
        "center": center,
        "boards": all_boards,
        "hand": "",
        "end": None,
    } | rest


def game_at(*boards: Plain, **rest: Any) -> Game:
    """A game in such a position."""
    return Game.from_position(position(*boards, **rest), seed=1)


CROWDED = {1: "1a BBBY.", 2: "2a YYYO.", 3: "3a OOOP.", 4: "4a PPPG.", 5: "5a GGGB."}
"""Strips that take no more than a pane each; on four palaces they hold most panes of the box."""


def all_on_boards(**rest: Any) -> Plain:
    """Four crowded palaces; what would lie in the tower lies on the last strips of all but the first."""
    start = position(*(palace(CROWDED) for _ in range(4)), **rest)
    for letter, number in start["tower"].items():
        for _ in range(number):
            _hide(start["boards"][1:], letter)
        start["tower"][letter] = 0
    return start


def _hide(boards: Sequence[Plain], letter: str) -> None:
    """Lay a pane on a free square of its color that leaves the strip incomplete."""
    for strip in (strip for board in boards for strip in board["strips"][5:]):
        for at, square in enumerate(_squares(HOUSE, strip["strip"])):
            if square == letter and strip["panes"][at] == "." and strip["panes"].count(".") > 1:
                strip["panes"] = strip["panes"][:at] + letter + strip["panes"][at + 1 :]
                return
    raise AssertionError(f"no room for {letter}")


def ended(*boards: Plain, **rest: Any) -> Game:
    """A game over: the last seat, whose glazier stands where green fits nowhere else, took the last green pane.

    That seat gets a board of its own behind those given, and breaks the pane.
    """
    last = palace({8: "1a"}, glazier=8)
    game = game_at(*boards, last, displays=["G"], round_number=6, turn=len(boards) + 1, **rest)
    game.play("1G-")
    assert game.is_over
    return game


def texts(game: Game) -> set[str]:
    """The legal moves as texts."""
    return {str(move) for move in game.legal_moves()}


def targets(game: Game, pick: str) -> str:
    """Where a pick such as `1Y` may go, such as `157` or `-`."""
    return "".join(sorted(text[-1] for text in texts(game) if text[:-1] == pick))
