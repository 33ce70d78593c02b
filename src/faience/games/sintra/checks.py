"""Sintra: what a position must satisfy to stand on a table."""

from collections import Counter
from collections.abc import Iterable, Iterator

from faience.games.errors import InvalidOption, InvalidPosition, Problem, problem
from faience.games.sintra.positions import FREE, SEATS, Laid, Palace, SintraPosition, lay_out
from faience.games.sintra.state import SintraState
from faience.games.sintra.strips import FACE_NAMES, LETTERS, NAMES, StripSet, other_face
from faience.games.tabletop import check, deal_problems, letter_problems, phase_problems, size_problems, source_problems
from faience.rules.sintra import draft
from faience.rules.sintra import state as rules
from faience.rules.tiles import DISPLAY_TILES

_SENTENCES = {
    "indicator-size": "the round indicator has {due} spaces, not {spaces}; write . for an empty one",
    "places": "seat {seat} must have {due} places for strips and as many windows",
    "window-size": "window {window} of seat {seat} has an upper and a lower space, such as 'O.' with a pane in one",
    "glass-space": "seat {seat} stands on space {space} of the glass track, where nobody rests below space {last}",
    "strip-twice": "seat {seat} has strip {strip} twice",
    "strip-name": (
        "the strip at place {place} of seat {seat} is {strip!r}; a strip is its number and the face "
        "that is up, such as '3a'"
    ),
    "strip-size": "the strip at place {place} of seat {seat} has {due} squares, not {squares}",
    "pane-color": (
        "the strip at place {place} of seat {seat} has a {color_name} pane on square {square}, which is {due_name}"
    ),
    "pane-count": "there must be {due} {color_name} panes in all, but there are {panes}",
    "negative": "seat {seat} has {points} points, but no score goes below 0",
    "strip-complete": "the strip at place {place} of seat {seat} is complete, so a pane of it must be in the window",
    "window-lower": "window {window} of seat {seat} has a pane in the lower space but none in the upper",
    "window-strip": "window {window} of seat {seat} is complete, so no strip can be left above it",
    "window-bare": "window {window} of seat {seat} is not complete, so there must be a strip above it",
    "joker-face-up": (
        "window {window} of seat {seat} is empty, so the face with joker squares cannot be up above it: "
        "it starts face down"
    ),
    "window-pane": "window {window} of seat {seat} holds a {color_name} pane, which face {face} cannot have given",
    "glass-lost": "seat {seat} cannot have lost {lost} points to the glass track, whose end costs {end}",
    "glass-points": "seat {seat} has {points} points, less than the glass track can have taken",
    "deal-nothing": "in phase 'deal' the bag or the tower must hold a pane",
    "last-round": "a game is over after round {due}, not {round}",
    "indicator-pieces": "in round {round} the indicator holds a piece on each of its last {pieces} spaces",
    "indicator-twice": "the round indicator has {color_name} twice on II to VI",
    "strips-order": "in phase {phase!r} strips are laid in order, and {part} of them",
    "joker-face-down": "the face with joker squares starts face down",
    "indicator-order": "the round indicator is filled in order, II to VI with one piece of each color, then I",
    "set-up": "in phase {phase!r} no pane has been dealt and nobody has moved",
    "set-up-marker": "in phase {phase!r} the marker lies in the center",
    "unbegun": "in round 1, before anybody took panes, the tower is empty and nothing has happened on any board",
    "unbegun-turn": "in round 1, before anybody took panes, the starter is to move",
    "draft-empty": "in phase 'draft' there must be panes on the displays or in the center",
    "first-bag": "in round 1 the bag must hold {panes} panes after the deal",
    "untouched": "nothing was taken from the displays, so the marker must lie in the center",
    "glazier-strip": "seat {seat} has no strip under its glazier to choose for",
    "strip-open": "the strip under the glazier of seat {seat} is not complete",
    "no-choice-pane": "seat {seat} has no choice of a pane",
    "strips-complete": "seat {seat} has more than one complete strip",
    "hand-panes": "the hand must hold panes of one color",
    "no-choice-squares": "the strip under the glazier of seat {seat} leaves no choice where the panes go",
}


def state_of(position: SintraPosition) -> SintraState:
    """The state of a position; InvalidPosition says the first thing that is wrong with it."""
    try:
        StripSet.read(position.strips)
    except InvalidOption as error:
        raise InvalidPosition.told(error.rule, str(error), error.facts) from None
    check(position, (_sizes, _strips, _counts, _boards, _phase), _SENTENCES, NAMES)
    return lay_out(position)


