"""Stained Glass of Sintra for people: moves, events, positions, and the strips it is played with."""

from pathlib import Path

from faience.games.rulebook import Draws, Parts, Rulebook
from faience.games.sintra.checks import state_of
from faience.games.sintra.events import EVENTS
from faience.games.sintra.lots import drawn
from faience.games.sintra.moves import GoHome, SetPane, Take, UseJokers, action_of, explain, move_of, parse
from faience.games.sintra.positions import TABLE, Laid, Palace, SintraPosition, position_of
from faience.games.sintra.strips import FACE_NAMES, LETTERS, StripSet, house, house_file, numbers, printed
from faience.games.sintra.strips import parse as parse_strips
from faience.rules.sintra.state import ACTIONS, COLORS, HOME_ACTION, PANE_ACTIONS, PLACES, SQUARE_ACTIONS
from faience.rules.tiles import DISPLAY_TILES

SINTRA = Rulebook(
    **TABLE.declared(),
    name="sintra",
    actions={
        "take": range(HOME_ACTION),
        "home": range(HOME_ACTION, SQUARE_ACTIONS),
        "squares": range(SQUARE_ACTIONS, PANE_ACTIONS),
        "pane": range(PANE_ACTIONS, ACTIONS),
    },
    events=EVENTS,
    tie_break="lost",
    draws={
        "strips": Draws(FACE_NAMES, 1, PLACES, "laid", "strip"),
        "indicator": Draws(tuple(LETTERS), COLORS, None, "indicated", "tile"),
        "deal": Draws(tuple(LETTERS), DISPLAY_TILES),
    },
    parse=parse,
    action_of=action_of,
    move_of=move_of,
    explain=explain,
    position_of=position_of,
    state_of=state_of,
    position_type=SintraPosition,
    printed=printed,
    narration=Path(__file__).parent / "narration.json",
    parts=Parts(
        name="strips",
        standard=house,
        read=StripSet.read,
        parse=parse_strips,
        numbers=numbers,
        file=house_file,
        drawn=drawn,
    ),
    ahead=frozenset({"draft"}),
    has_page=True,
)

__all__ = ["SINTRA", "GoHome", "Laid", "Palace", "SetPane", "SintraPosition", "StripSet", "Take", "UseJokers"]
