"""The classic game in a terminal."""

from collections import defaultdict
from collections.abc import Sequence

from faience.games import Event
from faience.games.classic import Board, ClassicPosition
from faience.rules.classic.state import PENALTIES, ROWS
from faience.terminal.classic.board import INKS, SIZES, ClassicDrawing, Fresh, full_row, printed_on
from faience.terminal.drafting import DraftingView
from faience.terminal.sources import Kinds
from faience.words import Words, signed


class ClassicView(DraftingView):
    """How the classic game looks."""

    name = "classic"
    example = "3B2"
    help = ("move", "letters", "jokers", "rule-take", "rule-lines", "rule-score", "rule-end")
    inks = INKS
    order_of_tiles = "BYRKWJ@"
    discard = "lid"
    sizes = SIZES
    drawing = ClassicDrawing

    def kinds(self, words: Words) -> Kinds:
        """Tiles carry the letters of the notation in every language."""
        return Kinds(self.inks, letters={})

    def question(self, position: ClassicPosition) -> dict[str, str | int]:
        """The wall row or the line that is asked about."""
        if position.phase == "wall" and position.turn:
            return {"row": full_row(position.boards[position.turn - 1])}
        return {"line": position.hand.line} if position.hand else {}

    def said_of_round(self, position: ClassicPosition, words: Words) -> list[str]:
        """The round, the wall, and jokers."""
        said = [words.say("head-round", round=position.round), words.say(f"classic-head-wall-{position.wall}")]
        return [*said, words.say("classic-head-jokers")] if position.jokers else said

    def latest(self, events: Sequence[Event]) -> tuple[dict[int, Fresh], int | None]:
        """What changed last on each board, and the source of the last take.

        During a draft that is each seat's last take; after the walls were tiled, the new tiles until somebody takes.
        """
        fresh: dict[int, Fresh] = defaultdict(Fresh)
        source, is_scoring = None, False
        for event in events:
            seat, facts = event.seat, event.facts
            if seat is None:
                continue
            if event.kind in ("took", "tiled", "penalty") and is_scoring != (event.kind != "took"):
                fresh.clear()
                is_scoring, source = not is_scoring, None
            if event.kind == "took":
                fresh[seat], source = Fresh(), int(facts["source"])
            elif event.kind == "tiled":
                fresh[seat].cells.add((int(facts["row"]), int(facts["column"])))
            elif not is_scoring and event.kind == "lined":
                fresh[seat].line, fresh[seat].tiles = int(facts["line"]), len(str(facts["tiles"]))
            elif not is_scoring and event.kind in ("fell", "marked"):
                fresh[seat].fallen += int(facts["floor"] if event.kind == "fell" else int(facts["space"]) > 0)
        return fresh, source

    def spoken_board(self, position: ClassicPosition, board: Board, kinds: Kinds, words: Words) -> list[str]:
        """Line by line with the wall beside it, then the floor."""
        lines = []
        for row, (tiles, cells) in enumerate(zip(board.lines, board.wall, strict=True), 1):
            line = " ".join("." * (row - len(tiles)) + tiles).rjust(2 * ROWS - 1)
            shown = [
                (printed_on(position, row, column).lower() or ".") if letter == "." else letter
                for column, letter in enumerate(cells, 1)
            ]
            lines.append(f"  {row} {line}   {' '.join(shown)}")
        loss = signed(-int(PENALTIES[len(board.floor)]))
        floor = f"{' '.join(board.floor)} ({loss})" if board.floor else words.say("classic-plain-floor-empty")
        return [*lines, "  " + words.say("classic-plain-floor", tiles=floor)]


VIEW = ClassicView()
