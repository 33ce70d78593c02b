"""Sintra: what a position must satisfy to stand on a table."""

from collections import Counter
from collections.abc import Iterable, Iterator

from faience.games.errors import InvalidOption, InvalidPosition
from faience.games.rulebook import State
from faience.games.sintra.letters import FACE_NAMES, LETTERS, NAMES
from faience.games.sintra.positions import FREE, SEATS, Laid, Palace, SintraPosition, lay_out
from faience.games.sintra.strips import StripSet
from faience.games.tabletop import deal_problems, letter_problems, size_problems, source_problems
from faience.rules.sintra import draft
from faience.rules.sintra import state as rules
from faience.rules.tiles import DISPLAY_TILES


def state_of(position: SintraPosition) -> State:
    """The state of a position; InvalidPosition says the first thing that is wrong with it."""
    try:
        StripSet.read(position.strips)
    except InvalidOption as error:
        raise InvalidPosition(str(error)) from None
    for stage in (_sizes, _strips, _counts, _boards, _phase):
        for problem in stage(position):
            raise InvalidPosition(problem)
    return lay_out(position)


def _sizes(position: SintraPosition) -> Iterator[str]:
    """Right numbers of boards, displays, places and spaces, and only letters that exist."""
    seats = {"turn": position.turn, "starter": position.starter, "marker": position.marker}
    yield from size_problems(SEATS, len(position.boards), position.displays, seats)
    if len(position.indicator) != rules.ROUNDS:
        yield f"the round indicator has {rules.ROUNDS} spaces, not {len(position.indicator)}; write . for an empty one"
    places: dict[str, Iterable[str]] = {"the bag": position.bag, "the tower": position.tower}
    places |= {"the round indicator": position.indicator.replace(FREE, ""), "the hand": position.hand}
    places |= {"the center": position.center}
    places |= {f"display {number}": tiles for number, tiles in enumerate(position.displays, 1)}
    for seat, board in enumerate(position.boards, 1):
        if len(board.strips) != rules.PLACES or len(board.windows) != rules.PLACES:
            yield f"seat {seat} must have {rules.PLACES} places for strips and as many windows"
        for window, panes in enumerate(board.windows, 1):
            places |= {f"window {window} of seat {seat}": panes.replace(FREE, "")}
            if len(panes) != rules.SPACES:
                yield f"window {window} of seat {seat} has an upper and a lower space, such as 'O.' with a pane in one"
        for place, strip in enumerate(board.strips, 1):
            places |= {f"the strip at place {place} of seat {seat}": strip.panes.replace(FREE, "") if strip else ""}
        if board.glass >= len(position.strips.track):
            last = len(position.strips.track) - 1
            yield f"seat {seat} stands on space {board.glass} of the glass track, where nobody rests below space {last}"
    yield from letter_problems(places, LETTERS)


def _strips(position: SintraPosition) -> Iterator[str]:
    """Every strip exists, lies once, and holds panes only where they fit."""
    for seat, board in enumerate(position.boards, 1):
        laid = [strip for strip in board.strips if strip is not None]
        for place, strip in enumerate(board.strips, 1):
            if strip is not None:
                yield from _panes(position.strips, strip, f"the strip at place {place} of seat {seat}")
        numbers = Counter(strip.strip[:1] for strip in laid)
        yield from (f"seat {seat} has strip {number} twice" for number, times in numbers.items() if times > 1)


def _panes(printed: StripSet, strip: Laid, where: str) -> Iterator[str]:
    if strip.strip not in FACE_NAMES:
        yield f"{where} is {strip.strip!r}; a strip is its number and the face that is up, such as '3a'"
        return
    squares = _face(printed, strip.strip)
    if len(strip.panes) != rules.SQUARES:
        yield f"{where} has {rules.SQUARES} squares, not {len(strip.panes)}"
        return
    for square, (kind, letter) in enumerate(zip(squares, strip.panes, strict=True), 1):
        if letter not in (FREE, kind) and kind != "J":
            yield f"{where} has a {NAMES[letter]} pane on square {square}, which is {NAMES[kind]}"


def _face(printed: StripSet, name: str) -> str:
    return printed.strips[int(name[0]) - 1].faces["ab".index(name[1])]


def _other(name: str) -> str:
    return name[0] + ("b" if name[1] == "a" else "a")