def _sizes(position: SintraPosition) -> Iterator[Problem]:
    """Right numbers of boards, displays, places and spaces, and only letters that exist."""
    yield from size_problems(position, SEATS)
    if len(position.indicator) != rules.ROUNDS:
        yield problem("indicator-size", due=rules.ROUNDS, spaces=len(position.indicator))
    places: dict[str, Iterable[str]] = {"the tower": position.tower, "the hand": position.hand}
    places |= {"the round indicator": position.indicator.replace(FREE, "")}
    for seat, board in enumerate(position.boards, 1):
        if len(board.strips) != rules.PLACES or len(board.windows) != rules.PLACES:
            yield problem("places", seat=seat, due=rules.PLACES)
        for window, panes in enumerate(board.windows, 1):
            places |= {f"window {window} of seat {seat}": panes.replace(FREE, "")}
            if len(panes) != rules.SPACES:
                yield problem("window-size", seat=seat, window=window)
        for place, strip in enumerate(board.strips, 1):
            places |= {f"the strip at place {place} of seat {seat}": strip.panes.replace(FREE, "") if strip else ""}
        if board.glass >= len(position.strips.track):
            last = len(position.strips.track) - 1
            yield problem("glass-space", seat=seat, space=board.glass, last=last)
    yield from letter_problems(position, places, LETTERS)


def _strips(position: SintraPosition) -> Iterator[Problem]:
    """Every strip exists, lies once, and holds panes only where they fit."""
    for seat, board in enumerate(position.boards, 1):
        for place, strip in enumerate(board.strips, 1):
            if strip is not None:
                yield from _panes(position.strips, strip, seat, place)
        numbers = Counter(strip.strip[:1] for strip in board.strips if strip is not None)
        yield from (problem("strip-twice", seat=seat, strip=number) for number, times in numbers.items() if times > 1)


def _panes(printed: StripSet, strip: Laid, seat: int, place: int) -> Iterator[Problem]:
    if strip.strip not in FACE_NAMES:
        yield problem("strip-name", seat=seat, place=place, strip=strip.strip)
        return
    squares = printed.face(strip.strip)
    if len(strip.panes) != rules.SQUARES:
        yield problem("strip-size", seat=seat, place=place, due=rules.SQUARES, squares=len(strip.panes))
        return
    for square, (kind, letter) in enumerate(zip(squares, strip.panes, strict=True), 1):
        if letter not in (FREE, kind) and kind != "J":
            yield problem("pane-color", seat=seat, place=place, square=square, color=letter, due=kind)


def _counts(position: SintraPosition) -> Iterator[Problem]:
    """Every pane of the box is somewhere."""
    found = Counter(position.bag) + Counter(position.tower) + Counter(position.center + "".join(position.displays))
    found.update(position.indicator + position.hand)
    for board in position.boards:
        found.update("".join(board.windows) + "".join(strip.panes for strip in board.strips if strip))
    for letter in LETTERS:
        if found[letter] != rules.COPIES:
            yield problem("pane-count", color=letter, due=rules.COPIES, panes=found[letter])


def _boards(position: SintraPosition) -> Iterator[Problem]:
    """Scores, windows and strips that can be."""
    for seat, board in enumerate(position.boards, 1):
        if board.score < 0 and not position.allow_negative:
            yield problem("negative", seat=seat, points=board.score)
        if position.phase != "strips":
            for place in range(rules.PLACES):
                yield from _place(position, board, place, seat)
        yield from _glass(position, board, seat)
        if position.phase == "pane" and seat == position.turn:
            continue
        for place, strip in enumerate(board.strips, 1):
            if strip is not None and FREE not in strip.panes:
                yield problem("strip-complete", seat=seat, place=place)


def _place(position: SintraPosition, board: Palace, place: int, seat: int) -> Iterator[Problem]:
    """A window and the strip above it: the strip is turned after the first pane and gone after the second."""
    window, strip = board.windows[place], board.strips[place]
    if window[rules.UPPER] == FREE != window[rules.LOWER]:
        yield problem("window-lower", seat=seat, window=place + 1)
    is_full = FREE not in window
    if is_full and strip is not None:
        yield problem("window-strip", seat=seat, window=place + 1)
    if not is_full and strip is None:
        yield problem("window-bare", seat=seat, window=place + 1)
    if strip is None:
        return
    is_jokers = "J" in position.strips.face(strip.strip)
    if window == FREE * 2 and is_jokers:
        yield problem("joker-face-up", seat=seat, window=place + 1)
    if window != FREE * 2 and window[rules.UPPER] not in _start_colors(position, strip):
        yield problem("window-pane", seat=seat, window=place + 1, color=window[0], face=other_face(strip.strip))


def _start_colors(position: SintraPosition, strip: Laid) -> str:
    """The colors that the face which was up first could give."""
    squares = position.strips.face(other_face(strip.strip))
    return LETTERS if "J" in squares else squares


def _glass(position: SintraPosition, board: Palace, seat: int) -> Iterator[Problem]:
    """What the track took: its end, as often as it was reached, and when the game is over the space it ended on."""
    track = position.strips.track
    lost = board.lost - (track[board.glass - 1] if position.phase == "over" else 0)
    steps = position.round * (DISPLAY_TILES * len(position.displays) + 1)
    if lost < 0 or lost % track[-1] or lost > steps // (len(track) - 1) * track[-1]:
        yield problem("glass-lost", seat=seat, lost=board.lost, end=track[-1])
    if board.score < -board.lost:
        yield problem("glass-points", seat=seat, points=board.score)


