"""The classic game for people: moves, events and positions."""

from pathlib import Path

from faience.games.classic.checks import state_of
from faience.games.classic.events import EVENTS
from faience.games.classic.moves import LETTERS, KeepJokers, PlaceOnWall, Take, action_of, explain, move_of, parse
from faience.games.classic.positions import TABLE, Board, ClassicPosition, Hand, position_of, printed
from faience.games.rulebook import Draws, Rulebook
from faience.rules.classic.state import ACTIONS, CELL_ACTIONS, JOKER_TAKES, KEEP_ACTIONS
from faience.rules.tiles import DISPLAY_TILES

CLASSIC = Rulebook(
    **TABLE.declared(),
    name="classic",
    actions={
        "take": range(CELL_ACTIONS),
        "cell": range(CELL_ACTIONS, KEEP_ACTIONS),
        "keep": range(KEEP_ACTIONS, JOKER_TAKES),
        "take_jokers": range(JOKER_TAKES, ACTIONS),
    },
    events=EVENTS,
    tie_break="rows",
    draws={"deal": Draws(tuple(LETTERS), DISPLAY_TILES)},
    parse=parse,
    action_of=action_of,
    move_of=move_of,
    explain=explain,
    position_of=position_of,
    state_of=state_of,
    position_type=ClassicPosition,
    printed=printed,
    narration=Path(__file__).parent / "narration.json",
    has_page=True,
    ahead=frozenset({"draft"}),
)

__all__ = ["CLASSIC", "Board", "ClassicPosition", "Hand", "KeepJokers", "PlaceOnWall", "Take"]
