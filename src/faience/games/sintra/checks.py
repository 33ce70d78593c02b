"""Sintra: what a position must satisfy to stand on a table."""

from collections.abc import Iterator

from faience.games.errors import InvalidOption, InvalidPosition, Problem, problem
from faience.games.rulebook import State
from faience.games.sintra.board_checks import BOARD_SENTENCES, boards, counts, face_of, sizes, strips
from faience.games.sintra.positions import FREE, Palace, SintraPosition, lay_out
from faience.games.sintra.strips import LETTERS, NAMES, StripSet
from faience.games.tabletop import check, deal_problems, phase_problems, source_problems
from faience.rules.sintra import draft
from faience.rules.sintra import state as rules
from faience.rules.tiles import DISPLAY_TILES

_SENTENCES = {
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


def state_of(position: SintraPosition) -> State:
    """The state of a position; InvalidPosition says the first thing that is wrong with it."""
    try:
        StripSet.read(position.strips)
    except InvalidOption as error:
        raise InvalidPosition.told(error.rule, str(error), error.facts) from None
    check(position, (sizes, strips, counts, boards, _phase), BOARD_SENTENCES | _SENTENCES, NAMES)
    return lay_out(position)


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
    if is_laying and any("J" in face_of(position.strips, s.strip) for board in boards for s in board.strips if s):
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
