"""Sintra: what the boards of a position must satisfy, whatever the phase."""

from collections import Counter
from collections.abc import Iterable, Iterator

from faience.games.errors import Problem, problem
from faience.games.sintra.positions import FREE, SEATS, Laid, Palace, SintraPosition
from faience.games.sintra.strips import FACE_NAMES, LETTERS, StripSet
from faience.games.tabletop import letter_problems, size_problems
from faience.rules.sintra import state as rules
from faience.rules.tiles import DISPLAY_TILES

BOARD_SENTENCES = {
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
}


def sizes(position: SintraPosition) -> Iterator[Problem]:
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


def strips(position: SintraPosition) -> Iterator[Problem]:
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
    squares = face_of(printed, strip.strip)
    if len(strip.panes) != rules.SQUARES:
        yield problem("strip-size", seat=seat, place=place, due=rules.SQUARES, squares=len(strip.panes))
        return
    for square, (kind, letter) in enumerate(zip(squares, strip.panes, strict=True), 1):
        if letter not in (FREE, kind) and kind != "J":
            yield problem("pane-color", seat=seat, place=place, square=square, color=letter, due=kind)


def face_of(printed: StripSet, name: str) -> str:
    """The squares of a face by its name."""
    return printed.strips[int(name[0]) - 1].faces["ab".index(name[1])]


def _other(name: str) -> str:
    return name[0] + ("b" if name[1] == "a" else "a")


def counts(position: SintraPosition) -> Iterator[Problem]:
    """Every pane of the box is somewhere."""
    found = Counter(position.bag) + Counter(position.tower) + Counter(position.center + "".join(position.displays))
    found.update(position.indicator + position.hand)
    for board in position.boards:
        found.update("".join(board.windows) + "".join(strip.panes for strip in board.strips if strip))
    for letter in LETTERS:
        if found[letter] != rules.COPIES:
            yield problem("pane-count", color=letter, due=rules.COPIES, panes=found[letter])


def boards(position: SintraPosition) -> Iterator[Problem]:
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
    is_jokers = "J" in face_of(position.strips, strip.strip)
    if window == FREE * 2 and is_jokers:
        yield problem("joker-face-up", seat=seat, window=place + 1)
    if window != FREE * 2 and window[rules.UPPER] not in _start_colors(position, strip):
        yield problem("window-pane", seat=seat, window=place + 1, color=window[0], face=_other(strip.strip))


def _start_colors(position: SintraPosition, strip: Laid) -> str:
    """The colors that the face which was up first could give."""
    squares = face_of(position.strips, _other(strip.strip))
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