def _counts(position: SintraPosition) -> Iterator[str]:
    """Every pane of the box is somewhere."""
    found = Counter(position.bag) + Counter(position.tower) + Counter(position.center + "".join(position.displays))
    found.update(position.indicator + position.hand)
    for board in position.boards:
        found.update("".join(board.windows) + "".join(strip.panes for strip in board.strips if strip))
    for letter in LETTERS:
        if found[letter] != rules.COPIES:
            yield f"there must be {rules.COPIES} {NAMES[letter]} panes in all, but there are {found[letter]}"


def _boards(position: SintraPosition) -> Iterator[str]:
    for seat, board in enumerate(position.boards, 1):
        if board.score < 0 and not position.allow_negative:
            yield f"seat {seat} has {board.score} points, but no score goes below 0"
        if position.phase != "strips":
            for place in range(rules.PLACES):
                yield from _place(position, board, place, f"of seat {seat}")
        yield from _glass(position, board, seat)
        if position.phase == "pane" and seat == position.turn:
            continue
        for place, strip in enumerate(board.strips, 1):
            if strip is not None and FREE not in strip.panes:
                yield f"the strip at place {place} of seat {seat} is complete, so a pane of it must be in the window"


def _place(position: SintraPosition, board: Palace, place: int, whose: str) -> Iterator[str]:
    """A window and the strip above it: the strip is turned after the first pane and gone after the second."""
    window, strip = board.windows[place], board.strips[place]
    where = f"window {place + 1} {whose}"
    if window[rules.UPPER] == FREE != window[rules.LOWER]:
        yield f"{where} has a pane in the lower space but none in the upper"
    is_full = FREE not in window
    if is_full and strip is not None:
        yield f"{where} is complete, so no strip can be left above it"
    if not is_full and strip is None:
        yield f"{where} is not complete, so there must be a strip above it"
    if strip is None:
        return
    is_jokers = "J" in _face(position.strips, strip.strip)
    if window == FREE * 2 and is_jokers:
        yield f"{where} is empty, so the face with joker squares cannot be up above it: it starts face down"
    if window != FREE * 2 and window[rules.UPPER] not in _start_colors(position, strip):
        yield f"{where} holds a {NAMES[window[0]]} pane, which face {_other(strip.strip)} cannot have given"


def _start_colors(position: SintraPosition, strip: Laid) -> str:
    """The colors that the face which was up first could give."""
    squares = _face(position.strips, _other(strip.strip))
    return LETTERS if "J" in squares else squares


def _glass(position: SintraPosition, board: Palace, seat: int) -> Iterator[str]:
    """What the track took: its end, as often as it was reached, and when the game is over the space it ended on."""
    track = position.strips.track
    lost = board.lost - (track[board.glass - 1] if position.phase == "over" else 0)
    steps = position.round * (DISPLAY_TILES * len(position.displays) + 1)
    if lost < 0 or lost % track[-1] or lost > steps // (len(track) - 1) * track[-1]:
        yield f"seat {seat} cannot have lost {board.lost} points to the glass track, whose end costs {track[-1]}"
    if board.score < -board.lost:
        yield f"seat {seat} has {board.score} points, less than the glass track can have taken"


def _phase(position: SintraPosition) -> Iterator[str]:
    """What the phase says about turn, sources, round indicator and the choice that is open."""
    is_turn_due = position.phase in ("draft", "jokers", "pane")
    if is_turn_due != (position.turn is not None):
        yield f"in phase {position.phase!r} turn must be {'a seat' if is_turn_due else 'null'}"
    if (position.phase == "jokers") != bool(position.hand):
        yield "hand belongs to the phase 'jokers', and only to that"
    if (position.phase == "over") != (position.end is not None):
        yield "end belongs to the phase 'over', and only to that"
    if position.phase in ("strips", "indicator"):
        yield from _setup(position)
        return
    yield from _indicator(position)
    loose = len(position.center) + sum(map(len, position.displays))
    match position.phase:
        case "deal":
            yield from _unbegun(position)
            yield from deal_problems(position.displays, position.center, position.marker)
            if not sum(position.bag.values()) + sum(position.tower.values()):
                yield "in phase 'deal' the bag or the tower must hold a pane"
        case "over":
            if loose:
                yield "in phase 'over' the displays and the center must be empty"
        case _:
            yield from source_problems(position.displays, position.center, position.bag)
            yield from _turn(position, loose)