def _phase(position: SintraPosition) -> Iterator[Problem]:
    """What the phase says about turn, sources, round indicator and the choice that is open."""
    yield from phase_problems(position, ("draft", "jokers", "pane"), {"hand": "jokers"})
    if position.phase in ("strips", "indicator"):
        yield from _setup(position)
        return
    yield from _indicator(position)
    loose = len(position.center) + sum(map(len, position.displays))
    match position.phase:
        case "deal":
            yield from _unbegun(position)
            yield from deal_problems(position)
            if not sum(position.bag.values()) + sum(position.tower.values()):
                yield problem("deal-nothing")
        case "over":
            if loose:
                yield problem("phase-loose", phase="over")
        case _:
            yield from source_problems(position)
            yield from _turn(position, loose)


def _indicator(position: SintraPosition) -> Iterator[Problem]:
    """Pieces of past rounds are gone; the others are there, one of each color on II to VI."""
    gone = rules.ROUNDS if position.phase == "over" else position.round - 1
    if position.phase == "over" and position.round != rules.ROUNDS:
        yield problem("last-round", due=rules.ROUNDS, round=position.round)
    if position.indicator[:gone] != FREE * gone or FREE in position.indicator[gone:]:
        yield problem("indicator-pieces", round=position.round, pieces=rules.ROUNDS - gone)
    later = position.indicator[1:].replace(FREE, "")
    yield from (problem("indicator-twice", color=letter) for letter in LETTERS if later.count(letter) > 1)


def _setup(position: SintraPosition) -> Iterator[Problem]:
    """Before the first deal nothing has happened; strips are laid in order, then the round indicator is filled."""
    boards = position.boards
    is_laying = position.phase == "strips"
    laid = [strip is not None for board in boards for strip in board.strips]
    if laid != sorted(laid, reverse=True) or all(laid) == is_laying:
        yield problem("strips-order", phase=position.phase, part="not all" if is_laying else "all")
    if is_laying and any("J" in position.strips.face(s.strip) for board in boards for s in board.strips if s):
        yield problem("joker-face-down")
    spaces = position.indicator[1:] + position.indicator[:1]
    filled = spaces.rstrip(FREE)
    if FREE in filled or len(filled) == rules.ROUNDS or (filled and is_laying) or len(set(filled)) < len(filled):
        yield problem("indicator-order")
    loose = position.center + "".join(position.displays)
    if not all(map(_is_fresh, boards)) or loose or any(position.tower.values()) or position.round > 1:
        yield problem("set-up", phase=position.phase)
    if position.marker != "center":
        yield problem("set-up-marker", phase=position.phase)


def _is_fresh(board: Palace) -> bool:
    """True for a board on which nothing has happened yet."""
    panes = "".join(board.windows) + "".join(strip.panes for strip in board.strips if strip)
    return not (board.score or board.lost or board.glass > 1 or board.glazier > 1 or panes.replace(FREE, ""))


def _unbegun(position: SintraPosition) -> Iterator[Problem]:
    """Before the first take of a game nothing has happened."""
    if position.round > 1:
        return
    if any(position.tower.values()) or not all(map(_is_fresh, position.boards)):
        yield problem("unbegun")
    if position.turn is not None and position.turn != position.starter:
        yield problem("unbegun-turn")


def _turn(position: SintraPosition, loose: int) -> Iterator[Problem]:
    """Where a seat is to act: panes to take, or a choice that is really open."""
    if position.phase == "draft" and not loose:
        yield problem("draft-empty")
    spaces = DISPLAY_TILES * len(position.displays)
    if position.round == 1 and sum(position.bag.values()) != rules.PANES - rules.ROUNDS - spaces:
        yield problem("first-bag", panes=rules.PANES - rules.ROUNDS - spaces)
    if "" not in position.displays:
        yield from _unbegun(position)
        if position.marker != "center":
            yield problem("untouched")
    if position.turn is None or position.phase == "draft":
        return
    seat = position.turn - 1
    state, place = lay_out(position), position.boards[seat].glazier - 1
    strip = position.boards[seat].strips[place]
    if strip is None:
        yield problem("glazier-strip", seat=position.turn)
    elif position.phase == "pane":
        if FREE in strip.panes:
            yield problem("strip-open", seat=position.turn)
        elif len(set(strip.panes)) < 2:
            yield problem("no-choice-pane", seat=position.turn)
        complete = [place for place, s in enumerate(position.boards[seat].strips) if s and FREE not in s.panes]
        if len(complete) > 1:
            yield problem("strips-complete", seat=position.turn)
    elif len(set(position.hand)) > 1:
        yield problem("hand-panes")
    else:
        color = LETTERS.index(position.hand[0])
        least, most = draft.joker_bounds(state, seat, place, color, len(position.hand))
        if least >= most:
            yield problem("no-choice-squares", seat=position.turn)
