"""Pavilion: what a position must satisfy to stand on a table."""

from collections import Counter
from collections.abc import Iterable, Iterator

from faience.games.errors import Problem, problem
from faience.games.pavilion.positions import FREE, SEATS, Board, PavilionPosition, lay_out
from faience.games.pavilion.printed import LETTERS, NAMES
from faience.games.pavilion.state import PavilionState
from faience.games.tabletop import check, deal_problems, letter_problems, phase_problems, size_problems, source_problems
from faience.rules.pavilion import placing, stars
from faience.rules.pavilion import state as rules
from faience.rules.tiles import DISPLAY_TILES

_MOST_PICKS = 3
"""So many tiles at most can one placement bring from the supply."""
_PLACING = ("place", "pay", "pick", "keep", "refill")

_SENTENCES = {
    "star-size": "star {star} of seat {seat} has {due} slots, not {slots}",
    "kept-size": "seat {seat} keeps {tiles} tiles, but has {most} corners",
    "supply-size": "the supply has {most} spaces, not {tiles}",
    "tile-count": "there must be {due} {color_name} tiles in all, but there are {tiles}",
    "star-color": "star {star} of seat {seat} is {color_name}, so it holds {color_name} tiles only",
    "middle-color": "star {star} of seat {seat} holds a color twice, but each color can be in the middle once",
    "star-mixed": (
        "star {star} of seat {seat} must hold tiles of one color, or tiles of different colors, but it mixes both"
    ),
    "phase-passed": "in phase {phase!r} nobody has passed, and tiles that were kept are in hand",
    "supply-gaps": "the supply has gaps, which must be filled while the bag or the tower holds tiles",
    "deal-nothing": "in phase 'deal' the bag or the tower must hold a tile",
    "phase-lowest": "lowest belongs to the phases 'pick' and 'keep', and only to them",
    "supply-phase": "the phase 'supply' comes before the first round, until the supply is full",
    "unbegun": "in round 1, before anybody took tiles, nothing is in the tower, on a board or scored",
    "draft-empty": "in phase 'draft' there must be tiles on the displays or in the center",
    "first-bag": "in round 1 the bag must hold {tiles} tiles after the deal",
    "untouched": "nothing was taken from the displays, so the starter is to move and the marker lies in the center",
    "last-round": "a game is over after round {due}, not {round}",
    "over-hands": "in phase 'over' everybody has passed, and no tile is in hand or kept",
    "marker-starter": "in the second half of a round whoever holds the marker is the starter",
    "keeper-passed": "seat {seat} keeps tiles, so it must have passed",
    "passed-hand": "seat {seat} has passed, so it has no tiles in hand",
    "keeping-passed": "seat {seat} chooses what to keep, so it must have passed",
    "refill-gaps": "in phase 'refill' the supply has gaps, and the bag or the tower holds tiles",
    "refill-most": "while the bag holds tiles, a turn leaves at most {most} gaps in the supply",
    "placing-hand": "seat {seat} is to place a tile, so it has one in hand and has not passed",
    "passed-picks": "seat {seat} has passed, so it takes nothing from the supply",
    "no-choice-pick": "seat {seat} has no choice of a tile from the supply",
    "last-keep": "nothing can be kept in the last round",
    "no-choice-keep": "seat {seat} has no choice of a tile to keep",
    "keep-order": "seat {seat} chooses what to keep in the order of colors, but keeps one after {color}",
    "keep-lowest": "lowest is the color kept last, but seat {seat} keeps no {color_name} tile",
    "keep-all": "seat {seat} keeps all its tiles without being asked",
    "space-taken": "slot {slot} of star {star} holds a tile already",
    "star-refuses": "star {star} does not take a {color_name} tile",
    "no-choice-pay": "seat {seat} has no choice how to pay for slot {slot} of star {star}",
}


def state_of(position: PavilionPosition) -> PavilionState:
    """The state of a position; InvalidPosition says the first thing that is wrong with it."""
    check(position, (_sizes, _counts, _boards, _phase), _SENTENCES, NAMES)
    return lay_out(position)


