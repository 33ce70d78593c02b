"""Two readings of Sintra, the package's and the tests' own, play the same games side by side."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

import pytest

from faience import Game, Variant
from tests.lockstep import compare
from tests.positions.sintra import CROWDED, OTHER, Plain, palace, position
from tests.reference.sintra import Table
from tests.tables import SINTRA_TABLES, name_of, plain

TablePlayer = Callable[[Table, list[str], random.Random], str]

RARE = {
    "all breaks",
    "above an empty place",
    "bonus on a joker square",
    "home",
    "home is to the right",
    "home past an empty place",
    "joker choice",
    "no strips left",
    "nobody took the marker",
    "one color only",
    "poured",
    "poured in the middle of a deal",
    "score below 0",
    "score stopped at 0",
    "short deal",
    "some break",
    "two wraps at once",
    "window complete",
    "windows beyond",
    "wrap",
    "wrap with steps left over",
}


def anything(table: Table, moves: list[str], dice: random.Random) -> str:
    """Any move."""
    return dice.choice(moves)


def craftsman(table: Table, moves: list[str], dice: random.Random) -> str:
    """Breaks as little as it can and completes strips, so that windows fill and strips go."""
    return max(dice.sample(moves, len(moves)), key=lambda move: _worth(table, move))


def hoarder(table: Table, moves: list[str], dice: random.Random) -> str:
    """Breaks little and completes no strip if it can help it, so that panes become few."""
    return max(dice.sample(moves, len(moves)), key=lambda move: _worth(table, move, for_complete=-9))


def vandal(table: Table, moves: list[str], dice: random.Random) -> str:
    """Breaks as much as it can, so that the track wraps; some of the time it plays anything."""
    return anything(table, moves, dice) if dice.random() < 0.3 else min(moves, key=lambda move: _worth(table, move))


def wanderer(table: Table, moves: list[str], dice: random.Random) -> str:
    """Often goes home, and otherwise as far to the right as it can."""
    return "H" if "H" in moves and dice.random() < 0.5 else max(moves, key=lambda move: (move[-1], dice.random()))


def _worth(table: Table, move: str, for_complete: int = 3) -> int:
    """Panes laid less panes broken, and something for a complete strip."""
    assert table.turn is not None
    if table.phase != "draft" or move == "H":
        return 0
    source = table.center if move[0] == "C" else table.displays[int(move[0]) - 1]
    panes = source.count(move[1])
    if move[2] == "-":
        return -panes
    strip = table.under_place(table.players[table.turn], int(move[2]) - 1)
    laid = min(panes, strip.free(move[1]) + strip.free("J"))
    return 2 * laid - panes + for_complete * (strip.panes.count(".") == laid)


PLAYERS: list[TablePlayer] = [anything, craftsman, hoarder, vandal, wanderer]


def side_by_side(variant: Variant, seats: int, seed: int, players: Sequence[TablePlayer] = PLAYERS) -> Table:
    """One game of random draws and moves by one set of dice, compared after every step."""
    dice = random.Random(seed)
    first = dice.randrange(seats)
    game = Game.of(variant, seats, first=first, seed=seed)
    table = Table(seats, plain(game)["strips"], first, **variant.options)
    return _finish(game, table, dice, dice.choice(players), f"{variant}, {seats} seats, seed {seed}")


def from_there(start: Plain, seed: int, player: TablePlayer) -> Table:
    """A game that goes on from a position, compared after every step."""
    game = Game.from_position(start, seed=seed)
    return _finish(game, Table.at(start), random.Random(seed), player, f"seed {seed}")


def _finish(game: Game, table: Table, dice: random.Random, player: TablePlayer, name: str) -> Table:
    compare(game, table, dice, partial(player, table), [f"{name}, {player.__name__}"])
    result = game.result()
    assert result, name
    assert result.places == table.places(), name
    assert (result.tie_break, result.ties) == ("lost", [player.lost for player in table.players]), name
    return table


@pytest.mark.parametrize("table", SINTRA_TABLES, ids=name_of)
@pytest.mark.parametrize("player", PLAYERS)
def test_both_engines_agree_after_every_step_of_a_random_game(table: tuple[Variant, int], player: TablePlayer) -> None:
    for seed in (17, 18):
        side_by_side(*table, seed, [player])


@pytest.mark.slow
@pytest.mark.parametrize("table", SINTRA_TABLES, ids=name_of)
def test_both_engines_agree_in_many_random_games_of_sintra(table: tuple[Variant, int]) -> None:
    for seed in range(100, 125):
        side_by_side(*table, seed)


@pytest.mark.parametrize("switch", ["allow_negative", "reset_must_move_left"])
@pytest.mark.parametrize("seats", [2, 4])
def test_both_engines_agree_with_a_switch_thrown(switch: str, seats: int) -> None:
    players = [vandal] if switch == "allow_negative" else [wanderer]
    variant = Variant.of("sintra", side="AB"[seats > 2], **{switch: True})
    reached = side_by_side(variant, seats, 5, players).reached
    assert reached["score below 0"] if switch == "allow_negative" else reached["home"]


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("player", PLAYERS)
def test_both_engines_agree_with_another_strip_set(side: str, player: TablePlayer) -> None:
    side_by_side(Variant.of("sintra", side=side, strips=OTHER), 3, 6, [player])


def worn(must_move_left: bool = False) -> Plain:
    """Two palaces with few strips left, so that they run out."""
    gone = {1: "OP", 2: "BY", 4: "GB", 5: "PY", 8: "OG"}
    one = palace({7: "1b OO..."}, gone | {3: "O.", 6: "Y.", 7: "B."}, score=9, glazier=7, glass=8)
    other = palace({6: "2a YYYO."}, gone | {3: "BY", 7: "GY"}, score=30, glazier=2)
    bag = dict.fromkeys("BYOPG", 7)
    start = position(one, other, displays=["BBYO", "YOPG"], bag=bag, round_number=4)
    return start | {"reset_must_move_left": must_move_left}


def crowded() -> Plain:
    """Four palaces on whose strips most panes lie; the last two of the round are taken from a display."""
    last = palace(CROWDED, glazier=6)
    return position(*(palace(CROWDED) for _ in range(3)), last, displays=["BB"], turn=4, starter=2)


@pytest.mark.parametrize("player", PLAYERS)
def test_both_engines_agree_when_strips_run_out(player: TablePlayer) -> None:
    for must_move_left in (False, True):
        from_there(worn(must_move_left), 4, player)


@pytest.mark.parametrize("player", PLAYERS)
def test_both_engines_agree_when_panes_run_out(player: TablePlayer) -> None:
    for seed in range(2):
        from_there(crowded() | {"side": "AB"[seed]}, seed, player)


def test_the_games_above_reach_the_rare_rules() -> None:
    """Otherwise the comparisons would prove little."""
    reached: Counter[str] = Counter()
    for player in PLAYERS:
        reached += side_by_side(*SINTRA_TABLES[0], 17, [player]).reached
        reached += side_by_side(Variant.of("sintra", strips=OTHER), 3, 6, [player]).reached
        reached += from_there(worn(), 4, player).reached
        reached += from_there(crowded(), 0, player).reached
    reached += side_by_side(Variant.of("sintra", allow_negative=True), 2, 5, [vandal]).reached
    assert set(reached) == RARE
