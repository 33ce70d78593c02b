"""Stained Glass of Sintra in a terminal."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from faience.games import Event
from faience.games.sintra import Palace, SintraPosition
from faience.games.sintra.positions import FREE
from faience.games.sintra.strips import NUMERALS, house
from faience.rules.sintra.state import PLACES, ROUNDS
from faience.terminal.drafting import TILE, DraftingView, Kinds, spoken_sources
from faience.terminal.sintra import printed
from faience.terminal.sintra.board import DETAILED, INKS, SIZES, Fresh, SintraDrawing
from faience.terminal.tiles import ACCENT, FAINT, stack
from faience.terminal.view import Scene
from faience.words import Words, signed

HOME = "H"
_SPACES = ("upper", "lower")


class SintraView(DraftingView):
    """How Sintra looks."""

    name = "sintra"
    example = "3B2"
    help = ("move", "letters", "more", "rule-take", "rule-place", "rule-home", "rule-complete", "rule-end")
    inks = INKS
    order_of_tiles = "BYOPG@"
    sizes = SIZES
    drawing = SintraDrawing
    has_details = True

    def split(self, move: str) -> tuple[str, str]:
        """As in other games; the way home is all head."""
        return (move, "") if move == HOME else super().split(move)

    def order(self, head: str) -> Any:
        """Panes as they lie on the table, and then the way home."""
        return head == HOME, super().order(head)

    def question(self, position: SintraPosition) -> dict[str, str | int]:
        """The window that a pane is chosen for."""
        return {"place": position.boards[position.turn - 1].glazier} if position.turn else {}

    def said_of_round(self, position: SintraPosition, words: Words) -> list[str]:
        """The round, the side, and what else is agreed."""
        said = [words.say("sintra-head-round", round=position.round, rounds=ROUNDS)]
        said.append(words.say("sintra-head-side", side=position.side))
        if position.allow_negative:
            said.append(words.say("sintra-head-negative"))
        if position.reset_must_move_left:
            said.append(words.say("sintra-head-left"))
        if position.strips != house():
            said.append(words.say("sintra-head-strips", name=position.strips.name))
        return said

    def below_center(self, scene: Scene, kinds: Kinds, words: Words) -> Text:
        """The pieces of all rounds; the one whose color counts now is pointed out."""
        position: SintraPosition = scene.position
        line = Text(" ").append(words.say("sintra-head-rounds"), FAINT)
        for number, (numeral, piece) in enumerate(zip(NUMERALS, position.indicator, strict=True), 1):
            is_now = number == position.round and piece != FREE
            line.append(f"  {'►' if is_now else ''}{numeral}", ACCENT if is_now else FAINT)
            line.append_text(Text(" · ", FAINT) if piece == FREE else kinds.tile(piece, TILE).laid(is_picked=is_now))
        piece = position.indicator[position.round - 1]
        if piece != FREE:
            line.append("  " + words.say("sintra-head-bonus", color=words.say(f"sintra-color-{piece}")), ACCENT)
        return line

    def details(self, scene: Scene, words: Words) -> Text:
        """All boards with both faces of every strip."""
        return stack(self.boards(scene, [DETAILED] * len(scene.names), 2, words))

    def latest(self, events: Sequence[Event]) -> tuple[dict[int, Fresh], int | None]:
        """What each seat's last turn in this round changed, and the source of the last take."""
        fresh: dict[int, Fresh] = defaultdict(Fresh)
        source = None
        for event in events:
            facts, seat = event.facts, event.seat
            if event.kind == "started":
                fresh.clear()
                source = None
            if seat is None:
                continue
            if event.kind in ("took", "home"):
                fresh[seat] = Fresh()
                source = int(facts["source"]) if event.kind == "took" else None
            now = fresh[seat]
            match event.kind:
                case "placed":
                    now.place, now.tiles, now.jokers = int(facts["place"]), str(facts["tiles"]), int(facts["jokers"])
                case "home":
                    now.place = int(facts["to"])
                case "set":
                    now.window = int(facts["place"]), _SPACES.index(str(facts["space"]))
                case "stepped":
                    now.has_stepped = True
        return fresh, source

    def spoken_middle(self, position: SintraPosition, kinds: Kinds, words: Words) -> list[str]:
        """Round, indicator, displays and center."""
        rounds = zip(NUMERALS, position.indicator, strict=True)
        pieces = ", ".join(f"{numeral} {kinds.spell(piece)}" for numeral, piece in rounds if piece != FREE)
        if (now := position.indicator[position.round - 1]) == FREE:
            indicator = words.say("sintra-plain-rounds-over")
        else:
            indicator = words.say("sintra-plain-rounds", pieces=pieces, color=words.say(f"sintra-color-{now}"))
        return [" · ".join(self.heading(position, words)), indicator, *spoken_sources(position, kinds, words)]

    def spoken_board(self, position: SintraPosition, board: Palace, kinds: Kinds, words: Words) -> list[str]:
        """Place by place the strip and the window below it, then broken glass and ornaments."""
        lines = []
        for place, value in enumerate(printed.values_of(position), 1):
            window = words.say("sintra-plain-window", panes=kinds.spell(board.windows[place - 1]), value=value)
            sign = ">" if place == board.glazier else " "
            line = f"{sign} {place} {_strip(position, board, place, kinds):5}  {window}"
            if back := printed.back_of(position, board, place):
                line += "  " + words.say("sintra-plain-back", squares=kinds.spell(back).lower())
            lines.append(line)
        track = position.strips.track
        loss, after = signed(-track[board.glass - 1]), signed(-printed.next_loss(position, board.glass))
        glass = words.say("sintra-plain-glass", loss=loss, next=after, space=board.glass, spaces=len(track))
        return [*lines, "  " + glass, "  " + _bonus(position, board, words)]


def _strip(position: SintraPosition, palace: Palace, place: int, kinds: Kinds) -> str:
    strip = palace.strips[place - 1]
    if strip is None:
        return "-"
    squares = zip(kinds.spell(position.strips.face(strip.strip)).lower(), kinds.spell(strip.panes), strict=True)
    return "".join(square if pane == FREE else pane for square, pane in squares)


def _bonus(position: SintraPosition, palace: Palace, words: Words) -> str:
    """What the side of the palace would give if the game ended now."""
    if position.side == "A":
        items = [
            words.say("sintra-plain-ornament", one=one, other=other, points=signed(points))
            for one, other in position.strips.ornaments
            if (points := printed.ornament_points(palace, (one, other)))
        ]
        return words.say("sintra-plain-ornaments", items=", ".join(items) or words.say("sintra-event-nothing"))
    panes = "".join(palace.windows).replace(FREE, "")
    most = max((panes.count(letter) for letter in panes), default=0)
    windows = sum(printed.panes_in(palace, window) == len(palace.windows[0]) for window in range(1, PLACES + 1))
    return words.say("sintra-plain-color", windows=windows, panes=most)


VIEW = SintraView()