def _sizes(position: PavilionPosition) -> Iterator[Problem]:
    """Right numbers of boards, displays, slots and corners, and only letters that exist."""
    yield from size_problems(position, SEATS, "refilled")
    places: dict[str, Iterable[str]] = {"the tower": position.tower, "the supply": position.supply}
    for seat, board in enumerate(position.boards, 1):
        places |= {f"the hand of seat {seat}": board.hand, f"what seat {seat} keeps": board.kept}
        for number, slots in enumerate(board.stars, 1):
            places |= {f"star {number} of seat {seat}": slots.replace(FREE, "")}
            if len(slots) != rules.SLOTS:
                yield problem("star-size", seat=seat, star=number, slots=len(slots), due=rules.SLOTS)
        if len(board.kept) > rules.CORNERS:
            yield problem("kept-size", seat=seat, tiles=len(board.kept), most=rules.CORNERS)
    if len(position.supply) > rules.SUPPLY_SPACES:
        yield problem("supply-size", tiles=len(position.supply), most=rules.SUPPLY_SPACES)
    yield from letter_problems(position, places, LETTERS)


def _counts(position: PavilionPosition) -> Iterator[Problem]:
    """Every tile of the box is somewhere."""
    found = Counter(position.bag) + Counter(position.tower) + Counter(position.center + "".join(position.displays))
    found.update(position.supply)
    for board in position.boards:
        found.update("".join(board.stars) + board.hand + board.kept)
    for letter in LETTERS:
        if found[letter] != rules.COPIES:
            yield problem("tile-count", color=letter, due=rules.COPIES, tiles=found[letter])


def _boards(position: PavilionPosition) -> Iterator[Problem]:
    """Stars hold what they accept."""
    for seat, board in enumerate(position.boards, 1):
        for number, slots in enumerate(board.stars):
            colors = Counter(slots.replace(FREE, ""))
            is_one_colored, is_mixed = len(colors) < 2, max(colors.values(), default=1) < 2
            if position.side == "colored" and number != rules.MIDDLE:
                if set(colors) - {LETTERS[number]}:
                    yield problem("star-color", seat=seat, star=number + 1, color=LETTERS[number])
            elif position.side == "colored" and not is_mixed:
                yield problem("middle-color", seat=seat, star=number + 1)
            elif not is_one_colored and not is_mixed:
                yield problem("star-mixed", seat=seat, star=number + 1)


def _phase(position: PavilionPosition) -> Iterator[Problem]:
    """What the phase says about turn, sources, supply, hands and the choice that is open."""
    phase = position.phase
    fields = {"space": "pay", "picks": "pick", "refilled": "refill"}
    yield from phase_problems(position, ("draft", "place", "pay", "pick", "keep"), fields)
    if phase not in ("pick", "keep") and position.lowest != LETTERS[0]:
        yield problem("phase-lowest", field="lowest", phase="pick")
    loose = len(position.center) + sum(map(len, position.displays))
    if phase in ("supply", *_PLACING, "over") and loose:
        yield problem("phase-loose", phase=phase)
    if phase not in (*_PLACING, "over") and any(board.passed or board.kept for board in position.boards):
        yield problem("phase-passed", phase=phase)
    if phase not in ("supply", "pick", "refill", "over") and _has_gaps(position) and _drawable(position):
        yield problem("supply-gaps")
    match phase:
        case "supply":
            yield from _opening(position)
        case "deal":
            yield from _unbegun(position)
            yield from deal_problems(position)
            if not _drawable(position):
                yield problem("deal-nothing")
        case "draft":
            yield from source_problems(position)
            yield from _draft(position, loose)
        case "over":
            yield from _over(position)
        case _:
            yield from _placing(position)


def _drawable(position: PavilionPosition) -> int:
    return sum(position.bag.values()) + sum(position.tower.values())


def _has_gaps(position: PavilionPosition) -> bool:
    return len(position.supply) < rules.SUPPLY_SPACES


def _opening(position: PavilionPosition) -> Iterator[Problem]:
    yield from _unbegun(position)
    if position.round > 1 or position.marker != "center" or not _has_gaps(position):
        yield problem("supply-phase")


