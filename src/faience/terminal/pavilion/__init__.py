"""Summer Pavilion in a terminal."""

import re
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from faience.games import Event, Move
from faience.games.pavilion import Board, PavilionPosition, Pick, Turn
from faience.games.pavilion.positions import FREE
from faience.games.pavilion.printed import AROUND, LETTERS, count
from faience.rules.pavilion.state import COLORS, CORNERS, ROUNDS, STARS, SUPPLY_SPACES
from faience.terminal.drafting import TILE, BoardSize, DraftingView, Kinds, spoken_sources
from faience.terminal.pavilion import printed
from faience.terminal.pavilion.board import INKS, MEDIUM, MIXED, SIZES, SMALL, Fresh, PavilionDrawing
from faience.terminal.tiles import ACCENT, FAINT, free, stack
from faience.terminal.view import Gathering, Scene
from faience.words import Words

PASS, PASSED = "pass", "⊘"
_SPACE = re.compile(r"(C[1-6]|[1-6C]\.[1-6])([ORBYGP]?)", re.IGNORECASE)
_ASKED = re.compile(r"(:|\+|keep:)(.*)", re.IGNORECASE)
_BEGUN = ((r"[1-9C]", "R"), (r"[ORBYGP]", "1"), (r"[1-6C]\.", "1R"), (r"C[1-6]|[1-6C]\.[1-6]", "R"))
"""How a move can begin, and what completes it."""
_STARS = f"{LETTERS}C"


class PavilionView(DraftingView):
    """How Pavilion looks."""

    name = "pavilion"
    example = "3R"
    help = ("take", "place", "more", "letters", "rule-take", "rule-place", "rule-score", "rule-pass", "rule-end")
    open_phases = frozenset({"draft", "place"})
    inks = INKS
    order_of_tiles = LETTERS
    sizes = SIZES
    in_one_row = frozenset(SIZES) - {"large"}
    drawing = PavilionDrawing
    has_details = True

    def split(self, move: str) -> tuple[str, str]:
        """`C5` and `B` of `C5B`, `:` and `4R1P` of `:4R1P`; a take, a space with its own color, a pass are all head.

        What follows a space in a whole turn belongs to neither half.
        """
        if asked := _ASKED.fullmatch(move):
            return asked[1], asked[2]
        step = re.split(r"[:+]", move)[0]
        found = _SPACE.fullmatch(step)
        return (found[1], found[2]) if found else (step, "")

    def order(self, head: str) -> Any:
        """Tiles as they lie on the table; spaces star by star, the one in the middle and the pass last."""
        if head == PASS:
            return 2, ()
        if head[1:2].isdigit() or "." in head:
            return 1, (head[:1] == "C", _STARS.find(head[:1]), head)
        return 0, super().order(head)

    def probe(self, head: str) -> str:
        """A move that begins like this, for the rules to say why it is not allowed."""
        return head + next((rest for begun, rest in _BEGUN if re.fullmatch(begun, head)), "")

    def gather(self, position: PavilionPosition) -> Gathering | None:
        """Tiles from the supply and tiles to keep are chosen in any order and handed in together."""
        board = position.boards[(position.turn or 1) - 1]
        later = LETTERS[LETTERS.index(position.lowest) :]
        now, coming = printed.wilds(position)[:1], printed.wilds(position)[1:2]
        if position.phase == "pick":
            there = "".join(letter for letter in position.supply if letter in later)
            return Gathering("+", there, position.picks, position.picks, _best(there, now), _pick)
        if position.phase == "keep":
            there = "".join(letter for letter in board.hand if letter in later)
            most = min(CORNERS - len(board.kept), len(there))
            return Gathering("keep:", there, 0, most, _best(there, coming), _keep)
        return None

    def question(self, position: PavilionPosition) -> dict[str, str | int]:
        """The space that is paid for, how many tiles to pick, or how many can be kept."""
        facts: dict[str, str | int] = {"picks": position.picks}
        if position.turn:
            facts["most"] = CORNERS - len(position.boards[position.turn - 1].kept)
        if position.space:
            facts["space"] = printed.name_of(position, position.space.star - 1, position.space.slot - 1)
        return facts

    def said_of_round(self, position: PavilionPosition, words: Words) -> list[str]:
        """The round, the wild color, the side, and what else is agreed."""
        said = [words.say("pavilion-head-round", round=position.round, rounds=ROUNDS)]
        said.append(words.say("pavilion-head-color", color=words.say(f"pavilion-color-{printed.wilds(position)[0]}")))
        said.append(words.say(f"pavilion-head-side-{position.side}"))
        if position.keep_all:
            said.append(words.say("pavilion-head-keep"))
        if position.last_discard:
            said.append(words.say("pavilion-head-last"))
        return said

    def size_of(self, name: str, *, is_focus: bool) -> BoardSize:
        """In the smallest layout the boards of others are small."""
        return SMALL if name == MIXED and not is_focus else SIZES[name]

    def details(self, scene: Scene, words: Words) -> Text:
        """All boards in one size, however small they are on the table."""
        return stack(self.boards(scene, [MEDIUM] * len(scene.names), 2, words, gap=5))

    def name_on_board(self, scene: Scene, seat: int) -> str:
        """With a sign for those who have passed."""
        return f"{PASSED} {scene.names[seat]}" if _has_passed(scene, seat) else scene.names[seat]

    def below_center(self, scene: Scene, kinds: Kinds, words: Words) -> Text:
        """The ten spaces of the supply, and the wild colors of this round and of those to come."""
        position: PavilionPosition = scene.position
        picked = "".join(str(event.facts["tile"]) for event in scene.marks.preview if event.kind == "picked")
        is_asked = position.phase == "pick"
        line = Text(" ").append(words.say("pavilion-head-supply"), ACCENT if is_asked else FAINT).append("  ")
        for letter in position.supply:
            tile = kinds.tile(letter, TILE, {"tail": letter} if is_asked else None)
            line.append_text(tile.laid(is_picked=letter in picked))
            picked = picked.replace(letter, "", 1)
        for _ in range(SUPPLY_SPACES - len(position.supply)):
            line.append_text(free(TILE))
        now, later = printed.wilds(position)[0], printed.wilds(position)[1:]
        line.append("   ").append(words.say("pavilion-head-wild"), FAINT).append(" ")
        line.append_text(kinds.tile(now, TILE).laid(is_picked=True))
        if later:
            line.append(" " + words.say("pavilion-head-then"), FAINT)
            for letter in later:
                line.append(" ").append_text(kinds.tile(letter, 1).laid())
        return line

    def latest(self, events: Sequence[Event]) -> tuple[dict[int, Fresh], int | None]:
        """The space that each seat covered last in this round, and the source of the last take."""
        fresh: dict[int, Fresh] = defaultdict(Fresh)
        source = None
        for event in events:
            if event.kind in ("started", "placing"):
                fresh.clear()
                source = None
            elif event.kind == "took":
                source = int(event.facts["source"])
            elif event.kind == "placed" and event.seat is not None:
                fresh[event.seat] = Fresh((int(event.facts["star"]) - 1, int(event.facts["slot"]) - 1))
        return fresh, source

    def spoken_middle(self, position: PavilionPosition, kinds: Kinds, words: Words) -> list[str]:
        """Round, wild colors, displays, center and supply."""
        now, *later = map(kinds.spell, printed.wilds(position))
        wild = words.say("pavilion-plain-wild", color=now)
        if later:
            wild = words.say("pavilion-plain-then", wild=wild, colors=" ".join(later))
        supply = _counted(position.supply, kinds) or words.say("center-empty")
        lines = [*self.heading(position, words), wild, *spoken_sources(position, kinds, words)]
        return [*lines, words.say("pavilion-plain-supply", tiles=supply)]

    def spoken_title(self, scene: Scene, seat: int, words: Words) -> str:
        """With a word about those who have passed."""
        title = super().spoken_title(scene, seat, words)
        return words.say("pavilion-plain-passed", title=title) if _has_passed(scene, seat) else title

    def spoken_board(self, position: PavilionPosition, board: Board, kinds: Kinds, words: Words) -> list[str]:
        """Tiles, stars, ornaments and covered numbers."""
        hand = _counted(board.hand, kinds) or words.say("pavilion-plain-none")
        lines = [words.say("pavilion-plain-hand", tiles=hand)]
        if board.kept:
            lines = [words.say("pavilion-plain-kept", hand=lines[0], tiles=_counted(board.kept, kinds))]
        shown = [_star(position, board, star, kinds, words) for star in range(STARS)]
        lines += ["   ".join(shown[first : first + 3]) for first in (0, 3, 6)]
        for kind in AROUND:
            told = [
                f"{_around(position, kind, ornament.number - 1)} {ornament.missing or words.say('pavilion-plain-done')}"
                for ornament in printed.ornaments(board)
                if ornament.kind == kind
            ]
            lines.append(words.say(f"pavilion-plain-{kind}", items=", ".join(told)))
        numbers = [(number, *printed.covered(position, board, number)) for number in printed.SCORING]
        items = ", ".join(f"{number}: {there}/{spaces}" for number, there, spaces in numbers)
        return ["  " + line for line in (*lines, words.say("pavilion-plain-numbers", items=items))]


