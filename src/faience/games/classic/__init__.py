"""The classic game for people: moves, events and positions."""

from faience.games.classic.checks import state_of
from faience.games.classic.events import event_of
from faience.games.classic.moves import LETTERS, KeepJokers, PlaceOnWall, Take, action_of, explain, move_of, parse
from faience.games.classic.positions import PHASES, REASONS, Board, ClassicPosition, Hand, position_of
from faience.games.rulebook import Draws, Option, Rulebook
from faience.rules import classic
from faience.rules.classic.state import GRAY, JOKERS
from faience.rules.tiles import DISPLAY_TILES

CLASSIC = Rulebook(
    name="classic",
    rules=classic,
    letters=LETTERS,
    options=(Option("wall", ("colored", "gray"), GRAY), Option("jokers", (False, True), JOKERS)),
    seats=(2, 3, 4),
    phases=PHASES,
    reasons=REASONS,
    tie_break="rows",
    draws={"deal": Draws(tuple(LETTERS), DISPLAY_TILES)},
    parse=parse,
    action_of=action_of,
    move_of=move_of,
    explain=explain,
    event_of=event_of,
    position_of=position_of,
    state_of=state_of,
    position_type=ClassicPosition,
    has_page=True,
)

__all__ = ["CLASSIC", "Board", "ClassicPosition", "Hand", "KeepJokers", "PlaceOnWall", "Take"]
