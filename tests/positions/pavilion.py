"""Positions of Pavilion for tests: say what matters, the rest of the box lies in the tower."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from faience import Game, Variant
from tests.reference.pavilion_board import COLORS, PRINTED, STARS
from tests.tables import tables_of

Plain = dict[str, Any]
SUPPLY = "OORRBBYYGP"
BAG = "ORBYGP" * 2

PAVILION_TABLES = tables_of("pavilion")
SWITCHED: list[tuple[Variant, int]] = [
    (Variant.of("pavilion", keep_all=True), 2),
    (Variant.of("pavilion", last_discard=True), 3),
    (Variant.of("pavilion", side="free", keep_all=True, last_discard=True), 4),
]
"""Tables with a switch thrown, and one with both."""


def board(spaces: str = "", hand: str = "", *, kept: str = "", passed: bool = False, score: int = 5) -> Plain:
    """One board with tiles on spaces such as `R3 C2B`, or `2.4B` on the free side; who keeps tiles has passed."""
    stars = [["."] * 6 for _ in STARS]
    for name in spaces.split():
        star, slot, color = space(name)
        assert stars[star][slot] == "."
        stars[star][slot] = color
    tiles = {"stars": ["".join(star) for star in stars], "hand": spell(hand), "kept": spell(kept)}
    return {"score": score, **tiles, "passed": passed or bool(kept)}


def space(name: str) -> tuple[int, int, str]:
    """The star, the slot and the color of a tile on a space."""
    if "." in name:
        return 6 if name[0] == "C" else int(name[0]) - 1, int(name[2]) - 1, name[3]
    star = STARS.index(name[0])
    return star, PRINTED["colored"][star].index(name[1]), name[0] if star < 6 else name[2]


def spell(tiles: str) -> str:
    """Tiles in the order in which positions write them."""
    return "".join(sorted(tiles, key=COLORS.index))


def full(star: str) -> str:
    """All spaces of a star of the colored side; the one in the middle holds the colors in their order."""
    return " ".join(f"{star}{cost}{COLORS[cost - 1] if star == 'C' else ''}" for cost in range(1, 7))


def everything(but: str = "") -> str:
    """All spaces of the colored side but some."""
    names = " ".join(map(full, STARS)).split()
    return " ".join(name for name in names if name[:2] not in but.split())


def position(
    *boards: Plain,
    round_number: int = 1,
    displays: Sequence[str] = (),
    center: str = "",
    supply: str = SUPPLY,
    bag: str | Mapping[str, int] = BAG,
    **rest: Any,
) -> Plain:
    """A position where seat 1 is to place a tile; whatever of the box is not named lies in the tower."""
    seats = max(2, len(boards))
    all_boards = [*boards, *(board() for _ in range(seats - len(boards)))]
    all_displays = [*displays, *[""] * (2 * seats + 1 - len(displays))]
    in_bag, used = Counter(bag), Counter(center + "".join(all_displays) + supply)
    for each in all_boards:
        used.update("".join(each["stars"]) + each["hand"] + each["kept"])
    return {
        "game": "pavilion",
        "side": "colored",
        "keep_all": False,
        "last_discard": False,
        "round": round_number,
        "phase": "place",
        "turn": 1,
        "starter": 1,
        "marker": "center",
        "bag": {color: in_bag[color] for color in COLORS},
        "tower": {color: 22 - used[color] - in_bag[color] for color in COLORS},
        "supply": spell(supply),
        "displays": [spell(tiles) for tiles in all_displays],
        "center": spell(center),
        "boards": all_boards,
        "space": None,
        "picks": 0,
        "lowest": "O",
        "refilled": None,
        "end": None,
    } | rest


def game_at(*boards: Plain, **rest: Any) -> Game:
    """A game in such a position."""
    return Game.from_position(position(*boards, **rest), seed=1)


def nothing_to_draw(*boards: Plain, **rest: Any) -> Plain:
    """Such a position with an empty bag and an empty tower: the last seat has all their tiles in hand."""
    start = position(*boards, bag="", **rest)
    hoard = "".join(color * number for color, number in start["tower"].items())
    start["tower"] = dict.fromkeys(COLORS, 0)
    last = start["boards"][-1]
    start["boards"] = [*start["boards"][:-1], last | {"hand": spell(last["hand"] + hoard)}]
    return start


def all_on_boards(stars: str = "ORBYGP", **rest: Any) -> Plain:
    """Four boards with five tiles in each outer star; the fourth has so many stars, seat 1 the tiles of its others.

    Beside them it has a red and a blue tile in hand. Bag and tower are empty, the supply is full.
    """
    most = everything("C1 C2 C3 C4 C5 C6 O6 R6 B6 Y6 G6 P6")
    some = " ".join(name for name in most.split() if name[0] in stars)
    hand = "RB" + "".join(color * 5 for color in COLORS if color not in stars)
    boards = [board(most, hand, score=60), board(most), board(most), board(some)]
    return position(*boards, supply="OORBYYGGPP", bag="", **({"round_number": 2, "starter": 3} | rest))


def draft_at(*boards: Plain, **rest: Any) -> Game:
    """A game in such a position in round 2, where green is wild and seat 1 is to take tiles."""
    return game_at(*boards, **({"round_number": 2, "phase": "draft"} | rest))


def texts(game: Game) -> set[str]:
    """The legal moves as texts."""
    return {str(move) for move in game.legal_moves()}


def told(game: Game) -> list[str]:
    """The kinds of all events so far."""
    return [event.kind for event in game.events]
