"""Pavilion: why a move is not allowed where a seat is to act."""

from faience.games.errors import IllegalMove
from faience.games.pavilion.letters import LETTERS, NAMES, space_name, spell_counts
from faience.games.pavilion.moves import Keep, Pick, Place, Take, payments
from faience.games.rulebook import Move, State
from faience.games.tabletop import source_refusal
from faience.rules.pavilion import placing, stars
from faience.rules.pavilion import state as rules

Facts = dict[str, str | int]


def explain(state: State, move: Move) -> IllegalMove:
    """The rule that forbids a move."""
    match int(state.phase), move:
        case rules.DRAFT, Take():
            return _explain_take(state, move)
        case rules.DRAFT, _:
            return IllegalMove("take-due", f"{move}: take tiles now, such as 3R", {"move": str(move)})
        case rules.PLACE, Place():
            return _explain_place(state, move)
        case rules.PLACE, _:
            return IllegalMove("turn-due", f"{move}: place a tile now, such as R5:5R, or pass", {"move": str(move)})
        case rules.PAY, _:
            ways = payments(state, int(state.star), int(state.slot), int(state.color))
            told = ", ".join(f":{spell_counts(way)}" for way in ways)
            return IllegalMove("pay-due", f"{move}: choose how to pay: {told}", {"move": str(move), "ways": told})
        case rules.PICK, _:
            return _explain_pick(state, move)
        case _:
            return _explain_keep(state, move)


def _explain_take(state: State, move: Take) -> IllegalMove:
    color = LETTERS[move.color]
    facts: Facts = {"move": str(move), "source": move.source, "color": color}

    def because(rule: str, message: str, **more: str | int) -> IllegalMove:
        return IllegalMove(rule, f"{move}: {message}", facts | more)

    if refusal := source_refusal(state, move.source, move.color, LETTERS, NAMES, " tile"):
        rule, message, more = refusal
        return because(rule, message, **more)
    source = f"display {move.source}" if move.source else "the center"
    return because("wild-color", f"{NAMES[color]} is wild in this round; choose another color of {source}")


def _explain_place(state: State, move: Place) -> IllegalMove:
    seat, color = int(state.turn), LETTERS[move.color]
    side = int(stars.side_of(state))
    facts: Facts = {"move": str(move), "color": color, "star": move.star + 1, "slot": move.slot + 1}

    def because(rule: str, message: str, **more: str | int) -> IllegalMove:
        return IllegalMove(rule, f"{move}: {message}", facts | more)

    if move.side != side:
        here = space_name(side, move.star, move.slot)
        return because("other-side", f"on this side of the boards that space is called {here}", space=here)
    cost = int(stars.cost_of(state, move.star, move.slot))
    if int(state.filled[seat, move.star]) >> move.slot & 1:
        return because("space-taken", "there is a tile on that space already")
    if not int(placing.accepts(state, seat, move.star)) >> move.color & 1:
        return because("star-color", f"that star does not take a {NAMES[color]} tile")
    if state.hand[seat, move.color] == 0:
        return because("no-tile", f"you have no {NAMES[color]} tile to place")
    has = int(placing.reach(state, seat, move.color))
    return because("too-few", f"it costs {cost} tiles, and you can pay {has}", cost=cost, has=has)


def _explain_pick(state: State, move: Move) -> IllegalMove:
    colors = [color for color in range(int(state.lowest), rules.COLORS) if placing.can_pick(state, color)]
    told = ", ".join(f"+{LETTERS[color]}" for color in colors)
    facts: Facts = {"move": str(move), "picks": int(state.picks), "ways": told}
    is_before = isinstance(move, Pick) and move.color < int(state.lowest)
    reason = "tiles are picked in the order O R B Y G P" if is_before else "pick a tile from the supply"
    return IllegalMove("pick-due", f"{move}: {reason}: {told}", facts)


def _explain_keep(state: State, move: Move) -> IllegalMove:
    seat = int(state.turn)
    colors = [color for color in range(int(state.lowest), rules.COLORS) if state.hand[seat, color] > 0]
    told = ", ".join([*(f"keep:{LETTERS[color]}" for color in colors), "keep:-"])
    facts: Facts = {"move": str(move), "ways": told}
    is_before = isinstance(move, Keep) and move.color is not None and move.color < int(state.lowest)
    reason = "tiles are kept in the order O R B Y G P" if is_before else "choose a tile to keep, or no more"
    return IllegalMove("keep-due", f"{move}: {reason}: {told}", facts)