def _best(tiles: str, wild: str) -> str:
    """Wild tiles first, then those there are most of."""
    return "".join(sorted(tiles, key=lambda letter: (letter != wild, -tiles.count(letter), LETTERS.index(letter))))


def _pick(tiles: str) -> Move:
    return Pick(LETTERS.index(tiles)) if len(tiles) == 1 else Turn(picks=count(tiles))


def _keep(tiles: str) -> Move:
    return Turn(keep=count(tiles))


def _has_passed(scene: Scene, seat: int) -> bool:
    return bool(scene.position.boards[seat].passed and scene.position.phase != "over")


def _counted(tiles: str, kinds: Kinds) -> str:
    return " ".join(f"{tiles.count(letter)}{kinds.spell(letter)}" for letter in LETTERS if letter in tiles)


def _star(position: PavilionPosition, board: Board, star: int, kinds: Kinds, words: Words) -> str:
    tiles = board.stars[star]
    slots = [
        str(printed.cost_of(position, star, slot)) if tiles[slot] == FREE else kinds.spell(tiles[slot])
        for slot in printed.clockwise(position, star)
    ]
    return words.say("pavilion-plain-star", star=printed.star_name(position, star), slots=" ".join(slots))


def _around(position: PavilionPosition, kind: str, which: int) -> str:
    """Where a pillar, statue or window stands, by the stars beside it."""
    name = printed.star_name(position, which)
    return f"{name}-{printed.star_name(position, (which + 1) % COLORS)}" if kind == "statue" else name


VIEW = PavilionView()
