"""What the views of all games share in which tiles are taken from displays around a center."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec
from rich.text import Text

from faience.games import Event
from faience.rules.tiles import DISPLAY_TILES
from faience.terminal.tiles import ACCENT, FAINT, Tile, beside, fit, free, shorten, stack, styled
from faience.terminal.view import Layout, Marks, Scene, TerminalView
from faience.words import Words
from faience.words.messages import written

P = TypeVar("P")
B = TypeVar("B")
F = TypeVar("F")
CENTER = "C"
MARKER = "M"
TILE = 3
_WIDTH = 80
ABOVE = 5
"""Lines over the boards: displays, center, and one that each game uses as it likes."""


class Kinds(msgspec.Struct, frozen=True):
    """How the kinds of tiles of a game look, by their letters in notation: the ink, and the letter that is shown."""

    inks: Mapping[str, str]
    letters: Mapping[str, str]

    def spell(self, tiles: str) -> str:
        """Tiles as the letters that are shown."""
        return "".join(self.letters.get(letter, letter) for letter in tiles)

    def tile(self, kind: str, width: int, meta: dict[str, str] | None = None) -> Tile:
        """A tile of one kind."""
        return Tile(self.inks[kind], self.letters.get(kind, kind), width, meta)


class BoardSize(msgspec.Struct, frozen=True, kw_only=True):
    """How big a board is drawn: cells for a tile, and whether it has a frame; each game adds what else there is."""

    tile: int
    is_framed: bool = False

    @property
    def inside(self) -> int:
        """Cells within the frame."""
        raise NotImplementedError

    @property
    def width(self) -> int:
        """Cells of a whole board."""
        return self.inside + 2 * self.is_framed

    @property
    def height(self) -> int:
        """Lines of a whole board."""
        raise NotImplementedError


class Drawing(msgspec.Struct, Generic[P, B, F], frozen=True):
    """One board to be drawn, with what changed last on it; there are marks only where its seat is choosing."""

    position: P
    board: B
    name: str
    score: int
    is_turn: bool
    fresh: F
    marks: Marks
    kinds: Kinds
    words: Words

    @property
    def edge(self) -> str:
        """The style of the frame."""
        return ACCENT if self.is_turn else FAINT

    def draw(self, size: Any) -> list[Text]:
        """The lines of the board in a size, all of the same width."""
        raise NotImplementedError

    def framed(self, rows: Sequence[Text], size: BoardSize, bottom: Text) -> list[Text]:
        """Rows below their title; in a frame, if the size has one, of which the lower edge is given."""
        if not size.is_framed:
            return [self._title(size.width), *(fit(row, size.width) for row in rows)]
        side = Text("│", self.edge)
        between = [Text.assemble(side, fit(row, size.inside), side) for row in rows]
        return [self._top_edge(size), *between, bottom]

    def _title(self, width: int) -> Text:
        points, style = written(self.score), ACCENT if self.is_turn else "bold"
        name = ("▶" if self.is_turn else " ") + shorten(self.name, width - len(points) - 2)
        return fit(Text.assemble((name, style)), width - len(points)).append(points, style)

    def _top_edge(self, size: BoardSize) -> Text:
        points = self.words.say("board-points", points=self.score) if size.tile > 2 else written(self.score)
        name = ("▶ " if self.is_turn else "") + shorten(self.name, size.width - len(points) - 10)
        style, edge = ACCENT if self.is_turn else "bold", self.edge
        line = Text.assemble(("╭─ ", edge), (name, style), (" ", edge))
        line.append("─" * (size.width - line.cell_len - len(points) - 4), edge)
        return line.append_text(Text.assemble((" ", edge), (points, "bold"), (" ─╮", edge)))


class DraftingView(TerminalView):
    """A game in which tiles are taken from displays around a center and come to lie on boards."""

    inks: Mapping[str, str]
    """The color of each kind of tile, by its letter in notation."""
    order_of_tiles: str
    """The letters of what is taken, in the order in which people walk through them."""
    discard: str = "tower"
    """Where used tiles go, as positions and messages call it."""
    sizes: Mapping[str, BoardSize]
    """The sizes of boards, the most spacious first."""
    in_one_row: frozenset[str] = frozenset()
    """The sizes in which boards always stand in one row."""
    drawing: type[Drawing[Any, Any, Any]]

    def kinds(self, words: Words) -> Kinds:
        """How tiles look in a language."""
        messages = {kind: f"{self.name}-letter-{kind}" for kind in self.inks}
        return Kinds(self.inks, {kind: words.say(name) for kind, name in messages.items() if words.has(name)})

    def split(self, move: str) -> tuple[str, str]:
        """`3B` and `2` of `3B2`, `2@` and `4` of `2@4`, `J` and `1` of `J1`."""
        return move[:-1], move[-1]

    def order(self, head: str) -> Any:
        """Displays by number and then the center, as they lie on the table; within one, by color."""
        return head.startswith(CENTER), head[:1], [self.order_of_tiles.find(letter) for letter in head[1:]]

    def probe(self, head: str) -> str:
        """A move that begins like this, for the rules to say why it is not allowed."""
        if head[:1] not in (*"123456789", CENTER):
            return head
        return head + "B-"[len(head) - 1 :] if len(head) < 3 else head

    def turn(self, position: Any, name: str, words: Words) -> str:
        """Who is to decide what."""
        message = f"{self.name}-turn-{position.phase}"
        if words.has(message):
            return words.say(message, name=name, **self.question(position))
        return words.say("turn-over") if position.phase == "over" else words.say("turn-draft", name=name)

    def question(self, position: Any) -> dict[str, str | int]:
        """What the message about a phase says besides the name."""
        return {}

    def heading(self, position: Any, words: Words) -> tuple[str, str]:
        """Round and variant on the left, the bag and where used tiles go on the right."""
        numbers = {store: sum(getattr(position, store).values()) for store in ("bag", self.discard)}
        return " · ".join(self.said_of_round(position, words)), words.say(f"{self.name}-head-bag", **numbers)

    @abstractmethod
    def said_of_round(self, position: Any, words: Words) -> list[str]:
        """Round and variant, piece by piece."""

    def table(self, scene: Scene, layout: Layout, words: Words) -> Text:
        """Displays and center above, boards below."""
        kinds, (_, source) = self.kinds(words), self.latest(scene.events)
        lines = [*draw_displays(scene, source, kinds), draw_center(scene, source, layout.width, kinds, words)]
        lines.append(self.below_center(scene, kinds, words))
        sizes = [self.size_of(layout.size, is_focus=seat == scene.focus) for seat in range(len(scene.names))]
        return stack(lines + self.boards(scene, sizes, layout.columns, words))

    def below_center(self, scene: Scene, kinds: Kinds, words: Words) -> Text:
        """The line between the center and the boards."""
        return Text()

    def size_of(self, name: str, *, is_focus: bool) -> BoardSize:
        """How big a board is drawn where this is the size of the one in focus."""
        return self.sizes[name]

    def boards(self, scene: Scene, sizes: Sequence[BoardSize], columns: int, words: Words, gap: int = 1) -> list[Text]:
        """All boards, so many of them side by side."""
        boards, kinds, (fresh, _) = [], self.kinds(words), self.latest(scene.events)
        for seat, board in enumerate(scene.position.boards):
            is_turn = scene.position.turn == seat + 1
            name, marks = self.name_on_board(scene, seat), scene.marks if is_turn else Marks()
            facts = (scene.position, board, name, board.score, is_turn, fresh[seat], marks, kinds, words)
            boards.append(self.drawing(*facts).draw(sizes[seat]))
        rows = range(0, len(boards), columns)
        return [line for first in rows for line in beside(boards[first : first + columns], gap)]

    def name_on_board(self, scene: Scene, seat: int) -> str:
        """The name above a board."""
        return scene.names[seat]

    @abstractmethod
    def latest(self, events: Sequence[Event]) -> tuple[Mapping[int, Any], int | None]:
        """What changed last on each board, and the source of the last take."""

    def text(self, scene: Scene, words: Words) -> list[str]:
        """What lies in the middle of the table, then one board after the other."""
        kinds = self.kinds(words)
        lines = self.spoken_middle(scene.position, kinds, words)
        for seat, board in enumerate(scene.position.boards):
            title = self.spoken_title(scene, seat, words)
            lines += ["", title, *self.spoken_board(scene.position, board, kinds, words)]
        return lines

    def spoken_middle(self, position: Any, kinds: Kinds, words: Words) -> list[str]:
        """Round, displays and center."""
        return [" · ".join(self.heading(position, words)), *spoken_sources(position, kinds, words)]

    def spoken_title(self, scene: Scene, seat: int, words: Words) -> str:
        """Whose board it is, the points, and whether it is their turn."""
        points = words.say("points", count=scene.position.boards[seat].score)
        is_turn = scene.position.turn == seat + 1
        return words.say("plain-board-turn" if is_turn else "plain-board", name=scene.names[seat], points=points)

    @abstractmethod
    def spoken_board(self, position: Any, board: Any, kinds: Kinds, words: Words) -> list[str]:
        """One board in plain lines."""

    def layouts(self, seats: int) -> list[Layout]:
        """From large boards in one row with the log beside them to small ones."""
        found = []
        for name, size in self.sizes.items():
            other = self.size_of(name, is_focus=False)
            for columns in (seats, 2) if seats > 2 and name not in self.in_one_row else (seats,):
                width = size.width + (columns - 1) * (other.width + 1)
                height = ABOVE + -(-seats // columns) * size.height
                found += [Layout(name, columns, is_beside, width, height) for is_beside in (True, False)]
        return found


def draw_displays(scene: Scene, last: int | None, kinds: Kinds) -> list[Text]:
    """All displays in three lines; `last` is the source of the last take."""
    displays: Sequence[str] = scene.position.displays
    gap = min(4, (_WIDTH - 1) // len(displays) - 2 * TILE)
    blocks = []
    for number, tiles in enumerate(displays, 1):
        is_last = last == number
        label = Text(f"{number}{'•' * is_last}".center(2 * TILE), _source_style(scene, str(number), is_last))
        spaces = [_tile(scene, str(number), letter, kinds) for letter in tiles]
        spaces += [free(TILE)] * (DISPLAY_TILES - len(spaces))
        blocks.append([label, spaces[0] + spaces[1], spaces[2] + spaces[3]])
    return [Text(" ").append_text(line) for line in beside(blocks, gap)]


def _source_style(scene: Scene, source: str, is_last: bool) -> str:
    if scene.position.phase == "draft" and scene.marks.head.startswith(source):
        return ACCENT
    return "bold" if is_last else FAINT


def _tile(scene: Scene, source: str, letter: str, kinds: Kinds) -> Text:
    head = scene.marks.head
    is_picked = scene.position.phase == "draft" and head.startswith(source) and letter in head[1:]
    return kinds.tile(letter, TILE, {"source": source, "letter": letter}).laid(is_picked=is_picked)


def draw_center(scene: Scene, last: int | None, width: int, kinds: Kinds, words: Words) -> Text:
    """The center in one line; a tile for each, or with numbers where that is too long."""
    tiles, has_marker = scene.position.center, scene.position.marker == "center"
    line = Text(" ").append(words.say("head-center"), _source_style(scene, CENTER, last == 0)).append(" ")
    if has_marker:
        line.append(" ").append_text(kinds.tile(MARKER, TILE).laid())
    if not tiles:
        return line if has_marker else line.append(" " + words.say("center-empty"), FAINT)
    is_short = line.cell_len + len(tiles) * TILE + len(set(tiles)) <= width
    for letter in dict.fromkeys(tiles):
        line.append(" ")
        count, tile = tiles.count(letter), _tile(scene, CENTER, letter, kinds)
        if is_short:
            for _ in range(count):
                line.append_text(tile)
        else:
            line.append_text(tile).append_text(styled(f"×{count}", "bold", {"source": CENTER, "letter": letter}))
    return line


def spoken_sources(position: Any, kinds: Kinds, words: Words) -> list[str]:
    """Displays and center as two plain lines."""
    shown = [f"{number} {kinds.spell(tiles) or '-'}" for number, tiles in enumerate(position.displays, 1)]
    center = [MARKER] * (position.marker == "center")
    center += [kinds.spell(letter * position.center.count(letter)) for letter in dict.fromkeys(position.center)]
    return ["  ".join(shown), words.say("plain-center", tiles=" ".join(center) or words.say("center-empty"))]