def _indicator(position: SintraPosition) -> Iterator[str]:
    """Pieces of past rounds are gone; the others are there, one of each color on II to VI."""
    gone = rules.ROUNDS if position.phase == "over" else position.round - 1
    if position.phase == "over" and position.round != rules.ROUNDS:
        yield f"a game is over after round {rules.ROUNDS}, not {position.round}"
    if position.indicator[:gone] != FREE * gone or FREE in position.indicator[gone:]:
        yield f"in round {position.round} the indicator holds a piece on each of its last {rules.ROUNDS - gone} spaces"
    later = position.indicator[1:].replace(FREE, "")
    yield from (
        f"the round indicator has {NAMES[letter]} twice on II to VI" for letter in LETTERS if later.count(letter) > 1
    )


def _setup(position: SintraPosition) -> Iterator[str]:
    """Before the first deal nothing has happened; strips are laid in order, then the round indicator is filled."""
    boards = position.boards
    is_laying = position.phase == "strips"
    laid = [strip is not None for board in boards for strip in board.strips]
    if laid != sorted(laid, reverse=True) or all(laid) == is_laying:
        yield f"in phase {position.phase!r} strips are laid in order, and {'not all' if is_laying else 'all'} of them"
    if is_laying and any("J" in _face(position.strips, s.strip) for board in boards for s in board.strips if s):
        yield "the face with joker squares starts face down"
    spaces = position.indicator[1:] + position.indicator[:1]
    filled = spaces.rstrip(FREE)
    if FREE in filled or len(filled) == rules.ROUNDS or (filled and is_laying) or len(set(filled)) < len(filled):
        yield "the round indicator is filled in order, II to VI with one piece of each color, then I"
    loose = position.center + "".join(position.displays)
    if not all(map(_is_fresh, boards)) or loose or any(position.tower.values()) or position.round > 1:
        yield f"in phase {position.phase!r} no pane has been dealt and nobody has moved"
    if position.marker != "center":
        yield f"in phase {position.phase!r} the marker lies in the center"


def _is_fresh(board: Palace) -> bool:
    """True for a board on which nothing has happened yet."""
    panes = "".join(board.windows) + "".join(strip.panes for strip in board.strips if strip)
    return not (board.score or board.lost or board.glass > 1 or board.glazier > 1 or panes.replace(FREE, ""))


def _unbegun(position: SintraPosition) -> Iterator[str]:
    """Before the first take of a game nothing has happened."""
    if position.round > 1:
        return
    if any(position.tower.values()) or not all(map(_is_fresh, position.boards)):
        yield "in round 1, before anybody took panes, the tower is empty and nothing has happened on any board"
    if position.turn is not None and position.turn != position.starter:
        yield "in round 1, before anybody took panes, the starter is to move"


def _turn(position: SintraPosition, loose: int) -> Iterator[str]:
    """Where a seat is to act: panes to take, or a choice that is really open."""
    if position.phase == "draft" and not loose:
        yield "in phase 'draft' there must be panes on the displays or in the center"
    spaces = DISPLAY_TILES * len(position.displays)
    if position.round == 1 and sum(position.bag.values()) != rules.PANES - rules.ROUNDS - spaces:
        yield f"in round 1 the bag must hold {rules.PANES - rules.ROUNDS - spaces} panes after the deal"
    if "" not in position.displays:
        yield from _unbegun(position)
        if position.marker != "center":
            yield "nothing was taken from the displays, so the marker must lie in the center"
    if position.turn is None or position.phase == "draft":
        return
    seat = position.turn - 1
    state, place = lay_out(position), position.boards[seat].glazier - 1
    strip = position.boards[seat].strips[place]
    if strip is None:
        yield f"seat {position.turn} has no strip under its glazier to choose for"
    elif position.phase == "pane":
        if FREE in strip.panes:
            yield f"the strip under the glazier of seat {position.turn} is not complete"
        elif len(set(strip.panes)) < 2:
            yield f"seat {position.turn} has no choice of a pane"
        complete = [place for place, s in enumerate(position.boards[seat].strips) if s and FREE not in s.panes]
        if len(complete) > 1:
            yield f"seat {position.turn} has more than one complete strip"
    elif len(set(position.hand)) > 1:
        yield "the hand must hold panes of one color"
    else:
        colored, jokers = draft.fitting_squares(state, seat, place, LETTERS.index(position.hand[0]))
        panes = len(position.hand)
        if draft.fewest_on_jokers(colored, panes) >= draft.most_on_jokers(jokers, panes):
            yield f"the strip under the glazier of seat {position.turn} leaves no choice where the panes go"