def _unbegun(position: PavilionPosition) -> Iterator[Problem]:
    """Before the first take of a game nothing has happened."""
    boards = position.boards
    tiles = any("".join(board.stars).replace(FREE, "") + board.hand for board in boards)
    is_begun = tiles or any(board.score != rules.START_SCORE for board in boards) or any(position.tower.values())
    if position.round == 1 and is_begun:
        yield problem("unbegun")


def _draft(position: PavilionPosition, loose: int) -> Iterator[Problem]:
    if not loose:
        yield problem("draft-empty")
    spaces = DISPLAY_TILES * len(position.displays) + rules.SUPPLY_SPACES
    if position.round == 1 and sum(position.bag.values()) != rules.TILES - spaces:
        yield problem("first-bag", tiles=rules.TILES - spaces)
    if "" not in position.displays:
        yield from _unbegun(position)
    if "" not in position.displays and (position.marker != "center" or position.turn != position.starter):
        yield problem("untouched")


def _over(position: PavilionPosition) -> Iterator[Problem]:
    if position.round != rules.ROUNDS:
        yield problem("last-round", due=rules.ROUNDS, round=position.round)
    if any(board.hand or board.kept or not board.passed for board in position.boards):
        yield problem("over-hands")


def _placing(position: PavilionPosition) -> Iterator[Problem]:
    """The second half of a round: who has passed has nothing in hand, and the choice is really open."""
    if position.marker != "center" and position.marker != position.starter:
        yield problem("marker-starter")
    for seat, board in enumerate(position.boards, 1):
        is_keeping = position.phase == "keep" and seat == position.turn
        if board.passed != (bool(board.kept) or board.passed):
            yield problem("keeper-passed", seat=seat)
        if board.passed and board.hand and not is_keeping:
            yield problem("passed-hand", seat=seat)
        if is_keeping and not board.passed:
            yield problem("keeping-passed", seat=seat)
    if position.phase == "refill":
        if not _has_gaps(position) or not _drawable(position):
            yield problem("refill-gaps")
        elif len(position.supply) < rules.SUPPLY_SPACES - _MOST_PICKS and any(position.bag.values()):
            yield problem("refill-most", most=_MOST_PICKS)
    elif position.turn is not None:
        yield from _choice(position, position.turn, position.boards[position.turn - 1])


def _choice(position: PavilionPosition, seat: int, board: Board) -> Iterator[Problem]:
    state = lay_out(position)
    lowest = LETTERS.index(position.lowest)
    later = LETTERS[lowest:]
    match position.phase:
        case "place":
            if board.passed or not board.hand:
                yield problem("placing-hand", seat=seat)
        case "pay" if position.space is not None:
            yield from _pay(position, state, board)
        case "pick":
            if board.passed:
                yield problem("passed-picks", seat=seat)
            if int(placing.colors_to_pick(state)).bit_count() < 2:
                yield problem("no-choice-pick", seat=seat)
        case _:
            if position.last_discard and position.round == rules.ROUNDS:
                yield problem("last-keep")
            if len(board.kept) >= rules.CORNERS or not any(letter in board.hand for letter in later):
                yield problem("no-choice-keep", seat=seat)
            if any(letter not in LETTERS[: lowest + 1] for letter in board.kept):
                yield problem("keep-order", seat=seat, color=position.lowest)
            if lowest and position.lowest not in board.kept:
                yield problem("keep-lowest", seat=seat, color=position.lowest)
            if position.keep_all and len(board.hand + board.kept) <= rules.CORNERS:
                yield problem("keep-all", seat=seat)


def _pay(position: PavilionPosition, state: PavilionState, board: Board) -> Iterator[Problem]:
    space = position.space
    if space is None or position.turn is None:
        return
    seat, color = position.turn - 1, LETTERS.index(space.color)
    if board.stars[space.star - 1][space.slot - 1] != FREE:
        yield problem("space-taken", star=space.star, slot=space.slot)
    if not int(placing.accepts(state, seat, space.star - 1)) >> color & 1:
        yield problem("star-refuses", star=space.star, color=space.color)
    cost = int(stars.cost_of(state, space.star - 1, space.slot - 1))
    least, most = placing.wild_bounds(state, seat, color, cost)
    if board.passed or space.color not in board.hand or least >= most:
        yield problem("no-choice-pay", seat=position.turn, star=space.star, slot=space.slot)
