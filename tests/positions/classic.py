"""Positions for tests: say what matters, the rest of the box lies in the lid."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from faience import Game

Plain = dict[str, Any]
NO_LINES = ("", "", "", "", "")
NO_WALL = (".....",) * 5
LETTERS = "BYRKW"
PATTERN = ("BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB")


def board(
    score: int = 0, lines: Sequence[str] = NO_LINES, wall: Sequence[str] = NO_WALL, floor: str = ""
) -> dict[str, Any]:
    """One board; empty where nothing is said."""
    return {"score": score, "lines": list(lines), "wall": list(wall), "floor": floor}


def position(
    *boards: Plain,
    displays: Sequence[str] = (),
    center: str = "",
    bag: str | Mapping[str, int] = "",
    wall: str = "colored",
    jokers: bool = False,
    **rest: Any,
) -> Plain:
    """A position with a take due in round 9; whatever of the box is not named lies in the lid."""
    seats = max(2, len(boards))
    all_boards = [*boards, *(board() for _ in range(seats - len(boards)))]
    all_displays = [*displays, *[""] * (2 * seats + 1 - len(displays))]
    swapped = 0 if not jokers else 1 if seats == 2 else 2
    box = Counter(dict.fromkeys(LETTERS, 20 - swapped)) + Counter({"J": 5 * swapped})
    in_bag = Counter(bag)
    hand = rest.get("hand") or {"tiles": ""}
    used = Counter(center + "".join(all_displays) + hand["tiles"]) + in_bag
    for each in all_boards:
        used.update("".join(each["lines"]) + "".join(each["wall"]).replace(".", "") + each["floor"].replace("M", ""))
    box.subtract(used)
    kinds = LETTERS + "J" * jokers
    return {
        "game": "classic",
        "wall": wall,
        "jokers": jokers,
        "round": 9,
        "phase": "draft",
        "turn": 1,
        "starter": 1,
        "marker": "center",
        "bag": {kind: in_bag[kind] for kind in kinds},
        "lid": {kind: box[kind] for kind in kinds},
        "displays": all_displays,
        "center": center,
        "boards": all_boards,
        "hand": None,
        "end": None,
    } | rest


def settle(*boards: Plain, last: str = "2", **rest: Any) -> Game:
    """A game just after the last tile of a round, a blue one unless said otherwise, went to the floor of a seat."""
    tile = str(rest.pop("tile", "B"))
    game = Game.from_position(position(*boards, displays=[tile], turn=int(last), **rest), seed=1)
    game.play(f"1{tile}-")
    return game


def texts(game: Game) -> set[str]:
    """The legal moves as texts."""
    return {str(move) for move in game.legal_moves()}


def targets(game: Game, pick: str) -> str:
    """Where a pick such as `1Y` may go, such as `15-`."""
    found = [text[-1] for text in texts(game) if text[:-1] == pick]
    return "".join(sorted(found, key="12345-".find))


def crowded(loose: str = "B") -> Plain:
    """Four seats whose boards hold every tile but one blue; no line of anyone accepts a blue one.

    Seat n lacks one color on its wall, whose five tiles lie on its lines 5 and 2. `loose` is the last tile on display.
    """
    boards = []
    for missing in "YRKW":
        wall = [row.replace(missing, ".") for row in PATTERN]
        boards.append(board(score=10, lines=("", missing, "", "", missing * 4), wall=wall))
    boards[0]["wall"][4] = boards[0]["wall"][4].replace("B", ".")
    if loose == "Y":  # the blue tile lies on the wall after all, and line 5 of seat 1 waits for its fourth yellow
        boards[0]["wall"][4] = PATTERN[4].replace("Y", ".")
        boards[0]["lines"][4] = "YYY"
    return position(*boards, displays=[loose])
